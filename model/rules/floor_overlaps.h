// Which rectangles of two lists overlap, by a sweep from west to east.
#pragma once

#include "model/base/geometry.h"
#include "model/ids.h"

#include <algorithm>
#include <vector>

namespace cw::rules {

struct SweepRect {
    HallId hall;
    Rect area;
    std::uint32_t index = 0; ///< of the caller's own list
};

/// Calls visit(a.index, b.index) for each pair of `as` and `bs` in one hall whose areas overlap; touching
/// edges do not. Time grows with the pairs that overlap in x, not with the product of the lists.
template <class Visit>
void forEachOverlap(std::vector<SweepRect> as, std::vector<SweepRect> bs, Visit&& visit) {
    const auto order = [](const SweepRect& p, const SweepRect& q) {
        return std::tuple(p.hall, p.area.left(), p.index) < std::tuple(q.hall, q.area.left(), q.index);
    };
    std::sort(as.begin(), as.end(), order);
    std::sort(bs.begin(), bs.end(), order);
    std::vector<const SweepRect*> openA;
    std::vector<const SweepRect*> openB;
    const auto meet = [&](const SweepRect& next, std::vector<const SweepRect*>& open, bool nextIsA) {
        std::erase_if(open, [&](const SweepRect* o) {
            return o->hall != next.hall || o->area.right() <= next.area.left();
        });
        for (const SweepRect* o : open)
            if (o->area.overlaps(next.area)) {
                if (nextIsA)
                    visit(next.index, o->index);
                else
                    visit(o->index, next.index);
            }
    };
    std::size_t i = 0, j = 0;
    while (i < as.size() || j < bs.size()) {
        const bool takeA = j == bs.size() || (i < as.size() && !order(bs[j], as[i]));
        if (takeA) {
            meet(as[i], openB, true);
            openA.push_back(&as[i++]);
        } else {
            meet(bs[j], openA, false);
            openB.push_back(&bs[j++]);
        }
    }
}

} // namespace cw::rules
