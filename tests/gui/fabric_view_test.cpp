#include "app/analysis/scheduler.h"
#include "tests/support/small_design.h"
#include "tests/support/test_registry.h"
#include "views/canvas/empty_card.h"
#include "views/fabric/fabric_view.h"
#include "views/fabric/interval_bar.h"
#include "views/shell/controls.h"

#include <QPushButton>
#include <QSignalSpy>
#include <QtTest>

using namespace cw;
using cw::test::SmallDesign;
using fabric::FabricView;

namespace {

/// Two leaves and a spine between four servers, at one speed.
struct Stage {
    SmallDesign d;
    canvas::SelectionModel selection{d.history};
    analysis::Scheduler scheduler{d.history};
    std::unique_ptr<FabricView> view;

    void draw(double gbps) {
        const RackId rack = d.rack("A01", {});
        const PartId server = d.serverPart();
        const PartId part = d.switchPart();
        const auto addSwitch = [&](const char* name, int u) {
            return d.device(name, rack, part, u, DeviceRole::ComputeSwitch);
        };
        const DeviceId spine = addSwitch("spine", 40);
        for (int leaf = 0; leaf < 2; ++leaf) {
            const DeviceId at = addSwitch(leaf == 0 ? "leaf1" : "leaf2", 30 + leaf);
            d.cable({spine, std::uint16_t(leaf)}, {at, 60}, gbps);
            for (int n = 0; n < 2; ++n) {
                const int k = 2 * leaf + n;
                d.cable({d.device("n" + std::to_string(k), rack, server, 1 + 2 * k), 0},
                        {at, std::uint16_t(n)}, gbps);
            }
        }
        d.set(d.fabric, &Fabric::role, FabricRole::OutOfBand); // servers weigh one each
    }
    void open(int width = 1000, int height = 600) {
        scheduler.finish();
        view = std::make_unique<FabricView>(d.history, selection, scheduler);
        view->resize(width, height);
        view->show();
        QApplication::processEvents();
    }
    QStringList texts() const {
        QStringList all;
        for (const auto* label : view->findChildren<shell::TextLabel*>())
            if (label->isVisible()) all << label->text();
        return all;
    }
    bool says(const QString& part) const { return !texts().filter(part).isEmpty(); }
};

} // namespace

class FabricViewTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void smallBandwidthsAreInGigabits() {
        Stage s;
        s.draw(1);
        s.open();
        QVERIFY2(s.says(QStringLiteral("1\u202FGb/s")), qPrintable(s.texts().join(u'\n')));
        QVERIFY(!s.says(QStringLiteral("Tb/s")));
        QVERIFY(s.view->findChild<fabric::IntervalBar*>()->accessibleName().endsWith(QStringLiteral("Gb/s")));
    }

    void largeBandwidthsAreInTerabits() {
        Stage s;
        s.draw(1600);
        s.open();
        QVERIFY2(s.says(QStringLiteral("1.6\u202FTb/s")), qPrintable(s.texts().join(u'\n')));
    }

    void theGraphKeepsItsHeightInASmallPane() {
        Stage s;
        s.draw(400);
        s.open(700, 420);
        QVERIFY(s.view->canvas().height() >= 220);
        QVERIFY(s.says(QStringLiteral("exact"))); // the claim is whole
        QVERIFY(!s.says(QStringLiteral("Upper bound")));
        s.view->resize(1000, 420);
        QApplication::processEvents();
        QVERIFY(s.says(QStringLiteral("Upper bound")));
    }

    void theWheelKeepsThePointBelowThePointer() {
        Stage s;
        s.draw(400);
        s.open();
        fabric::FabricCanvas& canvas = s.view->canvas();
        const render::FabricNode& node = canvas.scene().nodes.front();
        const render::FabricScale whole{canvas.width() / canvas.scene().size.width(),
                                        canvas.height() / canvas.scene().size.height()};
        const QPointF at = whole.map(node.rect.center());
        for (int i = 0; i < 12; ++i) {
            QWheelEvent wheel(at, canvas.mapToGlobal(at), {}, {0, 120}, Qt::NoButton, Qt::NoModifier,
                              Qt::NoScrollPhase, false);
            QApplication::sendEvent(&canvas, &wheel);
        }
        QTest::mouseClick(&canvas, Qt::LeftButton, Qt::NoModifier, at.toPoint());
        QCOMPARE(s.selection.objects(), std::vector{ObjectRef::of(node.device)});
    }

    void anEmptyProjectSaysHowToBegin() {
        Stage s;
        s.d.remove(s.d.fabric);
        s.open();
        auto* card = s.view->findChild<canvas::EmptyCard*>();
        QVERIFY(card && card->isVisible());
        QVERIFY(s.says(QStringLiteral("No fabric yet.")));
        for (const auto* why : s.view->findChildren<QPushButton*>())
            QVERIFY(!why->isVisible());
        QSignalSpy asked(s.view.get(), &FabricView::templateRequested);
        QTest::mouseClick(card->findChild<shell::LinkButton*>(), Qt::LeftButton);
        QCOMPARE(asked.count(), 1);
        s.d.fabric = s.d.add(Fabric{.name = "new", .role = FabricRole::Compute});
        QVERIFY(!card->isVisible());
    }
};

CW_REGISTER_TEST(FabricViewTest);
#include "fabric_view_test.moc"
