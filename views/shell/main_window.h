// Assembles the window: menu, tool bar, panels, views, status. It knows no domain.
#pragma once

#include "views/shell/pages.h"
#include "views/shell/theme.h"

#include <QMainWindow>
#include <QTimer>

#include <functional>
#include <memory>
#include <vector>

class QLabel;
class QSettings;
class QSplitter;
class QStackedWidget;
class QToolBar;

namespace cw::shell {

class ActionRegistry;
class BottomPanel;
class CommandPalette;
class DockPanel;
class PaletteField;
class StatusTotals;
class ViewArea;

/// Use: construct, add views and panels and register actions, then finish() once and show().
class MainWindow : public QMainWindow {
    Q_OBJECT
public:
    /// All three outlive the window. Declares the standard menus (file, edit, view, insert, arrange, analyse,
    /// sites, tools, help) and registers the window's own actions.
    MainWindow(ActionRegistry& actions, Theme& theme, QSettings& settings);
    ~MainWindow() override;

    void addView(const ViewPage& page);
    void addLeftPanel(
        const DockPage& page); ///< from top to bottom; all but the first fold first in a narrow window
    void setInspector(const DockPage& page);
    void addBottomPage(const DockPage& page);
    void setStartPage(QWidget* page);
    /// Groups of the tool bar from left to right, for finish().
    void setToolBarOrder(const QStringList& groups) { toolBarOrder_ = groups; }
    /// Registers the window's own actions, builds menus and tool bar from the registry, and restores the last
    /// session.
    void finish();

    ViewArea& views() { return *views_; }
    BottomPanel& bottom() { return *bottom_; }
    StatusTotals& totals() { return *totals_; }
    CommandPalette& palette() { return *palette_; }

    /// The start page in place of the document; tool bar and panels are hidden meanwhile.
    void showStartPage(bool show);
    bool isStartPageShown() const;
    /// "northgate.cwp * — Clusterwright"; an empty name is the product's alone.
    void setDocument(const QString& name, bool modified, bool readOnly);
    /// What is selected, at the left of the status bar; and the state of solving and saving at its right end.
    void setSelectionText(const QString& text);
    void setStateText(const QString& text);
    /// What came of the user's last act, in place of the selection, until the next act or for some seconds.
    void showMessage(const QString& text);
    /// A message over the views (read-only, refused); null takes it away. The window owns it.
    void setNotice(QWidget* notice);
    /// Asked before the window closes; false keeps it open.
    void setCloseGuard(std::function<bool()> guard) { closeGuard_ = std::move(guard); }
    void openPalette(bool objectsOnly);

    bool isLeftShown() const;
    bool isInspectorShown() const;
    bool isBottomShown() const;
    void setLeftShown(bool shown);
    void setInspectorShown(bool shown);
    void setBottomShown(bool shown);
    void resetLayout();

Q_SIGNALS:
    /// Local files dropped anywhere on the window.
    void filesDropped(const QStringList& paths);

protected:
    void closeEvent(QCloseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;
    QMenu* createPopupMenu() override { return nullptr; }

private:
    void registerActions();
    void registerViewAction(const ViewPage& page);
    void adaptToWidth();
    void saveLayout();
    void restoreLayout();
    void placeInspector(bool asTab);
    void updateFromView();

    ActionRegistry& actions_;
    Theme& theme_;
    QSettings& settings_;
    QStringList toolBarOrder_;
    std::function<bool()> closeGuard_;

    QStackedWidget* pages_;
    QToolBar* toolBar_;
    QWidget* work_;
    QSplitter* columns_;
    QSplitter* leftColumn_;
    QSplitter* centre_;
    QWidget* noticeSlot_;
    ViewArea* views_;
    BottomPanel* bottom_;
    int unfoldedHeight_ = 0; ///< of the bottom panel, while it is folded
    DockPanel* inspector_ = nullptr;
    DockPage inspectorPage_;
    std::vector<DockPanel*> left_;
    StatusTotals* totals_;
    void showSelectionOrMessage();

    QLabel* selection_;
    QLabel* state_;
    QString selectionText_;
    QString message_; ///< shown instead of it for a while
    QTimer messageEnd_;
    CommandPalette* palette_;
    PaletteField* toolField_;
    PaletteField* menuField_;
    QWidget* corner_;
    QWidget* startPage_ = nullptr;
    bool leftWanted_ = true;
    bool inspectorWanted_ = true;
    bool bottomWanted_ = true;
    bool inspectorAsTab_ = false;
};

/// File, Edit, View, Insert, Arrange, Analyse, Sites, Tools, Help, in this order.
void declareStandardMenus(ActionRegistry& actions);

} // namespace cw::shell
