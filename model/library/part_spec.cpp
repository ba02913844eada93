#include "model/library/part_spec.h"

#include "model/library/part_names.h"

#include <QCryptographicHash>

#include <algorithm>
#include <cmath>

namespace cw {

namespace {

constexpr std::size_t kLongestText = 4096;
constexpr std::size_t kMostValues = 4096;
constexpr std::uint32_t kMostPorts = 65536;
constexpr double kFastestPort = 1e6; // Gb/s
constexpr double kTallestPart = 100; // U
constexpr double kMostRackedWatts = 1e5;

void replaceFirst(std::string& text, std::string_view what, const std::string& by) {
    if (const auto at = text.find(what); at != std::string::npos) text.replace(at, what.size(), by);
}

Error invalid(std::string field, std::string detail) {
    return {ErrorCode::InvalidArgument, std::move(field), std::move(detail)};
}

bool isIdCharacter(char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '.' || c == '_' || c == '-';
}

bool isIdentifier(const std::string& text) {
    return !text.empty() && text.size() <= 128 && std::all_of(text.begin(), text.end(), isIdCharacter) &&
           text.front() != '.' && text.front() != '-';
}

/// Units whose values cannot be below zero.
bool isNeverNegative(const std::string& unit) {
    static constexpr std::string_view kUnits[] = {
        "W",    "kW",      "kVA", "kg",  "mm",    "m",  "U",  "OU", "A",    "V",    "L/min",
        "m3/h", "ft3/min", "GB",  "kWh", "BTU/h", "PB", "TB", "Hz", "Gb/s", "Tb/s", "GB/s"};
    return std::find(std::begin(kUnits), std::end(kUnits), unit) != std::end(kUnits);
}

Status checkNumber(const PartSpec& part, const SpecValue& spec, double v, const std::string& at) {
    if (!std::isfinite(v)) return invalid(at, "not a finite number");
    if (v < 0 && isNeverNegative(spec.unit)) return invalid(at, spec.key + " is negative");
    if (spec.key == "height_u" && (v > kTallestPart || v * 2 != std::floor(v * 2)))
        return invalid(at, "height_u goes in steps of 0.5 up to 100");
    if (spec.key.ends_with("_count") && v != std::floor(v))
        return invalid(at, spec.key + " is a whole number");
    if (spec.key == "liquid_fraction" && (v < 0 || v > 1))
        return invalid(at, "liquid_fraction is between 0 and 1");
    const bool draw = spec.key.rfind("power_", 0) == 0 && spec.unit == "W";
    if (draw && part.placement == Placement::RackUnits && v > kMostRackedWatts)
        return invalid(at, spec.key + " is above 100 kW for a part in a rack: check the unit");
    return {};
}

Status checkSpec(const PartSpec& part, std::size_t i) {
    const SpecValue& spec = part.specs[i];
    const std::string at = "specs[" + std::to_string(i) + "]";
    if (!isIdentifier(spec.key))
        return invalid(at + ".key", "lower-case letters, digits, '.', '_' and '-' only");
    if (i > 0 && part.specs[i - 1].key == spec.key) return Error{ErrorCode::Duplicate, at + ".key", spec.key};
    if (i > 0 && part.specs[i - 1].key > spec.key) return invalid(at + ".key", "keys are not sorted");
    if (spec.unit.size() > 64 || spec.source.size() > kLongestText || spec.address.size() > kLongestText)
        return invalid(at, "text too long");
    if (const auto* number = std::get_if<double>(&spec.value))
        return checkNumber(part, spec, *number, at + ".value");
    if (const auto* text = std::get_if<std::string>(&spec.value); text && text->size() > kLongestText)
        return invalid(at + ".value", "text too long");
    if (const auto* list = std::get_if<std::vector<double>>(&spec.value)) {
        if (spec.columns == 0 || list->empty() || list->size() % spec.columns != 0)
            return invalid(at + ".columns", "does not divide the list");
        for (const double v : *list) {
            if (!std::isfinite(v)) return invalid(at + ".value", "not a finite number");
        }
    }
    return {};
}

Status checkPort(const PortGroup& group, const std::string& at) {
    if (group.name.empty() || group.name.size() > 128) return invalid(at + ".name", "1 to 128 characters");
    if (group.count == 0 || group.count > kMostPorts) return invalid(at + ".count", "1 to 65536");
    if (group.count > 1 && group.name.find("%1") == std::string::npos)
        return invalid(at + ".name", "a run of ports needs %1");
    if (group.portsPerCage == 0 || group.count % group.portsPerCage != 0)
        return invalid(at + ".per_cage", "does not divide the count");
    if (group.firstIndex > kMostPorts || group.firstInCage > kMostPorts)
        return invalid(at + ".first", "0 to 65536");
    const double rate = inGigabitsPerSecond(group.rate);
    if (!std::isfinite(rate) || rate <= 0 || rate > kFastestPort)
        return invalid(at + ".gbps", "above 0 up to 1000000");
    if (group.maxBreakout == 0 || group.maxBreakout > 64) return invalid(at + ".breakout", "1 to 64");
    if (group.connector.size() > 128 || group.source.size() > kLongestText ||
        group.address.size() > kLongestText)
        return invalid(at, "text too long");
    return {};
}

} // namespace

std::string portName(const PortGroup& group, std::uint32_t index) {
    std::string name = group.name;
    const bool byCage = name.find("%2") != std::string::npos;
    const std::uint32_t perCage = byCage ? std::max<std::uint32_t>(group.portsPerCage, 1) : 1;
    // "%2" first: the number that takes the place of "%1" must not be searched again.
    if (byCage) replaceFirst(name, "%2", std::to_string(group.firstInCage + index % perCage));
    replaceFirst(name, "%1", std::to_string(group.firstIndex + index / perCage));
    return name;
}

const SpecValue* findSpec(const PartSpec& part, std::string_view key) {
    const auto at = std::lower_bound(part.specs.begin(), part.specs.end(), key,
                                     [](const SpecValue& s, std::string_view k) { return s.key < k; });
    return at != part.specs.end() && at->key == key ? &*at : nullptr;
}

std::string computeRevision(const PartSpec& part) {
    const std::string text = partToJson(part);
    const auto hash = QCryptographicHash::hash(QByteArrayView(text.data(), qsizetype(text.size())),
                                               QCryptographicHash::Sha256);
    return hash.toHex().left(16).toStdString();
}

Status checkPart(const PartSpec& part) {
    if (!isIdentifier(part.id)) return invalid("id", "lower-case letters, digits, '.', '_' and '-' only");
    if (!isIdentifier(part.kind)) return invalid("kind", "lower-case letters, digits, '.', '_' and '-' only");
    if (part.model.empty()) return invalid("model", "empty");
    for (const std::string* text : {&part.vendor, &part.model, &part.note, &part.reason, &part.date}) {
        if (text->size() > kLongestText) return invalid("part", "text too long");
    }
    if (part.specs.size() > kMostValues || part.ports.size() > kMostValues)
        return invalid("part", "too many values");
    for (std::size_t i = 0; i < part.specs.size(); ++i) {
        if (auto status = checkSpec(part, i); !status) return status;
    }
    for (std::size_t i = 0; i < part.ports.size(); ++i) {
        if (auto status = checkPort(part.ports[i], "ports[" + std::to_string(i) + "]"); !status)
            return status;
    }
    return {};
}

std::string_view qualifierName(Qualifier q) {
    return names::kQualifiers[static_cast<std::size_t>(q)];
}
std::string_view confidenceName(Confidence c) {
    return names::kConfidences[static_cast<std::size_t>(c)];
}
std::string_view placementName(Placement p) {
    return names::kPlacements[static_cast<std::size_t>(p)];
}
std::string_view portRoleName(PortRole r) {
    return names::kPortRoles[static_cast<std::size_t>(r)];
}

} // namespace cw
