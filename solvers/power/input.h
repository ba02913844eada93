// What the power solver reads: elements from utility to rack PDU, the links between them, and the loads.
#pragma once

#include "solvers/common/sourced.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace cw::solvers::power {

enum class ElementKind : std::uint8_t {
    Utility,   ///< a source
    Generator, ///< a source
    Transformer,
    Switchgear,
    TransferSwitch,
    Ups,
    Pdu, ///< floor-standing distribution
    Rpp, ///< remote power panel
    Busway,
    TapBox,
    PowerShelf,
    RackPdu,
};

enum class Side : std::uint8_t { None, A, B };

/// How an element with several upstream links draws from them.
enum class FeedMode : std::uint8_t {
    Parallel, ///< equally from all that are alive
    Transfer, ///< from the first that is alive, in the order of the links
};

/// P_loss = a + b P + c P^2 / rated, with P the power delivered. a in W; b and c without unit.
/// Fit it to at least three load points; see loss_curves.h. All zero: no losses (cable and panel).
struct LossCurve {
    double a = 0;
    double b = 0;
    double c = 0;
    Phrase source;
    Provenance provenance = Provenance::Assumed;

    bool lossless() const { return a == 0 && b == 0 && c == 0; }
};

/// Every limit that is known counts; the smallest binds.
struct Element {
    std::string label;
    ElementKind kind = ElementKind::Switchgear;
    Side side = Side::None;
    FeedMode feed = FeedMode::Parallel;
    MaybeSourced ratingW;  ///< rated output, W
    MaybeSourced ratingVa; ///< rated output, VA; times the power factor of the options
    MaybeSourced voltageV; ///< line to line for three phases, between the conductors for one, V
    int phases = 3;        ///< 1 or 3
    MaybeSourced breakerA; ///< output breaker, A
    double continuousFactor =
        1; ///< share of the breaker that a continuous load may use: 0.8 where NEC rules, else 1
    LossCurve loss;
    std::int32_t group =
        -1; ///< elements of one group >= 0 run in parallel on a common output and share equally
};

/// Power flows from `upstream` to `downstream`; both index PowerInput::elements.
struct Link {
    std::uint32_t upstream = 0;
    std::uint32_t downstream = 0;
};

/// One cord, or several on the same element.
struct Supply {
    std::uint32_t element = 0;
    double share = 1; ///< weight of this cord in the split between live cords (number of power supplies)
    std::optional<double> capacityW; ///< what the power supplies behind it can carry, W
};

struct Load {
    std::string label;
    MaybeSourced drawW; ///< W; unknown counts as zero and is named
    bool it = true;     ///< false for fans, pumps and the like that hang on the same tree
    std::vector<Supply> supplies;
};

struct PowerInput {
    std::vector<Element> elements;
    std::vector<Link> links;
    std::vector<Load> loads;
    MaybeSourced coolingW; ///< power of cooling that is not drawn as loads, W
};

} // namespace cw::solvers::power
