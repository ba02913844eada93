// What each rack has before its front and behind its rear: the next rack, unit, building element or wall.
#pragma once

#include "model/rules/drawn_facts.h"

namespace cw::rules {

struct AisleView {
    std::uint32_t rack = 0; ///< index into DrawnFacts::floorItems()
    bool front = true;      ///< looking out of the front, else out of the rear
    Um gap = 0;             ///< free depth
    ObjectRef neighbour;    ///< a rack, power or cooling element, obstacle, or the hall itself for its edge
    std::optional<Turn> neighbourFront; ///< of a rack
};

/// The nearest thing within `depth` of the front and of the rear of each rack; nothing where the floor is
/// free. Keep-out areas and doors are free floor. Things that stand on the rack itself are left out.
std::vector<AisleView> aisleViews(const DrawnFacts& drawn, Um depth);

constexpr Turn opposite(Turn turn) {
    return static_cast<Turn>((static_cast<unsigned>(turn) + 2) % 4);
}

/// The row of a rack, or the rack itself when it has none: findings name rows, not each rack of them.
ObjectRef rowOrSelf(const Project& project, ObjectRef object);

} // namespace cw::rules
