#include "model/cable_length.h"
#include "model/media_reach.h"
#include "model/rules/all_rules.h"
#include "model/rules/drawn_facts.h"

#include <QtGlobal>

namespace cw::rules {

namespace {

/// Longest link of a medium when no part says so, in m; slower lanes go 100 m on multimode.
std::optional<double> mediumReachM(Media media, double gbps) {
    switch (media) {
    case Media::Dac:
        return toM(reach::kPassiveCopper);
    case Media::Acc:
        return toM(reach::kActiveCopper);
    case Media::Aoc:
        return 100;
    case Media::MultiMode:
        return gbps > 100 ? toM(reach::kOm4) : 100;
    case Media::SingleMode:
        return toM(reach::kParallel);
    case Media::TwistedPair:
        return 100; // structured cabling, channel of 100 m
    case Media::Unspecified:
    case Media::Backplane:
        break;
    }
    return std::nullopt;
}

/// XDR runs at 200 Gb/s a lane, for which passive copper, multimode fibre and active optical cables do not
/// exist.
bool isImpossibleAtXdr(const Project& project, const Cable& cable) {
    constexpr double kXdrGbps = 800;
    return inGigabitsPerSecond(cable.speed) >= kXdrGbps &&
           project.fabrics()[cable.fabric].protocol == Protocol::InfiniBand &&
           (cable.media == Media::Dac || cable.media == Media::MultiMode || cable.media == Media::Aoc);
}

struct Limit {
    std::optional<double> reachM;
    std::optional<PartId> part; ///< that sets it
};

Limit limitOf(const DrawnFacts& drawn, const Cable& cable) {
    Limit limit;
    for (const auto& part : {cable.part, cable.opticA, cable.opticB}) {
        if (!part) continue;
        const auto reach = drawn.link(*part).reachM;
        if (reach && (!limit.reachM || *reach < *limit.reachM)) limit = {reach, part};
    }
    if (!limit.reachM) limit.reachM = mediumReachM(cable.media, inGigabitsPerSecond(cable.speed));
    return limit;
}

void check(const DrawnFacts& drawn, std::vector<Finding>& findings) {
    const Project& project = drawn.project();
    for (const auto& [id, cable] : project.cables()) {
        const ObjectRef self = ObjectRef::of(id);
        if (isImpossibleAtXdr(project, cable)) {
            Finding finding(kCableReach.info);
            finding.message = 2;
            finding.objects = {self};
            finding.params = {self, FindingNumber{inGigabitsPerSecond(cable.speed), "Gb/s", 0}};
            findings.push_back(std::move(finding));
            continue;
        }
        const Limit limit = limitOf(drawn, cable);
        if (!limit.reachM) continue;
        const double length = toM(cableLength(project, cable));
        if (length <= *limit.reachM) continue;
        Finding finding(kCableReach.info);
        finding.message = limit.part ? 0 : 1;
        finding.objects = {self};
        finding.params = {self, FindingNumber{length, "m", 1}, FindingNumber{*limit.reachM, "m", 1}};
        if (limit.part) finding.params.push_back(ObjectRef::of(*limit.part));
        findings.push_back(std::move(finding));
    }
}

} // namespace

const Rule kCableReach{
    {"cable-reach",
     Severity::Error,
     QT_TRANSLATE_NOOP("rules", "Cable longer than its medium reaches"),
     QT_TRANSLATE_NOOP("rules",
                       "The length of each cable, fixed or along the tray, against what its cable part and "
                       "transceivers reach, or what the medium reaches when they do not say."),
     {QT_TRANSLATE_NOOP("rules", "%1 is %2 long; %4 reaches %3"),
      QT_TRANSLATE_NOOP("rules", "%1 is %2 long; its medium reaches %3"),
      QT_TRANSLATE_NOOP("rules", "%1 runs at %2 InfiniBand, which needs active copper or single-mode fibre")},
     QT_TRANSLATE_NOOP("rules", "Choose a medium that reaches further, or move the devices closer"),
     QT_TRANSLATE_NOOP(
         "rules",
         "reach of the catalogue parts; else NVIDIA LinkX overview for 100G-PAM4 and structured cabling "
         "practice")},
    check};

} // namespace cw::rules
