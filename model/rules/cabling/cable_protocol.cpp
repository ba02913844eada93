#include "model/rules/all_rules.h"
#include "model/rules/drawn_facts.h"

#include <QtGlobal>

namespace cw::rules {

namespace {

Protocols bitOf(Protocol protocol) {
    switch (protocol) {
    case Protocol::InfiniBand:
        return Protocols::InfiniBand;
    case Protocol::Ethernet:
        return Protocols::Ethernet;
    case Protocol::NvLink:
        return Protocols::NvLink;
    }
    return Protocols::None;
}

FindingTerm termOf(Protocol protocol) {
    switch (protocol) {
    case Protocol::InfiniBand:
        return {QT_TRANSLATE_NOOP("rules", "InfiniBand")};
    case Protocol::Ethernet:
        return {QT_TRANSLATE_NOOP("rules", "Ethernet")};
    case Protocol::NvLink:
        return {QT_TRANSLATE_NOOP("rules", "NVLink")};
    }
    return {};
}

void check(const DrawnFacts& drawn, std::vector<Finding>& findings) {
    const Project& project = drawn.project();
    for (const auto& [id, cable] : project.cables()) {
        const Protocol protocol = project.fabrics()[cable.fabric].protocol;
        for (const PortRef* end : {&cable.a, &cable.b}) {
            const PortGroup* group = drawn.portGroup(project.devices()[end->device].part, end->port);
            if (!group || group->protocols == Protocols::None) continue;
            if (sharesProtocol(group->protocols, bitOf(protocol))) continue;
            Finding finding(kCableProtocol.info);
            finding.objects = {ObjectRef::of(id), ObjectRef::of(end->device)};
            finding.params = {ObjectRef::of(id), ObjectRef::of(end->device), termOf(protocol),
                              ObjectRef::of(cable.fabric)};
            findings.push_back(std::move(finding));
        }
    }
}

} // namespace

const Rule kCableProtocol{
    {"cable-protocol",
     Severity::Error,
     QT_TRANSLATE_NOOP("rules", "Port does not speak the fabric's protocol"),
     QT_TRANSLATE_NOOP("rules",
                       "The protocol of each cable's fabric against what the ports at both ends can speak."),
     {QT_TRANSLATE_NOOP("rules", "%1 belongs to %4, but its port of %2 does not speak %3")},
     QT_TRANSLATE_NOOP("rules", "Use another port or put the cable into another fabric"),
     QT_TRANSLATE_NOOP("rules", "protocols of the catalogue parts")},
    check};

} // namespace cw::rules
