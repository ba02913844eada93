#include "model/rules/all_rules.h"
#include "model/rules/drawn_facts.h"

#include <QtGlobal>

namespace cw::rules {

namespace {

// EIA-310: front panels of 19-inch equipment are 482.6 mm wide. 0.4 mm of tolerance, so that a stated 483
// fits.
constexpr double kPanel19Mm = 483.0;
constexpr double kOpenRackIn = 21;

void check(const DrawnFacts& drawn, std::vector<Finding>& findings) {
    const Project& project = drawn.project();
    for (const auto& [id, device] : project.devices()) {
        const MountFacts& mount = drawn.mount(device.part);
        const ObjectRef self = ObjectRef::of(id);
        const ObjectRef holder = ObjectRef::of(device.rack);
        const MountFacts& rack = drawn.mount(project.racks()[device.rack].part);
        if (device.u == 0 || !rack.railWidthIn) continue;
        const bool openRack = *rack.railWidthIn >= kOpenRackIn;
        Finding finding(kRailWidth.info);
        if (!openRack && mount.widthMm && *mount.widthMm > kPanel19Mm) {
            finding.params = {self, FindingNumber{*mount.widthMm, "mm", 0}, holder,
                              FindingNumber{*rack.railWidthIn, "in", 0}};
        } else if (!openRack && mount.openUnits) {
            finding.message = 1;
            finding.severity = Severity::Warning;
            finding.params = {self, holder, FindingNumber{*rack.railWidthIn, "in", 0}};
        } else if (openRack && !mount.openUnits && mount.widthMm && *mount.widthMm <= kPanel19Mm) {
            finding.message = 2;
            finding.severity = Severity::Warning;
            finding.params = {self, holder, FindingNumber{*rack.railWidthIn, "in", 0}};
        } else {
            continue;
        }
        finding.objects = {self, holder};
        findings.push_back(std::move(finding));
    }
}

} // namespace

const Rule kRailWidth{
    {"rail-width",
     Severity::Error,
     QT_TRANSLATE_NOOP("rules", "No rails for this device"),
     QT_TRANSLATE_NOOP("rules",
                       "The width and unit of each device against the rails of its rack, where both are "
                       "known."),
     {QT_TRANSLATE_NOOP("rules", "%1 is %2 wide and does not fit between the %4 rails of %3"),
      QT_TRANSLATE_NOOP("rules", "%1 is measured in OpenU; check that it fits the %3 rails of %2"),
      QT_TRANSLATE_NOOP("rules", "%1 is built for 19 in rails; %2 has %3 rails and needs adapter rails")},
     QT_TRANSLATE_NOOP("rules", "Choose a rack with matching rails"),
     QT_TRANSLATE_NOOP("rules", "EIA-310 panel width 482.6 mm; Open Rack V3 for OpenU")},
    check};

} // namespace cw::rules
