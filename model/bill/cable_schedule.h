// The point-to-point list that installers pull cables by.
#pragma once

#include "model/project.h"

#include <array>
#include <functional>
#include <string>
#include <string_view>

namespace cw {

/// One cable. Texts are UTF-8; `media` is the stable name of the medium ("multimode").
struct CableRow {
    CableId cable;
    std::string label;
    std::string fabric;
    std::string aRack;
    int aU = 0; ///< lowest unit of the device, 0 for zero-U
    std::string aDevice;
    std::string aPort;
    std::string bRack;
    int bU = 0;
    std::string bDevice;
    std::string bPort;
    std::string_view media;
    double lengthM = 0; ///< to be ordered, see cableLength; rounded up to the centimetre
    std::string opticA; ///< vendor and model; empty when the medium has its own plugs
    std::string opticB;
};

/// Stable column names, in the order of CableRow.
constexpr std::array<std::string_view, 14> kCableColumns{
    "label", "fabric",   "a_rack", "a_u",   "a_device", "a_port",  "b_rack",
    "b_u",   "b_device", "b_port", "media", "length_m", "optic_a", "optic_b"};

/// The length to order, in m: cableLength rounded up to the centimetre. Every list and total counts in these.
double orderedLengthM(const Project& project, const Cable& cable);

CableRow cableRow(const Project& project, CableId id);

/// Calls visit for every cable, by fabric and then in the order of drawing.
void forEachCableRow(const Project& project, const std::function<void(const CableRow&)>& visit);

} // namespace cw
