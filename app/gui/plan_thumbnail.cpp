#include "app/gui/plan_thumbnail.h"

#include "app/analysis/analysis.h"
#include "views/render/plan_painter.h"

#include <QGuiApplication>
#include <QPainter>

#include <algorithm>

namespace cw::gui {

namespace {

constexpr double kMargin = 6;
constexpr double kStripPx = 2.5; ///< width of a rack from which rows are drawn
constexpr QSize kRecent(88, 50);
constexpr int kRecentRatio = 2;

render::PlanOverlay powerOf(const Project& project) {
    render::PlanOverlay overlay;
    overlay.id = QStringLiteral("power");
    overlay.values.assign(project.racks().idLimit(), render::kNoValue);
    const analysis::Analysis answers = analysis::solveAll(project, DirtySet(bit(Domain::Density)));
    double top = 1;
    for (std::size_t i = 0; i < answers.density->racks.size() && i < answers.density->result.racks.size();
         ++i) {
        const auto& rack = answers.density->result.racks[i];
        overlay.values[answers.density->racks[i].value()] = rack.powerKw;
        top = std::max(top, rack.limitKw.value_or(rack.powerKw));
    }
    overlay.domain = {0, top};
    return overlay;
}

} // namespace

QImage planThumbnail(const Project& project, QSize size, double ratio, render::Appearance appearance) {
    if (project.halls().empty() || size.isEmpty()) return {};
    const render::ColourRoles& colours = render::colourRoles(appearance);
    QImage image(size * ratio, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(ratio);
    image.fill(colours.surface.canvas);
    const render::PlanScene scene = render::buildPlanScene(project, (*project.halls().begin()).id);
    const render::PlanOverlay overlay = powerOf(project);
    const render::HallPlanPainter painter(scene, overlay,
                                          {colours, appearance, QGuiApplication::font(), ratio});
    // A big hall is drawn larger and shrunk, so that its rows are seen and not one block.
    const double rackPx =
        toM(mm(600)) * render::PlanView::fit(scene.extent(), {QPointF(), QSizeF(size)}, kMargin).pxPerMetre;
    const double enlarge = std::max(1.0, kStripPx / rackPx);
    const QRectF paper{QPointF(), QSizeF(size) * enlarge};
    render::PlanLayers layers;
    layers.grid = layers.feeds = layers.labels = layers.dimensions = false;
    QPainter p(&image);
    p.setRenderHint(QPainter::Antialiasing);
    p.scale(1 / enlarge, 1 / enlarge);
    painter.paint(p, render::PlanView::fit(scene.extent(), paper, kMargin * enlarge), paper, layers);
    return image;
}

void writeThumbnails(const Project& project, const QString& path) {
    QImage both(QSize(kRecent.width(), 2 * kRecent.height()) * kRecentRatio, QImage::Format_ARGB32);
    both.fill(Qt::transparent);
    QPainter p(&both);
    int y = 0;
    for (const render::Appearance appearance : {render::Appearance::Light, render::Appearance::Dark}) {
        QImage one = planThumbnail(project, kRecent, kRecentRatio, appearance);
        one.setDevicePixelRatio(1);
        p.drawImage(0, y, one);
        y += both.height() / 2;
    }
    p.end();
    both.save(path, "PNG");
}

QImage readThumbnail(const QString& path, render::Appearance appearance) {
    const QImage both(path);
    const int height = both.height() / 2;
    QImage one = both.copy(0, appearance == render::Appearance::Dark ? height : 0, both.width(), height);
    one.setDevicePixelRatio(kRecentRatio);
    return one;
}

} // namespace cw::gui
