#include "app/analysis/analysis.h"

#include "app/analysis/rules/result_rule.h"

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

} // namespace

DirtySet withDependents(DirtySet dirty) {
    for (Domain d : kDomainOrder)
        if (!DirtySet(dirty.bits() & readsOf(d).bits()).empty()) dirty |= only(d);
    return dirty;
}

void solveDomain(Domain domain, const Project& project, Analysis& answers, std::stop_token stop) {
    switch (domain) {
    case Domain::Density: {
        auto answer = std::make_shared<DensityAnswer>(snapshotDensity(project));
        answer->result = solvers::density::solveDensity(answer->input, answer->options, stop);
        if (!stop.stop_requested()) answers.density = std::move(answer);
        break;
    }
    default:
        break;
    }
}

Analysis solveAll(const Project& project, DirtySet wanted, std::stop_token stop) {
    for (auto d = kDomainOrder.rbegin(); d != kDomainOrder.rend(); ++d)
        if (wanted.contains(*d)) wanted |= readsOf(*d);
    Analysis answers;
    for (Domain d : kDomainOrder)
        if (wanted.contains(d) && !stop.stop_requested()) solveDomain(d, project, answers, stop);
    return answers;
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
