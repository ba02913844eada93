// A design in the making: devices, racks, rows and halls as plain arrays, before they are written to the
// project.
#pragma once

#include "app/design/cluster_plan.h"
#include "model/cable_length.h"

namespace cw::design {

constexpr int kNone = -1;

/// Where the next free port of a run is.
struct PortCursor {
    std::uint16_t port = 0; ///< within the run
    std::uint8_t lane = 0;
    std::uint8_t lanes = 1;
};

struct DraftDevice {
    const PartUse* part = nullptr;
    DeviceRole role = DeviceRole::Other;
    std::uint8_t tier = 0;
    std::uint16_t group = 0;
    std::uint16_t rail = 0;
    int row = kNone;
    int rack = kNone;
    int u = 1;
    int psuOnA = 0, psuOnB = 0;
    DeviceId id;
    std::optional<ScaleUpDomainId> domain;
    CableEnd end;
    PortCursor main, uplink; ///< of a switch: its `Any` ports; its faster second run
};

struct DraftRack {
    int row = kNone;
    int hall = kNone;
    RackRole role = RackRole::Compute;
    const PartUse* part = nullptr;
    double limitW = 0;
    std::vector<int> devices;
    int usedU = 0; ///< next free unit − 1
    double watts = 0, liquidWatts = 0, kilograms = 0;
    Pose pose;
    std::string name;
    RackId id;
};

struct DraftRow {
    int firstNode = 0, endNode = 0;
    int hall = kNone;
    bool frontNorth = true;
    Um top = 0;             ///< y of the band that its racks stand in
    std::vector<int> racks; ///< west to east
    double watts = 0, liquidWatts = 0;
    std::string name;
    RowId id;
    Um west = 0, east = 0; ///< outer x of its racks
};

struct DraftHall {
    int firstRow = 0, endRow = 0;
    std::string name;
    HallId id;
    Point origin;
    Size size;
    double watts = 0, liquidWatts = 0;
    double lossWatts = 0; ///< of the distribution, given off into the hall and its plant rooms
    Um galleryDepth = 0;  ///< air handlers along the west and east walls
};

/// One switch network with its devices by tier, and who hangs on which leaf.
struct DraftNetwork {
    const EdgeDesign* edge = nullptr; ///< null for the compute fabric
    solvers::fabric::ClosSizing sizing;
    FabricId id;
    std::vector<std::vector<int>> switches; ///< per tier: device indices
    struct Attachment {
        int device = 0;
        int unit = 0;
    };
    std::vector<Attachment> attached;
};

/// What a rack-scale rack holds beside its trays: device indices.
struct RackGear {
    std::vector<int> switches;
    std::vector<int> shelves;
};

struct Draft {
    std::vector<DraftDevice> devices; ///< the first plan.nodes are the servers, in order
    std::vector<DraftRack> racks;
    std::vector<DraftRow> rows;
    std::vector<DraftHall> halls;
    std::vector<RackGear> gear; ///< by compute rack, in order; empty unless racks are systems
    DraftNetwork compute;
    std::vector<DraftNetwork> edges;

    int rowOfNode(int node) const { return devices[std::size_t(node)].row; }
    DraftDevice& device(int i) { return devices[std::size_t(i)]; }
    const DraftDevice& device(int i) const { return devices[std::size_t(i)]; }
};

} // namespace cw::design
