#pragma once

#include "model/base/quantity.h"
#include "model/field_rules.h"
#include "model/ids.h"

#include <string>

namespace cw {

enum class WorkloadKind : std::uint8_t {
    LlmTraining,
    LlmInference,
    Recommendation,
    Vision,
    Simulation,
    Other
};
template <>
struct EnumNames<WorkloadKind> {
    static constexpr std::array<std::string_view, 6> values{"llm_training", "llm_inference", "recommendation",
                                                            "vision",       "simulation",    "other"};
};

/// What the cluster is for, as far as the planner has stated it. Unknown stays unknown.
struct Workload {
    static constexpr EntityKind kKind = EntityKind::Workload;
    std::string name;
    WorkloadKind kind = WorkloadKind::LlmTraining;
    std::optional<double> parameters; ///< count of model weights
    std::optional<double> tokens;     ///< training tokens
    std::string precision;            ///< "bf16", "fp8", …
    std::optional<Duration> deadline; ///< wanted time to finish
    std::optional<std::uint32_t> accelerators;
    std::string notes;
    bool operator==(const Workload&) const = default;
    static constexpr auto fields() {
        return std::tuple{
            field("name", &Workload::name),
            field("kind", &Workload::kind, limits::kNeeded),
            field("parameters", &Workload::parameters, limits::within(limits::kParameters)),
            field("tokens", &Workload::tokens, limits::within(limits::kTokens)),
            field("precision", &Workload::precision),
            field("deadline_s", &Workload::deadline, limits::within(limits::kDeadline)),
            field("accelerators", &Workload::accelerators, limits::within(limits::kAccelerators)),
            field("notes", &Workload::notes)};
    }
};

} // namespace cw
