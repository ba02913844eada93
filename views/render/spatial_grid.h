// Finds which of many rectangles lie in a region, without looking at all of them.
#pragma once

#include "model/base/geometry.h"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace cw::render {

/// Uniform grid over rectangles numbered from 0. Built once; about two cells a rectangle.
class SpatialGrid {
public:
    SpatialGrid() = default;
    explicit SpatialGrid(const std::vector<Rect>& items) { build(items); }

    /// Calls f(index) once for each item that overlaps or touches `region`; order unspecified.
    template <class F>
    void query(const Rect& region, F&& f) const {
        if (rects_.empty()) return;
        const int x0 = column(region.left()), x1 = column(region.right());
        const int y0 = line(region.top()), y1 = line(region.bottom());
        for (int y = y0; y <= y1; ++y) {
            for (int x = x0; x <= x1; ++x) {
                const std::size_t cell = std::size_t(y) * std::size_t(columns_) + std::size_t(x);
                for (std::uint32_t k = starts_[cell]; k < starts_[cell + 1]; ++k) {
                    const Rect& r = rects_[entries_[k]];
                    if (r.left() > region.right() || r.right() < region.left() || r.top() > region.bottom() ||
                        r.bottom() < region.top())
                        continue;
                    // An item in several cells is reported in the first of them that the region covers.
                    if (std::max(column(r.left()), x0) == x && std::max(line(r.top()), y0) == y)
                        f(entries_[k]);
                }
            }
        }
    }

    const std::vector<Rect>& rects() const { return rects_; }

private:
    void build(const std::vector<Rect>& items);
    int column(Um x) const { return index(x - origin_.x, columns_); }
    int line(Um y) const { return index(y - origin_.y, lines_); }
    int index(Um offset, int count) const {
        return offset <= 0 ? 0 : int(std::min<Um>(offset / cell_, count - 1));
    }

    std::vector<Rect> rects_;
    std::vector<std::uint32_t> starts_, entries_;
    Point origin_;
    Um cell_ = 1;
    int columns_ = 0;
    int lines_ = 0;
};

} // namespace cw::render
