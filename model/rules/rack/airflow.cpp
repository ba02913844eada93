#include "model/edit/project_editor.h"
#include "model/rules/all_rules.h"
#include "model/rules/drawn_facts.h"
#include "model/slots.h"

#include <QtGlobal>

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

void check(const DrawnFacts& drawn, std::vector<Finding>& findings) {
    const Project& project = drawn.project();
    for (const auto& [id, device] : project.devices()) {
        const std::string& airflow = drawn.mount(device.part).airflow;
        if (device.u == 0 || !drawsAtRear(device, airflow)) continue;
        Finding finding(kAirflow.info);
        finding.message = airflow == "rear-to-front" ? 0 : 1;
        finding.objects = {ObjectRef::of(id), ObjectRef::of(device.rack)};
        finding.params = {ObjectRef::of(id), project.parts()[device.part].spec.model};
        if (turnedFits(project, id))
            finding.fix = [id = id](ProjectEditor& editor) { return turnDevice(editor, id); };
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
                        "%1: airflow of %2 is rear-to-front; mounted this way it draws hot-aisle air"),
      QT_TRANSLATE_NOOP("rules",
                        "%1: airflow of %2 is front-to-rear; mounted at the rear it draws hot-aisle air")},
     QT_TRANSLATE_NOOP("rules", "Turn the device so that its intake looks to the cold aisle"),
     "airflow direction of the catalogue part"},
    check};

} // namespace cw::rules
