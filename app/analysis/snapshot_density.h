// Drawing -> density solver.
#pragma once

#include "model/project.h"
#include "solvers/density/density.h"

namespace cw::analysis {

/// Input, answer, and which object stands behind each index.
struct DensityAnswer {
    solvers::density::DensityInput input;
    solvers::density::DensityOptions options;
    solvers::density::DensityResult result;
    std::vector<RackId> racks;
    std::vector<HallId> halls;
    std::vector<std::uint32_t> indexOfRack; ///< by rack id value; kNoIndex where there is none

    static constexpr std::uint32_t kNoIndex = ~0u;
    /// The result of one rack, or nullptr when the rack is newer than the answer.
    const solvers::density::RackResult* rack(RackId id) const;
};

/// Racks, devices and rack PDUs with the catalogue values of their parts. Fills input, racks, halls and
/// index; `result` is left empty.
DensityAnswer snapshotDensity(const Project& project);

/// Name of a part as people know it: "NVIDIA DGX H100".
std::string partName(const PartSpec& spec);

} // namespace cw::analysis
