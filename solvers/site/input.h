// What the site solver reads: what the design needs, and what the place offers.
#pragma once

#include "solvers/common/sourced.h"

#include <string>
#include <vector>

namespace cw::solvers::site {

struct SiteInput {
    std::string label;
    std::string country;        ///< ISO 3166-1 alpha-2, passed through
    std::string zone;           ///< grid zone, passed through
    MaybeSourced itW;           ///< W
    MaybeSourced lossesW;       ///< of the power distribution, W
    MaybeSourced coolingW;      ///< fans, pumps, chillers, W; an estimate until a plant is drawn
    MaybeSourced contractedW;   ///< connection that is contracted or on offer, W
    MaybeSourced loadFactor;    ///< mean over peak power through the year, 0..1
    MaybeSourced carbonGPerKwh; ///< gCO2/kWh
    std::string carbonMethod; ///< what that figure counts: "location-based, annual mean", "market-based", ...
    MaybeSourced priceUsdPerKwh; ///< electricity, USD/kWh, all charges that apply
};

} // namespace cw::solvers::site
