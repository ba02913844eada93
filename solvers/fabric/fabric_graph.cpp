#include "solvers/fabric/fabric_graph.h"

#include <cmath>
#include <limits>
#include <string>

namespace cw::solvers::fabric {

std::int32_t FabricGraph::addSwitch(std::int32_t endpointCount) {
    endpoints.push_back(endpointCount);
    isSwitch.push_back(1);
    return static_cast<std::int32_t>(endpoints.size()) - 1;
}

std::int32_t FabricGraph::addHost(std::int32_t endpointCount) {
    endpoints.push_back(endpointCount);
    isSwitch.push_back(0);
    return static_cast<std::int32_t>(endpoints.size()) - 1;
}

std::int32_t FabricGraph::addEdge(std::int32_t a, std::int32_t b, double gbps, std::int32_t cables) {
    edgeA.push_back(a);
    edgeB.push_back(b);
    edgeGbps.push_back(gbps);
    edgeCables.push_back(cables);
    return static_cast<std::int32_t>(edgeA.size()) - 1;
}

std::int64_t FabricGraph::endpointCount() const {
    std::int64_t total = 0;
    for (auto n : endpoints)
        total += n;
    return total;
}

std::optional<Error> FabricGraph::firstProblem() const {
    const auto bad = [](const char* what, std::size_t index, const char* detail) {
        return Error{ErrorCode::InvalidArgument, std::string(what) + " " + std::to_string(index), detail};
    };
    constexpr std::size_t kMost = std::numeric_limits<std::int32_t>::max() / 4;
    if (isSwitch.size() != endpoints.size()) return bad("nodes", isSwitch.size(), "arrays differ in length");
    if (edgeB.size() != edgeA.size() || edgeGbps.size() != edgeA.size() || edgeCables.size() != edgeA.size())
        return bad("edges", edgeA.size(), "arrays differ in length");
    if (nodeCount() > kMost) return bad("nodes", nodeCount(), "too many");
    if (edgeCount() > kMost) return bad("edges", edgeCount(), "too many");
    for (std::size_t v = 0; v < nodeCount(); ++v)
        if (endpoints[v] < 0) return bad("node", v, "negative number of endpoints");
    if (endpointCount() > std::numeric_limits<std::int32_t>::max())
        return bad("nodes", nodeCount(), "more than 2^31 endpoints");
    const auto nodes = static_cast<std::int32_t>(nodeCount());
    for (std::size_t e = 0; e < edgeCount(); ++e) {
        if (edgeA[e] < 0 || edgeA[e] >= nodes || edgeB[e] < 0 || edgeB[e] >= nodes)
            return bad("link", e, "names a node that does not exist");
        if (edgeA[e] == edgeB[e]) return bad("link", e, "joins a node to itself");
        if (!std::isfinite(edgeGbps[e]) || edgeGbps[e] < 0 || edgeGbps[e] > 1e12)
            return bad("link", e, "its speed is not a number from 0 to 1e12 Gb/s");
        if (edgeCables[e] < 0) return bad("link", e, "negative number of cables");
    }
    return std::nullopt;
}

} // namespace cw::solvers::fabric
