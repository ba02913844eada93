#pragma once

#include "model/edit/project_editor.h"

namespace cw {

/// Mounts a device. An empty name becomes "<rack>-<n>". Conflict when units are taken: context "U16-U23",
/// detail the names of the occupants; InvalidArgument when it would reach above the rack or is placed at u 0
/// without being a zero-U part.
Result<DeviceId> placeDevice(ProjectEditor& editor, Device device);

/// Moves a device to another slot, face or rack; its cables stay plugged. Errors as above.
Status moveDevice(ProjectEditor& editor, DeviceId device, RackId rack, int u, Face face);

/// Moves several devices of any racks at once, so that two may change places. Errors as above.
struct DeviceMove {
    DeviceId device;
    RackId rack;
    int u = 1;
    Face face = Face::Front;
};
Status moveDevices(ProjectEditor& editor, std::span<const DeviceMove> moves);

} // namespace cw
