#include "solvers/plant/cooling_power.h"

#include "solvers/common/limit.h"

#include <algorithm>
#include <map>

namespace cw::solvers::plant {

namespace {

constexpr double kNoHeatKw = 1e-3;
constexpr NumberLimit kHeat{
    .field = "heatW", .quantity = Phrase::mark("heat into a cooling loop"), .unit = "kW", .perUnit = 1e3};
constexpr NumberLimit kCapacity{
    .field = "capacityW", .quantity = Phrase::mark("cooling capacity"), .unit = "kW", .perUnit = 1e3};
constexpr NumberLimit kElectric{.field = "electricW",
                                .quantity = Phrase::mark("power of a cooling machine"),
                                .unit = "kW",
                                .perUnit = 1e3};

std::optional<Error> problemOf(const CoolingInput& in) {
    for (const Loop& loop : in.loops)
        for (const HeatSource& source : loop.heat)
            if (auto bad = outside(loop.label, kHeat, source.watts.value)) return bad;
    for (const Machine& m : in.machines) {
        if (m.loop >= in.loops.size()) return dangling(m.label, "loop");
        if (m.rejectsTo && *m.rejectsTo >= in.loops.size()) return dangling(m.label, "rejectsTo");
        if (auto bad = outside(m.label, kCapacity, m.capacityW)) return bad;
        if (auto bad = outside(m.label, kElectric, m.electricW)) return bad;
    }
    return std::nullopt;
}

/// Builds the tree; every loop's heat is derived once, upstream loops first.
class Plant {
public:
    explicit Plant(const CoolingInput& in)
        : in_(in)
        , serving_(in.loops.size())
        , heat_(in.loops.size())
        , busy_(in.loops.size(), false) {
        for (std::uint32_t m = 0; m < in.machines.size(); ++m)
            serving_[in.machines[m].loop].push_back(m);
    }

    /// False when the loop is on a circle.
    bool derive(std::uint32_t loop) {
        if (heat_[loop]) return true;
        if (busy_[loop]) return false;
        busy_[loop] = true;
        std::vector<Derivation> parts;
        for (const HeatSource& source : in_.loops[loop].heat)
            parts.push_back(leaf(source.label, source.watts, "kW", 1e-3));
        std::vector<std::uint32_t> own;
        for (std::uint32_t m : serving_[loop])
            if (in_.machines[m].heatsItsLoop) own.push_back(m);
        if (Derivation fans = ratedPower(own, Phrase::tr("heat of its own fans and pumps"));
            !fans.parts.empty())
            parts.push_back(std::move(fans));
        for (std::uint32_t from = 0; from < in_.loops.size(); ++from) {
            std::size_t here = 0, rejecting = 0;
            for (std::uint32_t m : serving_[from]) {
                const auto& to = in_.machines[m].rejectsTo;
                if (to) ++rejecting;
                if (to && *to == loop) ++here;
            }
            if (here == 0) continue;
            if (!derive(from)) return false;
            parts.push_back(
                here == rejecting
                    ? *heat_[from]
                    : Derivation::make(
                          Derivation::Op::Product, Phrase::tr("heat from %1").arg(in_.loops[from].label),
                          "kW",
                          {*heat_[from],
                           Derivation::make(Derivation::Op::Quotient, Phrase::tr("its share"), "",
                                            {machines(double(here)), machines(double(rejecting))})}));
        }
        heat_[loop] = Derivation::make(
            Derivation::Op::Sum, Phrase::tr("heat of %1").arg(in_.loops[loop].label), "kW", std::move(parts));
        return true;
    }

    LoopPower resultOf(std::uint32_t loop) const {
        LoopPower r;
        r.heatKw = heat_[loop]->value;
        bool known = !serving_[loop].empty();
        double sum = 0, largest = 0;
        for (std::uint32_t m : serving_[loop]) {
            const MaybeSourced& capacity = in_.machines[m].capacityW;
            r.served = r.served || !capacity || capacity->value > 0;
            known = known && capacity;
            if (!capacity) continue;
            sum += capacity->value / 1e3;
            largest = std::max(largest, capacity->value / 1e3);
        }
        if (known) {
            r.capacityKw = sum;
            r.largestOutKw = sum - largest;
        }
        return r;
    }

    /// The electric power of all machines; without parts when none is known.
    Derivation power() const {
        std::vector<std::uint32_t> steady;
        std::vector<Derivation> parts;
        for (std::uint32_t m = 0; m < in_.machines.size(); ++m)
            if (!in_.machines[m].followsLoad) steady.push_back(m);
        if (Derivation fans = ratedPower(steady, Phrase::tr("fans and pumps at rated power"));
            !fans.parts.empty())
            parts.push_back(std::move(fans));
        for (std::uint32_t loop = 0; loop < in_.loops.size(); ++loop)
            if (auto compressors = compressorsOf(loop)) parts.push_back(std::move(*compressors));
        return Derivation::make(Derivation::Op::Sum, Phrase::tr("cooling power"), "kW", std::move(parts),
                                Phrase::tr("at full load; not hung on the drawn feeds"));
    }

private:
    static Derivation machines(double count) {
        return Derivation::counted(Phrase::tr("machines"), count, Phrase::tr("drawing"));
    }

    /// Machines of one kind as count × power.
    Derivation ratedPower(const std::vector<std::uint32_t>& which, Phrase label) const {
        std::map<std::pair<double, std::string>, std::vector<std::uint32_t>> alike;
        for (std::uint32_t m : which)
            if (const MaybeSourced& w = in_.machines[m].electricW)
                alike[{w->value, w->source.english()}].push_back(m);
        std::vector<Derivation> parts;
        for (const auto& [kind, members] : alike) {
            const Machine& first = in_.machines[members.front()];
            Derivation one = leaf(Phrase::tr("rated power of one"), *first.electricW, "kW", 1e-3);
            parts.push_back(Derivation::make(
                Derivation::Op::Product,
                members.size() == 1
                    ? Phrase(first.label)
                    : Phrase::tr("%1 to %2").arg(first.label).arg(in_.machines[members.back()].label),
                "kW", {machines(double(members.size())), std::move(one)}));
        }
        return Derivation::make(Derivation::Op::Sum, std::move(label), "kW", std::move(parts));
    }

    std::optional<Derivation> compressorsOf(std::uint32_t loop) const {
        std::vector<std::uint32_t> which;
        std::vector<Derivation> capacity;
        for (std::uint32_t m : serving_[loop]) {
            const Machine& machine = in_.machines[m];
            if (!machine.followsLoad || !machine.electricW || !machine.capacityW) continue;
            which.push_back(m);
            capacity.push_back(leaf(machine.label, *machine.capacityW, "kW", 1e-3));
        }
        const auto unable = [](const Derivation& d) { return d.value <= 0; };
        if (which.empty() || std::all_of(capacity.begin(), capacity.end(), unable)) return std::nullopt;
        Derivation share =
            Derivation::make(Derivation::Op::Min, Phrase::tr("share of their load"), "",
                             {Derivation::constant(Phrase::tr("full load"), 1, ""),
                              Derivation::make(Derivation::Op::Quotient, Phrase::tr("heat over capacity"), "",
                                               {*heat_[loop], Derivation::make(Derivation::Op::Sum,
                                                                               Phrase::tr("their capacity"),
                                                                               "kW", std::move(capacity))})});
        return Derivation::make(
            Derivation::Op::Product, Phrase::tr("compressors of %1").arg(in_.loops[loop].label), "kW",
            {ratedPower(which, Phrase::tr("compressors at rated power")), std::move(share)},
            Phrase::tr("their power follows their load"));
    }

    const CoolingInput& in_;
    std::vector<std::vector<std::uint32_t>> serving_; ///< machines by loop
    std::vector<std::optional<Derivation>> heat_;
    std::vector<char> busy_;
};

} // namespace

CoolingResult solveCooling(const CoolingInput& input) {
    CoolingResult result;
    if (auto bad = problemOf(input)) {
        result.outcome = Outcome::refused(std::move(*bad));
        return result;
    }
    Plant plant(input);
    for (std::uint32_t loop = 0; loop < input.loops.size(); ++loop)
        if (!plant.derive(loop)) {
            result.outcome =
                Outcome::refused({ErrorCode::Conflict, input.loops[loop].label, "loops in a circle"});
            return result;
        }
    bool allTaken = true;
    for (std::uint32_t loop = 0; loop < input.loops.size(); ++loop) {
        result.loops.push_back(plant.resultOf(loop));
        const LoopPower& r = result.loops.back();
        allTaken = allTaken && (r.served || r.heatKw <= kNoHeatKw);
    }
    Derivation power = plant.power();
    if (power.parts.empty() || !allTaken) return result;
    Sourced cooling{power.value * 1e3, Phrase::tr("drawn cooling machines"), Provenance::Derived};
    cooling.how = std::make_shared<const Derivation>(std::move(power));
    result.coolingW = std::move(cooling);
    return result;
}

} // namespace cw::solvers::plant
