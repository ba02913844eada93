// What an edit changed, as typed records. Views refresh only what changed; the dirty set reads the same
// stream.
#pragma once

#include "model/object_ref.h"

#include <cstdint>
#include <vector>

namespace cw {

enum class ChangeKind : std::uint8_t { Added, Removed, Modified };

struct Change {
    ObjectRef object;
    ChangeKind kind = ChangeKind::Modified;
    FieldMask fields = 0; ///< of a modification: which fields; else all
};

/// One committed, undone or redone step.
struct ChangeSet {
    std::uint64_t revision = 0; ///< the state reached; a number names one state for ever
    std::vector<Change> changes;
};

} // namespace cw
