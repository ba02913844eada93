// Typed reading of a part: what solvers and views need, each with its source; absent where the part is
// silent.
#pragma once

#include "model/base/quantity.h"
#include "model/library/part_spec.h"

#include <optional>
#include <string>

namespace cw {

/// A typed value that still knows where it came from.
template <class T>
struct Sourced {
    T value{};
    Provenance provenance = Provenance::Unverified;
    Confidence confidence = Confidence::Low;
    Qualifier qualifier = Qualifier::Stated;
    std::string source; ///< title of the document, or the rule for derived values
    std::string key;    ///< the spec that was read

    bool operator==(const Sourced&) const = default;
};

/// Power supplies of a device. Their rating is a nameplate: never a load.
struct PsuBlock {
    std::uint32_t count = 0;
    std::optional<std::uint32_t> needed; ///< supplies that must work; absent when the source does not say
    std::optional<Power> rated;          ///< of one supply
    std::optional<Voltage> voltage;      ///< nominal input voltage
    Provenance provenance = Provenance::Unverified;
    std::string source;

    bool operator==(const PsuBlock&) const = default;
};

struct PartFacts {
    std::optional<Sourced<Power>> maxPower;     ///< greatest draw stated; else the GPU estimate (see below)
    std::optional<Sourced<Power>> typicalPower; ///< typical or measured median draw
    std::optional<Sourced<Power>> budget;       ///< what the vendor tells a planner to reserve
    std::optional<Sourced<double>> heightU; ///< in steps of 0.5; free-standing racks: usable U is `rackUnits`
    std::optional<Sourced<double>> rackUnits; ///< U that a rack offers
    std::optional<Sourced<Length>> width, height, depth;
    std::optional<Sourced<Mass>> mass;       ///< of the part itself, empty for racks
    std::optional<Sourced<Mass>> staticLoad; ///< what a rack may carry standing
    std::optional<Sourced<VolumeFlow>> airflow;
    std::optional<Sourced<double>> liquidFraction; ///< 0 to 1, share of heat to liquid
    std::optional<Sourced<Power>> capacity;        ///< rated output of cooling and power gear
    std::optional<Sourced<double>> apparentVa;     ///< rated output in VA of power gear rated so
    std::optional<Sourced<Current>> current;       ///< rated current of PDUs, busways, RPPs
    std::optional<Sourced<Voltage>> voltage;
    std::optional<PsuBlock> psu;
    std::optional<Sourced<double>> gpuCount;
    std::optional<Sourced<std::string>> accelerator; ///< catalogue id of the accelerator
    std::optional<Sourced<bool>> fullDepth; ///< takes front and rear of its U; absent: assume that it does
    bool liquidCooled = false;              ///< the part says that liquid carries most of the heat
    bool maxPowerIsEstimate = false;        ///< maxPower follows the GPU rule, nothing was stated

    bool operator==(const PartFacts&) const = default;
};

/// Reads the typed facts of a part. When no draw is stated but `acceleratorPart` gives a TDP, maxPower is the
/// estimate factor x count x TDP with factor 1.8 for air and 1.3 for liquid or immersion cooling (ratios of
/// measured peaks to GPU TDP of eight-GPU servers: 1.80 air, 1.30 to 1.32 liquid), Derived, Low confidence.
PartFacts factsOf(const PartSpec& part, const PartSpec* acceleratorPart = nullptr);

/// The draw to plan with: the maximum, else the budget, else the typical draw (whose qualifier tells).
std::optional<Sourced<Power>> planningPower(const PartFacts& facts);

} // namespace cw
