#include "model/edit/history.h"

#include <unordered_map>
#include <unordered_set>

namespace cw {

namespace {

/// Whether the oldest image of every touched object equals what the project holds: the step changes nothing.
bool isObsolete(const Project& project, const Step& step) {
    std::unordered_set<ObjectRef> seen;
    for (const StepRecord& r : step.records) {
        if (r.image == StepRecord::kAbsent) return false;
        if (!seen.insert(r.object).second) continue;
        bool same = false;
        withEntityType(r.object.kind, [&](auto type) {
            using T = typename decltype(type)::type;
            const T* now = project.find(Id<T>(r.object.id));
            same = now && *now == step.images<T>()[r.image];
        });
        if (!same) return false;
    }
    return true;
}

std::vector<Change> changesOf(const Project& project, const Step& step) {
    std::vector<Change> changes;
    changes.reserve(step.records.size());
    for (const StepRecord& r : step.records) {
        ChangeKind kind = ChangeKind::Added;
        if (r.image != StepRecord::kAbsent)
            kind = project.contains(r.object) ? ChangeKind::Modified : ChangeKind::Removed;
        changes.push_back({r.object, kind, r.fields});
    }
    return changes;
}

/// One record an object, of what the step did to it all told: listeners may look every added or modified
/// object up, and nothing is said of objects that came and went inside the step.
std::vector<Change> netChanges(const Project& project, std::vector<Change> changes) {
    std::array<std::vector<std::uint32_t>, kEntityKinds> first; // by id: 1 + index into `net`
    std::vector<Change> net;
    net.reserve(changes.size());
    for (const Change& c : changes) {
        auto& seen = first[std::size_t(c.object.kind)];
        if (seen.size() <= c.object.id) seen.resize(c.object.id + 1, 0);
        if (std::uint32_t& at = seen[c.object.id]; at == 0) {
            net.push_back(c);
            at = std::uint32_t(net.size());
        } else {
            net[at - 1].fields |= c.fields;
        }
    }
    std::erase_if(net, [&](Change& c) {
        const bool before = c.kind != ChangeKind::Added;
        const bool after = project.contains(c.object);
        if (!before && !after) return true;
        if (before != after) c.fields = kAllFields;
        c.kind = !after ? ChangeKind::Removed : before ? ChangeKind::Modified : ChangeKind::Added;
        return false;
    });
    return net;
}

} // namespace

History::History(Project project)
    : project_(std::move(project)) {}

Status History::run(std::string title, const Edit& edit, std::string mergeKey) {
    Transaction t(*this, std::move(title), std::move(mergeKey));
    if (Status s = edit(t.editor()); !s) return s;
    t.commit();
    return {};
}

void History::commit(std::unique_ptr<Step> step, std::vector<Change> changes) {
    if (step->records.empty() || isObsolete(project_, *step)) return;
    step->before = revision_;
    step->after = ++lastRevision_;
    revision_ = step->after;
    steps_.resize(done_); // what was undone is gone for good
    const bool merge = mergeOpen_ && done_ > 0 && !step->mergeKey.empty() &&
                       steps_.back()->mergeKey == step->mergeKey && steps_.back()->after != savedRevision_;
    mergeOpen_ = !step->mergeKey.empty();
    if (merge) {
        Step& last = *steps_.back();
        if (!mergeInto(last, *step)) {
            revision_ = last.before;
            steps_.pop_back();
            --done_;
            mergeOpen_ = false;
        }
    } else {
        steps_.push_back(std::move(step));
        ++done_;
    }
    notify(std::move(changes));
}

/// Adds `next` to `last`, keeping the older image of what both touched. False when together they change
/// nothing.
bool History::mergeInto(Step& last, Step& next) {
    std::unordered_map<ObjectRef, std::size_t> known;
    for (std::size_t i = 0; i < last.records.size(); ++i)
        known[last.records[i].object] = i;
    for (const StepRecord& r : next.records) {
        const bool modification = r.image != StepRecord::kAbsent && project_.contains(r.object);
        if (const auto at = known.find(r.object); at != known.end() && modification) {
            last.records[at->second].fields |= r.fields;
            continue;
        }
        StepRecord moved = r;
        if (r.image != StepRecord::kAbsent)
            withEntityType(r.object.kind, [&](auto type) {
                using T = typename decltype(type)::type;
                auto& images = last.images<T>();
                images.push_back(std::move(next.images<T>()[r.image]));
                moved.image = std::uint32_t(images.size() - 1);
            });
        last.records.push_back(moved);
    }
    last.after = next.after;
    return !isObsolete(project_, last);
}

void History::undo() {
    if (!canUndo() || inTransaction_) return;
    Step& step = *steps_[--done_];
    auto changes = ProjectEditor::swapStep(project_, step, true);
    revision_ = step.before;
    mergeOpen_ = false;
    notify(std::move(changes));
}

void History::redo() {
    if (!canRedo() || inTransaction_) return;
    Step& step = *steps_[done_++];
    auto changes = ProjectEditor::swapStep(project_, step, false);
    revision_ = step.after;
    mergeOpen_ = false;
    notify(std::move(changes));
}

void History::goTo(std::size_t count) {
    while (done_ > count && canUndo())
        undo();
    while (done_ < count && canRedo())
        redo();
}

History::Subscription History::subscribe(Listener listener) {
    auto handle = std::make_shared<Listener>(std::move(listener));
    listeners_.push_back(handle);
    return handle;
}

void History::notify(std::vector<Change> changes) {
    const ChangeSet set{revision_, netChanges(project_, std::move(changes))};
    std::erase_if(listeners_, [](const auto& weak) { return weak.expired(); });
    const auto listeners = listeners_; // a listener may subscribe others
    for (const auto& weak : listeners)
        if (const auto listener = weak.lock()) (*listener)(set);
}

void History::reset(Project project) {
    project_ = std::move(project);
    steps_.clear();
    done_ = 0;
    revision_ = ++lastRevision_;
    savedRevision_ = revision_;
    mergeOpen_ = false;
    notify({});
}

Transaction::Transaction(History& history, std::string title, std::string mergeKey)
    : history_(history)
    , step_(std::make_unique<Step>())
    , editor_(history.project_, *step_) {
    assert(!history_.inTransaction_ && "transactions do not nest; pass the editor on");
    history_.inTransaction_ = true;
    step_->title = std::move(title);
    step_->mergeKey = std::move(mergeKey);
}

Transaction::~Transaction() {
    rollback();
}

void Transaction::commit() {
    if (!history_.inTransaction_ || !step_) return;
    history_.inTransaction_ = false;
    auto changes = changesOf(history_.project_, *step_);
    history_.commit(std::move(step_), std::move(changes));
}

void Transaction::rollback() {
    if (!step_) return;
    ProjectEditor::swapStep(history_.project_, *step_, true);
    step_.reset();
    history_.inTransaction_ = false;
}

} // namespace cw
