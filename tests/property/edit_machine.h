// Turns numbers into edits of a design, so that any list of numbers is an editing session.
#pragma once

#include "model/edit/history.h"

#include <cstdint>
#include <random>
#include <string>
#include <unordered_map>

namespace cw::test {

/// Runs one edit, undo, redo or mark for each number, and checks after each that what the history promises
/// holds. The first broken promise is in `broken`.
class EditMachine {
public:
    EditMachine();

    /// One step of the session. The same number does the same sort of thing wherever it stands.
    void act(std::uint32_t number);
    void undoAll();
    void redoAll();

    const History& history() const { return history_; }
    const std::string& broken() const { return broken_; }
    int merges() const { return merges_; }

private:
    using Random = std::mt19937;

    Status edit(ProjectEditor& editor, Random& random);
    Status addSomething(ProjectEditor& editor, Random& random);
    Status changeSomething(ProjectEditor& editor, Random& random);
    Status removeSomething(ProjectEditor& editor, Random& random);
    void moveInOneGesture(Random& random);
    void checkAll(const std::string& after);
    void follow(const ChangeSet& changes);
    void fail(const std::string& what);

    History history_;
    History::Subscription subscription_;
    std::unordered_map<std::uint64_t, std::string> states_; ///< canonical text of every revision seen
    std::string savedState_;
    std::unordered_map<ObjectRef, std::string> mirror_; ///< what a view knows that hears only of changes
    std::string broken_;
    int merges_ = 0;
};

} // namespace cw::test
