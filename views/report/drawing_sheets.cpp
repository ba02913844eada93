#include "views/report/drawing_sheets.h"

#include "views/render/legend_painter.h"
#include "views/report/report_text.h"

#include <QGuiApplication>

#include <array>

namespace cw::report {

namespace {

constexpr int kTextPx = 13;
constexpr double kPlanMargin = 36; ///< for dimensions and names of feeds around the hall
constexpr double kLegendGap = 8;
constexpr double kMostPerU = 16;
constexpr double kLeastPerU = 3;
constexpr double kElevationSide = 44; ///< ruler and caption beside the racks
constexpr double kLargestFabric = 1.6;

QFont sheetFont(int px = kTextPx) {
    QFont font = QGuiApplication::font();
    font.setPixelSize(px);
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

render::PlanStyle sheetStyle(double ratio) {
    return {render::colourRoles(render::Appearance::Light), render::Appearance::Light, sheetFont(), ratio};
}

double legendHeight(const PlanContent& content) {
    if (content.overlay.isNone()) return 0;
    return render::LegendPainter(content.overlay, content.scene.racks, sheetStyle(1)).height() +
           2 * kLegendGap;
}

void paintPlan(QPainter& p, const PlanContent& content, const render::PlanView& view, QSizeF area,
               double ratio) {
    const render::PlanStyle style = sheetStyle(ratio);
    const double legend = legendHeight(content);
    const QRectF drawn(0, 0, area.width(), area.height() - legend);
    p.save();
    p.setClipRect(drawn);
    render::HallPlanPainter painter(content.scene, content.overlay, style);
    painter.setPlantReadings(&content.readings);
    painter.setAir(content.air);
    if (content.details) painter.setDetails(content.details);
    painter.paint(p, view, drawn);
    p.restore();
    if (legend <= 0) return;
    const render::LegendPainter key(content.overlay, content.scene.racks, style);
    key.paint(p,
              QRectF(kLegendGap, drawn.bottom() + kLegendGap, render::LegendPainter::kWidth, key.height()));
}

int sheetsFor(double drawn, double area) {
    return std::max(1, int(std::ceil(drawn / area - 1e-9)));
}

render::ElevationScene partOf(const render::ElevationScene& scene, std::size_t from, std::size_t to) {
    render::ElevationScene part = scene;
    part.racks.assign(scene.racks.begin() + std::ptrdiff_t(from), scene.racks.begin() + std::ptrdiff_t(to));
    return part;
}

} // namespace

int roundScale(double scale) {
    constexpr std::array kRound{1.0, 1.25, 1.5, 2.0, 2.5, 3.0, 4.0, 5.0, 6.0, 7.5, 10.0};
    double decade = 1;
    while (decade * kRound.back() < scale)
        decade *= 10;
    for (const double each : kRound)
        if (const double round = each * decade; round >= scale - 1e-9 && round == std::floor(round))
            return int(round);
    return int(decade * kRound.back());
}

Result<Drawing> planDrawing(std::shared_ptr<const PlanContent> content, QSizeF area,
                            std::optional<int> scale) {
    const Rect extent = content->scene.extent();
    const double drawnHeight = area.height() - legendHeight(*content);
    if (area.width() < 4 * kPlanMargin || drawnHeight < 4 * kPlanMargin)
        return Error{ErrorCode::InvalidArgument, "paper", "too small for a drawing"};
    Drawing drawing;
    drawing.title = Text::tr("Hall plan, %1").arg(content->scene.name);
    if (!content->overlay.isNone()) drawing.title += QStringLiteral(" · ") + content->overlay.title;
    render::PlanView view;
    QPointF corner; // of the drawing on the sheets laid side by side
    if (!scale) {
        const QRectF paper(QPointF(), QSizeF(area.width(), drawnHeight));
        view = render::PlanView::fit(extent, paper, kPlanMargin);
        // Smaller to the next scale that a ruler has, about the same middle.
        const double perMetre = 1000.0 / roundScale(1000 / (view.pxPerMetre * kSheetUnitMm)) / kSheetUnitMm;
        view.origin = paper.center() + (view.origin - paper.center()) * perMetre / view.pxPerMetre;
        view.pxPerMetre = perMetre;
    } else {
        if (*scale < 1) return Error{ErrorCode::InvalidArgument, "scale", std::to_string(*scale)};
        view.pxPerMetre = 1000.0 / *scale / kSheetUnitMm;
        const double w = view.px(extent.size.width) + 2 * kPlanMargin;
        const double h = view.px(extent.size.height) + 2 * kPlanMargin;
        drawing.columns = sheetsFor(w, area.width());
        drawing.rows = sheetsFor(h, drawnHeight);
        if (double(drawing.columns) * drawing.rows > double(kMostSheets))
            return Error{ErrorCode::InvalidArgument, "scale",
                         "over " + std::to_string(kMostSheets) + " sheets"};
        corner = {(drawing.columns * area.width() - w) / 2 + kPlanMargin,
                  (drawing.rows * drawnHeight - h) / 2 + kPlanMargin};
        view.origin = corner - QPointF(view.px(extent.origin.x), view.px(extent.origin.y));
    }
    drawing.metreMm = view.pxPerMetre * kSheetUnitMm;
    drawing.scale = QStringLiteral("1:%1").arg(number(1000 / *drawing.metreMm, 0));
    for (int row = 0; row < drawing.rows; ++row)
        for (int column = 0; column < drawing.columns; ++column) {
            render::PlanView shifted = view;
            shifted.origin -= QPointF(column * area.width(), row * drawnHeight);
            drawing.sheets.push_back({[content, shifted, area](QPainter& p, double ratio) {
                                          paintPlan(p, *content, shifted, area, ratio);
                                      },
                                      column, row});
        }
    return drawing;
}

Drawing elevationDrawing(const render::ElevationScene& scene, const render::ElevationView& view,
                         const QString& title, QSizeF area) {
    Drawing drawing;
    drawing.title = title;
    if (scene.racks.empty()) return drawing;
    const render::PlanStyle style = sheetStyle(1);
    render::ElevationView sheet = view;
    sheet.origin = {};
    // Headers depend on the width of a rack, so the height is settled in a second look.
    sheet.pxPerU = kMostPerU;
    for (int look = 0; look < 2; ++look) {
        const render::ElevationPainter painter(scene, style, sheet);
        const double around = painter.extent().height() - scene.mostUnits * sheet.pxPerU;
        sheet.pxPerU =
            std::clamp((area.height() - around) / std::max(1, scene.mostUnits), kLeastPerU, kMostPerU);
    }
    const render::ElevationPainter all(scene, style, sheet);
    struct Reach {
        double left = std::numeric_limits<double>::max();
        double right = 0;
    };
    std::vector<Reach> reach(scene.racks.size()); // of a rack with all its faces
    for (const render::ElevationColumn& column : all.columns()) {
        Reach& own = reach[column.rack];
        own.left = std::min(own.left, column.outer.left());
        own.right = std::max(own.right, column.outer.right());
    }
    std::vector<std::size_t> starts{0};
    for (std::size_t rack = 1; rack < reach.size(); ++rack)
        if (reach[rack].right - reach[starts.back()].left + 2 * kElevationSide > area.width())
            starts.push_back(rack);
    starts.push_back(scene.racks.size());
    for (std::size_t i = 0; i + 1 < starts.size(); ++i) {
        auto part = std::make_shared<const render::ElevationScene>(partOf(scene, starts[i], starts[i + 1]));
        drawing.sheets.push_back(
            {[part, sheet, area](QPainter& p, double ratio) {
                 render::ElevationView placed = sheet;
                 const render::PlanStyle own = sheetStyle(ratio);
                 const QRectF extent = render::ElevationPainter(*part, own, placed).extent();
                 placed.origin = {std::max(0.0, (area.width() - extent.width()) / 2) - extent.left(),
                                  -extent.top()};
                 render::ElevationPainter(*part, own, placed).paint(p, QRectF(QPointF(), area));
             },
             int(i), 0});
    }
    return drawing;
}

Drawing fabricDrawing(std::shared_ptr<const render::FabricScene> scene, const render::FabricStyle& style,
                      const QString& title, QSizeF area) {
    Drawing drawing;
    drawing.title = title;
    if (scene->nodes.empty()) return drawing;
    const double zoom = std::min({area.width() / std::max(1.0, scene->size.width()),
                                  area.height() / std::max(1.0, scene->size.height()), kLargestFabric});
    drawing.sheets.push_back({[scene, style, zoom, area](QPainter& p, double) {
                                  p.save();
                                  render::FabricStyle own = style;
                                  own.onPaper = true;
                                  p.translate((area.width() - scene->size.width() * zoom) / 2,
                                              (area.height() - scene->size.height() * zoom) / 2);
                                  render::paintFabric(p, *scene,
                                                      render::colourRoles(render::Appearance::Light),
                                                      sheetFont(), own, {zoom, zoom});
                                  p.restore();
                              },
                              0, 0});
    return drawing;
}

} // namespace cw::report
