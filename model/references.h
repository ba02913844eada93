// Who refers to whom, kept up to date with every edit: devices of a rack, cables of a device, racks of a
// hall.
#pragma once

#include "model/object_ref.h"

#include <span>
#include <vector>

namespace cw {

/// For each object the sorted list of objects that refer to it.
class ReferenceIndex {
public:
    void add(ObjectRef target, ObjectRef referrer);
    void remove(ObjectRef target, ObjectRef referrer);

    /// All referrers of `target`, by kind and then id.
    std::span<const ObjectRef> referrers(ObjectRef target) const;
    /// Those of one kind.
    std::span<const ObjectRef> referrers(ObjectRef target, EntityKind kind) const;

private:
    std::vector<std::vector<ObjectRef>> lists_[kEntityKinds];
};

/// A view of the referrers of one kind as typed ids.
template <class T>
class IdRange {
public:
    explicit IdRange(std::span<const ObjectRef> refs)
        : refs_(refs) {}
    class Iterator {
    public:
        explicit Iterator(const ObjectRef* p)
            : p_(p) {}
        Id<T> operator*() const { return Id<T>(p_->id); }
        Iterator& operator++() {
            ++p_;
            return *this;
        }
        bool operator==(const Iterator&) const = default;

    private:
        const ObjectRef* p_;
    };
    Iterator begin() const { return Iterator(refs_.data()); }
    Iterator end() const { return Iterator(refs_.data() + refs_.size()); }
    std::size_t size() const { return refs_.size(); }
    bool empty() const { return refs_.empty(); }

private:
    std::span<const ObjectRef> refs_;
};

} // namespace cw
