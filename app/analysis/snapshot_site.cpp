#include "app/analysis/snapshot_site.h"

#include "app/analysis/to_solver.h"

namespace cw::analysis {

SiteAnswer snapshotSite(const Project& project, SiteId id, const DensityAnswer& density,
                        const PowerAnswer& power) {
    const Site& site = project.sites()[id];
    SiteAnswer answer;
    answer.site = id;
    auto& in = answer.input;
    in.label = site.name;
    in.country = site.country;
    in.zone = site.gridZone;
    in.itW = solvers::Sourced{density.result.itKw * 1e3, Phrase::tr("density: IT power, maximum"),
                              Provenance::Derived};
    in.lossesW = solvers::Sourced{power.result.lossesKw * 1e3, Phrase::tr("power: losses of the tree"),
                                  Provenance::Derived};
    in.coolingW = power.input.coolingW;
    const Phrase source =
        site.figuresSource.empty() ? Phrase::tr("site %1").arg(site.name) : site.figuresSource;
    if (site.contracted) in.contractedW = entered(inWatts(*site.contracted), source);
    if (site.carbon) in.carbonGPerKwh = entered(inGramsPerKilowattHour(*site.carbon), source);
    in.carbonMethod = site.carbonMethod;
    if (site.pricePerKwh && project.info().currency == "USD")
        in.priceUsdPerKwh = entered(*site.pricePerKwh, source);
    return answer;
}

} // namespace cw::analysis
