#include "model/rules/all_rules.h"
#include "model/rules/drawn_facts.h"

#include <QtGlobal>

#include <algorithm>

namespace cw::rules {

namespace {

FindingTerm termOf(Media media) {
    switch (media) {
    case Media::Unspecified:
        return {QT_TRANSLATE_NOOP("rules", "unspecified medium")};
    case Media::Dac:
        return {QT_TRANSLATE_NOOP("rules", "passive copper (DAC)")};
    case Media::Acc:
        return {QT_TRANSLATE_NOOP("rules", "active copper (ACC)")};
    case Media::Aoc:
        return {QT_TRANSLATE_NOOP("rules", "active optical cable (AOC)")};
    case Media::MultiMode:
        return {QT_TRANSLATE_NOOP("rules", "multimode fibre")};
    case Media::SingleMode:
        return {QT_TRANSLATE_NOOP("rules", "single-mode fibre")};
    case Media::TwistedPair:
        return {QT_TRANSLATE_NOOP("rules", "twisted pair")};
    case Media::Backplane:
        return {QT_TRANSLATE_NOOP("rules", "backplane")};
    }
    return {};
}

bool needsOptics(Media media) {
    return media == Media::MultiMode || media == Media::SingleMode;
}

/// Sockets that take a transceiver or a cable with moulded plugs.
bool isPluggable(const std::string& family) {
    return family == "OSFP" || family == "QSFP" || family == "SFP";
}

enum Message : std::uint8_t { MissingOptic, NeedlessOptic, WrongGlass, WrongPlug, WrongSocket, WrongCable };

class CableCheck {
public:
    CableCheck(const DrawnFacts& drawn, CableId id, const Cable& cable, std::vector<Finding>& findings)
        : drawn_(drawn)
        , id_(id)
        , cable_(cable)
        , findings_(findings) {}

    void run() {
        checkCablePart();
        checkEnd(cable_.a, cable_.opticA);
        checkEnd(cable_.b, cable_.opticB);
    }

private:
    void report(Message message, ObjectRef at, FindingParam third) {
        Finding finding(kCableOptic.info);
        finding.message = message;
        finding.objects = {ObjectRef::of(id_)};
        if (at.kind == EntityKind::Device) finding.objects.push_back(at);
        finding.params = {ObjectRef::of(id_), at, std::move(third), termOf(cable_.media)};
        findings_.push_back(std::move(finding));
    }

    void checkCablePart() {
        if (!cable_.part || cable_.media == Media::Unspecified) return;
        const auto& media = drawn_.link(*cable_.part).media;
        if (media && *media != cable_.media) report(WrongCable, ObjectRef::of(*cable_.part), termOf(*media));
    }

    void checkEnd(const PortRef& end, const std::optional<PartId>& optic) {
        const ObjectRef device = ObjectRef::of(end.device);
        const PortGroup* group = drawn_.portGroup(drawn_.project().devices()[end.device].part, end.port);
        const std::string family = group ? connectorFamily(group->connector) : std::string();
        if (optic) {
            if (cable_.media != Media::Unspecified && !needsOptics(cable_.media)) {
                report(NeedlessOptic, device, ObjectRef::of(*optic));
                return;
            }
            const LinkPartFacts& facts = drawn_.link(*optic);
            if (facts.media && needsOptics(cable_.media) && *facts.media != cable_.media)
                report(WrongGlass, device, ObjectRef::of(*optic));
            if (!family.empty() && !facts.plugs.empty() && facts.plugs.front() != family)
                report(WrongPlug, device, ObjectRef::of(*optic));
            return;
        }
        if (!group || family.empty()) return;
        if (needsOptics(cable_.media)) {
            if (isPluggable(family))
                report(MissingOptic, device, group->connector);
            else if (family == "RJ45")
                report(WrongSocket, device, group->connector);
            return;
        }
        const bool copperPair = cable_.media == Media::TwistedPair;
        const bool moulded =
            cable_.media == Media::Dac || cable_.media == Media::Acc || cable_.media == Media::Aoc;
        if ((copperPair && isPluggable(family)) || (moulded && family == "RJ45"))
            report(WrongSocket, device, group->connector);
        else if (moulded && cable_.part && plugMissing(*cable_.part, family))
            report(WrongPlug, device, ObjectRef::of(*cable_.part));
    }

    /// The part states both plugs and neither fits this socket.
    bool plugMissing(PartId part, const std::string& family) const {
        const auto& plugs = drawn_.link(part).plugs;
        return plugs.size() == 2 && isPluggable(family) &&
               std::find(plugs.begin(), plugs.end(), family) == plugs.end();
    }

    const DrawnFacts& drawn_;
    CableId id_;
    const Cable& cable_;
    std::vector<Finding>& findings_;
};

void check(const DrawnFacts& drawn, std::vector<Finding>& findings) {
    for (const auto& [id, cable] : drawn.project().cables())
        CableCheck(drawn, id, cable, findings).run();
}

} // namespace

const Rule kCableOptic{
    {"cable-optic",
     Severity::Error,
     QT_TRANSLATE_NOOP("rules", "Medium and ends do not match"),
     QT_TRANSLATE_NOOP("rules",
                       "The medium of each cable against its part, its transceivers and the sockets at both "
                       "ends."),
     {QT_TRANSLATE_NOOP("rules", "%1 is %4 and has no transceiver at %2 (%3)"),
      QT_TRANSLATE_NOOP("rules", "%1 is %4, which has its own plugs, but carries %3 at %2"),
      QT_TRANSLATE_NOOP("rules", "%1 is %4, but %3 at %2 is for the other kind of fibre"),
      QT_TRANSLATE_NOOP("rules", "%1: %3 does not fit the socket of %2"),
      QT_TRANSLATE_NOOP("rules", "%1 is %4 and does not fit the %3 socket of %2"),
      QT_TRANSLATE_NOOP("rules", "%1 is drawn as %4, but %2 is %3")},
     QT_TRANSLATE_NOOP("rules", "Choose a cable and transceivers that fit both sockets"),
     QT_TRANSLATE_NOOP("rules", "connectors, fibre kinds and media of the catalogue parts")},
    check};

} // namespace cw::rules
