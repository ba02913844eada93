// The only write access to a project. Every call is recorded, so the step can be rolled back or undone.
#pragma once

#include "model/edit/step.h"
#include "model/project.h"

#include <span>

namespace cw {

/// Lives inside one transaction of a History. References are checked on every call: what an object names must
/// exist (NotFound), and what others name cannot go (Conflict, with the first referrer in `detail`).
class ProjectEditor {
public:
    ProjectEditor(Project& project, Step& step)
        : project_(project)
        , step_(step) {}
    ProjectEditor(const ProjectEditor&) = delete;
    ProjectEditor& operator=(const ProjectEditor&) = delete;

    const Project& project() const { return project_; }

    template <class T>
    Result<Id<T>> add(T value);
    /// Replaces the value; nothing is recorded when it is equal.
    template <class T>
    Status set(Id<T> id, T value);
    /// Sets one field: set(rackId, &Rack::pose, pose).
    template <class T, class Member>
    Status set(Id<T> id, Member T::*member, std::type_identity_t<Member> value) {
        const T* current = project_.find(id);
        if (!current) return missing(ObjectRef::of(id));
        T changed = *current;
        changed.*member = std::move(value);
        return set(id, std::move(changed));
    }
    template <class T>
    Status remove(Id<T> id);

    /// Removes objects with all that cannot exist without them: devices of a rack, cables of a device, racks
    /// of a hall… Optional references to them are cleared instead.
    Status removeWithDependents(std::span<const ObjectRef> objects);

    /// Embeds a catalogue part and returns its id. A part with the same catalogue id that is there already is
    /// used as it is: one design, one meaning of a part.
    Result<PartId> embed(const PartSpec& spec);

    /// Applies a step in place (undo when `backwards`, else redo); afterwards the step holds the inverse.
    /// Returns the changes made.
    static std::vector<Change> swapStep(Project& project, Step& step, bool backwards);

private:
    Status missing(ObjectRef ref) const;
    Status checkUsers(PartId id, const Part& part) const;
    Project& project_;
    Step& step_;
};

} // namespace cw
