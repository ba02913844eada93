#include "model/edit/commands/place_part.h"

#include "model/edit/commands/place_rack.h"
#include "model/edit/commands/unique_name.h"
#include "model/object_name.h"
#include "model/part_rules.h"
#include "model/placement.h"

#include <algorithm>

namespace cw {

namespace {

const char* nameStem(CoolingKind kind) {
    switch (kind) {
    case CoolingKind::Crah:
        return "CRAH-1";
    case CoolingKind::FanWall:
        return "FW-1";
    case CoolingKind::Cdu:
        return "CDU-1";
    case CoolingKind::RearDoor:
        return "RDHx-1";
    case CoolingKind::DryCooler:
        return "DC-1";
    case CoolingKind::Chiller:
        return "CH-1";
    case CoolingKind::Tower:
        return "CT-1";
    case CoolingKind::Pump:
        return "P-1";
    }
    return "COOL-1";
}

const char* nameStem(PowerKind kind) {
    switch (kind) {
    case PowerKind::Utility:
        return "UTIL-1";
    case PowerKind::MediumVoltage:
        return "MV-1";
    case PowerKind::Transformer:
        return "TX-1";
    case PowerKind::Switchgear:
        return "MSB-1";
    case PowerKind::Genset:
        return "GEN-1";
    case PowerKind::Ups:
        return "UPS-1";
    case PowerKind::Rpp:
        return "RPP-1";
    case PowerKind::Busway:
        return "BW-1";
    case PowerKind::RackPdu:
        return "PDU-1";
    case PowerKind::Sts:
        return "STS-1";
    case PowerKind::PowerShelf:
        return "PS-1";
    }
    return "PWR-1";
}

/// The loop that a new cooling unit of the hall serves; made when the hall has none of its medium.
Result<CoolingLoopId> servedLoop(ProjectEditor& editor, HallId hall, CoolingKind kind) {
    LoopMedium medium = LoopMedium::Facility;
    if (kind == CoolingKind::Crah || kind == CoolingKind::FanWall || kind == CoolingKind::RearDoor)
        medium = LoopMedium::Air;
    else if (kind == CoolingKind::Cdu || kind == CoolingKind::Pump)
        medium = LoopMedium::Technology;
    const Project& project = editor.project();
    for (const auto& [id, loop] : project.coolingLoops())
        if (loop.medium == medium && (loop.hall == hall || medium == LoopMedium::Facility)) return id;
    CoolingLoop loop;
    loop.medium = medium;
    loop.name = project.halls()[hall].name;
    loop.name += medium == LoopMedium::Air ? " air" : medium == LoopMedium::Technology ? " TCS" : " FWS";
    if (medium == LoopMedium::Air) loop.supply = project.halls()[hall].supplyTemperature;
    if (medium != LoopMedium::Facility) loop.hall = hall;
    return editor.add(std::move(loop));
}

} // namespace

FloorObject floorObjectOf(const PartSpec& part) {
    if (part.kind == "rack" || part.kind == "rack_system") return FloorObject::Rack;
    if (coolingKindOf(part.kind)) return FloorObject::Cooling;
    if (powerKindOf(part.kind)) return FloorObject::Power;
    return FloorObject::None;
}

Size floorSizeOf(const PartSpec& part) {
    const PartFacts facts = factsOf(part);
    if (const auto cooling = coolingKindOf(part.kind)) return floorSize(facts, *cooling);
    if (const auto power = powerKindOf(part.kind)) return floorSize(facts, *power);
    return rackFloorSize(facts);
}

Result<ObjectRef> placePart(ProjectEditor& editor, HallId hall, const PartSpec& part, const Pose& pose) {
    if (!editor.project().find(hall)) return Error{ErrorCode::NotFound, "hall", {}};
    const FloorObject what = floorObjectOf(part);
    if (what == FloorObject::None)
        return Error::said(ErrorCode::InvalidArgument, part.id, Phrase::tr("does not stand on a floor"));
    const auto embedded = editor.embed(part);
    if (!embedded) return embedded.error();
    ObjectRef made;
    if (what == FloorObject::Rack) {
        Rack rack;
        rack.hall = hall;
        rack.part = *embedded;
        rack.pose = pose;
        const Size size = floorSizeOf(part);
        rack.row = rowBeside(editor.project(), hall, footprint(pose, size.width, size.height), pose.turn);
        const auto id = placeRack(editor, std::move(rack));
        if (!id) return id.error();
        return ObjectRef::of(*id);
    }
    if (what == FloorObject::Cooling) {
        CoolingElement element;
        element.kind = *coolingKindOf(part.kind);
        const auto loop = servedLoop(editor, hall, element.kind);
        if (!loop) return loop.error();
        NameSet taken = namesOf<CoolingElement>(editor.project());
        element.name = claimName(nameStem(element.kind), taken);
        element.part = *embedded;
        element.serves = *loop;
        element.hall = hall;
        element.pose = pose;
        const auto id = editor.add(std::move(element));
        if (!id) return id.error();
        made = ObjectRef::of(*id);
    } else {
        PowerElement element;
        element.kind = *powerKindOf(part.kind);
        NameSet taken = namesOf<PowerElement>(editor.project());
        element.name = claimName(nameStem(element.kind), taken);
        element.part = *embedded;
        element.hall = hall;
        element.pose = pose;
        const auto id = editor.add(std::move(element));
        if (!id) return id.error();
        made = ObjectRef::of(*id);
    }
    if (isSolid(editor.project(), made)) {
        auto there = solidsIn(editor.project(), hall, *footprintOf(editor.project(), made));
        std::erase(there, made);
        if (!there.empty())
            return Error{ErrorCode::Conflict, objectName(editor.project(), made),
                         objectName(editor.project(), there.front())};
    }
    return made;
}

DeviceRole deviceRoleOf(const PartSpec& part) {
    if (part.kind == "system" || part.kind == "rack_system") return DeviceRole::Server;
    if (part.kind == "storage") return DeviceRole::Storage;
    if (part.kind == "power_shelf") return DeviceRole::PowerShelf;
    if (part.kind == "server_cpu") return DeviceRole::Management;
    if (part.kind != "switch") return DeviceRole::Other;
    Bandwidth fastest;
    Protocols spoken = Protocols::None;
    for (const PortGroup& group : part.ports) {
        fastest = std::max(fastest, group.rate);
        spoken = spoken | group.protocols;
    }
    if (sharesProtocol(spoken, Protocols::NvLink)) return DeviceRole::ScaleUpSwitch;
    if (inGigabitsPerSecond(fastest) >= 200) return DeviceRole::ComputeSwitch;
    return inGigabitsPerSecond(fastest) >= 25 ? DeviceRole::InBandSwitch : DeviceRole::OutOfBandSwitch;
}

Device newDevice(const Project& project, PartId part) {
    Device device;
    device.part = part;
    device.role = deviceRoleOf(project.parts()[part].spec);
    if (const auto& psu = project.facts(part).psu) {
        device.psuOnA = static_cast<std::uint8_t>((psu->count + 1) / 2);
        device.psuOnB = static_cast<std::uint8_t>(psu->count / 2);
    }
    return device;
}

} // namespace cw
