// Which solver or equation answers which kind of reference case.
#pragma once

#include "app/cli/command.h"

#include <nlohmann/json.hpp>

#include <set>
#include <string>

namespace cw::cli {

/// What a case asks: its inputs, and the names of the values that it wants. Not its id, and not what it
/// expects.
struct CaseQuestion {
    const Json& inputs;
    std::set<std::string> wanted;
    std::vector<std::string> folders; ///< where files that inputs name are looked up, in this order
};

/// Values by name; a name that has no answer is left out. Unsupported when nothing here owns such inputs;
/// another error, naming the input, when they are wrong.
using CaseAnswer = Result<Json>;

/// Answers by the kind: a topology or sizing solver, or the equation of `calc` of that name.
CaseAnswer answerCase(const std::string& kind, const CaseQuestion& question);

// Each kind's own answer, one source file a group.
CaseAnswer answerTopology(const CaseQuestion& question);  ///< topology_counts and exact_bisection
CaseAnswer answerReference(const CaseQuestion& question); ///< reference_architecture
CaseAnswer answerOversubscription(const CaseQuestion& question);
CaseAnswer answerRealFile(const CaseQuestion& question);         ///< real_file
CaseAnswer answerThroughput(const CaseQuestion& question);       ///< max_concurrent_flow
CaseAnswer answerRandomThroughput(const CaseQuestion& question); ///< max_concurrent_flow_random
CaseAnswer answerRandomBound(const CaseQuestion& question);      ///< bound: of random regular graphs
CaseAnswer answerMedia(const CaseQuestion& question);            ///< media_choice

} // namespace cw::cli
