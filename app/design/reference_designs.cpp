#include "app/design/reference_designs.h"

#include "model/country.h"

#include <algorithm>
#include <cctype>
#include <cmath>

namespace cw::design {

namespace {

// Planning assumptions beside the published tables.
constexpr double kStorageOversubscription =
    4.0 / 3; ///< of node ports; storage ports 1:1. Source: DGX SuperPOD RA
constexpr double kInBandOversubscription = 3;
constexpr int kStoragePerScale = 4;    ///< storage systems for each 256 accelerators
constexpr int kLeastManagement = 5;    ///< two head nodes and three of the control plane
constexpr int kManagementPerScale = 2; ///< management nodes for each 256 accelerators
constexpr int kMostManagement = 64;
constexpr int kScaleAccelerators = 256;
constexpr int kManagers = 2;     ///< fabric managers, one stands by
constexpr int kManagerLinks = 4; ///< Source: DGX SuperPOD RA, table 4: compute and UFM cables
constexpr double kServiceRackWatts = 45e3;
constexpr double kFloorLimit = 1200; ///< kg/m2
constexpr double kFloorLimitHeavy = 1500;

int ceilDiv(int a, int b) {
    return (a + b - 1) / b;
}

SwitchUse switchUse(const PartUse* part, double gbps) {
    SwitchUse use;
    use.part = part;
    use.linkGbps = gbps;
    const PortRange* range = part ? part->range(PortRole::Any) : nullptr;
    if (!range) return use;
    use.lanes = std::max(1, range->lanesAt(gbps));
    use.radix = range->count * use.lanes;
    return use;
}

bool isEthernetOnly(const PartUse& part) {
    const PortRange* range = part.range(PortRole::Any);
    return range && !sharesProtocol(range->protocols, Protocols::InfiniBand);
}

/// Everything that does not depend on the template: site, management, limits.
void addSurroundings(ClusterPlan& plan, const Settings& settings, PartBox& box) {
    plan.rackLimitW = settings.number("rack_limit_kw") * 1e3;
    plan.serviceLimitW = plan.rackScale ? std::min(plan.rackLimitW, kServiceRackWatts) : plan.rackLimitW;
    plan.floorLimitKgM2 = plan.rackScale ? kFloorLimitHeavy : kFloorLimit;
    plan.rack = box.use(plan.rackScale ? "nvidia-mgx-rack" : "generic-48u-600x1200");
    plan.serviceRack = box.use("generic-48u-600x1200");
    plan.management = box.use("cw-management-server-1u");
    plan.storage = box.use("cw-storage-node-2u");
    const int scale = ceilDiv(plan.nodes * plan.acceleratorsPerNode, kScaleAccelerators);
    plan.storageSystems = kStoragePerScale * scale;
    plan.managementNodes = std::min(kMostManagement, std::max(kLeastManagement, kManagementPerScale * scale));
}

/// The note on accelerators that fill no server.
Phrase wholeServers(int gpus, const ClusterPlan& plan) {
    return Phrase::tr("%1 accelerators were asked for; whole servers carry %2.")
        .arg(gpus)
        .arg(plan.nodes * plan.acceleratorsPerNode);
}

EdgeDesign storageEdge(const PartUse* part, double gbps) {
    EdgeDesign e;
    e.role = FabricRole::Storage;
    e.switchRole = DeviceRole::StorageSwitch;
    e.portRole = PortRole::Storage;
    e.protocol = isEthernetOnly(*part) ? Protocol::Ethernet : Protocol::InfiniBand;
    e.name = "Storage";
    e.leaf = switchUse(part, gbps);
    e.spine = part;
    e.uplinkGbps = part->range(PortRole::Any)->gbps;
    e.oversubscription = kStorageOversubscription;
    return e;
}

EdgeDesign inBandEdge(const PartUse* part, double gbps) {
    EdgeDesign e;
    e.name = "In-band";
    e.leaf = switchUse(part, gbps);
    e.spine = part;
    e.uplinkGbps = part->range(PortRole::Any)->gbps;
    e.oversubscription = kInBandOversubscription;
    return e;
}

EdgeDesign outOfBandEdge(const PartUse* leaf, const PartUse* spine) {
    EdgeDesign e;
    e.role = FabricRole::OutOfBand;
    e.switchRole = DeviceRole::OutOfBandSwitch;
    e.portRole = PortRole::OutOfBand;
    e.name = "Out-of-band";
    e.leaf = switchUse(leaf, 1);
    e.spine = spine;
    e.uplinkGbps = 100;
    e.homes = 1;
    e.withinHall = true;
    e.leafDownPorts = leaf->range(PortRole::Any)->count;
    e.leafUpPorts = 2;
    return e;
}

/// Storage where the servers have ports for it, in-band and out-of-band always.
void addEdges(ClusterPlan& plan, PartBox& box, Writer& writer, const char* storageSwitch,
              const char* inBandSwitch) {
    const PartUse* storage = box.use(storageSwitch);
    const PartUse* inBand = box.use(inBandSwitch);
    const PartUse* oob = box.use("nvidia-sn2201");
    const PartUse* aggregation = box.use("mlx-sn4600c");
    if (!writer.status() || !storage || !inBand || !oob || !aggregation) return;
    if (const PortRange* range = plan.server->range(PortRole::Storage))
        plan.edges.push_back(
            storageEdge(storage, std::min(range->gbps, storage->range(PortRole::Any)->gbps)));
    else
        plan.notes.push_back(
            Phrase::tr("The server has no storage ports: storage is reached over the in-band network."));
    const PortRange* range = plan.server->range(PortRole::InBand);
    const double most = inBand->range(PortRole::Any)->gbps;
    plan.edges.push_back(
        inBandEdge(inBand, range && range->gbps > 100 ? std::min(range->gbps, most) : std::min(100.0, most)));
    plan.edges.push_back(outOfBandEdge(oob, aggregation));
}

void addManager(ClusterPlan& plan, PartBox& box) {
    plan.fabricManager = box.use("cw-fabric-manager-1u");
    plan.fabricManagers = kManagers;
    plan.compute.request.reservedNodeSlots = 1;
    plan.compute.managerLinks = plan.compute.protocol == Protocol::InfiniBand ? kManagerLinks : 0;
    plan.compute.request.extraLinks = plan.compute.managerLinks;
}

struct Pod {
    const char* server;
    const char* computeSwitch;
    double linkGbps;
    int nodesPerUnit;
    int planes;
    const char* storageSwitch;
    const char* inBandSwitch;
    const char* fabricName;
};

std::optional<Pod> podOf(const std::string& id) {
    if (id == "superpod-h100")
        return Pod{"dgx-h100", "nvidia-qm9700", 400, 32, 1, "nvidia-qm9700", "mlx-sn4600c", "Compute NDR"};
    if (id == "superpod-h200")
        return Pod{"dgx-h200", "nvidia-qm9700", 400, 32, 1, "nvidia-qm9700", "mlx-sn4600c", "Compute NDR"};
    if (id == "superpod-b200")
        return Pod{"dgx-b200", "nvidia-qm9700", 400, 32, 1, "nvidia-qm9700", "mlx-sn4600c", "Compute NDR"};
    if (id == "superpod-b300-ethernet")
        return Pod{"dgx-b300",      "nvidia-sn5600",   400, 64, 2, "nvidia-sn5600",
                   "nvidia-sn5600", "Compute Ethernet"};
    if (id == "superpod-b300-xdr")
        return Pod{"dgx-b300",      "nvidia-q3400-ra", 800,          72, 1,
                   "nvidia-qm9700", "nvidia-sn5600",   "Compute XDR"};
    if (id == "superpod-gb200")
        return Pod{"gb200-compute-tray", "nvidia-qm9700", 400,          144, 1,
                   "nvidia-sn5600",      "nvidia-sn5600", "Compute NDR"};
    return std::nullopt;
}

void makeRackScale(ClusterPlan& plan, PartBox& box, int units) {
    RackScale rs;
    rs.scaleUpSwitch = box.use("nvlink5-switch-tray");
    rs.powerShelf = box.use("gb200-power-shelf");
    plan.rackScale = rs;
    plan.acceleratorsPerNode = rs.acceleratorsPerTray;
    auto& r = plan.compute.request;
    r.grouping = solvers::fabric::ClosGrouping::Rail;
    r.linksPerNode = 4;
    r.rails = 4;
    r.leafDownPorts = 18; // eight leaves a rail and unit
    r.minSpines = 6;      // of a rail group; more where more units need them
    if (units > 1)
        plan.notes.push_back(Phrase::tr(
            "Spine counts beyond one unit follow the sizing rule; no table of them was readable."));
}

Status planPod(ClusterPlan& plan, const Pod& pod, const Settings& settings, PartBox& box, Writer& writer) {
    plan.server = box.use(pod.server);
    plan.compute.leaf = plan.compute.spine = switchUse(box.use(pod.computeSwitch), pod.linkGbps);
    if (!writer.status()) return writer.status();
    plan.compute.protocol =
        isEthernetOnly(*plan.compute.leaf.part) ? Protocol::Ethernet : Protocol::InfiniBand;
    plan.compute.name = pod.fabricName;
    plan.compute.family = pod.planes > 1 ? "dual-plane" : "rail";
    auto& r = plan.compute.request;
    r.nodesPerUnit = pod.nodesPerUnit;
    r.planes = pod.planes;
    r.linksPerCable = pod.planes;
    r.leafPorts = plan.compute.leaf.radix;
    if (plan.templateId == "superpod-gb200") makeRackScale(plan, box, settings.integer("scalable_units"));
    if (settings.flag("fabric_manager"))
        addManager(plan, box);
    else if (plan.compute.protocol == Protocol::InfiniBand)
        plan.notes.push_back(Phrase::tr(
            "Every node slot is a server's: the subnet manager runs on a switch, or set fabric_manager."));
    if (plan.rackScale)
        plan.notes.push_back(
            Phrase::tr("Network, storage and management racks follow the limit of kW a rack; a scalable "
                       "unit as sold has racks of its own for them."));
    plan.nodes = settings.integer("scalable_units") * pod.nodesPerUnit - r.reservedNodeSlots;
    r.nodes = plan.nodes;
    addSurroundings(plan, settings, box);
    addEdges(plan, box, writer, pod.storageSwitch, pod.inBandSwitch);
    return writer.status();
}

/// The server that was asked for, or a well-known one with that many accelerators and fast enough ports.
Result<const PartUse*> findServer(const Settings& settings, PartBox& box, int accelerators, double gbps,
                                  bool countGiven) {
    const auto suits = [&](const PartSpec& spec) {
        if (spec.kind != "system" || spec.placement != Placement::RackUnits) return false;
        const PartUse part = readPart(box.catalog(), spec);
        const PortRange* nic = part.range(PortRole::Compute);
        return part.facts.gpuCount && static_cast<int>(part.facts.gpuCount->value) == accelerators && nic &&
               nic->gbps >= gbps && part.wattsKnown && part.supplies > 0;
    };
    const std::string& wanted = settings.text("server");
    if (wanted != "auto") {
        const PartSpec* spec = box.catalog().find(wanted);
        if (!spec)
            return Error::said(
                ErrorCode::NotFound, "server",
                Phrase::tr("no part '%1' in the catalogue; give the id of a server").arg(wanted));
        const PartUse part = readPart(box.catalog(), *spec);
        const PortRange* nic = part.range(PortRole::Compute);
        if (spec->placement != Placement::RackUnits || !nic || !part.facts.gpuCount)
            return Error::said(
                ErrorCode::InvalidArgument, "server",
                Phrase::tr("'%1' is not a server with accelerators and network ports; choose another part")
                    .arg(wanted));
        if (countGiven && static_cast<int>(part.facts.gpuCount->value) != accelerators)
            return Error::said(ErrorCode::InvalidArgument, "gpus_per_server",
                               Phrase::tr("%1 carries %2; give that or leave the setting out")
                                   .arg(spec->model)
                                   .arg(std::to_string(static_cast<int>(part.facts.gpuCount->value))));
        if (nic->gbps < gbps)
            return Error::said(ErrorCode::InvalidArgument, "link_gbps",
                               Phrase::tr("ports of %1 run at %2 Gb/s; give that or less")
                                   .arg(spec->model)
                                   .arg(std::to_string(static_cast<int>(nic->gbps))));
        return box.use(wanted);
    }
    for (const char* id : {"dgx-h100", "dgx-b300", "cw-lab-server-2u-4gpu"})
        if (const PartSpec* spec = box.catalog().find(id); spec && suits(*spec)) return box.use(id);
    for (const PartSpec& spec : box.catalog().parts())
        if (suits(spec)) return box.use(spec.id);
    return Error::said(ErrorCode::NotFound, "gpus_per_server",
                       Phrase::tr("no server of the catalogue carries %1 accelerators with ports of %2 Gb/s; "
                                  "name one with server=, or change either")
                           .arg(std::to_string(accelerators))
                           .arg(std::to_string(static_cast<int>(gbps))));
}

/// The switch that was asked for, else the smallest that offers the links.
Result<SwitchUse> findSwitch(const Settings& settings, PartBox& box, double gbps) {
    const int ports = settings.integer("switch_ports");
    if (ports == 1)
        return Error::said(ErrorCode::InvalidArgument, "switch_ports",
                           Phrase::tr("'1' joins nothing; give 2 to 4096, or 0 for all"));
    const std::string& wanted = settings.text("switch");
    std::string chosen;
    int best = 0;
    const auto consider = [&](const PartSpec& spec) {
        if (spec.kind != "switch" || spec.placement != Placement::RackUnits) return;
        const PartUse part = readPart(box.catalog(), spec);
        const PortRange* range = part.range(PortRole::Any);
        if (!range || !part.wattsKnown || !part.facts.heightU) return;
        const int radix = range->count * range->lanesAt(gbps);
        if (radix < std::max(ports, 2) || (best > 0 && radix >= best)) return;
        chosen = spec.id;
        best = radix;
    };
    if (wanted != "auto") {
        const PartSpec* spec = box.catalog().find(wanted);
        if (!spec)
            return Error::said(
                ErrorCode::NotFound, "switch",
                Phrase::tr("no part '%1' in the catalogue; give the id of a switch").arg(wanted));
        const PartUse part = readPart(box.catalog(), *spec);
        const PortRange* range = part.range(PortRole::Any);
        const int radix = range ? range->count * range->lanesAt(gbps) : 0;
        if (spec->kind != "switch" || radix == 0)
            return Error::said(ErrorCode::InvalidArgument, "switch",
                               Phrase::tr("'%1' has no ports of %2 Gb/s; choose another switch or rate")
                                   .arg(wanted)
                                   .arg(std::to_string(static_cast<int>(gbps))));
        if (ports > radix)
            return Error::said(ErrorCode::InvalidArgument, "switch_ports",
                               Phrase::tr("%1 offers %2 links; give that or less")
                                   .arg(spec->model)
                                   .arg(std::to_string(radix)));
        chosen = wanted;
    } else {
        const char* usual = gbps == 400 ? "nvidia-qm9700" : gbps == 800 ? "nvidia-q3400-ra" : "";
        if (const PartSpec* spec = box.catalog().find(usual)) consider(*spec);
        if (chosen.empty() || ports > 0)
            for (const PartSpec& spec : box.catalog().parts())
                consider(spec);
        if (chosen.empty())
            return Error::said(
                ErrorCode::NotFound, "switch_ports",
                Phrase::tr(
                    "no switch of the catalogue offers %1 links of %2 Gb/s; give fewer, or another rate")
                    .arg(std::to_string(std::max(ports, 2)))
                    .arg(std::to_string(static_cast<int>(gbps))));
    }
    SwitchUse use = switchUse(box.use(chosen), gbps);
    if (ports > 0) use.radix = ports;
    return use;
}

Status planClos(ClusterPlan& plan, const Settings& settings, PartBox& box, Writer& writer) {
    const double gbps = settings.number("link_gbps");
    auto server = findServer(settings, box, settings.integer("gpus_per_server"), gbps,
                             settings.given("gpus_per_server"));
    if (!server) return server.error();
    auto leaf = findSwitch(settings, box, gbps);
    if (!leaf) return leaf.error();
    if (!writer.status()) return writer.status();
    plan.server = *server;
    plan.acceleratorsPerNode = static_cast<int>(plan.server->facts.gpuCount->value);
    plan.compute.leaf = plan.compute.spine = *leaf;
    plan.compute.protocol = isEthernetOnly(*leaf->part) ? Protocol::Ethernet : Protocol::InfiniBand;
    plan.compute.name = "Compute";
    const int gpus = settings.integer("gpus");
    plan.nodes = ceilDiv(gpus, plan.acceleratorsPerNode);
    if (plan.nodes * plan.acceleratorsPerNode != gpus) plan.notes.push_back(wholeServers(gpus, plan));
    auto& r = plan.compute.request;
    r.nodes = plan.nodes;
    r.linksPerNode = plan.server->range(PortRole::Compute)->count;
    r.rails = settings.integer("rails") > 0 ? settings.integer("rails") : r.linksPerNode;
    r.leafPorts = leaf->radix;
    r.oversubscription = settings.number("oversubscription");
    r.tiers = settings.text("tiers") == "auto" ? 0 : settings.integer("tiers");
    const int perRail = std::max(1, r.linksPerNode / r.rails);
    const int room =
        static_cast<int>(std::floor(leaf->radix * r.oversubscription / (1 + r.oversubscription) + 1e-9));
    r.nodesPerUnit =
        settings.integer("nodes_per_su") > 0 ? settings.integer("nodes_per_su") : std::max(1, room / perRail);
    plan.compute.family = r.rails > 1 ? "rail" : "clos";
    addSurroundings(plan, settings, box);
    const bool infiniband = plan.compute.protocol == Protocol::InfiniBand;
    addEdges(plan, box, writer, infiniband && gbps <= 800 ? "nvidia-qm9700" : "nvidia-sn5600", "mlx-sn4600c");
    return writer.status();
}

Status planLab(ClusterPlan& plan, const Settings& settings, PartBox& box, Writer& writer) {
    const int gpus = settings.integer("gpus");
    auto server = findServer(settings, box, gpus % 8 == 0 ? 8 : 4, 0, false);
    if (!server) return server.error();
    plan.server = *server;
    if (!writer.status()) return writer.status();
    plan.acceleratorsPerNode = static_cast<int>(plan.server->facts.gpuCount->value);
    plan.nodes = ceilDiv(gpus, plan.acceleratorsPerNode);
    if (plan.nodes * plan.acceleratorsPerNode != gpus) plan.notes.push_back(wholeServers(gpus, plan));
    const PortRange* nic = plan.server->range(PortRole::Compute);
    const bool fast = nic->gbps > 400;
    plan.compute.leaf = plan.compute.spine = switchUse(box.use(fast ? "nvidia-q3400-ra" : "nvidia-qm9700"),
                                                       std::min(nic->gbps, fast ? 800.0 : 400.0));
    plan.compute.name = "Compute";
    plan.compute.family = "clos";
    auto& r = plan.compute.request;
    r.nodes = r.nodesPerUnit = plan.nodes;
    r.linksPerNode = nic->count;
    r.rails = 1;
    if (!writer.status()) return writer.status();
    r.leafPorts = plan.compute.leaf.radix;
    addSurroundings(plan, settings, box);
    plan.managementNodes = 2;
    plan.storageSystems = 2;
    addEdges(plan, box, writer, "nvidia-qm9700", "mlx-sn4600c");
    for (EdgeDesign& e : plan.edges)
        e.homes = 1; // one switch of each network is what a laboratory buys
    return writer.status();
}

} // namespace

Status readSite(const std::string& site, std::string& country, std::string& zone) {
    if (site.empty()) return {};
    const auto upper = [](char c) { return c >= 'A' && c <= 'Z'; };
    const bool coded =
        site.size() >= 2 && upper(site[0]) && upper(site[1]) && (site.size() == 2 || site[2] == '-');
    const bool plain = std::all_of(site.begin(), site.end(), [](char c) {
        return std::isalnum(static_cast<unsigned char>(c)) || c == '-';
    });
    if (!coded || !plain || site.size() > 40 || site.back() == '-')
        return Error::said(
            ErrorCode::InvalidArgument, "site",
            Phrase::tr("'%1' is neither a country code (US) nor a zone (US-TEX-ERCO); give one of them")
                .arg(site));
    country = site.substr(0, 2);
    if (!countryCode(country))
        return Error::said(
            ErrorCode::InvalidArgument, "site",
            Phrase::tr("'%1' is no country's ISO 3166 code; Germany is DE, the United States US")
                .arg(country));
    zone = site.size() > 2 ? site : "";
    return {};
}

Result<ClusterPlan> planCluster(const TemplateSpec& spec, const Settings& settings, PartBox& box,
                                Writer& writer) {
    ClusterPlan plan;
    plan.templateId = spec.id;
    plan.title = titleOf(spec, settings);
    if (Status s = readSite(settings.text("site"), plan.country, plan.gridZone); !s) return s.error();
    Status status;
    if (const auto pod = podOf(spec.id))
        status = planPod(plan, *pod, settings, box, writer);
    else if (spec.id == "clos")
        status = planClos(plan, settings, box, writer);
    else
        status = planLab(plan, settings, box, writer);
    if (!status) return status.error();
    return plan;
}

} // namespace cw::design
