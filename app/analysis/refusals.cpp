#include "app/analysis/refusals.h"

namespace cw::analysis {

namespace {

std::optional<Error> densityProblem(const Analysis& answers) {
    return answers.density ? answers.density->result.outcome.error : std::nullopt;
}

std::optional<Error> powerProblem(const Analysis& answers) {
    if (answers.power) return answers.power->result.outcome.error;
    return densityProblem(answers);
}

std::optional<Error> thermalProblem(const Analysis& answers) {
    if (answers.thermal) return answers.thermal->result.outcome.error;
    return powerProblem(answers);
}

} // namespace

std::vector<Refusal> refusals(const Analysis& answers, DirtySet wanted) {
    std::vector<Refusal> list;
    const auto whole = [&](Domain domain, const std::optional<Error>& problem) {
        if (problem && wanted.contains(domain)) list.push_back({domain, {}, *problem});
    };
    whole(Domain::Density, densityProblem(answers));
    whole(Domain::Power, powerProblem(answers));
    whole(Domain::Thermal, thermalProblem(answers));
    if (answers.fabrics && wanted.contains(Domain::Fabric))
        for (const FabricAnswer& fabric : *answers.fabrics)
            if (fabric.result.problem) list.push_back({Domain::Fabric, fabric.name, *fabric.result.problem});
    if (!answers.sites)
        whole(Domain::Site, powerProblem(answers));
    else if (wanted.contains(Domain::Site))
        for (const SiteAnswer& site : *answers.sites)
            if (site.result.outcome.error)
                list.push_back({Domain::Site, site.input.label, *site.result.outcome.error});
    return list;
}

} // namespace cw::analysis
