#include "app/gui/file_actions.h"

#include "app/analysis/totals.h"
#include "app/design/template_registry.h"
#include "app/gui/plan_thumbnail.h"
#include "app/gui/register_action.h"
#include "app/gui/template_dialog.h"
#include "app/session/app_settings.h"
#include "app/session/error_text.h"
#include "model/phrase_text.h"
#include "views/shell/action_registry.h"
#include "views/shell/controls.h"
#include "views/shell/number_format.h"
#include "views/shell/start_page.h"

#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>
#include <QRegularExpression>

namespace cw::gui {

namespace {

QString projectFilter() {
    return FileActions::tr("Clusterwright projects (*.cwp);;Canonical JSON (*.json)");
}

/// The templates with their default size, each with its plan drawn when the card is first shown.
std::vector<shell::TemplateItem> templateItems(const Catalog& catalog) {
    std::vector<shell::TemplateItem> items;
    for (const design::TemplateSpec& t : design::TemplateRegistry::templates()) {
        History history;
        design::GeneratedSummary made;
        (void)history.run(t.id, [&](ProjectEditor& editor) -> Status {
            auto result = design::TemplateRegistry::generate(t.id, {}, catalog, editor);
            if (!result) return result.error();
            made = std::move(*result);
            return {};
        });
        shell::TemplateItem item;
        item.id = QString::fromStdString(t.id);
        item.title = phraseText(t.name);
        if (made.accelerators > 0)
            item.lines = {
                FileActions::tr("%Ln GPU(s)", nullptr, int(made.accelerators)) + QStringLiteral(", ") +
                    FileActions::tr("%Ln rack(s)", nullptr, int(made.racks)),
                FileActions::tr("%1 of IT load")
                    .arg(shell::formatQuantity(inKilowatts(made.itPower), 0, QStringLiteral("kW")))};
        else
            item.lines = {FileActions::tr("floor, tiles, walls"), FileActions::tr("draw it yourself")};
        item.thumbnail = [project = history.project()](QSize size, double ratio,
                                                       render::Appearance appearance) {
            return planThumbnail(project, size, ratio, appearance);
        };
        items.push_back(std::move(item));
    }
    // One of each kind first: what the page shows before it is asked for all.
    constexpr const char* kFirst[] = {
        "superpod-h100", "superpod-b300-ethernet", "superpod-gb200", "clos", "lab", "empty"};
    std::stable_sort(items.begin(), items.end(), [&](const auto& a, const auto& b) {
        const auto rank = [&](const QString& id) {
            return std::find_if(std::begin(kFirst), std::end(kFirst),
                                [&](const char* first) { return id == QLatin1String(first); }) -
                   std::begin(kFirst);
        };
        return rank(a.id) < rank(b.id);
    });
    return items;
}

/// The design with an author where it has none.
Project signedBy(const QString& author, Project project) {
    if (author.isEmpty() || !project.info().author.empty()) return project;
    History history(std::move(project));
    (void)history.run("author", [&](ProjectEditor& editor) {
        return editor.set(Id<ProjectInfo>(1), &ProjectInfo::author, author.toStdString());
    });
    return history.project();
}

/// A title as a name of a file on any system: "4 SU/2026" must not mean a folder.
QString fileNameOf(const QString& title) {
    static const QRegularExpression kNotInNames(QStringLiteral("[/\\\\:*?\"<>|\\x00-\\x1f]+"));
    return QString(title).replace(kNotInNames, QStringLiteral("-"));
}

/// Designs to look at and to change at once, without a question before.
struct Example {
    const char* title;
    const char* icon;
    const char* templateId;
    design::SettingValues settings;
};
const std::vector<Example>& examples() {
    static const std::vector<Example> kExamples{
        {QT_TRANSLATE_NOOP("cw::gui::FileActions", "One SU of DGX H100: A/B feeds, cold and hot aisles"),
         "rack",
         "superpod-h100",
         {{"scalable_units", "1"}}},
        {QT_TRANSLATE_NOOP("cw::gui::FileActions", "GB200 NVL72: liquid and air in one hall"),
         "flow",
         "superpod-gb200",
         {{"scalable_units", "1"}}},
        {QT_TRANSLATE_NOOP("cw::gui::FileActions", "A lab in one room"), "server", "lab", {}},
    };
    return kExamples;
}

} // namespace

FileActions::FileActions(AppContext& context, shell::MainWindow& window, shell::ActionRegistry& actions)
    : context_(context)
    , window_(window)
    , actions_(actions)
    , startPage_(new shell::StartPage)
    , recent_(context.settings, RecentFiles::standardThumbnailFolder()) {
    registerActions(actions);
    window_.setStartPage(startPage_);
    window_.setCloseGuard([this] {
        if (!mayLeave()) return false;
        context_.document.close();
        return true;
    });
    connect(&context_.document, &Document::stateChanged, this, &FileActions::refreshTitle);
    connect(&context_.scheduler, &analysis::Scheduler::answered, this, [this](Domain last) {
        if (figuresPending_ && last == Domain::Rules && !context_.document.isModified()) remember();
    });
    connect(&context_.document, &Document::autosaveFailed, this, &FileActions::report);
    connect(startPage_, &shell::StartPage::newFromTemplate, this, &FileActions::newFromTemplate);
    connect(startPage_, &shell::StartPage::openExample, this, &FileActions::openExample);
    connect(startPage_, &shell::StartPage::openRecent, this, &FileActions::openPath);
    connect(startPage_, &shell::StartPage::commandTriggered, this,
            [this](const QString& id) { actions_.trigger(id); });
    connect(startPage_, &shell::StartPage::recover, this, [this](const QString& path) {
        for (const RecoveryEntry& entry : context_.document.recoveryStore().list())
            if (QString::fromStdString(entry.autosavePath) == path) {
                const Status status = context_.document.recover(entry);
                if (status)
                    showDocument();
                else
                    report(status.error());
            }
    });
    connect(startPage_, &shell::StartPage::discardRecovery, this, [this](const QString& path) {
        for (const RecoveryEntry& entry : context_.document.recoveryStore().list())
            if (QString::fromStdString(entry.autosavePath) == path)
                (void)context_.document.recoveryStore().discard(entry);
        refreshStartPage();
    });
    refreshStartPage();
    refreshTitle();
    // Once everybody has registered.
    QMetaObject::invokeMethod(this, &FileActions::refreshCommands, Qt::QueuedConnection);
    connect(&actions_, &shell::ActionRegistry::shortcutsChanged, this, &FileActions::refreshCommands);
}

void FileActions::registerActions(shell::ActionRegistry& actions) {
    const auto atWork = [this] { return !window_.isStartPageShown(); };
    const auto add = [&](const char* id, const QString& text, const char* icon, const QKeySequence& keys,
                         const char* group, const char* toolBar, std::function<void()> run,
                         std::function<bool()> enabled) {
        registerAction(actions, {"file", group, toolBar}, id, text, icon, keys, std::move(run),
                       std::move(enabled));
    };
    add("file.new", tr("&New…"), "new", QKeySequence::New, "open", "file", [this] { newFromTemplate({}); },
        {});
    add("file.open", tr("&Open…"), "open", QKeySequence::Open, "open", "file", [this] { openDialog(); }, {});
    add(
        "file.save", tr("&Save"), "save", QKeySequence::Save, "save", "file", [this] { save(); },
        [this, atWork] { return atWork() && !context_.document.isSaving(); });
    add(
        "file.saveAs", tr("Save &as…"), "save", QKeySequence::SaveAs, "save", "", [this] { saveAs(); },
        [this, atWork] { return atWork() && !context_.document.isSaving(); });
    add(
        "file.close", tr("&Close project"), "close", QKeySequence::Close, "quit", "",
        [this] {
            if (!mayLeave()) return;
            context_.document.close();
            refreshStartPage();
            window_.showStartPage(true);
            refreshTitle();
        },
        atWork);
    add("file.quit", tr("&Quit"), "quit", QKeySequence::Quit, "quit", "", [this] { window_.close(); }, {});
}

void FileActions::refreshStartPage() {
    if (templates_.empty()) templates_ = templateItems(context_.catalog);
    auto templates = templates_;
    startPage_->setTemplates(std::move(templates));
    std::vector<shell::RecentItem> recent;
    for (const RecentFile& file : recent_.list())
        recent.push_back(
            {file.path,
             file.gpus,
             file.racks,
             file.findings,
             file.itKilowatts,
             file.opened,
             {},
             [picture = recent_.thumbnailPath(file.path)](QSize, double, render::Appearance appearance) {
                 return readThumbnail(picture, appearance);
             }});
    startPage_->setRecent(std::move(recent));
    std::vector<shell::RecoveryItem> recoveries;
    for (const RecoveryEntry& entry : context_.document.recoveryStore().list())
        recoveries.push_back(
            {QString::fromStdString(entry.autosavePath),
             tr("“%1”, autosaved %2, %n edit(s).", nullptr, entry.info.edits)
                 .arg(QString::fromStdString(entry.info.title),
                      QLocale().toString(entry.written.toLocalTime(), QLocale::ShortFormat))});
    startPage_->setRecoveries(recoveries);
    std::vector<shell::ExampleItem> shown;
    for (std::size_t i = 0; i < examples().size(); ++i)
        shown.push_back({QString::number(i), tr(examples()[i].title), QLatin1String(examples()[i].icon)});
    startPage_->setExamples(shown);
    startPage_->setFooter({tr("Catalogue: %n part(s)", nullptr, int(context_.catalog.size())),
                           tr("Version %1").arg(QStringLiteral(CW_VERSION))});
}

void FileActions::refreshCommands() {
    std::vector<shell::StartCommand> commands;
    for (const char* id : {"file.open", "file.import", "help.guide", "tools.settings", "tools.shortcuts"}) {
        const shell::ActionSpec* spec = actions_.spec(QLatin1String(id));
        if (!spec) continue;
        commands.push_back({spec->id, QString(spec->text).remove(QLatin1Char('&')), spec->icon,
                            actions_.action(spec->id)->shortcut().toString(QKeySequence::NativeText)});
    }
    startPage_->setCommands(commands);
}

void FileActions::newFromTemplate(const QString& templateId) {
    if (!mayLeave()) return;
    TemplateDialog dialog(templateId, context_.catalog, &window_);
    if (dialog.exec() != QDialog::Accepted) return;
    context_.document.newFromProject(signedBy(AppSettings(context_.settings).author(), dialog.takeProject()),
                                     true, dialog.projectName());
    showDocument();
}

void FileActions::openExample(const QString& id) {
    const Example& example = examples()[std::size_t(id.toUInt()) % examples().size()];
    History history;
    const Status made = history.run(example.templateId, [&](ProjectEditor& editor) -> Status {
        auto result = design::TemplateRegistry::generate(example.templateId, example.settings,
                                                         context_.catalog, editor);
        return result ? Status() : Status(result.error());
    });
    if (made)
        openDesign(history.project(), tr(example.title).section(QLatin1Char(':'), 0, 0));
    else
        report(made.error());
}

void FileActions::openDesign(Project design, const QString& name) {
    if (!mayLeave()) return;
    context_.document.newFromProject(std::move(design), true, name);
    showDocument();
}

void FileActions::openDialog() {
    AppSettings preferences(context_.settings);
    const QString path =
        QFileDialog::getOpenFileName(&window_, tr("Open project"), preferences.lastFolder(), projectFilter());
    if (path.isEmpty()) return;
    preferences.setLastFolder(QFileInfo(path).absolutePath());
    openPath(path);
}

/// Offers the unsaved work on this file that a crash left; true when that is open now.
bool FileActions::recoverInstead(const QString& path) {
    const QString own = QFileInfo(path).absoluteFilePath();
    for (const RecoveryEntry& entry : context_.document.recoveryStore().list()) {
        if (QString::fromStdString(entry.info.originalPath) != own) continue;
        QMessageBox box(QMessageBox::Question, tr("Recover unsaved changes?"),
                        tr("There are changes to %1 that were never saved, autosaved %2.")
                            .arg(QFileInfo(path).fileName(),
                                 QLocale().toString(entry.written.toLocalTime(), QLocale::ShortFormat)),
                        QMessageBox::NoButton, &window_);
        QPushButton* recover = box.addButton(tr("Recover"), QMessageBox::AcceptRole);
        box.addButton(tr("Open as saved"), QMessageBox::RejectRole);
        box.exec();
        if (box.clickedButton() != recover) return false; // it stays on the start page
        const Status status = context_.document.recover(entry);
        if (status)
            showDocument();
        else
            report(status.error());
        return true;
    }
    return false;
}

void FileActions::openPath(const QString& path) {
    if (!mayLeave()) return;
    if (recoverInstead(path)) return;
    Status status = context_.document.open(path.toStdString());
    if (!status && status.error().code == ErrorCode::Locked) {
        QMessageBox box(
            QMessageBox::Question, tr("Open read-only?"),
            tr("%1 is open elsewhere (%2).").arg(path, QString::fromStdString(status.error().detail)),
            QMessageBox::Cancel, &window_);
        QPushButton* readOnly = box.addButton(tr("Open read-only"), QMessageBox::AcceptRole);
        box.exec();
        if (box.clickedButton() != readOnly) return;
        status = context_.document.openReadOnly(path.toStdString());
    }
    if (!status) {
        report(status.error());
        return;
    }
    AppSettings(context_.settings).setLastFolder(QFileInfo(path).absolutePath());
    remember();
    showDocument();
}

bool FileActions::needsPath() const {
    return context_.document.path().empty() || context_.document.isReadOnly();
}

/// Where to save; empty when the user thinks better of it.
QString FileActions::askPath() {
    AppSettings preferences(context_.settings);
    QString path = QFileDialog::getSaveFileName(
        &window_, tr("Save project"),
        QDir(preferences.lastFolder()).filePath(fileNameOf(context_.document.title())), projectFilter());
    if (path.isEmpty()) return {};
    if (QFileInfo(path).suffix().isEmpty()) path += QStringLiteral(".cwp");
    preferences.setLastFolder(QFileInfo(path).absolutePath());
    return path;
}

void FileActions::save() {
    if (context_.document.isReadOnly()) {
        QMessageBox box(
            QMessageBox::Information, tr("Read-only"),
            tr("%1 was opened read-only and cannot be saved in its place.").arg(context_.document.title()),
            QMessageBox::Cancel, &window_);
        QPushButton* elsewhere = box.addButton(tr("Save &as…"), QMessageBox::AcceptRole);
        box.setDefaultButton(elsewhere);
        box.exec();
        if (box.clickedButton() != elsewhere) return;
    }
    if (needsPath()) return saveAs();
    context_.document.saveInBackground(settleLater(context_.document.title()));
}

void FileActions::saveAs() {
    const QString path = askPath();
    if (!path.isEmpty())
        context_.document.saveAsInBackground(path.toStdString(), settleLater(QFileInfo(path).fileName()));
}

/// Saves and waits; false when the design is not on disk afterwards.
bool FileActions::saveBeforeLeaving() {
    if (!needsPath()) return settle(context_.document.save());
    const QString path = askPath();
    return !path.isEmpty() && settle(context_.document.saveAs(path.toStdString()));
}

/// Settles a save from the event loop: its questions must not hold up the worker's other completions.
std::function<void(const Status&)> FileActions::settleLater(const QString& name) {
    const std::uint64_t job = context_.jobs.begin(tr("Save %1").arg(name));
    return [this, job](const Status& saved) {
        QMetaObject::invokeMethod(
            this,
            [this, job, saved] {
                context_.jobs.end(job, saved.ok());
                (void)settle(saved);
            },
            Qt::QueuedConnection);
    };
}

/// What follows a save. A failed one offers the ways on; true when the design is on disk in the end.
bool FileActions::settle(const Status& saved) {
    if (saved) {
        remember();
        window_.showMessage(tr("Saved %1").arg(context_.document.title()));
        return true;
    }
    if (saved.error().code == ErrorCode::Conflict) {
        QMessageBox box(QMessageBox::Warning, tr("File has changed"),
                        tr("Another program has changed %1 since it was opened. Replace it with this design? "
                           "The file on disk is kept as a backup.")
                            .arg(context_.document.title()),
                        QMessageBox::Cancel, &window_);
        const QPushButton* replace = box.addButton(tr("Replace"), QMessageBox::DestructiveRole);
        box.setDefaultButton(QMessageBox::Cancel);
        box.exec();
        return box.clickedButton() == replace && settle(context_.document.save(true));
    }
    const ErrorText text = errorText(saved.error());
    QMessageBox box(QMessageBox::Warning, tr("Not saved"), text.headline(), QMessageBox::Close, &window_);
    box.setInformativeText(text.hint);
    QPushButton* elsewhere = box.addButton(tr("Save &as…"), QMessageBox::AcceptRole);
    box.setDefaultButton(elsewhere);
    box.exec();
    if (box.clickedButton() != elsewhere) return false;
    const QString path = askPath();
    return !path.isEmpty() && settle(context_.document.saveAs(path.toStdString()));
}

bool FileActions::mayLeave() {
    context_.document.finishBackground();
    if (window_.isStartPageShown() || !context_.document.isModified()) return true;
    QMessageBox box(QMessageBox::Warning, tr("Unsaved changes"),
                    tr("%1 has changes that are not saved.").arg(context_.document.title()),
                    QMessageBox::NoButton, &window_);
    QPushButton* saveButton = box.addButton(tr("Save"), QMessageBox::AcceptRole);
    QPushButton* discard = box.addButton(tr("Discard changes"), QMessageBox::DestructiveRole);
    box.addButton(tr("Stay"), QMessageBox::RejectRole);
    box.setDefaultButton(saveButton);
    box.exec();
    if (box.clickedButton() == saveButton) return saveBeforeLeaving();
    return box.clickedButton() == discard;
}

void FileActions::showDocument() {
    window_.showStartPage(false);
    window_.setNotice(nullptr);
    if (context_.document.wasAltered()) {
        auto* bar = new shell::MessageBar(shell::Severity::Warning);
        bar->setText(
            tr("Not as it was saved."),
            tr("This file was changed by another tool, or is damaged. Check the design before you rely "
               "on it; saving accepts it as it is."));
        window_.setNotice(bar);
    } else if (context_.document.isReadOnly()) {
        auto* bar = new shell::MessageBar(shell::Severity::Info);
        bar->setText(tr("Read-only."), tr("Changes to this design can be saved under another name."));
        window_.setNotice(bar);
    }
    context_.selection.clear();
    refreshTitle();
    actions_.refresh();
    Q_EMIT documentShown();
}

void FileActions::refreshTitle() {
    window_.setDocument(window_.isStartPageShown() ? QString() : context_.document.title(),
                        context_.document.isModified(), context_.document.isReadOnly());
    actions_.refresh();
}

void FileActions::remember() {
    RecentFile file;
    file.path = QString::fromStdString(context_.document.path());
    if (file.path.isEmpty()) return;
    file.opened = QDateTime::currentDateTime();
    const analysis::DrawnCounts counts = analysis::countDrawn(context_.history.project());
    file.gpus = qint64(counts.gpus);
    file.racks = qint64(counts.racks);
    const analysis::Scheduler& solved = context_.scheduler;
    const auto& density = solved.answers().density;
    const auto& findings = solved.answers().findings;
    // Right after opening, the answers are those of the design before: the figures follow when they are new.
    figuresPending_ = solved.isStale(Domain::Density) || solved.isStale(Domain::Rules);
    if (density && !solved.isStale(Domain::Density)) file.itKilowatts = density->result.itKw;
    if (findings && !solved.isStale(Domain::Rules)) {
        const FindingCounts found = countFindings(*findings);
        file.findings = qint64(found.errors + found.warnings);
    }
    recent_.add(file);
    writeThumbnails(context_.history.project(), recent_.thumbnailPath(file.path));
}

void FileActions::report(const Error& error) {
    const ErrorText text = errorText(error);
    QMessageBox box(QMessageBox::Warning, tr("Clusterwright"), text.headline(), QMessageBox::Close, &window_);
    box.setInformativeText(text.hint);
    box.exec();
}

} // namespace cw::gui
