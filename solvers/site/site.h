// Site: connection against need, annual energy, carbon and electricity cost of one site. Unknown stays
// unknown.
#pragma once

#include "model/base/derivation.h"
#include "model/base/result.h"
#include "solvers/common/outcome.h"
#include "solvers/site/input.h"

#include <stop_token>
#include <string_view>

namespace cw::solvers::site {

struct SiteOptions {
    double hoursPerYear = 8760; ///< 8760 or 8784
    /// Load factor where the input names none, 0..1. A training cluster is planned as running throughout.
    double defaultLoadFactor = 1;

    /// The first option outside its range, or nothing.
    std::optional<Error> firstProblem() const;
};

struct SiteResult {
    Outcome outcome;
    std::optional<double> itKw;
    std::optional<double> lossesKw;
    std::optional<double> coolingKw;
    std::optional<double> neededKw; ///< IT, losses and cooling at peak; unknown unless all three are known
    std::optional<double> contractedKw; ///< what the connection gives
    std::optional<double> marginKw;     ///< contracted less needed; negative: not enough
    std::optional<double> usedPct;      ///< needed of contracted
    std::optional<bool> capacityOk;
    std::optional<double> pueAtPeak; ///< needed over IT power, at peak: not an annual PUE
    std::optional<double> energyKwhYear;
    std::optional<double> carbonTYear; ///< t CO2 a year
    std::string carbonMethod;
    std::optional<double> costUsdYear;
    bool loadFactorAssumed = false;
    std::vector<std::string> unknown; ///< names of the inputs that are missing
};

/// Refuses numbers outside their range.
SiteResult solveSite(const SiteInput& input, const SiteOptions& options, std::stop_token stop);

/// Every key that explainSite answers: the unknown ones, too.
std::vector<std::string> siteKeys();

/// The shown value of a key; nothing when it is unknown.
Result<std::optional<double>> siteValue(const SiteResult& result, std::string_view key);

/// How the value of `key` came about. Errors: NotFound (also for an unknown value).
Result<Derivation> explainSite(const SiteInput& input, const SiteOptions& options, const SiteResult& result,
                               std::string_view key);

} // namespace cw::solvers::site
