// What the density solver reads: racks with devices, whose types are shared by index.
#pragma once

#include "solvers/common/sourced.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace cw::solvers::density {

/// What is known about a type of device; many devices point at one.
struct DeviceSpec {
    std::string label;        ///< part name, as it is shown in the list of missing values
    MaybeSourced maxW;        ///< maximum draw, W. Never the sum of power supply ratings.
    MaybeSourced estimateW;   ///< estimate of the maximum by a stated rule, W; used when maxW is missing
    MaybeSourced typicalW;    ///< typical draw, W; used when both are missing
    double heightU = 0;       ///< rack units
    bool zeroU = false;       ///< mounted beside the rails (vertical PDU): takes no rack unit
    bool it = true;           ///< counts as IT load; false for pumps, rack PDUs and the like
    MaybeSourced massKg;      ///< kg
    MaybeSourced depthM;      ///< m
    MaybeSourced liquidShare; ///< 0..1 of the heat that goes to liquid; unknown goes to air and is counted
    MaybeSourced airflowM3h;  ///< air flow at full load, m3/h
    int psusNeeded = 0;       ///< supplies needed at full load (4 of the 6 of a 4+2); 0 = unknown
    MaybeSourced psuRatedW;   ///< output rating of one supply, W
};

struct Device {
    std::string label;
    std::uint32_t spec = 0;        ///< index into DensityInput::specs
    std::optional<double> bottomU; ///< lowest rack unit taken, 1-based; unknown: heights just add
    std::uint16_t psuOnA = 0;      ///< supplies connected to feed A
    std::uint16_t psuOnB = 0;      ///< supplies connected to feed B
};

struct Rack {
    std::string label;
    std::string type;       ///< rack part name, as it is shown in the list of missing values
    std::uint32_t hall = 0; ///< index into DensityInput::halls
    double widthM = 0.6;
    double depthM = 1.2;
    double usableU = 48;
    MaybeSourced usableDepthM;   ///< between front rail and rear door, m
    MaybeSourced powerLimitW;    ///< what the planner or the cooling allows here, W
    MaybeSourced ownMassKg;      ///< the empty rack, kg
    MaybeSourced staticLimitKg;  ///< load it may carry standing, without its own mass, kg
    MaybeSourced dynamicLimitKg; ///< load it may be rolled with, kg
    double serviceAreaM2 = 0;    ///< clearance in front and behind that belongs to this rack, m2
    int casters = 4;
    std::vector<Device> devices;
};

struct Hall {
    std::string label;
    MaybeSourced floorLimitKgM2; ///< permitted uniform load, kg/m2
};

struct DensityInput {
    std::vector<DeviceSpec> specs;
    std::vector<Hall> halls;
    std::vector<Rack> racks;
};

} // namespace cw::solvers::density
