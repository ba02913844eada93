#include "app/analysis/analysis.h"
#include "app/analysis/headline.h"
#include "app/analysis/totals.h"
#include "app/cli/commands.h"
#include "app/cli/open_design.h"
#include "model/json/project_json.h"

#include <QCoreApplication>
#include <QLocale>
#include <nlohmann/json.hpp>

namespace cw::cli {

namespace {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

int run(const Call& call) {
    const auto project = openDesign(call, call.positional().first());
    if (!project) return call.fail(project.error());
    const analysis::DrawnCounts counts = analysis::countDrawn(*project);
    const analysis::Analysis answers = analysis::solveAll(*project, DirtySet(bit(Domain::Density)));
    const auto& density = answers.density->result;
    double weightKg = 0;
    for (const auto& rack : density.racks)
        weightKg += rack.weightKg;
    if (call.wantsJson()) {
        Json j;
        j["title"] = project->info().title;
        j["counts"] = {{"gpus", counts.gpus},     {"servers", counts.servers},
                       {"racks", counts.racks},   {"switches", counts.switches},
                       {"cables", counts.cables}, {"halls", counts.halls},
                       {"sites", counts.sites},   {"scale_up_cables", counts.scaleUpCables}};
        j["totals"] = {{"it_kw", density.itKw},
                       {"it_basis", solvers::density::basisName(density.basis)},
                       {"it_coverage_pct", density.power.pct()},
                       {"weight_kg", weightKg},
                       {"cable_length_m", counts.cableLengthM},
                       {"scale_up_cable_length_m", counts.scaleUpCableLengthM}};
        j["content_hash"] = contentHash(*project);
        j["revision"] = project->info().revisionLabel;
        j["format"] = kFormatVersion;
        call.printJson(j);
        return Done;
    }
    const QLocale locale;
    const auto count = [&](const QString& name, std::size_t n) {
        call.print(QStringLiteral("%1 %2").arg(name, -16).arg(locale.toString(qulonglong(n)), 12));
    };
    call.print(QString::fromStdString(project->info().title));
    count(Say::tr("GPUs"), counts.gpus);
    count(Say::tr("Servers"), counts.servers);
    count(Say::tr("Racks"), counts.racks);
    count(Say::tr("Switches"), counts.switches);
    count(Say::tr("Cables"), counts.cables);
    if (counts.scaleUpCables > 0) count(Say::tr("and scale-up"), counts.scaleUpCables);
    count(Say::tr("Halls"), counts.halls);
    count(Say::tr("Sites"), counts.sites);
    call.print(Say::tr("IT power, maximum: %1 kW (known for %2 % of devices)")
                   .arg(locale.toString(density.itKw, 'f', 1), locale.toString(density.power.pct(), 'f', 0)));
    call.print(Say::tr("Weight: %1 kg").arg(locale.toString(weightKg, 'f', 0)));
    call.print(Say::tr("Cable length: %1 m").arg(locale.toString(counts.cableLengthM, 'f', 0)));
    if (counts.scaleUpCables > 0)
        call.print(Say::tr("Cable length inside scale-up domains: %1 m")
                       .arg(locale.toString(counts.scaleUpCableLengthM, 'f', 0)));
    return Done;
}

} // namespace

Command infoCommand() {
    return {QStringLiteral("info"),
            QStringLiteral("FILE [--json]"),
            Say::tr("Counts and totals of a project."),
            QStringLiteral("clusterwright-cli info plan.cwp --json"),
            {},
            1,
            1,
            run};
}

} // namespace cw::cli
