// Fabrics, power tree, cooling, site.
#include "model/phrase_text.h"
#include "model/shown_unit.h"
#include "views/report/report_text.h"
#include "views/report/sections.h"

#include <algorithm>
#include <numeric>

namespace cw::report {

namespace {

QString terabits(double gbps) {
    if (gbps < 1e3) return quantity(gbps, 0, QStringLiteral("Gb/s"));
    return quantity(gbps / 1e3, 1, QStringLiteral("Tb/s"));
}

QString fabricRoleText(FabricRole role) {
    switch (role) {
    case FabricRole::Compute:
        return Text::tr("Compute");
    case FabricRole::Storage:
        return Text::tr("Storage");
    case FabricRole::InBand:
        return Text::tr("In-band");
    case FabricRole::OutOfBand:
        return Text::tr("Out-of-band");
    case FabricRole::ScaleUp:
        return Text::tr("Scale-up");
    }
    return {};
}

/// The highest oversubscription of any tier, as "1.33 : 1"; "none" where no tier has more below than above.
QString oversubscription(const solvers::fabric::FabricResult& r) {
    constexpr double kSmallest = 1.005;
    std::optional<double> worst;
    for (const auto& tier : r.tiers)
        if (tier.oversubscription) worst = std::max(worst.value_or(0), *tier.oversubscription);
    if (!worst) return unknown();
    return *worst < kSmallest ? Text::tr("none") : Text::tr("%1 : 1").arg(number(*worst, 2));
}

/// `names` are those of all networks that are built like this one.
void addFabric(Section& section, const Source& source, const analysis::FabricAnswer& fabric,
               const QStringList& names) {
    const auto& r = fabric.result;
    const auto& b = r.bisection;
    section.blocks.push_back(Paragraph{
        names.size() == 1
            ? names.front()
            : Text::tr("%1: %2 networks, of which one is shown").arg(nameRuns(names), count(names.size())),
        TextStyle::Head});
    Picture picture = fabricPicture(source.project, fabric);
    picture.caption =
        Text::tr("Tiers from top to bottom; links of the cut behind the upper bound are coloured.");
    section.blocks.push_back(std::move(picture));
    // Of the others the table of all networks says enough.
    if (fabric.role != FabricRole::Compute && fabric.role != FabricRole::Storage) return;
    Table table;
    table.columns = {
        {Text::tr("Quantity"), false}, {Text::tr("Value"), true}, {Text::tr("How it was found"), false}};
    table.rows = {
        {{Text::tr("Bisection, lower bound"), terabits(b.lowerGbps), phraseText(b.methodLower)},
         Tone::None,
         true},
        {{Text::tr("Bisection, upper bound"), terabits(b.upperGbps), phraseText(b.methodUpper)},
         Tone::None,
         true},
        {{Text::tr("Cables in that cut"), count(std::uint64_t(b.cutCables)),
          Text::tr("%1 of %2 endpoints on the smaller side")
              .arg(count(std::uint64_t(b.minorEndpoints)), count(std::uint64_t(b.totalEndpoints)))}},
        {{Text::tr("Share of full bisection"),
          r.fullBisectionRatio ? quantity(*r.fullBisectionRatio * 100, 1, QStringLiteral("%")) : unknown(),
          Text::tr("lower bound over the host link capacity of the smaller side")}},
        {{Text::tr("All-to-all, per endpoint, inside hosts too"),
          quantity(r.allToAll.lowerGbps, 1, QStringLiteral("Gb/s")), phraseText(r.allToAll.methodLower)}}};
    if (!r.hops.pairs.empty())
        table.rows.push_back({{Text::tr("Longest path"), Text::tr("%1 hops").arg(r.hops.diameter()),
                               r.hops.exact ? Text::tr("all pairs, host links included")
                                            : Text::tr("at least; from a sample of the hosts")}});
    section.blocks.push_back(std::move(table));
}

} // namespace

Section fabricSection(const Source& source) {
    const auto& fabrics = *source.answers.fabrics;
    if (fabrics.empty()) return {};
    Section section{Text::tr("Networks"), false, {}};
    Table table;
    table.columns = {{Text::tr("Network"), false},
                     {Text::tr("Number"), true},
                     {Text::tr("Purpose"), false},
                     {Text::tr("Hosts"), true},
                     {Text::tr("Endpoints"), true},
                     {Text::tr("Switches"), true},
                     {Text::tr("Cables"), true},
                     {Text::tr("Worst oversubscription"), true},
                     {Text::tr("Bisection, one way"), true}};
    RowGroups groups;
    QHash<QString, QStringList> alike; // names by the look of their row
    QStringList keys;
    for (const auto& f : fabrics) {
        std::uint64_t switches = 0, cables = 0;
        for (const auto& tier : f.result.tiers)
            switches += std::uint64_t(tier.switches);
        for (const auto& links : f.result.links)
            cables += std::uint64_t(links.cables);
        const auto& b = f.result.bisection;
        const QStringList cells{fabricRoleText(f.role),
                                count(std::uint64_t(f.result.hosts)),
                                count(std::uint64_t(f.result.endpoints)),
                                count(switches),
                                count(cables),
                                oversubscription(f.result),
                                b.exact
                                    ? terabits(b.lowerGbps)
                                    : Text::tr("%1 to %2").arg(terabits(b.lowerGbps), terabits(b.upperGbps))};
        groups.add(plain(f.name), cells, f.result.unreachableHosts.empty() ? Tone::None : Tone::Error);
        keys << cells.join(QChar(0x1F));
        alike[keys.back()] << plain(f.name);
    }
    table.rows = groups.rows();
    if (table.rows.size() == fabrics.size()) { // no two alike: a column of ones tells nothing
        table.columns.erase(table.columns.begin() + 1);
        for (TableRow& row : table.rows)
            row.cells.removeAt(1);
    }
    table.note = Text::tr("Bisection: %1 Switches and cables are those that the drawing connects.")
                     .arg(phraseText(solvers::fabric::bisectionDefinition()));
    section.blocks.push_back(std::move(table));
    for (std::size_t i = 0; i < fabrics.size(); ++i) {
        const QStringList names = alike.take(keys[qsizetype(i)]); // the first of each kind takes them all
        if (!names.isEmpty() && fabrics[i].result.endpoints > 0)
            addFabric(section, source, fabrics[i], names);
    }
    return section;
}

Table powerSums(const Source& source, const QString& title) {
    const auto& r = source.answers.power->result;
    const auto& cooling = source.answers.power->input.coolingW;
    Table sums;
    sums.title = title;
    sums.columns = {{QString(), false}, {QString(), true}};
    sums.rows = {{{Text::tr("IT load, maximum"), number(r.itKw, 1)}},
                 {{Text::tr("Losses of the power distribution"), number(r.lossesKw, 1)}},
                 {{Text::tr("Cooling: compressors, fans and pumps"),
                   cooling ? number(cooling->value / 1e3, 1) : unknown()}},
                 {{r.coolingKnown ? Text::tr("Facility") : Text::tr("Facility without cooling"),
                   number(r.facilityKw, 1)},
                  Tone::None,
                  true}};
    return sums;
}

Section powerSection(const Source& source) {
    const auto& power = *source.answers.power;
    if (power.elements.empty()) return {};
    const auto& r = power.result;
    Section section{Text::tr("Power"), false, {}};
    Table sums = powerSums(source, Text::tr("Power at peak"));
    sums.columns = {{Text::tr("Quantity"), false}, {Text::tr("kW"), true}};
    sums.note =
        Text::tr("Distribution consistent with %1, with the cords of the loads %2. Ratings are known for %3 "
                 "of %4 elements.")
            .arg(r.redundancy.empty() ? unknown() : phraseText(Phrase::known(r.redundancy)),
                 r.redundancyOfLoads.empty() ? unknown() : phraseText(Phrase::known(r.redundancyOfLoads)),
                 count(r.ratings.known), count(r.ratings.total));
    section.blocks.push_back(std::move(sums));

    Table table;
    table.title = Text::tr("Power tree");
    table.columns = {{Text::tr("Elements"), false},
                     {Text::tr("Number"), true},
                     {Text::tr("Kind"), false},
                     {Text::tr("Side"), false},
                     {Text::tr("Load kW"), true},
                     {Text::tr("Rating kW"), true},
                     {Text::tr("Load %"), true},
                     {Text::tr("Worst single failure %"), true},
                     {Text::tr("Loads lost if it fails"), true}};
    // From the source to the racks, whatever the order of drawing.
    std::vector<std::size_t> order(power.elements.size());
    std::iota(order.begin(), order.end(), std::size_t(0));
    const auto kindOf = [&](std::size_t i) {
        const PowerElement* e = source.project.find(power.elements[i]);
        return e ? e->kind : PowerKind::RackPdu;
    };
    const auto rank = [&](std::size_t i) {
        return kindOf(i) == PowerKind::Genset ? int(PowerKind::Utility) : int(kindOf(i));
    };
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return rank(a) < rank(b); });
    RowGroups groups;
    for (std::size_t i : order) {
        const PowerElement* element = source.project.find(power.elements[i]);
        if (!element) continue;
        const auto& e = r.elements[i];
        groups.add(plain(element->name, 60),
                   {powerKindText(element->kind), sideText(element->side), number(e.loadKw, 1),
                    number(e.ratingKw, 1), number(e.loadPct, 0), number(e.worstSingleFailurePct, 0),
                    count(e.lostLoads)},
                   e.ok ? Tone::Ok : Tone::Error);
    }
    table.rows = groups.rows();
    table.note =
        Text::tr("Worst single failure: the highest load of the element over normal operation and the "
                 "failure of any one other element, by the smallest rating that is known.");
    section.blocks.push_back(std::move(table));
    return section;
}

Section coolingSection(const Source& source) {
    const auto& thermal = *source.answers.thermal;
    if (thermal.halls.empty()) return {};
    Section section{Text::tr("Cooling"), false, {}};
    section.blocks.push_back(Paragraph{
        Text::tr(
            "Heat balances with perfect mixing (level 0). Temperatures are a screening estimate, not CFD: "
            "recirculation around single racks is not seen."),
        TextStyle::Note});
    const ShownUnit degrees = shownUnit(source.project.info().units, "°C");
    const ShownUnit flow = shownUnit(source.project.info().units, "L/min");
    const auto shown = [](const std::optional<double>& value, const ShownUnit& unit, int decimals) {
        return number(value ? std::optional(unit.of(*value)) : std::nullopt, decimals);
    };
    Table halls;
    halls.title = Text::tr("Halls");
    halls.columns = {{Text::tr("Hall"), false},
                     {Text::tr("Heat to air kW"), true},
                     {Text::tr("Heat to liquid kW"), true},
                     {Text::tr("Losses kW"), true},
                     {Text::tr("Air load kW"), true},
                     {Text::tr("Air capacity kW"), true},
                     {Text::tr("Supply %1").arg(QString::fromUtf8(degrees.name)), true},
                     {Text::tr("Inlet, highest %1").arg(QString::fromUtf8(degrees.name)), true},
                     {Text::tr("N+1"), false}};
    for (std::size_t i = 0; i < thermal.halls.size(); ++i) {
        const auto& h = thermal.result.halls[i];
        const bool bad = h.airShortKw > 0 || h.liquidShortKw > 0 || h.racksOver.value_or(0) > 0;
        halls.rows.push_back(
            {{plain(thermal.input.halls[i].label), number(h.airKw, 1), number(h.liquidKw, 1),
              number(h.lossesKw, 1), number(h.airLoadKw, 1), number(h.airCapacityKw, 1),
              shown(h.supplyC, degrees, 1), shown(h.inletMaxC, degrees, 1), yesNo(h.nPlusOne)},
             bad          ? Tone::Error
             : h.nPlusOne ? Tone::Ok
                          : Tone::Warning});
    }
    halls.note = Text::tr("N+1: the air units carry load and flow with any one of them out of service.");
    section.blocks.push_back(std::move(halls));

    RowGroups groups;
    const auto add = [&](const std::string& name, CoolingElementId id, const auto& r) {
        const CoolingElement* element = source.project.find(id);
        groups.add(plain(name, 60),
                   {element ? coolingKindText(element->kind) : QString(), number(r.loadKw, 1),
                    number(r.ratingKw, 1), number(r.loadPct, 0), number(r.worstSingleFailurePct, 0)},
                   r.ok ? Tone::Ok : Tone::Error);
    };
    for (std::size_t i = 0; i < thermal.airUnits.size(); ++i)
        add(thermal.input.airUnits[i].label, thermal.airUnits[i], thermal.result.airUnits[i]);
    for (std::size_t i = 0; i < thermal.cdus.size(); ++i)
        add(thermal.input.cdus[i].label, thermal.cdus[i], thermal.result.cdus[i]);
    Table machines;
    machines.title = Text::tr("Air units and CDUs");
    machines.columns = {{Text::tr("Machines"), false},
                        {Text::tr("Number"), true},
                        {Text::tr("Kind"), false},
                        {Text::tr("Load kW"), true},
                        {Text::tr("Rating kW"), true},
                        {Text::tr("Load %"), true},
                        {Text::tr("Worst single failure %"), true}};
    machines.rows = groups.rows();
    if (!machines.rows.empty()) section.blocks.push_back(std::move(machines));

    Table loops;
    loops.title = Text::tr("Liquid loops");
    loops.columns = {{Text::tr("Loop"), false},
                     {Text::tr("Heat kW"), true},
                     {Text::tr("Flow %1").arg(QString::fromUtf8(flow.name)), true},
                     {Text::tr("Supply %1").arg(QString::fromUtf8(degrees.name)), true},
                     {Text::tr("Return %1").arg(QString::fromUtf8(degrees.name)), true},
                     {Text::tr("CDU capacity kW"), true},
                     {Text::tr("N+1"), false}};
    for (std::size_t i = 0; i < thermal.loops.size(); ++i) {
        const auto& l = thermal.result.loops[i];
        loops.rows.push_back({{plain(thermal.input.loops[i].label), number(l.heatKw, 1),
                               shown(l.flowLpm, flow, 0), shown(l.supplyC, degrees, 1),
                               shown(l.returnC, degrees, 1), number(l.capacityKw, 1), yesNo(l.nPlusOne)},
                              l.shortShare > 0 ? Tone::Error
                              : l.nPlusOne     ? Tone::Ok
                                               : Tone::Warning});
    }
    if (!loops.rows.empty()) section.blocks.push_back(std::move(loops));
    return section;
}

Section siteSection(const Source& source) {
    Section section{Text::tr("Site"), false, {}};
    if (!source.site) {
        section.blocks.push_back(Paragraph{
            Text::tr("The design has no site: connection, carbon and energy cost are not answered.")});
        return section;
    }
    const auto& in = source.site->input;
    const auto& r = source.site->result;
    Table table;
    table.title = plain(in.label);
    table.columns = {{Text::tr("Quantity"), false}, {Text::tr("Value"), true}, {Text::tr("Rests on"), false}};
    const auto sourceOf = [](const solvers::MaybeSourced& s) {
        return s ? QStringLiteral("%1 (%2)").arg(plain(phraseText(s->source).toStdString()),
                                                 provenanceText(s->provenance))
                 : Text::tr("not entered");
    };
    const QString kw = QStringLiteral("kW");
    table.rows = {
        {{Text::tr("IT load, maximum"), quantity(r.itKw, 1, kw), sourceOf(in.itW)}},
        {{Text::tr("Losses of the power distribution"), quantity(r.lossesKw, 1, kw), sourceOf(in.lossesW)}},
        {{Text::tr("Cooling"), quantity(r.coolingKw, 1, kw), sourceOf(in.coolingW)}},
        {{Text::tr("Needed at peak"), quantity(r.neededKw, 1, kw), Text::tr("IT load, losses and cooling")},
         Tone::None,
         true},
        {{Text::tr("Contracted connection"), quantity(r.contractedKw, 1, kw), sourceOf(in.contractedW)}},
        {{Text::tr("Margin"), quantity(r.marginKw, 1, kw), Text::tr("contracted less needed")},
         !r.capacityOk   ? Tone::None
         : *r.capacityOk ? Tone::Ok
                         : Tone::Error,
         true},
        {{Text::tr("Facility over IT power at peak"), number(r.pueAtPeak, 2),
          Text::tr("at peak; not an annual PUE")}},
        {{Text::tr("Energy a year"),
          quantity(r.energyKwhYear ? std::optional(*r.energyKwhYear / 1e6) : std::nullopt, 2,
                   QStringLiteral("GWh")),
          r.loadFactorAssumed ? Text::tr("full load throughout, an assumption") : sourceOf(in.loadFactor)}},
        {{Text::tr("Carbon a year"), quantity(r.carbonTYear, 0, QStringLiteral("t CO₂")),
          sourceOf(in.carbonGPerKwh)}},
        {{Text::tr("Electricity a year"),
          quantity(r.costUsdYear ? std::optional(*r.costUsdYear / 1e6) : std::nullopt, 2,
                   QStringLiteral("M USD")),
          sourceOf(in.priceUsdPerKwh)}}};
    if (!r.carbonMethod.empty()) table.note = Text::tr("Carbon method: %1.").arg(plain(r.carbonMethod));
    section.blocks.push_back(std::move(table));
    return section;
}

} // namespace cw::report
