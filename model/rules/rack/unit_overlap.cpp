#include "model/edit/project_editor.h"
#include "model/rules/all_rules.h"
#include "model/rules/drawn_facts.h"
#include "model/slots.h"

#include <QtGlobal>

#include <algorithm>

namespace cw::rules {

namespace {

struct Mounted {
    DeviceId id;
    SlotUse use;
};

/// Moves the device that was drawn later to the nearest place where it fits.
Status moveToFreeSlot(ProjectEditor& editor, DeviceId first, DeviceId second) {
    const Project& project = editor.project();
    const Device* device = project.find(second);
    if (!device || !project.find(first))
        return Error::said(ErrorCode::NotFound, "u-overlap", Phrase::tr("the devices are gone"));
    const SlotUse use = slotUse(project, *device);
    const auto inTheWay = occupants(project, device->rack, use, second);
    if (std::find(inTheWay.begin(), inTheWay.end(), first) == inTheWay.end())
        return Error::said(ErrorCode::Conflict, "u-overlap",
                           Phrase::tr("the devices do not overlap any more"));
    const auto u = nextFreeSlot(project, device->rack, use, device->u, second);
    if (!u) return Error::said(ErrorCode::Conflict, "u-overlap", Phrase::tr("no free units in the rack"));
    return editor.set(second, &Device::u, std::int16_t(*u));
}

void check(const DrawnFacts& drawn, std::vector<Finding>& findings) {
    const Project& project = drawn.project();
    std::vector<Mounted> mounted;
    for (const auto& [rackId, rack] : project.racks()) {
        mounted.clear();
        for (const DeviceId id : project.referrers<Device>(rackId)) {
            const Device& device = project.devices()[id];
            if (device.u < 1) continue;
            const SlotUse use = slotUse(project, device);
            if (use.units.height > 0) mounted.push_back({id, use});
        }
        if (mounted.size() < 2) continue;
        const auto depth = usableDepth(project, rack);
        std::sort(mounted.begin(), mounted.end(), [](const Mounted& a, const Mounted& b) {
            return std::pair(a.use.units.lowest, a.id) < std::pair(b.use.units.lowest, b.id);
        });
        for (std::size_t i = 0; i < mounted.size(); ++i)
            for (std::size_t j = i + 1; j < mounted.size(); ++j) {
                if (mounted[j].use.units.lowest > mounted[i].use.units.top()) break;
                if (!slotsCollide(mounted[i].use, mounted[j].use, depth)) continue;
                const DeviceId a = std::min(mounted[i].id, mounted[j].id);
                const DeviceId b = std::max(mounted[i].id, mounted[j].id);
                Finding finding(kUnitOverlap.info);
                finding.objects = {ObjectRef::of(b), ObjectRef::of(a)};
                finding.params = {ObjectRef::of(b), ObjectRef::of(a),
                                  FindingNumber{double(mounted[j].use.units.lowest), "", 0},
                                  ObjectRef::of(rackId)};
                finding.fix = [a, b](ProjectEditor& editor) { return moveToFreeSlot(editor, a, b); };
                findings.push_back(std::move(finding));
            }
    }
}

} // namespace

const Rule kUnitOverlap{
    {"u-overlap",
     Severity::Error,
     QT_TRANSLATE_NOOP("rules", "Two devices in one place"),
     QT_TRANSLATE_NOOP("rules",
                       "Units and depth of the devices of each rack, on both faces. A device of unknown "
                       "depth counts as full depth."),
     {QT_TRANSLATE_NOOP("rules", "%1 and %2 both take U%3 of %4")},
     QT_TRANSLATE_NOOP("rules", "Move one of them to free units"),
     QT_TRANSLATE_NOOP("rules", "geometry of the drawing")},
    check};

} // namespace cw::rules
