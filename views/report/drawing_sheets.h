// Views of the window as drawings on paper: a plan to fit or to scale, elevations, a fabric.
#pragma once

#include "views/render/elevation_painter.h"
#include "views/render/fabric_painter.h"
#include "views/render/plan_painter.h"

#include <memory>

namespace cw::report {

/// Millimetres of paper that a unit of a drawing takes; text of 13 units is 6.6 pt.
constexpr double kSheetUnitMm = 0.18;
/// A drawing to scale over more sheets than this is refused.
constexpr std::size_t kMostSheets = 200;

/// One sheet's part of a drawing; holds all that it needs.
struct DrawingSheet {
    /// Paints into the drawing's area, its corner at the origin; `ratio` is device pixels a unit.
    std::function<void(QPainter&, double ratio)> paint;
    int column = 0; ///< of the key
    int row = 0;
};

struct Drawing {
    QString title;
    QString scale;                 ///< "1:100"; empty when it has none
    std::optional<double> metreMm; ///< a metre on paper, for the scale bar
    std::vector<DrawingSheet> sheets;
    int columns = 1; ///< sheets side by side that make one drawing
    int rows = 1;
};

struct PlanContent {
    render::PlanScene scene;
    render::PlanOverlay overlay;
    render::PlantReadings readings;
    std::function<render::PlanRackDetail(RackId)> details; ///< called while painting
    render::HallAir air;                                   ///< written into the aisles
};

/// The next scale at or above `scale` (1…1e8) that rulers have: 50, 75, 100, 125, 150, 200 …
int roundScale(double scale);
/// A hall in an area of `area` units: fitted on one sheet at a round scale, or 1:`scale` over as many as it
/// takes, with the legend of its overlay on each. InvalidArgument for a scale below 1 or one that takes over
/// kMostSheets.
Result<Drawing> planDrawing(std::shared_ptr<const PlanContent> content, QSizeF area,
                            std::optional<int> scale = {});
/// Racks side by side, as many on a sheet as are legible; `view` gives faces and what is shown.
Drawing elevationDrawing(const render::ElevationScene& scene, const render::ElevationView& view,
                         const QString& title, QSizeF area);
/// A fabric on one sheet.
Drawing fabricDrawing(std::shared_ptr<const render::FabricScene> scene, const render::FabricStyle& style,
                      const QString& title, QSizeF area);

/// What the title block says beside the drawing's own title and scale.
struct TitleBlock {
    QString project, client, author, revision, date;
};

/// The area that a sheet of `paper` units leaves for the drawing.
QSizeF drawingArea(QSizeF paper, bool withTitleBlock);
/// Paints a whole sheet of `paper` units: drawing, frame and title block ("sheet 2 of 6", with a key to the
/// sheets of a drawing over several).
void paintSheet(QPainter& painter, QSizeF paper, const Drawing& drawing, std::size_t sheet,
                const TitleBlock* block, double ratio);

} // namespace cw::report
