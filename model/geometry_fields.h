// Field lists of the geometry composites, kept out of model/base so that solvers need not know of files.
#pragma once

#include "model/base/geometry.h"
#include "model/ids.h"

namespace cw {

template <>
struct EnumNames<Turn> {
    static constexpr std::array<std::string_view, 4> values{"north", "east", "south", "west"};
};

template <>
struct FieldsOf<Point> {
    static constexpr auto fields() { return std::tuple{field("x_um", &Point::x), field("y_um", &Point::y)}; }
};
template <>
struct FieldsOf<Size> {
    static constexpr auto fields() {
        return std::tuple{field("width_um", &Size::width), field("height_um", &Size::height)};
    }
};
template <>
struct FieldsOf<Rect> {
    static constexpr auto fields() {
        return std::tuple{field("origin", &Rect::origin), field("size", &Rect::size)};
    }
};
template <>
struct FieldsOf<Pose> {
    static constexpr auto fields() {
        return std::tuple{field("origin", &Pose::origin), field("turn", &Pose::turn)};
    }
};

} // namespace cw
