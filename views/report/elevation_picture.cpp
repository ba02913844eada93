// Racks of one content, drawn once: a compact front view for paper.
#include "model/rack_contents.h"
#include "views/render/font_roles.h"
#include "views/render/paint_kit.h"
#include "views/report/report_pictures.h"
#include "views/report/report_text.h"

#include <QGuiApplication>

namespace cw::report {

namespace {

constexpr double kPxPerU = 8;
constexpr double kHead = 34;    ///< two lines above a rack
constexpr double kRuler = 16;   ///< unit numbers left of a rack
constexpr double kFrame = 4;    ///< cabinet around the rails
constexpr double kPadding = 14; ///< between racks
constexpr int kDefaultUnits = 42;

struct Block {
    double u = 1; ///< lowest unit
    double units = 1;
    bool rear = false;
    DeviceRole role = DeviceRole::Other;
    QString label;
};

struct Cabinet {
    int units = kDefaultUnits;
    QString names, number;
    std::vector<Block> blocks;
};

Cabinet cabinetOf(const Project& project, const RackKind& kind) {
    Cabinet cabinet;
    const PartFacts& rack = project.facts(project.racks()[kind.example].part);
    if (rack.rackUnits) cabinet.units = std::clamp(int(rack.rackUnits->value), 1, 100);
    cabinet.names = nameRuns(kind.names, 2);
    cabinet.number =
        kind.names.size() == 1 ? Text::tr("1 rack") : Text::tr("%1 racks").arg(count(kind.names.size()));
    for (DeviceId id : devicesByUnit(project, kind.example)) {
        const Device& device = project.devices()[id];
        if (device.u <= 0) continue;
        const PartFacts& facts = project.facts(device.part);
        cabinet.blocks.push_back({double(device.u), facts.heightU ? facts.heightU->value : 1,
                                  device.face == Face::Rear, device.role,
                                  plain(project.parts()[device.part].spec.model, 40)});
    }
    return cabinet;
}

std::pair<QColor, QColor> coloursOf(const render::ColourRoles& c, DeviceRole role) {
    switch (role) {
    case DeviceRole::Server:
        return {c.device.server, c.device.serverFrame};
    case DeviceRole::Storage:
        return {c.device.storage, c.device.storageFrame};
    case DeviceRole::ComputeSwitch:
    case DeviceRole::StorageSwitch:
    case DeviceRole::InBandSwitch:
    case DeviceRole::OutOfBandSwitch:
    case DeviceRole::ScaleUpSwitch:
        return {c.device.networkSwitch, c.device.networkSwitchFrame};
    case DeviceRole::Management:
    case DeviceRole::FabricManager:
        return {c.device.management, c.device.managementFrame};
    case DeviceRole::Blank:
        return {c.device.blank, c.border.strong};
    case DeviceRole::PatchPanel:
        return {c.device.patch, c.border.strong};
    case DeviceRole::PowerShelf:
    case DeviceRole::Other:
        break;
    }
    return {c.plan.equipFill, c.plan.equipFrame};
}

void paintCabinet(QPainter& p, const Cabinet& cabinet, const QRectF& area, const QFont& font, double ratio) {
    const render::ColourRoles& c = render::colourRoles(render::Appearance::Light);
    QFont strong = font;
    strong.setWeight(QFont::DemiBold);
    const auto line = [&](double top, const QFont& f, const QColor& ink, const QString& text) {
        p.setFont(f);
        p.setPen(ink);
        p.drawText(QRectF(area.left() + kRuler, area.top() + top, area.width() - kRuler, 14),
                   Qt::AlignLeft | Qt::AlignVCenter,
                   QFontMetricsF(f).elidedText(text, Qt::ElideRight, area.width() - kRuler));
    };
    line(0, strong, c.text.primary, cabinet.names);
    line(14, font, c.text.secondary, cabinet.number);

    const QRectF outer =
        render::onPixels({area.left() + kRuler, area.bottom() - cabinet.units * kPxPerU - 2 * kFrame,
                          area.width() - kRuler, cabinet.units * kPxPerU + 2 * kFrame},
                         ratio);
    const QRectF rails = outer.adjusted(kFrame, kFrame, -kFrame, -kFrame);
    p.setPen(render::cosmetic(c.plan.rackFrame));
    p.setBrush(c.surface.paper);
    p.drawRect(outer);
    const auto unitRect = [&](double u, double units) {
        return QRectF(rails.left(), rails.bottom() - (u - 1 + units) * kPxPerU, rails.width(),
                      units * kPxPerU);
    };
    QFont small = font;
    small.setPixelSize(8);
    p.setFont(small);
    p.setPen(c.text.muted);
    for (int u = 1; u <= cabinet.units; ++u)
        if (u == 1 || u % 5 == 0)
            p.drawText(unitRect(u, 1).adjusted(-kRuler - kFrame, -3, -rails.width() - kFrame - 2, 3),
                       Qt::AlignRight | Qt::AlignVCenter, QString::number(u));
    for (const Block& block : cabinet.blocks) {
        const QRectF r = unitRect(block.u, block.units).adjusted(0.5, 0.4, -0.5, -0.4);
        const auto [fill, frame] = coloursOf(c, block.role);
        p.setBrush(block.rear ? QBrush(Qt::NoBrush) : QBrush(fill));
        p.setPen(block.rear ? render::dashed(frame, 0.8, {3, 2}) : render::cosmetic(frame, 0.8));
        p.drawRect(r);
        const QFont& f = block.units >= 2 ? font : small;
        p.setFont(f);
        p.setPen(c.text.primary);
        // Of the text only what fits the block: a 1U label is as high as its block.
        p.drawText(r.adjusted(4, -3, -4, 3), Qt::AlignLeft | Qt::AlignVCenter,
                   QFontMetricsF(f).elidedText(block.label, Qt::ElideRight, r.width() - 8));
    }
}

} // namespace

Picture elevationPicture(const Project& project, const std::vector<RackKind>& kinds) {
    auto cabinets = std::make_shared<std::vector<Cabinet>>();
    int most = 1;
    for (const RackKind& kind : kinds) {
        cabinets->push_back(cabinetOf(project, kind));
        most = std::max(most, cabinets->back().units);
    }
    const double height = kHead + most * kPxPerU + 2 * kFrame + 2;
    const double column = (kColumnWidth + kPadding) / double(kElevationsInPicture);
    QFont font = QGuiApplication::font();
    font.setPixelSize(11);
    font.setHintingPreference(QFont::PreferNoHinting);
    Picture picture;
    picture.size = {kColumnWidth, std::ceil(height)};
    picture.description = Text::tr("Front views of racks; the rack table lists their contents.");
    picture.paint = [cabinets, column, height, font](QPainter& p, double ratio) {
        p.save();
        p.setRenderHint(QPainter::Antialiasing, true);
        for (std::size_t i = 0; i < cabinets->size(); ++i)
            paintCabinet(p, (*cabinets)[i], {double(i) * column, 0, column - kPadding, height - 1}, font,
                         ratio);
        p.restore();
    };
    return picture;
}

} // namespace cw::report
