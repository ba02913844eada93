#include "app/cli/commands.h"
#include "app/cli/object_key.h"
#include "app/cli/open_design.h"
#include "app/cli/plan_export.h"
#include "app/cli/solve_json.h"
#include "views/report/report_writers.h"
#include "views/report/site_report.h"

#include <QCoreApplication>
#include <nlohmann/json.hpp>

namespace cw::cli {

namespace {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

int runReport(const Call& call) {
    const QString out = call.value("output");
    const bool pdf = out.endsWith(QStringLiteral(".pdf"), Qt::CaseInsensitive);
    const bool html = out.endsWith(QStringLiteral(".html"), Qt::CaseInsensitive) ||
                      out.endsWith(QStringLiteral(".htm"), Qt::CaseInsensitive);
    if (!pdf && !html) return call.misuse(Say::tr("name a .pdf or .html file to write with -o FILE"));
    const auto project = openDesign(call, call.positional().first());
    if (!project) return call.fail(project.error());
    std::optional<SiteId> site;
    if (call.isSet("site")) {
        const auto named = objectByName(project->sites(), call.value("site"), "--site");
        if (!named) return call.fail(named.error());
        site = *named;
    }
    const analysis::Analysis answers =
        analysis::solveAll(*project, DirtySet::all(), interruption().get_token(), call.seed());
    if (interruption().stop_requested()) return call.fail({ErrorCode::Cancelled, "report", {}});
    if (const auto refused = analysis::firstRefusal(answers)) return call.fail(*refused);
    const auto document = report::buildSiteReport(*project, answers, site);
    if (!document) return call.fail(document.error());
    const Status written =
        pdf ? report::writeReportPdf(*document, out) : report::writeReportHtml(*document, out);
    if (!written) return call.fail(written.error());
    call.wrote(out);
    if (call.wantsJson())
        call.printJson({{"file", out.toStdString()},
                        {"format", pdf ? "pdf" : "html"},
                        {"sections", document->sections.size()}});
    return Done;
}

} // namespace

std::vector<PlanFormat> planFormats() {
    return {{QStringLiteral("plan-png"), QStringLiteral("png"), Say::tr("Plan, PNG"),
             Say::tr("One hall with the power of its racks, as an image.")},
            {QStringLiteral("plan-svg"), QStringLiteral("svg"), Say::tr("Plan, SVG"),
             Say::tr("One hall with the power of its racks, as a drawing.")}};
}

bool isPlanFormat(const QString& format) {
    for (const PlanFormat& f : planFormats())
        if (f.id == format) return true;
    return false;
}

int exportPlan(const Call& call, const QString& format, const QString& out) {
    const QString extension = format.mid(5);
    if (!out.endsWith(QLatin1Char('.') + extension, Qt::CaseInsensitive))
        return call.misuse(Say::tr("%1 writes a .%2 file").arg(format, extension));
    const auto project = openDesign(call, call.positional().first());
    if (!project) return call.fail(project.error());
    std::optional<HallId> hall;
    if (call.isSet("hall")) {
        const auto named = objectByName(project->halls(), call.value("hall"), "--hall");
        if (!named) return call.fail(named.error());
        hall = *named;
    } else {
        if (project->halls().empty()) return call.fail({ErrorCode::NotFound, "hall", {}});
        if (project->halls().size() > 1)
            return call.misuse(Say::tr("the project has several halls; name one with --hall"));
        for (const auto& [id, value] : project->halls())
            hall = id;
    }
    const DirtySet drawn = DirtySet(bit(Domain::Density)) | DirtySet(bit(Domain::Thermal));
    const analysis::Analysis answers =
        analysis::solveAll(*project, drawn, interruption().get_token(), call.seed());
    if (interruption().stop_requested()) return call.fail({ErrorCode::Cancelled, "export", {}});
    if (const auto refused = analysis::firstRefusal(answers)) return call.fail(*refused);
    if (const Status written = report::writePlanImage(*project, answers, *hall, out); !written)
        return call.fail(written.error());
    call.wrote(out);
    if (call.wantsJson()) call.printJson({{"file", out.toStdString()}, {"format", format.toStdString()}});
    return Done;
}

Command reportCommand() {
    return {QStringLiteral("report"),
            QStringLiteral("FILE [--site ID] -o OUT.(pdf|html)"),
            Say::tr("Site report with plan, elevations, tables, findings, sources and limits."),
            QStringLiteral("clusterwright-cli report plan.cwp -o report.pdf"),
            {{QStringLiteral("site"), Say::tr("Name or id of the site, when there are several."),
              QStringLiteral("ID")},
             {{QStringLiteral("o"), QStringLiteral("output")},
              Say::tr("File to write; its extension chooses the form."),
              QStringLiteral("FILE")}},
            1,
            1,
            runReport};
}

} // namespace cw::cli
