#include "model/library/part_facts.h"

#include "model/library/own_sources.h"

#include <array>
#include <cctype>
#include <charconv>
#include <cmath>
#include <initializer_list>

namespace cw {

namespace {

constexpr double kAirFactor = 1.8;
constexpr double kLiquidFactor = 1.3;
constexpr double kCubicMetresPerHourInCfm = 1.699010796; // 1 ft = 0.3048 m exactly
constexpr double kUnitMm = 44.45;
constexpr double kOpenUnitMm = 48.0;

template <class T>
Sourced<T> sourced(const SpecValue& spec, T value) {
    return {std::move(value), spec.provenance, spec.confidence, spec.qualifier, spec.source, spec.key};
}

std::optional<double> number(const SpecValue* spec) {
    if (!spec) return std::nullopt;
    const auto* v = std::get_if<double>(&spec->value);
    return v ? std::optional(*v) : std::nullopt;
}

std::string text(const PartSpec& part, std::string_view key) {
    const SpecValue* spec = findSpec(part, key);
    const auto* v = spec ? std::get_if<std::string>(&spec->value) : nullptr;
    return v ? *v : std::string();
}

/// First of `keys` that the part states as a number, made into a T by `make`.
template <class T, class Make>
std::optional<Sourced<T>> first(const PartSpec& part, std::initializer_list<std::string_view> keys,
                                Make make) {
    for (const std::string_view key : keys) {
        const SpecValue* spec = findSpec(part, key);
        if (const auto v = number(spec)) return sourced<T>(*spec, make(*v, *spec));
    }
    return std::nullopt;
}

Power powerIn(double v, const SpecValue& spec) {
    return spec.unit == "kW" || spec.unit == "kVA" ? kilowatts(v) : watts(v);
}

std::optional<Sourced<Power>> power(const PartSpec& part, std::initializer_list<std::string_view> keys) {
    return first<Power>(part, keys, powerIn);
}

std::optional<Sourced<Length>> length(const PartSpec& part, std::initializer_list<std::string_view> keys) {
    return first<Length>(part, keys, [](double v, const SpecValue&) { return millimetres(v); });
}

std::optional<Sourced<Mass>> mass(const PartSpec& part, std::initializer_list<std::string_view> keys) {
    return first<Mass>(part, keys, [](double v, const SpecValue&) { return kilograms(v); });
}

std::optional<Sourced<double>> plain(const PartSpec& part, std::initializer_list<std::string_view> keys) {
    return first<double>(part, keys, [](double v, const SpecValue&) { return v; });
}

std::optional<Sourced<VolumeFlow>> airflowOf(const PartSpec& part) {
    return first<VolumeFlow>(part, {"airflow_m3h", "airflow_cfm"}, [](double v, const SpecValue& spec) {
        const double m3h = spec.unit == "ft3/min" ? v * kCubicMetresPerHourInCfm : v;
        return cubicMetresPerSecond(m3h / 3600);
    });
}

/// Heights in open units are rounded up to the half U that they occupy between EIA rails.
std::optional<Sourced<double>> heightOf(const PartSpec& part) {
    if (auto stated = plain(part, {"height_u"})) return stated;
    auto open = plain(part, {"height_ou"});
    if (!open) return std::nullopt;
    open->value = std::ceil(open->value * kOpenUnitMm / kUnitMm * 2) / 2;
    open->provenance = Provenance::Derived;
    return open;
}

bool isLiquidCooled(const PartSpec& part) {
    if (const auto fraction = number(findSpec(part, "liquid_fraction"))) return *fraction >= 0.5;
    std::string cooling = text(part, "cooling");
    for (char& c : cooling)
        c = static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    if (cooling.find("liquid-assisted air") != std::string::npos) return false;
    return cooling.find("liquid") != std::string::npos || cooling.find("immersion") != std::string::npos;
}

std::optional<Sourced<double>> liquidFractionOf(const PartSpec& part) {
    if (auto stated = plain(part, {"liquid_fraction"})) return stated;
    const SpecValue* cooling = findSpec(part, "cooling");
    if (!cooling || text(part, "cooling") != "air") return std::nullopt;
    auto none = sourced<double>(*cooling, 0.0); // an air-cooled part gives nothing to liquid
    none.provenance = Provenance::Derived;
    return none;
}

/// Supplies that must work: "4+2" needs 4, "N+N" half of them.
std::optional<std::uint32_t> neededSupplies(const std::string& redundancy, std::uint32_t count) {
    if (redundancy.rfind("N+N", 0) == 0) return count % 2 == 0 ? std::optional(count / 2) : std::nullopt;
    std::uint32_t needed = 0;
    std::uint32_t spare = 0;
    const char* end = redundancy.data() + redundancy.size();
    const auto head = std::from_chars(redundancy.data(), end, needed);
    if (head.ec != std::errc() || head.ptr == end || *head.ptr != '+') return std::nullopt;
    if (std::from_chars(head.ptr + 1, end, spare).ec != std::errc() || needed == 0 || needed + spare != count)
        return std::nullopt;
    return needed;
}

std::optional<PsuBlock> suppliesOf(const PartSpec& part) {
    const SpecValue* count = findSpec(part, "psu_count");
    const auto n = number(count);
    if (!n || *n < 1 || *n > 1000) return std::nullopt;
    PsuBlock block;
    block.count = static_cast<std::uint32_t>(*n);
    block.provenance = count->provenance;
    block.source = count->source;
    if (const SpecValue* rated = findSpec(part, "psu_w"); number(rated))
        block.rated = watts(*number(rated));
    else if (const auto total = number(findSpec(part, "psu_total_w")))
        block.rated = watts(*total / block.count);
    if (const auto voltage = number(findSpec(part, "psu_voltage_v"))) block.voltage = volts(*voltage);
    for (const std::string_view key : {"psu_redundancy", "redundancy"}) {
        if (!block.needed) block.needed = neededSupplies(text(part, key), block.count);
    }
    return block;
}

std::optional<Sourced<Power>> estimate(const PartSpec& part, const PartSpec* accelerator, bool liquid) {
    const auto count = number(findSpec(part, "accelerator_count"));
    const SpecValue* tdp = findSpec(part, "gpu_tdp_w");
    if (!number(tdp) && accelerator) tdp = findSpec(*accelerator, "tdp_w");
    const auto each = number(tdp);
    if (!count || !each || *count <= 0) return std::nullopt;
    const double factor = liquid ? kLiquidFactor : kAirFactor;
    Sourced<Power> result;
    result.value = watts(factor * *count * *each);
    result.provenance = Provenance::Derived;
    result.confidence = Confidence::Low;
    result.qualifier = Qualifier::Max;
    result.source = liquid ? kLiquidEstimate : kAirEstimate;
    result.key = "estimate";
    return result;
}

void readPower(PartFacts& facts, const PartSpec& part, const PartSpec* accelerator) {
    const bool refrigeration = part.kind == "chiller" || part.kind == "dry_cooler" || part.kind == "crah" ||
                               part.kind == "cooling_tower" || part.kind == "rdhx" || part.kind == "cdu";
    facts.maxPower = power(part, {"power_max_w", "power_max_kw", "power_peak_kw"});
    if (!facts.maxPower && refrigeration)
        facts.maxPower =
            power(part, {"power_kw", "pump_power_w", "fan_power_kw", "fan_power_max_w", "fan_power_w"});
    if (!facts.maxPower && (part.kind == "transceiver" || part.kind == "cable"))
        facts.maxPower = power(part, {"power_w", "power_w_per_end"});
    if (!facts.maxPower && part.kind == "accelerator") facts.maxPower = power(part, {"tbp_peak_w", "tdp_w"});
    if (!facts.maxPower) facts.maxPower = power(part, {"power_measured_max_w"});
    if (!facts.maxPower && part.kind == "system") {
        facts.maxPower = estimate(part, accelerator, facts.liquidCooled);
        facts.maxPowerIsEstimate = facts.maxPower.has_value();
    }
    facts.typicalPower = power(part, {"power_typical_w", "power_measured_median_w"});
    facts.budget = power(part, {"power_budget_kw", "power_allocated_w", "power_plan_w", "power_tdp_kw"});
}

} // namespace

PartFacts factsOf(const PartSpec& part, const PartSpec* acceleratorPart) {
    PartFacts facts;
    facts.liquidCooled = isLiquidCooled(part);
    readPower(facts, part, acceleratorPart);
    facts.heightU = heightOf(part);
    facts.rackUnits = plain(part, {"units_u"});
    facts.width = length(part, {"width_mm"});
    facts.height = length(part, {"height_mm"});
    facts.depth = length(part, {"depth_mm", "length_mm"});
    facts.mass = mass(part, {"weight_kg", "weight_filled_kg"});
    facts.staticLoad = mass(part, {"max_weight_static_kg", "max_weight_kg", "max_payload_kg"});
    facts.airflow = airflowOf(part);
    facts.liquidFraction = liquidFractionOf(part);
    facts.capacity = power(part, {"capacity_kw", "capacity_w", "capacity_max_kw"});
    facts.apparentVa =
        first<double>(part, {"capacity_kva"}, [](double kva, const SpecValue&) { return kva * 1e3; });
    facts.current =
        first<Current>(part, {"current_a"}, [](double v, const SpecValue&) { return amperes(v); });
    facts.voltage =
        first<Voltage>(part, {"voltage_v", "voltage_in_v", "voltage_out_v", "output_vdc", "busbar_v"},
                       [](double v, const SpecValue&) { return volts(v); });
    facts.psu = suppliesOf(part);
    facts.gpuCount = plain(part, {"accelerator_count"});
    if (const SpecValue* spec = findSpec(part, "accelerator"); spec && !text(part, "accelerator").empty())
        facts.accelerator = sourced<std::string>(*spec, text(part, "accelerator"));
    if (const SpecValue* spec = findSpec(part, "is_full_depth")) {
        if (const auto* flag = std::get_if<bool>(&spec->value)) facts.fullDepth = sourced<bool>(*spec, *flag);
    }
    return facts;
}

std::optional<Sourced<Power>> planningPower(const PartFacts& facts) {
    if (facts.maxPower) return facts.maxPower;
    return facts.budget ? facts.budget : facts.typicalPower;
}

} // namespace cw
