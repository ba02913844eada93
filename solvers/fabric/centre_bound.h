// Common-centre certificates: every endpoint sends to the same few places.
#pragma once

#include "solvers/fabric/balance.h"
#include "solvers/fabric/certificate.h"

#include <stop_token>

namespace cw::solvers::fabric {

/// One way traffic per merged link, Gb/s: from edgeA to edgeB and back.
struct DirectedLoad {
    std::vector<double> forward;
    std::vector<double> backward;
};

/// Adds to `load` what arises when every endpoint sends `rate` to `centre` over all shortest paths by hop
/// count, split at each vertex in proportion to capacity. False when an endpoint cannot reach the centre.
bool addHopFlows(const Network& network, std::int32_t centre, double rate, DirectedLoad& load);

/// Product certificate (theorems T1, T2) with the top layer as centres, equal rates.
BisectionCertificate topLayerCertificate(const Network& network, const Balance& balance,
                                         const std::stop_token& stop);

/// Product certificate with the endpoints' own switches as centres, in proportion to their endpoints:
/// all-to-all. Exact on even tori, HyperX and complete graphs. Also returns the all-to-all loads in `load`.
BisectionCertificate allToAllCertificate(const Network& network, const Balance& balance, DirectedLoad* load,
                                         const std::stop_token& stop);

/// How long trees are packed: a number that does not depend on the machine, and a ceiling in time.
struct PackingEffort {
    double trees = 1000;
    double seconds = 1;
};

/// Packing of in-trees by multiplicative weights, until the effort is spent or a bound reaches `enough`.
BisectionCertificate packedCertificate(const Network& network, const Balance& balance,
                                       const PackingEffort& effort, double enough, std::uint64_t seed,
                                       const std::stop_token& stop);

/// Centres of the all-to-all certificate: a host with one neighbour counts at that neighbour.
std::vector<Centre> endpointCentres(const Network& network);

} // namespace cw::solvers::fabric
