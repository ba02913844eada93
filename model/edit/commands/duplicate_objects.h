#pragma once

#include "model/edit/commands/set_poses.h"
#include "model/edit/commands/unique_name.h"

namespace cw {

/// Copies placed objects (a row stands for its racks) to places shifted by `delta`, in the order given. A
/// rack is copied with its devices, its rack PDUs and what feeds them; cables are not, for the ports at their
/// far ends are taken. Copies get the next free names, are not locked, and stay in the original's row only
/// when they stand in its line. Conflict when a copy would stand in another body; other errors as
/// placedSelection().
Result<std::vector<ObjectRef>> duplicateObjects(ProjectEditor& editor, std::span<const ObjectRef> objects,
                                                Point delta);

/// Copies one rack with its contents to `rack.pose`; `rack` is the value of the copy (name, row, pose). The
/// names that the copied devices and PDUs get are added to the sets. No check of what stands there.
Result<RackId> copyRack(ProjectEditor& editor, RackId from, Rack rack, NameSet& deviceNames,
                        NameSet& powerNames);

} // namespace cw
