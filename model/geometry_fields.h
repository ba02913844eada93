// Field lists of the geometry composites, kept out of model/base so that solvers need not know of files.
#pragma once

#include "model/base/geometry.h"
#include "model/field_rules.h"
#include "model/ids.h"

namespace cw {

template <>
struct EnumNames<Turn> {
    static constexpr std::array<std::string_view, 4> values{"north", "east", "south", "west"};
};

template <>
struct FieldsOf<Point> {
    static constexpr auto fields() {
        return std::tuple{field("x_um", &Point::x, limits::kNeeded),
                          field("y_um", &Point::y, limits::kNeeded)};
    }
};
template <>
struct FieldsOf<Size> {
    static constexpr auto fields() {
        return std::tuple{field("width_um", &Size::width, limits::kNeeded),
                          field("height_um", &Size::height, limits::kNeeded)};
    }
};
template <>
struct FieldsOf<Rect> {
    static constexpr auto fields() {
        return std::tuple{field("origin", &Rect::origin, limits::kNeeded),
                          field("size", &Rect::size, limits::kNeeded)};
    }
};
template <>
struct FieldsOf<Pose> {
    static constexpr auto fields() {
        return std::tuple{field("origin", &Pose::origin, limits::kNeeded),
                          field("turn", &Pose::turn, limits::kNeeded)};
    }
};

} // namespace cw
