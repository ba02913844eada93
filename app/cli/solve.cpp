#include "app/analysis/explain.h"
#include "app/cli/commands.h"
#include "app/cli/object_key.h"
#include "app/cli/solve_json.h"
#include "app/session/design_file.h"

#include <QCoreApplication>
#include <QLocale>
#include <nlohmann/json.hpp>

namespace cw::cli {

namespace {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

/// Domains that `--only` names; all of them without it.
Result<DirtySet> wantedDomains(const Call& call) {
    if (!call.isSet("only")) return solvableDomains();
    const QString only = call.value("only");
    DirtySet wanted;
    for (const QString& name : only.split(QLatin1Char(','))) {
        const auto domain = domainNamed(name.trimmed().toStdString());
        if (!domain) return Error{ErrorCode::NotFound, "--only " + name.toStdString(), solvableNames()};
        wanted |= DirtySet(bit(*domain));
    }
    return wanted;
}

int run(const Call& call) {
    const auto wanted = wantedDomains(call);
    if (!wanted) return call.fail(wanted.error());
    const auto project = readDesign(call.positional().first().toStdString());
    if (!project) return call.fail(project.error());
    std::optional<SiteId> site;
    if (call.isSet("site")) {
        const auto named = objectByName(project->sites(), call.value("site"), "--site");
        if (!named) return call.fail(named.error());
        site = *named;
    }
    const analysis::Analysis answers =
        analysis::solveAll(*project, *wanted, interruption().get_token(), call.seed());
    if (interruption().stop_requested()) return call.fail({ErrorCode::Cancelled, "solve", {}});
    if (const auto refused = analysis::firstRefusal(answers)) return call.fail(*refused);
    if (call.isSet("explain")) {
        const auto derivation = analysis::explain(answers, call.value("explain").toStdString());
        if (!derivation) return call.fail(derivation.error());
        if (call.wantsJson())
            call.printJson(derivationJson(*derivation));
        else
            for (const QString& line : analysis::derivationLines(*derivation, QLocale()))
                call.print(line);
        return Done;
    }
    const Json json = solveJson(*project, answers, *wanted, site);
    if (call.wantsJson())
        call.printJson(json);
    else
        for (const QString& line : summaryLines(json))
            call.print(line);
    return Done;
}

} // namespace

Command solveCommand() {
    return {QStringLiteral("solve"),
            QStringLiteral("FILE [--only a,b] [--site ID] [--explain KEY] [--json]"),
            Say::tr("Fabric, density, power, thermal and site figures."),
            QStringLiteral("clusterwright-cli solve plan.cwp --only power --json"),
            {{QStringLiteral("only"), Say::tr("Domains to solve: fabric, density, power, thermal, site."),
              QStringLiteral("a,b")},
             {QStringLiteral("site"), Say::tr("Name or id of the site, when there are several."),
              QStringLiteral("ID")},
             {QStringLiteral("explain"), Say::tr("Show how one value came about, e.g. power.facility_kw."),
              QStringLiteral("KEY")}},
            1,
            1,
            run};
}

} // namespace cw::cli
