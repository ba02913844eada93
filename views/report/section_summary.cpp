// The first page: verdict, headline numbers, plan, checks.
#include "app/analysis/totals.h"
#include "solvers/density/rack_terms.h"
#include "views/report/report_text.h"
#include "views/report/sections.h"

#include <algorithm>

namespace cw::report {

namespace {

constexpr double kOverviewWidth = 375;
constexpr double kOverviewHeight = 420;

const analysis::FabricAnswer* computeFabric(const analysis::Analysis& a) {
    for (const auto& f : *a.fabrics)
        if (f.role == FabricRole::Compute) return &f;
    return nullptr;
}

Paragraph verdict(const FindingCounts& counts) {
    const QString waived =
        counts.waived > 0 ? Text::tr(" Accepted with a reason: %1.").arg(count(counts.waived)) : QString();
    if (counts.errors > 0)
        return {
            Text::tr("The design does not yet hold: errors to mend: %1, warnings that need a decision: %2.")
                    .arg(count(counts.errors), count(counts.warnings)) +
                waived,
            TextStyle::Lead, Tone::Error};
    if (counts.warnings > 0)
        return {Text::tr("The design breaks no rule that could be tested. Warnings that need a decision: %1.")
                        .arg(count(counts.warnings)) +
                    waived,
                TextStyle::Lead, Tone::Warning};
    return {Text::tr("The design breaks no rule that could be tested.") + waived, TextStyle::Lead, Tone::Ok};
}

KeyFigures keyFigures(const Source& source) {
    const auto& a = source.answers;
    const analysis::DrawnCounts n = analysis::countDrawn(source.project);
    const auto& bill = a.bill->totals;
    KeyFigures key;
    const auto add = [&](const QString& label, const QString& value, const QString& unit,
                         const QString& note) {
        key.figures.push_back({label, value, value == unknown() ? QString() : unit, note});
    };
    add(Text::tr("GPUs"), count(n.gpus), {},
        Text::tr("%Ln servers", nullptr, int(n.servers)) + QStringLiteral(", ") +
            Text::tr("%Ln racks", nullptr, int(n.racks)));
    add(Text::tr("IT load, maximum"), number(a.density->result.itKw, 1), QStringLiteral("kW"),
        Text::tr("%1 kW in the fullest rack").arg(number(a.density->result.maxKw, 1)));
    add(Text::tr("Facility at peak"), number(a.power->result.facilityKw, 1), QStringLiteral("kW"),
        a.power->result.coolingKnown ? Text::tr("with losses and cooling")
                                     : Text::tr("cooling power unknown"));
    const auto* fabric = computeFabric(a);
    const auto* b = fabric ? &fabric->result.bisection : nullptr;
    add(Text::tr("Compute bisection"),
        !b         ? unknown()
        : b->exact ? number(b->lowerGbps / 1e3, 1)
                   : Text::tr("%1–%2").arg(number(b->lowerGbps / 1e3, 1), number(b->upperGbps / 1e3, 1)),
        QStringLiteral("Tb/s"), Text::tr("one way, host links may be cut"));
    add(Text::tr("Network"), count(n.switches), Text::tr("switches"),
        Text::tr("%1 cables").arg(count(n.cables)));
    add(Text::tr("Hardware, indicative"), bill.pricedQty > 0 ? number(bill.usd / 1e6, 1) : unknown(),
        QStringLiteral("M USD"),
        Text::tr("%1 to %2; %3 of %4 pieces priced")
            .arg(number(bill.lowUsd / 1e6, 1), number(bill.highUsd / 1e6, 1), count(bill.pricedQty),
                 count(bill.qty)));
    const auto* site = source.site ? &source.site->result : nullptr;
    add(Text::tr("Carbon"), number(site ? site->carbonTYear : std::nullopt, 0), Text::tr("t CO₂ / year"),
        source.site && source.site->input.carbonGPerKwh
            ? Text::tr("at %1 g/kWh").arg(number(source.site->input.carbonGPerKwh->value, 0))
            : Text::tr("no carbon intensity entered"));
    add(Text::tr("Connection margin"), number(site ? site->marginKw : std::nullopt, 0), QStringLiteral("kW"),
        site && site->contractedKw ? Text::tr("of %1 kW contracted").arg(number(*site->contractedKw, 0))
                                   : Text::tr("no contracted connection entered"));
    return key;
}

/// One line of the checks: value against limit, with the margin that is left.
TableRow check(const QString& what, double value, double limit, const QString& unit, int decimals, bool ok) {
    return {{what, quantity(value, decimals, unit), quantity(limit, decimals, unit),
             quantity(limit - value, decimals, unit), ok ? Text::tr("holds") : Text::tr("not met")},
            ok ? Tone::Ok : Tone::Error};
}

/// What the other lines cannot say: they ask how tight things are, the rules also what is missing.
void addErrorCheck(Table& table, const FindingCounts& found) {
    const bool holds = found.errors == 0;
    table.rows.push_back({{Text::tr("Errors among the findings"), count(found.errors), count(0), QString(),
                           holds ? Text::tr("holds") : Text::tr("not met")},
                          holds ? Tone::Ok : Tone::Error});
}

void addRackCheck(Table& table, const Source& source) {
    const auto& d = *source.answers.density;
    const solvers::density::RackResult* tightest = nullptr;
    std::size_t index = 0;
    for (std::size_t i = 0; i < d.result.racks.size(); ++i) {
        const auto& r = d.result.racks[i];
        if (!r.limitKw || (tightest && *r.limitKw - r.powerKw >= *tightest->limitKw - tightest->powerKw))
            continue;
        tightest = &r;
        index = i;
    }
    if (tightest)
        table.rows.push_back(
            check(Text::tr("Rack power, tightest rack %1").arg(plain(d.input.racks[index].label, 40)),
                  tightest->powerKw, *tightest->limitKw, QStringLiteral("kW"), 1,
                  tightest->powerKw <= *tightest->limitKw));
}

/// The device whose supplies on the smaller side cover its draw worst when the other feed is lost.
void addSupplyCheck(Table& table, const Source& source) {
    namespace density = solvers::density;
    const density::DensityInput& in = source.answers.density->input;
    struct Side {
        const density::DeviceSpec* spec;
        int left, all;
        double carriesKw, drawKw;
    };
    std::optional<Side> worst;
    for (const density::Rack& rack : in.racks)
        for (const density::Device& device : rack.devices) {
            const density::DeviceSpec& spec = in.specs[device.spec];
            const int left = std::min(device.psuOnA, device.psuOnB);
            const double draw = density::drawOf(spec).watts / 1e3;
            if (!spec.psuRatedW || left == 0 || draw <= 0) continue;
            const Side side{&spec, left, device.psuOnA + device.psuOnB, left * spec.psuRatedW->value / 1e3,
                            draw};
            if (!worst || side.carriesKw / side.drawKw < worst->carriesKw / worst->drawKw) worst = side;
        }
    if (!worst) return;
    const bool holds = worst->carriesKw >= worst->drawKw;
    const QString kw = QStringLiteral("kW");
    table.rows.push_back({{Text::tr("Supplies on one feed: %1").arg(plain(worst->spec->label, 40)),
                           Text::tr("%1 on %2 of %3")
                               .arg(quantity(worst->carriesKw, 1, kw), count(std::uint64_t(worst->left)),
                                    count(std::uint64_t(worst->all))),
                           quantity(worst->drawKw, 1, kw), quantity(worst->carriesKw - worst->drawKw, 1, kw),
                           holds ? Text::tr("holds") : Text::tr("needs a decision")},
                          holds ? Tone::Ok : Tone::Warning});
}

void addPowerCheck(Table& table, const Source& source) {
    const auto& p = *source.answers.power;
    const solvers::power::ElementResult* worst = nullptr;
    std::size_t index = 0;
    for (std::size_t i = 0; i < p.result.elements.size(); ++i) {
        const auto& e = p.result.elements[i];
        if (!e.worstSingleFailurePct || (worst && *e.worstSingleFailurePct <= *worst->worstSingleFailurePct))
            continue;
        worst = &e;
        index = i;
    }
    if (worst)
        table.rows.push_back(check(Text::tr("Load with any one power element lost: %1")
                                       .arg(plain(p.input.elements[index].label, 40)),
                                   *worst->worstSingleFailurePct, 100, QStringLiteral("%"), 0,
                                   *worst->worstSingleFailurePct <= 100));
}

void addCoolingCheck(Table& table, const Source& source) {
    const auto& t = *source.answers.thermal;
    for (std::size_t i = 0; i < t.halls.size() && i < 4; ++i) {
        const auto& h = t.result.halls[i];
        if (h.airCapacityKw)
            table.rows.push_back(check(Text::tr("Air cooling, %1").arg(plain(t.input.halls[i].label, 40)),
                                       h.airLoadKw, *h.airCapacityKw, QStringLiteral("kW"), 1,
                                       h.airLoadKw <= *h.airCapacityKw));
    }
}

} // namespace

Section summarySection(const Source& source) {
    Section section;
    const auto& a = source.answers;
    section.blocks.push_back(verdict(countFindings(*a.findings)));
    section.blocks.push_back(keyFigures(source));
    Table checks;
    checks.title = Text::tr("Checks");
    checks.columns = {{Text::tr("Check"), false},
                      {Text::tr("Value"), true},
                      {Text::tr("Limit or need"), true},
                      {Text::tr("Margin"), true},
                      {Text::tr("Verdict"), false}};
    addErrorCheck(checks, countFindings(*a.findings));
    addRackCheck(checks, source);
    addSupplyCheck(checks, source);
    addPowerCheck(checks, source);
    addCoolingCheck(checks, source);
    if (source.site && source.site->result.neededKw && source.site->result.contractedKw)
        checks.rows.push_back(check(Text::tr("Connection of the site"), *source.site->result.neededKw,
                                    *source.site->result.contractedKw, QStringLiteral("kW"), 0,
                                    source.site->result.capacityOk.value_or(false)));
    for (const auto& [id, hall] : source.project.halls()) {
        Beside beside{
            Text::tr("%1, rack power").arg(plain(hall.name, 80)),
            planPicture(source.project, a, id, PlanDetail::Overview, kOverviewWidth, kOverviewHeight),
            {powerSums(source, Text::tr("Power at peak, kW"))}};
        beside.picture.caption = Text::tr("A thick edge marks a rack's front; hot aisles are hatched.");
        if (Table costs = costSums(*a.bill); !costs.rows.empty()) beside.tables.push_back(std::move(costs));
        section.blocks.push_back(std::move(beside));
        break; // the others have their own section
    }
    if (!checks.rows.empty()) section.blocks.push_back(std::move(checks));
    if (!source.project.info().notes.empty()) {
        section.blocks.push_back(Paragraph{Text::tr("Notes of the planner"), TextStyle::Head});
        section.blocks.push_back(Paragraph{plain(source.project.info().notes, 2000)});
    }
    return section;
}

} // namespace cw::report
