#include "solvers/fabric/link_loads.h"

#include "solvers/fabric/flow_routing.h"

namespace cw::solvers::fabric {

namespace {

BusiestLink notComputed(Phrase note) {
    BusiestLink b;
    b.note = std::move(note);
    return b;
}

std::size_t destinations(const TrafficMatrix& traffic) {
    std::vector<std::uint8_t> receives(traffic.from.size(), 0);
    for (const auto& list : traffic.from)
        for (const Demand& d : list)
            receives[static_cast<std::size_t>(d.to)] = 1;
    std::size_t count = 0;
    for (const std::uint8_t r : receives)
        count += r;
    return count;
}

BusiestLink busiest(const Network& net, const TrafficMatrix& traffic, double steps,
                    const std::stop_token& stop) {
    if (static_cast<double>(destinations(traffic)) * static_cast<double>(net.edges()) > steps)
        return notComputed(Phrase::tr("too large for the effort allowed"));
    const PerArc load = equalCostLoad(net, traffic, stop);
    if (load.empty())
        return notComputed(stop.stop_requested() ? Phrase::tr("stopped")
                                                 : Phrase::tr("some hosts are cut off"));
    BusiestLink b;
    double rate = traffic.hostCap;
    if (traffic.hostCapVertex >= 0) {
        const Arc& link = net.neighbours(static_cast<std::size_t>(traffic.hostCapVertex)).front();
        b = {true, {}, rate, traffic.hostCapVertex, link.to, link.capacity / rate, link.capacity};
    }
    for (std::size_t a = 0; a < load.size(); ++a) {
        const std::size_t e = a / 2;
        if (load[a] <= 0 || net.capacity[e] / load[a] >= rate) continue;
        rate = net.capacity[e] / load[a];
        const bool forward = a % 2 == 0;
        b = {true,
             {},
             rate,
             forward ? net.edgeA[e] : net.edgeB[e],
             forward ? net.edgeB[e] : net.edgeA[e],
             load[a],
             net.capacity[e]};
    }
    return b.computed ? b : notComputed(Phrase::tr("no link carries this traffic"));
}

} // namespace

LinkLoads measureLinkLoads(const Network& network, double steps, const std::stop_token& stop) {
    LinkLoads loads;
    loads.rings = ringCount(network);
    if (loads.rings == 0) {
        loads.allToAll = loads.ringAllReduce = notComputed(Phrase::tr("fewer than two hosts"));
        return loads;
    }
    if (const auto traffic = makeTraffic(network, TrafficPattern::AllToAll, 0); traffic)
        loads.allToAll = busiest(network, *traffic, steps, stop);
    else
        loads.allToAll = notComputed(Phrase::tr("too large for the effort allowed"));
    if (const auto ring = ringTraffic(network)) loads.ringAllReduce = busiest(network, *ring, steps, stop);
    return loads;
}

} // namespace cw::solvers::fabric
