#include "app/gui/exchange_actions.h"

#include "app/gui/register_action.h"
#include "app/session/app_settings.h"
#include "model/edit/commands/add_hall.h"
#include "model/exchange/netbox_import.h"
#include "model/exchange/registry.h"
#include "views/canvas/hall_plan_view.h"
#include "views/canvas/plan_canvas.h"
#include "views/exchange/import_dialog.h"
#include "views/report/report_writers.h"
#include "views/report/site_report.h"
#include "views/shell/action_registry.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>

namespace cw::gui {

namespace {

enum class Arrival { Design, Parts, Table };

/// What a file brings, by its ending: designs are opened, everything else is added to the open one.
Arrival arrivalOf(const QString& path) {
    const QString suffix = QFileInfo(path).suffix().toLower();
    for (const Format& format : formats()) {
        if (!format.importFrom) continue;
        for (const char* extension : format.extensions)
            if (suffix == QLatin1String(extension))
                return std::string_view(format.id) == "netbox" ? Arrival::Parts
                       : std::string_view(format.id) == "json" ? Arrival::Design
                                                               : Arrival::Table;
    }
    return Arrival::Design;
}

constexpr qsizetype kProblemsShown = 20;

} // namespace

ExchangeActions::ExchangeActions(AppContext& context, Workbench& workbench, shell::MainWindow& window,
                                 shell::ActionRegistry& actions, FileActions& files)
    : context_(context)
    , workbench_(workbench)
    , window_(window)
    , files_(files) {
    registerActions(actions);
    connect(&window_, &shell::MainWindow::filesDropped, this, &ExchangeActions::importFiles);
}

void ExchangeActions::registerActions(shell::ActionRegistry& actions) {
    const auto atWork = [this] { return !window_.isStartPageShown(); };
    const auto add = [&](const char* id, const QString& text, const char* icon, const QKeySequence& keys,
                         const char* group, const char* toolBar, std::function<void()> run,
                         std::function<bool()> enabled) {
        registerAction(actions, {"file", group, toolBar}, id, text, icon, keys, std::move(run),
                       std::move(enabled));
    };
    add(
        "file.import", tr("&Import…"), "import", QKeySequence(Qt::CTRL | Qt::Key_I), "open", "",
        [this] { importDialog(); },
        [this] { return window_.isStartPageShown() || !context_.document.isReadOnly(); });
    add(
        "file.exportBom", tr("Export bill of &materials…"), "bom", QKeySequence(Qt::CTRL | Qt::Key_B),
        "export", "", [this] { exportAsFormat("bom"); }, atWork);
    add(
        "file.exportCables", tr("Export cable sche&dule…"), "cable", QKeySequence(), "export", "",
        [this] { exportAsFormat("cables"); }, atWork);
    add(
        "file.exportReport", tr("Export site &report…"), "report", QKeySequence(Qt::CTRL | Qt::Key_E),
        "export", "file", [this] { exportReport(); }, atWork);
    add(
        "file.exportPlan", tr("Export &plan as picture…"), "export", QKeySequence(), "export", "",
        [this] { exportPlan(); },
        [this, atWork] { return atWork() && workbench_.plan().canvas().hall().has_value(); });
}

void ExchangeActions::importDialog() {
    QStringList all, patterns;
    for (const Format& format : formats()) {
        if (!format.importFrom) continue;
        QStringList own;
        for (const char* extension : format.extensions)
            own << QStringLiteral("*.") + QLatin1String(extension);
        all << own;
        // Racks and devices have the same endings; which of them a table lists is asked when it is read.
        const QString pattern = own.join(QLatin1Char(' '));
        if (std::string_view(format.id).starts_with("racks") ||
            std::string_view(format.id).starts_with("devices"))
            continue;
        patterns << QStringLiteral("%1 (%2)").arg(formatName(format), pattern);
    }
    all.removeDuplicates();
    patterns.prepend(tr("Tables of racks or devices (*.csv *.tsv *.txt *.xlsx)"));
    patterns.prepend(tr("Everything that can be read (%1)").arg(all.join(QLatin1Char(' '))));
    AppSettings preferences(context_.settings);
    const QStringList paths = QFileDialog::getOpenFileNames(&window_, tr("Import"), preferences.lastFolder(),
                                                            patterns.join(QStringLiteral(";;")));
    if (paths.isEmpty()) return;
    preferences.setLastFolder(QFileInfo(paths.first()).absolutePath());
    importFiles(paths);
}

void ExchangeActions::importFiles(const QStringList& paths) {
    QStringList parts;
    for (const QString& path : paths)
        if (arrivalOf(path) == Arrival::Parts) parts << path;
    if (!parts.isEmpty()) importParts(parts);
    for (const QString& path : paths) {
        const Arrival arrival = arrivalOf(path);
        if (arrival == Arrival::Table && !importTable(path)) return;
        if (arrival == Arrival::Design) {
            files_.openPath(path); // one document a window
            return;
        }
    }
}

Project ExchangeActions::target() const {
    return window_.isStartPageShown() ? Project() : context_.history.project();
}

Status ExchangeActions::addToDesign(const QString& title, const QString& name, const History::Edit& edit) {
    if (!window_.isStartPageShown()) {
        if (context_.document.isReadOnly())
            return Error{ErrorCode::ReadOnly, context_.document.title().toStdString(), {}};
        return context_.history.run(title.toStdString(), edit);
    }
    History made;
    if (const Status status = made.run(title.toStdString(), edit); !status) return status;
    context_.document.newFromProject(made.project(), true, name);
    files_.showDocument();
    return {};
}

bool ExchangeActions::importTable(const QString& path) {
    History base(target());
    std::optional<HallId> made;
    const auto addHallIfNone = [&made](ProjectEditor& editor) -> Status {
        if (!editor.project().halls().empty()) return {};
        const auto hall = addHall(editor);
        if (!hall) return hall.error();
        made = *hall;
        return {};
    };
    if (const Status status = base.run({}, addHallIfNone); !status) {
        files_.report(status.error());
        return false;
    }
    exchange::ImportDialog dialog(path, base.project(), context_.catalog, &window_);
    if (dialog.exec() != QDialog::Accepted || !dialog.preview()) return false;
    const Status status = addToDesign(
        dialog.actText(), QFileInfo(path).completeBaseName(), [&](ProjectEditor& editor) -> Status {
            if (const Status hall = addHallIfNone(editor); !hall) return hall;
            if (const Status rows = applyImport(editor, *dialog.preview(), dialog.skipsBadRows()); !rows)
                return rows;
            // A hall made for the import is as large as what came.
            return made ? growHall(editor, *made) : Status();
        });
    if (!status) {
        files_.report(status.error());
        return false;
    }
    showImported(base.project(), dialog.preview()->kind);
    return true;
}

void ExchangeActions::showImported(const Project& before, TableKind kind) {
    const Project& now = context_.history.project();
    std::vector<ObjectRef> added;
    const auto collect = [&](const auto& objects) {
        for (const auto& [id, object] : objects)
            if (!before.find(id)) added.push_back(ObjectRef::of(id));
    };
    if (kind == TableKind::Racks)
        collect(now.racks());
    else
        collect(now.devices());
    const int count = int(added.size());
    context_.selection.set(std::move(added));
    window_.showMessage(kind == TableKind::Racks ? tr("%n rack(s) imported and selected", nullptr, count)
                                                 : tr("%n device(s) imported and selected", nullptr, count));
}

void ExchangeActions::importParts(const QStringList& paths) {
    const NetboxImport found = importNetboxFiles(paths);
    QStringList problems;
    for (const NetboxProblem& problem : found.problems)
        problems << netboxProblemText(problem);
    const int count = int(found.parts.size());
    if (count > 0) {
        const Status status =
            addToDesign(tr("Import %n part(s)", nullptr, count), QFileInfo(paths.first()).completeBaseName(),
                        [&](ProjectEditor& editor) -> Status {
                            for (const PartSpec& part : found.parts)
                                if (const auto id = editor.embed(part); !id) return id.error();
                            return {};
                        });
        if (!status) {
            files_.report(status.error());
            return;
        }
    }
    if (problems.isEmpty())
        return window_.showMessage(tr("%n part(s) imported into the library", nullptr, count));
    QMessageBox box(QMessageBox::Information, tr("Imported"),
                    tr("%n part(s) imported.", nullptr, count) + QLatin1Char('\n') +
                        tr("%n value(s) were left out:", nullptr, int(problems.size())),
                    QMessageBox::Close, &window_);
    box.setInformativeText(problems.mid(0, kProblemsShown).join(QLatin1Char('\n')));
    if (problems.size() > kProblemsShown) box.setDetailedText(problems.join(QLatin1Char('\n')));
    box.exec();
}

std::uint64_t ExchangeActions::beginExport(const QString& path) {
    return context_.jobs.begin(tr("Export %1").arg(QFileInfo(path).fileName()));
}

void ExchangeActions::settleExport(std::uint64_t job, const QString& path, const Status& status) {
    context_.jobs.end(job, status.ok());
    if (!status)
        files_.report(status.error());
    else
        window_.showMessage(tr("Exported %1").arg(QFileInfo(path).fileName()));
}

void ExchangeActions::exportAsFormat(const char* group) {
    AppSettings preferences(context_.settings);
    QStringList filters;
    for (const Format& format : formats())
        if (format.exportTo && QLatin1String(format.id).startsWith(QLatin1String(group)))
            filters << QStringLiteral("%1 (*.%2)")
                           .arg(formatName(format), QLatin1String(format.extensions.front()));
    const QString base =
        QFileInfo(context_.document.title()).completeBaseName() + QLatin1Char('-') + QLatin1String(group);
    QString chosen;
    QString path =
        QFileDialog::getSaveFileName(&window_, tr("Export"), QDir(preferences.lastFolder()).filePath(base),
                                     filters.join(QStringLiteral(";;")), &chosen);
    if (path.isEmpty()) return;
    if (QFileInfo(path).suffix().isEmpty())
        path += chosen.mid(chosen.lastIndexOf(QStringLiteral("*.")) + 1).chopped(1);
    const Format* format = formatForPath(group, path);
    if (!format) {
        QStringList endings;
        for (const Format& known : formats())
            if (std::string_view(known.id).starts_with(std::string(group) + "-"))
                endings << QLatin1Char('.') + QLatin1String(known.extensions.front());
        files_.report({ErrorCode::Unsupported, path.toStdString(),
                       tr("this can be %1").arg(endings.join(QStringLiteral(", "))).toStdString()});
        return;
    }
    const auto prices = PriceBook::load();
    ExportContext services;
    if (prices) services.prices = &*prices;
    const std::uint64_t job = beginExport(path);
    const Status status = exportAs(format->id, context_.history.project(), path, services);
    settleExport(job, path, status);
}

void ExchangeActions::exportReport() {
    AppSettings preferences(context_.settings);
    const QString base =
        QFileInfo(context_.document.title()).completeBaseName() + QStringLiteral("-report.pdf");
    const QString path = QFileDialog::getSaveFileName(&window_, tr("Export site report"),
                                                      QDir(preferences.lastFolder()).filePath(base),
                                                      tr("PDF (*.pdf);;Web page (*.html)"));
    if (path.isEmpty()) return;
    const std::uint64_t job = beginExport(path);
    context_.scheduler.finish(); // the report shows the state that is drawn
    const auto document =
        cw::report::buildSiteReport(context_.history.project(), context_.scheduler.answers());
    Status status = document ? Status() : Status(document.error());
    if (status)
        status = path.endsWith(QStringLiteral(".html")) ? cw::report::writeReportHtml(*document, path)
                                                        : cw::report::writeReportPdf(*document, path);
    settleExport(job, path, status);
}

void ExchangeActions::exportPlan() {
    const Project& project = context_.history.project();
    const std::optional<HallId> hall = workbench_.plan().canvas().hall();
    if (!hall) return;
    AppSettings preferences(context_.settings);
    const QString base =
        QFileInfo(context_.document.title()).completeBaseName() + QStringLiteral("-plan.svg");
    const QString path = QFileDialog::getSaveFileName(&window_, tr("Export plan"),
                                                      QDir(preferences.lastFolder()).filePath(base),
                                                      tr("Drawing (*.svg);;Picture (*.png)"));
    if (path.isEmpty()) return;
    const std::uint64_t job = beginExport(path);
    context_.scheduler.finish();
    const Status status = cw::report::writePlanImage(project, context_.scheduler.answers(), *hall, path);
    settleExport(job, path, status);
}

} // namespace cw::gui
