// What differs between two designs: objects by kind and id, field by field, and the bill of materials by
// part.
#pragma once

#include "model/bill/bill_of_materials.h"
#include "model/change/change.h"
#include "model/project.h"

#include <string>
#include <vector>

namespace cw {

/// One field of a changed object; values as in the canonical JSON, "null" for an absent one.
struct FieldDiff {
    std::string name;
    std::string before;
    std::string after;
    bool operator==(const FieldDiff&) const = default;
};

struct ObjectDiff {
    ObjectRef object;
    ChangeKind kind = ChangeKind::Modified;
    std::string name;       ///< as objectName: in the new design, or in the old one for a removed object
    std::string nameBefore; ///< where a modification renamed it, else empty
    std::vector<FieldDiff> fields; ///< of a modification, in the order of the fields
    bool operator==(const ObjectDiff&) const = default;
};

/// Every difference, by kind in file order, then by id. An object is the same one when kind and id are;
/// applying the list to `before` gives `after`.
std::vector<ObjectDiff> diffProjects(const Project& before, const Project& after);

/// Pieces of one line of the bill in both designs; only lines whose count differs.
struct BillDiff {
    std::string kind;
    std::string partId; ///< empty without a part
    std::string vendor;
    std::string model;
    std::uint64_t before = 0;
    std::uint64_t after = 0;
    bool operator==(const BillDiff&) const = default;
};

/// Lines in the order of the new bill, then those that only the old one has.
std::vector<BillDiff> diffBills(const BillOfMaterials& before, const BillOfMaterials& after);

} // namespace cw
