#include "views/elevation/drop_effect.h"

#include "views/render/font_roles.h"
#include "views/render/paint_kit.h"

#include <QCoreApplication>

#include <algorithm>

namespace cw::elevation {

using namespace cw::render;

namespace {

struct Elevation {
    Q_DECLARE_TR_FUNCTIONS(Elevation)
};

constexpr std::size_t kNamedBlockers = 2;

bool isDragged(const Dragged& dragged, DeviceId id) {
    return std::any_of(dragged.items.begin(), dragged.items.end(),
                       [&](const DraggedItem& item) { return item.device == id; });
}

/// Draw of all that is dragged, kW; NaN when one part states none.
double draggedKw(const Project& project, const Dragged& dragged) {
    double sum = 0;
    for (const DraggedItem& item : dragged.items) {
        const auto draw = planningPower(item.device ? project.facts(project.devices()[*item.device].part)
                                                    : factsOf(*dragged.part));
        sum += draw ? inKilowatts(draw->value) : kNoValue;
    }
    return sum;
}

/// Units that something takes: without what is dragged, and with it at `at` when it is dropped here.
int takenUnits(const Project& project, RackId rack, const Dragged& dragged, std::optional<int> at) {
    std::vector<bool> taken(std::size_t(rackUnits(project, project.racks()[rack])) + 1, false);
    const auto take = [&](int from, int height) {
        for (int u = std::max(1, from); u < from + height && u < int(taken.size()); ++u)
            taken[std::size_t(u)] = true;
    };
    for (DeviceId id : project.referrers<Device>(rack)) {
        const SlotUse use = slotUse(project, project.devices()[id]);
        if (!isDragged(dragged, id)) take(use.units.lowest, use.units.height);
    }
    if (at)
        for (const DraggedItem& item : dragged.items)
            take(*at + item.above, item.use.units.height);
    return int(std::count(taken.begin(), taken.end(), true));
}

} // namespace

QString RackEffect::text() const {
    const QString space = Elevation::tr("%1 → %2 of %3 U").arg(nowUnits).arg(afterUnits).arg(units);
    if (std::isnan(nowKw)) return QStringLiteral("%1: %2").arg(name, space);
    const QString now = numberText(nowKw, 1), after = numberText(afterKw, 1);
    const QString power = std::isnan(limitKw)
                              ? Elevation::tr("%1 → %2 kW").arg(now, after)
                              : Elevation::tr("%1 → %2 of %3 kW").arg(now, after, numberText(limitKw, 1));
    return QStringLiteral("%1: %2 · %3").arg(name, power, space);
}

std::vector<RackEffect> dropEffects(const Project& project, const Dragged& dragged, const SlotPreview& slot,
                                    const std::function<ElevationReading(RackId)>& readings) {
    std::vector<RackEffect> effects;
    if (dragged.items.empty()) return effects;
    const auto& first = dragged.items.front().device;
    const std::optional<RackId> source = first ? std::optional(project.devices()[*first].rack) : std::nullopt;
    const double kw = draggedKw(project, dragged);
    const auto add = [&](RackId rack, double changeKw, std::optional<int> at) {
        RackEffect effect;
        effect.rack = rack;
        effect.name = QString::fromStdString(project.racks()[rack].name);
        effect.units = rackUnits(project, project.racks()[rack]);
        effect.nowUnits = effect.units - freeUnits(project, rack);
        effect.afterUnits = takenUnits(project, rack, dragged, at);
        const ElevationReading reading = readings ? readings(rack) : ElevationReading{};
        effect.nowKw = reading.powerKw;
        effect.afterKw = reading.powerKw + changeKw;
        effect.limitKw = reading.powerLimitKw;
        effects.push_back(std::move(effect));
    };
    if (source == slot.rack) {
        add(slot.rack, 0, slot.u);
        return effects;
    }
    add(slot.rack, kw, slot.u);
    if (source) add(*source, -kw, {});
    return effects;
}

QString dropVerdict(const Project& project, const SlotPreview& slot) {
    if (slot.tooTall) return Elevation::tr("The rack is too low");
    if (slot.blockers.empty()) return Elevation::tr("%1 free").arg(slot.unitsText());
    QStringList names;
    for (DeviceId id : slot.blockers)
        if (names.size() < qsizetype(kNamedBlockers))
            names << QString::fromStdString(project.devices()[id].name);
    QString who = names.join(QStringLiteral(", "));
    if (slot.blockers.size() > kNamedBlockers)
        who = Elevation::tr("%1 and %n more", "list of names", int(slot.blockers.size() - kNamedBlockers))
                  .arg(who);
    return Elevation::tr("%1 occupied by %2").arg(slot.unitsText(), who);
}

void paintDropCard(QPainter& p, const PlanStyle& style, const QRectF& within, QPointF at,
                   const QString& title, const SlotPreview& slot, const QString& verdict,
                   const std::vector<RackEffect>& effects) {
    const auto& c = style.colours;
    const QFont strong = roleFont(style.font, FontRole::Strong), plain = roleFont(style.font, FontRole::Body);
    struct Line {
        QString text;
        const QFont& font;
        QColor ink;
    };
    std::vector<Line> lines{{title, strong, c.text.primary}};
    if (!verdict.isEmpty())
        lines.push_back({verdict, strong, slot.isPossible() ? c.severity.ok : c.severity.error});
    if (slot.isPossible())
        for (const RackEffect& effect : effects)
            lines.push_back(
                {effect.text(), plain, effect.isOverLimit() ? c.severity.error : c.text.secondary});
    else if (slot.nextFree)
        lines.push_back(
            {Elevation::tr("N drops at the next free place, Esc cancels"), plain, c.text.secondary});
    double width = 0;
    for (const Line& line : lines)
        width = std::max(width, textWidth(line.font, line.text));
    const double height = std::ceil(QFontMetricsF(strong).height());
    QRectF card(at + QPointF(18, 2), QSizeF(std::ceil(width) + 18, double(lines.size()) * height + 10));
    if (card.right() > within.right() - 4) card.moveRight(at.x() - 18);
    if (card.left() < within.left() + 4) card.moveLeft(within.left() + 4);
    if (card.bottom() > within.bottom() - 4) card.moveBottom(within.bottom() - 4);
    p.save();
    paintCard(p, card, c);
    QRectF row(card.left() + 8, card.top() + 5, card.width() - 12, height);
    for (const Line& line : lines) {
        fitText(p, row, line.font, line.ink, line.text, Qt::AlignLeft);
        row.translate(0, height);
    }
    p.restore();
}

} // namespace cw::elevation
