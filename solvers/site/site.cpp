#include "solvers/site/site.h"

#include "solvers/common/limit.h"
#include <algorithm>
#include <cmath>
#include <iterator>

namespace cw::solvers::site {

namespace {

using Op = Derivation::Op;

struct Checked {
    MaybeSourced SiteInput::*value;
    NumberLimit limit;
};
constexpr double kHuge = 1e15;
constexpr Checked kLimits[] = {
    {&SiteInput::itW,
     {.field = "itW", .quantity = Phrase::mark("IT power"), .unit = "kW", .perUnit = 1e3, .high = kHuge}},
    {&SiteInput::lossesW,
     {.field = "lossesW",
      .quantity = Phrase::mark("losses of the power distribution"),
      .unit = "kW",
      .perUnit = 1e3,
      .high = kHuge}},
    {&SiteInput::coolingW,
     {.field = "coolingW",
      .quantity = Phrase::mark("power of the cooling"),
      .unit = "kW",
      .perUnit = 1e3,
      .high = kHuge}},
    {&SiteInput::contractedW,
     {.field = "contractedW",
      .quantity = Phrase::mark("contracted power"),
      .unit = "kW",
      .perUnit = 1e3,
      .high = kHuge}},
    {&SiteInput::loadFactor, {.field = "loadFactor", .quantity = Phrase::mark("load factor"), .high = 1}},
    {&SiteInput::carbonGPerKwh,
     {.field = "carbonGPerKwh", .quantity = Phrase::mark("carbon intensity"), .unit = "g/kWh", .high = 5000}},
    {&SiteInput::priceUsdPerKwh,
     {.field = "priceUsdPerKwh",
      .quantity = Phrase::mark("electricity price"),
      .unit = "USD/kWh",
      .high = 100}},
};
constexpr NumberLimit kHours{.field = "hoursPerYear",
                             .quantity = Phrase::mark("hours of a year"),
                             .unit = "h",
                             .low = 8760,
                             .high = 8784};
constexpr NumberLimit kDefaultFactor{
    .field = "defaultLoadFactor", .quantity = Phrase::mark("load factor"), .high = 1};

std::optional<double> kilo(const MaybeSourced& watts) {
    return watts ? std::optional(watts->value / 1e3) : std::nullopt;
}

/// Builds the trees; each is asked for only where its value is known.
struct Terms {
    const SiteInput& in;
    const SiteOptions& options;

    Derivation it() const { return leaf(Phrase::tr("IT power"), *in.itW, "kW", 1e-3); }
    Derivation losses() const {
        return leaf(Phrase::tr("losses of the power distribution"), *in.lossesW, "kW", 1e-3);
    }
    Derivation cooling() const { return leaf(Phrase::tr("cooling power"), *in.coolingW, "kW", 1e-3); }
    Derivation contracted() const { return leaf(Phrase::tr("connection"), *in.contractedW, "kW", 1e-3); }
    Derivation needed() const {
        return Derivation::make(Op::Sum, Phrase::tr("power needed at peak"), "kW",
                                {it(), losses(), cooling()});
    }
    Derivation margin() const {
        return Derivation::make(Op::Difference, Phrase::tr("connection less need"), "kW",
                                {contracted(), needed()});
    }
    Derivation used() const {
        return Derivation::make(Op::Product, Phrase::tr("need of the connection"), "%",
                                {Derivation::constant(Phrase::tr("per cent"), 100, "%"),
                                 Derivation::make(Op::Quotient, Phrase::tr("need over connection"), "",
                                                  {needed(), contracted()})});
    }
    Derivation pue() const {
        return Derivation::make(Op::Quotient, Phrase::tr("facility over IT power at peak"), "",
                                {needed(), it()},
                                Phrase::tr("power at peak, not the energy of a year: not a PUE claim"));
    }
    Derivation energy() const {
        Derivation factor =
            in.loadFactor
                ? leaf(Phrase::tr("load factor"), *in.loadFactor, "")
                : Derivation::input(Phrase::tr("load factor"), options.defaultLoadFactor, "",
                                    Phrase::tr("a training cluster runs throughout"), Provenance::Assumed);
        return Derivation::make(
            Op::Product, Phrase::tr("energy of a year"), "kWh",
            {needed(), Derivation::constant(Phrase::tr("hours of a year"), options.hoursPerYear, "h"),
             std::move(factor)});
    }
    Derivation carbon() const {
        return Derivation::make(Op::Quotient, Phrase::tr("carbon of a year"), "t CO2",
                                {Derivation::make(Op::Product, Phrase::tr("carbon of a year"), "g CO2",
                                                  {energy(), leaf(Phrase::tr("carbon intensity"),
                                                                  *in.carbonGPerKwh, "gCO2/kWh")}),
                                 Derivation::constant(Phrase::tr("grams a tonne"), 1e6, "g/t")},
                                in.carbonMethod);
    }
    Derivation cost() const {
        return Derivation::make(
            Op::Product, Phrase::tr("electricity of a year"), "USD",
            {energy(), leaf(Phrase::tr("electricity price"), *in.priceUsdPerKwh, "USD/kWh")});
    }
};

struct Field {
    std::string_view name;
    std::optional<double> SiteResult::*value;
    Derivation (Terms::*explain)() const;
};
constexpr Field kFields[] = {
    {"it_kw", &SiteResult::itKw, &Terms::it},
    {"losses_kw", &SiteResult::lossesKw, &Terms::losses},
    {"cooling_kw", &SiteResult::coolingKw, &Terms::cooling},
    {"needed_kw", &SiteResult::neededKw, &Terms::needed},
    {"contracted_kw", &SiteResult::contractedKw, &Terms::contracted},
    {"margin_kw", &SiteResult::marginKw, &Terms::margin},
    {"used_pct", &SiteResult::usedPct, &Terms::used},
    {"pue_at_peak", &SiteResult::pueAtPeak, &Terms::pue},
    {"energy_kwh_year", &SiteResult::energyKwhYear, &Terms::energy},
    {"carbon_t_year", &SiteResult::carbonTYear, &Terms::carbon},
    {"cost_usd_year", &SiteResult::costUsdYear, &Terms::cost},
};

const Field* fieldNamed(std::string_view name) {
    const auto it = std::find_if(std::begin(kFields), std::end(kFields),
                                 [name](const Field& f) { return f.name == name; });
    return it == std::end(kFields) ? nullptr : it;
}

} // namespace

std::optional<Error> SiteOptions::firstProblem() const {
    if (auto bad = outside("options", kHours, hoursPerYear)) return bad;
    return outside("options", kDefaultFactor, defaultLoadFactor);
}

SiteResult solveSite(const SiteInput& input, const SiteOptions& options, std::stop_token stop) {
    SiteResult r;
    if (auto bad = options.firstProblem()) {
        r.outcome = Outcome::refused(std::move(*bad));
        return r;
    }
    for (const Checked& c : kLimits) {
        const MaybeSourced& v = input.*c.value;
        if (!v) r.unknown.emplace_back(c.limit.field);
        if (auto bad = outside(input.label, c.limit, v)) {
            r.outcome = Outcome::refused(std::move(*bad));
            return r;
        }
    }
    if (stop.stop_requested()) {
        r.outcome = Outcome::cancelled();
        return r;
    }
    r.itKw = kilo(input.itW);
    r.lossesKw = kilo(input.lossesW);
    r.coolingKw = kilo(input.coolingW);
    r.contractedKw = kilo(input.contractedW);
    r.carbonMethod = input.carbonMethod;
    r.loadFactorAssumed = !input.loadFactor;
    if (!r.itKw || !r.lossesKw || !r.coolingKw) return r;

    r.neededKw = *r.itKw + *r.lossesKw + *r.coolingKw;
    if (*r.itKw > 0) r.pueAtPeak = *r.neededKw / *r.itKw;
    if (r.contractedKw) {
        r.marginKw = *r.contractedKw - *r.neededKw;
        r.capacityOk = *r.marginKw >= 0;
        if (*r.contractedKw > 0) r.usedPct = 100 * *r.neededKw / *r.contractedKw;
    }
    const double factor = input.loadFactor ? input.loadFactor->value : options.defaultLoadFactor;
    r.energyKwhYear = *r.neededKw * options.hoursPerYear * factor;
    if (input.carbonGPerKwh) r.carbonTYear = *r.energyKwhYear * input.carbonGPerKwh->value / 1e6;
    if (input.priceUsdPerKwh) r.costUsdYear = *r.energyKwhYear * input.priceUsdPerKwh->value;
    return r;
}

std::vector<std::string> siteKeys() {
    std::vector<std::string> keys;
    for (const Field& f : kFields)
        keys.emplace_back(f.name);
    return keys;
}

Result<std::optional<double>> siteValue(const SiteResult& result, std::string_view key) {
    const Field* f = fieldNamed(key);
    if (!f) return Error{ErrorCode::NotFound, std::string(key), "no such value"};
    return result.*(f->value);
}

Result<Derivation> explainSite(const SiteInput& input, const SiteOptions& options, const SiteResult& result,
                               std::string_view key) {
    const auto value = siteValue(result, key);
    if (!value) return value.error();
    if (!value.value()) return Error{ErrorCode::NotFound, std::string(key), "unknown"};
    const Terms terms{input, options};
    return (terms.*(fieldNamed(key)->explain))();
}

} // namespace cw::solvers::site
