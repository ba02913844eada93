// What the thermal solver reads: halls, racks with their heat, air units, liquid loops and CDUs.
#pragma once

#include "solvers/common/coolant.h"
#include "solvers/common/sourced.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace cw::solvers::thermal {

struct Rack {
    std::string label;
    std::uint32_t hall = 0;
    std::optional<std::uint32_t> loop; ///< liquid loop that serves it
    double itW = 0;                    ///< IT power, W; shown, the heats below count
    double airW = 0;                   ///< heat to air, W
    double liquidW = 0;                ///< heat to liquid, W
    double knownAirflowM3h = 0;        ///< air flow of the devices whose flow is known, m3/h
    double airWWithoutFlow = 0; ///< part of airW from devices of unknown flow, W: flow from the air rise
    MaybeSourced inletLimitC;   ///< highest permitted air inlet, °C
    MaybeSourced maxReturnC; ///< highest permitted liquid return, °C: sets the flow (constant-return rule)
};

struct Hall {
    std::string label;
    MaybeSourced supplyC;   ///< air supply set point, °C
    MaybeSourced altitudeM; ///< unknown counts as sea level and is named
    MaybeSourced airRiseK;  ///< air temperature rise through devices of unknown flow, K
    double lossesW = 0;     ///< heat of UPS, PDUs and lights to the air of this hall, W
};

/// CRAH, CRAC or fan wall.
struct AirUnit {
    std::string label;
    std::uint32_t hall = 0;
    MaybeSourced capacityW;  ///< net sensible capacity, W
    MaybeSourced airflowM3h; ///< m3/h
    MaybeSourced fanW;       ///< fan power, all of it heat to the air stream, W
};

struct Loop {
    std::string label;
    std::uint32_t hall = 0;
    Coolant coolant = Coolant::Pg25;
    MaybeSourced supplyC; ///< to the racks (TCS), °C
    /// Coldest facility water that can be counted on (FWS), °C, and its liquid.
    MaybeSourced facilitySupplyC;
    Coolant facilityCoolant = Coolant::Water;
};

struct Cdu {
    std::string label;
    std::uint32_t loop = 0;
    MaybeSourced capacityW;
    MaybeSourced ratedFlowLpm;         ///< secondary (TCS), L/min
    MaybeSourced ratedFacilityFlowLpm; ///< primary (FWS), L/min
    MaybeSourced ratedApproachK;       ///< TCS supply over FWS supply at capacity and rated flows, K
    MaybeSourced pumpW;                ///< pump power, all of it heat to the liquid, W
};

struct ThermalInput {
    std::vector<Hall> halls;
    std::vector<Rack> racks;
    std::vector<AirUnit> airUnits;
    std::vector<Loop> loops;
    std::vector<Cdu> cdus;
};

} // namespace cw::solvers::thermal
