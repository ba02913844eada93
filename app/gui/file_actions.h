// New, open, save, recent and recovery: everything about project files of the window.
#pragma once

#include "app/gui/app_context.h"
#include "app/session/recent_files.h"
#include "views/shell/main_window.h"
#include "views/shell/start_page.h"

#include <functional>

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
    /// One of the designs that the start page offers to look at, generated and open without a question.
    void openExample(const QString& id);
    void newFromTemplate(const QString& templateId);
    /// Goes on with a design that has no file yet; asks about unsaved changes first.
    void openDesign(Project design, const QString& name);
    /// Asks about unsaved changes; false when the user wants to stay.
    bool mayLeave();
    /// Brings the document to the front after it was opened or made.
    void showDocument();
    void report(const Error& error);

Q_SIGNALS:
    /// A document was opened or made and is in front.
    void documentShown();

private:
    void registerActions(shell::ActionRegistry& actions);
    void openDialog();
    bool recoverInstead(const QString& path);
    bool needsPath() const;
    QString askPath();
    void save();
    void saveAs();
    bool saveBeforeLeaving();
    bool settle(const Status& saved);
    std::function<void(const Status&)> settleLater(const QString& name);
    void refreshTitle();
    void refreshCommands();
    void remember();

    AppContext& context_;
    shell::MainWindow& window_;
    shell::ActionRegistry& actions_;
    shell::StartPage* startPage_;
    std::vector<shell::TemplateItem> templates_;
    RecentFiles recent_;
    bool figuresPending_ = false; ///< the recent list waits for the solvers' answers
};

} // namespace cw::gui
