// Money is exact: whole minor units and an ISO 4217 currency.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

namespace cw {

struct Currency {
    std::array<char, 3> code{'U', 'S', 'D'};
    bool operator==(const Currency&) const = default;
    constexpr std::string_view view() const { return {code.data(), code.size()}; }
};

struct Money {
    std::int64_t minor = 0; ///< cents for USD and EUR
    Currency currency;
    bool operator==(const Money&) const = default;
};

} // namespace cw
