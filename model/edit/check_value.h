// What no object may hold, whoever sets it: numbers that are not finite, sizes below zero, coordinates so
// large that arithmetic on them would overflow, text that no file could hold.
#pragma once

#include "model/base/geometry.h"
#include "model/base/quantity.h"
#include "model/base/result.h"
#include "model/base/utf8.h"
#include "model/fields.h"

#include <cmath>
#include <string>

namespace cw {

constexpr Um kFarthest = 1'000'000'000'000; ///< 1,000 km: farther than any design reaches

namespace detail {

template <class T>
const char* valueProblem(const T& value) {
    if constexpr (std::is_same_v<T, double>) {
        return std::isfinite(value) ? nullptr : "not a finite number";
    } else if constexpr (std::is_same_v<T, Um>) {
        return value >= -kFarthest && value <= kFarthest ? nullptr : "beyond 1,000 km";
    } else if constexpr (std::is_same_v<T, std::string>) {
        return isValidUtf8(value) ? nullptr : "not UTF-8 text";
    } else if constexpr (std::is_same_v<T, Temperature>) {
        return valueProblem(value.celsius());
    } else if constexpr (requires { value.base(); }) {
        if (!std::isfinite(value.base())) return "not a finite number";
        return value.base() >= 0 ? nullptr : "negative";
    } else if constexpr (std::is_same_v<T, Size>) {
        return value.width >= 0 && value.height >= 0 && value.width <= kFarthest && value.height <= kFarthest
                   ? nullptr
                   : "negative or beyond 1,000 km";
    } else if constexpr (requires { value.has_value(); }) {
        return value ? valueProblem(*value) : nullptr;
    } else {
        return nullptr;
    }
}

/// Where below the object the first impossible member is, and what is wrong with it.
struct BadField {
    std::string path;
    const char* problem = nullptr;
};

template <Described T>
std::optional<BadField> firstBadField(const T& value) {
    std::optional<BadField> bad;
    forEachField<T>([&](auto f) {
        if (bad) return;
        const auto& member = value.*(f.member);
        using Member = std::remove_cvref_t<decltype(member)>;
        if (const char* problem = valueProblem(member)) {
            bad = BadField{f.name, problem};
        } else if constexpr (Described<Member>) {
            if (auto inner = firstBadField(member))
                bad = BadField{std::string(f.name) + "." + inner->path, inner->problem};
        }
    });
    return bad;
}

} // namespace detail

/// InvalidArgument naming the field ("rack/7.power_limit_w") of the first impossible value. `where` gives the
/// object's name and is only asked when something is wrong: generators check hundreds of thousands of
/// objects.
template <Described T, class Where>
Status checkValue(const T& value, Where&& where) {
    const auto bad = detail::firstBadField(value);
    if (!bad) return {};
    return Error{ErrorCode::InvalidArgument, std::string(where()) + "." + bad->path, bad->problem};
}

} // namespace cw
