#include "solvers/common/explain_key.h"
#include "solvers/density/density.h"
#include "solvers/density/rack_terms.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <map>
#include <tuple>

namespace cw::solvers::density {

namespace {

using Op = Derivation::Op;

struct Scope {
    const DensityInput& input;
    const DensityOptions& options;
    const DensityResult& result;
};

/// Devices of one spec connected the same way: one line of an explanation.
struct Group {
    const DeviceSpec* spec = nullptr;
    Device sample;
    double count = 0;
};

std::vector<Group> groupsOf(const DensityInput& input, const Rack& rack) {
    std::map<std::tuple<std::uint32_t, std::uint16_t, std::uint16_t>, std::size_t> index;
    std::vector<Group> groups;
    for (const Device& d : rack.devices) {
        const auto [it, fresh] = index.try_emplace({d.spec, d.psuOnA, d.psuOnB}, groups.size());
        if (fresh) groups.push_back({&input.specs[d.spec], d, 0});
        ++groups[it->second].count;
    }
    return groups;
}

Derivation countOf(const Group& g) {
    return Derivation::counted(g.spec->label, g.count, Phrase::tr("drawing"));
}

Derivation drawKw(const DeviceSpec& s) {
    const Draw draw = drawOf(s);
    if (!draw.source) {
        Derivation d = Derivation::input(Phrase::tr("draw"), 0, "kW", {}, Provenance::Assumed);
        d.note = Phrase::tr("unknown, counted as zero");
        return d;
    }
    Derivation d = leaf(Phrase::tr("draw, %1").arg(basisPhrase(draw.basis)), *draw.source, "kW", 1e-3);
    if (draw.basis != Basis::Maximum) d.note = Phrase::tr("stands in for the unknown maximum");
    return d;
}

Derivation one() {
    return Derivation::constant(Phrase::tr("one"), 1, "");
}

Derivation liquidShare(const DeviceSpec& s) {
    if (s.liquidShare) return leaf(Phrase::tr("share of heat to liquid"), *s.liquidShare, "");
    Derivation d = Derivation::input(Phrase::tr("share of heat to liquid"), 0, "", {}, Provenance::Assumed);
    d.note = Phrase::tr("unknown, all heat counted as air");
    return d;
}

/// Sum over the groups that `take` accepts, of count × the factors it returns.
Derivation perGroup(const Scope& s, const Rack& rack, Phrase label, std::string unit,
                    const std::function<std::vector<Derivation>(const Group&)>& take) {
    std::vector<Derivation> lines;
    for (const Group& g : groupsOf(s.input, rack)) {
        std::vector<Derivation> factors = take(g);
        if (factors.empty()) continue;
        factors.insert(factors.begin(), countOf(g));
        lines.push_back(Derivation::make(Op::Product, g.spec->label, unit, std::move(factors)));
    }
    return Derivation::make(Op::Sum, std::move(label), std::move(unit), std::move(lines));
}

Derivation power(const Scope& s, const Rack& rack) {
    return perGroup(s, rack, Phrase::tr("rack power"), "kW",
                    [](const Group& g) { return std::vector{drawKw(*g.spec)}; });
}

Derivation usedUnits(const Scope& s, const Rack& rack) {
    std::vector<Derivation> parts;
    for (const auto& [bottom, top] : occupiedUnits(s.input, rack))
        parts.push_back(Derivation::counted(Phrase::tr("rack units taken from U%1").arg(std::lround(bottom)),
                                            top - bottom, Phrase::tr("drawing")));
    for (const Device& d : rack.devices)
        if (!d.bottomU && !s.input.specs[d.spec].zeroU)
            parts.push_back(
                Derivation::counted(d.label, s.input.specs[d.spec].heightU, Phrase::tr("drawing")));
    return Derivation::make(Op::Sum, Phrase::tr("rack units in use"), "U", std::move(parts),
                            Phrase::tr("front and rear devices at one height count once"));
}

Derivation weight(const Scope& s, const Rack& rack) {
    Derivation sum = perGroup(s, rack, Phrase::tr("weight"), "kg", [](const Group& g) {
        return g.spec->massKg ? std::vector{leaf(Phrase::tr("mass"), *g.spec->massKg, "kg")}
                              : std::vector<Derivation>{};
    });
    if (rack.ownMassKg) sum.parts.push_back(leaf(Phrase::tr("empty rack"), *rack.ownMassKg, "kg"));
    return Derivation::make(Op::Sum, sum.label, sum.unit, std::move(sum.parts),
                            Phrase::tr("unknown masses are left out"));
}

Derivation footprint(const Rack& rack) {
    return Derivation::make(Op::Product, Phrase::tr("footprint"), "m2",
                            {Derivation::counted(Phrase::tr("width"), rack.widthM, Phrase::tr("drawing")),
                             Derivation::counted(Phrase::tr("depth"), rack.depthM, Phrase::tr("drawing"))});
}

Derivation halfService(const Rack& rack) {
    return Derivation::make(
        Op::Quotient, Phrase::tr("half of the service clearance"), "m2",
        {Derivation::counted(Phrase::tr("service clearance"), rack.serviceAreaM2, Phrase::tr("drawing")),
         Derivation::constant(Phrase::tr("two"), 2, "")});
}

Derivation floorLoad(const Scope& s, const Rack& rack) {
    const auto ibm = [](Phrase label, double v) {
        return Derivation::input(std::move(label), v, "kg/m2", Phrase::tr("IBM site planning, floor load"),
                                 Provenance::Secondary);
    };
    const Derivation area =
        Derivation::make(Op::Sum, Phrase::tr("loaded area"), "m2", {footprint(rack), halfService(rack)});
    return Derivation::make(
        Op::Quotient, Phrase::tr("uniform floor load"), "kg/m2",
        {Derivation::make(
             Op::Sum, Phrase::tr("load"), "kg",
             {weight(s, rack),
              Derivation::make(Op::Product, Phrase::tr("people and carts"), "kg",
                               {ibm(Phrase::tr("live load"), s.options.liveLoadKgM2), halfService(rack)}),
              Derivation::make(Op::Product, Phrase::tr("raised floor and cables"), "kg",
                               {ibm(Phrase::tr("dead load"), s.options.deadLoadKgM2), area})}),
         area},
        Phrase::tr("(W + live * A_service/2 + dead * A) / A, A = footprint + A_service/2"));
}

Phrase feedName(bool a) {
    return std::string(1, a ? 'A' : 'B');
}

Derivation feed(const Scope& s, const Rack& rack, bool a) {
    return perGroup(s, rack, Phrase::tr("load of feed %1").arg(feedName(a)), "kW", [a](const Group& g) {
        const double all = g.sample.psuOnA + g.sample.psuOnB;
        const double here = a ? g.sample.psuOnA : g.sample.psuOnB;
        if (here == 0) return std::vector<Derivation>{};
        return std::vector{
            drawKw(*g.spec),
            Derivation::make(
                Op::Quotient, Phrase::tr("share by power supplies"), "",
                {Derivation::counted(Phrase::tr("supplies on this feed"), here, Phrase::tr("drawing")),
                 Derivation::counted(Phrase::tr("supplies connected"), all, Phrase::tr("drawing"))})};
    });
}

Derivation feedAlone(const Scope& s, const Rack& rack, bool a) {
    return perGroup(s, rack, Phrase::tr("load of feed %1 alone").arg(feedName(a)), "kW", [a](const Group& g) {
        const int here = a ? g.sample.psuOnA : g.sample.psuOnB;
        return here == 0 ? std::vector<Derivation>{} : std::vector{drawKw(*g.spec)};
    });
}

Derivation shortfall(const Scope& s, const Rack& rack) {
    std::vector<Derivation> sides;
    for (const bool survivorA : {true, false})
        sides.push_back(perGroup(
            s, rack, Phrase::tr("shortfall on %1").arg(feedName(survivorA)), "W",
            [survivorA](const Group& g) {
                if (shortfallW(*g.spec, g.sample, survivorA) <= 0) return std::vector<Derivation>{};
                const double left = survivorA ? g.sample.psuOnA : g.sample.psuOnB;
                return std::vector{Derivation::make(
                    Op::Difference, Phrase::tr("draw beyond the surviving supplies"), "W",
                    {leaf(Phrase::tr("draw"), *drawOf(*g.spec).source, "W"),
                     Derivation::make(
                         Op::Product, Phrase::tr("surviving supplies"), "W",
                         {Derivation::counted(Phrase::tr("supplies left"), left, Phrase::tr("drawing")),
                          leaf(Phrase::tr("rating of one supply"), *g.spec->psuRatedW, "W")})})};
            }));
    return Derivation::make(Op::Max, Phrase::tr("shortfall when a feed is lost"), "W", std::move(sides));
}

struct RackField {
    std::string_view name;
    std::optional<double> (*value)(const RackResult&);
    Derivation (*explain)(const Scope&, const Rack&);
};

constexpr std::size_t kRackFields = 17;
const std::array<RackField, kRackFields>& rackFields() {
    using R = const RackResult&;
    using V = std::optional<double>;
    static const std::array<RackField, kRackFields> kFields{{
        {"power_kw", [](R r) -> V { return r.powerKw; }, power},
        {"it_kw", [](R r) -> V { return r.itKw; },
         [](const Scope& s, const Rack& rack) {
             return perGroup(s, rack, Phrase::tr("IT power"), "kW", [](const Group& g) {
                 return g.spec->it ? std::vector{drawKw(*g.spec)} : std::vector<Derivation>{};
             });
         }},
        {"limit_kw", [](R r) -> V { return r.limitKw; },
         [](const Scope&, const Rack& rack) {
             return leaf(Phrase::tr("rack power limit"), *rack.powerLimitW, "kW", 1e-3);
         }},
        {"used_u", [](R r) -> V { return r.usedU; }, usedUnits},
        {"free_u", [](R r) -> V { return r.freeU; },
         [](const Scope& s, const Rack& rack) {
             return Derivation::make(
                 Op::Difference, Phrase::tr("free rack units"), "U",
                 {Derivation::counted(Phrase::tr("usable rack units"), rack.usableU, Phrase::tr("drawing")),
                  usedUnits(s, rack)});
         }},
        {"weight_kg", [](R r) -> V { return r.weightKg; }, weight},
        {"floor_kg_m2", [](R r) -> V { return r.floorKgM2; }, floorLoad},
        {"footprint_kg_m2", [](R r) -> V { return r.footprintKgM2; },
         [](const Scope& s, const Rack& rack) {
             return Derivation::make(Op::Quotient, Phrase::tr("load on the footprint"), "kg/m2",
                                     {weight(s, rack), footprint(rack)});
         }},
        {"point_kg", [](R r) -> V { return r.pointKg; },
         [](const Scope& s, const Rack& rack) {
             return Derivation::make(
                 Op::Quotient, Phrase::tr("load on one caster"), "kg",
                 {weight(s, rack),
                  Derivation::counted(Phrase::tr("casters"), rack.casters, Phrase::tr("rack type"))},
                 Phrase::tr("casters carry equal shares"));
         }},
        {"air_kw", [](R r) -> V { return r.airKw; },
         [](const Scope& s, const Rack& rack) {
             return perGroup(s, rack, Phrase::tr("heat to air"), "kW", [](const Group& g) {
                 return std::vector{drawKw(*g.spec),
                                    Derivation::make(Op::Difference, Phrase::tr("share of heat to air"), "",
                                                     {one(), liquidShare(*g.spec)})};
             });
         }},
        {"liquid_kw", [](R r) -> V { return r.liquidKw; },
         [](const Scope& s, const Rack& rack) {
             return perGroup(s, rack, Phrase::tr("heat to liquid"), "kW", [](const Group& g) {
                 return std::vector{drawKw(*g.spec), liquidShare(*g.spec)};
             });
         }},
        {"air_m3h", [](R r) -> V { return r.airM3h; },
         [](const Scope& s, const Rack& rack) {
             return perGroup(s, rack, Phrase::tr("air flow"), "m3/h", [](const Group& g) {
                 return g.spec->airflowM3h
                            ? std::vector{leaf(Phrase::tr("air flow"), *g.spec->airflowM3h, "m3/h")}
                            : std::vector<Derivation>{};
             });
         }},
        {"feeds.A_kw", [](R r) -> V { return r.feedAKw; },
         [](const Scope& s, const Rack& rack) { return feed(s, rack, true); }},
        {"feeds.B_kw", [](R r) -> V { return r.feedBKw; },
         [](const Scope& s, const Rack& rack) { return feed(s, rack, false); }},
        {"feeds.A_alone_kw", [](R r) -> V { return r.feedAAloneKw; },
         [](const Scope& s, const Rack& rack) { return feedAlone(s, rack, true); }},
        {"feeds.B_alone_kw", [](R r) -> V { return r.feedBAloneKw; },
         [](const Scope& s, const Rack& rack) { return feedAlone(s, rack, false); }},
        {"psu_shortfall_w", [](R r) -> V { return r.psuShortfallW; }, shortfall},
    }};
    return kFields;
}

struct HallField {
    std::string_view name;
    double HallResult::*value;
    const char* label; ///< English, with the hall
    std::string_view rackField;
};
constexpr HallField kHallFields[] = {
    {"power_kw", &HallResult::powerKw, Phrase::mark("rack power of hall %1"), "power_kw"},
    {"it_kw", &HallResult::itKw, Phrase::mark("IT power of hall %1"), "it_kw"},
    {"air_kw", &HallResult::airKw, Phrase::mark("heat to air of hall %1"), "air_kw"},
    {"liquid_kw", &HallResult::liquidKw, Phrase::mark("heat to liquid of hall %1"), "liquid_kw"},
    {"weight_kg", &HallResult::weightKg, Phrase::mark("weight of the racks of hall %1"), "weight_kg"},
    {"air_m3h", &HallResult::airM3h, Phrase::mark("air flow of the racks of hall %1"), "air_m3h"},
};

struct TotalField {
    std::string_view name;
    const char* label;
    double DensityResult::*value;
    Op op;
    std::string_view rackField;
};
constexpr TotalField kTotalFields[] = {
    {"total_kw", Phrase::mark("power of all racks"), &DensityResult::totalKw, Op::Sum, "power_kw"},
    {"it_kw", Phrase::mark("IT power of all racks"), &DensityResult::itKw, Op::Sum, "it_kw"},
    {"max_kw", Phrase::mark("highest rack power"), &DensityResult::maxKw, Op::Max, "power_kw"},
    {"mean_kw", Phrase::mark("power of all racks"), &DensityResult::meanKw, Op::Sum, "power_kw"},
};

template <class Fields>
auto fieldNamed(const Fields& fields, std::string_view name) -> decltype(&*std::begin(fields)) {
    for (const auto& f : fields)
        if (f.name == name) return &f;
    return nullptr;
}

/// The racks that `inHall` selects, one explained line each.
std::vector<Derivation> rackLines(const Scope& s, std::string_view field, std::optional<std::size_t> hall) {
    const RackField* f = fieldNamed(rackFields(), field);
    std::vector<Derivation> lines;
    for (const Rack& rack : s.input.racks) {
        if (hall && rack.hall != *hall) continue;
        lines.push_back(f->explain(s, rack));
        lines.back().label = Phrase::tr("%1: %2").arg(rack.label).arg(lines.back().label);
    }
    return lines;
}

Derivation explainTotal(const Scope& s, const TotalField& f) {
    if (s.input.racks.empty()) return Derivation::make(Op::Sum, Phrase::known(f.label), "kW", {});
    Derivation d =
        Derivation::make(f.op, Phrase::known(f.label), "kW", rackLines(s, f.rackField, std::nullopt));
    if (f.name != "mean_kw") return d;
    return Derivation::make(
        Op::Quotient, Phrase::tr("mean rack power"), "kW",
        {std::move(d), Derivation::counted(Phrase::tr("racks"), static_cast<double>(s.input.racks.size()),
                                           Phrase::tr("drawing"))});
}

constexpr std::string_view kCoverage = "it_coverage_pct";

Derivation explainCoverage(const Coverage& draws) {
    if (draws.total == 0)
        return Derivation::counted(Phrase::tr("coverage: there is no device"), draws.pct(),
                                   Phrase::tr("drawing"));
    return Derivation::make(
        Op::Product, Phrase::tr("share of devices whose draw is known"), "%",
        {Derivation::constant(Phrase::tr("per cent"), 100, "%"),
         Derivation::make(
             Op::Quotient, Phrase::tr("known share"), "",
             {Derivation::counted(Phrase::tr("devices with a known draw"), double(draws.known),
                                  Phrase::tr("drawing")),
              Derivation::counted(Phrase::tr("devices"), double(draws.total), Phrase::tr("drawing"))})});
}

Error unknownKey(std::string_view key) {
    return {ErrorCode::NotFound, std::string(key), "no such value"};
}

} // namespace

std::vector<std::string> densityKeys(const DensityInput& input) {
    std::vector<std::string> keys;
    for (std::size_t i = 0; i < input.racks.size(); ++i)
        for (const RackField& f : rackFields())
            keys.push_back(explainKey("racks", "#" + std::to_string(i), f.name));
    for (std::size_t i = 0; i < input.halls.size(); ++i)
        for (const HallField& f : kHallFields)
            keys.push_back(explainKey("halls", "#" + std::to_string(i), f.name));
    for (const TotalField& f : kTotalFields)
        keys.emplace_back(f.name);
    keys.emplace_back(kCoverage);
    return keys;
}

Result<std::optional<double>> densityValue(const DensityInput& input, const DensityResult& result,
                                           std::string_view key) {
    const auto parsed = parseExplainKey(key);
    if (!parsed) return parsed.error();
    if (key == kCoverage) return std::optional(result.power.pct());
    if (parsed->list.empty()) {
        const TotalField* f = fieldNamed(kTotalFields, parsed->field);
        if (!f) return unknownKey(key);
        return std::optional(result.*(f->value));
    }
    if (parsed->list == "racks") {
        const RackField* f = fieldNamed(rackFields(), parsed->field);
        const auto index = findObject(*parsed, labelsOf(input.racks));
        if (!index) return index.error();
        if (!f || index.value() >= result.racks.size()) return unknownKey(key);
        return f->value(result.racks[index.value()]);
    }
    if (parsed->list == "halls") {
        const HallField* f = fieldNamed(kHallFields, parsed->field);
        const auto index = findObject(*parsed, labelsOf(input.halls));
        if (!index) return index.error();
        if (!f || index.value() >= result.halls.size()) return unknownKey(key);
        return std::optional(result.halls[index.value()].*(f->value));
    }
    return unknownKey(key);
}

Result<Derivation> explainDensity(const DensityInput& input, const DensityOptions& options,
                                  const DensityResult& result, std::string_view key) {
    const auto value = densityValue(input, result, key);
    if (!value) return value.error();
    if (!value.value()) return Error{ErrorCode::NotFound, std::string(key), "unknown"};
    const auto parsed = parseExplainKey(key);
    if (key == kCoverage) return explainCoverage(result.power);
    const Scope scope{input, options, result};
    if (parsed->list.empty()) return explainTotal(scope, *fieldNamed(kTotalFields, parsed->field));
    if (parsed->list == "racks") {
        const auto index = findObject(*parsed, labelsOf(input.racks));
        return fieldNamed(rackFields(), parsed->field)->explain(scope, input.racks[index.value()]);
    }
    const auto index = findObject(*parsed, labelsOf(input.halls));
    const HallField* f = fieldNamed(kHallFields, parsed->field);
    Derivation d = Derivation::make(Op::Sum, Phrase::known(f->label).arg(input.halls[index.value()].label),
                                    {}, rackLines(scope, f->rackField, index.value()));
    if (!d.parts.empty()) d.unit = d.parts.front().unit;
    return d;
}

} // namespace cw::solvers::density
