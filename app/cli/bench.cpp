#include "app/analysis/analysis.h"
#include "app/cli/commands.h"
#include "app/cli/human.h"
#include "app/cli/user_catalog.h"
#include "app/design/template_registry.h"
#include "app/session/design_file.h"
#include "model/base/nearest.h"
#include "model/edit/history.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QTemporaryDir>
#include <nlohmann/json.hpp>

#include <algorithm>

namespace cw::cli {

namespace {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

/// What the measured steps work on.
struct Bench {
    Catalog catalog;
    std::map<std::string, std::string> settings; ///< of the general Clos
    Project project;
    QTemporaryDir folder;

    Result<Project> generate() const {
        History history;
        const Status made = history.run("bench", [&](ProjectEditor& editor) -> Status {
            auto result = design::TemplateRegistry::generate("clos", settings, catalog, editor);
            return result ? Status() : Status(result.error());
        });
        if (!made) return made.error();
        return history.project();
    }
    std::string file(const char* name) const {
        return folder.filePath(QString::fromLatin1(name)).toStdString();
    }
    Status solve(DirtySet wanted) const {
        const auto answers = analysis::solveAll(project, wanted, interruption().get_token());
        if (const auto refused = analysis::firstRefusal(answers)) return *refused;
        return {};
    }
};

struct Step {
    const char* name;
    Status (*run)(const Bench&);
};

/// In an order in which `open` finds what `save` has written.
constexpr Step kSteps[]{
    {"generate",
     [](const Bench& b) {
         const auto made = b.generate();
         return made ? Status() : Status(made.error());
     }},
    {"solve_density", [](const Bench& b) { return b.solve(DirtySet(bit(Domain::Density))); }},
    {"solve_fabric", [](const Bench& b) { return b.solve(DirtySet(bit(Domain::Fabric))); }},
    {"solve_power", [](const Bench& b) { return b.solve(DirtySet(bit(Domain::Power))); }},
    {"solve_thermal", [](const Bench& b) { return b.solve(DirtySet(bit(Domain::Thermal))); }},
    {"check", [](const Bench& b) { return b.solve(DirtySet(bit(Domain::Rules))); }},
    {"save", [](const Bench& b) { return writeDesign(b.project, b.file("bench.cwp")); }},
    {"open",
     [](const Bench& b) {
         const auto read = readDesign(b.file("bench.cwp"));
         return read ? Status() : Status(read.error());
     }},
};

int run(const Call& call) {
    const std::string only = call.positional().isEmpty() ? "" : call.positional().first().toStdString();
    const bool isOne = !call.positional().isEmpty();
    std::vector<std::string> names;
    for (const Step& step : kSteps)
        names.emplace_back(step.name);
    if (isOne && std::find(names.begin(), names.end(), only) == names.end())
        return call.fail(unknownName("bench", only, names), Say::tr("known are %1").arg(listed(names)));
    auto catalog = openCatalog([&](const QString& line) { call.note(line); });
    if (!catalog) return call.fail(catalog.error());
    auto settings = call.settings();
    if (!settings) return call.fail(settings.error());
    settings->emplace("gpus", "16384");
    Bench bench{std::move(*catalog), std::move(*settings), {}, {}};
    auto project = bench.generate();
    if (!project) return call.fail(project.error());
    bench.project = std::move(*project);
    if (only == "open")
        if (const Status saved = writeDesign(bench.project, bench.file("bench.cwp")); !saved)
            return call.fail(saved.error());
    Json results = Json::array();
    constexpr std::size_t kRuns = 5;
    for (const Step& step : kSteps) {
        if (!only.empty() && only != step.name) continue;
        std::vector<double> seconds;
        while (seconds.size() < kRuns) {
            if (const Status on = call.goOn(); !on) return call.fail(on.error());
            QElapsedTimer timer;
            timer.start();
            if (const Status done = step.run(bench); !done) return call.fail(done.error());
            seconds.push_back(double(timer.nsecsElapsed()) / 1e9);
        }
        std::sort(seconds.begin(), seconds.end());
        if (!call.wantsJson())
            call.print(Say::tr("%1: median %2 s, least %3 s of %4 runs")
                           .arg(QLatin1String(step.name), humanNumber(seconds[kRuns / 2], 4),
                                humanNumber(seconds.front(), 4))
                           .arg(kRuns));
        results.push_back({{"name", step.name},
                           {"median_s", seconds[kRuns / 2]},
                           {"least_s", seconds.front()},
                           {"most_s", seconds.back()},
                           {"runs", kRuns}});
    }
    if (call.wantsJson())
        call.printJson({{"template", "clos"},
                        {"settings", bench.settings},
                        {"racks", bench.project.racks().size()},
                        {"devices", bench.project.devices().size()},
                        {"cables", bench.project.cables().size()},
                        {"benchmarks", results}});
    return Done;
}

} // namespace

Command benchCommand() {
    return {QStringLiteral("bench"),
            QStringLiteral("[NAME] [--set k=v]… [--json]"),
            Say::tr("Measures generating, solving, saving and opening a general Clos on this machine."),
            QStringLiteral("clusterwright-cli bench generate --json"),
            {{QStringLiteral("set"), Say::tr("A setting of the template."), QStringLiteral("key=value")}},
            0,
            1,
            run};
}

} // namespace cw::cli
