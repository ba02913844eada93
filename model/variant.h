#pragma once

#include "model/field_rules.h"
#include "model/ids.h"

#include <string>

namespace cw {

/// A design kept inside the file beside the open one.
struct Variant {
    static constexpr EntityKind kKind = EntityKind::Variant;
    std::string name;
    std::string note;
    std::string created;  ///< ISO 8601 UTC
    std::string snapshot; ///< canonical JSON of the design, without its own variants
    bool operator==(const Variant&) const = default;
    static constexpr auto fields() {
        return std::tuple{field("name", &Variant::name), field("note", &Variant::note),
                          field("created", &Variant::created),
                          field("snapshot", &Variant::snapshot, limits::kNeeded)};
    }
};

/// A finding that the planner accepts as it reads, with the reason that reports print; see
/// model/rules/waivers.h.
struct Waiver {
    static constexpr EntityKind kKind = EntityKind::Waiver;
    std::string rule;   ///< id of the design rule
    std::string object; ///< "rack/12"; empty: every object of the rule
    std::string found;  ///< what the finding said; empty: whatever it says
    std::string reason;
    std::string author;
    std::string created; ///< ISO 8601 UTC
    bool operator==(const Waiver&) const = default;
    static constexpr auto fields() {
        return std::tuple{field("rule", &Waiver::rule, limits::kNeeded),
                          field("object", &Waiver::object),
                          field("found", &Waiver::found),
                          field("reason", &Waiver::reason),
                          field("author", &Waiver::author),
                          field("created", &Waiver::created)};
    }
};

} // namespace cw
