#include "tests/support/test_registry.h"
#include "views/shell/action_registry.h"
#include "views/shell/command_palette.h"
#include "views/shell/fuzzy_match.h"
#include "views/shell/main_window.h"
#include "views/shell/shortcut_dialog.h"

#include <QAbstractItemView>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QSettings>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QToolBar>
#include <QtTest>

using namespace cw::shell;

namespace {

ActionSpec good(const char* id, const char* text = "Text") {
    ActionSpec spec;
    spec.id = QLatin1String(id);
    spec.text = QString::fromUtf8(text);
    spec.icon = QStringLiteral("rack");
    spec.menu = QStringLiteral("file");
    spec.run = [] {};
    return spec;
}

QStringList texts(const QList<QAction*>& actions) {
    QStringList out;
    for (const QAction* action : actions)
        out << (action->isSeparator() ? QStringLiteral("-") : plainActionText(action->text()));
    return out;
}

} // namespace

class ShellActionsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyActionOfTheWindowHasTextIconAndAWayToReachIt() {
        QTemporaryDir folder;
        QSettings settings(folder.filePath(QStringLiteral("s.ini")), QSettings::IniFormat);
        ActionRegistry actions;
        Theme theme(*qApp);
        MainWindow window(actions, theme, settings);
        window.addView(
            {QStringLiteral("hall"), QStringLiteral("Hall plan"), QStringLiteral("hall"), new QWidget});
        window.finish();
        QCOMPARE(actions.problems(), QStringList());
        QVERIFY(actions.specs().size() > 10);
        ActionSource palette(actions);
        for (const ActionSpec* spec : actions.specs()) {
            const QAction* action = actions.action(spec->id);
            QVERIFY2(!action->icon().isNull(), qPrintable(spec->id));
            QVERIFY2(!action->toolTip().isEmpty(), qPrintable(spec->id));
            // In the window itself, so that its shortcut works wherever the focus is.
            QVERIFY2(window.actions().contains(actions.action(spec->id)), qPrintable(spec->id));
            if (!action->isEnabled()) continue;
            const auto found = palette.find(plainActionText(spec->text), 50);
            QVERIFY2(
                std::any_of(found.begin(), found.end(),
                            [&](const PaletteEntry& e) { return e.title == plainActionText(spec->text); }),
                qPrintable(spec->id));
        }
    }

    void whatIsMissingIsNamed_data() {
        QTest::addColumn<int>("fault");
        QTest::addColumn<QString>("word");
        QTest::newRow("text") << 0 << QStringLiteral("no text");
        QTest::newRow("icon") << 1 << QStringLiteral("no icon");
        QTest::newRow("handler") << 2 << QStringLiteral("does nothing");
        QTest::newRow("menu") << 3 << QStringLiteral("not declared");
        QTest::newRow("twice") << 4 << QStringLiteral("registered twice");
        QTest::newRow("shortcut") << 5 << QStringLiteral("belongs to a.first");
        QTest::newRow("parent menu") << 6 << QStringLiteral("not declared");
    }
    void whatIsMissingIsNamed() {
        QFETCH(int, fault);
        QFETCH(QString, word);
        ActionRegistry actions;
        actions.declareMenu(QStringLiteral("file"), QStringLiteral("File"));
        actions.declareMenu(QStringLiteral("lost/sub"), QStringLiteral("Sub"));
        ActionSpec first = good("a.first");
        first.shortcut = QKeySequence(Qt::CTRL | Qt::Key_1);
        actions.add(first);
        QCOMPARE(actions.problems(), QStringList());
        ActionSpec spec = good("a.second");
        if (fault == 0) spec.text = QStringLiteral("&");
        if (fault == 1) spec.icon = QStringLiteral("no-such-icon");
        if (fault == 2) spec.run = nullptr;
        if (fault == 3) spec.menu = QStringLiteral("nowhere");
        if (fault == 4) spec.id = first.id;
        if (fault == 5) spec.shortcut = first.shortcut;
        if (fault == 6) spec.menu = QStringLiteral("lost/sub");
        actions.add(spec);
        QCOMPARE(actions.problems().size(), 1);
        QVERIFY2(actions.problems().first().contains(word), qPrintable(actions.problems().first()));
    }

    void menusKeepGroupsTogetherAndOrderAsDeclared() {
        ActionRegistry actions;
        actions.declareMenu(QStringLiteral("file"), QStringLiteral("File"));
        actions.declareMenu(QStringLiteral("empty"), QStringLiteral("Empty"));
        actions.declareMenu(QStringLiteral("view"), QStringLiteral("View"));
        actions.declareMenu(QStringLiteral("file/more"), QStringLiteral("More"));
        const auto add = [&](const char* id, const char* menu, const char* group) {
            ActionSpec spec = good(id, id);
            spec.menu = QLatin1String(menu);
            spec.menuGroup = QLatin1String(group);
            actions.add(spec);
        };
        add("new", "file", "open");
        add("quit", "file", "end");
        add("open", "file", "open");
        add("fit", "view", "");
        add("deep", "file/more", "");
        QMenuBar bar;
        actions.fillMenuBar(bar);
        QCOMPARE(texts(bar.actions()), QStringList({QStringLiteral("File"), QStringLiteral("View")}));
        QCOMPARE(texts(bar.actions()[0]->menu()->actions()),
                 QStringList({QStringLiteral("new"), QStringLiteral("open"), QStringLiteral("-"),
                              QStringLiteral("quit"), QStringLiteral("-"), QStringLiteral("More")}));
        actions.fillMenuBar(bar); // again, after a language change: nothing doubles
        QCOMPARE(bar.actions().size(), 2);
    }

    void aMnemonicIsNoPartOfTheText() {
        QCOMPARE(plainActionText(QStringLiteral("&Open…")), QStringLiteral("Open"));
        QCOMPARE(plainActionText(QStringLiteral("Power && cooling...")), QStringLiteral("Power & cooling"));
        QCOMPARE(plainActionText(QStringLiteral("&")), QString());
    }

    void predicatesRuleWhatCanRun() {
        ActionRegistry actions;
        actions.declareMenu(QStringLiteral("file"), QStringLiteral("File"));
        bool allowed = false;
        bool on = false;
        int runs = 0;
        ActionSpec spec = good("a");
        spec.enabled = [&] { return allowed; };
        spec.checked = [&] { return on; };
        spec.run = [&] {
            ++runs;
            on = !on;
        };
        QAction* action = actions.add(spec);
        QVERIFY(!action->isEnabled());
        QVERIFY(!actions.trigger(QStringLiteral("a")));
        allowed = true;
        QVERIFY(actions.trigger(QStringLiteral("a")));
        QCOMPARE(runs, 1);
        QVERIFY(action->isChecked());
        actions.trigger(QStringLiteral("a"));
        QVERIFY(!action->isChecked());
        QVERIFY(!actions.trigger(QStringLiteral("unknown")));
    }

    void shortcutsAreKeptAndNeverTakenTwice() {
        QTemporaryDir folder;
        const QString file = folder.filePath(QStringLiteral("s.ini"));
        const QKeySequence keys(Qt::CTRL | Qt::Key_J);
        {
            ActionRegistry actions;
            ActionSpec a = good("a");
            a.shortcut = QKeySequence(Qt::CTRL | Qt::Key_A);
            actions.add(a);
            actions.add(good("b"));
            QCOMPARE(actions.setShortcut(QStringLiteral("b"), a.shortcut),
                     std::optional(QStringLiteral("a")));
            QVERIFY(actions.action(QStringLiteral("b"))->shortcut().isEmpty());
            QVERIFY(!actions.setShortcut(QStringLiteral("b"), keys));
            QVERIFY(!actions.setShortcut(QStringLiteral("a"), {}));
            QSettings settings(file, QSettings::IniFormat);
            actions.writeShortcuts(settings);
        }
        ActionRegistry actions;
        ActionSpec a = good("a");
        a.shortcut = QKeySequence(Qt::CTRL | Qt::Key_A);
        actions.add(a);
        actions.add(good("b"));
        QSettings settings(file, QSettings::IniFormat);
        settings.setValue(QStringLiteral("shortcuts/gone"), QStringLiteral("Ctrl+G"));
        actions.readShortcuts(settings);
        QCOMPARE(actions.action(QStringLiteral("b"))->shortcut(), keys);
        QVERIFY(actions.action(QStringLiteral("a"))->shortcut().isEmpty());
        actions.resetShortcuts();
        QCOMPARE(actions.action(QStringLiteral("a"))->shortcut(), a.shortcut);
        QVERIFY(actions.action(QStringLiteral("b"))->shortcut().isEmpty());
    }

    void theShortcutDialogListsAllActions() {
        ActionRegistry actions;
        actions.add(good("a", "&Align left…"));
        actions.add(good("b", "Mirror"));
        ShortcutDialog dialog(actions, nullptr);
        auto* table = dialog.findChild<QAbstractItemView*>();
        QCOMPARE(table->model()->rowCount(), 2);
        QCOMPARE(table->model()->index(0, 0).data().toString(), QStringLiteral("Align left"));
        dialog.findChild<QLineEdit*>()->setText(QStringLiteral("mirr"));
        QCOMPARE(table->model()->rowCount(), 1);
    }

    void fewLettersFindTheRightName() {
        QVERIFY(!fuzzyScore(QStringLiteral("xyz"), QStringLiteral("Align left")));
        QCOMPARE(*fuzzyScore(QString(), QStringLiteral("Align left")), 0);
        const auto better = [](const char* query, const char* a, const char* b) {
            const auto x = fuzzyScore(QLatin1String(query), QLatin1String(a));
            const auto y = fuzzyScore(QLatin1String(query), QLatin1String(b));
            return x && (!y || *x > *y);
        };
        QVERIFY(better("al", "Align left", "Hall plan"));
        QVERIFY(better("ral", "Rail A left", "Mirror and later"));
        QVERIFY(better("hp", "Hall plan", "Show pipes"));
        QVERIFY(better("c04", "C04", "C14-04"));
        QVERIFY(better("left align", "Align left", "Elevation"));
        QVERIFY(
            fuzzyScore(QStringLiteral("ab"), QStringLiteral("a x_ab B"))); // a greedy walk alone would fail
        QVERIFY(!fuzzyScore(QString(1000, QLatin1Char('a')), QString(5, QLatin1Char('a'))));
    }

    void thePaletteFindsCommandsAndObjectsAndRunsThem() {
        class Objects : public PaletteSource {
        public:
            explicit Objects(QString& ran)
                : ran_(ran) {}
            std::vector<PaletteEntry> find(const QString& query, int limit) override {
                std::vector<PaletteEntry> out;
                for (const char* name : {"A01", "A02", "B01"}) {
                    const QString title = QLatin1String(name);
                    const auto score = fuzzyScore(query, title);
                    if (score && static_cast<int>(out.size()) < limit)
                        out.push_back({title,
                                       QStringLiteral("Hall 1"),
                                       QStringLiteral("rack"),
                                       {},
                                       *score,
                                       [this, title] { ran_ = title; }});
                }
                return out;
            }
            bool holdsObjects() const override { return true; }

        private:
            QString& ran_;
        };
        ActionRegistry actions;
        QString ran;
        ActionSpec spec = good("align", "&Align left");
        spec.run = [&] { ran = QStringLiteral("align"); };
        actions.add(spec);
        ActionSpec off = good("off", "Align off");
        off.enabled = [] { return false; };
        actions.add(off);
        QWidget anchor;
        anchor.show();
        CommandPalette palette(&anchor);
        palette.addSource(std::make_unique<ActionSource>(actions));
        palette.addSource(std::make_unique<Objects>(ran));
        palette.open(&anchor);
        palette.setQuery(QStringLiteral("ali"));
        // What cannot run now is listed last, and stays untouched.
        QCOMPARE(palette.titles(), QStringList({QStringLiteral("Align left"), QStringLiteral("Align off")}));
        palette.setQuery(QStringLiteral("align off"));
        QCOMPARE(palette.titles(), QStringList({QStringLiteral("Align off")}));
        QVERIFY(!palette.runCurrent());
        QVERIFY(palette.isVisible());
        palette.setQuery(QStringLiteral("ali"));
        QVERIFY(palette.runCurrent());
        QCOMPARE(ran, QStringLiteral("align"));
        QVERIFY(!palette.isVisible());
        palette.open(&anchor, CommandPalette::Scope::Objects);
        palette.setQuery(QStringLiteral("a"));
        QCOMPARE(palette.titles(), QStringList({QStringLiteral("A01"), QStringLiteral("A02")}));
        auto* field = palette.findChild<QLineEdit*>();
        QTest::keyClick(field, Qt::Key_Down);
        QTest::keyClick(field, Qt::Key_Return);
        QCOMPARE(ran, QStringLiteral("A02"));
        palette.open(&anchor);
        palette.setQuery(QStringLiteral("nothing of the kind"));
        QVERIFY(palette.titles().isEmpty());
        QVERIFY(!palette.runCurrent());
        QTest::keyClick(field, Qt::Key_Escape);
        QVERIFY(!palette.isVisible());
    }
};

CW_REGISTER_TEST(ShellActionsTest);
#include "shell_actions_test.moc"
