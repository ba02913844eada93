// Parts of the certificate verifier. Not used by what finds the bounds.
#pragma once

#include "solvers/fabric/certificate.h"
#include "solvers/fabric/fabric_graph.h"

#include <stop_token>
#include <string>
#include <utility>

namespace cw::solvers::fabric::verify {

/// What a certificate was found to prove, Gb/s.
struct Proof {
    bool ok = false;
    double value = 0;
    std::string problem;
};

inline Proof refuse(std::string why) {
    return {false, 0, std::move(why)};
}

bool wellFormed(const FlowStep& step, std::size_t nodes);

/// Pairs of nodes with their summed capacity, sorted by pair.
struct Links {
    explicit Links(const FabricGraph& graph);
    static std::uint64_t key(std::int32_t a, std::int32_t b);
    /// Σ (scale · load − capacity)^+ over pairs, a pair without a link having capacity 0. Sorts `loads`.
    double overload(std::vector<std::pair<std::uint64_t, double>>& loads, double scale) const;

    std::vector<std::uint64_t> keys;
    std::vector<double> capacities;
};

/// The heaviest that the lighter side of a split can be.
std::int64_t lighterSide(const FabricGraph& graph);

/// Routes every endpoint's rate to a centre over hop-shortest paths and sums the loads.
class HopRouter {
public:
    HopRouter(const FabricGraph& graph, const Links& links);
    bool route(std::int32_t centre, double rate);
    void addLoads(std::vector<std::pair<std::uint64_t, double>>& loads) const;

private:
    const FabricGraph& graph_;
    const Links& links_;
    std::vector<std::size_t> first_;
    std::vector<std::pair<std::int32_t, std::uint32_t>> next_; ///< neighbour, link
    std::vector<double> load_;
    std::vector<std::int32_t> level_;
    std::vector<double> carried_;
};

Proof proveTree(const FabricGraph& graph, const Links& links, const BisectionCertificate& certificate,
                std::int64_t lighter, const std::stop_token& stop);

/// That no balanced split of a small graph is cheaper than `claimed`, by branch and bound.
Proof proveByBranching(const FabricGraph& graph, const Links& links, double claimed, std::int64_t lighter,
                       const std::stop_token& stop);

} // namespace cw::solvers::fabric::verify
