#include "views/fabric/fabric_canvas.h"

#include "views/project/project_tree_model.h"
#include "views/render/fabric_ports.h"
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

constexpr double kLeastZoom = 0.25;
constexpr double kMostZoom = 8;
constexpr double kReadableNode = 60; ///< as wide a switch may always be made
constexpr double kWheelStep = 1.2;
constexpr double kTallZoom = 1.4; ///< from here on the tiers move apart less than the nodes of each

/// Wide fabrics are zoomed to read a row of many switches: its tiers are to stay in sight.
double verticalZoom(double zoom) {
    return zoom <= kTallZoom ? zoom : kTallZoom * std::pow(zoom / kTallZoom, 0.25);
}

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
    layoutScene();
}

void FabricCanvas::setBundled(bool on) {
    style_.bundled = on;
    update();
}

void FabricCanvas::layoutScene() {
    const analysis::FabricAnswer* a = answer();
    scene_ = a ? render::layoutFabric(history_.project(), *a, width(), height(), style_.showCut)
               : render::FabricScene{};
    if (fitted_) fit();
    update();
}

void FabricCanvas::fit() {
    fitted_ = true;
    zoom_ = 1;
    offset_ = {};
    update();
}

render::FabricScale FabricCanvas::scale() const {
    if (scene_.size.isEmpty()) return {};
    return {width() / scene_.size.width() * zoom_, height() / scene_.size.height() * verticalZoom(zoom_)};
}

QPointF FabricCanvas::toScene(QPointF point) const {
    const render::FabricScale s = scale();
    return {(point.x() - offset_.x()) / s.x, (point.y() - offset_.y()) / s.y};
}

void FabricCanvas::zoomAt(QPointF anchor, double factor) {
    double most = kMostZoom;
    for (const render::FabricNode& node : scene_.nodes)
        most = std::max(most, kReadableNode / std::max(0.1, node.rect.width()));
    const QPointF at = toScene(anchor);
    zoom_ = std::clamp(zoom_ * factor, kLeastZoom, most);
    offset_ = anchor - scale().map(at);
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
    style_.stale = scheduler_.isStale(Domain::Fabric);
    if (scene_.nodes.empty()) {
        if (!answer() || style_.stale) return;
        painter.setPen(roles.text.secondary);
        painter.drawText(rect().adjusted(32, 32, -32, -32), Qt::AlignTop | Qt::TextWordWrap,
                         tr("No switch is cabled in this fabric."));
        return;
    }
    painter.save();
    painter.translate(offset_);
    render::FabricStyle drawing = style_;
    drawing.legend = false; // stays in sight while the drawing moves
    render::paintFabric(painter, scene_, roles, font(), drawing, scale());
    painter.restore();
    paintSelected(painter, roles);
    const QRectF line = scene_.legend;
    render::paintFabricLegend(
        painter, scene_, roles, font(), style_,
        {line.left(), height() - line.height() - 4, width() - 2 * line.left(), line.height()});
}

/// Ports and rates, when one switch is selected: with more of them they would cover each other.
void FabricCanvas::paintSelected(QPainter& painter, const render::ColourRoles& roles) {
    std::optional<std::size_t> picked;
    for (std::size_t i = 0; i < scene_.nodes.size(); ++i) {
        const auto& selected = style_.selected;
        if (std::find(selected.begin(), selected.end(), scene_.nodes[i].device) == selected.end()) continue;
        if (picked) return;
        picked = i;
    }
    if (!picked || style_.selected.size() > 1 || !fabric_) return;
    const auto peers =
        render::switchPeers(history_.project(), scene_, *fabric_, scene_.nodes[*picked].device);
    painter.save();
    painter.translate(offset_);
    render::paintSwitchPorts(painter, history_.project(), scene_, roles, font(), scale(), *picked, peers,
                             QRectF(rect()).translated(-offset_));
    painter.restore();
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
        return tr("%n host(s)", nullptr, int(scene_.hosts[std::size_t(hosts)].devices.size()));
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
