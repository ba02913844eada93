// Puts the domain's views and panels into the window and keeps status and title true.
#pragma once

#include "app/gui/app_context.h"
#include "views/shell/main_window.h"

#include <optional>

class QStandardItemModel;

namespace cw::shell {
class ActionRegistry;
}
namespace cw::canvas {
class HallPlanView;
}
namespace cw::elevation {
class ElevationView;
}
namespace cw::fabric {
class FabricView;
}
namespace cw::inspector {
class InspectorPanel;
}
namespace cw::cables {
class CablesPanel;
}
namespace cw::library {
class LibraryPanel;
}
namespace cw::results {
class FindingsPanel;
}

namespace cw::gui {

class Workbench : public QObject {
    Q_OBJECT
public:
    Workbench(AppContext& context, shell::MainWindow& window, shell::ActionRegistry& actions);

    canvas::HallPlanView& plan() { return *plan_; }
    fabric::FabricView& fabric() { return *fabric_; }
    cables::CablesPanel& cables() { return *cables_; }
    elevation::ElevationView& elevation() { return *elevation_; }
    library::LibraryPanel& library() { return *library_; }
    /// Opens the view in which an object is best seen.
    void reveal(ObjectRef object);
    /// Brings the selection into sight in a view.
    void showSelection(const QString& view);
    enum class Zoom : unsigned char { In, Out, Fit };
    /// Scales the view that is in front.
    void zoom(Zoom how);

Q_SIGNALS:
    void templateRequested();

private:
    void addViews();
    void addElevation();
    void addPanels();
    void addTotals();
    void refreshTotals();
    void refreshJobs();
    void refreshHistory();
    void explainTotal(const QString& id);
    void showContextMenu(const QPoint& at);

    AppContext& context_;
    shell::MainWindow& window_;
    shell::ActionRegistry& actions_;
    History::Subscription subscription_;
    canvas::HallPlanView* plan_ = nullptr;
    elevation::ElevationView* elevation_ = nullptr;
    fabric::FabricView* fabric_ = nullptr;
    inspector::InspectorPanel* inspector_ = nullptr;
    results::FindingsPanel* findings_ = nullptr;
    cables::CablesPanel* cables_ = nullptr;
    library::LibraryPanel* library_ = nullptr;
    QStandardItemModel* jobs_ = nullptr;
    QStandardItemModel* steps_ = nullptr;
    std::optional<int> hottestHall_; ///< of the last answers, the one that the inlet total speaks of
};

} // namespace cw::gui
