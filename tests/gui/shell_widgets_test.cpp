#include "tests/support/test_registry.h"
#include "views/shell/controls.h"
#include "views/shell/history_panel.h"
#include "views/shell/jobs_panel.h"
#include "views/shell/start_page.h"
#include "views/shell/start_parts.h"
#include "views/shell/tables.h"
#include "views/shell/theme.h"
#include "views/shell/unit_field.h"

#include <QClipboard>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QStandardItemModel>
#include <QToolButton>
#include <QVBoxLayout>
#include <QtTest>

using namespace cw::shell;

namespace {

void type(UnitField& field, const QString& text) {
    field.lineEdit()->selectAll();
    QTest::keyClicks(field.lineEdit(), text);
    QTest::keyClick(field.lineEdit(), Qt::Key_Return);
}

} // namespace

class ShellWidgetsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QStringLiteral("en_US"))); }

    void aUnitFieldTakesAnyUnitOfItsKind() {
        UnitField field(Dimension::Power, QStringLiteral("kW"), 1);
        field.setLocale(QLocale(QStringLiteral("en_US")));
        field.setValue(45e3);
        QCOMPARE(field.lineEdit()->text(), QStringLiteral("45.0"));
        std::vector<std::optional<double>> edits;
        connect(&field, &UnitField::valueEdited, this, [&](std::optional<double> v) { edits.push_back(v); });
        type(field, QStringLiteral("0.132 MW"));
        QCOMPARE(edits.size(), std::size_t(1));
        QCOMPARE(*edits[0], 132e3);
        QCOMPARE(field.lineEdit()->text(), QStringLiteral("132.0"));
        type(field, QStringLiteral("132")); // the same value: no edit
        QCOMPARE(edits.size(), std::size_t(1));
    }

    void aTextThatCannotBeReadStaysWithItsReasonAndChangesNothing() {
        UnitField field(Dimension::Length, QStringLiteral("mm"), 0);
        field.setLocale(QLocale(QStringLiteral("en_US")));
        field.setValue(1.2);
        field.setRange(0.0, 10.0);
        QSignalSpy edited(&field, &UnitField::valueEdited);
        for (const char* text : {"12 kW", "abc", "nan", "-5", "11 m", ""}) {
            field.lineEdit()->selectAll();
            QTest::keyClick(field.lineEdit(), Qt::Key_Delete);
            type(field, QLatin1String(text));
            QVERIFY2(field.hasError(), text);
            QCOMPARE(*field.value(), 1.2);
            QCOMPARE(field.lineEdit()->text(), QLatin1String(text));
        }
        QCOMPARE(edited.count(), 0);
        QTest::keyClick(field.lineEdit(), Qt::Key_Escape);
        QVERIFY(!field.hasError());
        QCOMPARE(field.lineEdit()->text(), QStringLiteral("1,200"));
    }

    void severalValuesBecomeOneWhenTyped() {
        UnitField field(Dimension::Mass, QStringLiteral("kg"), 0);
        field.setMixed();
        QVERIFY(field.isMixed());
        QVERIFY(!field.value());
        QVERIFY(field.commit()); // leaving it untouched edits nothing
        QSignalSpy edited(&field, &UnitField::valueEdited);
        type(field, QStringLiteral("100 lb"));
        QCOMPARE(edited.count(), 1);
        QVERIFY(!field.isMixed());
    }

    void anOptionalFieldCanBeCleared() {
        UnitField field(Dimension::Mass, QStringLiteral("kg"), 0);
        field.setOptional(true);
        field.setValue(5);
        std::optional<double> last = 1;
        connect(&field, &UnitField::valueEdited, this, [&](std::optional<double> v) { last = v; });
        field.lineEdit()->selectAll();
        QTest::keyClick(field.lineEdit(), Qt::Key_Delete);
        QVERIFY(field.commit());
        QVERIFY(!last);
        QVERIFY(!field.value());
    }

    void tablesCopyWhatIsSelectedAsTsv() {
        QStandardItemModel model(3, 3);
        model.setHorizontalHeaderLabels(
            {QStringLiteral("Rack"), QStringLiteral("kW"), QStringLiteral("Note")});
        for (int r = 0; r < 3; ++r) {
            for (int c = 0; c < 3; ++c)
                model.setItem(r, c, new QStandardItem(QStringLiteral("%1%2").arg(r).arg(c)));
        }
        model.item(1, 2)->setText(QStringLiteral("a\tb\nc"));
        TableView table;
        table.setModel(&model);
        QCOMPARE(asTsv(table).count(QLatin1Char('\n')), 4); // nothing selected: all
        table.selectRow(2);
        table.selectionModel()->select(model.index(1, 0),
                                       QItemSelectionModel::Select | QItemSelectionModel::Rows);
        QCOMPARE(asTsv(table), QStringLiteral("Rack\tkW\tNote\n10\t11\ta b c\n20\t21\t22\n"));
        table.horizontalHeader()->moveSection(0, 2);
        table.setColumnHidden(1, true);
        QTest::keyClick(&table, Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QGuiApplication::clipboard()->text(), QStringLiteral("Note\tRack\na b c\t10\n22\t20\n"));
        QStandardItemModel empty(0, 2);
        table.setModel(&empty);
        QVERIFY(asTsv(table).isEmpty());
    }

    void tableRowsHaveTheirHeight() {
        QStandardItemModel model(2, 1);
        TableView table;
        table.setModel(&model);
        QCOMPARE(table.rowHeight(0), std::max(24, table.fontMetrics().height() + 4));
    }

    void aJobIsCancelledByItsCross() {
        Theme theme(*qApp); // the cross stands where the flat style has it
        QStandardItemModel model(2, 3);
        for (int r = 0; r < 2; ++r) {
            for (int c = 0; c < 3; ++c)
                model.setItem(r, c, new QStandardItem);
        }
        model.item(1, 1)->setData(30, JobsPanel::ProgressRole);
        model.item(1, 1)->setData(true, JobsPanel::CancellableRole);
        JobsPanel panel;
        panel.setModel(&model);
        panel.resize(800, 150);
        panel.show();
        QVERIFY(QTest::qWaitForWindowExposed(&panel));
        QVERIFY(!panel.grab().isNull());
        QSignalSpy cancelled(&panel, &JobsPanel::cancelRequested);
        const QRect cell = panel.table()->visualRect(model.index(1, 1));
        QTest::mouseClick(panel.table()->viewport(), Qt::LeftButton, {}, cell.center());
        QCOMPARE(cancelled.count(), 0);
        QTest::mouseClick(panel.table()->viewport(), Qt::LeftButton, {},
                          QPoint(cell.right() - 10, cell.center().y()));
        QCOMPARE(cancelled.count(), 1);
        QCOMPARE(cancelled.at(0).at(0).toInt(), 1);
    }

    void historyGoesWhereItIsAsked() {
        QStandardItemModel model(3, 2);
        for (int r = 0; r < 3; ++r)
            model.setItem(r, 0, new QStandardItem(QStringLiteral("Move rack")));
        model.item(1)->setData(true, HistoryPanel::PresentRole);
        model.item(2)->setData(true, HistoryPanel::UndoneRole);
        HistoryPanel panel;
        panel.setModel(&model);
        panel.resize(600, 150);
        panel.show();
        QSignalSpy go(&panel, &HistoryPanel::goToRequested);
        panel.table()->setCurrentIndex(model.index(2, 0));
        QTest::keyClick(panel.table(), Qt::Key_Return);
        QCOMPARE(go.count(), 1);
        QCOMPARE(go.at(0).at(0).toInt(), 2);
    }

    void theStartPageOffersWhatItIsGiven() {
        StartPage page;
        page.resize(1400, 900);
        page.setCommands({{QStringLiteral("file.open"), QStringLiteral("Open"), QStringLiteral("open"), {}}});
        std::vector<TemplateItem> templates;
        for (int i = 0; i < 9; ++i)
            templates.push_back(
                {QStringLiteral("t%1").arg(i), QStringLiteral("Template %1").arg(i), {}, nullptr});
        page.setTemplates(templates);
        page.setRecent({{QStringLiteral("/a/northgate.cwp"),
                         1016,
                         40,
                         2,
                         1431.0,
                         QDateTime::currentDateTime(),
                         {},
                         nullptr},
                        {QStringLiteral("/b/lab.cwp"), {}, {}, {}, {}, {}, {}, nullptr}});
        page.setExamples({{QStringLiteral("e"), QStringLiteral("Example"), QStringLiteral("rack")}});
        page.setRecoveries({{QStringLiteral("/auto/1"), QStringLiteral("Untitled 1")}});
        page.show();
        QVERIFY(!page.grab().isNull());
        QSignalSpy made(&page, &StartPage::newFromTemplate);
        QSignalSpy recent(&page, &StartPage::openRecent);
        QSignalSpy example(&page, &StartPage::openExample);
        QSignalSpy recovered(&page, &StartPage::recover);
        QSignalSpy discarded(&page, &StartPage::discardRecovery);
        QSignalSpy command(&page, &StartPage::commandTriggered);
        int visible = 0;
        for (TemplateCard* card : page.findChildren<TemplateCard*>())
            visible += card->isVisible();
        QCOMPARE(visible, 6);
        for (TemplateCard* card : page.findChildren<TemplateCard*>()) {
            if (card->id() == QLatin1String("t3")) card->click();
        }
        QCOMPARE(made.at(0).at(0).toString(), QStringLiteral("t3"));
        for (QAbstractButton* button : page.findChildren<QAbstractButton*>()) {
            for (const char* text : {"Example", "Recover", "Discard…", "Open", "All 9 templates"}) {
                if (button->text() == QString::fromUtf8(text)) button->click();
            }
        }
        QCOMPARE(example.count(), 1);
        QCOMPARE(recovered.at(0).at(0).toString(), QStringLiteral("/auto/1"));
        QCOMPARE(discarded.count(), 1);
        QCOMPARE(command.at(0).at(0).toString(), QStringLiteral("file.open"));
        visible = 0;
        for (TemplateCard* card : page.findChildren<TemplateCard*>())
            visible += card->isVisible();
        QCOMPARE(visible, 9);
        auto* table = page.findChild<TableView*>();
        QCOMPARE(table->model()->index(1, 1).data().toString(), QStringLiteral("–"));
        page.findChild<QLineEdit*>()->setText(QStringLiteral("lab"));
        QCOMPARE(table->model()->rowCount(), 1);
        table->setCurrentIndex(table->model()->index(0, 0));
        QTest::keyClick(table, Qt::Key_Return);
        QCOMPARE(recent.at(0).at(0).toString(), QStringLiteral("/b/lab.cwp"));
    }

    void timesReadAsPeopleSayThem() {
        const QLocale en(QStringLiteral("en_GB"));
        const QDateTime now(QDate(2026, 11, 30), QTime(12, 0));
        QVERIFY(relativeTime(now.addSecs(-3600), now, en).startsWith(QStringLiteral("today ")));
        QVERIFY(relativeTime(now.addSecs(-13 * 3600), now, en).startsWith(QStringLiteral("yesterday ")));
        QCOMPARE(relativeTime(now.addDays(-9), now, en),
                 en.toString(QDate(2026, 11, 21), QLocale::ShortFormat));
        QCOMPARE(relativeTime({}, now, en), QStringLiteral("–"));
    }

    void controlsPaintInBothAppearances() {
        Theme theme(*qApp);
        for (const ThemeChoice choice : {ThemeChoice::Light, ThemeChoice::Dark}) {
            theme.choose(choice);
            SegmentedControl segments({QStringLiteral("Front"), QStringLiteral("Rear")});
            QSignalSpy changed(&segments, &SegmentedControl::currentChanged);
            segments.setCurrent(1);
            QCOMPARE(changed.count(), 1);
            QCOMPARE(segments.current(), 1);
            const QImage segmentImage = segments.grab().toImage();
            QVERIFY(segmentImage.pixelColor(segmentImage.width() / 4, 4) !=
                    segmentImage.pixelColor(segmentImage.width() * 3 / 4, 4));
            MeterBar meter;
            meter.setFixedSize(40, 12);
            meter.setValue(0.5);
            const QImage half = meter.grab().toImage();
            QVERIFY(half.pixelColor(half.width() / 8, half.height() / 2) !=
                    half.pixelColor(half.width() * 7 / 8, half.height() / 2));
            meter.setValue(1.5); // framed, not only full
            QVERIFY(meter.grab().toImage().pixelColor(0, 0) ==
                    cw::render::colourRoles(theme.appearance()).severity.error);
        }
        theme.choose(ThemeChoice::Light);
    }

    void theStartPageIsWholeOnASmallScreen() {
        cw::shell::StartPage page;
        page.setRecoveries(
            {{QStringLiteral("a"), QStringLiteral("“A name of a design that is rather long, kept "
                                                  "for years”, autosaved 29/11/2026 18:31, "
                                                  "14 edits.")}});
        page.setExamples({{QStringLiteral("e"), QStringLiteral("Example"), QStringLiteral("rack")}});
        page.resize(1024, 560);
        page.show();
        QApplication::processEvents();
        for (const auto* label : page.findChildren<QLabel*>())
            if (label->isVisibleTo(&page) && label->wordWrap())
                QVERIFY2(label->height() >= label->heightForWidth(label->width()), qPrintable(label->text()));
        for (const auto* button : page.findChildren<QPushButton*>())
            QVERIFY(button->width() >= button->minimumSizeHint().width());
    }

    void aNarrowBarOffersTheRestByAnArrow() {
        QWidget window;
        auto* layout = new QVBoxLayout(&window);
        auto* bar = new cw::shell::ContextBar;
        layout->addWidget(bar);
        auto* spare = bar->addLabel(QStringLiteral("said elsewhere as well"));
        bar->setDispensable(spare);
        bar->addWidget(new cw::shell::SegmentedControl(
            {QStringLiteral("Front"), QStringLiteral("Rear"), QStringLiteral("Both")}));
        bar->addStretch();
        const auto more = [&] {
            for (auto* button : bar->findChildren<QToolButton*>())
                if (button->arrowType() != Qt::NoArrow) return button;
            return static_cast<QToolButton*>(nullptr);
        };
        window.resize(600, 60);
        window.show();
        QApplication::processEvents();
        QVERIFY(more() && !more()->isVisible() && spare->isVisible());
        window.resize(250, 60);
        QApplication::processEvents();
        QVERIFY(!more()->isVisible() && !spare->isVisible());
        window.resize(120, 60);
        QApplication::processEvents();
        QVERIFY(more()->isVisible());
        window.resize(600, 60);
        QApplication::processEvents();
        QVERIFY(!more()->isVisible() && spare->isVisible());
    }
};

CW_REGISTER_TEST(ShellWidgetsTest);
#include "shell_widgets_test.moc"
