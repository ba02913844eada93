#include "model/library/part_compare.h"

#include <array>
#include <charconv>
#include <map>

namespace cw {

namespace {

using What = PartChange::What;

std::string numberText(double v) {
    std::array<char, 32> buffer{};
    const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), v).ptr;
    return {buffer.data(), end};
}

std::string bracketed(std::string text, std::string_view remark) {
    return text + " (" + std::string(remark) + ")";
}

/// Adds what tells two equal-looking values apart.
void explain(const SpecValue& before, const SpecValue& after, PartChange& change) {
    if (change.before != change.after) return;
    if (before.provenance != after.provenance) {
        change.before = bracketed(change.before, provenanceName(before.provenance));
        change.after = bracketed(change.after, provenanceName(after.provenance));
    } else if (before.qualifier != after.qualifier) {
        change.before = bracketed(change.before, qualifierName(before.qualifier));
        change.after = bracketed(change.after, qualifierName(after.qualifier));
    } else if (before.confidence != after.confidence) {
        change.before = bracketed(change.before, confidenceName(before.confidence));
        change.after = bracketed(change.after, confidenceName(after.confidence));
    } else {
        change.before = bracketed(change.before, before.source);
        change.after = bracketed(change.after, after.source);
    }
}

std::string portText(const PortGroup& group) {
    std::string text = std::to_string(group.count) + " x " + numberText(inGigabitsPerSecond(group.rate)) +
                       " Gb/s " + group.connector;
    if (group.portsPerCage > 1) text += ", " + std::to_string(group.portsPerCage) + " a cage";
    if (group.maxBreakout > 1) text += ", splits in " + std::to_string(group.maxBreakout);
    return text + ", " + std::string(portRoleName(group.role));
}

void compareFields(const PartSpec& before, const PartSpec& after, std::vector<PartChange>& changes) {
    const auto field = [&](const char* key, const std::string& a, const std::string& b) {
        if (a != b) changes.push_back({What::Changed, key, a, b});
    };
    field("id", before.id, after.id);
    field("kind", before.kind, after.kind);
    field("vendor", before.vendor, after.vendor);
    field("model", before.model, after.model);
    field("placement", std::string(placementName(before.placement)),
          std::string(placementName(after.placement)));
    field("note", before.note, after.note);
}

/// Walks two sorted maps side by side.
template <class T, class Same>
void compareMaps(const std::map<std::string, const T*>& before, const std::map<std::string, const T*>& after,
                 std::string (*text)(const T&), Same onBoth, std::vector<PartChange>& changes) {
    auto a = before.begin();
    auto b = after.begin();
    while (a != before.end() || b != after.end()) {
        if (b == after.end() || (a != before.end() && a->first < b->first)) {
            changes.push_back({What::Removed, a->first, text(*a->second), {}});
            ++a;
        } else if (a == before.end() || b->first < a->first) {
            changes.push_back({What::Added, b->first, {}, text(*b->second)});
            ++b;
        } else {
            if (!(*a->second == *b->second)) {
                PartChange change{What::Changed, a->first, text(*a->second), text(*b->second)};
                onBoth(*a->second, *b->second, change);
                changes.push_back(std::move(change));
            }
            ++a;
            ++b;
        }
    }
}

std::map<std::string, const SpecValue*> specsByKey(const PartSpec& part) {
    std::map<std::string, const SpecValue*> map;
    for (const SpecValue& spec : part.specs)
        map.emplace(spec.key, &spec);
    return map;
}

std::map<std::string, const PortGroup*> portsByName(const PartSpec& part) {
    std::map<std::string, const PortGroup*> map;
    for (const PortGroup& group : part.ports)
        map.emplace("ports/" + group.name, &group);
    return map;
}

} // namespace

std::string valueText(const SpecValue& spec) {
    std::string text;
    if (const auto* number = std::get_if<double>(&spec.value)) {
        text = numberText(*number);
    } else if (const auto* words = std::get_if<std::string>(&spec.value)) {
        text = *words;
    } else if (const auto* flag = std::get_if<bool>(&spec.value)) {
        text = *flag ? "true" : "false";
    } else {
        for (const double v : std::get<std::vector<double>>(spec.value))
            text += (text.empty() ? "" : ", ") + numberText(v);
    }
    return spec.unit.empty() ? text : text + " " + spec.unit;
}

std::vector<PartChange> compareParts(const PartSpec& before, const PartSpec& after) {
    std::vector<PartChange> changes;
    compareFields(before, after, changes);
    compareMaps<SpecValue>(specsByKey(before), specsByKey(after), valueText, explain, changes);
    compareMaps<PortGroup>(
        portsByName(before), portsByName(after), portText,
        [](const PortGroup& a, const PortGroup& b, PartChange& change) {
            if (change.before == change.after) {
                change.before = bracketed(change.before, provenanceName(a.provenance));
                change.after = bracketed(change.after, provenanceName(b.provenance));
            }
        },
        changes);
    return changes;
}

} // namespace cw
