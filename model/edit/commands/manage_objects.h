#pragma once

#include "model/edit/project_editor.h"

#include <span>

namespace cw {

/// Deletes objects with all that cannot exist without them (devices and PDUs of a rack, cables of a device,
/// power and cooling of a hall, a scale-up domain whose last member goes).
/// A row stands for itself and its racks. Conflict when a rack among them is locked, NotFound when one is not
/// there.
Status deleteObjects(ProjectEditor& editor, std::span<const ObjectRef> objects);

/// Locks or unlocks racks; a row stands for its racks. InvalidArgument when there is none among the objects.
Status lockObjects(ProjectEditor& editor, std::span<const ObjectRef> objects, bool locked);

/// Gives an object a new name (white space at the ends goes). InvalidArgument for an empty name, over 200
/// bytes or a kind without names; Duplicate when another object of the kind has it: a rack or row in the same
/// hall, any other kind in the project.
Status renameObject(ProjectEditor& editor, ObjectRef object, std::string name);

} // namespace cw
