#include "views/report/elevation_layout.h"

#include "model/rack_contents.h"
#include "views/render/paint_kit.h"
#include "views/report/report_text.h"

#include <QGuiApplication>
#include <QRegularExpression>

#include <algorithm>
#include <cmath>

namespace cw::report {

namespace {

constexpr int kTextPx = 10;
constexpr double kLine = 12;
constexpr int kNameLines = 2;
constexpr double kHead = (kNameLines + 1) * kLine + 6; ///< names and number above a rack
constexpr double kRuler = 15;                          ///< unit numbers left of a rack
constexpr double kFrame = 4;                           ///< cabinet around the rails
constexpr double kCabinet = 46;
constexpr double kLeader = 10; ///< from the cabinet to the labels
constexpr double kLabelGap = 3;
constexpr int kMostRuns = 6;
constexpr int kMostUnits = 100;
constexpr int kUsualUnits = 42;
constexpr QChar kNoBreak(0x00A0);

/// Devices of one part, face and purpose, at most one free unit apart.
struct Group {
    PartId part;
    Face face = Face::Front;
    DeviceRole role = DeviceRole::Other;
    int from = 1;
    int top = 1;
    std::size_t count = 0;
};

/// "Spectrum SN2201 (OOB management)" without what is in brackets, "Management server 1U" without the height
/// that the drawing shows.
QString shortModel(const std::string& model) {
    static const QRegularExpression extras(QStringLiteral("\\s*(\\([^()]*\\)|\\b\\d{1,2}U)\\s*$"));
    QString text = plain(model, 60);
    const QString bare = QString(text).remove(extras);
    return bare.isEmpty() ? text : bare;
}

/// "12 × Quantum-2 QM9700" in lines of the room; the number stays with its word where both fit.
QStringList nameLines(std::size_t number, const QString& name, const QFont& font, double room) {
    if (number == 1) return render::wrapText(name, font, room);
    const QString counted = count(number) + kNoBreak + QStringLiteral("×");
    const QStringList joined = render::wrapText(counted + kNoBreak + name, font, room);
    return render::textWidth(font, joined.front()) <= room
               ? joined
               : render::wrapText(counted + QLatin1Char(' ') + name, font, room);
}

/// The racks' names in at most two lines, as many as fit.
QStringList headOf(const QStringList& names, double width) {
    const QFont font = elevationFont(true);
    QStringList lines;
    for (int runs = kMostRuns; runs > 0; --runs) {
        lines = render::wrapText(nameRuns(names, runs), font, width);
        if (lines.size() <= kNameLines) break;
    }
    lines = lines.mid(0, kNameLines);
    for (QString& line : lines) // a single name wider than its rack
        line = QFontMetricsF(font).elidedText(line, Qt::ElideRight, width);
    return lines;
}

QString unitsText(const Group& group) {
    QString text = group.from == group.top ? QStringLiteral("U%1").arg(group.from)
                                           : QStringLiteral("U%1–U%2").arg(group.from).arg(group.top);
    if (group.face == Face::Rear) text = Text::tr("%1, rear").arg(text);
    return text;
}

double heightOf(const ElevationLabel& label) {
    return (double(label.names.size()) + (label.units.isEmpty() ? 0 : 1)) * kLine;
}

/// Sets the labels one below the other, each as near to what it names as the others allow. False when they
/// are together higher than the room.
bool place(std::vector<ElevationLabel>& labels, double top, double bottom, double left, double width) {
    double sum = 0;
    for (const ElevationLabel& label : labels)
        sum += heightOf(label) + kLabelGap;
    double y = top;
    for (ElevationLabel& label : labels) {
        const double height = heightOf(label);
        y = std::max(y, (label.from + label.to - height) / 2);
        label.box = {left, y, width, height};
        y += height + kLabelGap;
    }
    double end = bottom;
    for (auto label = labels.rbegin(); label != labels.rend(); ++label) {
        if (label->box.bottom() > end) label->box.moveBottom(end);
        end = label->box.top() - kLabelGap;
    }
    return sum - kLabelGap <= bottom - top + 1e-6;
}

} // namespace

QFont elevationFont(bool strong) {
    QFont font = QGuiApplication::font();
    font.setPixelSize(kTextPx);
    font.setWeight(strong ? QFont::DemiBold : QFont::Normal);
    font.setHintingPreference(QFont::PreferNoHinting);
    return font;
}

double elevationLine() {
    return kLine;
}

int elevationUnits(const Project& project, const RackKind& kind) {
    const PartFacts& rack = project.facts(project.racks()[kind.example].part);
    return rack.rackUnits ? std::clamp(int(rack.rackUnits->value), 1, kMostUnits) : kUsualUnits;
}

double elevationHeight(int units) {
    return std::ceil(kHead + units * ElevationCell::kRowPx + 2 * kFrame + 2);
}

ElevationCell layoutElevation(const Project& project, const RackKind& kind, double width, double height) {
    ElevationCell cell;
    cell.units = elevationUnits(project, kind);
    cell.names = headOf(kind.names, width);
    cell.number = Text::tr("%Ln racks", nullptr, int(kind.names.size()));
    const double rows = cell.units * ElevationCell::kRowPx;
    cell.cabinet = {kRuler, height - 1 - rows - 2 * kFrame, kCabinet, rows + 2 * kFrame};
    cell.rails = cell.cabinet.adjusted(kFrame, kFrame, -kFrame, -kFrame);
    const auto rowsAt = [&](double u, double units) {
        return QRectF(cell.rails.left(), cell.rails.bottom() - (u - 1 + units) * ElevationCell::kRowPx,
                      cell.rails.width(), units * ElevationCell::kRowPx);
    };
    std::vector<Group> groups;
    for (DeviceId id : devicesByUnit(project, kind.example)) {
        const Device& device = project.devices()[id];
        if (device.u <= 0) continue;
        const PartFacts& facts = project.facts(device.part);
        const double units = facts.heightU ? facts.heightU->value : 1;
        cell.blocks.push_back({rowsAt(device.u, units), device.role, device.face == Face::Rear});
        if (device.role == DeviceRole::Blank) continue;
        const int top = device.u + std::max(1, int(std::ceil(units))) - 1;
        const auto same = std::find_if(groups.rbegin(), groups.rend(), [&](const Group& g) {
            return g.part == device.part && g.face == device.face && g.role == device.role &&
                   device.u - g.top <= 2;
        });
        if (same == groups.rend()) {
            groups.push_back({device.part, device.face, device.role, device.u, top, 1});
            continue;
        }
        same->top = std::max(same->top, top);
        ++same->count;
    }
    const double left = cell.cabinet.right() + kLeader;
    const double room = width - left;
    const QFont font = elevationFont();
    for (const Group& group : groups) {
        QStringList lines =
            nameLines(group.count, shortModel(project.parts()[group.part].spec.model), font, room);
        for (QString& line : lines) // a word wider than the room
            line = QFontMetricsF(font).elidedText(line, Qt::ElideRight, room);
        const QRectF named = rowsAt(group.from, group.top - group.from + 1);
        cell.labels.push_back({{}, lines, unitsText(group), named.top(), named.bottom()});
    }
    std::stable_sort(cell.labels.begin(), cell.labels.end(),
                     [](const auto& a, const auto& b) { return a.from + a.to < b.from + b.to; });
    const auto fits = [&] { return place(cell.labels, kHead, height - 1, left, room); };
    if (fits()) return cell;
    for (ElevationLabel& label : cell.labels)
        label.units.clear();
    if (fits()) return cell;
    // A rack full of different things: one line each, and of those as many as there is room for.
    for (ElevationLabel& label : cell.labels)
        label.names = {
            QFontMetricsF(font).elidedText(label.names.join(QLatin1Char(' ')), Qt::ElideRight, room)};
    while (!fits())
        cell.labels.pop_back();
    return cell;
}

} // namespace cw::report
