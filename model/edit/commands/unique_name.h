#pragma once

#include "model/project.h"

#include <string>
#include <unordered_set>

namespace cw {

using NameSet = std::unordered_set<std::string>;

/// `like` when it is not taken, else the next number: "C04" gives "C05", "CRAH" gives "CRAH-2". Adds the
/// result to `taken`.
std::string claimName(const std::string& like, NameSet& taken);

/// The name of something in a rack, after the rack's own name has changed: "C04-pdu-a" in rack C04 becomes
/// "C05-pdu-a" in C05, "c04-n1" keeps its small letters; names that do not begin with the rack's stay.
std::string renamedWithRack(const std::string& name, const std::string& from, const std::string& to);

/// Names of all racks (rows, devices…) in the project.
template <class T>
NameSet namesOf(const Project& project) {
    NameSet names;
    for (const auto& [id, value] : project.store<T>())
        names.insert(value.name);
    return names;
}

} // namespace cw
