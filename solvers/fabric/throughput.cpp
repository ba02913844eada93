#include "solvers/fabric/throughput.h"

namespace cw::solvers::fabric {

Throughput measureThroughput(const Network& network, TrafficPattern pattern, std::uint64_t seed,
                             const FlowOptions& options, const std::stop_token& stop) {
    Throughput t;
    t.pattern = pattern;
    const auto traffic = makeTraffic(network, pattern, seed);
    if (!traffic) {
        t.problem = traffic.error();
        return t;
    }
    t.volumeGbps = volumeBound(network, *traffic);
    t.flow = maxConcurrentFlow(network, *traffic, options, stop);
    return t;
}

} // namespace cw::solvers::fabric
