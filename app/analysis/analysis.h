// All answers about one state of the design, and the one function that produces them.
#pragma once

#include "app/analysis/snapshot_density.h"
#include "app/analysis/snapshot_fabric.h"
#include "app/analysis/snapshot_power.h"
#include "app/analysis/snapshot_site.h"
#include "app/analysis/snapshot_thermal.h"
#include "model/bill/bill_of_materials.h"
#include "model/change/dirty_set.h"
#include "model/rules/finding.h"

#include <array>
#include <memory>
#include <stop_token>

namespace cw::analysis {

/// The domains in the order in which they are solved: each may read the answers before it.
inline constexpr std::array kDomainOrder{Domain::Density, Domain::Fabric, Domain::Power, Domain::Thermal,
                                         Domain::Site,    Domain::Bill,   Domain::Rules};

/// Answers are immutable and shared: a view keeps what it shows while the next one is computed. A null
/// pointer means not solved yet.
struct Analysis {
    std::shared_ptr<const DensityAnswer> density;
    std::shared_ptr<const std::vector<FabricAnswer>> fabrics; ///< ascending by id
    std::shared_ptr<const PowerAnswer> power;
    std::shared_ptr<const ThermalAnswer> thermal;
    std::shared_ptr<const std::vector<SiteAnswer>> sites; ///< ascending by id
    std::shared_ptr<const BillOfMaterials> bill;
    std::shared_ptr<const std::vector<Finding>> findings; ///< of all rules, waivers applied, sorted
};

/// `dirty` and every domain that reads its answers: density -> power -> thermal -> site, and all -> rules.
DirtySet withDependents(DirtySet dirty);

/// Solves one domain of `project` into `answers`. Pure but for `answers`; may run on any thread with a
/// project of its own. Leaves `answers` as it was when stopped. `seed` is for the searches that begin at
/// random.
void solveDomain(Domain domain, const Project& project, Analysis& answers, std::stop_token stop,
                 std::uint64_t seed = 1);

/// There is an answer, and the solver did not refuse it. Nothing is made of a refused one.
template <class Answer>
bool isGiven(const std::shared_ptr<Answer>& answer) {
    return answer && answer->result.outcome.ok();
}

/// Solves `wanted` and what they read, in order.
Analysis solveAll(const Project& project, DirtySet wanted = DirtySet::all(), std::stop_token stop = {},
                  std::uint64_t seed = 1);

/// The first solver that refused its input, if any.
std::optional<Error> firstRefusal(const Analysis& answers);

/// Name of a domain for job lists and logs, untranslated ("density").
const char* domainName(Domain domain);

} // namespace cw::analysis
