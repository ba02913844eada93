#include "model/base/nearest.h"

#include <algorithm>
#include <array>
#include <utility>

namespace cw {

namespace {

constexpr std::size_t kLongest = 64;

std::string folded(std::string_view text) {
    std::string result(text.substr(0, kLongest));
    for (char& c : result)
        if (c >= 'A' && c <= 'Z') c = char(c - 'A' + 'a');
    return result;
}

bool isBlank(std::string_view text) {
    return text.find_first_not_of(" \t\r\n") == std::string_view::npos;
}

/// Letters to insert, drop, replace or swap with their neighbour to get from one text to the other; gives up
/// with a number above `most`.
std::size_t editDistance(std::string_view a, std::string_view b, std::size_t most) {
    std::array<std::array<std::size_t, kLongest + 1>, 3> rows{};
    for (std::size_t j = 0; j <= b.size(); ++j)
        rows[0][j] = j;
    for (std::size_t i = 1; i <= a.size(); ++i) {
        auto& row = rows[i % 3];
        const auto& above = rows[(i + 2) % 3];
        const auto& twoAbove = rows[(i + 1) % 3];
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            row[j] =
                std::min({above[j] + 1, row[j - 1] + 1, above[j - 1] + (a[i - 1] == b[j - 1] ? 0u : 1u)});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                row[j] = std::min(row[j], twoAbove[j - 2] + 1);
        }
        const auto least = [&](const auto& r) {
            return *std::min_element(r.begin(), r.begin() + b.size() + 1);
        };
        if (least(row) > most && least(above) > most) return most + 1;
    }
    return rows[a.size() % 3][b.size()];
}

} // namespace

std::vector<std::string> nearestNames(std::string_view wanted, std::span<const std::string> names,
                                      std::size_t most) {
    const std::string target = folded(wanted);
    if (isBlank(target)) return {};
    constexpr std::size_t kFar = 1000;
    std::vector<std::pair<std::size_t, std::size_t>> ranked; // distance, index
    for (std::size_t i = 0; i < names.size(); ++i) {
        const std::string name = folded(names[i]);
        if (name.empty()) continue;
        const std::size_t longer = std::max(target.size(), name.size());
        std::size_t distance = kFar;
        const std::size_t alike = std::max<std::size_t>(1, longer / 3);
        // Bounded below by the difference in length, which spares most of the work in long lists.
        if (longer - std::min(target.size(), name.size()) <= alike)
            distance = editDistance(target, name, alike);
        if (distance > alike) distance = kFar;
        // The beginning of a name, or a part of it, is worth about two wrong letters.
        if (target.size() >= 2 && name.starts_with(target)) distance = std::min<std::size_t>(distance, 2);
        if (target.size() >= 3 && name.find(target) != std::string::npos)
            distance = std::min<std::size_t>(distance, 3);
        if (distance < kFar) ranked.emplace_back(distance, i);
    }
    const auto count = std::min(most, ranked.size());
    std::partial_sort(ranked.begin(), ranked.begin() + std::ptrdiff_t(count), ranked.end());
    std::vector<std::string> result;
    for (std::size_t i = 0; i < ranked.size() && result.size() < count; ++i)
        if (std::find(result.begin(), result.end(), names[ranked[i].second]) == result.end())
            result.push_back(names[ranked[i].second]);
    return result;
}

Error unknownName(std::string_view where, std::string_view wanted, std::span<const std::string> known) {
    const std::string before = where.empty() ? std::string() : std::string(where) + " ";
    if (isBlank(wanted))
        return Error::said(ErrorCode::InvalidArgument, before + "'" + std::string(wanted) + "'",
                           Phrase::tr("an empty name"));
    Error error{ErrorCode::NotFound, before + std::string(wanted), {}};
    error.nearest = nearestNames(wanted, known);
    return error;
}

} // namespace cw
