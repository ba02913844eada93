#include "app/analysis/bandwidth.h"
#include "app/analysis/explain.h"
#include "app/design/template_registry.h"
#include "model/library/catalog.h"
#include "tests/support/test_registry.h"
#include "views/inspector/derivation_view.h"
#include "views/inspector/inspector_panel.h"
#include "views/inspector/metric_row.h"
#include "views/inspector/metrics_of.h"
#include "views/shell/unit_field.h"

#include <QLabel>
#include <QLineEdit>
#include <QtTest>

#include <cmath>

using namespace cw;
using inspector::Metric;

namespace {

struct Stage {
    explicit Stage(const char* design) {
        const auto made = history.run("new", [&](ProjectEditor& editor) -> Status {
            auto result =
                design::TemplateRegistry::generate(design, {}, std::move(Catalog::builtin()).value(), editor);
            return result ? Status() : Status(result.error());
        });
        QVERIFY(made);
        scheduler.finish();
    }
    const Project& project() const { return history.project(); }

    History history;
    canvas::SelectionModel selection{history};
    analysis::Scheduler scheduler{history};
};

/// What one of the tree's unit is in that of the metric.
double perTreeUnit(const Metric& m, const Derivation& tree) {
    if (m.unit == QStringLiteral("%") && tree.unit.empty()) return 100;
    for (const double gbps : {1.0, 1e3, 1e6})
        if (m.unit == QLatin1String(analysis::bandwidthUnit(gbps * 500).symbol) && tree.unit == "Gb/s")
            return 1 / analysis::bandwidthUnit(gbps * 500).gbps;
    return 1;
}

} // namespace

class InspectorTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyFigureExplainsItself_data() {
        QTest::addColumn<QString>("design");
        QTest::newRow("air") << QStringLiteral("lab");
        QTest::newRow("liquid") << QStringLiteral("superpod-gb200");
    }
    void everyFigureExplainsItself() {
        QFETCH(QString, design);
        Stage s(qPrintable(design));
        std::size_t figures = 0;
        forEachEntityType([&](auto type) {
            using T = typename decltype(type)::type;
            for (const auto& [id, object] : s.project().template store<T>())
                for (const Metric& m :
                     inspector::metricsOf(s.project(), s.scheduler.answers(), ObjectRef::of(id))) {
                    if (!m.value) continue;
                    ++figures;
                    const QByteArray which =
                        (m.label + QStringLiteral(" of %1 %2: ").arg(int(T::kKind)).arg(id.value()) + m.why)
                            .toUtf8();
                    QVERIFY2(!m.why.isEmpty(), which);
                    std::optional<Derivation> tree = m.given;
                    if (!tree)
                        if (auto found = analysis::explain(s.scheduler.answers(), m.why.toStdString()))
                            tree = std::move(*found);
                    QVERIFY2(tree, which);
                    const double told = evaluate(*tree) * perTreeUnit(m, *tree);
                    QVERIFY2(std::abs(told - *m.value) <= 1e-9 * std::max(1.0, std::abs(*m.value)), which);
                }
        });
        QVERIFY(figures > 100);
    }

    void aFigureThatIsClickedShowsItsTree() {
        Stage s("lab");
        inspector::InspectorPanel panel(s.history, s.selection, s.scheduler);
        panel.resize(320, 900);
        s.selection.set(ObjectRef::of((*s.project().racks().begin()).id));
        panel.show();
        const auto rows = panel.findChildren<inspector::MetricRow*>();
        QVERIFY(rows.size() > 6);
        auto* why = panel.findChild<inspector::DerivationView*>();
        for (inspector::MetricRow* row : rows) {
            if (row->isHidden() || !row->metric().value) continue;
            row->click();
            QVERIFY2(why->isVisibleTo(&panel), qPrintable(row->metric().label));
            QVERIFY2(!why->text().isEmpty(), qPrintable(row->metric().label));
        }
    }

    void aFieldOfSeveralObjectsSetsThemAll() {
        Stage s("lab");
        inspector::InspectorPanel panel(s.history, s.selection, s.scheduler);
        std::vector<ObjectRef> servers;
        for (const auto& [id, device] : s.project().devices())
            if (device.role == DeviceRole::Server) servers.push_back(ObjectRef::of(id));
        QVERIFY(servers.size() > 1);
        s.selection.set(servers);
        QLineEdit* name = nullptr;
        for (QLineEdit* field : panel.findChildren<QLineEdit*>())
            if (!field->placeholderText().isEmpty() && !name) name = field;
        QVERIFY(name); // they differ in their names
        s.selection.set(ObjectRef::of((*s.project().sites().begin()).id));
        QLineEdit* country = nullptr;
        for (QLineEdit* field : panel.findChildren<QLineEdit*>())
            if (field->accessibleName() == QStringLiteral("Country")) country = field;
        QVERIFY(country);
        QSignalSpy refused(&panel, &inspector::InspectorPanel::refused);
        const auto enter = [&](const char* text) {
            country->setText(QString::fromLatin1(text));
            country->setModified(true);
            Q_EMIT country->editingFinished();
        };
        enter("fr");
        QCOMPARE((*s.project().sites().begin()).value.country, std::string("FR"));
        enter("Atlantis");
        QCOMPARE(refused.count(), 1);
        QCOMPARE((*s.project().sites().begin()).value.country, std::string("FR"));
    }

    void wrongEntriesLeaveTheOtherFieldsWhole() {
        Stage s("lab");
        inspector::InspectorPanel panel(s.history, s.selection, s.scheduler);
        panel.resize(280, 260);
        panel.show();
        s.selection.set(ObjectRef::of((*s.project().racks().begin()).id));
        QApplication::processEvents();
        int wrong = 0;
        for (auto* field : panel.findChildren<shell::UnitField*>()) {
            if (!field->isVisibleTo(&panel)) continue;
            auto* edit = field->findChild<QLineEdit*>();
            edit->setText(QStringLiteral("nonsense"));
            edit->setModified(true);
            wrong += !field->commit();
        }
        QVERIFY(wrong >= 2);
        QApplication::processEvents();
        for (auto* edit : panel.findChildren<QLineEdit*>())
            if (edit->isVisibleTo(&panel)) QVERIFY(edit->height() >= edit->minimumSizeHint().height());
        for (auto* label : panel.findChildren<QLabel*>())
            if (label->isVisibleTo(&panel) && label->wordWrap())
                QVERIFY2(label->height() >= label->heightForWidth(label->width()),
                         qPrintable(QStringLiteral("%1 × %2 for %3: %4")
                                        .arg(label->width())
                                        .arg(label->height())
                                        .arg(label->heightForWidth(label->width()))
                                        .arg(label->text())));
    }
};

CW_REGISTER_TEST(InspectorTest);
#include "inspector_test.moc"
