#include "app/design/template_registry.h"
#include "model/library/catalog.h"
#include "tests/support/test_registry.h"
#include "views/library/library_panel.h"
#include "views/results/analysis_overlays.h"
#include "views/results/findings_panel.h"

#include <QComboBox>
#include <QLineEdit>
#include <QListView>
#include <QMimeData>
#include <QPushButton>
#include <QtTest>

using namespace cw;

namespace {

const Catalog& catalogue() {
    static const Catalog loaded = std::move(Catalog::builtin()).value();
    return loaded;
}

struct Stage {
    Stage() {
        const auto made = history.run("new", [&](ProjectEditor& editor) -> Status {
            auto result = design::TemplateRegistry::generate("superpod-h100", {{"scalable_units", "1"}},
                                                             catalogue(), editor);
            return result ? Status() : Status(result.error());
        });
        QVERIFY(made);
        scheduler.finish();
    }
    const Project& project() const { return history.project(); }
    RackId firstRack() const { return (*project().racks().begin()).id; }
    HallId hall() const { return (*project().halls().begin()).id; }

    History history;
    canvas::SelectionModel selection{history};
    analysis::Scheduler scheduler{history};
};

/// Rows of the findings table whose object column begins with a text.
int rowOf(const QAbstractItemModel& model, const QString& text) {
    for (int row = 0; row < model.rowCount(); ++row)
        if (model.index(row, 0).data().toString().startsWith(text)) return row;
    return -1;
}

} // namespace

class PanelsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void aFindingLeadsToItsObjectEachTimeItIsClicked() {
        Stage s;
        results::FindingsPanel panel(s.history, s.selection, s.scheduler);
        panel.resize(900, 300);
        panel.show();
        QVERIFY(s.history.run("limit", [&](ProjectEditor& e) {
            return e.set(s.firstRack(), &Rack::powerLimit, std::optional(kilowatts(1)));
        }));
        s.scheduler.finish();
        auto* table = panel.findChild<shell::TableView*>();
        const int row =
            rowOf(*table->model(), QString::fromStdString(s.project().racks()[s.firstRack()].name));
        QVERIFY(row >= 0);
        QSignalSpy revealed(&s.selection, &canvas::SelectionModel::revealRequested);
        const QPoint at = table->visualRect(table->model()->index(row, 1)).center();
        QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, at);
        QVERIFY(revealed.count() >= 1);
        QCOMPARE(s.selection.current(), std::optional(ObjectRef::of(s.firstRack())));
        s.selection.clear();
        revealed.clear();
        QTest::mouseClick(table->viewport(), Qt::LeftButton, {}, at);
        QCOMPARE(revealed.count(), 1);
        QCOMPARE(s.selection.current(), std::optional(ObjectRef::of(s.firstRack())));
    }

    void severitiesAreFiltered() {
        Stage s;
        results::FindingsPanel panel(s.history, s.selection, s.scheduler);
        auto* table = panel.findChild<shell::TableView*>();
        QVERIFY(table->model()->rowCount() >= 1); // the published 3+3 split of the supplies is a warning
        auto* least = panel.extra()->findChild<QComboBox*>();
        least->setCurrentIndex(2);
        QCOMPARE(table->model()->rowCount(), 0);
        least->setCurrentIndex(0);
        QVERIFY(table->model()->rowCount() >= 1);
    }

    void aFixMendsAndTheFindingGoes() {
        Stage s;
        results::FindingsPanel panel(s.history, s.selection, s.scheduler);
        auto* table = panel.findChild<shell::TableView*>();
        const auto fixable = [&] {
            for (const Finding& f : *s.scheduler.answers().findings)
                if (f.fix) return true;
            return false;
        };
        QVERIFY(!fixable());
        // Two racks of one name: renaming one of them loses nothing.
        const std::string taken = s.project().racks()[s.firstRack()].name;
        RackId last = s.firstRack();
        for (const auto& [id, rack] : s.project().racks())
            last = id;
        QVERIFY(s.history.run("name", [&](ProjectEditor& e) { return e.set(last, &Rack::name, taken); }));
        s.scheduler.finish();
        QVERIFY(fixable());
        auto* fix = panel.extra()->findChild<QPushButton*>();
        for (int row = 0; row < table->model()->rowCount() && !fix->isEnabled(); ++row)
            table->setCurrentIndex(table->model()->index(row, 0));
        QVERIFY(fix->isEnabled());
        fix->click();
        s.scheduler.finish();
        QVERIFY(!fixable());
        QVERIFY(s.project().racks()[last].name != s.project().racks()[s.firstRack()].name);
    }

    void theLibraryIsSearchedAndFiltered() {
        library::LibraryPanel panel(catalogue());
        auto* list = panel.findChild<QListView*>();
        const int all = list->model()->rowCount();
        QVERIFY(all > 400);
        panel.searchField()->setText(QStringLiteral("qm9700"));
        QTRY_VERIFY(list->model()->rowCount() < all);
        QVERIFY(list->model()->rowCount() >= 1);
        const QModelIndex hit = list->model()->index(0, 0);
        QVERIFY(hit.data().toString().contains(QStringLiteral("QM9700"), Qt::CaseInsensitive));
        // What is dragged names the part.
        const std::unique_ptr<QMimeData> dragged(list->model()->mimeData({hit}));
        QVERIFY(dragged && !dragged->formats().isEmpty());
        panel.searchField()->setText(QStringLiteral("nothing is called so"));
        QTRY_COMPARE(list->model()->rowCount(), 0);
        panel.searchField()->clear();
        QTRY_COMPARE(list->model()->rowCount(), all);
        auto* kind = panel.findChild<QComboBox*>();
        kind->setCurrentIndex(1);
        QTRY_VERIFY(list->model()->rowCount() < all);
    }

    void overlaysShowWhatTheSolversFound() {
        Stage s;
        const results::AnalysisOverlays overlays(s.history, s.scheduler);
        const auto& density = *s.scheduler.answers().density;
        const auto of = [&](const char* id) { return overlays.overlay(QLatin1String(id), s.hall(), {}); };
        for (const canvas::OverlayChoice& choice : overlays.overlays())
            QVERIFY2(!overlays.overlay(choice.id, s.hall(), {}).isNone(), qPrintable(choice.id));
        const RackId rack = s.firstRack();
        QCOMPARE(of("power").valueOf(rack), density.rack(rack)->powerKw);
        QCOMPARE(of("free_u").valueOf(rack),
                 density.input.racks[density.indexOfRack[rack.value()]].usableU - density.rack(rack)->usedU);
        // Fed from one side only is another class than fed from both.
        const int both = of("feeds").entryOf(rack);
        std::vector<ObjectRef> pdus;
        for (PowerElementId id : s.project().referrers<PowerElement>(rack))
            if (s.project().powerElements()[id].side == FeedSide::B) pdus.push_back(ObjectRef::of(id));
        QVERIFY(!pdus.empty());
        QVERIFY(s.history.run("cut", [&](ProjectEditor& e) { return e.removeWithDependents(pdus); }));
        s.scheduler.finish();
        QVERIFY(of("feeds").entryOf(rack) != both);
    }
};

CW_REGISTER_TEST(PanelsTest);
#include "panels_test.moc"
