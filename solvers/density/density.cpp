#include "solvers/density/density.h"

#include "solvers/common/limit.h"
#include "solvers/density/rack_terms.h"

#include <algorithm>
#include <bitset>
#include <cmath>

namespace cw::solvers::density {

namespace {

constexpr std::size_t kReasons = static_cast<std::size_t>(Reason::LiquidShareUnknown) + 1;

struct SpecLimit {
    MaybeSourced DeviceSpec::*value;
    NumberLimit limit;
};
constexpr SpecLimit kSpecLimits[] = {
    {&DeviceSpec::maxW,
     {.field = "maxW", .quantity = Phrase::mark("maximum draw"), .unit = "kW", .perUnit = 1e3}},
    {&DeviceSpec::estimateW,
     {.field = "estimateW", .quantity = Phrase::mark("estimated draw"), .unit = "kW", .perUnit = 1e3}},
    {&DeviceSpec::typicalW,
     {.field = "typicalW", .quantity = Phrase::mark("typical draw"), .unit = "kW", .perUnit = 1e3}},
    {&DeviceSpec::massKg, {.field = "massKg", .quantity = Phrase::mark("mass"), .unit = "kg"}},
    {&DeviceSpec::depthM,
     {.field = "depthM", .quantity = Phrase::mark("depth"), .unit = "mm", .perUnit = 1e-3}},
    {&DeviceSpec::airflowM3h, {.field = "airflowM3h", .quantity = Phrase::mark("air flow"), .unit = "m³/h"}},
    {&DeviceSpec::psuRatedW,
     {.field = "psuRatedW",
      .quantity = Phrase::mark("rating of a power supply"),
      .unit = "kW",
      .perUnit = 1e3}},
    {&DeviceSpec::liquidShare,
     {.field = "liquidShare", .quantity = Phrase::mark("share of heat to liquid"), .high = 1}},
};
constexpr NumberLimit kHeight{.field = "heightU", .quantity = Phrase::mark("height"), .unit = "U"};
constexpr NumberLimit kSuppliesNeeded{.field = "psusNeeded",
                                      .quantity = Phrase::mark("power supplies needed")};

struct RackLimit {
    MaybeSourced Rack::*value;
    NumberLimit limit;
};
constexpr RackLimit kRackLimits[] = {
    {&Rack::usableDepthM,
     {.field = "usableDepthM", .quantity = Phrase::mark("usable depth"), .unit = "mm", .perUnit = 1e-3}},
    {&Rack::powerLimitW,
     {.field = "powerLimitW", .quantity = Phrase::mark("power limit"), .unit = "kW", .perUnit = 1e3}},
    {&Rack::ownMassKg,
     {.field = "ownMassKg", .quantity = Phrase::mark("mass of the empty rack"), .unit = "kg"}},
    {&Rack::staticLimitKg, {.field = "staticLimitKg", .quantity = Phrase::mark("static load"), .unit = "kg"}},
    {&Rack::dynamicLimitKg,
     {.field = "dynamicLimitKg", .quantity = Phrase::mark("rolling load"), .unit = "kg"}},
};
struct RackSize {
    double Rack::*value;
    NumberLimit limit;
};
constexpr RackSize kRackSizes[] = {
    {&Rack::widthM,
     {.field = "widthM", .quantity = Phrase::mark("width"), .unit = "mm", .perUnit = 1e-3, .aboveLow = true}},
    {&Rack::depthM,
     {.field = "depthM", .quantity = Phrase::mark("depth"), .unit = "mm", .perUnit = 1e-3, .aboveLow = true}},
    {&Rack::usableU, {.field = "usableU", .quantity = Phrase::mark("usable height"), .unit = "U"}},
    {&Rack::serviceAreaM2,
     {.field = "serviceAreaM2", .quantity = Phrase::mark("service clearance"), .unit = "m²"}},
};
constexpr NumberLimit kCasters{.field = "casters", .quantity = Phrase::mark("number of casters"), .low = 1};
constexpr NumberLimit kFloorLimit{.field = "floorLimitKgM2",
                                  .quantity = Phrase::mark("permitted floor load"),
                                  .unit = "kg/m²",
                                  .aboveLow = true};
constexpr NumberLimit kBottomU{
    .field = "bottomU", .quantity = Phrase::mark("lowest unit"), .unit = "U", .low = -1e6, .high = 1e6};
constexpr NumberLimit kLiveLoad{
    .field = "liveLoadKgM2", .quantity = Phrase::mark("live load"), .unit = "kg/m²", .high = 1000};
constexpr NumberLimit kDeadLoad{
    .field = "deadLoadKgM2", .quantity = Phrase::mark("dead load"), .unit = "kg/m²", .high = 1000};

std::optional<Error> problemOf(const DeviceSpec& s) {
    for (const SpecLimit& l : kSpecLimits)
        if (auto bad = outside(s.label, l.limit, s.*l.value)) return bad;
    if (auto bad = outside(s.label, kHeight, s.heightU)) return bad;
    return outside(s.label, kSuppliesNeeded, double(s.psusNeeded));
}

std::optional<Error> problemOf(const DensityInput& input, const Rack& r) {
    if (r.hall >= input.halls.size()) return dangling(r.label, "hall");
    for (const RackSize& l : kRackSizes)
        if (auto bad = outside(r.label, l.limit, r.*l.value)) return bad;
    if (auto bad = outside(r.label, kCasters, double(r.casters))) return bad;
    for (const RackLimit& l : kRackLimits)
        if (auto bad = outside(r.label, l.limit, r.*l.value)) return bad;
    for (const Device& d : r.devices) {
        if (d.spec >= input.specs.size()) return dangling(d.label, "spec");
        if (d.bottomU)
            if (auto bad = outside(d.label, kBottomU, *d.bottomU)) return bad;
    }
    return std::nullopt;
}

std::optional<Error> problemOf(const DensityInput& input) {
    for (const DeviceSpec& s : input.specs)
        if (auto bad = problemOf(s)) return bad;
    for (const Hall& h : input.halls)
        if (auto bad = outside(h.label, kFloorLimit, h.floorLimitKgM2)) return bad;
    for (const Rack& r : input.racks)
        if (auto bad = problemOf(input, r)) return bad;
    return std::nullopt;
}

double takenUnits(const DensityInput& input, const Rack& rack) {
    double used = 0;
    for (const auto& [bottom, top] : occupiedUnits(input, rack))
        used += top - bottom;
    for (const Device& d : rack.devices)
        if (!d.bottomU && !input.specs[d.spec].zeroU) used += input.specs[d.spec].heightU;
    return used;
}

/// Adds one device to the sums of its rack.
void addDevice(const DeviceSpec& s, const Device& d, RackResult& out, double shortfall[2],
               std::bitset<kReasons>& reasons) {
    const auto note = [&reasons](Reason r) { reasons.set(static_cast<std::size_t>(r)); };
    const Draw draw = drawOf(s);
    const double kw = draw.watts / 1e3;
    const double share = s.liquidShare ? s.liquidShare->value : 0.0;
    out.powerKw += kw;
    if (s.it) out.itKw += kw;
    out.basis = std::max(out.basis, draw.basis);
    out.liquidKw += kw * share;
    out.airKw += kw * (1.0 - share);
    if (s.airflowM3h) out.airM3h += s.airflowM3h->value;
    if (s.massKg) out.weightKg += s.massKg->value;
    out.feedAKw += kw * feedShare(d, true);
    out.feedBKw += kw * feedShare(d, false);
    if (d.psuOnA > 0) out.feedAAloneKw += kw;
    if (d.psuOnB > 0) out.feedBAloneKw += kw;
    shortfall[0] += shortfallW(s, d, true);
    shortfall[1] += shortfallW(s, d, false);

    if (draw.basis != Basis::Maximum) note(Reason::PowerNotMaximum);
    if (!s.massKg) note(Reason::MassUnknown);
    if (!s.liquidShare && draw.watts > 0) note(Reason::LiquidShareUnknown);
    if (draw.watts <= 0) return;
    if (d.psuOnA == 0 && d.psuOnB == 0) {
        note(Reason::Unfed);
    } else if (d.psuOnA == 0 || d.psuOnB == 0) {
        note(Reason::SingleFeed);
    } else if (std::min(d.psuOnA, d.psuOnB) < s.psusNeeded || shortfallW(s, d, true) > 0 ||
               shortfallW(s, d, false) > 0) {
        note(Reason::FeedLossShortfall);
    }
}

RackResult solveRack(const DensityInput& input, const DensityOptions& options, const Rack& rack) {
    RackResult out;
    std::bitset<kReasons> reasons;
    const auto note = [&reasons](Reason r) { reasons.set(static_cast<std::size_t>(r)); };
    double shortfall[2] = {0, 0};
    for (const Device& d : rack.devices) {
        const DeviceSpec& s = input.specs[d.spec];
        addDevice(s, d, out, shortfall, reasons);
        if (rack.usableDepthM && s.depthM && s.depthM->value > rack.usableDepthM->value)
            note(Reason::TooDeep);
    }
    out.psuShortfallW = std::max(shortfall[0], shortfall[1]);
    out.usedU = takenUnits(input, rack);
    out.freeU = rack.usableU - out.usedU;

    const double contentKg = out.weightKg;
    if (rack.ownMassKg)
        out.weightKg += rack.ownMassKg->value;
    else
        note(Reason::MassUnknown);
    const double area = loadedAreaM2(rack);
    out.footprintKgM2 = out.weightKg / footprintM2(rack);
    out.floorKgM2 =
        (out.weightKg + options.liveLoadKgM2 * rack.serviceAreaM2 / 2 + options.deadLoadKgM2 * area) / area;
    out.pointKg = out.weightKg / rack.casters;

    if (rack.powerLimitW) {
        out.limitKw = rack.powerLimitW->value / 1e3;
        if (out.powerKw > *out.limitKw * (1 + 1e-12)) note(Reason::OverPowerLimit);
    }
    if (out.freeU < -1e-9) note(Reason::OverUnits);
    if (rack.staticLimitKg && contentKg > rack.staticLimitKg->value) note(Reason::OverStaticLoad);
    if (rack.dynamicLimitKg && contentKg > rack.dynamicLimitKg->value) note(Reason::AboveDynamicLoad);
    const MaybeSourced& floor = input.halls[rack.hall].floorLimitKgM2;
    if (floor && out.floorKgM2 > floor->value) note(Reason::OverFloorLoad);

    for (std::size_t i = 0; i < kReasons; ++i) {
        if (!reasons.test(i)) continue;
        out.reasons.push_back(static_cast<Reason>(i));
        if (isViolation(static_cast<Reason>(i))) out.ok = false;
    }
    return out;
}

/// Counts devices by spec, then asks each spec once.
void fillCoverage(const DensityInput& input, DensityResult& result) {
    std::vector<std::size_t> devices(input.specs.size(), 0);
    std::vector<std::string>& rackTypes = result.mass.missing;
    for (const Rack& r : input.racks) {
        for (const Device& d : r.devices)
            ++devices[d.spec];
        ++result.mass.total;
        if (r.ownMassKg)
            ++result.mass.known;
        else if (std::find(rackTypes.begin(), rackTypes.end(), r.type) == rackTypes.end())
            rackTypes.push_back(r.type);
    }
    const auto count = [&](Coverage& c, std::size_t spec, bool known) {
        c.total += devices[spec];
        if (known)
            c.known += devices[spec];
        else
            c.missing.push_back(input.specs[spec].label);
    };
    for (std::size_t i = 0; i < input.specs.size(); ++i) {
        if (devices[i] == 0) continue;
        const DeviceSpec& s = input.specs[i];
        count(result.power, i, s.maxW.has_value());
        count(result.mass, i, s.massKg.has_value());
        if (drawOf(s).watts <= 0) continue;
        count(result.liquid, i, s.liquidShare.has_value());
        count(result.airflow, i, s.airflowM3h.has_value());
    }
}

} // namespace

std::string_view basisName(Basis b) {
    constexpr std::string_view kNames[] = {Phrase::mark("maximum"), Phrase::mark("estimate"),
                                           Phrase::mark("typical"), Phrase::mark("unknown")};
    return kNames[static_cast<std::size_t>(b)];
}

Phrase basisPhrase(Basis b) {
    return Phrase::known(std::string(basisName(b)));
}

std::string_view reasonName(Reason r) {
    constexpr std::string_view kNames[] = {"over_power_limit",
                                           "over_units",
                                           "over_static_load",
                                           "over_floor_load",
                                           "too_deep",
                                           "feed_loss_shortfall",
                                           "unfed",
                                           "above_dynamic_load",
                                           "single_feed",
                                           "power_not_maximum",
                                           "mass_unknown",
                                           "liquid_share_unknown"};
    static_assert(std::size(kNames) == kReasons);
    return kNames[static_cast<std::size_t>(r)];
}

bool isViolation(Reason r) {
    return r <= Reason::Unfed;
}

std::optional<Error> DensityOptions::firstProblem() const {
    if (auto bad = outside("options", kLiveLoad, liveLoadKgM2)) return bad;
    return outside("options", kDeadLoad, deadLoadKgM2);
}

std::vector<std::pair<double, double>> occupiedUnits(const DensityInput& input, const Rack& rack) {
    std::vector<std::pair<double, double>> all;
    all.reserve(rack.devices.size());
    for (const Device& d : rack.devices) {
        const DeviceSpec& s = input.specs[d.spec];
        if (d.bottomU && !s.zeroU && s.heightU > 0) all.emplace_back(*d.bottomU, *d.bottomU + s.heightU);
    }
    std::sort(all.begin(), all.end());
    std::size_t kept = 0;
    for (std::size_t i = 1; i < all.size(); ++i) {
        if (all[i].first <= all[kept].second)
            all[kept].second = std::max(all[kept].second, all[i].second);
        else
            all[++kept] = all[i];
    }
    if (!all.empty()) all.resize(kept + 1);
    return all;
}

double footprintM2(const Rack& rack) {
    return rack.widthM * rack.depthM;
}
double loadedAreaM2(const Rack& rack) {
    return footprintM2(rack) + rack.serviceAreaM2 / 2;
}

DensityResult solveDensity(const DensityInput& input, const DensityOptions& options, std::stop_token stop) {
    DensityResult result;
    auto bad = options.firstProblem();
    if (!bad) bad = problemOf(input);
    if (bad) {
        result.outcome = Outcome::refused(std::move(*bad));
        return result;
    }
    result.racks.reserve(input.racks.size());
    result.halls.resize(input.halls.size());
    for (const Rack& rack : input.racks) {
        if (result.racks.size() % 256 == 0 && stop.stop_requested()) {
            result.outcome = Outcome::cancelled();
            return result;
        }
        result.racks.push_back(solveRack(input, options, rack));
        const RackResult& r = result.racks.back();
        HallResult& hall = result.halls[rack.hall];
        ++hall.racks;
        hall.powerKw += r.powerKw;
        hall.itKw += r.itKw;
        hall.airKw += r.airKw;
        hall.liquidKw += r.liquidKw;
        hall.weightKg += r.weightKg;
        hall.airM3h += r.airM3h;
        result.totalKw += r.powerKw;
        result.itKw += r.itKw;
        result.maxKw = std::max(result.maxKw, r.powerKw);
        result.basis = std::max(result.basis, r.basis);
    }
    if (!input.racks.empty()) result.meanKw = result.totalKw / static_cast<double>(input.racks.size());
    fillCoverage(input, result);
    return result;
}

} // namespace cw::solvers::density
