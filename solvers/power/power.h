// Power: loads summed up the tree with losses, A/B fail-over, and what each single failure does.
#pragma once

#include "model/base/derivation.h"
#include "model/base/result.h"
#include "solvers/common/coverage.h"
#include "solvers/common/outcome.h"
#include "solvers/power/input.h"

#include <cstddef>
#include <span>
#include <stop_token>
#include <string_view>

namespace cw::solvers::power {

struct PowerOptions {
    double powerFactor = 0.95; ///< of the loads, turns VA into W and kW into A; 0.5..1. Assumed.
    bool singleFailures = true;

    /// The first option outside its range, or nothing.
    std::optional<Error> firstProblem() const;
};

/// Which limit of an element binds.
enum class Limit : std::uint8_t { None, RatedPower, RatedApparentPower, Breaker };

/// "none", "rated_power", "rated_apparent_power", "breaker".
std::string_view limitName(Limit l);

struct ElementResult {
    bool fed = false;  ///< reaches a source
    double loadKw = 0; ///< delivered
    double inputKw = 0;
    double lossKw = 0;
    std::optional<double> ratingKw; ///< the smallest known limit
    Limit limit = Limit::None;
    std::optional<double> loadPct;
    std::optional<double> currentA; ///< delivered, where the voltage is known
    /// Highest load over normal operation and every failure of one other element, % of the rating.
    std::optional<double> worstSingleFailurePct;
    std::int32_t worstFailure =
        -1;         ///< the element whose failure causes it; -1: normal operation is the worst
    bool ok = true; ///< fed, and at or below 100 % in normal operation and after any single failure

    // What the failure of this element does.
    std::uint32_t lostLoads = 0;      ///< loads left without a live cord
    double lostKw = 0;                ///< their draw
    std::uint32_t shortfallLoads = 0; ///< loads whose surviving power supplies cannot carry them
    std::uint32_t overloads = 0;      ///< elements above 100 %
};

struct PowerResult {
    Outcome outcome;
    std::vector<ElementResult> elements; ///< as PowerInput::elements
    double itKw = 0;                     ///< draw of all IT loads, fed or not
    double mechanicalKw = 0;             ///< draw of the other loads
    double sourceKw = 0;                 ///< what the sources deliver, losses included
    double unfedKw = 0;                  ///< draw of loads that no source reaches
    double facilityKw = 0;               ///< sourceKw, unfedKw and the cooling that is not drawn
    bool coolingKnown = false;
    double lossesKw = 0;
    double balanceResidual = 0; ///< |sources - losses - fed loads| / sources, summed independently
    bool treeOk = false;        ///< no cycle, and every element and load reaches a source
    std::vector<std::uint32_t> unfedElements;
    std::vector<std::uint32_t> unfedLoads; ///< loads with a draw that no source reaches
    /// Of the distribution, sources excluded, for the loads with two cords or more: "2N" survives the loss of
    /// a whole side, "N+1" of any one element, "N" carries normal operation, "below N" does not; "" without
    /// loads. A word for files; Phrase::known() shows it.
    std::string redundancy;
    /// The same as the loads see it: those with one cord and those whose surviving supplies fall short count,
    /// too.
    std::string redundancyOfLoads;
    std::int32_t worstFailure = -1; ///< element whose loss hurts most; -1: none loses or overloads anything
    std::vector<std::uint32_t> worstLostLoads; ///< loads lost by it
    Coverage draws;
    Coverage ratings;
};

/// Loads of every element, and, unless switched off, of every single failure. Losses are functions of what an
/// element delivers, so one sweep from the loads to the sources is exact. Refuses numbers outside their
/// range, indices out of range, doubled links, and cycles (Conflict, the cycle in `detail`).
PowerResult solvePower(const PowerInput& input, const PowerOptions& options, std::stop_token stop);

/// Counts cooling that is known only once the losses are, into input and totals. It stands beside the tree:
/// loads of elements and failures do not change.
void addCooling(PowerInput& input, PowerResult& result, MaybeSourced coolingW);

/// The state after the failure of any set of elements.
struct FailureResult {
    Outcome outcome;
    std::vector<std::uint32_t> deadElements;   ///< including those named
    std::vector<std::uint32_t> lostLoads;      ///< fed before
    std::vector<std::uint32_t> shortfallLoads; ///< alive on supplies that cannot carry them
    std::vector<std::uint32_t> overloaded;     ///< elements above 100 %
    std::vector<double> loadKw;                ///< of every element
    double lostKw = 0;
};
FailureResult failElements(const PowerInput& input, const PowerOptions& options,
                           std::span<const std::uint32_t> elements);

/// Every key that explainPower answers for this input: totals and `elements[#i].field`.
std::vector<std::string> powerKeys(const PowerInput& input);

/// The shown value of a key; nothing when it is unknown.
Result<std::optional<double>> powerValue(const PowerInput& input, const PowerResult& result,
                                         std::string_view key);

/// How the value of `key` came about; far branches end in leaves that name their own key. Errors:
/// InvalidArgument, NotFound (also for an unknown value), Duplicate.
Result<Derivation> explainPower(const PowerInput& input, const PowerOptions& options,
                                const PowerResult& result, std::string_view key);

} // namespace cw::solvers::power
