#include "model/bill/cable_schedule.h"

#include "model/cable_length.h"
#include "model/naming.h"
#include "model/object_name.h"

#include <cmath>

namespace cw {

double orderedLengthM(const Project& project, const Cable& cable) {
    return std::ceil(toM(cableLength(project, cable)) * 100 - 1e-6) / 100;
}

CableRow cableRow(const Project& project, CableId id) {
    const Cable& cable = project.cables()[id];
    CableRow row;
    row.cable = id;
    row.label = cableLabel(project, cable);
    row.fabric = project.fabrics()[cable.fabric].name;
    const auto end = [&](const PortRef& port, std::string& rack, int& u, std::string& device,
                         std::string& name) {
        const Device& at = project.devices()[port.device];
        rack = objectName(project, ObjectRef::of(at.rack));
        u = at.u;
        device = objectName(project, ObjectRef::of(port.device));
        name = portName(project, port);
    };
    end(cable.a, row.aRack, row.aU, row.aDevice, row.aPort);
    end(cable.b, row.bRack, row.bU, row.bDevice, row.bPort);
    row.media = enumName(cable.media);
    row.lengthM = orderedLengthM(project, cable);
    if (cable.opticA) row.opticA = objectName(project, ObjectRef::of(*cable.opticA));
    if (cable.opticB) row.opticB = objectName(project, ObjectRef::of(*cable.opticB));
    return row;
}

void forEachCableRow(const Project& project, const std::function<void(const CableRow&)>& visit) {
    for (const auto& [fabric, value] : project.fabrics())
        for (const CableId id : project.referrers<Cable>(fabric))
            visit(cableRow(project, id));
}

} // namespace cw
