// What no object may hold, whoever sets it: numbers outside their range (by default not finite, sizes below
// zero, coordinates so large that arithmetic on them would overflow), codes that stand for nothing, text that
// no file could hold.
#pragma once

#include "model/base/geometry.h"
#include "model/base/quantity.h"
#include "model/base/result.h"
#include "model/base/utf8.h"
#include "model/field_rules.h"

#include <cmath>
#include <string>

namespace cw {

constexpr Um kFarthest = 1'000'000'000'000; ///< 1,000 km: farther than any design reaches

namespace detail {

/// What is wrong with a value of some field; `path` is where it stands below the object.
struct BadField {
    std::string path;
    Phrase problem;
    std::optional<ValueRange> range = std::nullopt;
};
using MaybeBad = std::optional<BadField>;

inline MaybeBad bad(const char* problem) {
    return BadField{{}, Phrase::known(problem)};
}

/// A number against its rule.
inline MaybeBad numberProblem(double stored, const NumberRule& rule) {
    if (std::isfinite(stored) && rule.admits(stored)) return std::nullopt;
    BadField wrong{{}, Phrase::tr("out of range"), rule.range};
    wrong.range->found = stored / rule.perUnit;
    return wrong;
}

template <class T>
MaybeBad valueProblem(const T& value, const FieldRules& rules) {
    constexpr auto kNotFinite = Phrase::mark("not a finite number");
    constexpr auto kTooFar = Phrase::mark("beyond 1,000 km");
    if constexpr (std::is_same_v<T, std::string>) {
        if (!isValidUtf8(value)) return bad(Phrase::mark("not UTF-8 text"));
        if (!rules.text || value.empty() || rules.text->admits(value)) return std::nullopt;
        return BadField{{}, Phrase::tr("%1 is none: %2").arg(value).arg(Phrase::known(rules.text->allowed))};
    } else if constexpr (std::is_same_v<T, Size>) {
        if (rules.number) {
            if (auto wrong = numberProblem(double(value.width), *rules.number)) return wrong;
            return numberProblem(double(value.height), *rules.number);
        }
        if (value.width < 0 || value.height < 0) return bad(Phrase::mark("negative"));
        return value.width <= kFarthest && value.height <= kFarthest ? std::nullopt : bad(kTooFar);
    } else if constexpr (std::is_same_v<T, Temperature>) {
        return valueProblem(value.celsius(), rules);
    } else if constexpr (requires { value.base(); }) {
        if (rules.number) return numberProblem(value.base(), *rules.number);
        if (!std::isfinite(value.base())) return bad(kNotFinite);
        return value.base() >= 0 ? std::nullopt : bad(Phrase::mark("negative"));
    } else if constexpr (std::is_arithmetic_v<T> && !std::is_same_v<T, bool>) {
        if (rules.number) return numberProblem(static_cast<double>(value), *rules.number);
        if constexpr (std::is_same_v<T, double>) {
            if (!std::isfinite(value)) return bad(kNotFinite);
        } else if constexpr (std::is_same_v<T, Um>) {
            if (value < -kFarthest || value > kFarthest) return bad(kTooFar);
        }
        return std::nullopt;
    } else if constexpr (requires { value.has_value(); }) {
        return value ? valueProblem(*value, rules) : std::nullopt;
    } else {
        return std::nullopt;
    }
}

template <Described T>
MaybeBad firstBadField(const T& value) {
    MaybeBad found;
    forEachField<T>([&](auto f) {
        if (found) return;
        const auto& member = value.*(f.member);
        using Member = std::remove_cvref_t<decltype(member)>;
        found = valueProblem(member, f.rules);
        if (found) {
            found->path = f.name;
        } else {
            if constexpr (Described<Member>)
                found = firstBadField(member);
            else if constexpr (requires {
                                   requires Described<typename Member::value_type>;
                                   member.has_value();
                               })
                found = member ? firstBadField(*member) : std::nullopt;
            if (found) found->path = std::string(f.name) + "." + found->path;
        }
    });
    return found;
}

} // namespace detail

/// InvalidArgument naming the field ("rack/7.power_limit_w") of the first impossible value, what it is and
/// what it may be. `where` gives the object's name and is only asked when something is wrong: generators
/// check hundreds of thousands of objects.
template <Described T, class Where>
Status checkValue(const T& value, Where&& where) {
    const auto bad = detail::firstBadField(value);
    if (!bad) return {};
    Error error =
        Error::said(ErrorCode::InvalidArgument, std::string(where()) + "." + bad->path, bad->problem);
    error.range = bad->range;
    return error;
}

} // namespace cw
