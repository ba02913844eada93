#include "model/rules/all_rules.h"
#include "model/rules/drawn_facts.h"

#include <QtGlobal>

#include <algorithm>
#include <vector>

namespace cw::rules {

namespace {

bool isSource(PowerKind kind) {
    return kind == PowerKind::Utility || kind == PowerKind::Genset;
}

/// Both directions of the links, by element.
struct Tree {
    std::vector<std::vector<PowerElementId>> above, below;

    explicit Tree(const Project& project)
        : above(project.powerElements().idLimit())
        , below(project.powerElements().idLimit()) {
        for (const auto& [id, link] : project.powerLinks()) {
            above[link.to.value()].push_back(link.from);
            below[link.from.value()].push_back(link.to);
        }
    }
};

/// Calls `visit` for every element that `next` leads to from `wave`, with these, once each. `seen` holds
/// `mark` where one has been; marks of earlier walks do not count.
template <class Visit>
void walk(const std::vector<std::vector<PowerElementId>>& next, std::vector<PowerElementId> wave,
          std::vector<std::uint32_t>& seen, std::uint32_t mark, const Visit& visit) {
    const auto enter = [&](PowerElementId id) {
        if (seen[id.value()] == mark) return false;
        seen[id.value()] = mark;
        visit(id);
        return true;
    };
    std::erase_if(wave, [&](PowerElementId id) { return !enter(id); });
    while (!wave.empty()) {
        const PowerElementId at = wave.back();
        wave.pop_back();
        for (const PowerElementId id : next[at.value()])
            if (enter(id)) wave.push_back(id);
    }
}

/// The rack's elements that a device is plugged into; all of them when it says nothing of feeds.
std::vector<PowerElementId> feedsOf(const Project& project, const Device& device) {
    std::vector<PowerElementId> feeds;
    const bool isPlugged = device.psuOnA + device.psuOnB > 0;
    for (const PowerElementId id : project.referrers<PowerElement>(device.rack)) {
        const FeedSide side = project.powerElements()[id].side;
        const bool isUsed = side == FeedSide::A   ? device.psuOnA > 0
                            : side == FeedSide::B ? device.psuOnB > 0
                                                  : true;
        if (isUsed || !isPlugged) feeds.push_back(id);
    }
    return feeds;
}

/// For each element how many devices that draw power hang on it and on no source. Devices without any feed
/// are another rule's.
std::vector<std::uint32_t> darkDevicesBehind(const DrawnFacts& drawn, const Tree& tree) {
    const Project& project = drawn.project();
    const std::size_t limit = project.powerElements().idLimit();
    std::vector<std::uint32_t> seen(limit, 0), behind(limit, 0);
    std::vector<std::uint8_t> powered(limit, 0);
    std::vector<PowerElementId> sources;
    for (const auto& [id, element] : project.powerElements())
        if (isSource(element.kind)) sources.push_back(id);
    walk(tree.below, std::move(sources), seen, 1, [&](PowerElementId id) { powered[id.value()] = 1; });
    std::uint32_t mark = 1;
    for (const auto& [id, device] : project.devices()) {
        if (!drawn.isPowered(device) || device.role == DeviceRole::PowerShelf) continue;
        auto feeds = feedsOf(project, device);
        if (std::any_of(feeds.begin(), feeds.end(),
                        [&](PowerElementId f) { return powered[f.value()] != 0; }))
            continue;
        walk(tree.above, std::move(feeds), seen, ++mark, [&](PowerElementId e) { ++behind[e.value()]; });
    }
    return behind;
}

void check(const DrawnFacts& drawn, std::vector<Finding>& findings) {
    const Project& project = drawn.project();
    const Tree tree(project);
    std::vector<PowerElementId> loose;
    for (const auto& [id, element] : project.powerElements())
        if (!isSource(element.kind) && tree.above[id.value()].empty()) loose.push_back(id);
    if (loose.empty()) return;
    const std::vector<std::uint32_t> behind = darkDevicesBehind(drawn, tree);
    for (const PowerElementId id : loose) {
        const PowerElement& element = project.powerElements()[id];
        Finding finding(kUnfedPower.info);
        finding.objects = {ObjectRef::of(id)};
        if (element.rack) finding.objects.push_back(ObjectRef::of(*element.rack));
        finding.params = {ObjectRef::of(id)};
        if (const std::uint32_t devices = behind[id.value()]; devices > 0) {
            finding.severity = Severity::Error;
            finding.message = 1;
            finding.params.emplace_back(FindingNumber{double(devices), "", 0});
        }
        findings.push_back(std::move(finding));
    }
}

} // namespace

const Rule kUnfedPower{
    {"unfed-power",
     Severity::Warning,
     QT_TRANSLATE_NOOP("rules", "Power element fed by nothing"),
     QT_TRANSLATE_NOOP(
         "rules", "Each power element except utility feeds and generators is fed by another one. It is an "
                  "error where devices are left without any path to a source."),
     {QT_TRANSLATE_NOOP("rules", "%1 is fed by nothing"),
      QT_TRANSLATE_NOOP("rules", "%1 is fed by nothing; devices behind it without power: %2")},
     QT_TRANSLATE_NOOP("rules", "Draw the feed from the element upstream"),
     QT_TRANSLATE_NOOP("rules", "the drawing")},
    check};

} // namespace cw::rules
