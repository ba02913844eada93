#include "solvers/power/power.h"

#include "solvers/power/flow.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <unordered_set>

namespace cw::solvers::power {

namespace {

constexpr double kFull = 1 + 1e-9; ///< above it an element is overloaded; keeps rounding from crying wolf

Error badValue(const std::string& where, const char* field) {
    return {ErrorCode::InvalidArgument, where, field};
}
bool isPositive(double v) {
    return std::isfinite(v) && v > 0;
}
bool isNotNegative(double v) {
    return std::isfinite(v) && v >= 0;
}

std::optional<Error> problemOf(const Element& e) {
    const std::pair<const MaybeSourced*, const char*> values[] = {{&e.ratingW, "ratingW"},
                                                                  {&e.ratingVa, "ratingVa"},
                                                                  {&e.voltageV, "voltageV"},
                                                                  {&e.breakerA, "breakerA"}};
    for (const auto& [value, field] : values)
        if (*value && !isPositive((*value)->value)) return badValue(e.label, field);
    if (e.phases != 1 && e.phases != 3) return badValue(e.label, "phases");
    if (!(e.continuousFactor > 0 && e.continuousFactor <= 1)) return badValue(e.label, "continuousFactor");
    if (!isNotNegative(e.loss.a)) return badValue(e.label, "loss.a");
    if (!(e.loss.b > -1 && e.loss.b < 1)) return badValue(e.label, "loss.b");
    if (!isNotNegative(e.loss.c) || e.loss.c >= 1) return badValue(e.label, "loss.c");
    if (e.loss.c > 0 && !e.ratingW && !e.ratingVa)
        return badValue(e.label, Phrase::mark("loss.c without a rating"));
    // b of a fitted curve may be negative, as long as the loss itself is not, up to the rated power.
    if (e.loss.b < 0) {
        if (!e.ratingW && !e.ratingVa)
            return badValue(e.label, Phrase::mark("loss.b below zero without a rating"));
        const double rated = e.ratingW ? e.ratingW->value : e.ratingVa->value;
        const double lowest = e.loss.c > 0 ? std::min(rated, -e.loss.b * rated / (2 * e.loss.c)) : rated;
        if (lossW(e, lowest) < 0) return badValue(e.label, Phrase::mark("loss.b makes the loss negative"));
    }
    return std::nullopt;
}

std::optional<Error> problemOf(const PowerInput& input) {
    for (const Element& e : input.elements)
        if (auto bad = problemOf(e)) return bad;
    std::unordered_set<std::uint64_t> seen;
    for (const Link& l : input.links) {
        if (l.upstream >= input.elements.size()) return badValue("links", "upstream");
        if (l.downstream >= input.elements.size()) return badValue("links", "downstream");
        if (!seen.insert(std::uint64_t{l.upstream} << 32 | l.downstream).second)
            return Error{ErrorCode::Duplicate, "links",
                         input.elements[l.upstream].label + " > " + input.elements[l.downstream].label};
    }
    for (const Load& l : input.loads) {
        if (l.drawW && !isNotNegative(l.drawW->value)) return badValue(l.label, "drawW");
        for (const Supply& s : l.supplies) {
            if (s.element >= input.elements.size()) return badValue(l.label, "supplies.element");
            if (!isPositive(s.share)) return badValue(l.label, "supplies.share");
            if (s.capacityW && !isNotNegative(*s.capacityW)) return badValue(l.label, "supplies.capacityW");
        }
    }
    if (input.coolingW && !isNotNegative(input.coolingW->value)) return badValue("cooling", "coolingW");
    return std::nullopt;
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
    if (!(powerFactor >= 0.5 && powerFactor <= 1)) return badValue("options", "powerFactor");
    return std::nullopt;
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
        if (!bad && e >= input.elements.size()) bad = badValue("failed elements", "index");
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
