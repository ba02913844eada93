#include "views/render/fabric_scene.h"

#include <algorithm>
#include <map>
#include <set>

namespace cw::render {

namespace {

constexpr double kMargin = 24;
constexpr double kMostNodeWidth = 44;
constexpr double kLeastNumbered = 24; ///< width that an upper switch is given for its number
constexpr double kNodeHeight = 26;
constexpr double kLeastPitch = 0.8; ///< of leaves; below that the scene grows wider than asked
constexpr double kMostPitch = 58;
constexpr double kMostStep = 150; ///< between the switches of a short upper tier
constexpr double kGroupGap = 18;
constexpr double kHostsWidth = 220; ///< room for what the box of a group says
constexpr double kLeastPart = 54;   ///< of a box that the cut divides
constexpr double kHostBox = 42;
constexpr double kCaption = 20; ///< below the box of a framed group
constexpr double kLegend = 26;
constexpr double kTopLabel = 34;
constexpr double kFrameTop = 12;      ///< from the frame down to the leaves
constexpr double kLeastTierDrop = 76; ///< between tiers: node, label and links that can be told apart
constexpr double kLeastHostDrop = 68, kMostHostDrop = 92;

using Sides = std::vector<std::uint8_t>;

/// Builds the scene of one answer, tier by tier.
class Layout {
public:
    Layout(const Project& project, const analysis::FabricAnswer& answer, bool withCut)
        : project_(project)
        , a_(answer)
        , withCut_(withCut)
        , nodeOf_(answer.nodes.size(), -1)
        , hostsOf_(answer.nodes.size(), -1)
        , partOf_(answer.nodes.size(), 0) {}

    FabricScene run(double width, double height) {
        if (a_.layers.size() != a_.nodes.size()) return {};
        for (const DeviceId device : a_.nodes)
            if (!project_.find(device)) return {}; // the drawing has moved on; the next answer will fit
        for (std::size_t i = 0; i < a_.nodes.size(); ++i)
            if (isSwitch(i)) top_ = std::max(top_, a_.layers[i]);
        if (top_ == 0) return {};
        scene_.role = a_.role;
        groupLeaves();
        gatherHosts();
        setHeights(height);
        placeLeaves(width);
        for (int layer = 2; layer <= top_; ++layer)
            placeUpperTier(layer);
        placeHosts();
        addLinks();
        sumUp();
        return std::move(scene_);
    }

private:
    bool isSwitch(std::size_t node) const { return a_.graph.isSwitch[node] != 0; }
    const Device& device(std::size_t node) const { return project_.devices()[a_.nodes[node]]; }
    bool onSecondSide(std::size_t node) const {
        const auto& side = a_.result.bisection.side;
        return withCut_ && node < side.size() && (side[node] != 0) != flipped_;
    }
    bool weighsAccelerators() const {
        return a_.role == FabricRole::Compute || a_.role == FabricRole::ScaleUp;
    }

    /// Switches of one layer in the order in which they are drawn: by group, rail, device.
    std::vector<std::size_t> switchesOf(int layer) const {
        std::vector<std::size_t> nodes;
        for (std::size_t i = 0; i < a_.nodes.size(); ++i)
            if (a_.layers[i] == layer && isSwitch(i)) nodes.push_back(i);
        std::stable_sort(nodes.begin(), nodes.end(), [&](std::size_t x, std::size_t y) {
            const Device &dx = device(x), &dy = device(y);
            return std::tie(dx.group, dx.rail, a_.nodes[x]) < std::tie(dy.group, dy.rail, a_.nodes[y]);
        });
        return nodes;
    }

    void groupLeaves() {
        for (std::size_t leaf : switchesOf(1)) {
            if (members_.empty() || scene_.hosts.back().group != device(leaf).group) {
                members_.emplace_back();
                scene_.hosts.emplace_back().group = device(leaf).group;
            }
            members_.back().push_back(leaf);
        }
        // Edge networks number their leaf pairs in the same field; those are no scalable units.
        scene_.units = weighsAccelerators() && members_.size() > 1;
        scene_.framed = members_.size() > 1;
    }

    /// Hosts belong to the group of a leaf that they are cabled to.
    void gatherHosts() {
        std::map<int, int> indexOf;
        for (std::size_t g = 0; g < scene_.hosts.size(); ++g)
            indexOf[scene_.hosts[g].group] = int(g);
        for (std::size_t e = 0; e < a_.graph.edgeCount(); ++e) {
            auto leaf = std::size_t(a_.graph.edgeA[e]), host = std::size_t(a_.graph.edgeB[e]);
            if (!isSwitch(leaf)) std::swap(leaf, host);
            if (!isSwitch(leaf) || isSwitch(host)) continue;
            const auto at = indexOf.find(device(leaf).group);
            if (at != indexOf.end()) hostsOf_[host] = at->second;
        }
        std::array<std::int64_t, 2> first{};
        for (std::size_t i = 0; i < a_.nodes.size(); ++i)
            if (hostsOf_[i] == 0) first[onSecondSide(i) ? 1 : 0] += a_.graph.endpoints[i];
        flipped_ = first[1] > first[0];

        bool second = false; // side of the part last drawn: the next box begins with it where it can
        std::vector<std::array<FabricHostPart, 2>> parts(scene_.hosts.size());
        std::vector<std::array<bool, 2>> used(scene_.hosts.size());
        for (std::size_t i = 0; i < a_.nodes.size(); ++i) {
            if (hostsOf_[i] < 0) continue;
            FabricHosts& hosts = scene_.hosts[std::size_t(hostsOf_[i])];
            hosts.devices.push_back(a_.nodes[i]);
            const std::size_t side = onSecondSide(i) ? 1 : 0;
            used[std::size_t(hostsOf_[i])][side] = true;
            FabricHostPart& part = parts[std::size_t(hostsOf_[i])][side];
            part.secondSide = side == 1;
            part.endpoints += a_.graph.endpoints[i];
            ++(a_.graph.endpoints[i] > 0 ? part.nodes : part.others);
            if (a_.graph.endpoints[i] == 0) continue;
            hosts.lastRack = QString::fromStdString(project_.racks()[device(i).rack].name);
            if (hosts.firstRack.isEmpty()) hosts.firstRack = hosts.lastRack;
        }
        std::vector<std::array<std::size_t, 2>> place(parts.size());
        for (std::size_t g = 0; g < parts.size(); ++g)
            for (const bool side : {second, !second})
                if (used[g][side ? 1 : 0]) {
                    place[g][side ? 1 : 0] = scene_.hosts[g].parts.size();
                    scene_.hosts[g].parts.push_back(parts[g][side ? 1 : 0]);
                    second = side;
                }
        for (std::size_t i = 0; i < a_.nodes.size(); ++i)
            if (hostsOf_[i] >= 0) partOf_[i] = place[std::size_t(hostsOf_[i])][onSecondSide(i) ? 1 : 0];
    }

    void setHeights(double height) {
        const double caption = scene_.framed ? kCaption : 0;
        const double below = kHostBox + caption + 8 + kLegend;
        const double topY = kTopLabel + kNodeHeight / 2;
        const double least = topY + kLeastTierDrop * (top_ - 1) + kLeastHostDrop + below;
        height_ = std::max(height, least);
        const double hostDrop = std::clamp(height_ * 0.2, kLeastHostDrop, kMostHostDrop);
        // A lone tier stands at the upper third, not at the foot of an empty sheet.
        const double spare = top_ == 1 ? (height_ - topY - kFrameTop - hostDrop - below) * 2 / 3 : 0;
        hostTop_ = height_ - below - std::max(0.0, spare);
        const double leafY = hostTop_ - hostDrop;
        scene_.tiers.resize(std::size_t(top_));
        for (int layer = 1; layer <= top_; ++layer)
            tier(layer).y = top_ == 1 ? leafY : leafY - (leafY - topY) * double(layer - 1) / double(top_ - 1);
    }

    FabricTier& tier(int layer) { return scene_.tiers[std::size_t(layer - 1)]; }

    void place(std::size_t node, int layer, double middle, double width, QString label) {
        FabricNode n;
        n.device = a_.nodes[node];
        n.layer = layer;
        n.group = device(node).group;
        n.rect = {middle - width / 2, tier(layer).y - kNodeHeight / 2, width, kNodeHeight};
        n.label = std::move(label);
        n.secondSide = onSecondSide(node);
        nodeOf_[node] = int(scene_.nodes.size());
        scene_.nodes.push_back(std::move(n));
    }

    /// Groups side by side; those with few leaves are widened for what their box says.
    void placeLeaves(double width) {
        std::size_t leaves = 0;
        for (const auto& m : members_)
            leaves += m.size();
        const double gap = std::clamp((width - 2 * kMargin) / double(8 * members_.size()), 1.0, kGroupGap);
        const double gaps = gap * double(members_.size() - 1);
        const double pad = std::min(4.0, gap * 0.25);
        const double room = std::max(1.0, width - 2 * (kMargin + pad));
        const double pitch = std::clamp((room - gaps) / double(leaves), kLeastPitch, kMostPitch);
        const auto lacking = [&](std::size_t count) {
            return std::max(0.0, kHostsWidth - pitch * double(count));
        };
        double lack = 0;
        for (const auto& m : members_)
            lack += lacking(m.size());
        const double spare = std::max(0.0, room - gaps - pitch * double(leaves));
        const double widened = lack > 0 ? std::min(1.0, spare / lack) : 0;
        const double total = pitch * double(leaves) + gaps + lack * widened;
        scene_.size = {std::max(width, total + 2 * (kMargin + pad)), height_};

        const double nodeWidth = std::min(kMostNodeWidth, pitch * 0.8);
        double x = (scene_.size.width() - total) / 2;
        std::size_t number = 0;
        for (std::size_t g = 0; g < members_.size(); ++g) {
            const auto& m = members_[g];
            const double w = pitch * double(m.size()) + lacking(m.size()) * widened;
            const double step = std::min(w / double(m.size()), 1.6 * pitch);
            std::map<int, int> ofRail, seen;
            for (std::size_t leaf : m)
                ++ofRail[device(leaf).rail];
            for (std::size_t i = 0; i < m.size(); ++i) {
                const int rail = device(m[i]).rail;
                QString label = QStringLiteral("L%1").arg(++number);
                if (weighsAccelerators() && rail > 0)
                    label = ofRail[rail] == 1 ? QString::number(rail)
                                              : QStringLiteral("%1.%2").arg(rail).arg(++seen[rail]);
                place(m[i], 1, x + w / 2 + step * (double(i) - double(m.size() - 1) / 2), nodeWidth,
                      std::move(label));
            }
            FabricHosts& hosts = scene_.hosts[g];
            const double top = tier(1).y - kNodeHeight / 2 - kFrameTop;
            const double inset = std::min(4.0, w * 0.05);
            hosts.rect = {x + inset, hostTop_, w - 2 * inset, kHostBox};
            hosts.frame = {x - pad, top, w + 2 * pad,
                           hostTop_ + kHostBox + (scene_.framed ? kCaption : 8) - top};
            x += w + gap;
        }
        left_ = scene_.hosts.front().frame.left();
        right_ = scene_.hosts.back().frame.right();
        scene_.legend = {kMargin, height_ - kLegend, scene_.size.width() - 2 * kMargin, kLegend - 4};
    }

    /// Flush with the frames below, unless there are too many or too few for that.
    void placeUpperTier(int layer) {
        const std::vector<std::size_t> nodes = switchesOf(layer);
        if (nodes.empty()) return;
        const double count = double(nodes.size());
        const double middle = (left_ + right_) / 2;
        const double wanted = std::min(scene_.size.width() - 2 * kMargin, count * kLeastNumbered);
        const double width = std::max(right_ - left_, wanted);
        const double nodeWidth = std::min(kMostNodeWidth, width / count * 0.8);
        const double step = count > 1 ? std::min((width - nodeWidth) / (count - 1), kMostStep) : 0;
        const QLatin1Char letter(layer == 2 ? 'S' : layer == 3 ? 'C' : 'T');
        for (std::size_t i = 0; i < nodes.size(); ++i)
            place(nodes[i], layer, middle + step * (double(i) - (count - 1) / 2), nodeWidth,
                  letter + QString::number(i + 1));
    }

    /// A box that the cut divides is shared by the count of endpoints, each part wide enough for a word.
    void placeHosts() {
        for (FabricHosts& hosts : scene_.hosts) {
            if (hosts.parts.empty()) continue;
            if (hosts.parts.size() == 1) {
                hosts.parts.front().rect = hosts.rect;
                continue;
            }
            const auto weight = [](const FabricHostPart& p) {
                return double(p.endpoints) + double(p.nodes + p.others);
            };
            const double w = hosts.rect.width();
            const double least = std::min(kLeastPart, w * 0.42);
            const double gap = std::min(6.0, w * 0.1);
            const double share = weight(hosts.parts[0]) / (weight(hosts.parts[0]) + weight(hosts.parts[1]));
            const double split = std::clamp(w * share, least, w - least);
            hosts.parts[0].rect = hosts.rect.adjusted(0, 0, split - gap / 2 - w, 0);
            hosts.parts[1].rect = hosts.rect.adjusted(split + gap / 2, 0, 0, 0);
        }
    }

    void count(int layer, std::size_t edge, bool cut) {
        FabricTier& t = tier(layer);
        const double gbps = a_.graph.edgeGbps[edge];
        t.leastGbps = t.cables == 0 ? gbps : std::min(t.leastGbps, gbps);
        t.mostGbps = std::max(t.mostGbps, gbps);
        t.cables += a_.graph.edgeCables[edge];
        if (cut) t.cutCables += a_.graph.edgeCables[edge];
    }

    /// Links between switches one by one; host links gathered by leaf and part.
    void addLinks() {
        struct Down {
            std::int64_t cables = 0;
            bool cut = false;
        };
        std::map<std::tuple<int, int, std::size_t>, Down> downs; // scene node, hosts, part
        for (std::size_t e = 0; e < a_.graph.edgeCount(); ++e) {
            auto na = std::size_t(a_.graph.edgeA[e]), nb = std::size_t(a_.graph.edgeB[e]);
            if (a_.layers[na] < a_.layers[nb]) std::swap(na, nb);
            if (nodeOf_[na] < 0) continue;
            const bool cut = onSecondSide(na) != onSecondSide(nb);
            const FabricNode& upper = scene_.nodes[std::size_t(nodeOf_[na])];
            count(upper.layer, e, cut);
            if (nodeOf_[nb] < 0) {
                if (hostsOf_[nb] < 0) continue;
                Down& down = downs[{nodeOf_[na], hostsOf_[nb], partOf_[nb]}];
                down.cables += a_.graph.edgeCables[e];
                down.cut = cut;
                continue;
            }
            const FabricNode& lower = scene_.nodes[std::size_t(nodeOf_[nb])];
            FabricLink link;
            link.upper = std::size_t(nodeOf_[na]);
            link.lower = std::size_t(nodeOf_[nb]);
            link.sameTier = upper.layer == lower.layer;
            link.from = {upper.rect.center().x(), link.sameTier ? upper.rect.top() : upper.rect.bottom()};
            link.to = {lower.rect.center().x(), lower.rect.top()};
            link.cables = a_.graph.edgeCables[e];
            link.crossesCut = cut;
            scene_.links.push_back(link);
        }
        for (const auto& [key, down] : downs) {
            const auto& [node, hostsIndex, part] = key;
            const FabricNode& leaf = scene_.nodes[std::size_t(node)];
            const FabricHosts& hosts = scene_.hosts[std::size_t(hostsIndex)];
            const QRectF& box = hosts.parts[part].rect;
            // Straight down, or drawn together towards the part that it goes to.
            const double along = (leaf.rect.center().x() - hosts.rect.left()) / hosts.rect.width();
            const bool own = leaf.group == hosts.group && hosts.parts.size() == 1;
            FabricLink link;
            link.upper = std::size_t(node);
            link.lower = std::size_t(hostsIndex);
            link.part = part;
            link.toHosts = true;
            link.from = {leaf.rect.center().x(), leaf.rect.bottom()};
            link.to = {own ? link.from.x() : box.left() + std::clamp(along, 0.04, 0.96) * box.width(),
                       box.top()};
            link.cables = down.cables;
            link.crossesCut = down.cut;
            scene_.links.push_back(link);
        }
    }

    void sumUp() {
        for (std::size_t i = 0; i < a_.nodes.size(); ++i) {
            FabricSide& side = scene_.sides[onSecondSide(i) ? 1 : 0];
            side.endpoints += a_.graph.endpoints[i];
            if (isSwitch(i)) ++side.switches;
        }
        for (int layer = 1; layer <= top_; ++layer) {
            std::set<PartId> parts;
            for (const FabricNode& n : scene_.nodes)
                if (n.layer == layer) {
                    ++tier(layer).switches;
                    parts.insert(project_.devices()[n.device].part);
                }
            if (parts.size() == 1)
                tier(layer).part = QString::fromStdString(project_.parts()[*parts.begin()].spec.model);
        }
    }

    const Project& project_;
    const analysis::FabricAnswer& a_;
    bool withCut_;
    FabricScene scene_;
    std::vector<std::vector<std::size_t>> members_; ///< leaves of each group
    std::vector<int> nodeOf_;                       ///< scene node of a switch
    std::vector<int> hostsOf_;                      ///< group of a host
    std::vector<std::size_t> partOf_;
    std::int32_t top_ = 0;
    bool flipped_ = false;
    double height_ = 0, hostTop_ = 0, left_ = 0, right_ = 0;
};

} // namespace

int FabricScene::nodeAt(QPointF p) const {
    for (std::size_t i = 0; i < nodes.size(); ++i)
        if (nodes[i].rect.contains(p)) return int(i);
    return -1;
}

int FabricScene::hostsAt(QPointF p) const {
    for (std::size_t i = 0; i < hosts.size(); ++i)
        if (hosts[i].rect.contains(p)) return int(i);
    return -1;
}

std::int64_t FabricScene::cutCables() const {
    std::int64_t sum = 0;
    for (const FabricLink& link : links)
        if (link.crossesCut) sum += link.cables;
    return sum;
}

FabricScene layoutFabric(const Project& project, const analysis::FabricAnswer& answer, double width,
                         double height, bool withCut) {
    return Layout(project, answer, withCut).run(width, height);
}

} // namespace cw::render
