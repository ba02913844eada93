#include "app/design/cabling.h"

#include <algorithm>

namespace cw::design {

namespace {

/// One link, ready to be written once its tier's medium is known.
struct Wire {
    int a = 0, b = 0; ///< devices
    const PortRange* rangeA = nullptr;
    const PortRange* rangeB = nullptr;
    std::uint16_t portA = 0, portB = 0; ///< within the runs
    std::uint8_t laneA = 0, laneB = 0;
    std::uint8_t lanesA = 1, lanesB = 1;
    float gbps = 0;
};

class Cabler {
public:
    Cabler(const ClusterPlan& plan, Draft& draft, PartBox& box, Writer& writer)
        : plan_(plan)
        , draft_(draft)
        , writer_(writer)
        , media_(box) {}

    void computeFabric() {
        const auto& s = draft_.compute.sizing;
        Fabric f;
        f.name = plan_.compute.name;
        f.role = FabricRole::Compute;
        f.protocol = plan_.compute.protocol;
        f.family = plan_.compute.family;
        f.oversubscriptionTarget = plan_.compute.request.oversubscription;
        draft_.compute.id = writer_.add(std::move(f));
        const float speed = static_cast<float>(plan_.compute.leaf.linkGbps);
        const auto& leaves = draft_.compute.switches[0];
        const PortRange* nic = plan_.server->range(PortRole::Compute);
        const auto planes = static_cast<std::uint8_t>(s.planes);
        const int perRail = s.linksPerNode / s.rails;
        wires_.reserve(std::size_t(s.links(0)));
        for (int node = 0; node < s.nodes; ++node)
            for (int link = 0; link < s.linksPerNode; ++link)
                for (std::uint8_t plane = 0; plane < planes; ++plane) {
                    Wire w;
                    w.a = node;
                    w.rangeA = nic;
                    w.portA = static_cast<std::uint16_t>(link);
                    w.laneA = plane;
                    w.lanesA = planes;
                    w.gbps = speed;
                    finishWire(w, leaves[std::size_t(s.leafOf(node, link / perRail, plane))],
                               plan_.compute.leaf.lanes);
                }
        fabricManagerLinks(leaves, speed);
        flush(draft_.compute.id);
        upperTiers(draft_.compute, plan_.compute.leaf.lanes, plan_.compute.spine.lanes, speed, false);
    }

    void edgeNetwork(DraftNetwork& net) {
        const EdgeDesign& e = *net.edge;
        Fabric f;
        f.name = e.name;
        f.role = e.role;
        f.protocol = e.protocol;
        f.family = net.sizing.tiers > 2 ? "clos3" : net.sizing.tiers == 2 ? "clos2" : "";
        if (net.sizing.tiers > 1) f.oversubscriptionTarget = net.sizing.oversubscription.front();
        net.id = writer_.add(std::move(f));
        for (const auto& at : net.attached) {
            const PortRange* range = draft_.device(at.device).part->range(e.portRole);
            const int links =
                e.role == FabricRole::Storage ? range->count : std::min<int>(range->count, e.homes);
            for (int link = 0; link < links; ++link) {
                Wire w;
                w.a = at.device;
                w.rangeA = range;
                w.portA = static_cast<std::uint16_t>(link);
                w.gbps = static_cast<float>(std::min(range->gbps, e.leaf.linkGbps));
                finishWire(w, net.switches[0][std::size_t(at.unit * e.homes + link % e.homes)], e.leaf.lanes);
            }
        }
        flush(net.id);
        upperTiers(net, 1, 0, static_cast<float>(e.uplinkGbps), true);
    }

    /// A network for each rack: link l of each accelerator goes to switch chip l, two chips a tray.
    void scaleUp() {
        if (!plan_.rackScale || draft_.gear.empty()) return;
        const RackScale& rs = *plan_.rackScale;
        const PortRange* trayPorts = plan_.server->range(PortRole::ScaleUp);
        const PortRange* switchPorts = rs.scaleUpSwitch->range(PortRole::ScaleUp);
        const int perTray = rs.linksPerAccelerator / rs.switchTrays; // chips, one link of each accelerator
        for (const RackGear& gear : draft_.gear) {
            const DraftRack& rack = draft_.racks[std::size_t(draft_.device(gear.switches.front()).rack)];
            int accelerator = 0;
            for (int index : rack.devices) {
                if (draft_.device(index).role != DeviceRole::Server) continue;
                for (int gpu = 0; gpu < rs.acceleratorsPerTray; ++gpu, ++accelerator)
                    for (int link = 0; link < rs.linksPerAccelerator; ++link) {
                        Wire w;
                        w.a = index;
                        w.b = gear.switches[std::size_t(link / perTray)];
                        w.rangeA = trayPorts;
                        w.rangeB = switchPorts;
                        w.portA = static_cast<std::uint16_t>(gpu * rs.linksPerAccelerator + link);
                        w.portB = static_cast<std::uint16_t>(link % perTray * (switchPorts->count / perTray) +
                                                             accelerator);
                        w.gbps = static_cast<float>(rs.linkGbps);
                        if (w.portB >= switchPorts->count) return outOfPorts(draft_.device(w.b));
                        wires_.push_back(w);
                    }
            }
            Fabric f;
            f.name = rack.name + " scale-up";
            f.role = FabricRole::ScaleUp;
            f.protocol = Protocol::NvLink;
            f.family = "nvl";
            flush(writer_.add(std::move(f)));
        }
    }

private:
    /// The next free piece of a switch's ports when each is split into `lanes`.
    bool take(PortCursor& cursor, const PortRange& range, int lanes, std::uint16_t& port,
              std::uint8_t& lane) {
        if (cursor.lane > 0 && cursor.lanes != lanes) {
            ++cursor.port;
            cursor.lane = 0;
        }
        if (cursor.port >= range.count) return false;
        cursor.lanes = static_cast<std::uint8_t>(lanes);
        port = cursor.port;
        lane = cursor.lane++;
        if (cursor.lane == lanes) {
            cursor.lane = 0;
            ++cursor.port;
        }
        return true;
    }

    void outOfPorts(const DraftDevice& d) {
        writer_.fail(Error::said(ErrorCode::Internal, d.part->spec->id, Phrase::tr("more links than ports")));
    }

    /// Takes the b end of `w` on a switch's ordinary ports.
    void finishWire(Wire& w, int switchIndex, int lanes) {
        DraftDevice& d = draft_.device(switchIndex);
        w.b = switchIndex;
        w.rangeB = d.part->range(PortRole::Any);
        w.lanesB = static_cast<std::uint8_t>(lanes);
        if (!take(d.main, *w.rangeB, lanes, w.portB, w.laneB)) return outOfPorts(d);
        wires_.push_back(w);
    }

    void fabricManagerLinks(const std::vector<int>& leaves, float speed) {
        const auto& s = draft_.compute.sizing;
        std::vector<int> managers;
        for (std::size_t i = 0; i < draft_.devices.size(); ++i)
            if (draft_.devices[i].role == DeviceRole::FabricManager) managers.push_back(static_cast<int>(i));
        if (managers.empty()) return;
        const PortRange* range = plan_.fabricManager->range(PortRole::Compute);
        for (int link = 0; link < plan_.compute.managerLinks; ++link) {
            Wire w;
            w.a = managers[std::size_t(link) % managers.size()];
            w.rangeA = range;
            w.portA = static_cast<std::uint16_t>(std::size_t(link) / managers.size());
            w.gbps = static_cast<float>(std::min(range->gbps, double(speed)));
            // The freed slot is the one behind the last node.
            finishWire(w, leaves[std::size_t(s.leafOf(s.nodes, link % s.rails))], plan_.compute.leaf.lanes);
        }
    }

    /// Twin-port plugs hold one kind of fibre: uplinks begin on a cage of their own where ports are spare.
    void startCage(const DraftNetwork& net, int tier, int uplinks, int lanes) {
        for (int index : net.switches[std::size_t(tier)]) {
            DraftDevice& d = draft_.device(index);
            const PortRange& range = *d.part->range(PortRole::Any);
            PortCursor next = d.main;
            if (next.lane > 0) {
                ++next.port;
                next.lane = 0;
            }
            next.port =
                static_cast<std::uint16_t>((next.port + range.perCage - 1) / range.perCage * range.perCage);
            if ((range.count - next.port) * lanes >= uplinks) d.main = next;
        }
    }

    /// `uplinkRun`: lower switches use their faster second run of ports when they have one.
    void upperTiers(DraftNetwork& net, int lowerLanes, int upperLanes, float speed, bool uplinkRun) {
        const auto& s = net.sizing;
        for (int tier = 0; tier + 1 < s.tiers; ++tier) {
            const auto links = s.linksAbove(tier);
            const int lowerCount = s.switches[std::size_t(tier)];
            std::size_t total = 0;
            for (const auto& link : links)
                total += std::size_t(link.count);
            startCage(net, tier, static_cast<int>(total / std::size_t(std::max(1, lowerCount))), lowerLanes);
            wires_.reserve(total);
            for (const auto& link : links)
                for (int i = 0; i < link.count; ++i) {
                    const int lower = net.switches[std::size_t(tier)][std::size_t(link.lower)];
                    const int upper = net.switches[std::size_t(tier) + 1][std::size_t(link.upper)];
                    DraftDevice& d = draft_.device(lower);
                    Wire w;
                    w.a = lower;
                    w.gbps = speed;
                    const bool second = uplinkRun && d.part->uplinks() != d.part->range(PortRole::Any);
                    w.rangeA = second ? d.part->uplinks() : d.part->range(PortRole::Any);
                    const int lanes = uplinkRun ? w.rangeA->lanesAt(speed) : lowerLanes;
                    w.lanesA = static_cast<std::uint8_t>(lanes);
                    if (!take(second ? d.uplink : d.main, *w.rangeA, lanes, w.portA, w.laneA))
                        return outOfPorts(d);
                    const DraftDevice& u = draft_.device(upper);
                    finishWire(w, upper,
                               uplinkRun ? u.part->range(PortRole::Any)->lanesAt(speed) : upperLanes);
                }
            flush(net.id);
        }
    }

    PortRef portRef(int device, const PortRange& range, std::uint16_t port, std::uint8_t lane,
                    std::uint8_t lanes) const {
        return {draft_.device(device).id, static_cast<std::uint16_t>(range.first + port), lane, lanes};
    }

    /// Chooses the media of the collected wires and writes them.
    void flush(FabricId fabric) {
        struct Kind { // wires between the same sorts of ports
            const PortRange* a;
            const PortRange* b;
            int lanesA, lanesB;
            float gbps;
            LinkClass linkClass;
            PlugEnd plugA, plugB;
            Um longest = 0;
            LinkChoice choice;
        };
        std::vector<Kind> kinds;
        const auto kindOf = [&](const Wire& w) -> Kind& {
            for (Kind& k : kinds)
                if (k.a == w.rangeA && k.b == w.rangeB && k.lanesA == w.lanesA && k.lanesB == w.lanesB &&
                    k.gbps == w.gbps)
                    return k;
            Kind k{w.rangeA,
                   w.rangeB,
                   w.lanesA,
                   w.lanesB,
                   w.gbps,
                   {},
                   plugOf(*w.rangeA, w.lanesA),
                   plugOf(*w.rangeB, w.lanesB),
                   0,
                   {}};
            k.linkClass = linkClass(k.plugA, k.plugB, w.gbps);
            kinds.push_back(k);
            return kinds.back();
        };
        Um longest = 0;
        lengths_.resize(wires_.size());
        for (std::size_t i = 0; i < wires_.size(); ++i) {
            const Wire& w = wires_[i];
            lengths_[i] = routeLength(draft_.device(w.a).end, draft_.device(w.b).end);
            if (chosenByTier(kindOf(w).linkClass)) longest = std::max(longest, lengths_[i]);
        }
        for (Kind& k : kinds)
            if (chosenByTier(k.linkClass)) k.choice = media_.choose(k.linkClass, k.plugA, k.plugB, longest);
        for (std::size_t i = 0; i < wires_.size(); ++i) {
            const Wire& w = wires_[i];
            const Kind& k = kindOf(w);
            const LinkChoice choice = chosenByTier(k.linkClass)
                                          ? k.choice
                                          : media_.choose(k.linkClass, k.plugA, k.plugB, lengths_[i]);
            Cable cable;
            cable.fabric = fabric;
            cable.a = portRef(w.a, *w.rangeA, w.portA, w.laneA, w.lanesA);
            cable.b = portRef(w.b, *w.rangeB, w.portB, w.laneB, w.lanesB);
            cable.speed = gigabitsPerSecond(w.gbps);
            cable.media = choice.media;
            cable.part = choice.cable;
            cable.opticA = choice.opticA;
            cable.opticB = choice.opticB;
            writer_.add(std::move(cable));
        }
        wires_.clear();
    }

    const ClusterPlan& plan_;
    Draft& draft_;
    Writer& writer_;
    MediaChooser media_;
    std::vector<Wire> wires_;
    std::vector<Um> lengths_;
};

} // namespace

void writeCabling(const ClusterPlan& plan, Draft& draft, PartBox& box, Writer& writer) {
    Cabler cabler(plan, draft, box, writer);
    cabler.computeFabric();
    for (DraftNetwork& net : draft.edges)
        cabler.edgeNetwork(net);
    cabler.scaleUp();
}

} // namespace cw::design
