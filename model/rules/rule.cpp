#include "model/rules/rule.h"

#include "model/rules/all_rules.h"
#include "model/rules/drawn_facts.h"
#include "model/rules/waivers.h"

namespace cw {

std::span<const Rule* const> drawingRules() {
    static constexpr const Rule* kAll[] = {
        &rules::kUnitOverlap, &rules::kBeyondRack,      &rules::kDeviceDepth,    &rules::kRailWidth,
        &rules::kAirflow,     &rules::kPortConflict,    &rules::kCableSpeed,     &rules::kCableProtocol,
        &rules::kCableOptic,  &rules::kCableReach,      &rules::kMissingRail,    &rules::kNoNetwork,
        &rules::kNoPower,     &rules::kUnpluggedDevice, &rules::kSingleFeed,     &rules::kUnfedPower,
        &rules::kNoCooling,   &rules::kOutsideHall,     &rules::kOnObstacle,     &rules::kFloorOverlap,
        &rules::kAisleWidth,  &rules::kAisleFacing,     &rules::kContainmentGap, &rules::kDuplicateName,
        &rules::kEmptyRow,    &rules::kWorkloadSize,
    };
    return kAll;
}

std::vector<Finding> checkDrawing(const Project& project, std::stop_token stop) {
    std::vector<Finding> findings;
    const DrawnFacts drawn(project);
    for (const Rule* rule : drawingRules()) {
        if (stop.stop_requested()) break;
        rule->check(drawn, findings);
    }
    applyWaivers(findings, project);
    sortFindings(findings);
    return findings;
}

} // namespace cw
