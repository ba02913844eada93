#include "app/design/template_registry.h"
#include "model/library/catalog.h"
#include "model/rules/waivers.h"
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

    void aWaiverIsWithdrawnAgain() {
        Stage s;
        QVERIFY(s.history.run("waive", [&](ProjectEditor& e) {
            return waive(e, s.scheduler.answers().findings->front(), Waiver{.reason = "agreed"});
        }));
        s.scheduler.finish();
        results::FindingsPanel panel(s.history, s.selection, s.scheduler);
        auto* table = panel.findChild<shell::TableView*>();
        const auto buttons = panel.extra()->findChildren<QPushButton*>();
        QPushButton* withdraw = buttons.last();
        const int row = table->model()->rowCount() - 1; // waived ones come last
        QVERIFY(table->model()->index(row, 2).data().toString().contains(QStringLiteral("agreed")));
        table->setCurrentIndex(table->model()->index(row, 1));
        QVERIFY(withdraw->isVisibleTo(panel.extra()));
        withdraw->click();
        s.scheduler.finish();
        QVERIFY(s.project().waivers().empty());
        for (const Finding& f : *s.scheduler.answers().findings)
            QVERIFY(!f.waived);
        QVERIFY(!withdraw->isVisibleTo(panel.extra()));
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
        const DeviceId server = *s.project().referrers<Device>(s.firstRack()).begin();
        QVERIFY(s.history.run("unplug", [&](ProjectEditor& e) -> Status {
            if (Status a = e.set(server, &Device::psuOnA, std::uint8_t(0)); !a) return a;
            return e.set(server, &Device::psuOnB, std::uint8_t(0));
        }));
        s.scheduler.finish();
        QVERIFY(fixable());
        auto* fix = panel.extra()->findChild<QPushButton*>();
        for (int row = 0; row < table->model()->rowCount() && !fix->isEnabled(); ++row)
            table->setCurrentIndex(table->model()->index(row, 0));
        QVERIFY(fix->isEnabled());
        fix->click();
        s.scheduler.finish();
        QVERIFY(!fixable());
        QVERIFY(s.project().devices()[server].psuOnA > 0 && s.project().devices()[server].psuOnB > 0);
    }

    void theLibraryIsSearchedAndFiltered() {
        library::LibraryPanel panel(catalogue());
        QListView* list = nullptr; // the filter has one, too
        for (QListView* view : panel.findChildren<QListView*>())
            if (view->accessibleName() == QStringLiteral("Parts")) list = view;
        QVERIFY(list);
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
        QVERIFY(s.history.run("unplug", [&](ProjectEditor& e) -> Status {
            for (DeviceId id : s.project().referrers<Device>(rack))
                if (Status a = e.set(id, &Device::psuOnB, std::uint8_t(0)); !a) return a;
            return {};
        }));
        s.scheduler.finish();
        QVERIFY(of("feeds").entryOf(rack) != both);
    }
};

CW_REGISTER_TEST(PanelsTest);
#include "panels_test.moc"
