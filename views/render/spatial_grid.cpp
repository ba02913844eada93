#include "views/render/spatial_grid.h"

#include "model/placement.h"

#include <algorithm>
#include <cmath>

namespace cw::render {

void SpatialGrid::build(const std::vector<Rect>& items) {
    rects_ = items;
    if (items.empty()) return;
    const Rect all = boundingRect(items);
    origin_ = all.origin;
    // Square cells, as many as items, but none smaller than half a metre.
    const double area = double(std::max<Um>(1, all.size.width)) * double(std::max<Um>(1, all.size.height));
    cell_ = std::max<Um>(mm(500), Um(std::sqrt(area / double(items.size()))));
    const auto count = [&](Um extent) { return int(std::clamp<Um>(extent / cell_ + 1, 1, 4096)); };
    columns_ = count(all.size.width);
    lines_ = count(all.size.height);
    // A hall that is one thin line would make more cells than the clamp allows; widen them to fit.
    cell_ = std::max({cell_, all.size.width / columns_ + 1, all.size.height / lines_ + 1});

    const std::size_t cells = std::size_t(columns_) * std::size_t(lines_);
    starts_.assign(cells + 1, 0);
    const auto forCells = [&](const Rect& r, auto&& f) {
        for (int y = line(r.top()); y <= line(r.bottom()); ++y)
            for (int x = column(r.left()); x <= column(r.right()); ++x)
                f(std::size_t(y) * std::size_t(columns_) + std::size_t(x));
    };
    for (const Rect& r : rects_)
        forCells(r, [&](std::size_t cell) { ++starts_[cell + 1]; });
    for (std::size_t cell = 0; cell < cells; ++cell)
        starts_[cell + 1] += starts_[cell];
    entries_.resize(starts_[cells]);
    std::vector<std::uint32_t> next(starts_.begin(), starts_.end() - 1);
    for (std::uint32_t i = 0; i < rects_.size(); ++i)
        forCells(rects_[i], [&](std::size_t cell) { entries_[next[cell]++] = i; });
}

} // namespace cw::render
