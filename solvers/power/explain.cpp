#include "solvers/common/explain_key.h"
#include "solvers/power/flow.h"
#include "solvers/power/power.h"

#include <algorithm>
#include <functional>
#include <iterator>
#include <numbers>

namespace cw::solvers::power {

namespace {

using Op = Derivation::Op;

/// Builds trees for one state of the power tree: normal operation or one failure.
class Explainer {
public:
    Explainer(const PowerInput& input, const PowerOptions& options, const Graph& g, Flow flow,
              std::optional<std::string> lost)
        : input_(input)
        , options_(options)
        , graph_(g)
        , flow_(std::move(flow))
        , lost_(std::move(lost)) {}

    /// Delivered by `e`: everything on its supernode, shared by the live members. Branches further than
    /// `levels` away end in a leaf.
    Derivation delivered(std::uint32_t e, int levels) const {
        const Phrase label = afterLoss(Phrase::tr("delivered by %1").arg(input_.elements[e].label));
        if (!flow_.alive[e]) return Derivation::counted(label, 0, Phrase::tr("not fed"));
        const std::uint32_t node = graph_.nodeOf[e];
        std::vector<Derivation> parts;
        addLoads(node, parts);
        addElementsBelow(node, levels, parts);
        Derivation sum = Derivation::make(Op::Sum, label, "kW", std::move(parts));
        double live = 0;
        for (std::uint32_t m : graph_.members[node])
            live += flow_.alive[m];
        if (graph_.members[node].size() == 1) return sum;
        sum.label = afterLoss(Phrase::tr("load of the parallel group"));
        return Derivation::make(Op::Quotient, label, "kW",
                                {std::move(sum), Derivation::counted(Phrase::tr("units that share it"), live,
                                                                     Phrase::tr("drawing"))});
    }

    Derivation loss(std::uint32_t e, Derivation out) const {
        const Element& element = input_.elements[e];
        const LossCurve& curve = element.loss;
        const auto factor = [&curve](Phrase label, double value, const char* unit) {
            return Derivation::input(std::move(label), value, unit, curve.source, curve.provenance);
        };
        std::vector<Derivation> terms{factor(Phrase::tr("no-load loss"), curve.a / 1e3, "kW")};
        if (curve.b != 0)
            terms.push_back(Derivation::make(Op::Product, Phrase::tr("proportional loss"), "kW",
                                             {factor(Phrase::tr("b"), curve.b, ""), out}));
        if (curve.c != 0) {
            const Sourced& rated = element.ratingW ? *element.ratingW : *element.ratingVa;
            terms.push_back(
                Derivation::make(Op::Product, Phrase::tr("quadratic loss"), "kW",
                                 {factor(Phrase::tr("c"), curve.c, ""), out,
                                  Derivation::make(Op::Quotient, Phrase::tr("load fraction"), "",
                                                   {out, leaf(Phrase::tr("rated"), rated, "kW", 1e-3)})}));
        }
        return Derivation::make(Op::Sum, Phrase::tr("loss of %1").arg(element.label), "kW", std::move(terms),
                                Phrase::tr("a + b P + c P^2 / rated"));
    }

    Derivation taken(std::uint32_t e, int levels) const {
        const Phrase label = afterLoss(Phrase::tr("taken by %1").arg(input_.elements[e].label));
        if (!flow_.alive[e]) return Derivation::counted(label, 0, Phrase::tr("not fed"));
        if (levels <= 0)
            return Derivation::input(label, flow_.inW[e] / 1e3, "kW",
                                     explainKey("elements", input_.elements[e].label, "input_kw"),
                                     Provenance::Derived);
        const bool lossless = input_.elements[e].loss.lossless();
        Derivation out = delivered(e, lossless ? levels - 1 : 0);
        if (lossless) {
            out.label = label;
            return out;
        }
        // The quadratic term names the load three times: a leaf keeps the tree readable.
        Derivation at = Derivation::input(Phrase::tr("delivered"), flow_.outW[e] / 1e3, "kW",
                                          explainKey("elements", input_.elements[e].label, "load_kw"),
                                          Provenance::Derived);
        return Derivation::make(Op::Sum, label, "kW", {std::move(out), loss(e, std::move(at))});
    }

    Derivation rating(std::uint32_t e) const {
        const Element& element = input_.elements[e];
        const auto powerFactor = [this] {
            return Derivation::input(Phrase::tr("power factor of the loads"), options_.powerFactor, "",
                                     Phrase::tr("option"), Provenance::Assumed);
        };
        std::vector<Derivation> limits;
        if (element.ratingW) limits.push_back(leaf(Phrase::tr("rated power"), *element.ratingW, "kW", 1e-3));
        if (element.ratingVa)
            limits.push_back(Derivation::make(
                Op::Product, Phrase::tr("rated apparent power"), "kW",
                {leaf(Phrase::tr("rating"), *element.ratingVa, "kVA", 1e-3), powerFactor()}));
        if (element.breakerA && element.voltageV)
            limits.push_back(Derivation::make(
                Op::Product, Phrase::tr("breaker"), "kW",
                {phaseFactor(element), leaf(Phrase::tr("voltage"), *element.voltageV, "kV", 1e-3),
                 leaf(Phrase::tr("breaker"), *element.breakerA, "A"),
                 Derivation::input(Phrase::tr("part for a continuous load"), element.continuousFactor, "",
                                   element.continuousFactor < 1
                                       ? Phrase::tr("80 % rule for loads of 3 h and more")
                                       : Phrase::tr("no continuous-load rule applies"),
                                   Provenance::Secondary),
                 powerFactor()}));
        return Derivation::make(Op::Min, Phrase::tr("limit of %1").arg(element.label), "kW",
                                std::move(limits), Phrase::tr("the smallest known limit binds"));
    }

    Derivation percent(std::uint32_t e) const {
        return Derivation::make(Op::Product,
                                afterLoss(Phrase::tr("load of %1").arg(input_.elements[e].label)), "%",
                                {Derivation::constant(Phrase::tr("per cent"), 100, "%"),
                                 Derivation::make(Op::Quotient, Phrase::tr("load over limit"), "",
                                                  {delivered(e, kLevels), rating(e)})});
    }

    Derivation current(std::uint32_t e) const {
        const Element& element = input_.elements[e];
        return Derivation::make(
            Op::Quotient, Phrase::tr("current of %1").arg(element.label), "A",
            {delivered(e, kLevels),
             Derivation::make(
                 Op::Product, Phrase::tr("power of one ampere"), "kW/A",
                 {phaseFactor(element), leaf(Phrase::tr("voltage"), *element.voltageV, "kV", 1e-3),
                  Derivation::input(Phrase::tr("power factor of the loads"), options_.powerFactor, "",
                                    Phrase::tr("option"), Provenance::Assumed)})},
            Phrase::tr("S = sqrt(3) V I for three phases"));
    }

    /// Loads that only this element and what stands with it keep alive.
    Derivation lostLoads(std::uint32_t e) const {
        std::vector<char> failed(input_.elements.size(), 0);
        failed[e] = 1;
        const Flow without = flowOf(input_, graph_, failed);
        const auto fed = [this](const Flow& flow) {
            double count = 0;
            for (const Load& load : input_.loads)
                count += std::any_of(load.supplies.begin(), load.supplies.end(), [&](const Supply& s) {
                    return flow.nodeAlive[graph_.nodeOf[s.element]] != 0;
                });
            return count;
        };
        return Derivation::make(
            Op::Difference, Phrase::tr("loads lost with %1").arg(input_.elements[e].label), "",
            {Derivation::counted(Phrase::tr("loads fed"), fed(flow_), Phrase::tr("drawing")),
             Derivation::counted(Phrase::tr("loads fed without it"), fed(without), Phrase::tr("drawing"))});
    }

    static constexpr int kLevels = 3;

private:
    Phrase afterLoss(Phrase what) const {
        return lost_ ? Phrase::tr("%1 after the loss of %2").arg(std::move(what)).arg(*lost_) : what;
    }

    static Derivation phaseFactor(const Element& e) {
        return e.phases == 3
                   ? Derivation::constant(Phrase::tr("square root of three"), std::numbers::sqrt3, "")
                   : Derivation::constant(Phrase::tr("one phase"), 1, "");
    }

    void addLoads(std::uint32_t node, std::vector<Derivation>& parts) const {
        std::uint32_t last = static_cast<std::uint32_t>(input_.loads.size());
        for (std::uint32_t index : graph_.loads[node]) {
            if (index == last) continue; // a load with two cords here is listed twice in a row
            last = index;
            const Load& load = input_.loads[index];
            double here = 0;
            double live = 0;
            for (const Supply& s : load.supplies) {
                if (!flow_.nodeAlive[graph_.nodeOf[s.element]]) continue;
                live += s.share;
                if (graph_.nodeOf[s.element] == node) here += s.share;
            }
            Derivation draw = load.drawW ? leaf(Phrase::tr("draw"), *load.drawW, "kW", 1e-3)
                                         : Derivation::input(Phrase::tr("draw"), 0, "kW",
                                                             Phrase::tr("unknown"), Provenance::Assumed);
            parts.push_back(Derivation::make(
                Op::Product, load.label, "kW",
                {std::move(draw),
                 Derivation::make(
                     Op::Quotient, Phrase::tr("share of this cord"), "",
                     {Derivation::counted(Phrase::tr("supplies here"), here, Phrase::tr("drawing")),
                      Derivation::counted(Phrase::tr("supplies alive"), live, Phrase::tr("drawing"))})}));
        }
    }

    void addElementsBelow(std::uint32_t node, int levels, std::vector<Derivation>& parts) const {
        std::vector<std::uint32_t> transfers;
        for (std::uint32_t below : graph_.downstream[node]) {
            if (!flow_.alive[below]) continue;
            double live = 0;
            std::uint32_t first = node;
            for (std::uint32_t up : graph_.upstream[below]) {
                if (!flow_.nodeAlive[graph_.nodeOf[up]]) continue;
                if (live == 0) first = graph_.nodeOf[up];
                ++live;
            }
            if (input_.elements[below].feed == FeedMode::Transfer) {
                // Listed once for each link from this group, but drawn once, from the first live link.
                const bool listed = std::find(transfers.begin(), transfers.end(), below) != transfers.end();
                if (first != node || listed) continue;
                transfers.push_back(below);
                live = 1;
            }
            Derivation in = taken(below, levels - 1);
            if (live > 1)
                in = Derivation::make(
                    Op::Quotient, in.label, "kW",
                    {in, Derivation::counted(Phrase::tr("live feeds"), live, Phrase::tr("drawing"))});
            parts.push_back(std::move(in));
        }
    }

    const PowerInput& input_;
    const PowerOptions& options_;
    const Graph& graph_;
    Flow flow_;
    std::optional<std::string> lost_; ///< the element that failed
};

struct ElementField {
    std::string_view name;
    std::optional<double> (*value)(const ElementResult&);
    Derivation (*explain)(const Explainer&, std::uint32_t);
};

const ElementField kElementFields[] = {
    {"load_kw", [](const ElementResult& r) -> std::optional<double> { return r.loadKw; },
     [](const Explainer& x, std::uint32_t e) { return x.delivered(e, Explainer::kLevels); }},
    {"input_kw", [](const ElementResult& r) -> std::optional<double> { return r.inputKw; },
     [](const Explainer& x, std::uint32_t e) { return x.taken(e, Explainer::kLevels); }},
    {"loss_kw",
     [](const ElementResult& r) -> std::optional<double> {
         return r.fed ? std::optional(r.lossKw) : std::nullopt;
     },
     [](const Explainer& x, std::uint32_t e) { return x.loss(e, x.delivered(e, 1)); }},
    {"rating_kw", [](const ElementResult& r) { return r.ratingKw; },
     [](const Explainer& x, std::uint32_t e) { return x.rating(e); }},
    {"load_pct", [](const ElementResult& r) { return r.loadPct; },
     [](const Explainer& x, std::uint32_t e) { return x.percent(e); }},
    {"current_a", [](const ElementResult& r) { return r.currentA; },
     [](const Explainer& x, std::uint32_t e) { return x.current(e); }},
    {"worst_single_failure_pct", [](const ElementResult& r) { return r.worstSingleFailurePct; },
     [](const Explainer& x, std::uint32_t e) { return x.percent(e); }},
    {"lost_loads_if_failed",
     [](const ElementResult& r) -> std::optional<double> { return double(r.lostLoads); },
     [](const Explainer& x, std::uint32_t e) { return x.lostLoads(e); }},
};

struct TotalField {
    std::string_view name;
    double PowerResult::*value;
};
constexpr TotalField kTotalFields[] = {
    {"it_kw", &PowerResult::itKw},         {"mechanical_kw", &PowerResult::mechanicalKw},
    {"source_kw", &PowerResult::sourceKw}, {"facility_kw", &PowerResult::facilityKw},
    {"losses_kw", &PowerResult::lossesKw}, {"balance_residual", &PowerResult::balanceResidual},
};

constexpr std::string_view kCooling = "cooling_kw";

/// |source - losses - fed| / source, from the figures of the result.
Derivation residual(const PowerInput& input, const Graph& g, const Flow& flow, const PowerResult& result) {
    double fedKw = 0;
    for (const Load& load : input.loads)
        if (load.drawW && std::any_of(load.supplies.begin(), load.supplies.end(), [&](const Supply& s) {
                return flow.nodeAlive[g.nodeOf[s.element]] != 0;
            }))
            fedKw += load.drawW->value / 1e3;
    const auto part = [](Phrase label, double kw) {
        return Derivation::input(std::move(label), kw, "kW", Phrase::tr("power tree"), Provenance::Derived);
    };
    const Derivation out =
        Derivation::make(Op::Sum, Phrase::tr("losses and fed loads"), "kW",
                         {part(Phrase::tr("losses"), result.lossesKw), part(Phrase::tr("fed loads"), fedKw)});
    const Derivation in = part(Phrase::tr("drawn from the sources"), result.sourceKw);
    return Derivation::make(
        Op::Quotient, Phrase::tr("residual of the balance"), "",
        {Derivation::make(Op::Max, Phrase::tr("difference"), "kW",
                          {Derivation::make(Op::Difference, Phrase::tr("in - out"), "kW", {in, out}),
                           Derivation::make(Op::Difference, Phrase::tr("out - in"), "kW", {out, in})}),
         in});
}

Derivation sumOfDraws(const PowerInput& input, bool it) {
    std::vector<Derivation> parts;
    for (const Load& l : input.loads)
        if (l.it == it && l.drawW) parts.push_back(leaf(l.label, *l.drawW, "kW", 1e-3));
    return Derivation::make(Op::Sum, it ? Phrase::tr("IT power") : Phrase::tr("mechanical power"), "kW",
                            std::move(parts), Phrase::tr("unknown draws are left out"));
}

Derivation explainTotal(const PowerInput& input, const Graph& g, const PowerResult& result,
                        const Explainer& x, std::string_view field) {
    if (field == "it_kw") return sumOfDraws(input, true);
    if (field == "mechanical_kw") return sumOfDraws(input, false);
    std::vector<Derivation> parts;
    if (field == "losses_kw") {
        for (std::uint32_t e = 0; e < input.elements.size(); ++e)
            if (result.elements[e].fed && !input.elements[e].loss.lossless())
                parts.push_back(x.loss(e, x.delivered(e, 0)));
        return Derivation::make(Op::Sum, Phrase::tr("losses"), "kW", std::move(parts));
    }
    for (std::uint32_t e = 0; e < input.elements.size(); ++e)
        if (g.upstream[e].empty() && result.elements[e].fed) parts.push_back(x.taken(e, Explainer::kLevels));
    Derivation sources =
        Derivation::make(Op::Sum, Phrase::tr("drawn from the sources"), "kW", std::move(parts));
    if (field == "source_kw") return sources;
    std::vector<Derivation> facility{std::move(sources)};
    if (!result.unfedLoads.empty()) {
        std::vector<Derivation> unfed;
        for (std::uint32_t i : result.unfedLoads)
            unfed.push_back(leaf(input.loads[i].label, *input.loads[i].drawW, "kW", 1e-3));
        facility.push_back(
            Derivation::make(Op::Sum, Phrase::tr("loads that no source reaches"), "kW", std::move(unfed)));
    }
    if (input.coolingW) facility.push_back(leaf(Phrase::tr("cooling"), *input.coolingW, "kW", 1e-3));
    return Derivation::make(Op::Sum, Phrase::tr("facility power"), "kW", std::move(facility),
                            input.coolingW ? Phrase()
                                           : Phrase::tr("the power of the cooling is unknown and left out"));
}

Error unknownKey(std::string_view key) {
    return {ErrorCode::NotFound, std::string(key), "no such value"};
}

const ElementField* elementField(std::string_view name) {
    const auto it = std::find_if(std::begin(kElementFields), std::end(kElementFields),
                                 [name](const ElementField& f) { return f.name == name; });
    return it == std::end(kElementFields) ? nullptr : it;
}

} // namespace

std::vector<std::string> powerKeys(const PowerInput& input) {
    std::vector<std::string> keys;
    for (std::size_t i = 0; i < input.elements.size(); ++i)
        for (const ElementField& f : kElementFields)
            keys.push_back(explainKey("elements", "#" + std::to_string(i), f.name));
    for (const TotalField& f : kTotalFields)
        keys.emplace_back(f.name);
    keys.emplace_back(kCooling);
    return keys;
}

Result<std::optional<double>> powerValue(const PowerInput& input, const PowerResult& result,
                                         std::string_view key) {
    const auto parsed = parseExplainKey(key);
    if (!parsed) return parsed.error();
    if (parsed->list.empty()) {
        for (const TotalField& f : kTotalFields)
            if (f.name == parsed->field) return std::optional(result.*(f.value));
        if (key == kCooling)
            return input.coolingW ? std::optional(input.coolingW->value / 1e3) : std::nullopt;
        return unknownKey(key);
    }
    if (parsed->list != "elements") return unknownKey(key);
    const auto index = findObject(*parsed, labelsOf(input.elements));
    if (!index) return index.error();
    const ElementField* f = elementField(parsed->field);
    if (!f || index.value() >= result.elements.size()) return unknownKey(key);
    return f->value(result.elements[index.value()]);
}

Result<Derivation> explainPower(const PowerInput& input, const PowerOptions& options,
                                const PowerResult& result, std::string_view key) {
    const auto value = powerValue(input, result, key);
    if (!value) return value.error();
    if (!value.value()) return Error{ErrorCode::NotFound, std::string(key), "unknown"};
    const auto graph = buildGraph(input);
    if (!graph) return graph.error();
    const auto parsed = parseExplainKey(key);
    std::vector<char> failed;
    std::optional<std::string> lost;
    std::uint32_t element = 0;
    if (!parsed->list.empty()) {
        element = static_cast<std::uint32_t>(findObject(*parsed, labelsOf(input.elements)).value());
        const std::int32_t cause = result.elements[element].worstFailure;
        if (parsed->field == "worst_single_failure_pct" && cause >= 0) {
            failed.assign(input.elements.size(), 0);
            failed[static_cast<std::size_t>(cause)] = 1;
            lost = input.elements[static_cast<std::size_t>(cause)].label;
        }
    }
    const Explainer x(input, options, graph.value(), flowOf(input, graph.value(), failed), std::move(lost));
    if (key == kCooling) return leaf(Phrase::tr("cooling"), *input.coolingW, "kW", 1e-3);
    if (key == "balance_residual") {
        if (result.sourceKw <= 0)
            return Derivation::counted(Phrase::tr("residual: nothing is fed"), 0, Phrase::tr("drawing"));
        return residual(input, graph.value(), flowOf(input, graph.value(), failed), result);
    }
    if (parsed->list.empty()) return explainTotal(input, graph.value(), result, x, parsed->field);
    return elementField(parsed->field)->explain(x, element);
}

} // namespace cw::solvers::power
