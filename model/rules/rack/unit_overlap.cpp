#include "model/edit/project_editor.h"
#include "model/rules/all_rules.h"
#include "model/rules/rack_space.h"

#include <QtGlobal>

#include <algorithm>

namespace cw::rules {

namespace {

struct Mounted {
    DeviceId id;
    UnitSpan span;
};

bool collide(const Project& project, DeviceId a, DeviceId b, const MountFacts& rack) {
    const Device& da = project.devices()[a];
    const Device& db = project.devices()[b];
    const auto mountOf = [&](const Device& d) {
        return mountFactsOf(project.parts()[d.part].spec, project.facts(d.part));
    };
    const MountFacts ma = mountOf(da);
    const MountFacts mb = mountOf(db);
    return da.rack == db.rack && unitSpan(da, ma).overlaps(unitSpan(db, mb)) &&
           sharesDepth(da, ma, db, mb, rack);
}

/// Moves the device that was drawn later to the lowest place where it fits.
Status moveToFreeUnit(ProjectEditor& editor, DeviceId first, DeviceId second) {
    const Project& project = editor.project();
    const Device* device = project.find(second);
    if (!device || !project.find(first))
        return Error{ErrorCode::NotFound, "u-overlap", "the devices are gone"};
    const PartId rackPart = project.racks()[device->rack].part;
    if (!collide(project, first, second,
                 mountFactsOf(project.parts()[rackPart].spec, project.facts(rackPart))))
        return Error{ErrorCode::Conflict, "u-overlap", "the devices do not overlap any more"};
    const auto u = firstFreeUnit(project, device->rack, device->part, device->face, second);
    if (!u) return Error{ErrorCode::Conflict, "u-overlap", "no free units in the rack"};
    return editor.set(second, &Device::u, *u);
}

void check(const DrawnFacts& drawn, std::vector<Finding>& findings) {
    const Project& project = drawn.project();
    std::vector<Mounted> mounted;
    for (const auto& [rackId, rack] : project.racks()) {
        mounted.clear();
        for (const DeviceId id : project.referrers<Device>(rackId)) {
            const Device& device = project.devices()[id];
            const UnitSpan span = unitSpan(device, drawn.mount(device.part));
            if (!span.empty()) mounted.push_back({id, span});
        }
        std::sort(mounted.begin(), mounted.end(), [](const Mounted& a, const Mounted& b) {
            return std::pair(a.span.bottom, a.id) < std::pair(b.span.bottom, b.id);
        });
        for (std::size_t i = 0; i < mounted.size(); ++i)
            for (std::size_t j = i + 1; j < mounted.size() && mounted[j].span.bottom < mounted[i].span.top;
                 ++j) {
                const DeviceId a = std::min(mounted[i].id, mounted[j].id);
                const DeviceId b = std::max(mounted[i].id, mounted[j].id);
                const Device& da = project.devices()[a];
                const Device& db = project.devices()[b];
                if (!sharesDepth(da, drawn.mount(da.part), db, drawn.mount(db.part), drawn.mount(rack.part)))
                    continue;
                Finding finding(kUnitOverlap.info);
                finding.objects = {ObjectRef::of(b), ObjectRef::of(a)};
                finding.params = {
                    ObjectRef::of(b), ObjectRef::of(a),
                    FindingNumber{std::max(mounted[i].span.bottom, mounted[j].span.bottom) / 2.0, "", 0},
                    ObjectRef::of(rackId)};
                finding.fix = [a, b](ProjectEditor& editor) { return moveToFreeUnit(editor, a, b); };
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
     "geometry of the drawing"},
    check};

} // namespace cw::rules
