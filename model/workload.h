#pragma once

#include "model/base/quantity.h"
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
        return std::tuple{field("name", &Workload::name),
                          field("kind", &Workload::kind),
                          field("parameters", &Workload::parameters),
                          field("tokens", &Workload::tokens),
                          field("precision", &Workload::precision),
                          field("deadline_s", &Workload::deadline),
                          field("accelerators", &Workload::accelerators),
                          field("notes", &Workload::notes)};
    }
};

} // namespace cw
