#include "model/exchange/fabric/write_names.h"

#include <algorithm>
#include <charconv>

namespace cw {

namespace {

bool isLetterOrDigit(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9');
}

} // namespace

std::string plainNumber(double value) {
    char buffer[32];
    return {buffer, std::to_chars(buffer, buffer + sizeof buffer, value).ptr};
}

std::string SafeNames::make(std::string_view name) {
    std::string safe;
    for (const char c : name)
        safe += isLetterOrDigit(c) || c == '.' || c == '_' || c == '-' ? c : '-';
    while (!safe.empty() && !isLetterOrDigit(safe.front()))
        safe.erase(safe.begin());
    const auto cut = [](std::string text, std::size_t longest) {
        text.resize(std::min(text.size(), longest));
        while (!text.empty() && !isLetterOrDigit(text.back()))
            text.pop_back();
        return text;
    };
    safe = cut(std::move(safe), longest_);
    if (safe.empty()) safe = "x";
    std::string unique = safe;
    for (std::size_t n = 2; !taken_.insert(unique).second; ++n) {
        const std::string tail = "-" + std::to_string(n);
        unique = cut(safe, longest_ - tail.size()) + tail;
    }
    return unique;
}

std::string oneLine(std::string_view text) {
    std::string line(text);
    std::replace_if(
        line.begin(), line.end(), [](unsigned char c) { return c < 0x20 || c == 0x7f; }, ' ');
    return line;
}

} // namespace cw
