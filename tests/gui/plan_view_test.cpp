#include "model/edit/commands/manage_objects.h"
#include "tests/support/fixed_overlays.h"
#include "tests/support/plan_project.h"
#include "tests/support/pointer.h"
#include "tests/support/test_registry.h"
#include "views/canvas/array_dialog.h"
#include "views/canvas/empty_card.h"
#include "views/canvas/hall_plan_view.h"
#include "views/canvas/legend_popover.h"
#include "views/canvas/move_dialog.h"

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QSignalSpy>
#include <QSpinBox>
#include <QtTest>

using namespace cw;
using namespace cw::test;
using canvas::HallPlanView;
using canvas::PlanCanvas;

namespace {

/// A shown view over the small hall, driven by object.
struct Stage {
    PlanProject p;
    canvas::SelectionModel selection{p.history};
    FixedOverlays overlays{p.project()};
    HallPlanView view{p.history, selection};
    PlanCanvas& canvas{view.canvas()};
    Pointer pointer{canvas};
    QSignalSpy refused{&view, &HallPlanView::refused};

    Stage() {
        view.setOverlayProvider(&overlays);
        view.setRackParts({rackSpec()});
        view.setPartResolver([](const QString& id) -> std::optional<PartSpec> {
            for (const PartSpec& part : {rackSpec(), serverSpec(), crahSpec()})
                if (QString::fromStdString(part.id) == id) return part;
            return std::nullopt;
        });
        view.resize(1000, 700);
        view.show();
        QApplication::processEvents();
        canvas.setFocus();
    }
    QPointF at(const std::string& rack) {
        return canvas.view().toPx(*canvas.scene().areaOf(ObjectRef::of(p.rack(rack)))).center();
    }
    QPointF px(Point point) { return canvas.view().toPx(point); }
    std::vector<std::string> selected() {
        std::vector<std::string> names;
        for (RackId id : selection.ids<Rack>())
            names.push_back(p.project().racks()[id].name);
        return names;
    }
};
using Names = std::vector<std::string>;

} // namespace

class PlanViewTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyRackIsHitWhereItIsDrawn() {
        Stage s;
        for (RackId id : s.p.racks) {
            const QPointF at = s.at(s.p.project().racks()[id].name);
            QCOMPARE(s.canvas.scene().objectAt(s.canvas.view().toHall(at)), std::optional(ObjectRef::of(id)));
        }
        QVERIFY(s.canvas.paper().contains(s.at("A01").toPoint()));
        QVERIFY(s.canvas.paper().contains(s.at("D10").toPoint()));
    }

    void clicksSelectControlAddsTheFloorClears() {
        Stage s;
        s.pointer.click(s.at("C04"));
        QCOMPARE(s.selected(), Names{"C04"});
        s.pointer.click(s.at("C06"), Qt::ControlModifier);
        QCOMPARE(s.selected(), (Names{"C04", "C06"}));
        s.pointer.click(s.at("C04"), Qt::ControlModifier);
        QCOMPARE(s.selected(), Names{"C06"});
        s.pointer.click(s.px({m(6), m(6.3)}));
        QCOMPARE(s.selected(), Names{});
    }

    void aRubberBandTakesWhatLiesInside() {
        Stage s;
        // From the west: only what lies inside. A01 to A03 whole, A04 cut.
        s.pointer.drag(s.px({m(3.2), m(1.5)}), s.px({m(5.4), m(3.1)}));
        QCOMPARE(s.selected(), (Names{"A01", "A02", "A03"}));
        // From the east: what it touches.
        s.pointer.drag(s.px({m(5.4), m(3.1)}), s.px({m(3.2), m(1.5)}));
        QCOMPARE(s.selected(), (Names{"A01", "A02", "A03", "A04"}));
    }

    void aDragMovesWithSnapAndIsUndone() {
        Stage s;
        const Project before = s.p.project();
        const QPointF from = s.at("A10");
        // No edge is near in x, so the corner goes to a tile; in y the row's own line pulls.
        s.pointer.press(from);
        s.pointer.moveTo(from + QPointF(s.canvas.view().px(m(1.47)), 2));
        QVERIFY(!s.canvas.preview().ghosts.empty());
        QVERIFY(!s.canvas.preview().label.isEmpty());
        QVERIFY(s.p.project() == before); // nothing is edited while dragging
        s.pointer.release();
        QVERIFY(s.canvas.preview().isEmpty());
        QCOMPARE(s.p.pose("A10").origin, (Point{m(10.2), m(1.8)}));
        s.p.history.undo();
        QVERIFY(s.p.project() == before);
    }

    void altMovesExactly() {
        Stage s;
        const QPointF from = s.at("A10");
        const double px = 40;
        s.pointer.drag(from, from + QPointF(px, 0), Qt::AltModifier);
        const Um moved = s.p.pose("A10").origin.x - m(8.7);
        QVERIFY(std::abs(moved - m(px / s.canvas.view().pxPerMetre)) <= 2);
    }

    void aDragIntoAnotherRackShowsItAndIsRefused() {
        Stage s;
        const Project before = s.p.project();
        s.pointer.press(s.at("B03"));
        s.pointer.moveTo(s.at("C07"));
        QVERIFY(!s.canvas.preview().blocked.empty());
        QVERIFY(s.canvas.preview().refused);
        s.pointer.release();
        QVERIFY(s.p.project() == before);
        QCOMPARE(s.refused.count(), 1);
        QVERIFY(s.refused[0][0].toString().contains(QStringLiteral("B03")));
    }

    void escapeCancelsADrag() {
        Stage s;
        const Project before = s.p.project();
        s.pointer.press(s.at("A10"));
        s.pointer.moveTo(s.at("A10") + QPointF(120, 0));
        QTest::keyClick(&s.canvas, Qt::Key_Escape);
        QVERIFY(s.canvas.preview().isEmpty());
        s.pointer.release();
        QVERIFY(s.p.project() == before);
        QCOMPARE(s.selected(), Names{"A10"}); // Esc gave up the drag, not the selection
        QTest::keyClick(&s.canvas, Qt::Key_Escape);
        QCOMPARE(s.selected(), Names{});
    }

    void arrowKeysNudgeByExactSteps() {
        Stage s;
        s.selection.set(ObjectRef::of(s.p.rack("A10")));
        QTest::keyClick(&s.canvas, Qt::Key_Right);
        QCOMPARE(s.p.pose("A10").origin.x, m(8.8));
        QTest::keyClick(&s.canvas, Qt::Key_Right, Qt::ControlModifier);
        QCOMPARE(s.p.pose("A10").origin.x, m(8.801));
        QTest::keyClick(&s.canvas, Qt::Key_Right, Qt::ShiftModifier);
        QCOMPARE(s.p.pose("A10").origin.x, m(9.401));
        QCOMPARE(s.p.history.stepCount(), std::size_t(2)); // building the hall, and one nudge
        s.p.history.undo();
        QCOMPARE(s.p.pose("A10").origin.x, m(8.7));
        // Into its neighbour: refused.
        QTest::keyClick(&s.canvas, Qt::Key_Left);
        QCOMPARE(s.refused.count(), 1);
    }

    void thePlanIsOperableWithoutAPointer() {
        Stage s;
        QTest::keyClick(&s.canvas, Qt::Key_Right, Qt::AltModifier);
        QCOMPARE(s.selected(), Names{"A01"});
        QTest::keyClick(&s.canvas, Qt::Key_Right, Qt::AltModifier);
        QCOMPARE(s.selected(), Names{"A02"});
        QTest::keyClick(&s.canvas, Qt::Key_Down, Qt::AltModifier);
        QCOMPARE(s.selected(), Names{"B02"});
        QTest::keyClick(&s.canvas, Qt::Key_Delete);
        QCOMPARE(s.p.project().racks().size(), std::size_t(39));
    }

    void zoomKeepsWhatIsBelowThePointer() {
        Stage s;
        const QPointF at = s.at("C04");
        const Point below = s.canvas.view().toHall(at);
        QWheelEvent wheel(at, s.canvas.mapToGlobal(at), {}, {0, 240}, Qt::NoButton, Qt::NoModifier,
                          Qt::NoScrollPhase, false);
        const double before = s.canvas.view().pxPerMetre;
        QApplication::sendEvent(&s.canvas, &wheel);
        QVERIFY(s.canvas.view().pxPerMetre > before * 1.2);
        const Point after = s.canvas.view().toHall(at);
        QVERIFY(std::abs(after.x - below.x) < mm(2) && std::abs(after.y - below.y) < mm(2));
        for (int i = 0; i < 400; ++i)
            s.canvas.zoom(0.5, at);
        QVERIFY(s.canvas.view().pxPerMetre > 0);
        s.canvas.grab(); // still paints
        s.view.fit();
        QVERIFY(std::abs(s.canvas.view().pxPerMetre - before) < 1e-9);
    }

    void spaceAndDragSlidesTheView() {
        Stage s;
        const QPointF origin = s.canvas.view().origin;
        QTest::keyPress(&s.canvas, Qt::Key_Space);
        s.pointer.drag(s.at("C04"), s.at("C04") + QPointF(50, -20));
        QTest::keyRelease(&s.canvas, Qt::Key_Space);
        QCOMPARE(s.canvas.view().origin, origin + QPointF(50, -20));
        QCOMPARE(s.selected(), Names{});
        QCOMPARE(s.p.history.stepCount(), std::size_t(1));
    }

    void aSlidPictureEqualsAFreshOne() {
        Stage s;
        s.view.chooseOverlay(QStringLiteral("power"));
        s.canvas.grab();
        auto view = s.canvas.view();
        view.origin += QPointF(37, 21);
        s.canvas.setView(view);
        const QImage slid = s.canvas.grab().toImage();
        s.canvas.setOverlay(s.overlays.overlay(QStringLiteral("power"), s.p.hall, {})); // paints anew
        const QImage fresh = s.canvas.grab().toImage();
        QCOMPARE(slid.size(), fresh.size());
        int different = 0;
        for (int y = 0; y < fresh.height(); ++y)
            for (int x = 0; x < fresh.width(); ++x)
                different += slid.pixel(x, y) != fresh.pixel(x, y);
        // Fractional origins may round labels by a pixel; whole racks may not be off.
        QVERIFY2(different < fresh.width() * fresh.height() / 200, qPrintable(QString::number(different)));
    }

    void theViewFollowsTheDocument() {
        Stage s;
        must(s.p.history.run("delete", [&](ProjectEditor& e) {
            const std::vector<ObjectRef> row{ObjectRef::of(s.p.rows[1])};
            return deleteObjects(e, row);
        }));
        QCOMPARE(s.canvas.scene().racks.size(), std::size_t(30));
        s.p.history.undo();
        QCOMPARE(s.canvas.scene().racks.size(), std::size_t(40));
        s.p.history.reset(Project());
        QVERIFY(!s.canvas.hall());
        s.canvas.grab();
    }

    void emptyStatesTeach() {
        Stage s;
        const auto shown = [&] {
            int count = 0;
            for (auto* card : s.canvas.findChildren<canvas::EmptyCard*>())
                count += card->isVisible();
            return count;
        };
        QCOMPARE(shown(), 0);
        s.view.selectAll();
        s.view.deleteSelection();
        QVERIFY(s.canvas.scene().isEmpty());
        QCOMPARE(shown(), 1);
        s.p.history.reset(Project());
        QCOMPARE(shown(), 1);
        s.view.addHall();
        QVERIFY(s.canvas.hall());
        QCOMPARE(s.p.project().sites().size(), std::size_t(1));
        QCOMPARE(shown(), 1);
    }

    void overlaysFillAndTheLegendFollows() {
        Stage s;
        auto* legend = s.canvas.findChild<canvas::LegendPopover*>();
        QVERIFY(!legend->isVisible());
        s.view.chooseOverlay(QStringLiteral("power"));
        QVERIFY(legend->isVisible());
        QVERIFY(s.canvas.rect().contains(legend->geometry()));
        QVERIFY(legend->accessibleDescription().contains(QLocale().toString(40.8, 'f', 1)));
        s.view.chooseOverlay({});
        QVERIFY(!legend->isVisible());
    }

    void alignRotateDuplicateAndLockWorkOnTheSelection() {
        Stage s;
        s.selection.set(ObjectRef::of(s.p.rack("A10")));
        s.view.duplicateSelection();
        QCOMPARE(s.selected(), Names{"A11"});
        QCOMPARE(s.p.pose("A11").origin.x, m(9.3));
        QVERIFY(s.view.hasRack(false) && !s.view.hasRack(true));
        s.view.lockSelection(true);
        QVERIFY(!s.view.hasRack(false) && s.view.hasRack(true));
        s.view.rotateSelection(1);
        QCOMPARE(s.p.pose("A11").turn, Turn::North);
        QCOMPARE(s.refused.count(), 1);
        s.view.lockSelection(false);
        s.view.rotateSelection(2);
        QCOMPARE(s.p.pose("A11").turn, Turn::South);
        s.view.makeRow();
        QVERIFY(s.p.project().racks()[s.p.rack("A11")].row != s.p.rows[0]);
        s.selection.set({ObjectRef::of(s.p.rack("A01")), ObjectRef::of(s.p.rack("B05"))});
        s.view.alignSelection(AlignTo::Left);
        QCOMPARE(s.refused.count(), 2); // B01 is in the way
    }

    void theArrayDialogPreviewsAndPlaces() {
        Stage s;
        Hall hall = s.p.project().halls()[s.p.hall];
        hall.size = {m(40), m(40)};
        must(s.p.history.run("grow", [&](ProjectEditor& e) { return e.set(s.p.hall, hall); }));
        canvas::ArrayDialog dialog(s.canvas, {{QStringLiteral("rack"), rackSpec(), {}}});
        QCOMPARE(s.canvas.preview().ghosts.size(), std::size_t(20));
        QVERIFY(s.canvas.preview().blocked.empty()); // proposes a free place
        auto spins = dialog.findChildren<QSpinBox*>();
        spins[0]->setValue(12);
        QCOMPARE(s.canvas.preview().ghosts.size(), std::size_t(12));
        QVERIFY(dialog.place());
        QCOMPARE(s.p.project().racks().size(), std::size_t(52));
        QCOMPARE(s.selected().size(), std::size_t(12));
        s.p.history.undo();
        QCOMPARE(s.p.project().racks().size(), std::size_t(40)); // one step
    }

    void aPartFromTheLibraryShowsItsGhostAndLands() {
        Stage s;
        const auto drag = [&](const char* part, QPointF at, bool drop) {
            QMimeData mime;
            mime.setData(QLatin1String(canvas::kPartMimeType), part);
            QDragEnterEvent enter(at.toPoint(), Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
            QApplication::sendEvent(&s.canvas, &enter);
            QDragMoveEvent move(at.toPoint(), Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
            QApplication::sendEvent(&s.canvas, &move);
            if (!drop) return;
            QDropEvent let(at, Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
            QApplication::sendEvent(&s.canvas, &let);
        };
        const QPointF free = s.px({m(9.3 + 0.3), m(2.4)});
        drag("rack-48u", free, false);
        QCOMPARE(s.canvas.preview().ghosts.size(), std::size_t(1));
        QVERIFY(!s.canvas.preview().refused);
        drag("rack-48u", free, true);
        QCOMPARE(s.p.project().racks().size(), std::size_t(41));
        QCOMPARE(s.selected(), Names{"A11"}); // continues the row
        drag("rack-48u", s.at("B05"), false);
        QVERIFY(s.canvas.preview().refused);
        drag("rack-48u", s.at("B05"), true);
        QCOMPARE(s.p.project().racks().size(), std::size_t(41));
        // A server goes into the rack below the pointer, at its lowest free place.
        drag("server-8u", s.at("A06"), true);
        QCOMPARE(s.p.project().referrers<Device>(s.p.rack("A06")).size(), std::size_t(1));
        drag("crah", s.px({m(1.2), m(5)}), true);
        QCOMPARE(s.p.project().coolingElements().size(), std::size_t(2));
        drag("no-such-part", free, true);
        QCOMPARE(s.p.project().racks().size(), std::size_t(41));
    }

    void drawingToolsDrawAndMeasure() {
        Stage s;
        s.view.chooseTool(canvas::PlanToolKind::KeepOut);
        s.pointer.drag(s.px({m(10.2), m(9)}), s.px({m(11.4), m(10.2)}), Qt::AltModifier);
        QCOMPARE(s.p.project().obstacles().size(), std::size_t(3));
        const auto made = s.selection.current()->as<Obstacle>();
        QVERIFY(made);
        const Obstacle& area = s.p.project().obstacles()[*made];
        QCOMPARE(area.kind, ObstacleKind::KeepOut);
        QVERIFY(std::abs(area.area.size.width - m(1.2)) < mm(60));
        s.view.chooseTool(canvas::PlanToolKind::Measure);
        s.pointer.click(s.px({m(1), m(1)}));
        s.pointer.hover(s.px({m(4), m(5)}));
        QVERIFY(s.canvas.preview().measure);
        QTest::keyClick(&s.canvas, Qt::Key_Escape);
        QTest::keyClick(&s.canvas, Qt::Key_Escape);
        QCOMPARE(s.view.toolKind(), canvas::PlanToolKind::Select);
        QCOMPARE(s.p.history.stepCount(), std::size_t(2));
    }

    void revealBringsAnObjectIntoSight() {
        Stage s;
        s.canvas.zoom(20, s.at("A01"));
        QVERIFY(!s.canvas.paper().contains(s.at("D10").toPoint()));
        s.selection.reveal(ObjectRef::of(s.p.rack("D10")));
        QVERIFY(s.canvas.paper().contains(s.at("D10").toPoint()));
        QCOMPARE(s.selected(), Names{"D10"});
    }

    void theMoveDialogTakesMillimetresAndRefusesWhatIsTaken() {
        Stage s;
        const RackId rack = s.p.rack("A01");
        const Point from = s.p.project().racks()[rack].pose.origin;
        s.selection.set(ObjectRef::of(rack));
        const auto enter = [](QDialog& dialog, int field, const QString& text) {
            auto* edit = dialog.findChildren<QLineEdit*>()[field];
            edit->setText(text);
            edit->setModified(true);
        };
        const QRectF area = s.canvas.view().toPx(*s.canvas.scene().areaOf(ObjectRef::of(rack)));
        {
            canvas::MoveDialog dialog(s.canvas);
            QVERIFY(dialog.findChildren<QLineEdit*>().size() >= 2);
            // Onto its neighbour: refused in the dialog, nothing moved.
            const Rect next = *s.canvas.scene().areaOf(ObjectRef::of(s.p.rack("A02")));
            enter(dialog, 0, QStringLiteral("%1 mm").arg(toMm(next.left())));
            enter(dialog, 1, QStringLiteral("%1 mm").arg(toMm(next.top())));
            dialog.accept();
            QCOMPARE(s.p.project().racks()[rack].pose.origin, from);
            QCOMPARE(dialog.result(), int(QDialog::Rejected));
            bool told = false;
            for (const QLabel* label : dialog.findChildren<QLabel*>())
                told = told || label->text().contains(QStringLiteral("A02"));
            QVERIFY(told);
            // Words are no length.
            enter(dialog, 0, QStringLiteral("far left"));
            dialog.accept();
            QCOMPARE(s.p.project().racks()[rack].pose.origin, from);
        }
        QCOMPARE(s.canvas.view().toPx(*s.canvas.scene().areaOf(ObjectRef::of(rack))), area);
    }

    void pasteSaysWhyItCannot() {
        Stage s;
        const Project before = s.p.project();
        s.view.paste({}); // what was copied is gone
        QCOMPARE(s.refused.count(), 1);
        s.view.paste({ObjectRef::of(s.p.device("A01-n1"))}); // stands in a rack, not on the floor
        QCOMPARE(s.refused.count(), 2);
        QVERIFY(s.refused[0][0].toString() != s.refused[1][0].toString());
        QVERIFY(s.p.project() == before);
    }
};

CW_REGISTER_TEST(PlanViewTest);
#include "plan_view_test.moc"
