// How long the plan of a 100,000-rack hall takes to paint, and to drag 200 of its racks, beside the usual way
// of one graphics item a rack. Prints milliseconds (median) and ratios; run by hand, no test.
//
//   bench_canvas [racks]
#include "model/edit/history.h"
#include "resources/resources.h"
#include "tests/support/plan_project.h"
#include "tests/support/pointer.h"
#include "views/canvas/plan_canvas.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QGraphicsItem>
#include <QGraphicsScene>
#include <QGraphicsView>
#include <QStyleOptionGraphicsItem>
#include <QtTest>

#include <algorithm>
#include <cstdio>

using namespace cw;
using namespace cw::render;

namespace {

constexpr QSize kPaper{1600, 1000};
constexpr int kPerRow = 400;
constexpr int kDragged = 200;

/// Rows of 400 racks, fronts and rears in turn, as wide as a real campus hall would be.
HallId buildHall(ProjectEditor& editor, int racks) {
    using test::must;
    const BuildingId building = must(editor.add(Building{"B", must(editor.add(Site{"S"}))}));
    const int rows = (racks + kPerRow - 1) / kPerRow;
    Hall value;
    value.name = "Hall";
    value.building = building;
    value.size = {m(4 + 0.6 * kPerRow), m(4 + 2.4 * rows)};
    const HallId hall = must(editor.add(value));
    const PartId part = must(editor.embed(test::rackSpec()));
    for (int r = 0; r < rows; ++r) {
        const RowId row = must(editor.add(Row{"R" + std::to_string(r + 1), hall}));
        for (int i = 0; i < kPerRow && r * kPerRow + i < racks; ++i) {
            Rack rack;
            rack.name = "R" + std::to_string(r + 1) + "-" + std::to_string(i + 1);
            rack.hall = hall;
            rack.row = row;
            rack.part = part;
            rack.pose = {{m(2 + 0.6 * i), m(2 + 2.4 * r)}, r % 2 == 0 ? Turn::North : Turn::South};
            must(editor.add(rack));
        }
    }
    return hall;
}

PlanOverlay overlayOf(const Project& project) {
    PlanOverlay overlay;
    overlay.id = overlay.title = QStringLiteral("power");
    overlay.unit = QStringLiteral("kW");
    overlay.domain = {0, 45};
    overlay.values.assign(project.racks().idLimit(), kNoValue);
    for (const auto& [id, rack] : project.racks())
        overlay.values[id.value()] = 5 + (id.value() * 2654435761u >> 24) * 40 / 255.0;
    return overlay;
}

/// The other way: an item of its own for each rack.
class RackItem : public QGraphicsItem {
public:
    RackItem(const QRectF& r, const QColor& fill)
        : r_(r)
        , fill_(fill) {}
    QRectF boundingRect() const override { return r_; }
    void paint(QPainter* p, const QStyleOptionGraphicsItem*, QWidget*) override {
        p->fillRect(r_, fill_);
        if (QStyleOptionGraphicsItem::levelOfDetailFromTransform(p->worldTransform()) * 0.6 < 6) return;
        p->setPen(QPen(Qt::gray, 0));
        p->drawRect(r_);
    }

private:
    QRectF r_;
    QColor fill_;
};

template <class F>
double medianMs(int times, F&& f) {
    std::vector<double> all;
    for (int i = 0; i < times; ++i) {
        QElapsedTimer clock;
        clock.start();
        f();
        all.push_back(double(clock.nsecsElapsed()) / 1e6);
    }
    std::sort(all.begin(), all.end());
    return all[all.size() / 2];
}

void line(const char* what, double layers, double items) {
    std::printf("%-34s %10.1f %14.1f %9.1f x\n", what, layers, items, items / layers);
    std::fflush(stdout);
}

} // namespace

int main(int argc, char** argv) {
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication app(argc, argv);
    initResources();
    const int racks = argc > 1 ? std::clamp(std::atoi(argv[1]), kDragged, 2'000'000) : 100'000;

    History history;
    HallId hall;
    test::must(history.run("build", [&](ProjectEditor& editor) -> Status {
        hall = buildHall(editor, racks);
        return {};
    }));
    canvas::SelectionModel selection(history);
    canvas::PlanCanvas canvas(history, selection);
    canvas.resize(kPaper);
    const double sceneMs = medianMs(3, [&] { buildPlanScene(history.project(), hall); });
    canvas.setHall(hall);
    canvas.setOverlay(overlayOf(history.project()));
    canvas.QWidget::show();
    app.processEvents();
    QImage image(kPaper, QImage::Format_RGB32);

    // One item a rack, with the same fills.
    const PlanScene& scene = canvas.scene();
    const ColourScale& scale = colourScale(Scale::Load, Appearance::Light);
    QGraphicsScene items;
    std::vector<RackItem*> byIndex;
    for (const PlanRack& rack : scene.racks) {
        const Rect& a = rack.area;
        auto* item = new RackItem({toM(a.left()), toM(a.top()), toM(a.size.width), toM(a.size.height)},
                                  scale.colour(canvas.overlay().entryOf(rack.id)));
        items.addItem(item);
        byIndex.push_back(item);
    }
    QGraphicsView view(&items);
    view.setFrameStyle(0);
    view.resize(kPaper);
    view.setViewportUpdateMode(QGraphicsView::MinimalViewportUpdate);
    view.fitInView(items.sceneRect(), Qt::KeepAspectRatio);
    view.show();
    app.processEvents();

    std::printf("%d racks, %d x %d px\n", racks, kPaper.width(), kPaper.height());
    std::printf("scene made from the project in %.0f ms\n\n", sceneMs);
    std::printf("%-34s %10s %14s %11s\n", "ms, median", "layers", "item a rack", "ratio");

    const double fitLayers = medianMs(9, [&] {
        QPainter p(&image);
        HallPlanPainter(scene, canvas.overlay(), canvas.style())
            .paint(p, canvas.view(), QRectF(image.rect()));
    });
    const double fitItems = medianMs(5, [&] {
        QPainter p(&image);
        view.render(&p);
    });
    line("repaint, whole hall in the window", fitLayers, fitItems);

    // In the window racks of a hall this large are under two pixels wide, and rows are drawn as strips. At
    // the next level every rack has its own colour: the same comparison on a paper large enough for that.
    PlanView close;
    close.pxPerMetre = 2.5 / toM(scene.rackWidth);
    const QSize large(int(close.px(scene.size.width)) + 1, int(close.px(scene.size.height)) + 1);
    QImage sheet(large, QImage::Format_RGB32);
    const double closeLayers = medianMs(5, [&] {
        QPainter p(&sheet);
        HallPlanPainter(scene, canvas.overlay(), canvas.style()).paint(p, close, QRectF(sheet.rect()));
    });
    const double closeItems = medianMs(3, [&] {
        QPainter p(&sheet);
        items.render(&p, QRectF(sheet.rect()), QRectF(0, 0, toM(scene.size.width), toM(scene.size.height)));
    });
    line("repaint, every rack in its colour", closeLayers, closeItems);

    // Racks of the middle of the hall, moved by the pointer; one frame a movement.
    const std::size_t first = (scene.racks.size() - kDragged) / 2;
    std::vector<ObjectRef> dragged;
    for (std::size_t i = first; i < first + kDragged; ++i)
        dragged.push_back(ObjectRef::of(scene.racks[i].id));
    selection.set(dragged);
    test::Pointer pointer(canvas);
    const QPointF from = canvas.view().toPx(scene.racks[first].area.centre());
    pointer.press(from);
    pointer.moveTo(from + QPointF(20, 20));
    int step = 0;
    const double dragLayers = medianMs(40, [&] {
        ++step;
        QMouseEvent move(QEvent::MouseMove, from + QPointF(20 + step, 20 + step % 7),
                         canvas.mapToGlobal(from + QPointF(20 + step, 20)), Qt::NoButton, Qt::LeftButton, {});
        QApplication::sendEvent(&canvas, &move);
        canvas.repaint();
    });
    QTest::keyClick(&canvas, Qt::Key_Escape);
    step = 0;
    const double dragItems = medianMs(15, [&] {
        ++step;
        for (std::size_t i = first; i < first + kDragged; ++i)
            byIndex[i]->setPos(1.0 + step * 0.2, 1.0);
        app.processEvents();
        view.viewport()->repaint();
    });
    line("frame of a drag of 200 racks", dragLayers, dragItems);
    return 0;
}
