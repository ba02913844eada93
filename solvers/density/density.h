// Density: what each rack draws, weighs, holds and asks of its feeds and its floor.
#pragma once

#include "model/base/phrase.h"
#include "model/base/result.h"
#include "solvers/common/coverage.h"
#include "solvers/common/outcome.h"
#include "solvers/density/input.h"

#include <stop_token>
#include <string_view>

namespace cw::solvers::density {

/// What a power figure rests on, best first. The basis of a sum is the worst of its parts.
enum class Basis : std::uint8_t { Maximum, Estimate, Typical, Unknown };

/// "maximum", "estimate", "typical", "unknown".
std::string_view basisName(Basis b);
/// The same for people.
Phrase basisPhrase(Basis b);

/// Why a rack is not fine, or what about it deserves a look.
enum class Reason : std::uint8_t {
    OverPowerLimit,     ///< draw above the limit of the rack
    OverUnits,          ///< devices take more rack units than there are
    OverStaticLoad,     ///< content heavier than the rack may carry standing
    OverFloorLoad,      ///< uniform load above what the hall permits
    TooDeep,            ///< a device is deeper than the rack
    FeedLossShortfall,  ///< with one feed lost, the supplies of a device cannot carry its draw
    Unfed,              ///< a device that draws power has no supply connected
    AboveDynamicLoad,   ///< must not be rolled while loaded (a note)
    SingleFeed,         ///< a device hangs on one feed only (a note)
    PowerNotMaximum,    ///< at least one draw is an estimate, typical or unknown (a note)
    MassUnknown,        ///< at least one mass is unknown, the weight is a lower bound (a note)
    LiquidShareUnknown, ///< at least one liquid share is unknown, its heat is counted as air (a note)
};

/// Stable name ("over_power_limit").
std::string_view reasonName(Reason r);
/// Whether the reason makes `ok` false, as opposed to a note.
bool isViolation(Reason r);

/// Constants of the uniform floor load: (W + live * A_service / 2 + dead * A) / A with A = footprint +
/// A_service / 2. Source of form and numbers: IBM site planning guides (15 and 10 lb/ft2).
struct DensityOptions {
    double liveLoadKgM2 =
        73.2; ///< people and carts on half the service clearance, kg/m2 (15 lb/ft2); 0..1000
    double deadLoadKgM2 = 48.8; ///< raised floor and cables, kg/m2 (10 lb/ft2); 0..1000

    /// The first option outside its range, or nothing.
    std::optional<Error> firstProblem() const;
};

struct RackResult {
    double powerKw = 0;
    double itKw = 0; ///< the part of `powerKw` that is IT load
    Basis basis = Basis::Maximum;
    std::optional<double> limitKw;
    double usedU = 0; ///< rack units with a device in front or behind
    double freeU = 0; ///< negative when overfull
    double weightKg = 0;
    double floorKgM2 = 0;     ///< uniform load, see DensityOptions
    double footprintKgM2 = 0; ///< weight over footprint
    double pointKg = 0;       ///< weight on one caster
    double airKw = 0;
    double liquidKw = 0;
    double airM3h = 0; ///< sum of the known air flows
    double feedAKw = 0;
    double feedBKw = 0;
    double feedAAloneKw = 0; ///< what A carries when B is lost
    double feedBAloneKw = 0;
    double psuShortfallW = 0; ///< worst of the two feed losses, summed over devices
    bool ok = true;
    std::vector<Reason> reasons; ///< in the order of the enumeration
};

struct HallResult {
    std::size_t racks = 0;
    double powerKw = 0;
    double itKw = 0;
    double airKw = 0;
    double liquidKw = 0;
    double weightKg = 0;
    double airM3h = 0;
};

struct DensityResult {
    Outcome outcome;
    std::vector<RackResult> racks; ///< as DensityInput::racks
    std::vector<HallResult> halls; ///< as DensityInput::halls
    double totalKw = 0;
    double itKw = 0;
    double maxKw = 0;
    double meanKw = 0; ///< over all racks, empty ones too
    Basis basis = Basis::Maximum;
    Coverage power;  ///< devices with a known maximum
    Coverage mass;   ///< devices with a known mass, and racks with a known own mass
    Coverage liquid; ///< devices with a known liquid share
    Coverage airflow;
};

/// Every rack, hall and total. Refuses not-a-number, negative or unreferenced input with the place in
/// `context`.
DensityResult solveDensity(const DensityInput& input, const DensityOptions& options, std::stop_token stop);

/// Every key that explainDensity answers for this input, in the order of the result.
std::vector<std::string> densityKeys(const DensityInput& input);

/// The shown value of a key; nothing when it is unknown (a limit that is not set).
Result<std::optional<double>> densityValue(const DensityInput& input, const DensityResult& result,
                                           std::string_view key);

/// How the value of `key` came about. Errors: InvalidArgument, NotFound (also for an unknown value),
/// Duplicate.
Result<Derivation> explainDensity(const DensityInput& input, const DensityOptions& options,
                                  const DensityResult& result, std::string_view key);

} // namespace cw::solvers::density
