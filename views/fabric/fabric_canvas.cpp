#include "views/fabric/fabric_canvas.h"

#include "views/project/project_tree_model.h"
#include "views/shell/theme.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace cw::fabric {

namespace {

constexpr double kLeastZoom = 0.05;
constexpr double kMostZoom = 12;
constexpr double kWheelStep = 1.2;

} // namespace

FabricCanvas::FabricCanvas(const History& history, canvas::SelectionModel& selection,
                           const analysis::Scheduler& scheduler, QWidget* parent)
    : QWidget(parent)
    , history_(history)
    , selection_(selection)
    , scheduler_(scheduler) {
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Fabric"));
    setMouseTracking(true);
    setMinimumSize(320, 240);
    connect(&scheduler_, &analysis::Scheduler::answered, this, [this](Domain d) {
        if (d == Domain::Fabric) layoutScene();
    });
    connect(&scheduler_, &analysis::Scheduler::staleChanged, this, qOverload<>(&QWidget::update));
    connect(&selection_, &canvas::SelectionModel::changed, this, [this] {
        style_.selected = selection_.ids<Device>();
        update();
    });
}

const analysis::FabricAnswer* FabricCanvas::answer() const {
    const auto& fabrics = scheduler_.answers().fabrics;
    if (!fabrics || !fabric_) return nullptr;
    for (const auto& a : *fabrics)
        if (a.fabric == *fabric_) return &a;
    return nullptr;
}

void FabricCanvas::showFabric(std::optional<FabricId> fabric) {
    fabric_ = fabric;
    layoutScene();
    fit();
}

void FabricCanvas::setShowCut(bool on) {
    style_.showCut = on;
    update();
}

void FabricCanvas::setBundled(bool on) {
    style_.bundled = on;
    update();
}

void FabricCanvas::layoutScene() {
    const analysis::FabricAnswer* a = answer();
    scene_ = a ? render::layoutFabric(history_.project(), *a, width(), height()) : render::FabricScene{};
    if (fitted_) fit();
    update();
}

void FabricCanvas::fit() {
    fitted_ = true;
    if (scene_.size.isEmpty()) return;
    zoom_ = std::min(width() / scene_.size.width(), height() / scene_.size.height());
    offset_ = {(width() - scene_.size.width() * zoom_) / 2, (height() - scene_.size.height() * zoom_) / 2};
    update();
}

void FabricCanvas::zoomAt(QPointF anchor, double factor) {
    const double zoom = std::clamp(zoom_ * factor, kLeastZoom, kMostZoom);
    offset_ = anchor - toScene(anchor) * zoom;
    zoom_ = zoom;
    fitted_ = false;
    update();
}

void FabricCanvas::zoomBy(double factor) {
    zoomAt(rect().center(), factor);
}

void FabricCanvas::paintEvent(QPaintEvent*) {
    const render::ColourRoles& roles = shell::rolesOf(palette());
    QPainter painter(this);
    painter.fillRect(rect(), roles.surface.canvas);
    painter.translate(offset_);
    painter.scale(zoom_, zoom_);
    style_.stale = scheduler_.isStale(Domain::Fabric);
    render::paintFabric(painter, scene_, roles, font(), style_, zoom_);
}

void FabricCanvas::resizeEvent(QResizeEvent*) {
    layoutScene();
}

void FabricCanvas::wheelEvent(QWheelEvent* event) {
    zoomAt(event->position(), std::pow(kWheelStep, event->angleDelta().y() / 120.0));
}

void FabricCanvas::mousePressEvent(QMouseEvent* event) {
    if (event->button() == Qt::MiddleButton) {
        pan_ = event->position();
        return;
    }
    if (event->button() != Qt::LeftButton) return;
    const QPointF at = toScene(event->position());
    const bool add = event->modifiers() & (Qt::ControlModifier | Qt::ShiftModifier);
    if (const int node = scene_.nodeAt(at); node >= 0) {
        const ObjectRef object = ObjectRef::of(scene_.nodes[std::size_t(node)].device);
        if (add)
            selection_.toggle(object);
        else
            selection_.set(object);
    } else if (const int hosts = scene_.hostsAt(at); hosts >= 0) {
        std::vector<ObjectRef> objects;
        for (DeviceId device : scene_.hosts[std::size_t(hosts)].devices)
            objects.push_back(ObjectRef::of(device));
        selection_.set(std::move(objects));
    } else {
        if (!add && fabric_) selection_.set(ObjectRef::of(*fabric_));
        pan_ = event->position();
    }
}

void FabricCanvas::mouseMoveEvent(QMouseEvent* event) {
    if (!pan_) return;
    offset_ += event->position() - *pan_;
    pan_ = event->position();
    fitted_ = false;
    update();
}

void FabricCanvas::mouseReleaseEvent(QMouseEvent*) {
    pan_.reset();
}

void FabricCanvas::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Plus:
        zoomBy(kWheelStep);
        break;
    case Qt::Key_Minus:
        zoomBy(1 / kWheelStep);
        break;
    case Qt::Key_0:
        fit();
        break;
    case Qt::Key_Escape:
        selection_.clear();
        break;
    default:
        QWidget::keyPressEvent(event);
    }
}

QString FabricCanvas::tipAt(QPointF at) const {
    const Project& project = history_.project();
    if (const int node = scene_.nodeAt(at); node >= 0)
        return project::ProjectTreeModel::nameOf(project,
                                                 ObjectRef::of(scene_.nodes[std::size_t(node)].device));
    if (const int hosts = scene_.hostsAt(at); hosts >= 0)
        return tr("%n host(s)", nullptr, int(scene_.hosts[std::size_t(hosts)].hosts));
    return {};
}

bool FabricCanvas::event(QEvent* event) {
    if (event->type() == QEvent::ToolTip) {
        auto* help = static_cast<QHelpEvent*>(event);
        const QString tip = tipAt(toScene(help->pos()));
        if (tip.isEmpty())
            QToolTip::hideText();
        else
            QToolTip::showText(help->globalPos(), tip, this);
        return true;
    }
    return QWidget::event(event);
}

} // namespace cw::fabric
