// Typed ids: ids of different things do not compare; absence is std::optional.
#pragma once

#include <compare>
#include <cstdint>
#include <functional>

namespace cw {

/// Names one object of type T for the life of a project. 1-based; never reused for another object while
/// history can still bring the first one back.
template <class T>
class Id {
public:
    constexpr Id() = default;
    constexpr explicit Id(std::uint32_t value)
        : value_(value) {}
    constexpr std::uint32_t value() const { return value_; }
    constexpr auto operator<=>(const Id&) const = default;

private:
    std::uint32_t value_ = 0;
};

} // namespace cw

template <class T>
struct std::hash<cw::Id<T>> {
    std::size_t operator()(cw::Id<T> id) const noexcept { return std::hash<std::uint32_t>{}(id.value()); }
};
