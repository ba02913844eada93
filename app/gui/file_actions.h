// New, open, save, import, export, recent and recovery: everything about files of the window.
#pragma once

#include "app/gui/app_context.h"
#include "app/session/recent_files.h"
#include "views/shell/main_window.h"
#include "views/shell/start_page.h"

namespace cw::shell {
class ActionRegistry;
}

namespace cw::gui {

class FileActions : public QObject {
    Q_OBJECT
public:
    FileActions(AppContext& context, shell::MainWindow& window, shell::ActionRegistry& actions);

    shell::StartPage* startPage() const { return startPage_; }
    void refreshStartPage();
    /// Opens a project, or offers to open it read-only when somebody else has it.
    void openPath(const QString& path);
    void newFromTemplate(const QString& templateId);
    /// Goes on with a design that has no file yet; asks about unsaved changes first.
    void openDesign(Project design, const QString& name);
    /// Asks about unsaved changes; false when the user wants to stay.
    bool mayLeave();

private:
    void registerActions(shell::ActionRegistry& actions);
    void openDialog();
    bool save();
    bool saveAs();
    void exportAsFormat(const char* group);
    void exportReport();
    void exportPlan();
    void importDialog();
    void showDocument();
    void refreshTitle();
    void remember();
    void report(const Error& error);

    AppContext& context_;
    shell::MainWindow& window_;
    shell::ActionRegistry& actions_;
    shell::StartPage* startPage_;
    std::vector<shell::TemplateItem> templates_;
    RecentFiles recent_;
    bool figuresPending_ = false; ///< the recent list waits for the solvers' answers
};

} // namespace cw::gui
