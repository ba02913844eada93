// The actions that belong to the window itself: panels, tabs, appearance, palette, shortcuts.
#include "views/shell/action_registry.h"
#include "views/shell/main_window.h"
#include "views/shell/shortcut_dialog.h"
#include "views/shell/view_area.h"

namespace cw::shell {

void MainWindow::registerActions() {
    const auto atWork = [this] { return !isStartPageShown(); };
    const QString view = QStringLiteral("view");
    const QString panels = QStringLiteral("view/panels");
    const QString appearance = QStringLiteral("view/appearance");
    actions_.declareMenu(panels, tr("&Panels"));
    actions_.declareMenu(appearance, tr("&Appearance"));
    actions_.declareMenu(QStringLiteral("view/views"), tr("&Go to view"));

    actions_.add({.id = QStringLiteral("tools.palette"),
                  .text = tr("&Command palette…"),
                  .icon = QStringLiteral("palette"),
                  .shortcut = QKeySequence(Qt::CTRL | Qt::Key_K),
                  .menu = QStringLiteral("tools"),
                  .menuGroup = QStringLiteral("find"),
                  .tip = tr("Find a command or an object by a few letters"),
                  .run = [this] { openPalette(false); }});
    actions_.add({.id = QStringLiteral("edit.findObject"),
                  .text = tr("&Find object…"),
                  .icon = QStringLiteral("find"),
                  .shortcut = QKeySequence::Find,
                  .menu = QStringLiteral("edit"),
                  .menuGroup = QStringLiteral("find"),
                  .tip = tr("Find a site, hall, row, rack, device or cable by name"),
                  .run = [this] { openPalette(true); },
                  .enabled = atWork});
    actions_.add({.id = QStringLiteral("tools.shortcuts"),
                  .text = tr("&Keyboard shortcuts…"),
                  .icon = QStringLiteral("edit"),
                  .menu = QStringLiteral("tools"),
                  .menuGroup = QStringLiteral("settings"),
                  .tip = tr("List all shortcuts and change them"),
                  .run = [this] { ShortcutDialog(actions_, this).exec(); }});

    struct Panel {
        const char* id;
        QString text;
        QString icon;
        QKeySequence keys;
        bool (MainWindow::*isShown)() const;
        void (MainWindow::*setShown)(bool);
    };
    const Panel list[] = {
        {"view.left", tr("&Project and library"), QStringLiteral("layers"),
         QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_L), &MainWindow::isLeftShown, &MainWindow::setLeftShown},
        {"view.inspector", tr("&Inspector"), QStringLiteral("settings"),
         QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_I), &MainWindow::isInspectorShown,
         &MainWindow::setInspectorShown},
        {"view.bottom", tr("&Findings, charts, jobs, history"), QStringLiteral("findings"),
         QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_B), &MainWindow::isBottomShown,
         &MainWindow::setBottomShown},
    };
    for (const Panel& panel : list) {
        actions_.add({.id = QLatin1String(panel.id),
                      .text = panel.text,
                      .icon = panel.icon,
                      .shortcut = panel.keys,
                      .menu = panels,
                      .menuGroup = QStringLiteral("panels"),
                      .tip = tr("Show or hide this panel"),
                      .run = [this, panel] { (this->*panel.setShown)(!(this->*panel.isShown)()); },
                      .enabled = atWork,
                      .checked = [this, panel] { return (this->*panel.isShown)(); }});
    }
    actions_.add({.id = QStringLiteral("view.resetLayout"),
                  .text = tr("&Restore default layout"),
                  .icon = QStringLiteral("template"),
                  .menu = panels,
                  .menuGroup = QStringLiteral("reset"),
                  .run = [this] { resetLayout(); },
                  .enabled = atWork});

    actions_.add({.id = QStringLiteral("view.split"),
                  .text = tr("&Move view to the other side"),
                  .icon = QStringLiteral("compare"),
                  .shortcut = QKeySequence(Qt::CTRL | Qt::Key_Backslash),
                  .menu = view,
                  .menuGroup = QStringLiteral("tabs"),
                  .tip = tr("Show this view beside the others, or bring it back"),
                  .run = [this] { views_->moveToOtherPane(); },
                  .enabled = [this, atWork] { return atWork() && views_->canSplit(); }});
    actions_.add({.id = QStringLiteral("view.nextTab"),
                  .text = tr("&Next view"),
                  .icon = QStringLiteral("next"),
                  .shortcut = QKeySequence(Qt::CTRL | Qt::Key_PageDown),
                  .menu = view,
                  .menuGroup = QStringLiteral("tabs"),
                  .run = [this] { views_->stepView(1); },
                  .enabled = atWork});
    actions_.add({.id = QStringLiteral("view.previousTab"),
                  .text = tr("Pre&vious view"),
                  .icon = QStringLiteral("previous"),
                  .shortcut = QKeySequence(Qt::CTRL | Qt::Key_PageUp),
                  .menu = view,
                  .menuGroup = QStringLiteral("tabs"),
                  .run = [this] { views_->stepView(-1); },
                  .enabled = atWork});
    actions_.add({.id = QStringLiteral("view.fullScreen"),
                  .text = tr("F&ull screen"),
                  .icon = QStringLiteral("zoom-fit"),
                  .shortcut = QKeySequence(Qt::Key_F11),
                  .menu = view,
                  .menuGroup = QStringLiteral("window"),
                  .run = [this] { setWindowState(windowState() ^ Qt::WindowFullScreen); },
                  .checked = [this] { return isFullScreen(); }});

    const std::tuple<const char*, QString, QString, ThemeChoice> themes[] = {
        {"view.themeSystem", tr("&System"), tr("Light or dark as the desktop is"), ThemeChoice::System},
        {"view.themeLight", tr("&Light"), tr("Light appearance"), ThemeChoice::Light},
        {"view.themeDark", tr("&Dark"), tr("Dark appearance"), ThemeChoice::Dark},
    };
    for (const auto& [id, text, tip, choice] : themes) {
        actions_.add({.id = QLatin1String(id),
                      .text = text,
                      .icon = QStringLiteral("show"),
                      .menu = appearance,
                      .menuGroup = QStringLiteral("appearance"),
                      .tip = tip,
                      .run = [this, choice = choice] { theme_.choose(choice); },
                      .checked = [this, choice = choice] { return theme_.choice() == choice; }});
    }
}

void MainWindow::registerViewAction(const ViewPage& page) {
    const int number = static_cast<int>(views_->viewIds().size());
    actions_.add({.id = QStringLiteral("view.show.") + page.id,
                  .text = page.title,
                  .icon = page.icon,
                  .shortcut = number <= 9 ? QKeySequence(Qt::CTRL | static_cast<Qt::Key>(Qt::Key_0 + number))
                                          : QKeySequence(),
                  .menu = QStringLiteral("view/views"),
                  .menuGroup = QStringLiteral("views"),
                  .tip = tr("Show the view “%1”").arg(page.title),
                  .run = [this, id = page.id] { views_->showView(id); },
                  .enabled = [this] { return !isStartPageShown(); },
                  .checked = [this, id = page.id] { return views_->currentId() == id; }});
}

} // namespace cw::shell
