#pragma once

#include "model/edit/project_editor.h"

namespace cw {

/// Plugs a cable into these ports; an end that stays where it is is not judged. NotFound when the device has
/// no such port; InvalidArgument when the port cannot be split that way; Conflict when another cable takes
/// it, with the port as context and that cable as detail. Parts whose ports are not known are not judged.
Status patchCable(ProjectEditor& editor, CableId cable, PortRef a, PortRef b);

/// Draws a cable between two ports at the speed of the slower one. It becomes like the fabric's other cables
/// between such parts (medium, cable and optics); without one, the planner chooses them. Errors as above.
Result<CableId> connectPorts(ProjectEditor& editor, FabricId fabric, PortRef a, PortRef b);

} // namespace cw
