// Hall plans, rack table, elevations.
#include "model/phrase_text.h"
#include "model/rack_contents.h"
#include "model/shown_unit.h"
#include "views/report/report_text.h"
#include "views/report/sections.h"

#include <algorithm>
#include <map>

namespace cw::report {

namespace {

constexpr double kPlanHeight = 1100;
constexpr std::size_t kMostElevations = 20;

namespace density = solvers::density;

QString reasonText(density::Reason reason) {
    switch (reason) {
    case density::Reason::OverPowerLimit:
        return Text::tr("over its power limit");
    case density::Reason::OverUnits:
        return Text::tr("more units than there are");
    case density::Reason::OverStaticLoad:
        return Text::tr("too heavy for the rack");
    case density::Reason::OverFloorLoad:
        return Text::tr("floor load exceeded");
    case density::Reason::TooDeep:
        return Text::tr("a device is too deep");
    case density::Reason::FeedLossShortfall:
        return Text::tr("supplies short on one feed");
    case density::Reason::Unfed:
        return Text::tr("a device has no supply connected");
    case density::Reason::AboveDynamicLoad:
    case density::Reason::SingleFeed:
    case density::Reason::PowerNotMaximum:
    case density::Reason::MassUnknown:
    case density::Reason::LiquidShareUnknown:
        break;
    }
    return {};
}

/// The first thing that is wrong with a rack; "within limits" when nothing is.
QString verdictOf(const density::RackResult& rack) {
    for (density::Reason reason : rack.reasons)
        if (density::isViolation(reason)) return reasonText(reason);
    return Text::tr("within limits");
}

/// As the design rules judge: too few supplies on the loss of a feed needs a decision, the rest blocks.
Tone toneOf(const density::RackResult& rack) {
    Tone tone = Tone::Ok;
    for (density::Reason reason : rack.reasons)
        if (density::isViolation(reason))
            tone = std::max(tone, reason == density::Reason::FeedLossShortfall ? Tone::Warning : Tone::Error);
    return tone;
}

/// Part, place and purpose of everything in a rack; equal for racks that look alike.
QString contentKey(const Project& project, RackId id) {
    QStringList key{QString::number(project.racks()[id].part.value())};
    for (DeviceId device : devicesByUnit(project, id)) {
        const Device& d = project.devices()[device];
        key << QStringLiteral("%1@%2%3%4").arg(d.part.value()).arg(d.u).arg(int(d.face)).arg(int(d.role));
    }
    return key.join(QLatin1Char('|'));
}

/// "4 × DGX H100, 2 × QM9700": the most numerous first, at most four.
QString contentText(const Project& project, RackId id) {
    std::map<PartId, std::size_t> counts;
    for (DeviceId device : project.referrers<Device>(id))
        ++counts[project.devices()[device].part];
    std::vector<std::pair<PartId, std::size_t>> list(counts.begin(), counts.end());
    std::stable_sort(list.begin(), list.end(), [](auto& a, auto& b) { return a.second > b.second; });
    QStringList parts;
    for (const auto& [part, number] : list) {
        if (parts.size() == 4) {
            parts << Text::tr("and %1 more kinds").arg(count(list.size() - 4));
            break;
        }
        parts
            << QStringLiteral("%1\u00A0× %2").arg(count(number), plain(project.parts()[part].spec.model, 60));
    }
    return parts.isEmpty() ? Text::tr("empty") : parts.join(QStringLiteral(", "));
}

} // namespace

std::vector<RackKind> rackKinds(const Project& project) {
    std::vector<RackKind> kinds;
    QHash<QString, std::size_t> index;
    for (const auto& [id, rack] : project.racks()) {
        const QString key = contentKey(project, id);
        auto found = index.find(key);
        if (found == index.end()) {
            found = index.insert(key, kinds.size());
            kinds.push_back({id, {}});
        }
        kinds[*found].names << plain(rack.name, 60);
    }
    std::stable_sort(kinds.begin(), kinds.end(),
                     [](const RackKind& a, const RackKind& b) { return a.names.size() > b.names.size(); });
    return kinds;
}

Section hallSection(const Source& source) {
    Section section{
        source.project.halls().size() == 1 ? Text::tr("Hall plan") : Text::tr("Hall plans"), true, {}};
    const ShownUnit metres = shownUnit(source.project.info().units, "m");
    for (const auto& [id, hall] : source.project.halls()) {
        section.blocks.push_back(Paragraph{plain(hall.name), TextStyle::Head});
        Picture plan = planPicture(source.project, source.answers, id, PlanDetail::Full, kDetailedPlanWidth,
                                   kPlanHeight);
        plan.caption =
            Text::tr("%1 × %2 %3. A thick edge marks a rack's front; feed A is solid, feed B dashed; "
                     "hot aisles are hatched. The fill is the maximum power of a rack against its limit.")
                .arg(number(metres.of(toM(hall.size.width)), 1), number(metres.of(toM(hall.size.height)), 1),
                     QString::fromUtf8(metres.name));
        section.blocks.push_back(std::move(plan));
    }
    return section;
}

Section rackSection(const Source& source) {
    const Project& project = source.project;
    const auto& density = *source.answers.density;
    if (density.racks.empty()) return {};
    Section section{Text::tr("Racks"), false, {}};
    const bool severalHalls = project.halls().size() > 1;
    const ShownUnit mass = shownUnit(project.info().units, "kg");
    const ShownUnit floor = shownUnit(project.info().units, "kg/m²");
    Table table;
    table.columns = {{Text::tr("Racks"), false},
                     {Text::tr("Number"), true},
                     {Text::tr("Contents"), false},
                     {Text::tr("Power kW"), true},
                     {Text::tr("Limit kW"), true},
                     {Text::tr("U used / free"), true},
                     {Text::tr("Weight %1").arg(QString::fromUtf8(mass.name)), true},
                     {Text::tr("Floor %1").arg(QString::fromUtf8(floor.name)), true},
                     {Text::tr("Feeds A / B kW"), true},
                     {Text::tr("Verdict"), false}};
    const auto pair = [](double a, double b, int decimals) {
        return QStringLiteral("%1\u00A0/\u00A0%2").arg(number(a, decimals), number(b, decimals));
    };
    RowGroups groups;
    double weight = 0, used = 0, freeU = 0;
    for (std::size_t i = 0; i < density.racks.size(); ++i) {
        const Rack* rack = project.find(density.racks[i]);
        if (!rack) continue;
        const density::RackResult& r = density.result.racks[i];
        weight += r.weightKg;
        used += r.usedU;
        freeU += r.freeU;
        QString name = plain(rack->name, 60);
        if (severalHalls)
            name = QStringLiteral("%1/%2").arg(plain(project.halls()[rack->hall].name, 40), name);
        groups.add(name,
                   {contentText(project, density.racks[i]), number(r.powerKw, 1), number(r.limitKw, 1),
                    pair(r.usedU, r.freeU, 0), number(mass.of(r.weightKg), 0),
                    number(floor.of(r.floorKgM2), 0), pair(r.feedAKw, r.feedBKw, 1), verdictOf(r)},
                   toneOf(r));
    }
    table.rows = groups.rows();
    table.rows.push_back({{Text::tr("All"),
                           count(density.racks.size()),
                           {},
                           number(density.result.totalKw, 1),
                           {},
                           pair(used, freeU, 0),
                           number(mass.of(weight), 0),
                           {},
                           {},
                           {}},
                          Tone::None,
                          true});
    table.note =
        Text::tr("Maximum draw (basis: %1). Power is known for %2 of %3 devices, mass for %4 of %5 items. "
                 "Floor is the uniform load with the service area. Feeds are the load with both feeds "
                 "alive.")
            .arg(phraseText(solvers::density::basisPhrase(density.result.basis)),
                 count(density.result.power.known), count(density.result.power.total),
                 count(density.result.mass.known), count(density.result.mass.total));
    section.blocks.push_back(std::move(table));
    return section;
}

Section elevationSection(const Source& source) {
    const std::vector<RackKind> kinds = rackKinds(source.project);
    if (kinds.empty()) return {};
    Section section{Text::tr("Elevations"), false, {}};
    const std::size_t shown = std::min(kinds.size(), kMostElevations);
    section.blocks.push_back(Paragraph{
        kinds.size() == 1
            ? Text::tr("Front of one rack; all have the same content. Dashed frames are devices "
                       "mounted at the rear.")
        : shown == kinds.size()
            ? Text::tr("Front of one rack for each of %1 different contents. Dashed frames are devices "
                       "mounted at the rear.")
                  .arg(count(kinds.size()))
            : Text::tr("Front of one rack for each of the %1 most frequent of %2 different contents. Dashed "
                       "frames are devices mounted at the rear.")
                  .arg(count(shown), count(kinds.size())),
        TextStyle::Note});
    for (std::size_t from = 0; from < shown; from += kElevationsInPicture)
        section.blocks.push_back(elevationPicture(
            source.project, {kinds.begin() + std::ptrdiff_t(from),
                             kinds.begin() + std::ptrdiff_t(std::min(shown, from + kElevationsInPicture))}));
    return section;
}

} // namespace cw::report
