#include "app/analysis/analysis.h"

#include "app/analysis/cooling_power.h"
#include "app/analysis/refusals.h"
#include "app/analysis/rules/result_rule.h"
#include "solvers/fabric/tiers.h"

namespace cw::analysis {

namespace {

constexpr DirtySet only(Domain d) {
    return DirtySet(bit(d));
}

/// What each domain reads beside the drawing.
DirtySet readsOf(Domain d) {
    switch (d) {
    case Domain::Power:
        return only(Domain::Density);
    case Domain::Thermal:
        return only(Domain::Density) | only(Domain::Power);
    case Domain::Site:
        return only(Domain::Power) | only(Domain::Thermal);
    case Domain::Rules:
        return only(Domain::Density) | only(Domain::Fabric) | only(Domain::Power) | only(Domain::Thermal) |
               only(Domain::Site);
    case Domain::Density:
    case Domain::Fabric:
    case Domain::Bill:
        return {};
    }
    return {};
}

FabricAnswer solveFabricOf(const Project& project, FabricId id, const std::stop_token& stop,
                           std::uint64_t seed) {
    FabricAnswer answer = snapshotFabric(project, id);
    answer.options.bisection.seed = seed;
    answer.result = solvers::fabric::solveFabric(answer.graph, answer.options, stop);
    answer.layers.assign(answer.graph.nodeCount(), 0);
    if (!answer.result.problem)
        answer.layers = solvers::fabric::tierLayers(answer.graph, solvers::fabric::makeNetwork(answer.graph));
    return answer;
}

} // namespace

DirtySet withDependents(DirtySet dirty) {
    for (Domain d : kDomainOrder)
        if (!DirtySet(dirty.bits() & readsOf(d).bits()).empty()) dirty |= only(d);
    return dirty;
}

void solveDomain(Domain domain, const Project& project, Analysis& answers, std::stop_token stop,
                 std::uint64_t seed) {
    // An answer is kept only when it was not stopped half-way; one whose input is missing is not begun.
    const auto keep = [&](auto& place, auto answer) {
        if (!stop.stop_requested()) place = std::move(answer);
    };
    switch (domain) {
    case Domain::Density: {
        auto answer = std::make_shared<DensityAnswer>(snapshotDensity(project));
        answer->result = solvers::density::solveDensity(answer->input, answer->options, stop);
        // A refused answer keeps the shape of its input: who lists the drawing finds a place for each object.
        answer->result.racks.resize(answer->input.racks.size());
        answer->result.halls.resize(answer->input.halls.size());
        keep(answers.density, std::move(answer));
        break;
    }
    case Domain::Fabric: {
        auto list = std::make_shared<std::vector<FabricAnswer>>();
        for (const auto& [id, fabric] : project.fabrics()) {
            if (stop.stop_requested()) return;
            list->push_back(solveFabricOf(project, id, stop, seed));
        }
        keep(answers.fabrics, std::move(list));
        break;
    }
    case Domain::Power: {
        answers.power = nullptr;
        if (!isGiven(answers.density)) return;
        auto answer = std::make_shared<PowerAnswer>(snapshotPower(project, *answers.density));
        answer->result = solvers::power::solvePower(answer->input, answer->options, stop);
        answer->result.elements.resize(answer->input.elements.size());
        // The machines take the losses of the tree as heat, and hang beside it.
        if (!answer->result.outcome.error) {
            answer->cooling = snapshotCooling(project, *answers.density, *answer);
            answer->cooling.result = solvers::plant::solveCooling(answer->cooling.input);
            solvers::power::addCooling(answer->input, answer->result, answer->cooling.result.coolingW);
        }
        keep(answers.power, std::move(answer));
        break;
    }
    case Domain::Thermal: {
        answers.thermal = nullptr;
        if (!isGiven(answers.density) || !isGiven(answers.power)) return;
        auto answer =
            std::make_shared<ThermalAnswer>(snapshotThermal(project, *answers.density, *answers.power));
        answer->result = solvers::thermal::solveThermal(answer->input, answer->options, stop);
        answer->result.halls.resize(answer->input.halls.size());
        answer->result.racks.resize(answer->input.racks.size());
        answer->result.airUnits.resize(answer->input.airUnits.size());
        answer->result.loops.resize(answer->input.loops.size());
        answer->result.cdus.resize(answer->input.cdus.size());
        keep(answers.thermal, std::move(answer));
        break;
    }
    case Domain::Site: {
        answers.sites = nullptr;
        if (!isGiven(answers.density) || !isGiven(answers.power)) return;
        auto list = std::make_shared<std::vector<SiteAnswer>>();
        for (const auto& [id, site] : project.sites()) {
            SiteAnswer answer = snapshotSite(project, id, *answers.density, *answers.power);
            answer.result = solvers::site::solveSite(answer.input, answer.options, stop);
            list->push_back(std::move(answer));
        }
        keep(answers.sites, std::move(list));
        break;
    }
    case Domain::Bill: {
        // Prices are a resource of the product; without them the bill still counts.
        const auto prices = PriceBook::load();
        keep(answers.bill,
             std::make_shared<BillOfMaterials>(billOfMaterials(project, prices ? &*prices : nullptr)));
        break;
    }
    case Domain::Rules:
        keep(answers.findings, std::make_shared<std::vector<Finding>>(checkDesign(project, answers, stop)));
        break;
    }
}

Analysis solveAll(const Project& project, DirtySet wanted, std::stop_token stop, std::uint64_t seed) {
    for (auto d = kDomainOrder.rbegin(); d != kDomainOrder.rend(); ++d)
        if (wanted.contains(*d)) wanted |= readsOf(*d);
    Analysis answers;
    for (Domain d : kDomainOrder)
        if (wanted.contains(d) && !stop.stop_requested()) solveDomain(d, project, answers, stop, seed);
    return answers;
}

std::optional<Error> firstRefusal(const Analysis& answers) {
    const auto all = refusals(answers, DirtySet::all());
    if (all.empty()) return std::nullopt;
    Error named = all.front().error; // which of the fabrics its links and nodes are of
    if (all.front().domain == Domain::Fabric)
        named.context = all.front().object + (named.context.empty() ? "" : ": " + named.context);
    return named;
}

const char* domainName(Domain domain) {
    switch (domain) {
    case Domain::Density:
        return "density";
    case Domain::Fabric:
        return "fabric";
    case Domain::Power:
        return "power";
    case Domain::Thermal:
        return "thermal";
    case Domain::Site:
        return "site";
    case Domain::Rules:
        return "rules";
    case Domain::Bill:
        return "bill";
    }
    return "";
}

} // namespace cw::analysis
