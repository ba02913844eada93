#include "views/render/fabric_painter.h"

#include "views/render/font_roles.h"

#include <QCoreApplication>
#include <QLocale>
#include <QPainter>

#include <algorithm>
#include <cmath>
#include <map>
#include <unordered_set>

namespace cw::render {

namespace {

constexpr std::size_t kMostSingleLinks = 4000;
constexpr double kNumberedNode = 14; ///< drawn width from which nodes carry a number
constexpr double kTickNode = 4;      ///< below, a tier is a density band

struct Say {
    Q_DECLARE_TR_FUNCTIONS(FabricPainter)
};

QColor tierColour(const ColourRoles& roles, int layer) {
    return layer == 1 ? roles.tier.leaf : layer == 2 ? roles.tier.spine : roles.tier.core;
}

QColor faded(QColor c, double alpha) {
    c.setAlphaF(float(alpha));
    return c;
}

/// Links between two groups of nodes drawn as one line.
struct Bundle {
    QPointF from, to;
    std::int64_t cables = 0;
    std::int64_t cut = 0;
    int count = 0;
};

class FabricPass {
public:
    FabricPass(QPainter& painter, const FabricScene& scene, const ColourRoles& roles, const QFont& font,
               const FabricStyle& style, double zoom)
        : p_(painter)
        , scene_(scene)
        , roles_(roles)
        , font_(font)
        , style_(style)
        , zoom_(zoom)
        , selected_(style.selected.begin(), style.selected.end()) {}

    void run() {
        p_.setRenderHint(QPainter::Antialiasing);
        frames();
        links();
        p_.setRenderHint(QPainter::Antialiasing, false);
        hosts();
        nodes();
        tierNames();
    }

private:
    bool isSelected(DeviceId device) const { return selected_.contains(device); }

    void frames() {
        if (!scene_.grouped) return;
        p_.setPen(QPen(roles_.border.normal, 0));
        p_.setBrush(Qt::NoBrush);
        for (const FabricHosts& h : scene_.hosts)
            p_.drawRoundedRect(h.frame, 3, 3);
    }

    void links() {
        const bool bundle = style_.bundled || scene_.links.size() > kMostSingleLinks;
        if (bundle)
            bundles();
        else
            singles();
        for (const FabricLink& link : scene_.links)
            if (link.toHosts) drawHostLink(link);
    }

    QColor linkColour(bool cut, bool picked) const {
        if (!selected_.empty()) return picked ? roles_.accent.text : faded(roles_.fabric.compute, 0.12);
        if (style_.showCut) return cut ? faded(roles_.tier.cut, 0.75) : faded(roles_.fabric.compute, 0.25);
        return faded(roles_.fabric.compute, 0.45);
    }

    void singles() {
        // What stays below, what crosses or is picked above.
        for (bool strong : {false, true})
            for (const FabricLink& link : scene_.links) {
                if (link.toHosts) continue;
                const bool picked = isSelected(scene_.nodes[link.upper].device) ||
                                    isSelected(scene_.nodes[link.lower].device);
                const bool isStrong = selected_.empty() ? style_.showCut && link.crossesCut : picked;
                if (isStrong != strong) continue;
                p_.setPen(QPen(linkColour(link.crossesCut, picked), picked ? 1.6 : 0.8));
                p_.drawLine(link.from, link.to);
            }
    }

    /// One line a pair of groups (or of tiers without groups); width is the square root of the count.
    void bundles() {
        std::map<std::tuple<int, int, int, int>, Bundle> all;
        for (const FabricLink& link : scene_.links) {
            if (link.toHosts) continue;
            const FabricNode& up = scene_.nodes[link.upper];
            const FabricNode& down = scene_.nodes[link.lower];
            // Ungrouped tiers are cut into sixteen stretches so that the fan stays readable.
            const auto stretch = [&](const FabricNode& n) {
                return n.group > 0 ? n.group
                                   : -1 - int(16 * n.rect.center().x() / std::max(1.0, scene_.size.width()));
            };
            Bundle& b = all[{up.layer, stretch(up), down.layer, stretch(down)}];
            b.from += link.from;
            b.to += link.to;
            b.cables += link.cables;
            if (link.crossesCut) b.cut += link.cables;
            ++b.count;
        }
        for (const auto& [key, b] : all) {
            const double width = std::clamp(std::sqrt(double(b.cables)) / 6, 0.8, 10.0);
            p_.setPen(QPen(linkColour(b.cut * 2 > b.cables, false), width));
            p_.drawLine(b.from / b.count, b.to / b.count);
        }
    }

    void drawHostLink(const FabricLink& link) {
        const double nodeWidth = scene_.nodes[link.upper].rect.width() * zoom_;
        const bool picked = isSelected(scene_.nodes[link.upper].device);
        p_.setPen(QPen(picked                              ? roles_.accent.text
                       : style_.showCut && link.crossesCut ? roles_.tier.cut
                                                           : tierColour(roles_, 1),
                       nodeWidth > kNumberedNode ? 2 : 0.8));
        p_.drawLine(link.from, link.to);
        if (nodeWidth < 24) return;
        const QString count = QLocale().toString(qlonglong(link.cables));
        p_.setFont(roleFont(font_, FontRole::Caption));
        const QRectF box(link.from.x() - 16, (link.from.y() + link.to.y()) / 2 - 8, 32, 16);
        const double textWidth = p_.fontMetrics().horizontalAdvance(count) + 4;
        p_.fillRect(QRectF(box.center().x() - textWidth / 2, box.top(), textWidth, box.height()),
                    roles_.surface.canvas);
        p_.setPen(roles_.text.secondary);
        p_.drawText(box, Qt::AlignCenter, count);
    }

    void hosts() {
        for (const FabricHosts& h : scene_.hosts) {
            p_.setPen(QPen(roles_.device.serverFrame, 0));
            p_.setBrush(roles_.device.server);
            p_.drawRect(h.rect);
            const QString count =
                Say::tr("%1 nodes, %2 endpoints")
                    .arg(QLocale().toString(qulonglong(h.hosts)), QLocale().toString(qlonglong(h.endpoints)));
            const QString name = scene_.grouped && h.group > 0 ? Say::tr("SU %1").arg(h.group) : QString();
            p_.setPen(roles_.text.primary);
            p_.setFont(roleFont(font_, FontRole::Strong));
            const QFontMetrics metrics = p_.fontMetrics();
            const QString line = name.isEmpty() ? count : name + QStringLiteral(" · ") + count;
            for (const QString& text : {line, count, name})
                if (!text.isEmpty() && metrics.horizontalAdvance(text) + 8 <= h.rect.width()) {
                    p_.drawText(h.rect, Qt::AlignCenter, text);
                    break;
                }
        }
    }

    void nodes() {
        for (const FabricNode& n : scene_.nodes) {
            const QColor frame = tierColour(roles_, n.layer);
            const double drawn = n.rect.width() * zoom_;
            const bool picked = isSelected(n.device);
            QColor fill = roles_.surface.base;
            if (style_.showCut && !n.secondSide) fill = faded(frame, 0.22);
            if (drawn < kTickNode) {
                p_.fillRect(n.rect, frame);
                continue;
            }
            p_.fillRect(n.rect, roles_.surface.canvas);
            p_.setBrush(fill);
            p_.setPen(QPen(picked ? roles_.selection.outline : frame, picked ? 2.5 : 1.5));
            p_.drawRect(n.rect);
            if (drawn < kNumberedNode) continue;
            p_.setFont(roleFont(font_, FontRole::Strong));
            if (p_.fontMetrics().horizontalAdvance(n.label) + 4 > n.rect.width())
                p_.setFont(roleFont(font_, FontRole::Caption));
            if (p_.fontMetrics().horizontalAdvance(n.label) + 2 > n.rect.width()) continue;
            p_.setPen(style_.stale ? roles_.text.stale : roles_.text.primary);
            p_.drawText(n.rect, Qt::AlignCenter, n.label);
        }
    }

    void tierNames() {
        for (int layer = scene_.layers; layer >= 1; --layer) {
            const auto count = std::count_if(scene_.nodes.begin(), scene_.nodes.end(),
                                             [&](const FabricNode& n) { return n.layer == layer; });
            const QString name = layer == 1   ? Say::tr("Leaf")
                                 : layer == 2 ? Say::tr("Spine")
                                 : layer == 3 ? Say::tr("Core")
                                              : Say::tr("Tier %1").arg(layer);
            p_.setFont(roleFont(font_, FontRole::Strong));
            const double y = scene_.layerY[std::size_t(layer - 1)] - (layer == 1 ? 48 : 36);
            p_.setPen(roles_.text.primary);
            p_.drawText(QPointF(24, y + 12), name);
            const double x = 24 + p_.fontMetrics().horizontalAdvance(name) + 10;
            p_.setFont(roleFont(font_, FontRole::Caption));
            p_.setPen(roles_.text.secondary);
            p_.drawText(QPointF(x, y + 12), Say::tr("%n switch(es)", nullptr, int(count)));
        }
    }

    QPainter& p_;
    const FabricScene& scene_;
    const ColourRoles& roles_;
    const QFont& font_;
    const FabricStyle& style_;
    double zoom_;
    std::unordered_set<DeviceId> selected_;
};

} // namespace

void paintFabric(QPainter& painter, const FabricScene& scene, const ColourRoles& roles, const QFont& font,
                 const FabricStyle& style, double zoom) {
    painter.save();
    FabricPass(painter, scene, roles, font, style, zoom).run();
    painter.restore();
}

} // namespace cw::render
