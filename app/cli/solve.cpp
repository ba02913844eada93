#include "app/analysis/explain.h"
#include "app/analysis/explain_keys.h"
#include "app/analysis/refusals.h"
#include "app/cli/commands.h"
#include "app/cli/fabric_json.h"
#include "app/cli/human.h"
#include "app/cli/object_key.h"
#include "app/cli/open_design.h"
#include "app/cli/solve_json.h"
#include "app/session/error_text.h"
#include "model/base/nearest.h"

#include <QCoreApplication>
#include <QLocale>
#include <nlohmann/json.hpp>

#include <algorithm>

namespace cw::cli {

namespace {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

constexpr const char* kListKeys = "list"; ///< in place of a key; every key has a dot

/// Domains that `--only` names; all of them without it.
Result<DirtySet> wantedDomains(const Call& call) {
    if (!call.isSet("only")) return solvableDomains();
    const QString only = call.value("only");
    DirtySet wanted;
    for (const QString& name : only.split(QLatin1Char(','))) {
        const auto domain = domainNamed(name.trimmed().toStdString());
        if (!domain) return unknownName("--only", name.trimmed().toStdString(), solvableNames());
        wanted |= DirtySet(bit(*domain));
    }
    return wanted;
}

std::optional<Domain> domainOfKey(const QString& key) {
    const std::string text = key.trimmed().toStdString();
    return domainNamed(std::string_view(text).substr(0, text.find_first_of(".[")));
}

int listKeys(const Call& call, const analysis::Analysis& answers) {
    const std::vector<std::string> keys = analysis::explainKeys(answers);
    if (call.wantsJson())
        call.printJson({{"keys", keys}});
    else
        for (const std::string& key : keys)
            call.print(QString::fromStdString(key));
    return Done;
}

/// One unanswerable input must not take the other answers with it: each domain without an answer is said, and
/// only where nothing at all of what was asked for has one the command fails.
int sayUnanswered(const Call& call, const Json& json, const std::vector<analysis::Refusal>& unanswered) {
    if (unanswered.empty()) return Done;
    const bool any = std::any_of(json.begin(), json.end(), [&](const Json& part) {
        return &part != &json["unanswered"] && !part.is_null() && !part.empty();
    });
    if (!any) return call.fail(unanswered.front().error);
    for (const analysis::Refusal& refusal : unanswered) {
        const QString domain = QLatin1String(analysis::domainName(refusal.domain));
        call.warn(refusal.object.empty()
                      ? domain
                      : QStringLiteral("%1 %2").arg(domain, QString::fromStdString(refusal.object)),
                  Say::tr("not answered: %1").arg(errorLine(refusal.error)));
    }
    return Done;
}

int explainValue(const Call& call, const analysis::Analysis& answers, DirtySet wanted,
                 const std::string& key) {
    if (key == kListKeys) return listKeys(call, answers);
    if (const auto domain = domainOfKey(QString::fromStdString(key)))
        for (const analysis::Refusal& refusal : analysis::refusals(answers, wanted))
            if (refusal.domain == *domain && (refusal.object.empty() || key.find(refusal.object) != key.npos))
                return call.fail(refusal.error);
    const auto derivation = analysis::explain(answers, key);
    if (!derivation) {
        Error error = derivation.error();
        if (analysis::isUnknownValue(error))
            return call.fail(error,
                             Say::tr("an input that it needs is not known; the command check says more"));
        error = unknownName("--explain", key, analysis::keysNear(answers, key));
        return call.fail(error, Say::tr("--explain %1 shows all").arg(QLatin1String(kListKeys)));
    }
    if (call.wantsJson())
        call.printJson(derivationJson(*derivation));
    else
        for (const QString& line : analysis::derivationLines(*derivation, QLocale()))
            call.print(line);
    return Done;
}

int run(const Call& call) {
    auto wanted = wantedDomains(call);
    if (!wanted) return call.fail(wanted.error(), Say::tr("known are %1").arg(listed(solvableNames())));
    const auto traffic = wantedTraffic(call);
    if (!traffic)
        return call.fail(traffic.error(),
                         Say::tr("known are %1").arg(listed(solvers::fabric::trafficNames())));
    const auto project = openDesign(call, call.positional().first());
    if (!project) return call.fail(project.error());
    // A value is explained whatever --only leaves out of the figures.
    if (const auto domain = domainOfKey(call.value("explain"))) *wanted |= DirtySet(bit(*domain));
    std::optional<SiteId> site;
    if (call.isSet("site")) {
        const auto named = objectByName(project->sites(), call.value("site"), "--site");
        if (!named) return call.fail(named.error());
        site = *named;
    }
    const analysis::Analysis answers =
        analysis::solveAll(*project, *wanted, interruption().get_token(), call.seed());
    if (interruption().stop_requested()) return call.fail({ErrorCode::Cancelled, "solve", {}});
    if (call.isSet("explain"))
        return explainValue(call, answers, *wanted, call.value("explain").trimmed().toStdString());
    const auto unanswered = analysis::refusals(answers, *wanted);
    Json json = solveJson(*project, answers, *wanted, site);
    if (!traffic->empty() && answers.fabrics && json.contains("fabric"))
        for (Json& shown : json["fabric"])
            for (const analysis::FabricAnswer& fabric : *answers.fabrics)
                if (shown["name"] == fabric.name && !shown.contains("throughput"))
                    shown["throughput"] = throughputFigures(fabric.graph, *traffic, call.seed());
    if (call.wantsJson())
        call.printJson(json);
    else
        for (const QString& line : summaryLines(json))
            call.print(line);
    return sayUnanswered(call, json, unanswered);
}

} // namespace

Command solveCommand() {
    return {QStringLiteral("solve"),
            QStringLiteral("FILE [--only a,b] [--traffic a,b] [--site ID] [--explain KEY] [--json]"),
            Say::tr("Fabric, density, power, thermal and site figures."),
            QStringLiteral("clusterwright-cli solve plan.cwp --only power --json"),
            {{QStringLiteral("only"), Say::tr("Domains to solve: fabric, density, power, thermal, site."),
              QStringLiteral("a,b")},
             trafficOption(),
             {QStringLiteral("site"), Say::tr("Name or id of the site, when there are several."),
              QStringLiteral("ID")},
             {QStringLiteral("explain"),
              Say::tr("Show how one value came about, e.g. power.facility_kw; list shows all keys."),
              QStringLiteral("KEY")}},
            1,
            1,
            run};
}

} // namespace cw::cli
