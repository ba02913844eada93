// The graph that a fabric case describes, by family or by name.
#pragma once

#include "model/base/result.h"
#include "solvers/fabric/closed_forms.h"
#include "solvers/fabric/generate.h"

#include <nlohmann/json_fwd.hpp>

namespace cw::cli {

/// Every link has capacity 1, so that capacities count links; those of a file have their own.
struct CaseFamily {
    solvers::fabric::FabricGraph graph;
    std::optional<solvers::fabric::ProductFigures>
        product;                  ///< tori, meshes, hypercubes, HyperX, complete graphs
    std::optional<int> fieldSize; ///< q of a Slim Fly
    int groupSize = 0;            ///< switches per group of a dragonfly; 0: no groups
    bool layered = false;         ///< a Clos: tiers and pods mean something
    int multiplicity = 1;         ///< parallel links that `product` does not count
};

/// Inputs in the spelling of the cases (k; q, delta or routers; h a g p radix; S L K; dims; d; n; graph) or
/// as the settings of the family. Unsupported for a family that the generator has not got and for shapes that
/// it does not draw; InvalidArgument naming an input that is missing, wrong or unknown.
/// A `file` with an edge list, its hosts by the prefix `terminals`, is looked up under `folders`; it may not
/// leave it.
Result<CaseFamily> readFamily(const nlohmann::ordered_json& inputs, const std::vector<std::string>& folders);

/// A graph known by name: Petersen, Heawood, dodecahedron, icosahedron, Desargues, Moebius-Kantor, "K6,6",
/// "K3xK6", "K8", "Paley13", "path10", "cycle9", "binary tree 15 nodes"; and
/// families with their sizes, switches only: "hypercube Q4", "torus 4x4", "mesh 4x4", "HyperX 4x4", "SlimFly
/// q=5", "dragonfly h=2 palmtree". Unsupported for others.
Result<CaseFamily> namedGraph(const std::string& name);

} // namespace cw::cli
