#include "app/cli/commands.h"
#include "app/cli/user_catalog.h"
#include "app/design/template_registry.h"
#include "app/session/design_file.h"
#include "model/base/nearest.h"
#include "model/edit/history.h"
#include "model/phrase_text.h"

#include <QCoreApplication>
#include <QElapsedTimer>
#include <QLocale>
#include <nlohmann/json.hpp>

#include <algorithm>

namespace cw::cli {

namespace {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

const char* kindName(design::ParameterKind kind) {
    switch (kind) {
    case design::ParameterKind::Integer:
        return "integer";
    case design::ParameterKind::Number:
        return "number";
    case design::ParameterKind::Choice:
        return "choice";
    case design::ParameterKind::Flag:
        return "flag";
    case design::ParameterKind::Text:
        return "text";
    }
    return "text";
}

Json templateJson(const design::TemplateSpec& t) {
    Json settings = Json::array();
    for (const design::ParameterSpec& p : t.parameters) {
        const bool ranged =
            p.kind == design::ParameterKind::Integer || p.kind == design::ParameterKind::Number;
        settings.push_back({{"key", p.key},
                            {"text", p.text.english()},
                            {"kind", kindName(p.kind)},
                            {"default", p.fallback},
                            {"min", ranged ? Json(p.min) : Json()},
                            {"max", ranged ? Json(p.max) : Json()},
                            {"choices", p.choices},
                            {"unit", p.unit},
                            {"source", p.source.english()}});
    }
    return {{"id", t.id},
            {"name", t.name.english()},
            {"description", t.description.english()},
            {"source", t.source.english()},
            {"settings", settings}};
}

int runTemplates(const Call& call) {
    Json list = Json::array();
    for (const design::TemplateSpec& t : design::TemplateRegistry::templates()) {
        if (call.wantsJson()) {
            list.push_back(templateJson(t));
            continue;
        }
        call.print(QStringLiteral("%1  %2").arg(QString::fromStdString(t.id), -24).arg(phraseText(t.name)));
        for (const design::ParameterSpec& p : t.parameters)
            call.print(QStringLiteral("    %1 = %2  %3")
                           .arg(QString::fromStdString(p.key), QString::fromStdString(p.fallback),
                                phraseText(p.text)));
    }
    if (call.wantsJson()) call.printJson({{"templates", list}});
    return Done;
}

int runNew(const Call& call) {
    const std::string id = call.positional().first().toStdString();
    const QString out = call.value("output");
    if (out.isEmpty()) return call.misuse(Say::tr("name the file to write with -o FILE"));
    std::vector<std::string> ids;
    for (const design::TemplateSpec& t : design::TemplateRegistry::templates())
        ids.push_back(t.id);
    if (std::find(ids.begin(), ids.end(), id) == ids.end())
        return call.fail(unknownName("new", id, ids), Say::tr("the command templates lists all"));
    const auto settings = call.settings();
    if (!settings) return call.fail(settings.error());
    const auto catalog = openCatalog([&](const QString& line) { call.note(line); });
    if (!catalog) return call.fail(catalog.error());
    History history;
    design::GeneratedSummary summary;
    QElapsedTimer timer;
    timer.start();
    const Status made = history.run("new", [&](ProjectEditor& editor) -> Status {
        auto result = design::TemplateRegistry::generate(id, *settings, *catalog, editor);
        if (!result) return result.error();
        summary = std::move(*result);
        return {};
    });
    if (!made) return call.fail(made.error());
    const qint64 generatedMs = timer.elapsed();
    if (const Status on = call.goOn(); !on) return call.fail(on.error());
    if (const Status written = writeDesign(history.project(), out.toStdString()); !written)
        return call.fail(written.error());
    const QLocale locale;
    call.note(Say::tr("%1: %2 GPUs in %n rack(s), %3 switches, %4 cables; generated in %5 ms", nullptr,
                      int(summary.racks))
                  .arg(QString::fromStdString(id), locale.toString(qulonglong(summary.accelerators)),
                       locale.toString(qulonglong(summary.switches)),
                       locale.toString(qulonglong(summary.cables)))
                  .arg(generatedMs));
    Json notes = Json::array();
    for (const Phrase& line : summary.notes) {
        call.note(phraseText(line));
        notes.push_back(line.english());
    }
    if (call.wantsJson())
        call.printJson({{"file", out.toStdString()},
                        {"template", id},
                        {"generated_s", double(generatedMs) / 1e3},
                        {"counts",
                         {{"gpus", summary.accelerators},
                          {"servers", summary.servers},
                          {"racks", summary.racks},
                          {"switches", summary.switches},
                          {"cables", summary.cables},
                          {"halls", summary.halls}}},
                        {"notes", notes}});
    return Done;
}

} // namespace

Command templatesCommand() {
    return {QStringLiteral("templates"),
            QStringLiteral("[--json]"),
            Say::tr("Reference designs with their settings, ranges and sources."),
            QStringLiteral("clusterwright-cli templates"),
            {},
            0,
            0,
            runTemplates};
}

Command newCommand() {
    return {QStringLiteral("new"),
            QStringLiteral("TEMPLATE [--set k=v]… -o FILE"),
            Say::tr("Generates a placed, cabled, powered and cooled project."),
            QStringLiteral("clusterwright-cli new superpod-h100 --set scalable_units=4 -o plan.cwp"),
            {{QStringLiteral("set"), Say::tr("A setting of the template."), QStringLiteral("key=value")},
             {{QStringLiteral("o"), QStringLiteral("output")},
              Say::tr("File to write, .cwp or .json."),
              QStringLiteral("FILE")}},
            1,
            1,
            runNew};
}

} // namespace cw::cli
