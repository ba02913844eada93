#include "solvers/thermal/thermal.h"

#include "solvers/thermal/check_input.h"
#include "solvers/thermal/shares.h"

#include <algorithm>
#include <cmath>

namespace cw::solvers::thermal {

namespace {

constexpr double kFull = 1 + 1e-9; ///< keeps rounding from crying wolf
constexpr double kM3hPerM3s = 3600;

template <class Unit>
std::optional<double> sumIfKnown(const Shares& s, const std::vector<Unit>& all, MaybeSourced Unit::*measure) {
    if (s.units.empty()) return std::nullopt;
    double sum = 0;
    for (std::uint32_t u : s.units) {
        if (!(all[u].*measure)) return std::nullopt;
        sum += (all[u].*measure)->value;
    }
    return sum;
}

double valueOr0(const MaybeSourced& v) {
    return v ? v->value : 0;
}

/// The liquid side, loop by loop.
class Liquid {
public:
    Liquid(const ThermalInput& in, const ThermalOptions& o, ThermalResult& out)
        : in_(in)
        , options_(o)
        , out_(out) {}

    void solve() {
        std::vector<std::vector<std::uint32_t>> racks(in_.loops.size());
        for (std::uint32_t i = 0; i < in_.racks.size(); ++i)
            if (in_.racks[i].loop && in_.racks[i].liquidW > 0) racks[*in_.racks[i].loop].push_back(i);
        for (std::uint32_t l = 0; l < in_.loops.size(); ++l) {
            flows(l, racks[l]);
            units(l);
        }
    }

private:
    void flows(std::uint32_t l, const std::vector<std::uint32_t>& racks) {
        const Loop& loop = in_.loops[l];
        LoopResult& r = out_.loops[l];
        for (std::uint32_t i : racks)
            r.heatKw += in_.racks[i].liquidW / 1e3;
        if (!loop.supplyC) return;
        r.supplyC = loop.supplyC->value;
        const double capacity = coolantHeatCapacity(loop.coolant, loopMeanC(in_, options_, l));
        r.heatCapacityKjLK = capacity / 1e6;
        double sumM3s = 0;
        bool all = true;
        for (std::uint32_t i : racks) {
            const double rise = returnLimitOf(in_.racks[i], options_) - *r.supplyC;
            if (rise <= 0) {
                all = false;
                out_.racks[i].ok = false;
                continue;
            }
            const double flow = in_.racks[i].liquidW / (capacity * rise);
            out_.racks[i].flowLpm = flow * 6e4;
            sumM3s += flow;
        }
        if (!all || sumM3s <= 0) return;
        r.flowLpm = sumM3s * 6e4;
        r.returnC = *r.supplyC + r.heatKw * 1e3 / (capacity * sumM3s);
    }

    void units(std::uint32_t l) {
        const Shares s = cduShares(in_, l);
        LoopResult& r = out_.loops[l];
        const auto capacity = sumIfKnown(s, in_.cdus, &Cdu::capacityW);
        if (capacity) r.capacityKw = *capacity / 1e3;
        double pumps = 0;
        for (std::uint32_t u : s.units)
            pumps += valueOr0(in_.cdus[u].pumpW);
        const double heat = r.heatKw * 1e3;
        if (s.units.empty())
            r.shortShare = heat > 0 ? 1 : 0;
        else if (capacity && heat + pumps > *capacity * kFull)
            r.shortShare = heat > 0 ? std::min(1.0, (heat + pumps - *capacity) / heat) : 0;
        r.nPlusOne = capacity.has_value();
        for (std::size_t i = 0; i < s.units.size(); ++i) {
            unit(s, i, r);
            const Cdu& cdu = in_.cdus[s.units[i]];
            if (capacity && *capacity - cdu.capacityW->value < (heat + pumps - valueOr0(cdu.pumpW)) / kFull)
                r.nPlusOne = false;
        }
    }

    void unit(const Shares& s, std::size_t i, const LoopResult& loop) {
        const Cdu& cdu = in_.cdus[s.units[i]];
        CduResult& r = out_.cdus[s.units[i]];
        const double share = s.of(i);
        const double pumpKw = valueOr0(cdu.pumpW) / 1e3;
        r.loadKw = loop.heatKw * share + pumpKw;
        r.supplyC = loop.supplyC;
        r.returnC = loop.returnC;
        if (cdu.capacityW && cdu.capacityW->value > 0) {
            r.ratingKw = cdu.capacityW->value / 1e3;
            r.loadPct = 100 * r.loadKw / *r.ratingKw;
            const std::size_t other = s.worstOther(i);
            const double left = other == i ? share : share / (1 - s.of(other));
            r.worstSingleFailurePct = 100 * (loop.heatKw * left + pumpKw) / *r.ratingKw;
            if (*r.loadPct > 100 * kFull) r.ok = false;
        }
        if (loop.flowLpm) {
            r.flowLpm = *loop.flowLpm * share;
            if (cdu.ratedFlowLpm && cdu.ratedFlowLpm->value > 0) {
                r.flowPct = 100 * *r.flowLpm / cdu.ratedFlowLpm->value;
                if (*r.flowPct > 100 * kFull) r.ok = false;
            }
        }
        const MaybeSourced& facility = in_.loops[cdu.loop].facilitySupplyC;
        if (loop.supplyC && facility) r.approachK = *loop.supplyC - facility->value;
        if (!r.flowLpm) return;
        const auto x = exchangerOf(in_, options_, cdu, *loop.heatCapacityKjLK * 1e6, *r.flowLpm / 6e4);
        if (!x) return;
        const double low = std::min(x->hotWK, x->coldWK);
        const double effectiveness =
            counterflowEffectiveness(x->uaWK() / low, low / std::max(x->hotWK, x->coldWK));
        const double watts = r.loadKw * 1e3;
        r.minApproachK = watts / (effectiveness * low) - watts / x->hotWK;
        if (r.approachK && *r.approachK < *r.minApproachK / kFull) r.ok = false;
    }

    const ThermalInput& in_;
    const ThermalOptions& options_;
    ThermalResult& out_;
};

/// The air side of one hall.
class Air {
public:
    Air(const ThermalInput& in, const ThermalOptions& o, ThermalResult& out, std::uint32_t hall,
        const std::vector<std::uint32_t>& racks)
        : in_(in)
        , options_(o)
        , out_(out)
        , hall_(in.halls[hall])
        , racks_(racks)
        , units_(airShares(in, hall))
        , r_(out.halls[hall]) {}

    void solve() {
        sums();
        capacities();
        temperatures();
        for (std::size_t i = 0; i < units_.units.size(); ++i)
            unit(i);
        balance();
    }

private:
    double rackFlowM3s(const Rack& rack) const {
        return rack.knownAirflowM3h / kM3hPerM3s +
               heatByRiseW(rack) / (r_.densityKgM3 * air::kCp * airRiseOf(hall_, options_));
    }

    void sums() {
        r_.densityKgM3 = airDensityOf(hall_, options_);
        for (std::uint32_t i : racks_) {
            const Rack& rack = in_.racks[i];
            r_.itKw += rack.itW / 1e3;
            r_.airKw += rack.airW / 1e3;
            r_.liquidKw += rack.liquidW / 1e3;
            r_.liquidShortKw += rack.liquidW / 1e3 * (rack.loop ? out_.loops[*rack.loop].shortShare : 1);
            r_.requiredAirM3s += rackFlowM3s(rack);
        }
        r_.lossesKw = hall_.lossesW / 1e3;
        for (std::uint32_t u : units_.units)
            r_.fanKw += valueOr0(in_.airUnits[u].fanW) / 1e3;
        r_.airLoadKw = r_.airKw + r_.lossesKw + r_.fanKw;
    }

    void capacities() {
        const auto capacity = sumIfKnown(units_, in_.airUnits, &AirUnit::capacityW);
        const auto flow = sumIfKnown(units_, in_.airUnits, &AirUnit::airflowM3h);
        if (capacity) r_.airCapacityKw = *capacity / 1e3;
        if (flow) r_.suppliedAirM3s = *flow / kM3hPerM3s;
        if (units_.units.empty())
            r_.airShortKw = r_.airLoadKw;
        else if (capacity && r_.airLoadKw > *r_.airCapacityKw * kFull)
            r_.airShortKw = r_.airLoadKw - *r_.airCapacityKw;
        r_.nPlusOne = capacity.has_value() && flow.has_value();
        for (std::uint32_t u : units_.units) {
            if (!r_.nPlusOne) break;
            const AirUnit& unit = in_.airUnits[u];
            const double loadW = r_.airLoadKw * 1e3 - valueOr0(unit.fanW);
            r_.nPlusOne = *capacity - unit.capacityW->value >= loadW / kFull &&
                          *flow - unit.airflowM3h->value >= r_.requiredAirM3s * kM3hPerM3s / kFull;
        }
    }

    void temperatures() {
        if (hall_.supplyC) r_.supplyC = hall_.supplyC->value;
        if (!r_.suppliedAirM3s || *r_.suppliedAirM3s <= 0) return;
        const double flow = *r_.suppliedAirM3s;
        r_.recirculation = r_.requiredAirM3s > flow ? 1 - flow / r_.requiredAirM3s : 0;
        if (!r_.supplyC || r_.airShortKw > 0) return;
        const double perKelvin = r_.densityKgM3 * air::kCp; // J/(m3 K)
        const double heatW = (r_.airKw + r_.lossesKw) * 1e3;
        r_.returnC = *r_.supplyC + heatW / (perKelvin * flow);
        // V_it T_in = V_s T_s + (V_it - V_s) T_hot with T_hot = T_in + heat / (rho cp V_it).
        const double hotRise = r_.requiredAirM3s > 0 ? heatW / (perKelvin * r_.requiredAirM3s) : 0;
        r_.inletMeanC = *r_.supplyC + std::max(0.0, r_.requiredAirM3s / flow - 1) * hotRise;
        r_.inletMaxC = r_.inletMeanC;
        std::size_t over = 0;
        for (std::uint32_t i : racks_) {
            const Rack& rack = in_.racks[i];
            RackResult& r = out_.racks[i];
            r.inletC = r_.inletMeanC;
            const double v = rackFlowM3s(rack);
            if (v > 0) r.outletC = *r.inletC + rack.airW / (perKelvin * v);
            if (!rack.inletLimitC || *r.inletC <= rack.inletLimitC->value + 1e-9) continue;
            r.ok = false;
            ++over;
        }
        r_.racksOver = over;
    }

    void unit(std::size_t i) {
        const AirUnit& unit = in_.airUnits[units_.units[i]];
        AirUnitResult& r = out_.airUnits[units_.units[i]];
        const double heatKw = r_.airKw + r_.lossesKw;
        const double fanKw = valueOr0(unit.fanW) / 1e3;
        r.loadKw = heatKw * units_.of(i) + fanKw;
        if (!unit.capacityW || unit.capacityW->value <= 0) return;
        r.ratingKw = unit.capacityW->value / 1e3;
        r.loadPct = 100 * r.loadKw / *r.ratingKw;
        const std::size_t other = units_.worstOther(i);
        const double left = other == i ? units_.of(i) : units_.of(i) / (1 - units_.of(other));
        r.worstSingleFailurePct = 100 * (heatKw * left + fanKw) / *r.ratingKw;
        r.ok = *r.loadPct <= 100 * kFull;
    }

    /// Heat out is taken from flows and temperatures where they are known, else from the loads of the units.
    void balance() {
        double outW = r_.airShortKw * 1e3 + r_.liquidShortKw * 1e3;
        if (r_.returnC) {
            outW +=
                r_.densityKgM3 * air::kCp * *r_.suppliedAirM3s * (*r_.returnC - *r_.supplyC) + r_.fanKw * 1e3;
        } else if (r_.airShortKw > 0) {
            outW += units_.units.empty() ? 0 : *r_.airCapacityKw * 1e3;
        } else {
            for (std::uint32_t u : units_.units)
                outW += out_.airUnits[u].loadKw * 1e3;
        }
        for (std::uint32_t i : racks_) {
            const Rack& rack = in_.racks[i];
            if (!rack.loop) continue;
            const LoopResult& loop = out_.loops[*rack.loop];
            const double taken = 1 - out_.loops[*rack.loop].shortShare;
            const auto& flow = out_.racks[i].flowLpm;
            outW += taken * (flow ? *loop.heatCapacityKjLK * 1e6 * *flow / 6e4 *
                                        (returnLimitOf(rack, options_) - *loop.supplyC)
                                  : rack.liquidW);
        }
        const double inW = (r_.airLoadKw + r_.liquidKw) * 1e3;
        r_.energyBalanceResidual = inW > 0 ? std::abs(inW - outW) / inW : 0;
    }

    const ThermalInput& in_;
    const ThermalOptions& options_;
    ThermalResult& out_;
    const Hall& hall_;
    const std::vector<std::uint32_t>& racks_;
    Shares units_;
    HallResult& r_;
};

void fillCoverage(const ThermalInput& in, ThermalResult& out) {
    for (const Rack& r : in.racks) {
        if (r.airW <= 0) continue;
        ++out.airflow.total;
        if (heatByRiseW(r) == 0)
            ++out.airflow.known;
        else
            out.airflow.missing.push_back(r.label);
    }
    for (const AirUnit& u : in.airUnits) {
        ++out.airUnitData.total;
        out.fanKw += valueOr0(u.fanW) / 1e3;
        if (u.capacityW && u.airflowM3h)
            ++out.airUnitData.known;
        else
            out.airUnitData.missing.push_back(u.label);
    }
    for (const Cdu& c : in.cdus) {
        ++out.cduData.total;
        out.pumpKw += valueOr0(c.pumpW) / 1e3;
        if (c.capacityW)
            ++out.cduData.known;
        else
            out.cduData.missing.push_back(c.label);
    }
    for (const Hall& h : in.halls)
        if (!h.altitudeM) out.seaLevelAssumed.push_back(h.label);
}

} // namespace

ThermalResult solveThermal(const ThermalInput& input, const ThermalOptions& options, std::stop_token stop) {
    ThermalResult result;
    auto bad = options.firstProblem();
    if (!bad) bad = problemOf(input);
    if (bad) {
        result.outcome = Outcome::refused(std::move(*bad));
        return result;
    }
    result.halls.resize(input.halls.size());
    result.racks.resize(input.racks.size());
    result.airUnits.resize(input.airUnits.size());
    result.loops.resize(input.loops.size());
    result.cdus.resize(input.cdus.size());

    std::vector<std::vector<std::uint32_t>> racks(input.halls.size());
    for (std::uint32_t i = 0; i < input.racks.size(); ++i)
        racks[input.racks[i].hall].push_back(i);
    Liquid(input, options, result).solve();
    for (std::uint32_t h = 0; h < input.halls.size(); ++h) {
        if (stop.stop_requested()) {
            result.outcome = Outcome::cancelled();
            return result;
        }
        Air(input, options, result, h, racks[h]).solve();
        const HallResult& r = result.halls[h];
        result.heatKw += r.airLoadKw + r.liquidKw;
    }
    fillCoverage(input, result);
    result.heatKw += result.pumpKw;
    return result;
}

} // namespace cw::solvers::thermal
