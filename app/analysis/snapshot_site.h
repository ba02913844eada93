// Drawing -> site solver: the design's need against what each site offers.
#pragma once

#include "app/analysis/snapshot_power.h"
#include "app/analysis/snapshot_thermal.h"
#include "solvers/site/site.h"

namespace cw::analysis {

struct SiteAnswer {
    SiteId site;
    solvers::site::SiteInput input;
    solvers::site::SiteOptions options;
    solvers::site::SiteResult result;
};

/// The whole design placed on `id`. A price in another currency than USD stays unknown: no rate is assumed.
SiteAnswer snapshotSite(const Project& project, SiteId id, const DensityAnswer& density,
                        const PowerAnswer& power);

} // namespace cw::analysis
