// Canvas geometry: whole micrometres, so that no drawing ever drifts. x grows to the east, y to the south.
#pragma once

#include <cstdint>

namespace cw {

using Um = std::int64_t; ///< micrometres

constexpr Um mm(double v) {
    return static_cast<Um>(v < 0 ? v * 1e3 - 0.5 : v * 1e3 + 0.5);
}
constexpr Um m(double v) {
    return mm(v * 1e3);
}
constexpr double toMm(Um v) {
    return static_cast<double>(v) / 1e3;
}
constexpr double toM(Um v) {
    return static_cast<double>(v) / 1e6;
}

struct Point {
    Um x = 0;
    Um y = 0;
    bool operator==(const Point&) const = default;
    constexpr Point operator+(Point o) const { return {x + o.x, y + o.y}; }
    constexpr Point operator-(Point o) const { return {x - o.x, y - o.y}; }
};

struct Size {
    Um width = 0;
    Um height = 0;
    bool operator==(const Size&) const = default;
};

struct Rect {
    Point origin; ///< north-west corner
    Size size;
    bool operator==(const Rect&) const = default;

    constexpr Um left() const { return origin.x; }
    constexpr Um top() const { return origin.y; }
    constexpr Um right() const { return origin.x + size.width; }
    constexpr Um bottom() const { return origin.y + size.height; }
    constexpr Point centre() const { return {origin.x + size.width / 2, origin.y + size.height / 2}; }
    constexpr bool contains(Point p) const {
        return p.x >= left() && p.x < right() && p.y >= top() && p.y < bottom();
    }
    constexpr bool contains(const Rect& r) const {
        return r.left() >= left() && r.right() <= right() && r.top() >= top() && r.bottom() <= bottom();
    }
    /// Touching edges do not overlap.
    constexpr bool overlaps(const Rect& r) const {
        return left() < r.right() && r.left() < right() && top() < r.bottom() && r.top() < bottom();
    }
};

/// Quarter turns clockwise. A rack's front looks north (towards smaller y) at Turn::North.
enum class Turn : std::uint8_t { North = 0, East = 1, South = 2, West = 3 };

/// Position of the north-west corner of the footprint as it lies, and the direction the front looks.
struct Pose {
    Point origin;
    Turn turn = Turn::North;
    bool operator==(const Pose&) const = default;
};

/// Footprint on the floor of an object `width` × `depth` (as seen from its own front) lying at `pose`.
constexpr Rect footprint(const Pose& pose, Um width, Um depth) {
    const bool sideways = pose.turn == Turn::East || pose.turn == Turn::West;
    return {pose.origin, sideways ? Size{depth, width} : Size{width, depth}};
}

} // namespace cw
