// Good balanced splits: the upper end of the bisection interval.
#pragma once

#include "model/base/phrase.h"
#include "solvers/fabric/balance.h"

#include <cstdint>
#include <stop_token>
#include <string>
#include <vector>

namespace cw::solvers::fabric {

struct PartitionOptions {
    int metisTries = 10;
    std::uint64_t seed = 1;
    int starts = 48;    ///< host prefixes that begin elsewhere
    int refined = 12;   ///< seeds that exact-balance moves improve
    double seconds = 4; ///< ceiling; what is done is otherwise the same on every machine
    double target = 0;  ///< Gb/s: stop as soon as a cut is not above this (a proved lower bound)
};

struct Split {
    std::vector<std::uint8_t> side; ///< 0 or 1 per vertex; balanced as `Balance` says
    double cut = 0;                 ///< Gb/s
    Phrase method;                  ///< seed and refinement that found it
};

/// The best split found: host prefixes in drawing order and in breadth-first order, switches by bottom-up and
/// by free majority, METIS, each refined by exact-balance moves.
Split findSplit(const Network& network, const Balance& balance, const PartitionOptions& options,
                const std::stop_token& stop);

/// Fiduccia-Mattheyses passes that keep the balance: switches move freely, hosts in and out in turn. `side`
/// must be balanced and stays so. Returns the cut.
double refineSplit(const Network& network, const Balance& balance, std::vector<std::uint8_t>& side,
                   int passes, const std::stop_token& stop);

/// METIS's recursive bisection, repaired to exact balance; empty when the graph is too large for its index
/// type.
std::vector<std::uint8_t> metisSplit(const Network& network, const Balance& balance, int tries,
                                     std::uint64_t seed);

} // namespace cw::solvers::fabric
