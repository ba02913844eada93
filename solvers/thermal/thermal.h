// Thermal, level 0: heat balances by hall and loop. Temperatures are screening estimates from perfect mixing,
// not CFD.
#pragma once

#include "model/base/derivation.h"
#include "model/base/result.h"
#include "solvers/common/coverage.h"
#include "solvers/common/outcome.h"
#include "solvers/thermal/input.h"

#include <stop_token>
#include <string_view>

namespace cw::solvers::thermal {

struct ThermalOptions {
    double humidityRatio =
        0; ///< of the air, kg/kg dry; 0..0.03. Dry air is the denser and so the kinder guess.
    double defaultReturnC = 55; ///< highest liquid return of racks that name none, °C; 20..90 (NVL72 racks)
    double defaultAirRiseK =
        11.7; ///< air rise of devices of unknown flow where the hall names none, K; 1..40
    double exchangerExponent = 0.8; ///< growth of a film coefficient with flow; 0..1 (turbulent)

    /// The first option outside its range, or nothing.
    std::optional<Error> firstProblem() const;
};

struct HallResult {
    double itKw = 0;
    double airKw = 0; ///< heat of the racks to air
    double liquidKw = 0;
    double lossesKw = 0;
    double fanKw = 0;
    double airLoadKw = 0;                ///< on the air units: racks, losses and fans
    std::optional<double> airCapacityKw; ///< sum over the units, where all are known
    double airShortKw = 0;               ///< heat that no air unit can take
    double liquidShortKw = 0;            ///< heat to liquid of racks without a loop, or beyond the CDUs
    double densityKgM3 = 0;              ///< of the supply air at this altitude
    double requiredAirM3s = 0;           ///< what the devices draw through themselves
    std::optional<double> suppliedAirM3s;
    std::optional<double> recirculation; ///< share of the device air that is not supply air, 0..1
    std::optional<double> supplyC;
    std::optional<double> inletMeanC; ///< flow-weighted; unknown when the supply cannot be held
    std::optional<double> inletMaxC;  ///< equal to the mean under perfect mixing
    std::optional<double> returnC;
    std::optional<std::size_t> racksOver; ///< racks above their inlet limit
    bool nPlusOne = false;            ///< the air units carry the load and the flow with any one of them out
    double energyBalanceResidual = 0; ///< |heat in - heat out| / heat in, out from flows and temperatures
};

struct RackResult {
    std::optional<double> inletC;
    std::optional<double> outletC; ///< unknown without heat to air
    std::optional<double> flowLpm; ///< liquid; unknown when supply is not below the permitted return
    bool ok = true;
};

struct AirUnitResult {
    double loadKw = 0;
    std::optional<double> ratingKw;
    std::optional<double> loadPct;
    std::optional<double> worstSingleFailurePct; ///< with the worst other unit of the hall out
    bool ok = true;
};

struct LoopResult {
    double heatKw = 0; ///< of the racks on it
    std::optional<double> flowLpm;
    std::optional<double> supplyC;
    std::optional<double> returnC;
    std::optional<double> heatCapacityKjLK; ///< of the liquid, kJ/(L K)
    std::optional<double> capacityKw;       ///< sum of the CDUs, where all are known
    double shortShare = 0;                  ///< share of the heat that the CDUs cannot take, 0..1
    bool nPlusOne = false;
};

struct CduResult {
    double loadKw = 0; ///< racks and its own pump
    std::optional<double> ratingKw;
    std::optional<double> loadPct;
    std::optional<double> worstSingleFailurePct; ///< with the worst other CDU of the loop out
    std::optional<double> flowLpm;
    std::optional<double> flowPct; ///< of the rated flow
    std::optional<double> supplyC;
    std::optional<double> returnC;
    std::optional<double> approachK; ///< TCS supply over FWS supply, as set
    std::optional<double>
        minApproachK; ///< what the exchanger reaches at this load with its rated facility flow
    bool ok = true;   ///< load and flow within rating, and the approach can be reached
};

struct ThermalResult {
    Outcome outcome;
    std::vector<HallResult> halls;
    std::vector<RackResult> racks;
    std::vector<AirUnitResult> airUnits;
    std::vector<LoopResult> loops;
    std::vector<CduResult> cdus;
    double fanKw = 0;
    double pumpKw = 0;
    double heatKw = 0;                        ///< all heat that must leave the halls
    Coverage airflow;                         ///< racks whose devices all have a known air flow
    Coverage airUnitData;                     ///< air units with capacity and flow
    Coverage cduData;                         ///< CDUs with a capacity
    std::vector<std::string> seaLevelAssumed; ///< halls of unknown altitude
};

/// Balances of every hall and loop. Refuses numbers outside their range and indices out of range.
ThermalResult solveThermal(const ThermalInput& input, const ThermalOptions& options, std::stop_token stop);

/// Every key that explainThermal answers for this input: halls, racks, crahs, loops and cdus, and totals.
std::vector<std::string> thermalKeys(const ThermalInput& input);

/// The shown value of a key; nothing when it is unknown.
Result<std::optional<double>> thermalValue(const ThermalInput& input, const ThermalResult& result,
                                           std::string_view key);

/// How the value of `key` came about. Errors: InvalidArgument, NotFound (also for an unknown value),
/// Duplicate.
Result<Derivation> explainThermal(const ThermalInput& input, const ThermalOptions& options,
                                  const ThermalResult& result, std::string_view key);

} // namespace cw::solvers::thermal
