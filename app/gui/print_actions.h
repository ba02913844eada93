// Print, print preview and page setup of the window.
#pragma once

#include "app/gui/file_actions.h"
#include "app/gui/workbench.h"
#include "views/print/print_job.h"

namespace cw::gui {

class PrintActions : public QObject {
    Q_OBJECT
public:
    /// All outlive it.
    PrintActions(AppContext& context, Workbench& workbench, shell::MainWindow& window,
                 shell::ActionRegistry& actions, FileActions& files);

    /// What the view in front, the report and the title block are at this moment.
    print::Source source() const;

private:
    void print(print::Options& options);
    void preview();
    void addPlan(print::Source& source) const;
    void addElevation(print::Source& source) const;
    void addFabric(print::Source& source) const;
    print::Options optionsFor(const print::Source& source) const;

    AppContext& context_;
    Workbench& workbench_;
    shell::MainWindow& window_;
    FileActions& files_;
};

} // namespace cw::gui
