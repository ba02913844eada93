// A contiguous, ordered store of one kind of object. Iteration is by ascending id, hence deterministic.
#pragma once

#include "model/base/id.h"

#include <cassert>
#include <cstdint>
#include <iterator>
#include <optional>
#include <vector>

namespace cw {

/// Slots indexed by id − 1; a removed object leaves a hole, so ids stay stable and history can bring it back.
template <class T>
class Store {
public:
    struct Entry {
        Id<T> id;
        const T& value;
    };

    class Iterator {
    public:
        using iterator_category = std::input_iterator_tag;
        using value_type = Entry;
        using difference_type = std::ptrdiff_t;
        using pointer = void;
        using reference = Entry;

        Iterator(const Store* store, std::uint32_t slot)
            : store_(store)
            , slot_(slot) {
            skipHoles();
        }
        Entry operator*() const { return {Id<T>(slot_ + 1), store_->values_[slot_]}; }
        Iterator& operator++() {
            ++slot_;
            skipHoles();
            return *this;
        }
        bool operator==(const Iterator& o) const { return slot_ == o.slot_; }

    private:
        void skipHoles() {
            while (slot_ < store_->values_.size() && !store_->alive_[slot_])
                ++slot_;
        }
        const Store* store_;
        std::uint32_t slot_;
    };

    Iterator begin() const { return Iterator(this, 0); }
    Iterator end() const { return Iterator(this, std::uint32_t(values_.size())); }

    std::size_t size() const { return count_; }
    bool empty() const { return count_ == 0; }
    /// One more than the largest id in use; the size of an array indexed by id value.
    std::size_t idLimit() const { return values_.size() + 1; }

    bool contains(Id<T> id) const {
        return id.value() >= 1 && id.value() <= values_.size() && alive_[id.value() - 1];
    }
    const T* find(Id<T> id) const { return contains(id) ? &values_[id.value() - 1] : nullptr; }
    const T& operator[](Id<T> id) const {
        assert(contains(id));
        return values_[id.value() - 1];
    }

private:
    friend class Project;
    friend class ProjectLoader;

    Id<T> nextId() const { return Id<T>(std::uint32_t(values_.size() + 1)); }
    T& edit(Id<T> id) {
        assert(contains(id));
        return values_[id.value() - 1];
    }
    void put(Id<T> id, T value) {
        const std::size_t slot = id.value() - 1;
        if (slot >= values_.size()) {
            values_.resize(slot + 1);
            alive_.resize(slot + 1, 0);
        }
        assert(!alive_[slot]);
        values_[slot] = std::move(value);
        alive_[slot] = 1;
        ++count_;
    }
    /// Takes the object out. Trailing holes are given back only when `shrink`: undoing an addition must leave
    /// the store as it was, a removal must keep the id for the day it is undone.
    T take(Id<T> id, bool shrink) {
        assert(contains(id));
        const std::size_t slot = id.value() - 1;
        T value = std::move(values_[slot]);
        values_[slot] = T{};
        alive_[slot] = 0;
        --count_;
        if (shrink && slot + 1 == values_.size()) {
            values_.pop_back();
            alive_.pop_back();
        }
        return value;
    }

    std::vector<T> values_;
    std::vector<std::uint8_t> alive_;
    std::size_t count_ = 0;
};

} // namespace cw
