#include "app/analysis/analysis.h"
#include "app/cli/commands.h"
#include "app/cli/object_key.h"
#include "app/cli/open_design.h"
#include "model/rules/finding_text.h"

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
    const analysis::Analysis answers =
        analysis::solveAll(*project, DirtySet(bit(Domain::Rules)), interruption().get_token(), call.seed());
    if (!answers.findings) return call.fail({ErrorCode::Cancelled, "check", {}});
    const FindingCounts counts = countFindings(*answers.findings);
    Json findings = Json::array();
    for (const Finding& f : *answers.findings) {
        const QLocale locale = call.wantsJson() ? QLocale::c() : QLocale();
        const QString message = findingText(f, *project, locale);
        if (!call.wantsJson()) {
            call.print(QStringLiteral("%1 %2: %3")
                           .arg(f.waived ? Say::tr("waived") : severityText(f.severity),
                                QString::fromStdString(std::string(f.ruleId())), message));
            continue;
        }
        Json objects = Json::array();
        for (ObjectRef object : f.objects)
            objects.push_back(objectKey(*project, object));
        findings.push_back({{"rule", f.ruleId()},
                            {"severity", enumName(f.severity)},
                            {"objects", objects},
                            {"message", message.toStdString()},
                            {"fix", ruleFix(*f.rule).toStdString()},
                            {"waived", f.waived},
                            {"waiver_reason", f.waived ? Json(f.waiverReason) : Json()},
                            {"lapsed", f.lapsed.empty() ? Json() : Json(f.lapsed)}});
    }
    if (call.wantsJson())
        call.printJson({{"errors", counts.errors},
                        {"warnings", counts.warnings},
                        {"infos", counts.infos},
                        {"waived", counts.waived},
                        {"findings", findings}});
    else
        call.print(QStringList{Say::tr("%n error(s)", nullptr, int(counts.errors)),
                               Say::tr("%n warning(s)", nullptr, int(counts.warnings)),
                               Say::tr("%n note(s)", nullptr, int(counts.infos)),
                               Say::tr("%n waived", nullptr, int(counts.waived))}
                       .join(QStringLiteral(", ")));
    return counts.errors > 0 ? int(Findings) : int(Done);
}

} // namespace

Command checkCommand() {
    return {QStringLiteral("check"),
            QStringLiteral("FILE [--json]"),
            Say::tr("Design rules on what is drawn and on what the solvers answer."),
            QStringLiteral("clusterwright-cli check plan.cwp"),
            {},
            1,
            1,
            run};
}

} // namespace cw::cli
