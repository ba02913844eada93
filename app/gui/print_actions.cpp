#include "app/gui/print_actions.h"

#include "app/gui/register_action.h"
#include "views/canvas/hall_plan_view.h"
#include "views/elevation/elevation_view.h"
#include "views/fabric/fabric_view.h"
#include "views/print/printing.h"
#include "views/report/site_report.h"
#include "views/shell/action_registry.h"
#include "views/shell/view_area.h"

#include <QDate>
#include <QFileInfo>

namespace cw::gui {

PrintActions::PrintActions(AppContext& context, Workbench& workbench, shell::MainWindow& window,
                           shell::ActionRegistry& actions, FileActions& files)
    : context_(context)
    , workbench_(workbench)
    , window_(window)
    , files_(files) {
    const auto atWork = [this] { return !window_.isStartPageShown(); };
    const auto add = [&](const char* id, const QString& text, const char* icon, const QKeySequence& keys,
                         const char* toolBar, std::function<void()> run, std::function<bool()> enabled) {
        registerAction(actions, {"file", "print", toolBar}, id, text, icon, keys, std::move(run),
                       std::move(enabled));
    };
    add(
        "file.print", tr("&Print…"), "print", QKeySequence::Print, "file",
        [this] {
            print::Options options = optionsFor(source());
            print(options);
        },
        atWork);
    add(
        "file.printPreview", tr("Print pre&view…"), "print-preview",
        QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_P), "", [this] { preview(); }, atWork);
    add("file.pageSetup", tr("Page set&up…"), "page-setup", QKeySequence(), "",
        [this] {
            print::Options options = print::readOptions(context_.settings);
            (void)print::runPageSetup(options, context_.settings, &window_);
        },
        {});
}

print::Options PrintActions::optionsFor(const print::Source& source) const {
    print::Options options = print::readOptions(context_.settings);
    options.subject = source.drawing ? print::Subject::View : print::Subject::Report;
    return options;
}

void PrintActions::print(print::Options& options) {
    const Status status = print::runPrintDialog(source(), options, context_.settings, &window_);
    if (!status) files_.report(status.error());
}

void PrintActions::preview() {
    const print::Source what = source();
    print::Options options = optionsFor(what);
    print::PreviewDialog dialog(what, options, context_.settings, &window_);
    if (dialog.exec() == QDialog::Accepted) print(options);
}

print::Source PrintActions::source() const {
    print::Source source;
    const ProjectInfo& info = context_.history.project().info();
    const QString name = QFileInfo(context_.document.title()).completeBaseName();
    source.fileName = name;
    source.block = {info.title.empty() ? name : QString::fromStdString(info.title),
                    QString::fromStdString(info.client), QString::fromStdString(info.author),
                    QString::fromStdString(info.revisionLabel),
                    QLocale().toString(QDate::currentDate(), QLocale::ShortFormat)};
    source.report = [this]() -> Result<cw::report::ReportDocument> {
        context_.scheduler.finish(); // the report shows the state that is drawn
        return cw::report::buildSiteReport(context_.history.project(), context_.scheduler.answers());
    };
    const QString view = window_.views().currentId();
    if (const shell::ViewPage* page = window_.views().page(view)) source.viewName = page->title;
    if (view == QStringLiteral("hall")) addPlan(source);
    if (view == QStringLiteral("elevation")) addElevation(source);
    if (view == QStringLiteral("fabric")) addFabric(source);
    return source;
}

void PrintActions::addPlan(print::Source& source) const {
    const canvas::PlanCanvas& canvas = workbench_.plan().canvas();
    if (!canvas.hall()) return;
    auto content = std::make_shared<const cw::report::PlanContent>(cw::report::PlanContent{
        canvas.scene(), canvas.overlay(), canvas.plantReadings(), canvas.details(), canvas.air()});
    source.hasScale = true;
    source.drawing = [content](QSizeF area, std::optional<int> scale) {
        return cw::report::planDrawing(content, area, scale);
    };
}

void PrintActions::addElevation(print::Source& source) const {
    const elevation::ElevationCanvas& canvas = workbench_.elevation().canvas();
    if (canvas.scene().racks.empty()) return;
    const auto& racks = canvas.scene().racks;
    const QString title = racks.size() == 1
                              ? tr("Elevation, %1").arg(racks.front().name)
                              : tr("Elevation, %1 to %2").arg(racks.front().name, racks.back().name);
    source.drawing = [scene = canvas.scene(), view = canvas.view(),
                      title](QSizeF area, std::optional<int>) -> Result<cw::report::Drawing> {
        return cw::report::elevationDrawing(scene, view, title, area);
    };
}

void PrintActions::addFabric(print::Source& source) const {
    const fabric::FabricCanvas& canvas = workbench_.fabric().canvas();
    const analysis::FabricAnswer* answer = canvas.answer();
    if (!answer) return;
    render::FabricStyle style = canvas.drawing();
    style.selected.clear();
    const QString title = tr("Fabric, %1").arg(QString::fromStdString(answer->name));
    source.drawing = [this, answer = *answer, style,
                      title](QSizeF area, std::optional<int>) -> Result<cw::report::Drawing> {
        auto scene = std::make_shared<const render::FabricScene>(render::layoutFabric(
            context_.history.project(), answer, area.width(), area.height(), style.showCut));
        return cw::report::fabricDrawing(std::move(scene), style, title, area);
    };
}

} // namespace cw::gui
