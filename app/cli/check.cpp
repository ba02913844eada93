#include "app/analysis/analysis.h"
#include "app/cli/commands.h"
#include "app/cli/object_key.h"
#include "app/session/design_file.h"
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
    const auto project = readDesign(call.positional().first().toStdString());
    if (!project) return call.fail(project.error());
    const analysis::Analysis answers =
        analysis::solveAll(*project, DirtySet(bit(Domain::Rules)), interruption().get_token(), call.seed());
    if (!answers.findings) return call.fail({ErrorCode::Cancelled, "check", {}});
    const FindingCounts counts = countFindings(*answers.findings);
    Json findings = Json::array();
    for (const Finding& f : *answers.findings) {
        const QString message = findingText(f, *project, QLocale::c());
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
                            {"waiver_reason", f.waived ? Json(f.waiverReason) : Json()}});
    }
    if (call.wantsJson())
        call.printJson({{"errors", counts.errors},
                        {"warnings", counts.warnings},
                        {"infos", counts.infos},
                        {"waived", counts.waived},
                        {"findings", findings}});
    else
        call.print(Say::tr("%1 errors, %2 warnings, %3 notes, %4 waived")
                       .arg(counts.errors)
                       .arg(counts.warnings)
                       .arg(counts.infos)
                       .arg(counts.waived));
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
