// Undo and redo: a list of steps, transactions that roll back on failure, and revisions that never repeat.
#pragma once

#include "model/edit/project_editor.h"

#include <functional>
#include <memory>

namespace cw {

class Transaction;

/// Owns the editing of one project. Not thread-safe: lives where the document lives.
class History {
public:
    using Listener = std::function<void(const ChangeSet&)>;
    using Edit = std::function<Status(ProjectEditor&)>;

    explicit History(Project project = {});
    History(const History&) = delete;
    History& operator=(const History&) = delete;

    const Project& project() const { return project_; }
    std::uint64_t revision() const { return revision_; }

    /// Runs one edit as one step. On error everything is rolled back and nothing is recorded. A step that
    /// changed nothing is not kept. Steps with the same non-empty `mergeKey` in a row become one, and vanish
    /// when the value is back where it began.
    Status run(std::string title, const Edit& edit, std::string mergeKey = {});

    bool canUndo() const { return done_ > 0; }
    bool canRedo() const { return done_ < steps_.size(); }
    void undo();
    void redo();
    /// Ends merging: the next step starts a new entry (mouse released, focus left).
    void closeMerge() { mergeOpen_ = false; }

    std::size_t stepCount() const { return steps_.size(); }
    std::size_t doneCount() const { return done_; }
    const std::string& stepTitle(std::size_t i) const { return steps_[i]->title; }
    /// Undoes or redoes until `count` steps are done.
    void goTo(std::size_t count);

    /// Marks the present state as the one on disk.
    void markSaved() { savedRevision_ = revision_; }
    /// Marks an earlier state as the one on disk: of a save that took a while.
    void markSaved(std::uint64_t revision) { savedRevision_ = revision; }
    void markNeverSaved() { savedRevision_ = ~0ull; }
    /// True between the beginning and the end of a transaction: the project is half-way to its next state.
    bool isInTransaction() const { return inTransaction_; }
    bool isModified() const { return savedRevision_ != revision_; }

    /// Called after every committed, undone or redone step. Keep the returned handle alive to stay
    /// subscribed.
    using Subscription = std::shared_ptr<void>;
    [[nodiscard]] Subscription subscribe(Listener listener);

    /// Replaces the document (open, revert, new); history starts anew. Listeners get an empty change list and
    /// a new revision, and refresh as a whole.
    void reset(Project project);

private:
    friend class Transaction;
    void commit(std::unique_ptr<Step> step, std::vector<Change> changes);
    bool mergeInto(Step& last, Step& next);
    void notify(std::vector<Change> changes);

    Project project_;
    std::vector<std::unique_ptr<Step>> steps_;
    std::size_t done_ = 0;
    std::uint64_t revision_ = 0;
    std::uint64_t lastRevision_ = 0;
    std::uint64_t savedRevision_ = 0;
    bool mergeOpen_ = false;
    bool inTransaction_ = false;
    std::vector<std::weak_ptr<Listener>> listeners_;
};

/// A step in the making, for edits that span several calls. Rolled back when it leaves scope uncommitted.
class Transaction {
public:
    Transaction(History& history, std::string title, std::string mergeKey = {});
    ~Transaction();
    Transaction(const Transaction&) = delete;
    Transaction& operator=(const Transaction&) = delete;

    ProjectEditor& editor() { return editor_; }
    void commit();
    void rollback();

private:
    History& history_;
    std::unique_ptr<Step> step_;
    ProjectEditor editor_;
};

} // namespace cw
