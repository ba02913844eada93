// What is selected, shared by every view of one document.
#pragma once

#include "model/edit/history.h"
#include "model/object_ref.h"

#include <QObject>

#include <vector>

namespace cw::canvas {

/// Ordered, without duplicates; the last one is the current object. Forgets objects that are removed.
class SelectionModel : public QObject {
    Q_OBJECT
public:
    explicit SelectionModel(History& history, QObject* parent = nullptr);

    const std::vector<ObjectRef>& objects() const { return objects_; }
    bool isEmpty() const { return objects_.empty(); }
    bool contains(ObjectRef object) const;
    std::optional<ObjectRef> current() const;
    /// The selected objects of one kind, in order.
    template <class T>
    std::vector<Id<T>> ids() const {
        std::vector<Id<T>> result;
        for (ObjectRef object : objects_)
            if (const auto id = object.as<T>()) result.push_back(*id);
        return result;
    }

    void set(std::vector<ObjectRef> objects);
    void set(ObjectRef object) { set(std::vector{object}); }
    void toggle(ObjectRef object);
    void clear() { set(std::vector<ObjectRef>{}); }

    /// Asks the views to bring an object into sight (a finding was clicked, a search hit chosen).
    void reveal(ObjectRef object);

Q_SIGNALS:
    void changed();
    void revealRequested(cw::ObjectRef object);

private:
    History& history_;
    History::Subscription subscription_;
    std::vector<ObjectRef> objects_;
};

} // namespace cw::canvas
