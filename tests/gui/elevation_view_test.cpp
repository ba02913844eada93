#include "tests/support/fixed_overlays.h"
#include "tests/support/plan_project.h"
#include "tests/support/pointer.h"
#include "tests/support/test_registry.h"
#include "views/elevation/drop_effect.h"
#include "views/elevation/elevation_view.h"

#include <QMimeData>
#include <QSignalSpy>
#include <QtTest>

using namespace cw;
using namespace cw::test;
using elevation::ElevationCanvas;
using elevation::ElevationView;

namespace {

struct Stage {
    PlanProject p;
    canvas::SelectionModel selection{p.history};
    FixedOverlays overlays{p.project()};
    ElevationView view{p.history, selection};
    ElevationCanvas& canvas{view.canvas()};
    Pointer pointer{canvas};
    QSignalSpy refused{&view, &ElevationView::refused};

    Stage() {
        view.setOverlayProvider(&overlays);
        view.setPartResolver([](const QString& id) -> std::optional<PartSpec> {
            return id == QLatin1String("server-8u") ? std::optional(serverSpec()) : std::nullopt;
        });
        view.resize(1400, 700);
        view.show();
        QApplication::processEvents();
        view.showRow(p.rows[0]);
        canvas.fit();
        canvas.setFocus();
    }
    /// The middle, and a little above it: the middle of an even count of units lies on an edge.
    QPointF aim(const QRectF& r) { return r.center() - QPointF(0, canvas.view().pxPerU / 4); }
    QPointF at(const std::string& device) {
        const auto painter = canvas.painter();
        const auto* value = canvas.scene().device(p.device(device));
        const auto* column = painter.columnOf(p.project().devices()[value->id].rack, value->face);
        return aim(painter.deviceRect(*column, *value));
    }
    QPointF at(const std::string& rack, int u, int units, Face face = Face::Front) {
        const auto painter = canvas.painter();
        return aim(painter.unitRect(*painter.columnOf(p.rack(rack), face), u, units));
    }
    const Device& device(const std::string& name) { return p.project().devices()[p.device(name)]; }
};

} // namespace

class ElevationViewTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void racksStandAsSeenFromTheirAisle() {
        Stage s;
        // Row A looks north: facing south, A10 is at the left.
        QCOMPARE(s.canvas.scene().racks.front().name, QStringLiteral("A10"));
        QVERIFY(s.canvas.scene().direction.contains(QStringLiteral("south")));
        s.canvas.setFaces(render::ElevationFaces::Rear);
        QCOMPARE(s.canvas.scene().racks.front().name, QStringLiteral("A01"));
        s.canvas.setFaces(render::ElevationFaces::Front);
        s.view.showRow(s.p.rows[1]);
        QCOMPARE(s.canvas.scene().racks.front().name, QStringLiteral("B01"));
        QVERIFY(s.canvas.scene().direction.contains(QStringLiteral("north")));
    }

    void aClickSelectsTheDeviceOrItsRack() {
        Stage s;
        s.pointer.click(s.at("A02-n3"));
        QCOMPARE(s.selection.objects(), std::vector{ObjectRef::of(s.p.device("A02-n3"))});
        s.pointer.click(s.at("A02", 40, 1));
        QCOMPARE(s.selection.objects(), std::vector{ObjectRef::of(s.p.rack("A02"))});
    }

    void aDeviceIsDraggedToAFreeSlot() {
        Stage s;
        const Project before = s.p.project();
        s.pointer.press(s.at("A01-n4"));
        s.pointer.moveTo(s.at("A07", 11, 8));
        QVERIFY(s.canvas.slotPreview());
        QVERIFY(s.canvas.slotPreview()->isPossible());
        QCOMPARE(s.canvas.slotPreview()->rack, s.p.rack("A07"));
        QCOMPARE(s.canvas.slotPreview()->u, 11);
        QVERIFY(s.p.project() == before);
        s.pointer.release();
        QCOMPARE(s.device("A01-n4").rack, s.p.rack("A07"));
        QCOMPARE(s.device("A01-n4").u, std::int16_t(11));
        QVERIFY(!s.canvas.slotPreview());
        QCOMPARE(s.selection.objects(), std::vector{ObjectRef::of(s.p.device("A01-n4"))});
        s.p.history.undo();
        QVERIFY(s.p.project() == before);
    }

    void theDropSaysWhatItGivesBothRacks() {
        Stage s;
        const auto readings = [&](RackId rack) {
            render::ElevationReading reading;
            reading.powerKw = s.overlays.powerOf(rack);
            reading.powerLimitKw = 45;
            return reading;
        };
        const DeviceId node = s.p.device("A01-n4");
        const auto dragged = elevation::draggedDevices(s.p.project(), {node}, node, s.device("A01-n4").u);
        const auto effectsAt = [&](const std::string& rack, int u) {
            const auto slot =
                elevation::previewSlot(s.p.project(), dragged, s.p.rack(rack), Face::Front, false, u);
            return elevation::dropEffects(s.p.project(), dragged, slot, readings);
        };
        const auto effects = effectsAt("A07", 11);
        QCOMPARE(effects.size(), std::size_t(2));
        // The same figures as after the drop itself.
        s.pointer.drag(s.at("A01-n4"), s.at("A07", 11, 8));
        for (const elevation::RackEffect& effect : effects) {
            QCOMPARE(effect.afterUnits, effect.units - freeUnits(s.p.project(), effect.rack));
            QVERIFY(effect.afterUnits != effect.nowUnits);
        }
        // The part of this fixture states no draw: then the load after the drop is unknown, not unchanged.
        QVERIFY(!std::isnan(effects[0].nowKw) && std::isnan(effects[0].afterKw));
        s.p.history.undo();
        // Within its own rack nothing changes but the place.
        const auto own = effectsAt("A01", 41);
        QCOMPARE(own.size(), std::size_t(1));
        QCOMPARE(own[0].afterUnits, own[0].nowUnits);
        QCOMPARE(own[0].afterKw, own[0].nowKw);
    }

    void aCollisionIsShownBeforeTheDropWithItsOccupantsAndAWayOut() {
        Stage s;
        const Project before = s.p.project();
        s.pointer.press(s.at("A01-n4"));
        s.pointer.moveTo(s.at("A05", 6, 8));
        const auto slot = s.canvas.slotPreview();
        QVERIFY(slot);
        QVERIFY(!slot->isPossible());
        QCOMPARE(slot->u, 6);
        QCOMPARE(slot->blockers.size(), std::size_t(4)); // U7, 9, 11, 13
        QCOMPARE(slot->nextFree, std::optional(16));
        const QString verdict = elevation::dropVerdict(s.p.project(), *slot);
        QVERIFY(verdict.contains(QStringLiteral("A05-leaf4")) && verdict.contains(QStringLiteral("2 more")));
        s.canvas.grab(); // paints the preview
        s.pointer.release();
        QVERIFY(s.p.project() == before);
        QCOMPARE(s.refused.count(), 1);
        QVERIFY(s.refused[0][0].toString().contains(QStringLiteral("A05-leaf4")));

        s.pointer.press(s.at("A01-n4"));
        s.pointer.moveTo(s.at("A05", 6, 8));
        QTest::keyClick(&s.canvas, Qt::Key_N);
        QCOMPARE(s.device("A01-n4").u, std::int16_t(16));
        QCOMPARE(s.device("A01-n4").rack, s.p.rack("A05"));
        s.pointer.release();
    }

    void escapeGivesADragUp() {
        Stage s;
        const Project before = s.p.project();
        s.pointer.press(s.at("A01-n4"));
        s.pointer.moveTo(s.at("A07", 11, 8));
        QTest::keyClick(&s.canvas, Qt::Key_Escape);
        QVERIFY(!s.canvas.slotPreview());
        s.pointer.release();
        QVERIFY(s.p.project() == before);
    }

    void severalDevicesMoveAsABlock() {
        Stage s;
        s.pointer.click(s.at("A01-n3"));
        s.pointer.click(s.at("A01-n4"), Qt::ControlModifier);
        s.pointer.drag(s.at("A01-n3"), s.at("A06", 5, 8));
        QCOMPARE(s.device("A01-n3").u, std::int16_t(5));
        QCOMPARE(s.device("A01-n4").u, std::int16_t(13));
        QCOMPARE(s.device("A01-n4").rack, s.p.rack("A06"));
    }

    void aBlockNeverSticksOutOfTheRack() {
        Stage s;
        s.pointer.press(s.at("A01-n4"));
        s.pointer.moveTo(s.at("A07", 48, 1) + QPointF(0, -3));
        QVERIFY(s.canvas.slotPreview());
        QCOMPARE(s.canvas.slotPreview()->top(), 48);
        QTest::keyClick(&s.canvas, Qt::Key_Escape);
        s.pointer.release();
    }

    void theRearTakesDevicesInBothView() {
        Stage s;
        s.canvas.setFaces(render::ElevationFaces::Both);
        s.canvas.fit();
        s.pointer.drag(s.at("A05-leaf1"), s.at("A05", 3, 1, Face::Rear));
        QCOMPARE(s.device("A05-leaf1").face, Face::Rear); // behind a shallow switch
        QCOMPARE(s.device("A05-leaf1").u, std::int16_t(3));
        s.pointer.drag(s.at("A05-leaf1"), s.at("A01", 3, 1, Face::Rear));
        QCOMPARE(s.refused.count(), 1); // a deep server closes the rear
    }

    void keysMoveOverWhatIsInTheWay() {
        Stage s;
        s.selection.set(ObjectRef::of(s.p.device("A05-leaf8"))); // U15
        QTest::keyClick(&s.canvas, Qt::Key_Up);
        QCOMPARE(s.device("A05-leaf8").u, std::int16_t(16));
        QTest::keyClick(&s.canvas, Qt::Key_Down);
        QTest::keyClick(&s.canvas, Qt::Key_Down);
        QTest::keyClick(&s.canvas, Qt::Key_Down);
        QCOMPARE(s.device("A05-leaf8").u, std::int16_t(12)); // U13 is taken
        QTest::keyClick(&s.canvas, Qt::Key_Up, Qt::AltModifier);
        QCOMPARE(s.selection.current(), std::optional(ObjectRef::of(s.p.device("A05-leaf7"))));
        QTest::keyClick(&s.canvas, Qt::Key_Delete);
        QCOMPARE(s.p.project().referrers<Device>(s.p.rack("A05")).size(), std::size_t(7));
    }

    void aPartFromTheLibraryIsPlaced() {
        Stage s;
        const auto drag = [&](QPointF at, bool drop) {
            QMimeData mime;
            mime.setData(QLatin1String(canvas::kPartMimeType), "server-8u");
            QDragEnterEvent enter(at.toPoint(), Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
            QApplication::sendEvent(&s.canvas, &enter);
            QDragMoveEvent move(at.toPoint(), Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
            QApplication::sendEvent(&s.canvas, &move);
            if (!drop) return;
            QDropEvent let(at, Qt::CopyAction, &mime, Qt::LeftButton, Qt::NoModifier);
            QApplication::sendEvent(&s.canvas, &let);
        };
        drag(s.at("A05", 8, 8), false);
        QVERIFY(s.canvas.slotPreview() && !s.canvas.slotPreview()->isPossible());
        drag(s.at("A09", 21, 8), true);
        const auto made = s.selection.current()->as<Device>();
        QVERIFY(made);
        QCOMPARE(s.p.project().devices()[*made].rack, s.p.rack("A09"));
        QCOMPARE(s.p.project().devices()[*made].role, DeviceRole::Server);
    }

    void theViewFollowsTheDocumentAndSelectionElsewhere() {
        Stage s;
        s.selection.reveal(ObjectRef::of(s.p.device("D02-n1")));
        QVERIFY(s.canvas.scene().indexOf(s.p.rack("D02")));
        must(s.p.history.run("remove", [&](ProjectEditor& e) {
            const std::vector<ObjectRef> rack{ObjectRef::of(s.p.rack("D02"))};
            return e.removeWithDependents(rack);
        }));
        QCOMPARE(s.canvas.scene().racks.size(), std::size_t(9));
        s.p.history.undo();
        QCOMPARE(s.canvas.scene().racks.size(), std::size_t(10));
        s.p.history.reset(Project());
        QVERIFY(s.canvas.scene().racks.empty());
        s.canvas.grab();
    }
};

CW_REGISTER_TEST(ElevationViewTest);
#include "elevation_view_test.moc"
