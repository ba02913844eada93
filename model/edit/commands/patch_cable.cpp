#include "model/edit/commands/patch_cable.h"

#include "model/naming.h"
#include "model/object_name.h"
#include "model/ports.h"

#include <algorithm>

namespace cw {

namespace {

Status checkPort(const Project& project, const PortRef& port, std::optional<CableId> self) {
    const Device* device = project.find(port.device);
    if (!device) return Error{ErrorCode::NotFound, "device", {}};
    const std::string where = portLabel(project, port);
    if (port.lanes < 1 || port.lane >= port.lanes)
        return Error::said(ErrorCode::InvalidArgument, where, Phrase::tr("no such piece of a split port"));
    const PartSpec& part = project.parts()[device->part].spec;
    if (!part.ports.empty()) {
        const PortGroup* group = portGroupAt(part, port.port);
        if (!group)
            return Error::said(ErrorCode::NotFound, where,
                               Phrase::tr("the device has %1 ports").arg(std::to_string(portCount(part))));
        if (port.lanes > std::max(1u, group->maxBreakout))
            return Error::said(ErrorCode::InvalidArgument, where,
                               Phrase::tr("the port can be split into %1 at most")
                                   .arg(std::to_string(std::max(1u, group->maxBreakout))));
    }
    if (const auto other = cableAt(project, port, self))
        return Error{ErrorCode::Conflict, where, objectName(project, ObjectRef::of(*other))};
    return {};
}

Status checkEnds(const PortRef& a, const PortRef& b, const Project& project) {
    if (!portsOverlap(a, b)) return {};
    return Error::said(ErrorCode::InvalidArgument, portLabel(project, a),
                       Phrase::tr("both ends are in the same port"));
}

bool joinsSuch(const Project& project, const Cable& cable, PartId a, PartId b, int lanesA, int lanesB) {
    return project.devices()[cable.a.device].part == a && project.devices()[cable.b.device].part == b &&
           cable.a.lanes == lanesA && cable.b.lanes == lanesB;
}

} // namespace

Status patchCable(ProjectEditor& editor, CableId id, PortRef a, PortRef b) {
    const Project& project = editor.project();
    const Cable* current = project.find(id);
    if (!current) return Error{ErrorCode::NotFound, "cable", {}};
    if (a != current->a)
        if (Status s = checkPort(project, a, id); !s) return s;
    if (b != current->b)
        if (Status s = checkPort(project, b, id); !s) return s;
    if (Status s = checkEnds(a, b, project); !s) return s;
    Cable cable = *current;
    cable.a = a;
    cable.b = b;
    return editor.set(id, std::move(cable));
}

Result<CableId> connectPorts(ProjectEditor& editor, FabricId fabric, PortRef a, PortRef b) {
    const Project& project = editor.project();
    if (!project.find(fabric)) return Error{ErrorCode::NotFound, "fabric", {}};
    if (Status s = checkPort(project, a, {}); !s) return s.error();
    if (Status s = checkPort(project, b, {}); !s) return s.error();
    if (Status s = checkEnds(a, b, project); !s) return s.error();
    const PartId partA = project.devices()[a.device].part, partB = project.devices()[b.device].part;
    Cable made;
    for (CableId id : project.referrers<Cable>(fabric)) {
        const Cable& like = project.cables()[id];
        const bool same = joinsSuch(project, like, partA, partB, a.lanes, b.lanes);
        if (!same && !joinsSuch(project, like, partB, partA, b.lanes, a.lanes)) continue;
        made.media = like.media;
        made.part = like.part;
        made.opticA = same ? like.opticA : like.opticB;
        made.opticB = same ? like.opticB : like.opticA;
        break;
    }
    made.fabric = fabric;
    made.a = a;
    made.b = b;
    made.speed = std::min(portRate(project, a), portRate(project, b));
    return editor.add(std::move(made));
}

} // namespace cw
