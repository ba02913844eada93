// Electric power of the cooling plant at full load: heat follows the loops outdoors, fans and pumps run at
// rated power, compressors at their loop's share of load.
#pragma once

#include "solvers/common/outcome.h"
#include "solvers/common/sourced.h"

#include <cstdint>
#include <vector>

namespace cw::solvers::plant {

/// Heat that comes into a loop from outside the plant.
struct HeatSource {
    Phrase label;
    Sourced watts;
};

struct Loop {
    std::string label;
    std::vector<HeatSource> heat;
};

struct Machine {
    std::string label;
    std::uint32_t loop = 0;                 ///< whose heat it takes
    std::optional<std::uint32_t> rejectsTo; ///< the loop that it gives it to; nothing: outdoors
    MaybeSourced capacityW;                 ///< unknown is not zero
    MaybeSourced electricW;                 ///< rated
    bool followsLoad = false;               ///< a compressor; else a fan or pump without speed control
    bool heatsItsLoop = false; ///< its electric power ends in the loop that it serves, as a CRAH's fan
};

struct CoolingInput {
    std::vector<Loop> loops;
    std::vector<Machine> machines;
};

struct LoopPower {
    double heatKw = 0;
    std::optional<double> capacityKw;   ///< of the machines that serve it, where all are known
    std::optional<double> largestOutKw; ///< the same with the largest machine out
    bool served = false;                ///< a machine of known or unknown capacity takes its heat
};

struct CoolingResult {
    Outcome outcome;
    std::vector<LoopPower> loops;
    /// Nothing when no machine's electric power is known, or a loop has heat that no machine takes: that
    /// would look like cooling for nothing.
    MaybeSourced coolingW;
};

/// Heat of a loop is its own, that of machines which heat it, and an equal part, by machine, of every loop
/// that rejects to it. Refuses indices out of range and negative or infinite numbers; loops in a circle, also
/// one that rejects to itself, are a Conflict.
CoolingResult solveCooling(const CoolingInput& input);

} // namespace cw::solvers::plant
