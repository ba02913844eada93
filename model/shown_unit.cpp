#include "model/shown_unit.h"

#include <string_view>

namespace cw {

namespace {

constexpr double kFoot = 0.3048;        // exact: international yard and pound agreement, 1959
constexpr double kPound = 0.45359237;   // exact: the same
constexpr double kGallon = 3.785411784; // US liquid gallon in litres, exact: 231 cubic inches
constexpr double kCubicFoot = kFoot * kFoot * kFoot;

struct Pair {
    std::string_view metric;
    ShownUnit imperial;
};
constexpr Pair kPairs[] = {
    {"mm", {"in", 1e-3 / (kFoot / 12), 0, 1}},
    {"m", {"ft", 1 / kFoot}},
    {"m²", {"ft²", 1 / (kFoot * kFoot)}},
    {"kg", {"lb", 1 / kPound}},
    {"kg/m²", {"lb/ft²", kFoot* kFoot / kPound, 0, 1}},
    {"°C", {"°F", 1.8, 32}},
    {"L/min", {"gpm", 1 / kGallon, 0, 1}},
    {"m³/h", {"CFM", 1 / (kCubicFoot * 60)}},
    {"m³/s", {"CFM", 60 / kCubicFoot}},
};

} // namespace

ShownUnit shownUnit(UnitSystem system, const char* metric) {
    if (system == UnitSystem::Imperial)
        for (const Pair& pair : kPairs)
            if (pair.metric == metric) return pair.imperial;
    return {metric};
}

} // namespace cw
