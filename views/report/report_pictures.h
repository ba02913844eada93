// Drawings of the report and of image exports: hall plans, fabrics, rack elevations.
#pragma once

#include "app/analysis/analysis.h"
#include "views/render/plan_overlay.h"
#include "views/report/report_document.h"

#include <QByteArray>
#include <QImage>

namespace cw::report {

/// Width of a plan with all details: it is scaled down on paper, so that racks are wide enough for their
/// names.
constexpr double kDetailedPlanWidth = 1000;

enum class PlanDetail : unsigned char {
    Overview, ///< racks, aisles and plant only
    Full,     ///< with dimensions, plant loads and legend
};

/// Rack power of a hall against the racks' limits.
render::PlanOverlay powerOverlay(const Project& project, const analysis::DensityAnswer& density, HallId hall);

/// A hall with its rack power as overlay. The plan is as wide as asked and at most `maxHeight` high; a
/// narrower one is centred.
Picture planPicture(const Project& project, const analysis::Analysis& answers, HallId hall, PlanDetail detail,
                    double width, double maxHeight);

/// Tiers of a fabric with the links of the bisection cut.
Picture fabricPicture(const Project& project, const analysis::FabricAnswer& fabric);

/// Racks of equal content, of which one is drawn.
struct RackKind {
    RackId example;
    QStringList names;
};
/// Front of up to four racks side by side, with the number and names of their kind.
Picture elevationPicture(const Project& project, const std::vector<RackKind>& kinds);
constexpr std::size_t kElevationsInPicture = 4;

/// The picture as a stand-alone SVG document.
QByteArray svgOf(const Picture& picture, const QString& title);
/// The picture as an image with `ratio` pixels a unit. Null when there is no memory for it.
QImage imageOf(const Picture& picture, double ratio);

} // namespace cw::report
