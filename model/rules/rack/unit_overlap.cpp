#include "model/edit/project_editor.h"
#include "model/rack_contents.h"
#include "model/rules/all_rules.h"
#include "model/rules/drawn_facts.h"

#include <QtGlobal>

#include <algorithm>

namespace cw::rules {

namespace {

struct Mounted {
    DeviceId id;
    UnitSpan span;
};

/// Moves the device that was drawn later to the nearest place where it fits.
Status moveToFreeUnit(ProjectEditor& editor, DeviceId first, DeviceId second) {
    const Project& project = editor.project();
    const Device* device = project.find(second);
    if (!device || !project.find(first))
        return Error{ErrorCode::NotFound, "u-overlap", "the devices are gone"};
    const auto inTheWay = collisions(project, device->rack, device->part, device->u, device->face, second);
    if (std::find(inTheWay.begin(), inTheWay.end(), first) == inTheWay.end())
        return Error{ErrorCode::Conflict, "u-overlap", "the devices do not overlap any more"};
    const auto u = nearestFreeUnit(project, device->rack, device->part, device->u, device->face, second);
    if (!u) return Error{ErrorCode::Conflict, "u-overlap", "no free units in the rack"};
    return editor.set(second, &Device::u, std::int16_t(*u));
}

/// Same face, or front and rear that do not fit behind each other; unknown depths count as full depth.
bool sharesDepth(const Device& a, const MountFacts& ma, const Device& b, const MountFacts& mb, Um rackDepth) {
    return a.face == b.face || !ma.depthMm || !mb.depthMm || *ma.depthMm + *mb.depthMm > toMm(rackDepth);
}

void check(const DrawnFacts& drawn, std::vector<Finding>& findings) {
    const Project& project = drawn.project();
    std::vector<Mounted> mounted;
    for (const auto& [rackId, rack] : project.racks()) {
        mounted.clear();
        for (const DeviceId id : project.referrers<Device>(rackId)) {
            const UnitSpan span = unitsTaken(project, project.devices()[id]);
            if (!span.empty()) mounted.push_back({id, span});
        }
        if (mounted.size() < 2) continue;
        const Um depth = rackSize(project, rack).height;
        std::sort(mounted.begin(), mounted.end(), [](const Mounted& a, const Mounted& b) {
            return std::pair(a.span.low, a.id) < std::pair(b.span.low, b.id);
        });
        for (std::size_t i = 0; i < mounted.size(); ++i)
            for (std::size_t j = i + 1; j < mounted.size() && mounted[j].span.low <= mounted[i].span.high;
                 ++j) {
                const DeviceId a = std::min(mounted[i].id, mounted[j].id);
                const DeviceId b = std::max(mounted[i].id, mounted[j].id);
                const Device& da = project.devices()[a];
                const Device& db = project.devices()[b];
                if (!sharesDepth(da, drawn.mount(da.part), db, drawn.mount(db.part), depth)) continue;
                Finding finding(kUnitOverlap.info);
                finding.objects = {ObjectRef::of(b), ObjectRef::of(a)};
                finding.params = {ObjectRef::of(b), ObjectRef::of(a),
                                  FindingNumber{double(mounted[j].span.low), "", 0}, ObjectRef::of(rackId)};
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
