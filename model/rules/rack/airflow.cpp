#include "model/edit/project_editor.h"
#include "model/rules/all_rules.h"
#include "model/rules/drawn_facts.h"
#include "model/slots.h"

#include <QtGlobal>

#include <algorithm>
#include <map>

namespace cw::rules {

namespace {

/// True when the device draws its air at the rear of the rack. Parts that do not state a direction are not
/// judged.
bool drawsAtRear(const Device& device, const std::string& airflow) {
    if (airflow == "front-to-rear") return device.face == Face::Rear;
    if (airflow == "rear-to-front") return device.face == Face::Front;
    return false;
}

Face otherFace(Face face) {
    return face == Face::Front ? Face::Rear : Face::Front;
}

bool turnedFits(const Project& project, DeviceId id) {
    const Device& device = project.devices()[id];
    return occupants(project, device.rack, slotUse(project, device.part, device.u, otherFace(device.face)),
                     id)
        .empty();
}

Status turnDevice(ProjectEditor& editor, DeviceId id) {
    const Device* device = editor.project().find(id);
    if (!device) return Error{ErrorCode::NotFound, "airflow", "the device is gone"};
    if (!drawsAtRear(*device, textOf(editor.project().parts()[device->part].spec, "airflow")))
        return Error{ErrorCode::Conflict, "airflow", "the device has been turned already"};
    if (!turnedFits(editor.project(), id))
        return Error{ErrorCode::Conflict, "airflow", "another device takes the units on the other face"};
    return editor.set(id, &Device::face, otherFace(device->face));
}

/// Turns every device of the list that still needs it; nothing is changed when one of them cannot be turned.
Status turnDevices(ProjectEditor& editor, const std::vector<DeviceId>& devices) {
    for (const DeviceId id : devices)
        if (Status status = turnDevice(editor, id); !status) return status;
    return {};
}

void check(const DrawnFacts& drawn, std::vector<Finding>& findings) {
    const Project& project = drawn.project();
    // Devices of one part mounted alike are one finding: sixty equal lines help nobody.
    std::map<std::pair<PartId, Face>, std::vector<DeviceId>> groups;
    for (const auto& [id, device] : project.devices())
        if (device.u != 0 && drawsAtRear(device, drawn.mount(device.part).airflow))
            groups[{device.part, device.face}].push_back(id);
    for (const auto& [key, devices] : groups) {
        Finding finding(kAirflow.info);
        finding.message = drawn.mount(key.first).airflow == "rear-to-front" ? 0 : 1;
        for (const DeviceId id : devices)
            finding.objects.push_back(ObjectRef::of(id));
        finding.params = {FindingNumber{double(devices.size()), "", 0},
                          project.parts()[key.first].spec.model};
        const bool allFit =
            std::all_of(devices.begin(), devices.end(), [&](DeviceId id) { return turnedFits(project, id); });
        if (allFit)
            finding.fix = [devices = devices](ProjectEditor& editor) { return turnDevices(editor, devices); };
        findings.push_back(std::move(finding));
    }
}

} // namespace

const Rule kAirflow{
    {"airflow",
     Severity::Warning,
     QT_TRANSLATE_NOOP("rules", "Device draws hot-aisle air"),
     QT_TRANSLATE_NOOP("rules",
                       "The stated airflow of each device and the face that it is mounted on: air must "
                       "enter at the front of the rack."),
     {QT_TRANSLATE_NOOP("rules",
                        "%1 × %2: airflow is rear-to-front; mounted this way it draws hot-aisle air"),
      QT_TRANSLATE_NOOP("rules",
                        "%1 × %2: airflow is front-to-rear; mounted at the rear it draws hot-aisle air")},
     QT_TRANSLATE_NOOP("rules", "Turn the device so that its intake looks to the cold aisle"),
     "airflow direction of the catalogue part"},
    check};

} // namespace cw::rules
