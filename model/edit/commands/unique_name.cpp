#include "model/edit/commands/unique_name.h"

#include <algorithm>

#include <cstdint>

namespace cw {

std::string claimName(const std::string& like, NameSet& taken) {
    if (taken.insert(like).second) return like;
    std::size_t digits = 0;
    while (digits < like.size() && digits < 9 && like[like.size() - 1 - digits] >= '0' &&
           like[like.size() - 1 - digits] <= '9')
        ++digits;
    std::string stem = like.substr(0, like.size() - digits);
    std::uint64_t n = digits > 0 ? std::stoull(like.substr(stem.size())) : 1;
    if (digits == 0) stem += "-";
    for (;;) {
        std::string number = std::to_string(++n);
        if (number.size() < digits) number.insert(0, digits - number.size(), '0');
        std::string name = stem + number;
        if (taken.insert(name).second) return name;
    }
}

std::string renamedWithRack(const std::string& name, const std::string& from, const std::string& to) {
    const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? char(c - 'A' + 'a') : c; };
    if (from.empty() || name.size() < from.size()) return name;
    bool exact = true;
    for (std::size_t i = 0; i < from.size(); ++i) {
        if (lower(name[i]) != lower(from[i])) return name;
        exact = exact && name[i] == from[i];
    }
    std::string stem = to;
    if (!exact)
        std::transform(stem.begin(), stem.end(), stem.begin(), lower); // "c04-n1" keeps its small letters
    return stem + name.substr(from.size());
}

} // namespace cw
