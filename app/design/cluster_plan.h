// What a design is made of, before anything has a place: parts, counts, networks and limits.
#pragma once

#include "app/design/part_box.h"
#include "app/design/template_spec.h"
#include "solvers/fabric/clos_sizing.h"

namespace cw::design {

/// One switch type at one link speed.
struct SwitchUse {
    const PartUse* part = nullptr;
    double linkGbps = 0;
    int lanes = 1; ///< links a port is split into
    int radix = 0; ///< links per switch that the design uses
};

/// The compute fabric.
struct ComputeDesign {
    solvers::fabric::ClosRequest request;
    SwitchUse leaf;
    SwitchUse spine; ///< also of the tiers above
    Protocol protocol = Protocol::InfiniBand;
    std::string name;
    std::string family;
    int managerLinks = 0; ///< links of the fabric manager into the freed node slot
};

/// A network that joins servers, storage and management below a pair (or one) of leaves each.
struct EdgeDesign {
    FabricRole role = FabricRole::InBand;
    DeviceRole switchRole = DeviceRole::InBandSwitch;
    PortRole portRole = PortRole::InBand;
    Protocol protocol = Protocol::Ethernet;
    std::string name;
    SwitchUse leaf;
    const PartUse* spine = nullptr;
    double uplinkGbps = 0;
    int homes = 2;               ///< leaves that each device is wired to
    int leafDownPorts = 0;       ///< switch ports for devices; 0: as the oversubscription leaves room for
    int leafUpPorts = 0;         ///< 0: as the oversubscription asks
    double oversubscription = 1; ///< of leaves with servers; storage gets 1:1
    bool withinHall = false;     ///< leaves serve their own hall only: copper does not reach the next one
};

/// A rack that is one system: trays, scale-up switches and power shelves in fixed places.
struct RackScale {
    const PartUse* scaleUpSwitch = nullptr;
    const PartUse* powerShelf = nullptr;
    int trays = 18;
    int switchTrays = 9;
    int shelves = 8;
    int acceleratorsPerTray = 4;
    int linksPerAccelerator = 18;
    double linkGbps = 400;
};

struct ClusterPlan {
    std::string templateId;
    std::string title;
    std::string country; ///< ISO code or empty
    std::string gridZone;

    const PartUse* server = nullptr;
    int nodes = 0;
    int acceleratorsPerNode = 8;
    const PartUse* rack = nullptr;
    const PartUse* serviceRack = nullptr;
    double rackLimitW = 0;
    double serviceLimitW = 0;
    double floorLimitKgM2 = 0;
    std::optional<RackScale> rackScale;

    ComputeDesign compute;
    std::vector<EdgeDesign> edges; ///< storage, in-band, out-of-band: those that exist, in this order

    const PartUse* management = nullptr;
    int managementNodes = 0;
    const PartUse* storage = nullptr;
    int storageSystems = 0;
    const PartUse* fabricManager = nullptr;
    int fabricManagers = 0;

    std::vector<Phrase> notes;
};

} // namespace cw::design
