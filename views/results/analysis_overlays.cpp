#include "views/results/analysis_overlays.h"

#include <algorithm>

namespace cw::results {

namespace {

using analysis::DensityAnswer;
using solvers::density::RackResult;

// Ends of the scales where no rack has a limit.
constexpr double kDefaultRackLimitKw = 45;
constexpr double kDefaultRackLimitKg = 1500;
constexpr double kDefaultRackUnits = 48;
constexpr double kRecommendedInletC = 27; ///< ASHRAE TC 9.9, recommended envelope of classes A1 to A4

struct Kind {
    const char* id;
    const char* title;
    const char* unit;
    const char* icon;
    int decimals;
    bool sums;
};
constexpr Kind kKinds[]{
    {"power", QT_TRANSLATE_NOOP("cw::results::AnalysisOverlays", "Rack power, maximum"), "kW", "ups", 1,
     true},
    {"free_u", QT_TRANSLATE_NOOP("cw::results::AnalysisOverlays", "Free units"), "U", "free-u", 0, true},
    {"feeds", QT_TRANSLATE_NOOP("cw::results::AnalysisOverlays", "Feeds"), "", "busway", 0, false},
    {"liquid", QT_TRANSLATE_NOOP("cw::results::AnalysisOverlays", "Heat to liquid"), "%", "flow", 0, false},
    {"weight", QT_TRANSLATE_NOOP("cw::results::AnalysisOverlays", "Weight"), "kg", "weight", 0, true},
    {"inlet", QT_TRANSLATE_NOOP("cw::results::AnalysisOverlays", "Inlet temperature"), "°C", "temperature", 1,
     false},
};

/// Value and limit of one rack for one overlay; NaN where unknown.
std::pair<double, double> readingOf(const QString& id, const DensityAnswer& a, std::size_t i) {
    const RackResult& r = a.result.racks[i];
    const auto& rack = a.input.racks[i];
    if (id == QStringLiteral("power")) return {r.powerKw, r.limitKw.value_or(render::kNoValue)};
    if (id == QStringLiteral("free_u")) return {r.freeU, render::kNoValue};
    if (id == QStringLiteral("liquid")) {
        const double heat = r.airKw + r.liquidKw;
        return {heat > 0 ? 100 * r.liquidKw / heat : render::kNoValue, render::kNoValue};
    }
    if (id == QStringLiteral("weight")) {
        const double own = rack.ownMassKg ? rack.ownMassKg->value : 0;
        return {r.weightKg, rack.staticLimitKg ? rack.staticLimitKg->value + own : render::kNoValue};
    }
    // Feeds: 0 A and B, 1 A only, 2 B only, 3 none.
    const bool a1 = r.feedAKw > 0;
    const bool b1 = r.feedBKw > 0;
    return {a1 && b1 ? 0.0 : a1 ? 1.0 : b1 ? 2.0 : 3.0, render::kNoValue};
}

} // namespace

AnalysisOverlays::AnalysisOverlays(const History& history, const analysis::Scheduler& scheduler,
                                   QObject* parent)
    : OverlayProvider(parent)
    , history_(history)
    , scheduler_(scheduler) {
    connect(&scheduler_, &analysis::Scheduler::answered, this, [this](Domain d) {
        if (d == Domain::Density || d == Domain::Thermal) Q_EMIT changed();
    });
    connect(&scheduler_, &analysis::Scheduler::staleChanged, this, &AnalysisOverlays::changed);
}

QList<canvas::OverlayChoice> AnalysisOverlays::overlays() const {
    QList<canvas::OverlayChoice> choices;
    for (const Kind& kind : kKinds)
        choices.append({QString::fromLatin1(kind.id), tr(kind.title), QString::fromLatin1(kind.icon)});
    return choices;
}

QList<canvas::OverlayChoice> AnalysisOverlays::cases() const {
    return {{QStringLiteral("max"), tr("Maximum load"), QStringLiteral("ups")}};
}

render::PlanOverlay AnalysisOverlays::overlay(const QString& id, HallId hall, const QString&) const {
    render::PlanOverlay overlay;
    const auto kind = std::find_if(std::begin(kKinds), std::end(kKinds),
                                   [&](const Kind& k) { return id == QLatin1String(k.id); });
    if (kind == std::end(kKinds)) return overlay;
    overlay.id = id;
    overlay.title = tr(kind->title);
    overlay.unit = QString::fromUtf8(kind->unit);
    overlay.decimals = kind->decimals;
    overlay.sums = kind->sums;
    overlay.stale = scheduler_.isStale(Domain::Density);
    const auto& density = scheduler_.answers().density;
    if (!density) return overlay;
    const DensityAnswer& a = *density;
    overlay.values.assign(history_.project().racks().idLimit(), render::kNoValue);
    overlay.limits.assign(overlay.values.size(), render::kNoValue);
    const auto put = [&](RackId rack, double value, double limit) {
        if (rack.value() >= overlay.values.size()) return;
        overlay.values[rack.value()] = value;
        overlay.limits[rack.value()] = limit;
    };
    double top = 0, units = 0;
    if (id == QStringLiteral("inlet")) {
        overlay.scale = render::Scale::Temperature;
        overlay.domain = {18, 32};
        overlay.estimate = true;
        overlay.stale = scheduler_.isStale(Domain::Thermal);
        overlay.note = tr("Screening estimate, not CFD: hot spots at single racks are not seen.");
        overlay.marks = {{kRecommendedInletC, tr("recommended"), false}};
        std::optional<double> lowest, highest; // limits of the parts in this hall
        if (const auto& thermal = scheduler_.answers().thermal)
            for (std::size_t i = 0; i < thermal->racks.size() && i < thermal->result.racks.size(); ++i) {
                const auto& limit = thermal->input.racks[i].inletLimitC;
                put(thermal->racks[i], thermal->result.racks[i].inletC.value_or(render::kNoValue),
                    limit ? limit->value : render::kNoValue);
                const Rack* rack = history_.project().find(thermal->racks[i]);
                if (!limit || !rack || rack->hall != hall) continue;
                lowest = std::min(lowest.value_or(limit->value), limit->value);
                highest = std::max(highest.value_or(limit->value), limit->value);
            }
        if (lowest)
            overlay.marks.push_back(
                {*lowest, *lowest < *highest ? tr("lowest part limit") : tr("part limit"), true});
        return overlay;
    }
    for (std::size_t i = 0; i < a.racks.size(); ++i) {
        const Rack* rack = history_.project().find(a.racks[i]);
        if (!rack || rack->hall != hall) continue;
        const auto [value, limit] = readingOf(id, a, i);
        put(a.racks[i], value, limit);
        if (limit > top) top = limit;
        units = std::max(units, a.input.racks[i].usableU);
    }
    if (id == QStringLiteral("power"))
        overlay.domain = {0, top > 0 ? top : kDefaultRackLimitKw};
    else if (id == QStringLiteral("free_u"))
        overlay.domain = {0, units > 0 ? units : kDefaultRackUnits};
    else if (id == QStringLiteral("liquid"))
        overlay.domain = {0, 100};
    else if (id == QStringLiteral("weight"))
        overlay.domain = {0, top > 0 ? top : kDefaultRackLimitKg};
    else
        overlay.categories = {{tr("A and B"), QStringLiteral("AB"), render::CategoryTone::FeedAB},
                              {tr("A only"), QStringLiteral("A"), render::CategoryTone::FeedA},
                              {tr("B only"), QStringLiteral("B"), render::CategoryTone::FeedB},
                              {tr("not fed"), QStringLiteral("–"), render::CategoryTone::Missing}};
    return overlay;
}

render::PlantReadings AnalysisOverlays::plantReadings(HallId, const QString&) const {
    render::PlantReadings readings;
    const auto add = [&](ObjectRef object, double value, std::optional<double> limit, Domain domain) {
        render::PlantReading r;
        r.value = value;
        r.limit = limit.value_or(render::kNoValue);
        r.stale = scheduler_.isStale(domain);
        readings.emplace(object, r);
    };
    if (const auto& thermal = scheduler_.answers().thermal) {
        for (std::size_t i = 0; i < thermal->airUnits.size() && i < thermal->result.airUnits.size(); ++i)
            add(ObjectRef::of(thermal->airUnits[i]), thermal->result.airUnits[i].loadKw,
                thermal->result.airUnits[i].ratingKw, Domain::Thermal);
        for (std::size_t i = 0; i < thermal->cdus.size() && i < thermal->result.cdus.size(); ++i)
            add(ObjectRef::of(thermal->cdus[i]), thermal->result.cdus[i].loadKw,
                thermal->result.cdus[i].ratingKw, Domain::Thermal);
    }
    if (const auto& power = scheduler_.answers().power)
        for (std::size_t i = 0; i < power->elements.size() && i < power->result.elements.size(); ++i)
            add(ObjectRef::of(power->elements[i]), power->result.elements[i].loadKw,
                power->result.elements[i].ratingKw, Domain::Power);
    return readings;
}

render::HallAir AnalysisOverlays::hallAir(HallId hall) const {
    render::HallAir air;
    air.stale = scheduler_.isStale(Domain::Thermal);
    const auto& thermal = scheduler_.answers().thermal;
    if (!thermal) return air;
    for (std::size_t i = 0; i < thermal->halls.size() && i < thermal->result.halls.size(); ++i)
        if (thermal->halls[i] == hall) {
            air.supplyC = thermal->result.halls[i].supplyC.value_or(render::kNoValue);
            air.returnC = thermal->result.halls[i].returnC.value_or(render::kNoValue);
        }
    return air;
}

canvas::RackReading AnalysisOverlays::rackReading(RackId rack, const QString&) const {
    canvas::RackReading reading;
    const auto& density = scheduler_.answers().density;
    const RackResult* r = density ? density->rack(rack) : nullptr;
    if (!r) return reading;
    const auto& input = density->input.racks[density->indexOfRack[rack.value()]];
    const double own = input.ownMassKg ? input.ownMassKg->value : 0;
    reading.powerKw = r->powerKw;
    reading.powerLimitKw = r->limitKw.value_or(render::kNoValue);
    reading.weightKg = r->weightKg;
    reading.weightLimitKg = input.staticLimitKg ? input.staticLimitKg->value + own : render::kNoValue;
    reading.feedAKw = r->feedAKw;
    reading.feedBKw = r->feedBKw;
    reading.stale = scheduler_.isStale(Domain::Density);
    return reading;
}

} // namespace cw::results
