#include "views/report/report_pictures.h"

#include "views/render/fabric_painter.h"
#include "views/render/font_roles.h"
#include "views/render/legend_painter.h"
#include "views/render/plan_painter.h"
#include "views/report/report_text.h"

#include <QBuffer>
#include <QGuiApplication>
#include <QPainter>
#include <QSvgGenerator>

namespace cw::report {

namespace {

constexpr int kTextPx = 13;                ///< "system font" of pictures
constexpr double kDefaultRackLimitKw = 45; ///< end of the scale where no rack has a limit
constexpr double kLegendGap = 4;
constexpr double kFabricHead = 100; ///< hosts and margins of a fabric's picture
constexpr double kFabricTier = 90;  ///< one tier of switches
constexpr double kTallestFabric = 370;

/// The application's font in pixels and without hinting: pictures are scaled when they are printed.
QFont pictureFont(int px) {
    QFont font = QGuiApplication::font();
    font.setPixelSize(px);
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

struct PlanContent {
    render::PlanScene scene;
    render::PlanOverlay overlay;
    render::PlantReadings readings;
};

render::PlantReadings readingsOf(const analysis::Analysis& answers) {
    render::PlantReadings readings;
    const auto add = [&](const auto& ids, const auto& results) {
        for (std::size_t i = 0; i < ids.size() && i < results.size(); ++i)
            readings.emplace(
                ObjectRef::of(ids[i]),
                render::PlantReading{results[i].loadKw, results[i].ratingKw.value_or(render::kNoValue)});
    };
    if (answers.thermal) {
        add(answers.thermal->airUnits, answers.thermal->result.airUnits);
        add(answers.thermal->cdus, answers.thermal->result.cdus);
    }
    if (answers.power) add(answers.power->elements, answers.power->result.elements);
    return readings;
}

} // namespace

render::PlanOverlay powerOverlay(const Project& project, const analysis::DensityAnswer& density,
                                 HallId hall) {
    render::PlanOverlay overlay;
    overlay.id = QStringLiteral("power");
    overlay.title = Text::tr("Rack power, maximum");
    overlay.unit = QStringLiteral("kW");
    overlay.values.assign(project.racks().idLimit(), render::kNoValue);
    overlay.limits = overlay.values;
    double top = 0;
    for (RackId id : project.referrers<Rack>(hall)) {
        const auto* rack = density.rack(id);
        if (!rack) continue;
        overlay.values[id.value()] = rack->powerKw;
        if (!rack->limitKw) continue;
        overlay.limits[id.value()] = *rack->limitKw;
        top = std::max(top, *rack->limitKw);
    }
    overlay.domain = {0, top > 0 ? top : kDefaultRackLimitKw};
    return overlay;
}

Picture planPicture(const Project& project, const analysis::Analysis& answers, HallId hall, PlanDetail detail,
                    double width, double maxHeight) {
    auto content = std::make_shared<PlanContent>();
    content->scene = render::buildPlanScene(project, hall);
    if (answers.density) content->overlay = powerOverlay(project, *answers.density, hall);
    if (detail == PlanDetail::Full) content->readings = readingsOf(answers);

    const Rect extent = content->scene.extent();
    const double margin = detail == PlanDetail::Full ? 30 : 8;
    const double perMetre = (width - 2 * margin) / std::max(0.001, toM(extent.size.width));
    const double height = std::min(toM(extent.size.height) * perMetre + 2 * margin, maxHeight);
    const render::PlanStyle style{render::colourRoles(render::Appearance::Light), render::Appearance::Light,
                                  pictureFont(kTextPx), 1};
    const double legend =
        content->overlay.isNone()
            ? 0
            : render::LegendPainter(content->overlay, content->scene.racks, style).height() + kLegendGap;

    Picture picture;
    picture.size = {width, std::ceil(height + legend)};
    picture.description = Text::tr("Plan of hall %1 with %2 racks, coloured by their maximum power in kW.")
                              .arg(plain(project.halls()[hall].name), count(content->scene.racks.size()));
    picture.paint = [content, style, width, height, margin, detail](QPainter& p, double ratio) {
        render::PlanStyle s = style;
        s.ratio = ratio;
        const QRectF paper(0, 0, width, height);
        p.fillRect(paper, s.colours.surface.paper);
        const auto view = render::PlanView::fit(content->scene.extent(), paper, margin);
        render::HallPlanPainter painter(content->scene, content->overlay, s);
        painter.setPlantReadings(&content->readings);
        render::PlanLayers layers;
        layers.dimensions = detail == PlanDetail::Full;
        painter.paint(p, view, paper, layers);
        if (content->overlay.isNone()) return;
        const render::LegendPainter legendPainter(content->overlay, content->scene.racks, s);
        // Its texts stand on the left edge of the plan, without the pad of a pop-up.
        const double pad = legendPainter.bar({}).left();
        legendPainter.paint(
            p, QRectF(-pad, height + kLegendGap, render::LegendPainter::kWidth, legendPainter.height()));
    };
    return picture;
}

Picture fabricPicture(const Project& project, const analysis::FabricAnswer& fabric) {
    const double tall = kFabricHead + kFabricTier * double(fabric.result.tiers.size());
    auto scene = std::make_shared<render::FabricScene>(
        render::layoutFabric(project, fabric, kColumnWidth, std::min(tall, kTallestFabric)));
    // Never enlarged: two switches are no larger than two of many.
    const double zoom = scene->size.width() > kColumnWidth ? kColumnWidth / scene->size.width() : 1;
    Picture picture;
    picture.size = {kColumnWidth, std::ceil(std::max(1.0, scene->size.height() * zoom))};
    picture.description = Text::tr("Tiers of the fabric %1: switches as boxes, links as lines; the links of "
                                   "the bisection cut are coloured.")
                              .arg(plain(fabric.name));
    picture.paint = [scene, zoom, font = pictureFont(kTextPx)](QPainter& p, double) {
        render::FabricStyle style;
        style.onPaper = true;
        p.save();
        p.translate((kColumnWidth - scene->size.width() * zoom) / 2, 0);
        render::paintFabric(p, *scene, render::colourRoles(render::Appearance::Light), font, style,
                            {zoom, zoom});
        p.restore();
    };
    return picture;
}

QByteArray svgOf(const Picture& picture, const QString& title) {
    QByteArray bytes;
    QBuffer buffer(&bytes);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setSize(picture.size.toSize());
    generator.setViewBox(QRectF(QPointF(0, 0), picture.size));
    generator.setResolution(96);
    generator.setTitle(title.toHtmlEscaped());
    generator.setDescription(picture.description.toHtmlEscaped());
    QPainter painter(&generator);
    picture.paint(painter, 4);
    painter.end();
    return bytes;
}

QImage imageOf(const Picture& picture, double ratio) {
    QImage image((picture.size * ratio).toSize(), QImage::Format_ARGB32_Premultiplied);
    if (image.isNull()) return image;
    image.setDevicePixelRatio(ratio);
    image.fill(render::colourRoles(render::Appearance::Light).surface.paper);
    QPainter painter(&image);
    picture.paint(painter, ratio);
    return image;
}

} // namespace cw::report
