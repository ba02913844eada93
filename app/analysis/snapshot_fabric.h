// Drawing -> fabric solver: nothing but the drawn cables.
#pragma once

#include "model/project.h"
#include "solvers/fabric/fabric_solver.h"

namespace cw::analysis {

/// Transceivers or cables of one part in a fabric.
struct PieceCount {
    std::string name;        ///< of the part; of the medium where a cable names no part
    std::int64_t uses = 0;   ///< cable ends with the transceiver, or cables
    std::int64_t pieces = 0; ///< a transceiver fills its cage, however many links leave it
};

struct FabricAnswer {
    FabricId fabric;
    std::string name;
    FabricRole role = FabricRole::Compute;
    solvers::fabric::FabricGraph graph;
    solvers::fabric::FabricOptions options;
    solvers::fabric::FabricResult result;
    std::vector<DeviceId> nodes;                 ///< as the graph's nodes, in drawing order
    std::vector<std::int32_t> layers;            ///< of each node: 0 host, 1 leaf, 2 spine…; -1 unreached
    std::vector<std::vector<CableId>> cables;    ///< as the graph's edges: parallel cables of one speed
    std::vector<PieceCount> optics, cablePieces; ///< by name
};

/// The graph of one fabric. Hosts weigh their accelerators in compute and scale-up fabrics, where fabric
/// managers and storage weigh nothing, and one each in the other fabrics.
FabricAnswer snapshotFabric(const Project& project, FabricId fabric);

} // namespace cw::analysis
