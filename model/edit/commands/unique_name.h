#pragma once

#include "model/project.h"

#include <string>
#include <unordered_set>

namespace cw {

using NameSet = std::unordered_set<std::string>;

/// `like` when it is not taken, else the next number: "C04" gives "C05", "CRAH" gives "CRAH-2". Adds the
/// result to `taken`.
std::string claimName(const std::string& like, NameSet& taken);

/// Names of all racks (rows, devices…) in the project.
template <class T>
NameSet namesOf(const Project& project) {
    NameSet names;
    for (const auto& [id, value] : project.store<T>())
        names.insert(value.name);
    return names;
}

} // namespace cw
