#pragma once

#include "model/edit/project_editor.h"

namespace cw {

/// What dropping a catalogue part on a hall's floor makes.
enum class FloorObject : std::uint8_t { None, Rack, Cooling, Power };
FloorObject floorObjectOf(const PartSpec& part);
/// Floor size of that object as seen from its front, width × depth, before it is there; see
/// model/placement.h.
Size floorSizeOf(const PartSpec& part);

/// Puts a catalogue part on the floor of a hall: a rack, a cooling unit (which serves the hall's air, or its
/// technology water when it is a CDU; the loop is made when there is none) or power gear. Embeds the part,
/// names the object by kind and number; a rack beside a row joins it. InvalidArgument when the part does not
/// stand on a floor, Conflict when something stands there (detail the blocker).
Result<ObjectRef> placePart(ProjectEditor& editor, HallId hall, const PartSpec& part, const Pose& pose);

/// Role of a device made from the part, by the part's kind and the roles of its ports.
DeviceRole deviceRoleOf(const PartSpec& part);

/// A device of an embedded part in its usual role, its power supplies shared out over feeds A and B. It has
/// no place yet.
Device newDevice(const Project& project, PartId part);

} // namespace cw
