// What comes in from other formats and goes out in them.
#pragma once

#include "app/gui/file_actions.h"
#include "app/gui/workbench.h"
#include "model/exchange/table_import.h"

namespace cw::gui {

class ExchangeActions : public QObject {
    Q_OBJECT
public:
    /// All outlive it. `files` opens what is a whole design and asks about unsaved changes.
    ExchangeActions(AppContext& context, Workbench& workbench, shell::MainWindow& window,
                    shell::ActionRegistry& actions, FileActions& files);

    /// Reads files by what they are: tables into the open design (or a new one), parts, or whole designs.
    void importFiles(const QStringList& paths);
    /// Asks which column means what and adds the rows as one step; false when nothing was added.
    bool importTable(const QString& path);

private:
    void registerActions(shell::ActionRegistry& actions);
    void importDialog();
    void importParts(const QStringList& paths);
    /// The design that an import adds to: the open one, or an empty one on the start page.
    Project target() const;
    /// Runs the edit as one step of the open design, or makes a new one with it.
    Status addToDesign(const QString& title, const QString& name, const History::Edit& edit);
    void exportAsFormat(const char* group);
    void exportReport();
    void exportPlan();
    std::uint64_t beginExport(const QString& path);
    /// What follows an export: the line in the list of jobs, and the message.
    void settleExport(std::uint64_t job, const QString& path, const Status& status);
    /// Says what came and selects it, so that it can be looked at, moved or deleted at once.
    void showImported(const Project& before, TableKind kind);

    AppContext& context_;
    Workbench& workbench_;
    shell::MainWindow& window_;
    FileActions& files_;
};

} // namespace cw::gui
