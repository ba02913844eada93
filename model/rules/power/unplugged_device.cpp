#include "model/edit/project_editor.h"
#include "model/rules/all_rules.h"
#include "model/rules/drawn_facts.h"

#include <QtGlobal>

#include <algorithm>

namespace cw::rules {

namespace {

struct Sides {
    bool a = false, b = false;
};

Sides sidesOf(const Project& project, RackId rack) {
    Sides sides;
    for (const PowerElementId id : project.referrers<PowerElement>(rack)) {
        const FeedSide side = project.powerElements()[id].side;
        sides.a = sides.a || side == FeedSide::A;
        sides.b = sides.b || side == FeedSide::B;
    }
    return sides;
}

/// Shares the supplies over the feeds that the rack has; the odd one goes to A.
Status plugIn(ProjectEditor& editor, DeviceId id) {
    const Project& project = editor.project();
    const Device* device = project.find(id);
    if (!device)
        return Error::said(ErrorCode::NotFound, "unplugged-device", Phrase::tr("the device is gone"));
    const auto& psu = project.facts(device->part).psu;
    const Sides sides = sidesOf(project, device->rack);
    if (!psu || psu->count == 0 || psu->count > 255 || !(sides.a || sides.b) ||
        device->psuOnA + device->psuOnB > 0)
        return Error::said(ErrorCode::Conflict, "unplugged-device", Phrase::tr("nothing to plug in"));
    const auto count = std::uint8_t(psu->count);
    const auto onB = std::uint8_t(!sides.b ? 0 : sides.a ? count / 2 : count);
    Device plugged = *device;
    plugged.psuOnA = std::uint8_t(count - onB);
    plugged.psuOnB = onB;
    return editor.set(id, std::move(plugged));
}

/// What the plugged supplies lack of the device's greatest draw; 0 where one of the two is unknown.
double missingWatts(const Project& project, const Device& device) {
    const PartFacts& facts = project.facts(device.part);
    if (!facts.psu || !facts.psu->rated || !facts.maxPower) return 0;
    const double carries = (double(device.psuOnA) + device.psuOnB) * inWatts(*facts.psu->rated);
    return std::max(0.0, inWatts(facts.maxPower->value) - carries);
}

void check(const DrawnFacts& drawn, std::vector<Finding>& findings) {
    const Project& project = drawn.project();
    for (const auto& [id, device] : project.devices()) {
        if (!drawn.isPowered(device)) continue;
        const auto& psu = project.facts(device.part).psu;
        if (!psu || psu->count == 0) continue; // fed by a busbar, or supplies unknown
        const unsigned plugged = unsigned(device.psuOnA) + device.psuOnB;
        const Sides sides = sidesOf(project, device.rack);
        Finding finding(kUnpluggedDevice.info);
        finding.objects = {ObjectRef::of(id)};
        const ObjectRef self = ObjectRef::of(id);
        if (plugged > psu->count) {
            finding.message = 1;
            finding.params = {self, FindingNumber{double(plugged), "", 0},
                              FindingNumber{double(psu->count), "", 0}};
        } else if (plugged == 0 && (sides.a || sides.b)) {
            finding.params = {self};
            finding.fix = [id = id](ProjectEditor& editor) { return plugIn(editor, id); };
        } else if ((device.psuOnA > 0 && !sides.a && sides.b) || (device.psuOnB > 0 && !sides.b && sides.a)) {
            finding.message = 2;
            finding.params = {self, std::string(sides.a ? "B" : "A"), ObjectRef::of(device.rack)};
        } else if (const double lacking = missingWatts(project, device); plugged > 0 && lacking > 0) {
            finding.message = 3;
            finding.params = {self, FindingNumber{double(plugged), "", 0},
                              FindingNumber{lacking / 1e3, "kW", 1}};
        } else {
            continue;
        }
        findings.push_back(std::move(finding));
    }
}

} // namespace

const Rule kUnpluggedDevice{
    {"unplugged-device",
     Severity::Error,
     QT_TRANSLATE_NOOP("rules", "Device not plugged in"),
     QT_TRANSLATE_NOOP("rules",
                       "The power supplies of each device against the feeds of its rack. Racks without any "
                       "feed are another finding."),
     {QT_TRANSLATE_NOOP("rules", "No power supply of %1 is plugged into a feed"),
      QT_TRANSLATE_NOOP("rules", "%2 power supplies of %1 are plugged in, but it has %3"),
      QT_TRANSLATE_NOOP("rules", "%1 has supplies on feed %2, which %3 does not have"),
      QT_TRANSLATE_NOOP("rules", "The %2 plugged supplies of %1 carry %3 less than it draws at most")},
     QT_TRANSLATE_NOOP("rules", "Plug the supplies into the feeds of the rack"),
     QT_TRANSLATE_NOOP("rules", "supplies of the catalogue part; the drawing")},
    check};

} // namespace cw::rules
