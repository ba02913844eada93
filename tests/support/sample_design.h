// A design that uses every stored field, made from the field lists: a new field is in it without anyone's
// care.
#pragma once

#include "model/project.h"

#include <algorithm>
#include <map>
#include <string>

namespace cw::test {

/// A part with every sort of value.
inline PartSpec samplePart(const std::string& id, const std::string& kind = "system") {
    PartSpec part;
    part.id = id;
    part.kind = kind;
    part.vendor = "Example";
    part.model = "Größe \"X\"";
    part.placement = Placement::RackUnits;
    part.date = "2025-01-31";
    SpecValue air;
    air.key = "air_cooled";
    air.value = true;
    air.source = "data sheet";
    SpecValue curve = air;
    curve.key = "fan_curve";
    curve.value = std::vector<double>{1, 0.1, 2, 0.30000000000000004};
    curve.columns = 2;
    SpecValue gpu = air;
    gpu.key = "gpu_name";
    gpu.value = std::string("H100");
    SpecValue power = air;
    power.key = "power_max_w";
    power.value = 10200.0;
    power.unit = "W";
    power.qualifier = Qualifier::Max;
    power.provenance = Provenance::Vendor;
    power.confidence = Confidence::High;
    part.specs = {air, curve, gpu, power};
    PortGroup ports;
    ports.name = "swp%1";
    ports.count = 4;
    ports.portsPerCage = 2;
    ports.rate = gigabitsPerSecond(400);
    ports.connector = "OSFP";
    ports.protocols = Protocols::InfiniBand | Protocols::Ethernet;
    ports.role = PortRole::Compute;
    ports.source = "data sheet";
    part.ports = {ports};
    part.revision = computeRevision(part);
    return part;
}

/// Gives every field its own value that its rules admit; optional ones only when `full`. Ids name object 1 of
/// their kind, or the part that suits their owner.
struct Filler {
    int next = 1;
    bool full = true;
    std::map<std::string, PartId> parts; ///< by kind, to be placed as well

    static double admitted(double value, const FieldRules& rules) {
        if (!rules.number || rules.number->admits(value)) return value;
        const ValueRange& range = rules.number->range;
        const double unit = rules.number->perUnit;
        return std::isfinite(range.high) ? (range.low + range.high) / 2 * unit : (range.low + 1) * unit;
    }
    PartId partFor(const PartRule& rule) {
        const std::string kind(rule.kinds.empty() ? "system" : rule.kinds.front());
        return parts.try_emplace(kind, std::uint32_t(5 + parts.size())).first->second;
    }

    template <class T>
    void fill(T& value, const FieldRules& rules = {}) {
        if constexpr (std::is_same_v<T, bool>) {
            value = true;
        } else if constexpr (std::is_integral_v<T>) {
            value = static_cast<T>(admitted(1 + next++ % 100, rules));
        } else if constexpr (std::is_same_v<T, double>) {
            value = admitted(0.1 * next++, rules);
        } else if constexpr (std::is_same_v<T, Size>) {
            value.width = static_cast<Um>(admitted(1 + next++, rules));
            value.height = static_cast<Um>(admitted(1 + next++, rules));
        } else if constexpr (std::is_same_v<T, std::string>) {
            value = rules.text == &limits::kCountry    ? "DE"
                    : rules.text == &limits::kCurrency ? "EUR"
                                                       : "text " + std::to_string(next++) + " \"ü\"\n";
        } else if constexpr (NamedEnum<T>) {
            value = static_cast<T>(EnumNames<T>::values.size() - 1);
        } else if constexpr (cw::detail::IsId<T>::value) {
            value = T(1);
        } else if constexpr (std::is_same_v<T, Temperature>) {
            value = celsius(admitted(-0.1 * next++, rules));
        } else if constexpr (requires { value.base(); }) {
            value = T::fromBase(admitted(0.1 * next++, rules));
        } else if constexpr (std::is_same_v<T, PartSpec>) {
            value = samplePart("part-" + std::to_string(next++), full ? "rack" : "system");
        } else if constexpr (requires { value.has_value(); }) {
            if (full) fill(value.emplace(), rules);
        } else if constexpr (Described<T>) {
            forEachField<T>([&](auto f) {
                if constexpr (std::is_same_v<typename decltype(f)::Value, PartId>)
                    value.*(f.member) = partFor(f.parts(value));
                else if constexpr (std::is_same_v<typename decltype(f)::Value, std::optional<PartId>>)
                    value.*(f.member) = full ? std::optional(partFor(f.parts(value))) : std::nullopt;
                else
                    fill(value.*(f.member), f.rules);
            });
        } else {
            value.resize(2);
            for (auto& item : value)
                fill(item);
        }
    }
};

/// One full and one sparse object of every kind, with a hole between their ids.
inline Project sampleDesign() {
    ProjectLoader loader;
    Filler filler;
    forEachEntityType([&](auto type) {
        using T = typename decltype(type)::type;
        const bool single = std::is_same_v<T, ProjectInfo>;
        for (const std::uint32_t id : {1u, 3u}) {
            if (single && id != 1) continue;
            T value{};
            filler.full = id == 1;
            filler.fill(value);
            (void)loader.place(Id<T>(id), std::move(value));
        }
    });
    for (const auto& [kind, id] : filler.parts)
        (void)loader.place(id, Part{samplePart("sample-" + kind, kind)});
    return std::move(loader).finish().value();
}

} // namespace cw::test
