#include "views/canvas/selection_model.h"

#include <algorithm>
#include <unordered_set>

namespace cw::canvas {

SelectionModel::SelectionModel(History& history, QObject* parent)
    : QObject(parent)
    , history_(history) {
    subscription_ = history_.subscribe([this](const ChangeSet&) {
        std::vector<ObjectRef> left;
        for (ObjectRef object : objects_)
            if (history_.project().contains(object)) left.push_back(object);
        set(std::move(left));
    });
}

bool SelectionModel::contains(ObjectRef object) const {
    return std::find(objects_.begin(), objects_.end(), object) != objects_.end();
}

std::optional<ObjectRef> SelectionModel::current() const {
    return objects_.empty() ? std::nullopt : std::optional(objects_.back());
}

void SelectionModel::set(std::vector<ObjectRef> objects) {
    std::unordered_set<ObjectRef> seen;
    std::erase_if(objects, [&](ObjectRef object) { return !seen.insert(object).second; });
    if (objects == objects_) return;
    objects_ = std::move(objects);
    Q_EMIT changed();
}

void SelectionModel::toggle(ObjectRef object) {
    std::vector<ObjectRef> objects = objects_;
    if (std::erase(objects, object) == 0) objects.push_back(object);
    set(std::move(objects));
}

void SelectionModel::reveal(ObjectRef object) {
    set(object);
    Q_EMIT revealRequested(object);
}

} // namespace cw::canvas
