#include "model/ports.h"
#include "model/rules/all_rules.h"
#include "model/rules/drawn_facts.h"

#include <QtGlobal>

#include <algorithm>
#include <tuple>

namespace cw::rules {

namespace {

struct Use {
    PortRef port;
    CableId cable;
};

Finding about(CableId cable, const PortRef& end, std::uint8_t message) {
    Finding finding(kPortConflict.info);
    finding.message = message;
    finding.objects = {ObjectRef::of(cable), ObjectRef::of(end.device)};
    return finding;
}

/// A port that the part does not have, or a split that it cannot do. True when a finding was made.
bool checkEnd(const DrawnFacts& drawn, CableId cable, const PortRef& end, std::vector<Finding>& findings) {
    const Device& device = drawn.project().devices()[end.device];
    if (end.lanes == 0 || end.lane >= end.lanes) {
        Finding finding = about(cable, end, 3);
        finding.params = {ObjectRef::of(cable), FindingNumber{double(end.lane) + 1, "", 0},
                          FindingNumber{double(end.lanes), "", 0}, ObjectRef::of(end.device)};
        findings.push_back(std::move(finding));
        return true;
    }
    if (drawn.project().parts()[device.part].spec.ports.empty()) return false; // ports unknown: not judged
    const PortGroup* group = drawn.portGroup(device.part, end.port);
    if (!group) {
        Finding finding = about(cable, end, 1);
        finding.params = {ObjectRef::of(cable), FindingNumber{double(end.port) + 1, "", 0},
                          ObjectRef::of(end.device)};
        findings.push_back(std::move(finding));
        return true;
    }
    if (end.lanes > std::max(1u, group->maxBreakout)) {
        Finding finding = about(cable, end, 2);
        finding.params = {ObjectRef::of(cable), FindingNumber{double(end.lanes), "", 0},
                          ObjectRef::of(end.device),
                          FindingNumber{double(std::max(1u, group->maxBreakout)), "", 0}};
        findings.push_back(std::move(finding));
        return true;
    }
    return false;
}

void check(const DrawnFacts& drawn, std::vector<Finding>& findings) {
    const Project& project = drawn.project();
    std::vector<Use> uses;
    uses.reserve(project.cables().size() * 2);
    for (const auto& [id, cable] : project.cables())
        for (const PortRef* end : {&cable.a, &cable.b})
            if (!checkEnd(drawn, id, *end, findings)) uses.push_back({*end, id});

    const auto key = [](const Use& u) { return std::tuple(u.port.device, u.port.port, u.cable); };
    std::sort(uses.begin(), uses.end(), [&](const Use& a, const Use& b) { return key(a) < key(b); });
    for (std::size_t i = 0; i < uses.size(); ++i)
        for (std::size_t j = i + 1; j < uses.size(); ++j) {
            const Use& a = uses[i];
            const Use& b = uses[j];
            if (a.port.device != b.port.device || a.port.port != b.port.port) break;
            if (!portsOverlap(a.port, b.port)) continue;
            Finding finding = about(b.cable, b.port, 0);
            finding.objects.push_back(ObjectRef::of(a.cable));
            finding.params = {ObjectRef::of(b.cable), ObjectRef::of(a.cable),
                              FindingNumber{double(a.port.port) + 1, "", 0}, ObjectRef::of(a.port.device)};
            findings.push_back(std::move(finding));
            break; // the next cable in the same port is reported against this one's successor
        }
}

} // namespace

const Rule kPortConflict{
    {"port-conflict",
     Severity::Error,
     QT_TRANSLATE_NOOP("rules", "Port used twice"),
     QT_TRANSLATE_NOOP("rules",
                       "Both ends of each cable: the port exists, it can be split that way, and no other "
                       "cable takes the same port or the same piece of it."),
     {QT_TRANSLATE_NOOP("rules", "%1 and %2 are both in port %3 of %4"),
      QT_TRANSLATE_NOOP("rules", "%1 is in port %2 of %3, which has no such port"),
      QT_TRANSLATE_NOOP("rules", "%1 splits a port of %3 into %2; it can be split into %4 at most"),
      QT_TRANSLATE_NOOP("rules", "%1 takes piece %2 of a port of %4 that is split into %3")},
     QT_TRANSLATE_NOOP("rules", "Move one cable to a free port"),
     QT_TRANSLATE_NOOP("rules", "ports of the catalogue parts")},
    check};

} // namespace cw::rules
