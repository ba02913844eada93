// A part's values in a dialog, and parts of the user's own made from them.
#pragma once

#include "app/gui/file_actions.h"
#include "app/gui/part_update_actions.h"
#include "app/gui/workbench.h"

namespace cw::gui {

class OwnPartActions : public QObject {
    Q_OBJECT
public:
    /// All outlive it.
    OwnPartActions(AppContext& context, shell::MainWindow& window, Workbench& workbench, FileActions& files,
                   PartUpdateActions& updates);

    void showPart(const QString& id);
    /// Asks for changed values and keeps them as a part of the user's own.
    void changePart(const QString& id);
    /// Removes a part of the user's own after a question; a shipped one behind it comes back.
    void removePart(const QString& id);
    /// Names the files of own parts that could not be used; says nothing when there are none.
    void tell(const std::vector<CatalogProblem>& problems);

private:
    /// Reads the catalogue again after the files of the user's parts have changed.
    void reload();

    AppContext& context_;
    shell::MainWindow& window_;
    Workbench& workbench_;
    FileActions& files_;
    PartUpdateActions& updates_;
};

} // namespace cw::gui
