// The power tree as arrays: supernodes (groups of parallel elements), their order, and who feeds whom.
#pragma once

#include "model/base/result.h"
#include "solvers/power/power.h"

#include <cstdint>
#include <span>
#include <vector>

namespace cw::solvers::power {

/// Lists of indices packed behind each other.
class Lists {
public:
    Lists() = default;
    /// `pairs` of (list, item); items keep their order.
    Lists(std::size_t lists, const std::vector<std::pair<std::uint32_t, std::uint32_t>>& pairs);
    std::span<const std::uint32_t> operator[](std::size_t list) const {
        return {items_.data() + start_[list], items_.data() + start_[list + 1]};
    }

private:
    std::vector<std::uint32_t> start_;
    std::vector<std::uint32_t> items_;
};

struct Graph {
    std::vector<std::uint32_t> nodeOf; ///< element -> supernode
    Lists members;                     ///< supernode -> elements
    Lists upstream;                    ///< element -> elements, in the order of the links
    Lists downstream;                  ///< supernode -> elements that hang on it
    Lists loads;                       ///< supernode -> loads with a cord on it
    std::vector<std::uint32_t> order;  ///< supernodes, sources first
    std::vector<std::uint32_t> rank;   ///< supernode -> place in `order`

    std::size_t nodeCount() const { return order.size(); }
};

bool isSource(ElementKind kind);

/// Errors: Conflict with the labels along a cycle.
Result<Graph> buildGraph(const PowerInput& input);

/// The smallest known limit of an element, W, and which it is; infinite when none is known.
struct Capacity {
    double watts = 0;
    Limit limit = Limit::None;
};
Capacity capacityOf(const Element& e, const PowerOptions& options);

/// Loss of an element that delivers `outW`, W.
inline double lossW(const Element& e, double outW) {
    const LossCurve& l = e.loss;
    // A curve with c needs a rating; the input check has seen to it.
    const double square =
        l.c == 0 ? 0 : l.c * outW * outW / (e.ratingW ? e.ratingW->value : e.ratingVa->value);
    return l.a + l.b * outW + square;
}

inline double drawW(const Load& l) {
    return l.drawW ? l.drawW->value : 0.0;
}

} // namespace cw::solvers::power
