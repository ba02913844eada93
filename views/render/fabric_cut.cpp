#include "views/render/fabric_cut.h"

#include "views/render/fabric_text.h"

#include <QPainter>

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>

namespace cw::render {

namespace {

constexpr int kMostSideChanges = 3; ///< in a row of switches, up to which the cut is drawn through it
constexpr double kLabelHeight = 18;
constexpr double kCutAboveHosts = 11; ///< of the dashed line over host links that are cut

QPen cutPen(const ColourRoles& roles) {
    QPen pen(roles.tier.cut, 1.5);
    pen.setDashPattern({3, 2});
    return pen;
}

class CutPass {
public:
    CutPass(QPainter& painter, const FabricScene& scene, const ColourRoles& roles, const QFont& caption,
            FabricScale scale)
        : p_(painter)
        , scene_(scene)
        , roles_(roles)
        , caption_(caption)
        , s_(scale) {}

    void run() {
        cutThroughRows();
        std::optional<double> end; // where the line of the group before stops at its right frame
        for (std::size_t g = 0; g < scene_.hosts.size(); ++g)
            end = cutAboveHosts(g, end);
        cutAboveLeaves();
    }

private:
    void dashed(QPointF a, QPointF b) {
        p_.setPen(cutPen(roles_));
        p_.drawLine(a, b);
    }

    /// Between neighbours of one row, and of one frame, that lie on different sides.
    void cutThroughRows() {
        std::map<std::pair<int, int>, std::vector<const FabricNode*>> rows;
        for (const FabricNode& n : scene_.nodes)
            rows[{n.layer, n.layer == 1 ? n.group : 0}].push_back(&n);
        for (const auto& [key, row] : rows) {
            std::vector<std::size_t> changes;
            for (std::size_t i = 1; i < row.size(); ++i)
                if (row[i]->secondSide != row[i - 1]->secondSide) changes.push_back(i);
            if (changes.empty() || changes.size() > kMostSideChanges) continue;
            for (const std::size_t i : changes) {
                const QRectF left = s_.map(row[i - 1]->rect), right = s_.map(row[i]->rect);
                const double x = std::round((left.right() + right.left()) / 2);
                dashed({x, left.top() - 9}, {x, left.bottom() + 9});
            }
        }
    }

    /// A dashed line over the host links of a group that are cut, and down between the parts of its box.
    /// Gives the end of a line that reaches the right frame, so that the next group may go on from there.
    std::optional<double> cutAboveHosts(std::size_t group, std::optional<double> before) {
        const FabricHosts& hosts = scene_.hosts[group];
        const QRectF frame = s_.map(hosts.frame), box = s_.map(hosts.rect);
        const double y = std::round(box.top() - kCutAboveHosts);
        std::vector<double> edges{frame.left()}; // of the parts
        for (std::size_t i = 1; i < hosts.parts.size(); ++i)
            edges.push_back(std::round(
                (s_.map(hosts.parts[i - 1].rect).right() + s_.map(hosts.parts[i].rect).left()) / 2));
        edges.push_back(frame.right());
        std::optional<double> end;
        for (std::size_t part = 0; part < hosts.parts.size(); ++part) {
            std::int64_t cut = 0, all = 0;
            double least = edges[part + 1], most = edges[part];
            for (const FabricLink& link : scene_.links) {
                if (!link.toHosts || link.lower != group || link.part != part) continue;
                all += link.cables;
                if (!link.crossesCut) continue;
                cut += link.cables;
                least = std::min(least, s_.map(link.to).x() - 8);
                most = std::max(most, s_.map(link.to).x() + 8);
            }
            if (cut == 0) continue;
            double left = cut == all ? edges[part] : least;
            const double right = cut == all ? edges[part + 1] : most;
            if (part == 0 && cut == all && before) left = *before;
            dashed({left, y}, {right, y});
            if (hosts.parts.size() < 2 || !legsHaveCounts(group))
                paintBackedLabel(p_, roles_, {(std::max(left, edges[part]) + right) / 2, y},
                                 cutShare(cut, allOf(group)), caption_, roles_.tier.cut, right - left - 12,
                                 Qt::AlignHCenter);
            if (part + 1 == hosts.parts.size() && cut == all) end = right;
        }
        for (std::size_t i = 1; i < hosts.parts.size(); ++i)
            dashed({edges[i], y}, {edges[i], box.bottom() + 2});
        return end;
    }
    bool legsHaveCounts(std::size_t group) const {
        const auto leaf = std::find_if(scene_.nodes.begin(), scene_.nodes.end(), [&](const FabricNode& n) {
            return n.layer == 1 && n.group == scene_.hosts[group].group;
        });
        return leaf != scene_.nodes.end() && leaf->rect.width() * s_.x >= kRoomForLegs;
    }
    /// Cables from all leaves to one box.
    std::int64_t allOf(std::size_t group) const {
        std::int64_t sum = 0;
        for (const FabricLink& link : scene_.links)
            if (link.toHosts && link.lower == group) sum += link.cables;
        return sum;
    }

    /// Over the frames whose leaves are all cut off from all that is above them.
    void cutAboveLeaves() {
        std::vector<std::pair<std::size_t, std::size_t>> cutOf(scene_.hosts.size()); // up links, cut ones
        std::map<int, std::size_t> index;
        for (std::size_t g = 0; g < scene_.hosts.size(); ++g)
            index[scene_.hosts[g].group] = g;
        for (const FabricLink& link : scene_.links) {
            if (link.toHosts || link.sameTier || scene_.nodes[link.lower].layer != 1) continue;
            auto& [all, cut] = cutOf[index[scene_.nodes[link.lower].group]];
            ++all;
            cut += link.crossesCut ? 1 : 0;
        }
        for (std::size_t g = 0; g < cutOf.size(); ++g) {
            if (cutOf[g].first == 0 || cutOf[g].first != cutOf[g].second) continue;
            const QRectF frame = s_.map(scene_.hosts[g].frame);
            dashed({frame.left(), frame.top() - 5}, {frame.right(), frame.top() - 5});
        }
    }

    QPainter& p_;
    const FabricScene& scene_;
    const ColourRoles& roles_;
    const QFont& caption_;
    FabricScale s_;
};

} // namespace

bool paintBackedLabel(QPainter& p, const ColourRoles& roles, QPointF at, const QString& text,
                      const QFont& font, const QColor& ink, double most, Qt::Alignment align) {
    p.setFont(font);
    const double width = p.fontMetrics().horizontalAdvance(text);
    if (width > most) return false;
    const double x = align == Qt::AlignHCenter ? at.x() - width / 2
                     : align == Qt::AlignRight ? at.x() - width
                                               : at.x();
    const QRectF box(x, at.y() - kLabelHeight / 2, width, kLabelHeight);
    p.fillRect(box.adjusted(-3, 0, 3, 0), roles.surface.canvas);
    p.setPen(ink);
    p.drawText(box, Qt::AlignCenter | Qt::TextDontClip, text);
    return true;
}

void paintCutLines(QPainter& painter, const FabricScene& scene, const ColourRoles& roles,
                   const QFont& caption, FabricScale scale) {
    CutPass(painter, scene, roles, caption, scale).run();
}

} // namespace cw::render
