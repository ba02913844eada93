#include "app/design/populate.h"

#include <algorithm>
#include <cmath>

namespace cw::design {

namespace {

// Planning assumptions of the packing rules.
constexpr double kPduKilograms = 30; ///< two zero-U rack PDUs
constexpr int kSwitchPitch = 1;      ///< free unit above a 1U compute switch, for cables

double rackLoadLimit(const PartUse& rack) {
    return rack.facts.staticLoad ? inKilograms(rack.facts.staticLoad->value) - kPduKilograms : 1e9;
}

class RackPacker {
public:
    RackPacker(const ClusterPlan& plan, Draft& draft)
        : plan_(plan)
        , draft_(draft) {}

    int newRack(int row, RackRole role, const PartUse* part, double limitW) {
        DraftRack rack;
        rack.row = row;
        rack.role = role;
        rack.part = part;
        rack.limitW = limitW;
        draft_.racks.push_back(std::move(rack));
        return static_cast<int>(draft_.racks.size()) - 1;
    }

    bool fits(const DraftRack& rack, const DraftDevice& d) const {
        return rack.usedU + d.part->units <= rack.part->rackUnits() &&
               rack.watts + d.part->watts <= rack.limitW &&
               rack.kilograms + d.part->kilograms <= rackLoadLimit(*rack.part);
    }

    void put(int rackIndex, int device) {
        DraftRack& rack = draft_.racks[std::size_t(rackIndex)];
        DraftDevice& d = draft_.device(device);
        d.rack = rackIndex;
        d.u = d.part->units > 0 ? rack.usedU + 1 : 0;
        rack.usedU += d.part->units;
        if (d.role == DeviceRole::ComputeSwitch && d.part->units == 1) rack.usedU += kSwitchPitch;
        rack.watts += d.part->watts;
        rack.liquidWatts += d.part->watts * d.part->liquidShare;
        rack.kilograms += d.part->kilograms;
        rack.devices.push_back(device);
    }

    /// Packs in order into as many racks as it takes; the rack indices.
    Result<std::vector<int>> pack(int row, RackRole role, const std::vector<int>& devices) {
        std::vector<int> racks;
        for (int device : devices) {
            const DraftDevice& d = draft_.device(device);
            if (racks.empty() || !fits(draft_.racks[std::size_t(racks.back())], d)) {
                racks.push_back(newRack(row, role, plan_.serviceRack, plan_.serviceLimitW));
                if (!fits(draft_.racks[std::size_t(racks.back())], d))
                    return Error::said(
                        ErrorCode::InvalidArgument, "rack_limit_kw",
                        Phrase::tr("a %1 alone draws %2 kW; raise the limit to that or more")
                            .arg(d.part->spec->model)
                            .arg(std::to_string(static_cast<int>(std::ceil(d.part->watts / 1e3)))));
            }
            put(racks.back(), device);
        }
        return racks;
    }

    /// NVL72 order from the bottom: half of the shelves, trays, switch trays, trays, the other shelves.
    void fillRackScale(int rackIndex, const std::vector<int>& nodes, const RackGear& gear) {
        const auto putAll = [&](const std::vector<int>& list, std::size_t from, std::size_t to) {
            for (std::size_t i = from; i < to; ++i)
                put(rackIndex, list[i]);
        };
        const std::size_t half = gear.shelves.size() / 2;
        const std::size_t below = std::min(nodes.size(), std::size_t(plan_.rackScale->trays) * 4 / 9);
        putAll(gear.shelves, 0, half);
        putAll(nodes, 0, below);
        putAll(gear.switches, 0, gear.switches.size());
        putAll(nodes, below, nodes.size());
        putAll(gear.shelves, half, gear.shelves.size());
    }

private:
    const ClusterPlan& plan_;
    Draft& draft_;
};

/// Bottom of a service rack first.
int shelfOrder(const DraftDevice& d) {
    switch (d.role) {
    case DeviceRole::ComputeSwitch:
        return d.tier;
    case DeviceRole::Storage:
        return 10;
    case DeviceRole::StorageSwitch:
        return 20 + d.tier;
    case DeviceRole::InBandSwitch:
        return 30 + d.tier;
    case DeviceRole::FabricManager:
        return 40;
    case DeviceRole::Management:
        return 41;
    case DeviceRole::OutOfBandSwitch:
        return 50 + d.tier;
    default:
        return 60;
    }
}

bool fitsOneRack(const ClusterPlan& plan, const Draft& draft) {
    if (draft.rows.size() != 1 || plan.rackScale) return false;
    double watts = 0, kilograms = 0;
    int units = 0;
    for (const DraftDevice& d : draft.devices) {
        watts += d.part->watts;
        kilograms += d.part->kilograms;
        units +=
            d.part->units + (d.role == DeviceRole::ComputeSwitch && d.part->units == 1 ? kSwitchPitch : 0);
    }
    return watts <= plan.rackLimitW && kilograms <= rackLoadLimit(*plan.rack) &&
           units <= plan.rack->rackUnits();
}

} // namespace

Result<int> nodesPerRack(const ClusterPlan& plan) {
    const PartUse& server = *plan.server;
    const std::string name = server.spec->model;
    if (plan.rackScale) {
        const RackScale& rs = *plan.rackScale;
        const double watts = rs.trays * server.watts + rs.switchTrays * rs.scaleUpSwitch->watts;
        if (watts > plan.rackLimitW)
            return Error::said(ErrorCode::InvalidArgument, "rack_limit_kw",
                               Phrase::tr("a rack of %1 trays draws %2 kW; raise the limit to that or more")
                                   .arg(std::to_string(rs.trays))
                                   .arg(std::to_string(static_cast<int>(std::ceil(watts / 1e3)))));
        return rs.trays;
    }
    if (!server.wattsKnown)
        return Error::said(
            ErrorCode::InvalidArgument, "server",
            Phrase::tr("the catalogue states no draw for %1; add one in a part of your own").arg(name));
    if (server.depth > 0 && plan.rack->depth > 0 && server.depth > plan.rack->depth)
        return Error::said(ErrorCode::InvalidArgument, "server",
                           Phrase::tr("%1 is deeper than the rack; choose another server").arg(name));
    const int byUnits = plan.rack->rackUnits() / std::max(1, server.units);
    const int byPower = static_cast<int>(std::floor(plan.rackLimitW / server.watts + 1e-9));
    const int byWeight =
        server.kilograms > 0 ? static_cast<int>(rackLoadLimit(*plan.rack) / server.kilograms) : byUnits;
    if (byPower < 1)
        return Error::said(ErrorCode::InvalidArgument, "rack_limit_kw",
                           Phrase::tr("one %1 draws %2 kW; raise the limit to that or more")
                               .arg(name)
                               .arg(std::to_string(static_cast<int>(std::ceil(server.watts / 1e3)))));
    const int most = std::min({byUnits, byPower, byWeight});
    if (most < 1)
        return Error::said(ErrorCode::InvalidArgument, "server",
                           Phrase::tr("%1 does not fit into a rack").arg(name));
    return most;
}

Status packRacks(const ClusterPlan& plan, int perRack, Draft& draft) {
    RackPacker packer(plan, draft);
    if (fitsOneRack(plan, draft)) {
        const int rack = packer.newRack(0, RackRole::Mixed, plan.rack, plan.rackLimitW);
        std::vector<int> order;
        for (std::size_t i = 0; i < draft.devices.size(); ++i)
            order.push_back(static_cast<int>(i));
        std::stable_sort(order.begin(), order.end(), [&](int a, int b) {
            const auto rankOf = [&](int i) {
                return draft.device(i).role == DeviceRole::Server ? -1 : shelfOrder(draft.device(i));
            };
            return rankOf(a) < rankOf(b);
        });
        for (int device : order)
            packer.put(rack, device);
        draft.rows[0].racks = {rack};
        return {};
    }
    std::vector<std::vector<int>> network(draft.rows.size()), others(draft.rows.size());
    for (std::size_t i = std::size_t(plan.nodes); i < draft.devices.size(); ++i) {
        const DraftDevice& d = draft.devices[i];
        if (d.role == DeviceRole::ScaleUpSwitch || d.role == DeviceRole::PowerShelf) continue;
        (d.role == DeviceRole::ComputeSwitch ? network : others)[std::size_t(d.row)].push_back(
            static_cast<int>(i));
    }
    std::size_t gearIndex = 0;
    for (std::size_t r = 0; r < draft.rows.size(); ++r) {
        const int row = static_cast<int>(r);
        std::vector<int> compute;
        for (int first = draft.rows[r].firstNode; first < draft.rows[r].endNode; first += perRack) {
            compute.push_back(packer.newRack(row, RackRole::Compute, plan.rack, plan.rackLimitW));
            std::vector<int> nodes;
            for (int node = first; node < std::min(first + perRack, draft.rows[r].endNode); ++node)
                nodes.push_back(node);
            if (plan.rackScale)
                packer.fillRackScale(compute.back(), nodes, draft.gear[gearIndex++]);
            else
                for (int node : nodes)
                    packer.put(compute.back(), node);
        }
        for (auto* list : {&network[r], &others[r]})
            std::stable_sort(list->begin(), list->end(), [&](int a, int b) {
                return shelfOrder(draft.device(a)) < shelfOrder(draft.device(b));
            });
        auto networkRacks = packer.pack(row, RackRole::Network, network[r]);
        if (!networkRacks) return networkRacks.error();
        auto otherRacks = packer.pack(row, RackRole::Storage, others[r]);
        if (!otherRacks) return otherRacks.error();
        std::vector<int>& racks = draft.rows[r].racks;
        const auto half = static_cast<std::ptrdiff_t>((compute.size() + 1) / 2);
        racks.assign(compute.begin(), compute.begin() + half);
        racks.insert(racks.end(), networkRacks->begin(), networkRacks->end());
        racks.insert(racks.end(), otherRacks->begin(), otherRacks->end());
        racks.insert(racks.end(), compute.begin() + half, compute.end());
    }
    return {};
}

} // namespace cw::design
