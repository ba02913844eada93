// Graphs of the known fabric families, by parameters.
#pragma once

#include "model/base/result.h"
#include "solvers/fabric/fabric_graph.h"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace cw::solvers::fabric {

/// One setting of a family. Texts are plain English keys; views translate them.
struct FamilyParameter {
    std::string name;
    std::string fallback; ///< default as text; empty: depends on the others
    std::string range;    ///< what is accepted, for messages and help
    std::string about;
};

struct Family {
    std::string name;
    std::vector<std::string> aliases;
    std::string about;
    std::vector<FamilyParameter> parameters;
};

/// All families that generateFabric knows, in menu order.
const std::vector<Family>& fabricFamilies();

/// Finds a family by name or alias; nullptr when there is none.
const Family* findFamily(std::string_view name);

struct GeneratedFabric {
    FabricGraph graph;
    std::vector<std::string> names; ///< one a node, unique; hosts start with "host"
};

/// Settings by name, as text ("switch_ports" → "64", "dims" → "8x8x16"). Fails with NotFound for an unknown
/// family, InvalidArgument naming an unknown or out-of-range setting, Unsupported when the numbers do not
/// fit.
Result<GeneratedFabric> generateFabric(std::string_view family,
                                       const std::map<std::string, std::string>& settings);

} // namespace cw::solvers::fabric
