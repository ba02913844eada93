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
bool drawsAtRear(const Device& device, std::optional<Face> intake) {
    return intake && device.face != *intake;
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

/// Turns those of the devices that still draw at the rear; all of them fit, or nothing is done.
Status turnDevices(ProjectEditor& editor, const std::vector<DeviceId>& devices) {
    std::size_t turned = 0;
    for (const DeviceId id : devices) {
        const Device* device = editor.project().find(id);
        if (!device || !drawsAtRear(*device, intakeFace(editor.project().parts()[device->part].spec)))
            continue;
        if (!turnedFits(editor.project(), id))
            return Error::said(ErrorCode::Conflict, "airflow",
                               Phrase::tr("another device takes the units on the other face"));
        if (Status s = editor.set(id, &Device::face, otherFace(device->face)); !s) return s;
        ++turned;
    }
    if (turned == 0)
        return Error::said(ErrorCode::Conflict, "airflow",
                           Phrase::tr("the devices have been turned already"));
    return {};
}

/// One finding for the equal devices of a rack: a rack of switches is turned as one.
void report(const DrawnFacts& drawn, PartId part, const std::vector<DeviceId>& devices,
            std::vector<Finding>& findings) {
    const Project& project = drawn.project();
    const bool rearToFront = drawn.mount(part).intake == Face::Rear;
    const bool several = devices.size() > 1;
    Finding finding(kAirflow.info);
    finding.message = std::uint8_t((several ? 2 : 0) + (rearToFront ? 0 : 1));
    for (const DeviceId id : devices)
        finding.objects.push_back(ObjectRef::of(id));
    const ObjectRef rack = ObjectRef::of(project.devices()[devices.front()].rack);
    finding.params = {several ? rack : finding.objects.front(), project.parts()[part].spec.model,
                      FindingNumber{double(devices.size()), "", 0}};
    finding.objects.push_back(rack);
    const bool fits =
        std::all_of(devices.begin(), devices.end(), [&](DeviceId id) { return turnedFits(project, id); });
    if (fits) finding.fix = [devices](ProjectEditor& editor) { return turnDevices(editor, devices); };
    findings.push_back(std::move(finding));
}

void check(const DrawnFacts& drawn, std::vector<Finding>& findings) {
    const Project& project = drawn.project();
    std::map<PartId, std::vector<DeviceId>> wrong;
    for (const auto& [rackId, rack] : project.racks()) {
        wrong.clear();
        for (const DeviceId id : project.referrers<Device>(rackId)) {
            const Device& device = project.devices()[id];
            if (device.u > 0 && drawsAtRear(device, drawn.mount(device.part).intake))
                wrong[device.part].push_back(id);
        }
        for (const auto& [part, devices] : wrong)
            report(drawn, part, devices, findings);
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
                        "%1: airflow of %2 is front-to-rear; mounted at the rear it draws hot-aisle air"),
      QT_TRANSLATE_NOOP("rules",
                        "%1: airflow of %3 × %2 is rear-to-front; mounted this way they draw hot-aisle air"),
      QT_TRANSLATE_NOOP(
          "rules", "%1: airflow of %3 × %2 is front-to-rear; mounted at the rear they draw hot-aisle air")},
     QT_TRANSLATE_NOOP(
         "rules",
         "Turn the intake to the cold aisle; the ports of a rear-to-front switch then look to the hot aisle"),
     QT_TRANSLATE_NOOP("rules", "airflow direction of the catalogue part")},
    check};

} // namespace cw::rules
