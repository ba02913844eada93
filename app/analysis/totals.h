// What is drawn, counted.
#pragma once

#include "model/project.h"

namespace cw::analysis {

struct DrawnCounts {
    std::size_t gpus = 0; ///< accelerators in servers, by the catalogue's count a server
    std::size_t servers = 0;
    std::size_t racks = 0;
    std::size_t switches = 0;      ///< of the network fabrics; scale-up switch trays are not counted
    std::size_t cables = 0;        ///< of the network fabrics
    std::size_t scaleUpCables = 0; ///< inside scale-up domains, as a backplane's; in the schedule, too
    double cableLengthM = 0;       ///< to be ordered, of `cables`
    double scaleUpCableLengthM = 0;
    std::size_t halls = 0;
    std::size_t sites = 0;
};

DrawnCounts countDrawn(const Project& project);

} // namespace cw::analysis
