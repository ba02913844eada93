#include "model/exchange/fabric/hostlist.h"

#include "model/exchange/fabric/text_scan.h"

#include <algorithm>
#include <map>

namespace cw {

namespace {

std::string padded(unsigned long long value, std::size_t width) {
    std::string digits = std::to_string(value);
    return digits.size() < width ? std::string(width - digits.size(), '0') + digits : digits;
}

/// "001-018,20" -> the numbers as text; false when it is none or too long.
bool expandRanges(std::string_view ranges, std::vector<std::string>& into) {
    for (std::size_t at = 0; at <= ranges.size();) {
        const std::size_t comma = std::min(ranges.find(',', at), ranges.size());
        const std::string_view range = ranges.substr(at, comma - at);
        const std::size_t dash = range.find('-');
        const std::string_view low = range.substr(0, dash);
        const std::string_view high = dash == std::string_view::npos ? low : range.substr(dash + 1);
        const auto first = numberIn<unsigned long long>(low), last = numberIn<unsigned long long>(high);
        if (!first || !last || *last < *first || *last - *first >= kLongestHostlist) return false;
        for (unsigned long long n = *first; n <= *last; ++n)
            into.push_back(padded(n, low.size()));
        if (into.size() > kLongestHostlist) return false;
        at = comma + 1;
    }
    return true;
}

bool expandName(std::string_view name, std::vector<std::string>& into) {
    std::vector<std::string> made{{}};
    while (!name.empty()) {
        const std::size_t open = name.find('[');
        const std::string_view plain = name.substr(0, open);
        if (plain.find(']') != std::string_view::npos) return false;
        for (std::string& text : made)
            text += plain;
        if (open == std::string_view::npos) break;
        const std::size_t close = name.find(']', open);
        if (close == std::string_view::npos) return false;
        std::vector<std::string> numbers;
        if (!expandRanges(name.substr(open + 1, close - open - 1), numbers)) return false;
        if (made.size() * numbers.size() > kLongestHostlist) return false;
        std::vector<std::string> longer;
        longer.reserve(made.size() * numbers.size());
        for (const std::string& text : made)
            for (const std::string& number : numbers)
                longer.push_back(text + number);
        made = std::move(longer);
        name.remove_prefix(close + 1);
    }
    into.insert(into.end(), std::make_move_iterator(made.begin()), std::make_move_iterator(made.end()));
    return into.size() <= kLongestHostlist;
}

} // namespace

std::optional<std::vector<std::string>> expandHostlist(std::string_view list) {
    std::vector<std::string> names;
    int depth = 0;
    std::size_t begin = 0;
    for (std::size_t i = 0; i <= list.size(); ++i) {
        if (i < list.size() && list[i] == '[') ++depth;
        if (i < list.size() && list[i] == ']') --depth;
        if (depth < 0 || depth > 1) return std::nullopt;
        if (i < list.size() && (list[i] != ',' || depth > 0)) continue;
        const std::string_view name = trimmed(list.substr(begin, i - begin));
        if (!name.empty() && !expandName(name, names)) return std::nullopt;
        begin = i + 1;
    }
    if (depth != 0 || names.empty()) return std::nullopt;
    return names;
}

std::string packHostlist(const std::vector<std::string>& names) {
    struct Family {
        std::string prefix;
        std::size_t width = 0;
        std::vector<unsigned long long> numbers;
    };
    std::vector<Family> families;
    std::map<std::pair<std::string, std::size_t>, std::size_t> index;
    for (const std::string& name : names) {
        std::size_t digits = name.size();
        while (digits > 0 && name.size() - digits < 18 && name[digits - 1] >= '0' && name[digits - 1] <= '9')
            --digits;
        const std::string_view number = std::string_view(name).substr(digits);
        // Numbers without leading zeros are of one family whatever their width.
        const std::size_t width = number.size() > 1 && number.front() == '0' ? number.size() : 0;
        const auto [at, fresh] = index.emplace(
            std::pair(name.substr(0, digits), number.empty() ? SIZE_MAX : width), families.size());
        if (fresh) families.push_back({name.substr(0, digits), width, {}});
        if (!number.empty()) families[at->second].numbers.push_back(*numberIn<unsigned long long>(number));
    }
    // "001-009" runs on into "010" and "100", which have no leading zero.
    for (Family& padding : families) {
        if (padding.width == 0) continue;
        for (Family& plain : families) {
            if (&plain == &padding || plain.width != 0 || plain.prefix != padding.prefix) continue;
            const auto fits = [&](unsigned long long n) { return std::to_string(n).size() == padding.width; };
            const auto rest = std::stable_partition(plain.numbers.begin(), plain.numbers.end(),
                                                    [&](unsigned long long n) { return !fits(n); });
            padding.numbers.insert(padding.numbers.end(), rest, plain.numbers.end());
            const bool emptied = rest == plain.numbers.begin() && rest != plain.numbers.end();
            plain.numbers.erase(rest, plain.numbers.end());
            if (emptied) plain.width = SIZE_MAX; // nothing of it is left
        }
    }
    std::string list;
    for (Family& family : families) {
        if (family.width == SIZE_MAX) continue;
        if (!list.empty()) list += ',';
        list += family.prefix;
        std::vector<unsigned long long>& numbers = family.numbers;
        if (numbers.empty()) continue;
        std::sort(numbers.begin(), numbers.end());
        numbers.erase(std::unique(numbers.begin(), numbers.end()), numbers.end());
        std::string ranges;
        for (std::size_t i = 0; i < numbers.size();) {
            std::size_t last = i;
            while (last + 1 < numbers.size() && numbers[last + 1] == numbers[last] + 1)
                ++last;
            if (!ranges.empty()) ranges += ',';
            ranges += padded(numbers[i], family.width);
            if (last > i) ranges += '-' + padded(numbers[last], family.width);
            i = last + 1;
        }
        list += numbers.size() > 1 ? '[' + ranges + ']' : ranges;
    }
    return list;
}

} // namespace cw
