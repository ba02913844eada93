#include "model/rules/all_rules.h"
#include "model/rules/drawn_facts.h"

#include <QtGlobal>

namespace cw::rules {

namespace {

/// Rack PDUs and power shelves by side; a rack that is fed without sides counts as `other`.
struct Feeds {
    std::size_t a = 0, b = 0, other = 0;
};

Feeds feedsOf(const Project& project, RackId rack) {
    Feeds feeds;
    for (const PowerElementId id : project.referrers<PowerElement>(rack)) {
        const PowerElement& element = project.powerElements()[id];
        (element.side == FeedSide::A ? feeds.a : element.side == FeedSide::B ? feeds.b : feeds.other) += 1;
    }
    return feeds;
}

void check(const DrawnFacts& drawn, std::vector<Finding>& findings) {
    const Project& project = drawn.project();
    for (const auto& [id, rack] : project.racks()) {
        std::size_t powered = 0;
        bool wantsTwo = false;
        for (const DeviceId deviceId : project.referrers<Device>(id)) {
            const Device& device = project.devices()[deviceId];
            if (!drawn.isPowered(device)) continue;
            ++powered;
            const auto& psu = project.facts(device.part).psu;
            wantsTwo = wantsTwo || (psu && psu->count >= 2);
        }
        if (powered == 0) continue;
        const Feeds feeds = feedsOf(project, id);
        Finding finding(kNoPower.info);
        finding.objects = {ObjectRef::of(id)};
        if (feeds.a + feeds.b + feeds.other == 0) {
            finding.params = {ObjectRef::of(id), FindingNumber{double(powered), "", 0}};
        } else if (wantsTwo && feeds.other == 0 && (feeds.a == 0 || feeds.b == 0)) {
            finding.message = 1;
            finding.severity = Severity::Warning;
            finding.params = {ObjectRef::of(id), std::string(feeds.a == 0 ? "B" : "A")};
        } else {
            continue;
        }
        findings.push_back(std::move(finding));
    }
}

} // namespace

const Rule kNoPower{
    {"no-power",
     Severity::Error,
     QT_TRANSLATE_NOOP("rules", "Rack without a feed"),
     QT_TRANSLATE_NOOP("rules",
                       "Each rack whose devices draw power has a rack PDU or power shelf; on both feeds when "
                       "a device in it has two or more power supplies."),
     {QT_TRANSLATE_NOOP("rules", "%1 has no rack PDU for its devices that draw power (%2)"),
      QT_TRANSLATE_NOOP("rules",
                        "%1 has rack PDUs on feed %2 only; its devices have supplies for two feeds")},
     QT_TRANSLATE_NOOP("rules", "Add rack PDUs on feeds A and B"),
     QT_TRANSLATE_NOOP("rules", "the drawing")},
    check};

} // namespace cw::rules
