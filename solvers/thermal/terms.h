// The terms of the thermal balances as derivation trees.
#pragma once

#include "solvers/thermal/thermal.h"

namespace cw::solvers::thermal {

/// Builds trees from the input; the result tells which branch applied.
class Terms {
public:
    Terms(const ThermalInput& input, const ThermalOptions& options, const ThermalResult& result)
        : in_(input)
        , options_(options)
        , result_(result) {}

    // Halls.
    Derivation rackSum(std::uint32_t hall, Phrase label, double Rack::*watts, const char* field) const;
    Derivation losses(std::uint32_t hall) const;
    Derivation fans(std::uint32_t hall) const;
    Derivation airLoad(std::uint32_t hall) const;
    Derivation airCapacity(std::uint32_t hall) const;
    Derivation airShort(std::uint32_t hall) const;
    Derivation liquidShort(std::uint32_t hall) const;
    Derivation density(std::uint32_t hall) const;
    Derivation requiredAir(std::uint32_t hall) const;
    Derivation suppliedAir(std::uint32_t hall) const;
    Derivation recirculation(std::uint32_t hall) const;
    Derivation supply(std::uint32_t hall) const;
    Derivation inlet(std::uint32_t hall) const;
    Derivation racksOver(std::uint32_t hall) const;
    Derivation airReturn(std::uint32_t hall) const;
    Derivation residual(std::uint32_t hall) const;

    // Racks.
    Derivation rackInlet(std::uint32_t rack) const { return inlet(in_.racks[rack].hall); }
    Derivation rackOutlet(std::uint32_t rack) const;
    Derivation rackFlow(std::uint32_t rack) const; ///< liquid, L/min

    // Air units.
    Derivation unitLoad(std::uint32_t unit, bool otherOut) const;
    Derivation unitRating(std::uint32_t unit) const;
    Derivation unitPercent(std::uint32_t unit, bool otherOut) const;

    // Loops and CDUs.
    std::uint32_t loopOf(std::uint32_t cdu) const { return in_.cdus[cdu].loop; }
    Derivation loopHeat(std::uint32_t loop) const;
    Derivation loopFlow(std::uint32_t loop) const;
    Derivation loopSupply(std::uint32_t loop) const;
    Derivation loopReturn(std::uint32_t loop) const;
    Derivation shortShare(std::uint32_t loop) const;
    Derivation cduLoad(std::uint32_t cdu, bool otherOut) const;
    Derivation cduRating(std::uint32_t cdu) const;
    Derivation cduPercent(std::uint32_t cdu, bool otherOut) const;
    Derivation cduFlow(std::uint32_t cdu) const;
    Derivation approach(std::uint32_t cdu) const;
    Derivation minApproach(std::uint32_t cdu) const;

    // Totals.
    Derivation allFans() const;
    Derivation allPumps() const;
    Derivation allHeat() const;

private:
    Derivation heatPerKelvin(std::uint32_t hall) const;  ///< rho cp, kJ/(m3 K)
    Derivation hallHeat(std::uint32_t hall) const;       ///< racks and losses, kW
    Derivation rackAirFlow(std::uint32_t rack) const;    ///< m3/s
    Derivation liquidCapacity(std::uint32_t loop) const; ///< kJ/(L K)
    Derivation liquidRise(std::uint32_t rack) const;
    Derivation shortLeaf(std::uint32_t loop) const;
    Derivation cduShare(std::uint32_t cdu, bool otherOut) const;

    const ThermalInput& in_;
    const ThermalOptions& options_;
    const ThermalResult& result_;
};

} // namespace cw::solvers::thermal
