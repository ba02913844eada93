#include "app/cli/fail_random.h"

#include "app/analysis/snapshot_fabric.h"
#include "app/cli/human.h"
#include "solvers/fabric/random_failures.h"

#include <QCoreApplication>
#include <nlohmann/json.hpp>

namespace cw::cli {

namespace fabric = solvers::fabric;

namespace {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

constexpr const char* kCables = "random-cables";
constexpr const char* kSwitches = "random-switches";
constexpr const char* kTrials = "trials";

/// The number of an option; its `fallback` without it. InvalidArgument when it is no whole number.
Result<int> numberOf(const Call& call, const char* option, int fallback) {
    if (!call.isSet(option)) return fallback;
    bool ok = false;
    const int value = call.value(option).toInt(&ok);
    if (!ok || value < 0)
        return Error::said(ErrorCode::InvalidArgument,
                           std::string("--") + option + " " + call.value(option).toStdString(),
                           Phrase::tr("a whole number"));
    return value;
}

Result<fabric::RandomFailureOptions> optionsOf(const Call& call) {
    fabric::RandomFailureOptions options;
    options.seed = call.seed();
    for (const auto& [name, place] :
         {std::pair{kCables, &options.cables}, {kSwitches, &options.switches}, {kTrials, &options.trials}}) {
        const auto value = numberOf(call, name, *place);
        if (!value) return value.error();
        *place = *value;
    }
    if (const auto bad = options.firstProblem()) return *bad;
    return options;
}

Json spreadJson(const fabric::Spread& s) {
    return {{"min", s.least}, {"p5", s.p5}, {"p50", s.p50}, {"max", s.most}};
}

Json resultJson(const analysis::FabricAnswer& a, const fabric::RandomFailures& r) {
    return {{"name", a.name},
            {"role", enumName(a.role)},
            {"endpoints", a.graph.endpointCount()},
            {"trials", r.trials},
            {"complete", r.complete},
            {"bisection_lower_gbps", spreadJson(r.lowerGbps)},
            {"bisection_upper_gbps", spreadJson(r.upperGbps)},
            {"endpoints_connected", spreadJson(r.endpointsConnected)},
            {"all_connected_pct", r.allConnected * 100}};
}

void print(const Call& call, const analysis::FabricAnswer& a, const fabric::RandomFailures& r) {
    call.print(
        Say::tr(
            "%1: bisection at least %2 Gb/s in 95 % of %3 trials, median %4 to %5; all hosts connected in "
            "%6 % of them")
            .arg(QString::fromStdString(a.name), humanNumber(r.lowerGbps.p5, 0), humanNumber(r.trials, 0),
                 humanNumber(r.lowerGbps.p50, 0), humanNumber(r.upperGbps.p50, 0),
                 humanNumber(r.allConnected * 100, 1)));
    if (!r.complete)
        call.note(
            Say::tr("%1: fewer trials than asked for fit in the time").arg(QString::fromStdString(a.name)));
}

} // namespace

bool wantsRandomFailures(const Call& call) {
    return call.isSet(kCables) || call.isSet(kSwitches);
}

std::vector<QCommandLineOption> randomFailureOptions() {
    return {{QLatin1String(kCables),
             Say::tr("Instead of objects: cables of each fabric that fail together, drawn at random."),
             QStringLiteral("K")},
            {QLatin1String(kSwitches),
             Say::tr("Instead of objects: switches of each fabric that fail together, drawn at random."),
             QStringLiteral("K")},
            {QLatin1String(kTrials), Say::tr("How often it is drawn; 200 without it."), QStringLiteral("N")}};
}

int failRandomly(const Call& call, const Project& project) {
    const auto options = optionsOf(call);
    if (!options) return call.fail(options.error());
    Json fabrics = Json::array();
    for (const auto& [id, drawn] : project.fabrics()) {
        const analysis::FabricAnswer answer = analysis::snapshotFabric(project, id);
        if (const auto bad = answer.graph.firstProblem()) return call.fail(*bad);
        const auto result = fabric::sampleFailures(answer.graph, *options, interruption().get_token());
        if (interruption().stop_requested()) return call.fail({ErrorCode::Cancelled, "fail", {}});
        if (call.wantsJson())
            fabrics.push_back(resultJson(answer, result));
        else
            print(call, answer, result);
    }
    if (call.wantsJson())
        call.printJson({{"random", {{"cables", options->cables}, {"switches", options->switches}}},
                        {"seed", options->seed},
                        {"fabrics", fabrics}});
    return Done;
}

} // namespace cw::cli
