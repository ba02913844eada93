#include "model/exchange/table_doc.h"

#include <charconv>
#include <cmath>
#include <type_traits>

namespace cw {

namespace {

bool startsFormula(char c) {
    return c == '=' || c == '+' || c == '-' || c == '@' || c == '\t' || c == '\r';
}

bool isPlainNumber(std::string_view text) {
    if (!text.empty() && text.front() == '+') text.remove_prefix(1);
    if (text.empty() || text.find_first_not_of("0123456789+-.eE") != std::string_view::npos) return false;
    double value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc() && end == text.data() + text.size() && std::isfinite(value);
}

template <class Number>
std::string numberText(Number value) {
    char buffer[64];
    auto [end, error] = std::to_chars(buffer, buffer + sizeof buffer, value);
    // No exponents where people read: 3000000, not 3e+06.
    if constexpr (std::is_floating_point_v<Number>)
        if (std::abs(value) < 1e15 && value == std::floor(value))
            end = std::to_chars(buffer, buffer + sizeof buffer, std::int64_t(value)).ptr;
    return error == std::errc() ? std::string(buffer, end) : std::string();
}

} // namespace

std::string neutralised(std::string_view text) {
    const bool risky = !text.empty() && startsFormula(text.front()) && !isPlainNumber(text);
    return (risky ? "'" : "") + std::string(text);
}

std::string_view withoutNeutraliser(std::string_view text) {
    if (text.size() >= 2 && text[0] == '\'' && startsFormula(text[1])) text.remove_prefix(1);
    return text;
}

std::string cellText(const TableCell& cell) {
    if (const auto* text = std::get_if<std::string>(&cell)) return *text;
    if (const auto* whole = std::get_if<std::int64_t>(&cell)) return numberText(*whole);
    if (const auto* real = std::get_if<double>(&cell))
        return std::isfinite(*real) ? numberText(*real) : std::string();
    return {};
}

} // namespace cw
