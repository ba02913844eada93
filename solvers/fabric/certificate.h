// What proves a lower bound on the bisection: plain data that a verifier can check against the graph alone.
#pragma once

#include <cstdint>
#include <vector>

namespace cw::solvers::fabric {

/// `amount` Gb/s that a flow sends from one vertex to a neighbour. A pair without a link is a virtual link of
/// capacity 0: its whole load counts as overload (additive overload, T1 and T8 below).
struct FlowStep {
    std::int32_t from = 0;
    std::int32_t to = 0;
    double amount = 0;
};

/// `mass` of a distribution at a vertex; the masses of a distribution add up to 1.
struct MassAt {
    std::int32_t vertex = 0;
    double mass = 0;
};

/// Tree of distributions (T3). Leaves are the vertices that carry endpoints, each with all its mass at
/// itself; an inner node carries a distribution over vertices; the edge from a node to its parent carries a
/// flow of `rate` from the one distribution to the other. The sum of all flows is the load. Then every cut of
/// the graph is at least the smallest cut of the tree, less the overload.
struct DistributionTree {
    std::vector<std::int32_t> parent;   ///< -1 for the root; children before or after, in any order
    std::vector<double> rate;           ///< of the edge to the parent, Gb/s; 0 needs no flow
    std::vector<std::int32_t> leaf;     ///< vertex of a leaf, -1 for inner nodes
    std::vector<std::size_t> massBegin; ///< size nodes + 1
    std::vector<MassAt> masses;
    std::vector<std::size_t> flowBegin; ///< size nodes + 1
    std::vector<FlowStep> flows;

    std::size_t size() const { return parent.size(); }
};

/// Common centres (T2): to centre z every endpoint sends `rate` Gb/s. Flows empty: routed over all shortest
/// paths by hop count, each vertex splitting over its next hops in proportion to capacity.
struct Centre {
    std::int32_t vertex = 0;
    double rate = 0;
    std::vector<FlowStep> flows;
};

enum class CertificateKind : std::uint8_t {
    None,       ///< nothing proved but 0
    Tree,       ///< tree of distributions
    Centres,    ///< common centres
    Exhaustive, ///< every split of a small graph was looked at
};

/// A lower bound with its proof. Every load of the tree or of the centres is multiplied by `scale` before it
/// is compared with the capacities: bound = scale · (tree cut, or sum of centre rates · b) − overload.
struct BisectionCertificate {
    CertificateKind kind = CertificateKind::None;
    double scale = 1;
    double cutAtScaleOne = 0; ///< Gb/s: smallest balanced cut of the tree, or sum of centre rates · b
    double overload = 0;      ///< Gb/s: sum over links of (scaled load − capacity) where positive
    double claimed = 0;       ///< Gb/s, before rounding up to a whole number of capacity steps
    DistributionTree tree;
    std::vector<Centre> centres;
};

} // namespace cw::solvers::fabric
