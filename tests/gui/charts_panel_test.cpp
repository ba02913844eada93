#include "app/design/template_registry.h"
#include "model/library/catalog.h"
#include "tests/support/test_registry.h"
#include "views/results/charts_panel.h"

#include <QBarSeries>
#include <QBarSet>
#include <QChart>
#include <QChartView>
#include <QComboBox>
#include <QtTest>

using namespace cw;

namespace {

struct Stage {
    Stage() {
        const Catalog catalog = std::move(Catalog::builtin()).value();
        const auto made = history.run("new", [&](ProjectEditor& editor) -> Status {
            auto result = design::TemplateRegistry::generate("superpod-h100", {{"scalable_units", "1"}},
                                                             catalog, editor);
            return result ? Status() : Status(result.error());
        });
        QVERIFY(made);
        scheduler.finish();
    }
    double itKw() const { return scheduler.answers().density->result.itKw; }

    History history;
    analysis::Scheduler scheduler{history};
};

/// Sum of the bars of the first series; NaN without bars.
double sumOf(const QChart& chart) {
    double sum = std::nan("");
    for (const QAbstractSeries* series : chart.series())
        if (const auto* bars = qobject_cast<const QBarSeries*>(series)) {
            sum = 0;
            for (int i = 0; i < bars->barSets().front()->count(); ++i)
                sum += bars->barSets().front()->at(i);
        }
    return sum;
}

} // namespace

class ChartsPanelTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theBarsAddUpToWhatTheSolverAnswers() {
        Stage s;
        results::ChartsPanel panel(s.history, s.scheduler);
        const auto* view = panel.findChild<QChartView*>();
        auto* what = panel.extra()->findChild<QComboBox*>();
        QCOMPARE(what->count(), 3);
        for (const int kind : {0, 1}) { // by rack, by row; bars are rounded to 0.1 kW
            what->setCurrentIndex(kind);
            QVERIFY(std::abs(sumOf(*view->chart()) - s.itKw()) < 0.05 * 40);
        }
        what->setCurrentIndex(2); // with losses and cooling
        QVERIFY(sumOf(*view->chart()) > s.itKw());
    }

    void valuesAreWrittenAndFollowTheDrawing() {
        Stage s;
        results::ChartsPanel panel(s.history, s.scheduler);
        const auto* view = panel.findChild<QChartView*>();
        const auto* bars = qobject_cast<QBarSeries*>(view->chart()->series().front());
        QVERIFY(bars && bars->isLabelsVisible());
        QVERIFY(view->chart()->title().contains(QStringLiteral("40.8")));
        const double before = sumOf(*view->chart());
        DeviceId server;
        for (const auto& [id, device] : s.history.project().devices())
            if (device.role == DeviceRole::Server) server = id;
        QVERIFY(s.history.run("remove", [&](ProjectEditor& e) -> Status {
            std::vector<CableId> cables;
            for (CableId id : e.project().referrers<Cable>(server))
                cables.push_back(id);
            for (CableId id : cables)
                if (Status done = e.remove(id); !done) return done;
            return e.remove(server);
        }));
        s.scheduler.finish();
        QVERIFY(std::abs(before - sumOf(*view->chart()) - 10.2) < 0.05);
    }

    void anEmptyDrawingSaysSo() {
        History history;
        analysis::Scheduler scheduler(history);
        results::ChartsPanel panel(history, scheduler);
        scheduler.finish();
        QVERIFY(!panel.findChild<QChartView*>()->chart()->title().isEmpty());
        QVERIFY(std::isnan(sumOf(*panel.findChild<QChartView*>()->chart())));
    }
};

CW_REGISTER_TEST(ChartsPanelTest);
#include "charts_panel_test.moc"
