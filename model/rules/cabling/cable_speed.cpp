#include "model/rules/all_rules.h"
#include "model/rules/drawn_facts.h"

#include <QtGlobal>

#include <algorithm>

namespace cw::rules {

namespace {

constexpr double kSlack = 1.000001; ///< 106.25 and 100 are different rates, rounding is not

void check(const DrawnFacts& drawn, std::vector<Finding>& findings) {
    const Project& project = drawn.project();
    for (const auto& [id, cable] : project.cables()) {
        const double speed = inGigabitsPerSecond(cable.speed);
        if (!(speed > 0)) continue; // speed not stated
        const auto report = [&, id = id](std::uint8_t message, ObjectRef other, double limit) {
            Finding finding(kCableSpeed.info);
            finding.message = message;
            finding.objects = {ObjectRef::of(id)};
            if (other.kind == EntityKind::Device) finding.objects.push_back(other);
            finding.params = {ObjectRef::of(id), FindingNumber{speed, "Gb/s", 0}, other,
                              FindingNumber{limit, "Gb/s", 0}};
            findings.push_back(std::move(finding));
        };
        double slowestEnd = 0;
        bool endsKnown = true;
        bool reported = false;
        bool wholeCages = true; // no other port shares a cage with this link
        for (const PortRef* end : {&cable.a, &cable.b}) {
            const PortGroup* group = drawn.portGroup(project.devices()[end->device].part, end->port);
            const double rate = group ? inGigabitsPerSecond(group->rate) : 0;
            wholeCages = wholeCages && group && group->portsPerCage == 1 && end->lanes == 1;
            if (!(rate > 0) || end->lanes == 0) {
                endsKnown = false;
                continue;
            }
            const double share = rate / end->lanes;
            slowestEnd = slowestEnd == 0 ? share : std::min(slowestEnd, share);
            if (speed > share * kSlack) {
                report(end->lanes > 1 ? 1 : 0, ObjectRef::of(end->device), share);
                reported = true;
            }
        }
        for (const auto& part : {cable.part, cable.opticA, cable.opticB}) {
            if (!part) continue;
            const LinkPartFacts& facts = drawn.link(*part);
            const auto limit = wholeCages ? facts.wholeGbps : facts.speedGbps;
            if (limit && speed > *limit * kSlack) {
                report(2, ObjectRef::of(*part), *limit);
                reported = true;
                break;
            }
        }
        if (!reported && endsKnown && speed * kSlack < slowestEnd) {
            report(3, ObjectRef::of(id), slowestEnd);
            findings.back().severity = Severity::Info;
        }
    }
}

} // namespace

const Rule kCableSpeed{
    {"cable-speed",
     Severity::Error,
     QT_TRANSLATE_NOOP("rules", "Speed does not match"),
     QT_TRANSLATE_NOOP("rules", "The speed of each cable against both ports (or pieces of a split port) and "
                                "against what its cable part and transceivers can carry."),
     {QT_TRANSLATE_NOOP("rules", "%1 runs at %2; the port of %3 gives %4"),
      QT_TRANSLATE_NOOP("rules", "%1 runs at %2; a piece of the split port of %3 gives %4"),
      QT_TRANSLATE_NOOP("rules", "%1 runs at %2; %3 carries %4"),
      QT_TRANSLATE_NOOP("rules", "%1 runs at %2; both of its ports could run at %4")},
     QT_TRANSLATE_NOOP("rules", "Set the cable's speed to the slower port, or choose matching parts"),
     QT_TRANSLATE_NOOP("rules", "port rates of the catalogue parts")},
    check};

} // namespace cw::rules
