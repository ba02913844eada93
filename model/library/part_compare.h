// What changes when a placed part is updated to the catalogue's present one.
#pragma once

#include "model/library/part_spec.h"

#include <string>
#include <vector>

namespace cw {

struct PartChange {
    enum class What : std::uint8_t { Added, Removed, Changed };

    What what = What::Changed;
    std::string key;    ///< a spec's key, "ports/<name>", or a field: "model", "placement"…
    std::string before; ///< value with unit in the C locale; empty when added
    std::string after;  ///< empty when removed

    bool operator==(const PartChange&) const = default;
};

/// Differences from `before` to `after`, fields first, then specs by key, then ports by name. A value whose
/// number stays but whose provenance, qualifier or source changes is listed too, with that told in the texts.
/// Revisions, dates and origins are not listed. Empty when nothing a planner can see changes.
std::vector<PartChange> compareParts(const PartSpec& before, const PartSpec& after);

/// "10200 W", "true", "0.5, 1, 2 m": a value as files and logs write it, in the C locale.
std::string valueText(const SpecValue& spec);

} // namespace cw
