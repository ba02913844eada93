#include "tests/support/plan_project.h"
#include "tests/support/test_registry.h"
#include "views/render/elevation_painter.h"
#include "views/render/legend_painter.h"
#include "views/render/plan_painter.h"

#include <QtTest>

#include <random>
#include <set>

using namespace cw;
using namespace cw::test;
using namespace cw::render;

namespace {

PlanOverlay power(const Project& project, double perServer, double limit) {
    PlanOverlay overlay;
    overlay.id = overlay.title = QStringLiteral("power");
    overlay.unit = QStringLiteral("kW");
    overlay.domain = {0, limit};
    overlay.values.assign(project.racks().idLimit(), kNoValue);
    overlay.limits.assign(project.racks().idLimit(), limit);
    for (const auto& [id, rack] : project.racks())
        overlay.values[id.value()] = perServer * double(project.referrers<Device>(id).size());
    return overlay;
}

QImage painted(const PlanScene& scene, const PlanOverlay& overlay, const PlanView& view, QSize size,
               double ratio = 1, Appearance appearance = Appearance::Light) {
    QImage image(size * ratio, QImage::Format_RGB32);
    image.setDevicePixelRatio(ratio);
    image.fill(Qt::magenta);
    QPainter p(&image);
    QFont font;
    font.setPixelSize(13);
    HallPlanPainter painter(scene, overlay, {colourRoles(appearance), appearance, font, ratio});
    painter.paint(p, view, QRectF(QPointF(), QSizeF(size)));
    return image;
}

QColor at(const QImage& image, QPointF px) {
    const QPointF device = px * image.devicePixelRatio();
    return image.pixelColor(int(device.x()), int(device.y())); // the pixel that holds the point
}

} // namespace

class PlanSceneTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void theGridFindsExactlyWhatOverlaps() {
        std::mt19937 random(7);
        std::vector<Rect> rects;
        for (int i = 0; i < 3000; ++i)
            rects.push_back(
                {{Um(random() % 90'000'000), Um(random() % 40'000'000)},
                 {Um(random() % 2'000'000), Um(random() % (i % 50 == 0 ? 30'000'000 : 1'500'000))}});
        const SpatialGrid grid(rects);
        for (int i = 0; i < 300; ++i) {
            const Rect region{{Um(random() % 95'000'000) - m(2), Um(random() % 45'000'000) - m(2)},
                              {Um(random() % 12'000'000), Um(random() % 12'000'000)}};
            std::multiset<std::uint32_t> found;
            grid.query(region, [&](std::uint32_t k) { found.insert(k); });
            std::multiset<std::uint32_t> expected;
            for (std::uint32_t k = 0; k < rects.size(); ++k)
                if (rects[k].left() <= region.right() && region.left() <= rects[k].right() &&
                    rects[k].top() <= region.bottom() && region.top() <= rects[k].bottom())
                    expected.insert(k);
            QVERIFY(found == expected); // each once
        }
        SpatialGrid().query({{0, 0}, {1, 1}}, [](std::uint32_t) { QFAIL("nothing there"); });
    }

    void aislesFollowFromWhereFrontsLook() {
        PlanProject p;
        const PlanScene scene = buildPlanScene(p.project(), p.hall);
        QCOMPARE(scene.lines.size(), std::size_t(4));
        std::map<QString, const PlanAisle*> byRows;
        for (const PlanAisle& aisle : scene.aisles)
            byRows[aisle.rows] = &aisle;
        QCOMPARE(scene.aisles.size(), std::size_t(5));
        QCOMPARE(byRows[QStringLiteral("AB")]->kind, AisleKind::Hot);
        QVERIFY(byRows[QStringLiteral("AB")]->contained);
        QCOMPARE(byRows[QStringLiteral("AB")]->area, (Rect{{m(3.3), m(3)}, {m(6), m(1.2)}}));
        QCOMPARE(byRows[QStringLiteral("BC")]->kind, AisleKind::Cold);
        QCOMPARE(byRows[QStringLiteral("A")]->kind, AisleKind::Cold); // to the wall
        QCOMPARE(byRows[QStringLiteral("A")]->area, (Rect{{m(3.3), 0}, {m(6), m(1.8)}}));
        QCOMPARE(byRows[QStringLiteral("CD")]->kind, AisleKind::Hot);
    }

    void turningARowMakesItsAislesMixedOrUpright() {
        PlanProject p;
        must(p.history.run("turn", [&](ProjectEditor& e) -> Status {
            for (RackId id : p.racks) {
                Pose pose = p.project().racks()[id].pose;
                if (p.project().racks()[id].row == p.rows[1]) pose.turn = Turn::North;
                if (Status s = e.set(id, &Rack::pose, pose); !s) return s;
            }
            return {};
        }));
        PlanScene scene = buildPlanScene(p.project(), p.hall);
        bool mixed = false;
        for (const PlanAisle& aisle : scene.aisles)
            mixed = mixed || (aisle.kind == AisleKind::Mixed && aisle.rows == QStringLiteral("AB"));
        QVERIFY(mixed);
        must(p.history.run("upright", [&](ProjectEditor& e) -> Status {
            int i = 0;
            for (RackId id : p.racks) {
                const int row = i / 10;
                const Pose pose{{m(4 + 2.4 * row), m(3 + 0.6 * (i++ % 10))},
                                row % 2 == 0 ? Turn::West : Turn::East};
                if (Status s = e.set(id, &Rack::pose, pose); !s) return s;
            }
            return {};
        }));
        scene = buildPlanScene(p.project(), p.hall);
        QCOMPARE(scene.lines.size(), std::size_t(4));
        for (const PlanAisle& aisle : scene.aisles)
            QVERIFY(aisle.upright);
        QVERIFY(scene.chain.empty());
    }

    void aGapWiderThanADoorSplitsALine() {
        PlanProject p;
        must(p.history.run("shift", [&](ProjectEditor& e) {
            Pose pose = p.pose("A10");
            pose.origin.x += m(1.3);
            return e.set(p.rack("A10"), &Rack::pose, pose);
        }));
        QCOMPARE(buildPlanScene(p.project(), p.hall).lines.size(), std::size_t(5));
    }

    void feedsAreReadFromTheDrawnPdus() {
        PlanProject p;
        QCOMPARE(buildPlanScene(p.project(), p.hall).feeds.size(), std::size_t(8));
        // A common busway gives its name; a row without PDUs on B has no B.
        must(p.history.run("feed", [&](ProjectEditor& e) -> Status {
            PowerElement busway;
            busway.name = "BW-7";
            busway.kind = PowerKind::Busway;
            busway.side = FeedSide::A;
            const PowerElementId source = must(e.add(busway));
            std::vector<ObjectRef> gone;
            for (const auto& [id, element] : p.project().powerElements()) {
                if (!element.rack || p.project().racks()[*element.rack].row != p.rows[0]) continue;
                if (element.side == FeedSide::A)
                    must(e.add(PowerLink{source, id}));
                else
                    gone.push_back(ObjectRef::of(id));
            }
            return e.removeWithDependents(gone);
        }));
        const PlanScene scene = buildPlanScene(p.project(), p.hall);
        QCOMPARE(scene.feeds.size(), std::size_t(7));
        int named = 0;
        for (const PlanFeed& feed : scene.feeds)
            named += feed.name == QStringLiteral("BW-7");
        QCOMPARE(named, 1);
        QVERIFY(scene.rack(p.rack("A03"))->onA);
        QVERIFY(!scene.rack(p.rack("A03"))->onB);
        // The busway stays where it hangs when one of its racks is moved away.
        const auto busway = [&](const PlanScene& s) {
            return *std::find_if(s.feeds.begin(), s.feeds.end(),
                                 [](const PlanFeed& f) { return f.name == QStringLiteral("BW-7"); });
        };
        must(p.history.run("move", [&](ProjectEditor& e) {
            Pose pose = p.project().racks()[p.rack("A01")].pose;
            pose.origin.y += mm(2400);
            return e.set(p.rack("A01"), &Rack::pose, pose);
        }));
        const PlanScene moved = buildPlanScene(p.project(), p.hall);
        QCOMPARE(moved.lines.size(), scene.lines.size() + 1);
        QCOMPARE(moved.feeds.size(), scene.feeds.size());
        QCOMPARE(busway(moved).from.y, busway(scene).from.y);
        QCOMPARE(busway(moved).to, busway(scene).to);
    }

    void racksTakeTheColourOfTheirValueAtEveryLevel_data() {
        QTest::addColumn<double>("scale");
        QTest::addColumn<double>("ratio");
        for (const double ratio : {1.0, 1.25, 2.0})
            for (const double scale : {8.0, 22.0, 49.0, 150.0})
                QTest::addRow("%g px/m at %g", scale, ratio) << scale << ratio;
    }
    void racksTakeTheColourOfTheirValueAtEveryLevel() {
        QFETCH(double, scale);
        QFETCH(double, ratio);
        PlanProject p;
        const PlanScene scene = buildPlanScene(p.project(), p.hall);
        const PlanOverlay overlay = power(p.project(), 10.2, 45);
        for (const Appearance appearance : {Appearance::Light, Appearance::Dark}) {
            const ColourScale& colours = colourScale(Scale::Load, appearance);
            PlanView view{scale, {20, 20}};
            const QSize size(int(13 * scale) + 40, int(13 * scale) + 40);
            const QImage image = painted(scene, overlay, view, size, ratio, appearance);
            for (const char* name : {"A01", "B06", "C04", "D10"}) {
                const Rect area = scene.rack(p.rack(name))->area;
                // At the right, over the name and clear of the feeds.
                const QRectF r = view.toPx(area);
                const QPointF spot = view.toPx(area).center() + QPointF(r.width() * 0.38, -r.height() * 0.27);
                const double value = overlay.valueOf(p.rack(name));
                QCOMPARE(at(image, spot).rgb(), colours.colourAt(value / 45).rgb());
            }
        }
    }

    void aValueOverTheLimitKeepsItsColourAndGetsAFrame() {
        PlanProject p;
        const PlanScene scene = buildPlanScene(p.project(), p.hall);
        const PlanView view{49, {20, 20}};
        const QSize size(700, 700);
        const PlanOverlay calm = power(p.project(), 10.2, 45), hot = power(p.project(), 12, 45);
        QVERIFY(hot.isOverLimit(p.rack("A01")));
        const QImage image = painted(scene, hot, view, size);
        const QRectF r = view.toPx(scene.rack(p.rack("A01"))->area);
        const QRgb frame = colourRoles(Appearance::Light).severity.warning.rgb();
        QCOMPARE(at(image, {r.left() + 8, r.top() + 12}).rgb(),
                 colourScale(Scale::Load, Appearance::Light).colour(255).rgb());
        QCOMPARE(at(image, {r.left() + 2.5, r.center().y()}).rgb(), frame);
        QVERIFY(at(painted(scene, calm, view, size), {r.left() + 2.5, r.center().y()}).rgb() != frame);
        QCOMPARE(hot.summary(scene.racks).over, std::size_t(20)); // four full racks and one of switches a row
    }

    void racksWithoutDataAreHatchedNotZero() {
        PlanProject p;
        const PlanScene scene = buildPlanScene(p.project(), p.hall);
        PlanOverlay overlay = power(p.project(), 10.2, 45);
        overlay.values[p.rack("A01").value()] = kNoValue;
        const auto summary = overlay.summary(scene.racks);
        QCOMPARE(summary.count, std::size_t(39));
        QCOMPARE(summary.noData, std::size_t(1));
        const PlanView view{49, {20, 20}};
        const QImage image = painted(scene, overlay, view, {700, 700});
        const QRectF r = view.toPx(scene.rack(p.rack("A01"))->area).adjusted(4, 6, -4, -20);
        std::set<QRgb> colours;
        for (int y = int(r.top()); y < int(r.bottom()); ++y)
            for (int x = int(r.left()); x < int(r.right()); ++x)
                colours.insert(image.pixel(x, y));
        QVERIFY(colours.contains(colourRoles(Appearance::Light).stale.fill.rgb()));
        QVERIFY(colours.size() > 4);
        PlanOverlay none = overlay;
        none.values.clear(); // an overlay that is not solved yet
        QCOMPARE(none.summary(scene.racks).noData, std::size_t(40));
        painted(scene, none, view, {300, 300});
    }

    void onlyTheExposedPartIsPainted() {
        PlanProject p;
        const PlanScene scene = buildPlanScene(p.project(), p.hall);
        const PlanOverlay overlay = power(p.project(), 10.2, 45);
        const PlanView view{49, {20, 20}};
        const QImage whole = painted(scene, overlay, view, {700, 700});
        QImage part(700, 700, QImage::Format_RGB32);
        part.fill(Qt::magenta);
        QPainter painter(&part);
        QFont font;
        font.setPixelSize(13);
        const QRectF exposed(200, 150, 180, 120);
        HallPlanPainter(scene, overlay, {colourRoles(Appearance::Light), Appearance::Light, font, 1})
            .paint(painter, view, exposed);
        painter.end();
        int different = 0;
        for (int y = 0; y < 700; ++y)
            for (int x = 0; x < 700; ++x) {
                if (exposed.contains(QPointF(x, y) + QPointF(0.5, 0.5)))
                    different += part.pixel(x, y) != whole.pixel(x, y);
                else
                    QCOMPARE(part.pixel(x, y), QColor(Qt::magenta).rgb());
            }
        QVERIFY2(different < 20,
                 qPrintable(QString::number(different))); // hatches may end in other subpixels
    }

    void theLegendCountsWhatIsDrawn() {
        PlanProject p;
        const PlanScene scene = buildPlanScene(p.project(), p.hall);
        PlanOverlay overlay = power(p.project(), 10.2, 45);
        const PlanStyle style{colourRoles(Appearance::Light), Appearance::Light, QFont(), 1};
        const QString text = LegendPainter(overlay, scene.racks, style).summaryText();
        QVERIFY(text.contains(numberText(81.6, 1))); // eight switches counted as servers
        QVERIFY(text.contains(numberText(4 * (4 * 40.8 + 81.6), 0)) || text.contains(numberText(979.2, 1)));
        overlay.sums = false;
        QVERIFY(!LegendPainter(overlay, scene.racks, style).summaryText().contains(numberText(979.2, 1)));
    }

    void elevationColumnsKeepTheScaleOfTheRack() {
        PlanProject p;
        const ElevationScene scene = buildElevation(p.project(), std::span(p.racks).first(5));
        const PlanStyle style{colourRoles(Appearance::Light), Appearance::Light, QFont(), 1};
        for (const double pxPerU : {0.7, 3.0, 9.0, 20.0}) {
            ElevationView view;
            view.pxPerU = pxPerU;
            view.origin = {40, 900};
            const ElevationPainter painter(scene, style, view);
            QCOMPARE(painter.columns().size(), std::size_t(5));
            for (const ElevationColumn& column : painter.columns()) {
                QVERIFY(std::abs(column.outer.width() / pxPerU - 600 / 44.45) < 1e-9);
                QVERIFY(column.outer.contains(column.rails));
                for (const ElevationDevice& device : scene.racks[column.rack].devices) {
                    const QRectF r = painter.deviceRect(column, device);
                    QCOMPARE(painter.deviceAt(r.center())->id, device.id);
                    QVERIFY(column.rails.adjusted(-1e-6, -1e-6, 1e-6, 1e-6).contains(r));
                    QCOMPARE(painter.unitAt(r.bottomLeft() - QPointF(0, pxPerU / 2)), device.u);
                }
            }
            QImage image(600, 940, QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter p2(&image);
            painter.paint(p2, image.rect());
        }
        QCOMPARE(scene.racks[0].contents, QStringList{QStringLiteral("4 × server-8u")});
        QCOMPARE(freeRuns(scene.racks[0]).size(), std::size_t(1));
        QCOMPARE(freeRuns(scene.racks[0])[0].units, 16);
        QCOMPARE(deviceGroups(scene.racks[4], Face::Front).size(), std::size_t(1));
        QCOMPARE(deviceGroups(scene.racks[4], Face::Front)[0].count, 8);
        QCOMPARE(scene.freeUnits, 4 * 16 + 40);
    }
};

CW_REGISTER_TEST(PlanSceneTest);
#include "plan_scene_test.moc"
