#include "solvers/power/power.h"

#include "solvers/common/limit.h"
#include "solvers/power/flow.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <unordered_set>

namespace cw::solvers::power {

namespace {

constexpr double kFull = 1 + 1e-9; ///< above it an element is overloaded; keeps rounding from crying wolf

struct ElementLimit {
    MaybeSourced Element::*value;
    NumberLimit limit;
};
constexpr ElementLimit kElementLimits[] = {
    {&Element::ratingW,
     {.field = "ratingW",
      .quantity = Phrase::mark("rated power"),
      .unit = "kW",
      .perUnit = 1e3,
      .aboveLow = true}},
    {&Element::ratingVa,
     {.field = "ratingVa",
      .quantity = Phrase::mark("rated apparent power"),
      .unit = "kVA",
      .perUnit = 1e3,
      .aboveLow = true}},
    {&Element::voltageV,
     {.field = "voltageV", .quantity = Phrase::mark("voltage"), .unit = "V", .aboveLow = true}},
    {&Element::breakerA,
     {.field = "breakerA", .quantity = Phrase::mark("breaker"), .unit = "A", .aboveLow = true}},
};
constexpr NumberLimit kPowerFactor{
    .field = "powerFactor", .quantity = Phrase::mark("power factor"), .low = 0.5, .high = 1};
constexpr NumberLimit kPhases{
    .field = "phases", .quantity = Phrase::mark("number of phases (1 or 3)"), .low = 1, .high = 3};
constexpr NumberLimit kContinuous{.field = "continuousFactor",
                                  .quantity = Phrase::mark("share for continuous load"),
                                  .high = 1,
                                  .aboveLow = true};
constexpr NumberLimit kConstantLoss{
    .field = "loss.a", .quantity = Phrase::mark("constant loss"), .unit = "kW", .perUnit = 1e3};
constexpr NumberLimit kLinearLoss{.field = "loss.b",
                                  .quantity = Phrase::mark("loss in proportion to the load"),
                                  .unit = "%",
                                  .perUnit = 1e-2,
                                  .low = -1,
                                  .high = 1,
                                  .aboveLow = true,
                                  .belowHigh = true};
constexpr NumberLimit kSquareLoss{.field = "loss.c",
                                  .quantity = Phrase::mark("loss with the square of the load"),
                                  .unit = "%",
                                  .perUnit = 1e-2,
                                  .high = 1,
                                  .belowHigh = true};
constexpr NumberLimit kRatingForSquareLoss{
    .field = "loss.c without a rating",
    .quantity = Phrase::mark("rated power, which the loss with the square of the load refers to,"),
    .unit = "kW",
    .perUnit = 1e3,
    .aboveLow = true};
constexpr NumberLimit kRatingForNegativeLoss{
    .field = "loss.b below zero without a rating",
    .quantity = Phrase::mark("rated power, which a loss that falls with the load refers to,"),
    .unit = "kW",
    .perUnit = 1e3,
    .aboveLow = true};
constexpr NumberLimit kLossAtPartLoad{.field = "loss.b makes the loss negative",
                                      .quantity = Phrase::mark("loss at part load"),
                                      .unit = "kW",
                                      .perUnit = 1e3};
constexpr NumberLimit kDraw{.field = "drawW", .quantity = Phrase::mark("draw"), .unit = "kW", .perUnit = 1e3};
constexpr NumberLimit kSupplyShare{.field = "supplies.share",
                                   .quantity = Phrase::mark("number of power supplies on a feed"),
                                   .aboveLow = true};
constexpr NumberLimit kSupplyCapacity{.field = "supplies.capacityW",
                                      .quantity = Phrase::mark("rating of the power supplies on a feed"),
                                      .unit = "kW",
                                      .perUnit = 1e3};
constexpr NumberLimit kCooling{
    .field = "coolingW", .quantity = Phrase::mark("power of the cooling"), .unit = "kW", .perUnit = 1e3};

std::optional<Error> problemOf(const Element& e) {
    for (const ElementLimit& l : kElementLimits)
        if (auto bad = outside(e.label, l.limit, e.*l.value)) return bad;
    if (e.phases != 1 && e.phases != 3) return refusal(e.label, kPhases, e.phases);
    if (auto bad = outside(e.label, kContinuous, e.continuousFactor)) return bad;
    if (auto bad = outside(e.label, kConstantLoss, e.loss.a)) return bad;
    if (auto bad = outside(e.label, kLinearLoss, e.loss.b)) return bad;
    if (auto bad = outside(e.label, kSquareLoss, e.loss.c)) return bad;
    const bool isRated = e.ratingW || e.ratingVa;
    if (e.loss.c > 0 && !isRated) return refusal(e.label, kRatingForSquareLoss, std::nullopt);
    // b of a fitted curve may be negative, as long as the loss itself is not, up to the rated power.
    if (e.loss.b < 0) {
        if (!isRated) return refusal(e.label, kRatingForNegativeLoss, std::nullopt);
        const double rated = e.ratingW ? e.ratingW->value : e.ratingVa->value;
        const double lowest = e.loss.c > 0 ? std::min(rated, -e.loss.b * rated / (2 * e.loss.c)) : rated;
        if (auto bad = outside(e.label, kLossAtPartLoad, lossW(e, lowest))) return bad;
    }
    return std::nullopt;
}

std::optional<Error> problemOf(const PowerInput& input, const Load& l) {
    if (auto bad = outside(l.label, kDraw, l.drawW)) return bad;
    for (const Supply& s : l.supplies) {
        if (s.element >= input.elements.size()) return dangling(l.label, "supplies.element");
        if (auto bad = outside(l.label, kSupplyShare, s.share)) return bad;
        if (s.capacityW)
            if (auto bad = outside(l.label, kSupplyCapacity, *s.capacityW)) return bad;
    }
    return std::nullopt;
}

std::optional<Error> problemOf(const PowerInput& input) {
    for (const Element& e : input.elements)
        if (auto bad = problemOf(e)) return bad;
    std::unordered_set<std::uint64_t> seen;
    for (const Link& l : input.links) {
        if (l.upstream >= input.elements.size()) return dangling("links", "upstream");
        if (l.downstream >= input.elements.size()) return dangling("links", "downstream");
        if (!seen.insert(std::uint64_t{l.upstream} << 32 | l.downstream).second)
            return Error{ErrorCode::Duplicate, "links",
                         input.elements[l.upstream].label + " > " + input.elements[l.downstream].label};
    }
    for (const Load& l : input.loads)
        if (auto bad = problemOf(input, l)) return bad;
    return outside("cooling", kCooling, input.coolingW);
}

std::vector<double> capacitiesOf(const PowerInput& input, const PowerOptions& options) {
    std::vector<double> watts;
    watts.reserve(input.elements.size());
    for (const Element& e : input.elements)
        watts.push_back(capacityOf(e, options).watts);
    return watts;
}

void fillElements(const PowerInput& input, const PowerOptions& options, const Flow& flow,
                  PowerResult& result) {
    for (std::size_t i = 0; i < input.elements.size(); ++i) {
        const Element& e = input.elements[i];
        ElementResult& r = result.elements[i];
        r.fed = flow.alive[i] != 0;
        r.loadKw = flow.outW[i] / 1e3;
        r.inputKw = flow.inW[i] / 1e3;
        r.lossKw = r.fed ? lossW(e, flow.outW[i]) / 1e3 : 0;
        const Capacity capacity = capacityOf(e, options);
        r.limit = capacity.limit;
        ++result.ratings.total;
        if (capacity.limit != Limit::None) {
            ++result.ratings.known;
            r.ratingKw = capacity.watts / 1e3;
            r.loadPct = 100 * flow.outW[i] / capacity.watts;
            r.worstSingleFailurePct = r.loadPct;
        } else {
            result.ratings.missing.push_back(e.label);
        }
        if (e.voltageV)
            r.currentA = flow.outW[i] / ((e.phases == 3 ? std::numbers::sqrt3 : 1.0) * e.voltageV->value *
                                         options.powerFactor);
        if (!r.fed) result.unfedElements.push_back(static_cast<std::uint32_t>(i));
    }
}

void countCooling(const PowerInput& input, PowerResult& result) {
    result.coolingKnown = input.coolingW.has_value();
    result.facilityKw = result.sourceKw + result.unfedKw + (input.coolingW ? input.coolingW->value / 1e3 : 0);
}

void fillTotals(const PowerInput& input, const Graph& g, const Flow& flow, PowerResult& result) {
    double fedKw = 0;
    for (std::uint32_t i = 0; i < input.loads.size(); ++i) {
        const Load& l = input.loads[i];
        const double kw = drawW(l) / 1e3;
        (l.it ? result.itKw : result.mechanicalKw) += kw;
        ++result.draws.total;
        if (l.drawW)
            ++result.draws.known;
        else
            result.draws.missing.push_back(l.label);
        const bool fed = std::any_of(l.supplies.begin(), l.supplies.end(), [&](const Supply& s) {
            return flow.nodeAlive[g.nodeOf[s.element]] != 0;
        });
        if (fed) {
            fedKw += kw;
        } else if (kw > 0) {
            result.unfedLoads.push_back(i);
            result.unfedKw += kw;
        }
    }
    for (std::size_t i = 0; i < input.elements.size(); ++i) {
        result.lossesKw += result.elements[i].lossKw;
        // A source drawn below another one is fed by it: only what has no upstream enters the balance.
        if (g.upstream[i].empty()) result.sourceKw += result.elements[i].inputKw;
    }
    countCooling(input, result);
    if (result.sourceKw > 0)
        result.balanceResidual = std::abs(result.sourceKw - result.lossesKw - fedKw) / result.sourceKw;
    result.treeOk = result.unfedElements.empty() && result.unfedLoads.empty();
}

/// What the loss of one side as a whole means.
struct SideLoss {
    bool exists = false;
    bool survives = false;         ///< nothing lost among loads with two cords, nothing overloaded
    bool survivesForLoads = false; ///< nothing lost or short at all
};

class Failures {
public:
    Failures(const PowerInput& input, const PowerOptions& options, const Graph& g, const Flow& flow)
        : input_(input)
        , capacityW_(capacitiesOf(input, options))
        , sweep_(input, g, flow) {}

    /// False when cancelled.
    bool run(const std::stop_token& stop, PowerResult& result) {
        for (std::uint32_t e = 0; e < input_.elements.size(); ++e) {
            if (e % 64 == 0 && stop.stop_requested()) return false;
            failOne(e, result);
        }
        for (ElementResult& r : result.elements)
            r.ok = r.fed && (!r.worstSingleFailurePct || *r.worstSingleFailurePct <= 100 * kFull);
        classify(result);
        return true;
    }

private:
    std::uint32_t overloads() const {
        std::uint32_t count = 0;
        for (std::uint32_t e : sweep_.touched())
            count += sweep_.outW(e) > capacityW_[e] * kFull ? 1 : 0;
        return count;
    }

    void failOne(std::uint32_t failed, PowerResult& result) {
        const Impact impact = sweep_.fail({&failed, 1});
        ElementResult& cause = result.elements[failed];
        cause.lostLoads = impact.lost;
        cause.lostKw = impact.lostW / 1e3;
        cause.shortfallLoads = impact.shortfall;
        cause.overloads = overloads();
        for (std::uint32_t e : sweep_.touched()) {
            ElementResult& r = result.elements[e];
            if (!r.worstSingleFailurePct) continue;
            const double pct = 100 * sweep_.outW(e) / capacityW_[e];
            // Strictly above rounding, so that normal operation keeps the title when nothing changes.
            if (pct <= *r.worstSingleFailurePct * (1 + 1e-12)) continue;
            r.worstSingleFailurePct = pct;
            r.worstFailure = static_cast<std::int32_t>(failed);
        }
        if (!isSource(input_.elements[failed].kind)) {
            safe_ = safe_ && impact.lostDual == 0 && cause.overloads == 0;
            safeForLoads_ =
                safeForLoads_ && impact.lost == 0 && impact.shortfall == 0 && cause.overloads == 0;
        }
        const std::array<double, 3> hurt{cause.lostKw, static_cast<double>(cause.overloads),
                                         static_cast<double>(cause.shortfallLoads)};
        if (hurt > worst_) {
            worst_ = hurt;
            result.worstFailure = static_cast<std::int32_t>(failed);
            result.worstLostLoads = sweep_.lostLoads();
        }
    }

    SideLoss loseSide(Side side) {
        std::vector<std::uint32_t> all;
        for (std::uint32_t e = 0; e < input_.elements.size(); ++e)
            if (input_.elements[e].side == side) all.push_back(e);
        if (all.empty()) return {};
        const Impact impact = sweep_.fail(all);
        const bool carries = overloads() == 0;
        return {true, carries && impact.lostDual == 0, carries && impact.lost == 0 && impact.shortfall == 0};
    }

    void classify(PowerResult& result) {
        if (input_.loads.empty()) return;
        bool carries = true;
        for (std::size_t e = 0; e < result.elements.size(); ++e)
            carries = carries && result.elements[e].loadKw * 1e3 <= capacityW_[e] * kFull;
        carries = carries && result.unfedLoads.empty();
        const SideLoss a = loseSide(Side::A);
        const SideLoss b = loseSide(Side::B);
        const bool sides = a.exists && b.exists;
        const auto name = [&](bool single, bool side) {
            if (!carries) return Phrase::mark("below N");
            if (!single) return "N";
            return sides && side ? "2N" : "N+1";
        };
        result.redundancy = name(safe_, a.survives && b.survives);
        result.redundancyOfLoads = name(safeForLoads_, a.survivesForLoads && b.survivesForLoads);
    }

    const PowerInput& input_;
    std::vector<double> capacityW_;
    FailureSweep sweep_;
    bool safe_ = true;
    bool safeForLoads_ = true;
    std::array<double, 3> worst_{};
};

} // namespace

std::string_view limitName(Limit l) {
    constexpr std::string_view kNames[] = {"none", "rated_power", "rated_apparent_power", "breaker"};
    return kNames[static_cast<std::size_t>(l)];
}

std::optional<Error> PowerOptions::firstProblem() const {
    return outside("options", kPowerFactor, powerFactor);
}

void addCooling(PowerInput& input, PowerResult& result, MaybeSourced coolingW) {
    input.coolingW = std::move(coolingW);
    countCooling(input, result);
}

PowerResult solvePower(const PowerInput& input, const PowerOptions& options, std::stop_token stop) {
    PowerResult result;
    auto bad = options.firstProblem();
    if (!bad) bad = problemOf(input);
    if (bad) {
        result.outcome = Outcome::refused(std::move(*bad));
        return result;
    }
    const auto graph = buildGraph(input);
    if (!graph) {
        result.outcome = Outcome::refused(graph.error());
        return result;
    }
    const Flow flow = flowOf(input, graph.value(), {});
    result.elements.resize(input.elements.size());
    fillElements(input, options, flow, result);
    fillTotals(input, graph.value(), flow, result);
    if (options.singleFailures) {
        if (!Failures(input, options, graph.value(), flow).run(stop, result))
            result.outcome = Outcome::cancelled();
        return result;
    }
    for (ElementResult& r : result.elements) {
        r.ok = r.fed && (!r.loadPct || *r.loadPct <= 100 * kFull);
        r.worstSingleFailurePct.reset();
    }
    return result;
}

FailureResult failElements(const PowerInput& input, const PowerOptions& options,
                           std::span<const std::uint32_t> elements) {
    FailureResult result;
    auto bad = options.firstProblem();
    if (!bad) bad = problemOf(input);
    for (std::uint32_t e : elements)
        if (!bad && e >= input.elements.size()) bad = dangling("failed elements", "index");
    if (bad) {
        result.outcome = Outcome::refused(std::move(*bad));
        return result;
    }
    const auto graph = buildGraph(input);
    if (!graph) {
        result.outcome = Outcome::refused(graph.error());
        return result;
    }
    const Graph& g = graph.value();
    std::vector<char> failed(input.elements.size(), 0);
    for (std::uint32_t e : elements)
        failed[e] = 1;
    const Flow before = flowOf(input, g, {});
    const Flow after = flowOf(input, g, failed);
    const std::vector<double> capacityW = capacitiesOf(input, options);
    for (std::uint32_t e = 0; e < input.elements.size(); ++e) {
        result.loadKw.push_back(after.outW[e] / 1e3);
        if (before.alive[e] && !after.alive[e]) result.deadElements.push_back(e);
        if (after.outW[e] > capacityW[e] * kFull) result.overloaded.push_back(e);
    }
    for (std::uint32_t i = 0; i < input.loads.size(); ++i) {
        const Load& load = input.loads[i];
        bool fedBefore = false;
        bool fedAfter = false;
        bool known = true;
        double capacity = 0;
        for (const Supply& s : load.supplies) {
            fedBefore = fedBefore || before.nodeAlive[g.nodeOf[s.element]];
            if (!after.nodeAlive[g.nodeOf[s.element]]) continue;
            fedAfter = true;
            known = known && s.capacityW.has_value();
            capacity += s.capacityW.value_or(0);
        }
        if (fedBefore && !fedAfter) {
            result.lostLoads.push_back(i);
            result.lostKw += drawW(load) / 1e3;
        } else if (fedAfter && known && capacity < drawW(load)) {
            result.shortfallLoads.push_back(i);
        }
    }
    return result;
}

} // namespace cw::solvers::power
