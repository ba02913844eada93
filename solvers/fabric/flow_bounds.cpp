#include "solvers/fabric/flow_bounds.h"

#include <cmath>
#include <limits>

namespace cw::solvers::fabric {

FlowBounds::FlowBounds(const Network& network, const TrafficMatrix& traffic, const FlowOptions& options,
                       const std::stop_token& stop)
    : net_(network)
    , traffic_(traffic)
    , options_(options)
    , stop_(stop)
    , end_(std::chrono::steady_clock::now() + std::chrono::duration_cast<std::chrono::steady_clock::duration>(
                                                  std::chrono::duration<double>(options.timeBudgetS)))
    , capacity_(arcCapacities(network)) {
    for (std::size_t v = 0; v < traffic.from.size(); ++v)
        if (!traffic.from[v].empty()) sources_.push_back(static_cast<std::int32_t>(v));
    best_.upperGbps = traffic.hostCap;
    best_.methodUpper = Phrase::tr("links of a host");
    best_.methodLower = Phrase::tr("nothing proved");
}

void FlowBounds::offerLoad(const PerArc& load, double rate, const Phrase& method) {
    const double scale = rateOfLoad(capacity_, load);
    const double gbps = std::min(std::isfinite(scale) ? rate * scale : 0, traffic_.hostCap);
    if (gbps <= best_.lowerGbps) return;
    best_.lowerGbps = gbps;
    best_.methodLower = method;
    best_.load = load;
    for (double& l : best_.load)
        l /= rate;
}

void FlowBounds::offerUpper(double gbps, const PerArc& length, const Phrase& method) {
    if (!(gbps < best_.upperGbps)) return;
    best_.upperGbps = gbps;
    best_.methodUpper = method;
    best_.length = length;
}

void FlowBounds::offerLength(const PerArc& length, const Phrase& method) {
    offerUpper(lengthBound(net_, traffic_, length), length, method);
}

bool FlowBounds::outOfTime() const {
    return std::chrono::steady_clock::now() >= end_ || stop_.stop_requested();
}

bool FlowBounds::finished() const {
    return best_.upperGbps - best_.lowerGbps <= options_.accuracy * best_.lowerGbps || outOfTime();
}

ConcurrentFlow FlowBounds::take(double phases) {
    if (sources_.empty()) { // all traffic turns at the switch that it enters
        best_.lowerGbps = std::isfinite(traffic_.hostCap) ? traffic_.hostCap : 0;
        best_.upperGbps = best_.lowerGbps;
        best_.methodLower = Phrase::tr("links of a host");
    }
    // A flow cannot exceed a proof but for rounding.
    best_.lowerGbps = std::min(best_.lowerGbps, best_.upperGbps);
    best_.phases = phases;
    return std::move(best_);
}

} // namespace cw::solvers::fabric
