// bom, cables, export, import, formats: the exchange registry on the command line.
#include "app/cli/commands.h"
#include "app/cli/open_design.h"
#include "app/cli/plan_export.h"
#include "app/cli/user_catalog.h"
#include "app/session/design_file.h"
#include "model/base/nearest.h"
#include "model/exchange/registry.h"

#include <QCoreApplication>
#include <nlohmann/json.hpp>

namespace cw::cli {

namespace {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

QCommandLineOption outputOption() {
    return {{QStringLiteral("o"), QStringLiteral("output")},
            Say::tr("File to write; its extension chooses the form."),
            QStringLiteral("FILE")};
}

/// `fabric` as in ExportContext.
int writeAs(const Call& call, const Format& format, const QString& out, const QString& fabric = {}) {
    if (const Status free = call.mayReplace(out); !free)
        return call.fail(free.error(), Say::tr("name another file"));
    const auto project = openDesign(call, call.positional().first());
    if (!project) return call.fail(project.error());
    const auto prices = PriceBook::load();
    if (!prices) return call.fail(prices.error());
    ExportContext context;
    context.prices = &*prices;
    context.fabric = fabric.toStdString();
    if (const Status on = call.goOn(); !on) return call.fail(on.error());
    if (const Status written = exportAs(format.id, *project, out, context); !written)
        return call.fail(written.error());
    call.wrote(out);
    if (call.wantsJson()) call.printJson({{"file", out.toStdString()}, {"format", format.id}});
    return Done;
}

/// A format that is none: those alike, and where all are.
int noFormat(const Call& call, const char* where, const QString& name) {
    std::vector<std::string> known;
    for (const Format& format : formats())
        known.emplace_back(format.id);
    for (const PlanFormat& format : planFormats())
        known.push_back(format.id.toStdString());
    return call.fail(unknownName(where, name.toStdString(), known), Say::tr("the command formats lists all"));
}

/// `bom` and `cables`: a group of formats of which the extension chooses one.
int runGroup(const Call& call, const char* group) {
    const QString out = call.value("output");
    if (out.isEmpty()) return call.misuse(Say::tr("name the file to write with -o FILE"));
    const Format* format = formatForPath(group, out);
    if (!format) {
        QStringList endings;
        for (const Format& known : formats())
            if (std::string_view(known.id).starts_with(group))
                endings << QLatin1Char('.') + QString::fromLatin1(known.extensions.front());
        return call.fail({ErrorCode::Unsupported, out.toStdString(), {}},
                         Say::tr("name a file that ends in %1").arg(endings.join(QStringLiteral(", "))));
    }
    return writeAs(call, *format, out);
}

int runExport(const Call& call) {
    const QString out = call.value("output");
    if (out.isEmpty() || !call.isSet("as"))
        return call.misuse(Say::tr("use --as FORMAT -o FILE; see formats"));
    if (isPlanFormat(call.value("as"))) return exportPlan(call, call.value("as"), out);
    const Format* format = findFormat(call.value("as").toStdString());
    if (!format) return noFormat(call, "--as", call.value("as"));
    if (!format->exportTo)
        return call.fail(Error::said(ErrorCode::Unsupported, "--as " + call.value("as").toStdString(),
                                     Phrase::tr("only read")),
                         Say::tr("the command formats lists all"));
    return writeAs(call, *format, out, call.value("fabric"));
}

int runImport(const Call& call) {
    const QString out = call.value("output");
    if (out.isEmpty()) return call.misuse(Say::tr("name the file to write with -o FILE"));
    const QString name = call.positional().first();
    const Format* format = findFormat(name.toStdString());
    if (!format) return noFormat(call, "import", name);
    if (!format->importFrom)
        return call.fail(
            Error::said(ErrorCode::Unsupported, "import " + name.toStdString(), Phrase::tr("only written")),
            Say::tr("the command formats lists all"));
    const auto catalog = openCatalog([&](const QString& line) { call.note(line); });
    if (!catalog) return call.fail(catalog.error());
    ImportContext context;
    context.catalog = &*catalog;
    context.skipBadRows = call.isSet("skip-bad-rows");
    Result<Project> base = Project();
    if (call.isSet("into")) {
        base = openDesign(call, call.value("into"));
        if (!base) return call.fail(base.error());
        context.base = &*base;
    }
    auto outcome = importFrom(format->id, call.positional().mid(1), context);
    if (!outcome) return call.fail(outcome.error());
    for (const QString& message : outcome->messages)
        call.note(message);
    if (const Status on = call.goOn(); !on) return call.fail(on.error());
    if (const Status written = writeDesign(outcome->project, out.toStdString()); !written)
        return call.fail(written.error());
    call.note(Say::tr("%n object(s) or part(s) added", nullptr, int(outcome->added)));
    call.wrote(out);
    if (call.wantsJson()) {
        Json messages = Json::array();
        for (const QString& message : outcome->messages)
            messages.push_back(message.toStdString());
        call.printJson({{"file", out.toStdString()}, {"added", outcome->added}, {"messages", messages}});
    }
    return Done;
}

int runFormats(const Call& call) {
    Json list = Json::array();
    for (const Format& f : formats()) {
        if (call.wantsJson()) {
            Json extensions = Json::array();
            for (const char* extension : f.extensions)
                extensions.push_back(extension);
            list.push_back({{"id", f.id},
                            {"name", formatName(f).toStdString()},
                            {"description", formatDescription(f).toStdString()},
                            {"extensions", extensions},
                            {"export", f.exportTo != nullptr},
                            {"import", f.importFrom != nullptr}});
            continue;
        }
        call.print(QStringLiteral("%1 %2 %3")
                       .arg(QString::fromLatin1(f.id), -20)
                       .arg(f.importFrom && f.exportTo ? Say::tr("in, out")
                            : f.importFrom             ? Say::tr("in")
                                                       : Say::tr("out"),
                            -8)
                       .arg(formatDescription(f)));
    }
    for (const PlanFormat& f : planFormats()) {
        if (call.wantsJson())
            list.push_back({{"id", f.id.toStdString()},
                            {"name", f.name.toStdString()},
                            {"description", f.description.toStdString()},
                            {"extensions", {f.extension.toStdString()}},
                            {"export", true},
                            {"import", false}});
        else
            call.print(QStringLiteral("%1 %2 %3").arg(f.id, -20).arg(Say::tr("out"), -8).arg(f.description));
    }
    if (call.wantsJson()) call.printJson({{"formats", list}});
    return Done;
}

} // namespace

Command billCommand() {
    return {QStringLiteral("bom"),
            QStringLiteral("FILE -o OUT.(csv|xlsx|json)"),
            Say::tr("Bill of materials."),
            QStringLiteral("clusterwright-cli bom plan.cwp -o bom.xlsx"),
            {outputOption()},
            1,
            1,
            [](const Call& call) { return runGroup(call, "bom"); }};
}

Command cablesCommand() {
    return {QStringLiteral("cables"),
            QStringLiteral("FILE -o OUT.(csv|xlsx)"),
            Say::tr("Point-to-point cable schedule with lengths, media and labels."),
            QStringLiteral("clusterwright-cli cables plan.cwp -o cables.csv"),
            {outputOption()},
            1,
            1,
            [](const Call& call) { return runGroup(call, "cables"); }};
}

Command exportCommand() {
    return {QStringLiteral("export"),
            QStringLiteral("FILE --as FORMAT -o OUT [--hall ID] [--fabric ID]"),
            Say::tr("Writes a project in another format."),
            QStringLiteral("clusterwright-cli export plan.cwp --as json -o plan.json"),
            {{QStringLiteral("as"), Say::tr("Format; see formats."), QStringLiteral("FORMAT")},
             outputOption(),
             {QStringLiteral("hall"), Say::tr("Name or id of the hall to draw, when there are several."),
              QStringLiteral("ID")},
             {QStringLiteral("fabric"),
              Say::tr("Name or number of the fabric, for formats that hold one; else the compute fabric."),
              QStringLiteral("ID")}},
            1,
            1,
            runExport};
}

Command importCommand() {
    return {QStringLiteral("import"),
            QStringLiteral("FORMAT IN… -o FILE [--into FILE]"),
            Say::tr("Reads another format into a project."),
            QStringLiteral("clusterwright-cli import json plan.json -o plan.cwp"),
            {outputOption(),
             {QStringLiteral("into"), Say::tr("Project to add to; a new one without it."),
              QStringLiteral("FILE")},
             {QStringLiteral("skip-bad-rows"), Say::tr("Add the good rows of a table and name the others.")}},
            2,
            1000,
            runImport};
}

Command formatsCommand() {
    return {QStringLiteral("formats"),
            QStringLiteral("[--json]"),
            Say::tr("Formats that can be read and written."),
            QStringLiteral("clusterwright-cli formats"),
            {},
            0,
            0,
            runFormats};
}

} // namespace cw::cli
