#include "tests/support/test_registry.h"
#include "views/render/colour_scale.h"
#include "views/shell/action_registry.h"
#include "views/shell/controls.h"
#include "views/shell/icon_engine.h"
#include "views/shell/main_window.h"
#include "views/shell/panels.h"
#include "views/shell/status_totals.h"
#include "views/shell/view_area.h"

#include <QLabel>
#include <QMimeData>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QToolBar>
#include <QtTest>

using namespace cw::shell;

namespace {

/// A window with four views and all panels, as the product has them.
struct Bench {
    QTemporaryDir folder;
    QSettings settings{folder.filePath(QStringLiteral("s.ini")), QSettings::IniFormat};
    ActionRegistry actions;
    Theme theme{*qApp};
    std::unique_ptr<MainWindow> window;
    QWidget* inspector = nullptr;

    void open() {
        window = std::make_unique<MainWindow>(actions, theme, settings);
        for (const char* id : {"hall", "elevation", "fabric", "compare"}) {
            const QString name = QLatin1String(id);
            auto* view = new QWidget;
            view->setFocusPolicy(Qt::StrongFocus);
            window->addView(
                {name, name, QStringLiteral("hall"), view, new ContextBar, name == QLatin1String("compare")});
        }
        window->addLeftPanel(
            {QStringLiteral("project"), QStringLiteral("Project"), QStringLiteral("layers"), new QWidget});
        window->addLeftPanel(
            {QStringLiteral("library"), QStringLiteral("Library"), QStringLiteral("rack"), new QWidget});
        inspector = new QWidget;
        window->setInspector({QStringLiteral("inspector"), QStringLiteral("Inspector"),
                              QStringLiteral("settings"), inspector});
        window->addBottomPage({QStringLiteral("findings"), QStringLiteral("Findings"),
                               QStringLiteral("findings"), new QWidget});
        window->addBottomPage(
            {QStringLiteral("jobs"), QStringLiteral("Jobs"), QStringLiteral("jobs"), new QWidget});
        window->finish();
        window->resize(1500, 900);
        window->show();
        QCoreApplication::processEvents();
    }
};

int shade(QWidget& widget, QPoint at) {
    return widget.grab().toImage().pixelColor(at).lightness();
}

} // namespace

class ShellWindowTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void barsHaveTheirHeights() {
        Bench b;
        b.open();
        QCOMPARE(b.window->findChild<QToolBar*>()->height(), 36);
        auto* left = b.window->findChild<QWidget*>(QStringLiteral("project"));
        QVERIFY(std::abs(left->width() - 256) <= 2);
        QVERIFY(std::abs(b.inspector->width() - 320) <= 2);
    }

    void aViewIsReachedByTabByActionAndByName() {
        Bench b;
        b.open();
        ViewArea& views = b.window->views();
        QCOMPARE(views.currentId(), QStringLiteral("hall"));
        QSignalSpy changed(&views, &ViewArea::currentChanged);
        QVERIFY(b.actions.trigger(QStringLiteral("view.show.fabric")));
        QCOMPARE(views.currentId(), QStringLiteral("fabric"));
        QVERIFY(!views.showView(QStringLiteral("nowhere")));
        views.stepView(1);
        QCOMPARE(views.currentId(), QStringLiteral("compare"));
        views.stepView(1);
        QCOMPARE(views.currentId(), QStringLiteral("hall"));
        views.stepView(-1);
        QCOMPARE(views.currentId(), QStringLiteral("compare"));
        QCOMPARE(changed.count(), 4);
    }

    void aViewMovesBesideAndBack() {
        Bench b;
        b.open();
        ViewArea& views = b.window->views();
        views.showView(QStringLiteral("fabric"));
        views.moveToOtherPane();
        QVERIFY(views.isSplit());
        QCOMPARE(views.currentId(), QStringLiteral("fabric"));
        QCOMPARE(views.saveArrangement(), QStringLiteral("hall,elevation,*compare|*fabric"));
        QVERIFY(views.page(QStringLiteral("hall"))->widget->window() == b.window.get());
        views.moveToOtherPane();
        QVERIFY(!views.isSplit());
        QCOMPARE(views.currentId(), QStringLiteral("fabric"));
        views.restoreArrangement(QStringLiteral("*hall,fabric|elevation,*compare,gone"));
        QVERIFY(views.isSplit());
        QVERIFY(views.saveArrangement().endsWith(QStringLiteral("|elevation,*compare")));
        views.restoreArrangement(QStringLiteral("a|b|c")); // nonsense changes nothing
        QVERIFY(views.isSplit());
    }

    void panelsHideFromTheViewMenuAndComeBack() {
        Bench b;
        b.open();
        QVERIFY(b.inspector->isVisible());
        b.actions.trigger(QStringLiteral("view.inspector"));
        QVERIFY(!b.inspector->isVisible());
        QVERIFY(!b.actions.action(QStringLiteral("view.inspector"))->isChecked());
        b.actions.trigger(QStringLiteral("view.inspector"));
        QVERIFY(b.inspector->isVisible());
        b.window->views().showView(QStringLiteral("compare")); // needs the width
        QVERIFY(!b.inspector->isVisible());
        b.window->views().showView(QStringLiteral("hall"));
        QVERIFY(b.inspector->isVisible());
    }

    void aNarrowWindowGivesTheRoomToTheDrawing() {
        Bench b;
        b.open();
        auto* library = b.window->findChild<QWidget*>(QStringLiteral("library"));
        QVERIFY(library->isVisible());
        b.window->resize(1000, 800);
        QVERIFY(library->isVisible()); // parts are dragged from it at any usual size
        QTRY_VERIFY(b.window->bottom().pageIds().contains(QStringLiteral("inspector")));
        b.window->resize(940, 800);
        QTRY_VERIFY(!library->isVisible());
        b.window->resize(1500, 800);
        QTRY_VERIFY(library->isVisible());
        QTRY_VERIFY(b.inspector->isVisible());
        QVERIFY(!b.window->bottom().pageIds().contains(QStringLiteral("inspector")));
    }

    void theNextSessionLooksLikeTheLast() {
        QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("s.ini"));
        for (const int session : {1, 2}) {
            QSettings settings(file, QSettings::IniFormat);
            ActionRegistry actions;
            Theme theme(*qApp);
            MainWindow window(actions, theme, settings);
            for (const char* id : {"hall", "fabric"})
                window.addView({QLatin1String(id), QLatin1String(id), QStringLiteral("hall"), new QWidget});
            window.setInspector(
                {QStringLiteral("i"), QStringLiteral("I"), QStringLiteral("settings"), new QWidget});
            window.addBottomPage(
                {QStringLiteral("j"), QStringLiteral("J"), QStringLiteral("jobs"), new QWidget});
            window.finish();
            window.resize(1500, 900);
            window.show();
            if (session == 1) {
                window.views().showView(QStringLiteral("fabric"));
                window.views().moveToOtherPane();
                window.setInspectorShown(false);
                window.bottom().setFolded(true);
                theme.choose(ThemeChoice::Dark);
                QVERIFY(window.close());
            } else {
                QVERIFY(window.views().isSplit());
                QVERIFY(!window.isInspectorShown());
                QVERIFY(window.bottom().isFolded());
                QCOMPARE(theme.choice(), ThemeChoice::Dark);
                theme.choose(ThemeChoice::Light);
            }
        }
    }

    void aRefusedCloseKeepsTheWindow() {
        Bench b;
        b.open();
        b.window->setCloseGuard([] { return false; });
        QVERIFY(!b.window->close());
        QVERIFY(b.window->isVisible());
        b.window->setCloseGuard([] { return true; });
        QVERIFY(b.window->close());
    }

    void theTitleTellsTheTruth() {
        Bench b;
        b.open();
        b.window->setDocument(QStringLiteral("northgate.cwp"), true, false);
        QVERIFY(b.window->isWindowModified());
        QCOMPARE(b.window->windowTitle(), QStringLiteral("northgate.cwp[*] — Clusterwright"));
        b.window->setDocument(QStringLiteral("a[*]b.cwp"), false, true);
        QVERIFY(!b.window->isWindowModified());
        QVERIFY(b.window->windowTitle().startsWith(QStringLiteral("a[*][*]b.cwp[*] (read-only)")));
        b.window->setDocument({}, false, false);
        QCOMPARE(b.window->windowTitle(), QStringLiteral("Clusterwright"));
    }

    void theStartPageHidesTheToolsOfADocument() {
        Bench b;
        b.open();
        auto* start = new QWidget;
        b.window->setStartPage(start);
        b.window->showStartPage(true);
        QVERIFY(start->isVisible());
        QVERIFY(!b.window->findChild<QToolBar*>()->isVisible());
        QVERIFY(!b.actions.action(QStringLiteral("view.inspector"))->isEnabled());
        b.window->showStartPage(false);
        QVERIFY(b.window->findChild<QToolBar*>()->isVisible());
        QVERIFY(b.actions.action(QStringLiteral("view.inspector"))->isEnabled());
    }

    void totalsKeepTheirWidthAndDropInOrder() {
        StatusTotals totals;
        totals.addSlot({QStringLiteral("racks"), QStringLiteral("Racks"), QStringLiteral("100,000"), 0});
        totals.addSlot(
            {QStringLiteral("bisection"), QStringLiteral("Bisection"), QStringLiteral("100.0 %"), 2});
        totals.addSlot({QStringLiteral("cost"), QStringLiteral("Capex"), QStringLiteral("1,000.0 M USD"), 1});
        totals.resize(totals.sizeHint());
        totals.show();
        const QSize before = totals.sizeHint();
        totals.setValue(QStringLiteral("racks"), {QStringLiteral("40"), {}});
        totals.setValue(QStringLiteral("racks"), {QStringLiteral("13,000"), {}});
        QCOMPARE(totals.sizeHint(), before);
        QCOMPARE(totals.text(QStringLiteral("racks")), QStringLiteral("Racks 13,000"));
        QVERIFY(!totals.isDropped(QStringLiteral("cost")));
        totals.resize(before.width() - 10, 22);
        QVERIFY(totals.isDropped(QStringLiteral("cost")));
        QVERIFY(!totals.isDropped(QStringLiteral("bisection")));
        totals.resize(totals.minimumSizeHint());
        QVERIFY(totals.isDropped(QStringLiteral("bisection")));
        QVERIFY(!totals.isDropped(QStringLiteral("racks")));
        QSignalSpy clicked(&totals, &StatusTotals::clicked);
        QTest::mouseClick(totals.findChildren<QAbstractButton*>().at(1), Qt::LeftButton);
        QCOMPARE(clicked.count(), 1);
    }

    void anUnknownTotalIsAnEnDash() {
        StatusTotals totals;
        totals.addSlot({QStringLiteral("pue"), QStringLiteral("PUE"), QStringLiteral("1.00"), 0});
        QCOMPARE(totals.text(QStringLiteral("pue")), QStringLiteral("PUE –"));
        totals.setValue(QStringLiteral("nobody"), {QStringLiteral("1"), {}});
    }

    void lightAndDarkSwitchWhileRunning() {
        Bench b;
        b.open();
        b.theme.choose(ThemeChoice::Light);
        QCoreApplication::processEvents();
        const QPoint inHeader(200, b.window->findChild<QToolBar*>()->y() + 18);
        QVERIFY(shade(*b.window, inHeader) > 200);
        const QImage light = themeIcon(QStringLiteral("rack")).pixmap(16, 16).toImage();
        b.theme.choose(ThemeChoice::Dark);
        QCoreApplication::processEvents();
        QVERIFY(shade(*b.window, inHeader) < 60);
        QVERIFY(themeIcon(QStringLiteral("rack")).pixmap(16, 16).toImage() != light);
        for (const QLabel* label : b.window->findChildren<QLabel*>()) {
            if (!label->isVisible()) continue;
            const QColor ink = label->palette().color(QPalette::WindowText);
            QVERIFY2(cw::render::contrastRatio(ink, label->palette().color(QPalette::Window)) >= 4.5,
                     qPrintable(label->text()));
        }
        b.theme.choose(ThemeChoice::Light);
    }

    void iconsFollowTheState() {
        Theme theme(*qApp);
        theme.choose(ThemeChoice::Light);
        const auto& r = cw::render::colourRoles(Appearance::Light);
        const auto strongest = [](const QPixmap& pixmap) {
            const QImage image = pixmap.toImage();
            QColor best(0, 0, 0, 0);
            for (int y = 0; y < image.height(); ++y) {
                for (int x = 0; x < image.width(); ++x) {
                    if (image.pixelColor(x, y).alpha() > best.alpha()) best = image.pixelColor(x, y);
                }
            }
            return best;
        };
        const QIcon icon = themeIcon(QStringLiteral("keep-out"));
        QCOMPARE(strongest(icon.pixmap(QSize(32, 32), QIcon::Normal, QIcon::Off)).name(),
                 r.text.secondary.name());
        QCOMPARE(strongest(icon.pixmap(QSize(32, 32), QIcon::Normal, QIcon::On)).name(),
                 r.accent.tintText.name());
        QCOMPARE(strongest(icon.pixmap(QSize(32, 32), QIcon::Selected, QIcon::Off)).name(),
                 r.selection.rowText.name());
        const int alpha = strongest(icon.pixmap(QSize(32, 32), QIcon::Disabled, QIcon::Off)).alpha();
        QVERIFY(alpha > 90 && alpha < 115);
        const QIcon warning = themeIcon(QStringLiteral("warning"), IconTone::Warning);
        QCOMPARE(strongest(warning.pixmap(QSize(32, 32), QIcon::Selected, QIcon::Off)).name(),
                 r.severity.warning.name());
        QVERIFY(themeIcon(QStringLiteral("no-such-icon")).isNull());
        QCOMPARE(icon.pixmap(QSize(16, 16), 2.0).size(), QSize(32, 32));
    }

    void everyControlOfTheWindowHasAName() {
        Bench b;
        b.open();
        for (const QWidget* widget : b.window->findChildren<QWidget*>()) {
            if (widget->focusPolicy() == Qt::NoFocus || !widget->isVisible()) continue;
            const QVariant text = widget->property("text");
            const bool ours = QByteArray(widget->metaObject()->className()).startsWith("cw::") ||
                              qobject_cast<const QAbstractButton*>(widget);
            if (!ours) continue;
            QVERIFY2(!widget->accessibleName().isEmpty() || !text.toString().isEmpty() ||
                         !widget->toolTip().isEmpty(),
                     widget->metaObject()->className());
        }
    }
};

CW_REGISTER_TEST(ShellWindowTest);
#include "shell_window_test.moc"
