#pragma once

#include "model/base/quantity.h"
#include "model/field_rules.h"
#include "model/geometry_fields.h"

#include <string>

namespace cw {

enum class PowerKind : std::uint8_t {
    Utility,
    MediumVoltage,
    Transformer,
    Switchgear,
    Genset,
    Ups,
    Rpp,
    Busway,
    RackPdu,
    Sts,
    PowerShelf
};
template <>
struct EnumNames<PowerKind> {
    static constexpr std::array<std::string_view, 11> values{
        "utility", "medium_voltage", "transformer", "switchgear", "genset",     "ups",
        "rpp",     "busway",         "rack_pdu",    "sts",        "power_shelf"};
};

enum class FeedSide : std::uint8_t { None, A, B };
template <>
struct EnumNames<FeedSide> {
    static constexpr std::array<std::string_view, 3> values{"none", "a", "b"};
};

/// Loss of an element that delivers P of its rating R: constant + linear·P + quadratic·P²/R, in W.
struct LossCurve {
    Power constant;
    double linear = 0;
    double quadratic = 0;
    bool operator==(const LossCurve&) const = default;
    static constexpr auto fields() {
        return std::tuple{field("constant_w", &LossCurve::constant),
                          field("linear", &LossCurve::linear, limits::within(limits::kLossShare)),
                          field("quadratic", &LossCurve::quadratic, limits::within(limits::kLossShare))};
    }
};

/// A node of the power graph between the utility and the rack PDUs.
struct PowerElement {
    static constexpr EntityKind kKind = EntityKind::PowerElement;
    std::string name;
    PowerKind kind = PowerKind::RackPdu;
    FeedSide side = FeedSide::None;
    std::optional<PartId> part;
    std::optional<Power> rating; ///< what it may carry, before any continuous-load rule
    Voltage voltage;             ///< line to line, of its output; 0 when it does not apply
    std::uint8_t phases = 3;
    bool continuousRule = false; ///< 80 % of the breaker for continuous load (NEC practice)
    LossCurve loss;
    std::string parallelGroup;  ///< elements of one group share load; empty: stands alone
    std::optional<HallId> hall; ///< where its losses go and where it is drawn
    std::optional<RackId> rack; ///< of a rack PDU
    std::optional<Pose> pose;
    std::string source; ///< of rating and losses when no part gives them
    bool operator==(const PowerElement&) const = default;
    static constexpr auto fields() {
        return std::tuple{field("name", &PowerElement::name),
                          field("kind", &PowerElement::kind, limits::kNeeded),
                          field("side", &PowerElement::side),
                          partField("part", &PowerElement::part, &powerParts),
                          field("rating_w", &PowerElement::rating, limits::within(limits::kRating)),
                          field("voltage_v", &PowerElement::voltage, limits::neededWithin(limits::kVoltage)),
                          field("phases", &PowerElement::phases, limits::neededWithin(limits::kPhases)),
                          field("continuous_rule", &PowerElement::continuousRule),
                          field("loss", &PowerElement::loss),
                          field("parallel_group", &PowerElement::parallelGroup),
                          field("hall", &PowerElement::hall),
                          field("rack", &PowerElement::rack),
                          field("pose", &PowerElement::pose),
                          field("source", &PowerElement::source)};
    }
};

/// `to` is fed by `from`.
struct PowerLink {
    static constexpr EntityKind kKind = EntityKind::PowerLink;
    PowerElementId from;
    PowerElementId to;
    bool operator==(const PowerLink&) const = default;
    static constexpr auto fields() {
        return std::tuple{field("from", &PowerLink::from), field("to", &PowerLink::to)};
    }
};

} // namespace cw
