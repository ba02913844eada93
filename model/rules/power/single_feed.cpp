#include "model/rules/all_rules.h"
#include "model/rules/drawn_facts.h"

#include <QtGlobal>

#include <array>

namespace cw::rules {

namespace {

/// Devices, power shelves aside, whose supplies, two or more, are all on one of the two feeds that their rack
/// has: one finding a feed.
void check(const DrawnFacts& drawn, std::vector<Finding>& findings) {
    const Project& project = drawn.project();
    std::array<std::vector<ObjectRef>, 2> onOne; // A, B
    for (const auto& [id, device] : project.devices()) {
        if (!drawn.isPowered(device) || (device.psuOnA > 0) == (device.psuOnB > 0)) continue;
        if (device.psuOnA + device.psuOnB < 2) continue;     // nothing to share out
        if (device.role == DeviceRole::PowerShelf) continue; // redundant among themselves, each on one feed
        bool a = false, b = false;
        for (const PowerElementId element : project.referrers<PowerElement>(device.rack)) {
            const FeedSide side = project.powerElements()[element].side;
            a = a || side == FeedSide::A;
            b = b || side == FeedSide::B;
        }
        if (a && b) onOne[device.psuOnA > 0 ? 0 : 1].push_back(ObjectRef::of(id));
    }
    for (std::size_t side = 0; side < onOne.size(); ++side) {
        if (onOne[side].empty()) continue;
        Finding finding(kSingleFeed.info);
        finding.message = onOne[side].size() > 1 ? 1 : 0;
        finding.params = {onOne[side].front(), std::string(side == 0 ? "A" : "B"),
                          FindingNumber{double(onOne[side].size() - 1), "", 0}};
        finding.objects = std::move(onOne[side]);
        findings.push_back(std::move(finding));
    }
}

} // namespace

const Rule kSingleFeed{
    {"single-feed",
     Severity::Warning,
     QT_TRANSLATE_NOOP("rules", "All supplies on one feed"),
     QT_TRANSLATE_NOOP("rules", "Devices with two or more power supplies in racks that have both feeds."),
     {QT_TRANSLATE_NOOP("rules", "All supplies of %1 are on feed %2: the loss of that feed switches it off"),
      QT_TRANSLATE_NOOP("rules",
                        "All supplies of %1 and %3 more devices are on feed %2: the loss of that feed "
                        "switches them off")},
     QT_TRANSLATE_NOOP("rules", "Share the supplies over both feeds, or waive it where the loss is accepted"),
     QT_TRANSLATE_NOOP("rules", "supplies and feeds of the drawing")},
    check};

} // namespace cw::rules
