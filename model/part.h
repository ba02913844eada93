#pragma once

#include "model/field_rules.h"
#include "model/ids.h"
#include "model/library/part_spec.h"

namespace cw {

/// A copy of a catalogue part inside the project, so that a design means the same wherever it is opened.
struct Part {
    static constexpr EntityKind kKind = EntityKind::Part;
    PartSpec spec;
    bool operator==(const Part&) const = default;
    static constexpr auto fields() { return std::tuple{field("spec", &Part::spec, limits::kNeeded)}; }
};

} // namespace cw
