#include "views/render/fabric_painter.h"

#include "views/render/fabric_cut.h"
#include "views/render/fabric_text.h"
#include "views/render/font_roles.h"

#include <QLocale>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>
#include <map>
#include <unordered_set>

namespace cw::render {

namespace {

constexpr std::size_t kMostSingleLinks = 4000;
constexpr std::size_t kFewLinks = 200;
constexpr double kNumberedNode = 11;    ///< drawn width from which nodes carry a number that fits
constexpr double kTickNode = 4;         ///< below, a tier is a density band
constexpr double kTierLine = 440;       ///< width for what is said of a tier, as far as there is room
constexpr double kUnpickedHosts = 0.35; ///< opacity of host links while others are picked
constexpr double kBend = 0.4; ///< of the way down to a divided box, to where a leaf's links go straight

QColor faded(QColor c, double alpha) {
    c.setAlphaF(float(alpha));
    return c;
}

QColor tierColour(const ColourRoles& roles, int layer) {
    return layer == 1 ? roles.tier.leaf : layer == 2 ? roles.tier.spine : roles.tier.core;
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
               const FabricStyle& style, FabricScale scale)
        : p_(painter)
        , scene_(scene)
        , roles_(roles)
        , caption_(roleFont(font, FontRole::Caption))
        , strong_(roleFont(font, FontRole::Strong))
        , style_(style)
        , s_(scale)
        , network_(networkColour(roles, scene.role)) {
        const std::unordered_set<DeviceId> selected(style.selected.begin(), style.selected.end());
        for (const FabricNode& n : scene.nodes)
            picked_.push_back(selected.contains(n.device));
        for (const FabricHosts& h : scene.hosts)
            pickedHosts_.push_back(std::any_of(h.devices.begin(), h.devices.end(),
                                               [&](DeviceId d) { return selected.contains(d); }));
        const auto any = [](const std::vector<bool>& flags) {
            return std::find(flags.begin(), flags.end(), true) != flags.end();
        };
        anyPicked_ = any(picked_) || any(pickedHosts_); // not what is selected in another fabric
    }

    void run() {
        if (scene_.nodes.empty()) return;
        frames();
        p_.setRenderHint(QPainter::Antialiasing);
        links();
        p_.setRenderHint(QPainter::Antialiasing, false);
        hosts();
        nodes();
        if (style_.showCut) paintCutLines(p_, scene_, roles_, caption_, s_);
        tierNames();
    }

private:
    void frames() {
        if (!scene_.framed) return;
        for (const FabricHosts& h : scene_.hosts) {
            const QRectF frame = s_.map(h.frame);
            if (frame.width() < kTickNode) continue;
            p_.setPen(QPen(roles_.border.normal, 0));
            p_.setBrush(Qt::NoBrush);
            p_.drawRect(frame);
            const QRectF line(frame.left() + 6, s_.map(h.rect).bottom(), frame.width() - 12,
                              frame.bottom() - s_.map(h.rect).bottom());
            p_.setFont(strong_);
            const QString unit = scene_.units ? unitName(h.group) : QString();
            const double used = p_.fontMetrics().horizontalAdvance(unit);
            if (used > line.width() || line.height() < 12) continue;
            p_.setPen(roles_.text.primary);
            p_.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, unit);
            p_.setFont(caption_);
            p_.setPen(roles_.text.secondary);
            for (const QString& racks : rackNames(h))
                if (used + 8 + p_.fontMetrics().horizontalAdvance(racks) <= line.width()) {
                    p_.drawText(line, (unit.isEmpty() ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter,
                                racks);
                    break;
                }
        }
    }

    bool isPicked(const FabricLink& link) const {
        return picked_[link.upper] || (link.toHosts ? pickedHosts_[link.lower] : picked_[link.lower]);
    }

    void links() {
        std::size_t between = 0;
        for (const FabricLink& link : scene_.links)
            between += link.toHosts ? 0 : 1;
        few_ = between <= kFewLinks;
        stays_ = linkOpacity(between, style_.showCut ? 0.22 : 0.4);
        if (style_.bundled || between > kMostSingleLinks)
            bundles();
        else
            singles();
        for (const FabricLink& link : scene_.links)
            if (link.toHosts) hostLink(link);
    }

    QPen linkPen(bool cut, bool picked) const {
        if (anyPicked_)
            return picked ? QPen(roles_.accent.text, 1.6) : QPen(faded(network_, few_ ? 0.3 : 0.12), 0.8);
        if (style_.showCut && cut) return {faded(roles_.tier.cut, few_ ? 1 : 0.8), few_ ? 1.8 : 1.0};
        return {faded(network_, stays_), few_ ? 1.2 : 0.8};
    }

    void drawLink(QPointF from, QPointF to, bool sameTier) {
        if (!sameTier) {
            p_.drawLine(from, to);
            return;
        }
        QPainterPath arc(from);
        const double rise = 14 + std::min(60.0, std::abs(to.x() - from.x()) * 0.08);
        arc.quadTo((from + to) / 2 - QPointF(0, rise), to);
        p_.setBrush(Qt::NoBrush);
        p_.drawPath(arc);
    }

    void singles() {
        // What stays below, what crosses or is picked above.
        for (const bool strong : {false, true})
            for (const FabricLink& link : scene_.links) {
                if (link.toHosts) continue;
                const bool picked = isPicked(link);
                if ((anyPicked_ ? picked : style_.showCut && link.crossesCut) != strong) continue;
                p_.setPen(linkPen(link.crossesCut, picked));
                drawLink(s_.map(link.from), s_.map(link.to), link.sameTier);
            }
    }

    /// One line a pair of groups (or of tiers without groups); width is the square root of the count. The
    /// part of it that is cut lies on top, as wide as its share.
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
        const double opacity = linkOpacity(all.size(), style_.showCut ? 0.3 : 0.45);
        for (const bool cut : {false, true})
            for (const auto& [key, b] : all) {
                const double width = std::clamp(std::sqrt(double(b.cables)) / 6, 0.8, 10.0);
                if (cut && (!style_.showCut || anyPicked_ || b.cut == 0)) continue;
                p_.setPen(cut ? QPen(faded(roles_.tier.cut, 0.8),
                                     std::max(0.8, width * double(b.cut) / double(b.cables)))
                              : QPen(faded(network_, anyPicked_ ? 0.12 : opacity), width));
                drawLink(s_.map(b.from / b.count), s_.map(b.to / b.count),
                         std::get<0>(key) == std::get<2>(key));
            }
        if (!anyPicked_) return;
        for (const FabricLink& link : scene_.links)
            if (!link.toHosts && isPicked(link)) {
                p_.setPen(linkPen(link.crossesCut, true));
                drawLink(s_.map(link.from), s_.map(link.to), link.sameTier);
            }
    }

    void hostLink(const FabricLink& link) {
        const FabricNode& leaf = scene_.nodes[link.upper];
        const double nodeWidth = leaf.rect.width() * s_.x;
        const bool cut = style_.showCut && link.crossesCut;
        const QPointF from = s_.map(link.from), to = s_.map(link.to);
        const double width = nodeWidth <= kNumberedNode ? 0.8 : link.cables > 1 ? 2 : 1.2;
        const bool picked = isPicked(link);
        const double opacity = anyPicked_ && !picked ? kUnpickedHosts : 1;
        const QColor ink = faded(picked ? roles_.accent.text
                                 : cut  ? roles_.tier.cut
                                        : roles_.tier.leaf,
                                 opacity);
        const QString count = QLocale().toString(qlonglong(link.cables));
        const QColor countInk = cut ? roles_.tier.cut : roles_.text.secondary;
        const FabricHosts& hosts = scene_.hosts[link.lower];
        const bool own = leaf.group == hosts.group;
        if (!own || hosts.parts.size() < 2) {
            p_.setPen(QPen(ink, width));
            p_.drawLine(from, to);
            if (own)
                paintBackedLabel(p_, roles_, belowLeaf(from, to), count, caption_, countInk, nodeWidth * 1.2,
                                 Qt::AlignHCenter);
            return;
        }
        // Straight down first, then apart to the two parts.
        const bool most = mostOf(link);
        const QPointF bend(from.x(), from.y() + (to.y() - from.y()) * kBend);
        if (most) {
            p_.setPen(QPen(nodeWidth < kRoomForLegs ? ink : faded(roles_.tier.leaf, opacity), width));
            p_.drawLine(from, bend);
        }
        p_.setPen(QPen(ink, width));
        p_.drawLine(bend, to);
        if (nodeWidth >= kRoomForLegs)
            paintBackedLabel(p_, roles_, bend + (to - bend) * 0.3, count, caption_, countInk, nodeWidth,
                             Qt::AlignHCenter);
        else if (most)
            paintBackedLabel(p_, roles_, belowLeaf(from, to), count, caption_, countInk, nodeWidth * 1.2,
                             Qt::AlignHCenter);
    }
    static QPointF belowLeaf(QPointF from, QPointF to) {
        return {from.x(), from.y() + std::min(14.0, (to.y() - from.y()) * 0.3)};
    }

    /// Of the two links that a leaf has to a divided box, the one that is labelled.
    bool mostOf(const FabricLink& link) const {
        return std::none_of(scene_.links.begin(), scene_.links.end(), [&](const FabricLink& other) {
            return other.toHosts && other.upper == link.upper && other.lower == link.lower &&
                   other.cables > link.cables;
        });
    }

    void hosts() {
        for (std::size_t i = 0; i < scene_.hosts.size(); ++i)
            for (const FabricHostPart& part : scene_.hosts[i].parts) {
                const QRectF box = s_.map(part.rect);
                const bool hollow = style_.showCut && part.secondSide;
                p_.fillRect(box, hollow ? roles_.surface.canvas : roles_.device.server);
                p_.setBrush(Qt::NoBrush);
                p_.setPen(pickedHosts_[i] ? QPen(roles_.selection.outline, 2.5)
                                          : QPen(roles_.device.serverFrame, 0));
                p_.drawRect(box);
                hostText(part, box.adjusted(3, 0, -3, 0));
            }
    }

    void hostText(const FabricHostPart& part, const QRectF& box) {
        const QFontMetrics bold(strong_), small(caption_);
        const auto fits = [&](const QFontMetrics& metrics, const QString& text) {
            return metrics.horizontalAdvance(text) <= box.width();
        };
        const HostText text = hostTexts(part, scene_.role, style_.showCut);
        QString first, second;
        for (const QString& line : text.first)
            if (first.isEmpty() && fits(bold, line)) first = line;
        if (first.isEmpty()) return;
        for (const QString& line : first == text.first.front()  ? text.second
                                   : first == text.first.back() ? QStringList{text.noun}
                                                                : text.secondShort)
            if (second.isEmpty() && fits(small, line)) second = line;
        p_.setPen(style_.stale ? roles_.text.stale : roles_.text.primary);
        p_.setFont(strong_);
        if (second.isEmpty() || box.height() < bold.height() + small.height()) {
            p_.drawText(box, Qt::AlignCenter, first);
            return;
        }
        const double top = box.center().y() - (bold.height() + small.height()) / 2.0;
        p_.drawText(QRectF(box.left(), top, box.width(), bold.height()), Qt::AlignCenter, first);
        p_.setFont(caption_);
        p_.setPen(style_.stale ? roles_.text.stale : roles_.text.secondary);
        p_.drawText(QRectF(box.left(), top + bold.height(), box.width(), small.height()), Qt::AlignCenter,
                    second);
    }

    /// One font and one wording for all switches of a tier.
    struct NodeText {
        QFont font;
        bool number = false; ///< without the letter
        bool any = false;
    };
    NodeText nodeText(int layer) const {
        double width = 0;
        std::vector<const QString*> labels;
        for (const FabricNode& n : scene_.nodes)
            if (n.layer == layer) {
                width = n.rect.width() * s_.x;
                labels.push_back(&n.label);
            }
        if (width < kNumberedNode) return {};
        for (const NodeText& candidate : {NodeText{strong_, false, true}, NodeText{caption_, false, true},
                                          NodeText{caption_, true, true}}) {
            const QFontMetrics metrics(candidate.font);
            const auto fits = [&](const QString* text) {
                return metrics.horizontalAdvance(candidate.number ? numberOf(*text) : *text) + 3 <= width;
            };
            if (std::all_of(labels.begin(), labels.end(), fits)) return candidate;
        }
        return {};
    }
    static QString numberOf(const QString& label) { return label.front().isLetter() ? label.mid(1) : label; }

    void nodes() {
        std::vector<NodeText> texts;
        for (std::size_t layer = 1; layer <= scene_.tiers.size(); ++layer)
            texts.push_back(nodeText(int(layer)));
        for (std::size_t i = 0; i < scene_.nodes.size(); ++i) {
            const FabricNode& n = scene_.nodes[i];
            const QColor frame = tierColour(roles_, n.layer);
            const QRectF box = s_.map(n.rect);
            if (box.width() < kTickNode) {
                p_.fillRect(box, picked_[i] ? roles_.selection.outline : frame);
                continue;
            }
            p_.fillRect(box, roles_.surface.canvas);
            p_.setBrush(style_.showCut && !n.secondSide ? faded(frame, 0.22) : roles_.surface.base);
            p_.setPen(picked_[i] ? QPen(roles_.selection.outline, 2.5) : QPen(frame, 1.5));
            p_.drawRect(box);
            const NodeText& text = texts[std::size_t(n.layer - 1)];
            if (!text.any) continue;
            p_.setFont(text.font);
            p_.setPen(style_.stale ? roles_.text.stale : roles_.text.primary);
            p_.drawText(box, Qt::AlignCenter, text.number ? numberOf(n.label) : n.label);
        }
    }

    void tierNames() {
        double left = s_.map(scene_.hosts.front().frame.topLeft()).x();
        double right = s_.map(scene_.hosts.back().frame.topRight()).x();
        if (const double lacking =
                std::min(kTierLine, s_.map(QPointF(scene_.legend.width(), 0)).x()) - (right - left);
            lacking > 0) {
            left -= lacking / 2;
            right += lacking / 2;
        }
        for (int layer = int(scene_.tiers.size()); layer >= 1; --layer) {
            const FabricTier& tier = scene_.tiers[std::size_t(layer - 1)];
            const double rowTop =
                s_.map(QPointF(0, tier.y - 13)).y() - (layer == 1 && scene_.framed ? 14 : 0);
            const double y = std::round(rowTop - 13);
            const QString name = tierName(layer);
            paintBackedLabel(p_, roles_, {left, y}, name, strong_, roles_.text.primary, right - left);
            double x = left + p_.fontMetrics().horizontalAdvance(name) + 6; // no gap between their grounds
            for (const QString& text : tierTexts(tier))
                if (paintBackedLabel(p_, roles_, {x, y}, text, caption_, roles_.text.secondary, right - x)) {
                    x += p_.fontMetrics().horizontalAdvance(text) + 16;
                    break;
                }
            if (layer == int(scene_.tiers.size())) continue;
            const FabricTier& above = scene_.tiers[std::size_t(layer)];
            const bool cut = style_.showCut && above.cutCables > 0;
            for (const QString& text : linkTexts(above, style_.showCut))
                if (paintBackedLabel(p_, roles_, {right, y}, text, caption_,
                                     cut ? roles_.tier.cut : roles_.text.secondary, right - x,
                                     Qt::AlignRight))
                    break;
        }
    }

    QPainter& p_;
    const FabricScene& scene_;
    const ColourRoles& roles_;
    QFont caption_, strong_;
    const FabricStyle& style_;
    FabricScale s_;
    QColor network_;
    std::vector<bool> picked_, pickedHosts_;
    bool anyPicked_ = false;
    bool few_ = false;
    double stays_ = 1;
};

} // namespace

QColor networkColour(const ColourRoles& roles, FabricRole role) {
    switch (role) {
    case FabricRole::Compute:
        return roles.fabric.compute;
    case FabricRole::Storage:
        return roles.fabric.storage;
    case FabricRole::InBand:
        return roles.fabric.inband;
    case FabricRole::OutOfBand:
        return roles.fabric.oob;
    case FabricRole::ScaleUp:
        return roles.fabric.scaleup;
    }
    return roles.fabric.compute;
}

double linkOpacity(std::size_t links, double least) {
    if (links <= kFewLinks) return 1;
    return std::max(least, std::pow(double(kFewLinks) / double(links), 1.5));
}

void paintFabric(QPainter& painter, const FabricScene& scene, const ColourRoles& roles, const QFont& font,
                 const FabricStyle& style, FabricScale scale) {
    painter.save();
    ColourRoles own = roles;
    if (style.onPaper) own.surface.canvas = roles.surface.paper;
    FabricPass(painter, scene, own, font, style, scale).run();
    if (style.legend) paintFabricLegend(painter, scene, own, font, style, scale.map(scene.legend));
    painter.restore();
}

} // namespace cw::render
