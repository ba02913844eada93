#include "views/render/fabric_scene.h"

#include <algorithm>
#include <map>

namespace cw::render {

namespace {

constexpr double kMargin = 24;
constexpr double kNodeWidth = 44;
constexpr double kNodeHeight = 26;
constexpr double kNarrowestNode = 6; ///< below that the scene grows wider than asked
constexpr double kGroupGap = 18;
constexpr double kHostBox = 52;
constexpr double kTopLabel = 44;
constexpr double kHostDrop = 70;      ///< from the leaves to the hosts
constexpr double kLeastTierDrop = 76; ///< between tiers: node, label and links that can be told apart

/// Nodes of one layer in the order in which they are drawn: by group, rail, device.
std::vector<std::size_t> nodesOfLayer(const Project& project, const analysis::FabricAnswer& a, int layer) {
    std::vector<std::size_t> nodes;
    for (std::size_t i = 0; i < a.nodes.size(); ++i)
        if (a.layers[i] == layer && a.graph.isSwitch[i]) nodes.push_back(i);
    std::stable_sort(nodes.begin(), nodes.end(), [&](std::size_t x, std::size_t y) {
        const Device& dx = project.devices()[a.nodes[x]];
        const Device& dy = project.devices()[a.nodes[y]];
        return std::tie(dx.group, dx.rail, a.nodes[x]) < std::tie(dy.group, dy.rail, a.nodes[y]);
    });
    return nodes;
}

QString labelOf(const Device& device, int layer, std::size_t position) {
    if (layer == 1 && device.rail > 0) return QString::number(device.rail);
    const QLatin1Char letter(layer == 1 ? 'L' : layer == 2 ? 'S' : 'C');
    return letter + QString::number(position + 1);
}

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

FabricScene layoutFabric(const Project& project, const analysis::FabricAnswer& a, double width,
                         double height) {
    FabricScene scene;
    if (a.layers.size() != a.nodes.size()) return scene;
    for (std::size_t i = 0; i < a.nodes.size(); ++i)
        if (!project.find(a.nodes[i])) return scene; // the drawing has moved on; the next answer will fit
    int top = 0;
    for (std::size_t i = 0; i < a.nodes.size(); ++i)
        if (a.graph.isSwitch[i]) top = std::max(top, int(a.layers[i]));
    scene.layers = top;
    if (top == 0) return scene;

    // Leaves set the width: groups side by side, each leaf at least a few pixels.
    const std::vector<std::size_t> leaves = nodesOfLayer(project, a, 1);
    std::map<int, std::vector<std::size_t>> groups;
    for (std::size_t leaf : leaves)
        groups[project.devices()[a.nodes[leaf]].group].push_back(leaf);
    scene.grouped = groups.size() > 1 || groups.begin()->first != 0;
    const double gaps = kGroupGap * double(groups.size());
    const double pitch =
        std::clamp((width - 2 * kMargin - gaps) / double(std::max<std::size_t>(1, leaves.size())),
                   kNarrowestNode, kNodeWidth * 1.3);
    const double total = pitch * double(leaves.size()) + gaps;
    const double sceneWidth = std::max(width, total + 2 * kMargin);
    const double topY = kTopLabel + kNodeHeight / 2;
    const double sceneHeight =
        std::max(height, topY + kLeastTierDrop * (top - 1) + kHostDrop + kHostBox + kMargin);
    scene.size = {sceneWidth, sceneHeight};

    const double hostTop = sceneHeight - kMargin - kHostBox;
    const double leafY = hostTop - kHostDrop;
    scene.layerY.resize(std::size_t(top));
    for (int layer = 1; layer <= top; ++layer)
        scene.layerY[std::size_t(layer - 1)] =
            top == 1 ? leafY : leafY - (leafY - topY) * double(layer - 1) / double(top - 1);

    std::vector<int> nodeOf(a.nodes.size(), -1);
    const auto place = [&](std::size_t node, int layer, QRectF rect, std::size_t position) {
        const Device& device = project.devices()[a.nodes[node]];
        FabricNode n;
        n.device = a.nodes[node];
        n.layer = layer;
        n.group = device.group;
        n.rect = rect;
        n.label = labelOf(device, layer, position);
        n.secondSide = node < a.result.bisection.side.size() && a.result.bisection.side[node] != 0;
        nodeOf[node] = int(scene.nodes.size());
        scene.nodes.push_back(std::move(n));
    };
    double x = (sceneWidth - total) / 2;
    std::map<int, std::size_t> hostsOfGroup;
    for (const auto& [group, members] : groups) {
        FabricHosts hosts;
        hosts.group = group;
        const double w = pitch * double(members.size());
        for (std::size_t i = 0; i < members.size(); ++i) {
            const double nodeWidth = std::min(kNodeWidth, pitch * 0.8);
            place(members[i], 1,
                  {x + pitch * (double(i) + 0.5) - nodeWidth / 2, scene.layerY[0] - kNodeHeight / 2,
                   nodeWidth, kNodeHeight},
                  i);
        }
        hosts.rect = {x + 4, hostTop, w - 8, kHostBox - 10};
        hosts.frame = {x - 4, scene.layerY[0] - kNodeHeight / 2 - 12, w + 8,
                       hostTop + kHostBox - (scene.layerY[0] - kNodeHeight / 2 - 12)};
        hostsOfGroup[group] = scene.hosts.size();
        scene.hosts.push_back(std::move(hosts));
        x += w + kGroupGap;
    }
    for (int layer = 2; layer <= top; ++layer) {
        const std::vector<std::size_t> nodes = nodesOfLayer(project, a, layer);
        const double step = (sceneWidth - 2 * kMargin) / double(std::max<std::size_t>(1, nodes.size()));
        const double nodeWidth = std::min(kNodeWidth, step * 0.8);
        for (std::size_t i = 0; i < nodes.size(); ++i)
            place(nodes[i], layer,
                  {kMargin + step * (double(i) + 0.5) - nodeWidth / 2,
                   scene.layerY[std::size_t(layer - 1)] - kNodeHeight / 2, nodeWidth, kNodeHeight},
                  i);
    }

    // Links between switches one by one; host links gathered per leaf.
    struct Down {
        std::int64_t cables = 0;
        double gbps = 0;
        bool cut = false;
    };
    std::map<int, Down> downs; // by scene node
    std::vector<int> groupOfHost(a.nodes.size(), 0);
    const auto crosses = [&](std::size_t e) {
        const auto& side = a.result.bisection.side;
        const auto na = std::size_t(a.graph.edgeA[e]), nb = std::size_t(a.graph.edgeB[e]);
        return na < side.size() && nb < side.size() && side[na] != side[nb];
    };
    for (std::size_t e = 0; e < a.graph.edgeCount(); ++e) {
        auto na = std::size_t(a.graph.edgeA[e]), nb = std::size_t(a.graph.edgeB[e]);
        if (a.layers[na] < a.layers[nb]) std::swap(na, nb);
        if (nodeOf[na] < 0) continue;
        const auto upper = std::size_t(nodeOf[na]);
        if (nodeOf[nb] < 0) {
            Down& down = downs[nodeOf[na]];
            down.cables += a.graph.edgeCables[e];
            down.gbps = a.graph.edgeGbps[e];
            down.cut = down.cut || crosses(e);
            groupOfHost[nb] = scene.nodes[upper].group;
            continue;
        }
        const auto lower = std::size_t(nodeOf[nb]);
        FabricLink link;
        link.upper = upper;
        link.lower = lower;
        link.from = {scene.nodes[upper].rect.center().x(), scene.nodes[upper].rect.bottom()};
        link.to = {scene.nodes[lower].rect.center().x(), scene.nodes[lower].rect.top()};
        link.cables = a.graph.edgeCables[e];
        link.gbps = a.graph.edgeGbps[e];
        link.crossesCut = crosses(e);
        scene.links.push_back(link);
    }
    for (const auto& [node, down] : downs) {
        const FabricNode& leaf = scene.nodes[std::size_t(node)];
        const auto at = hostsOfGroup.find(leaf.group);
        if (at == hostsOfGroup.end()) continue;
        FabricLink link;
        link.upper = std::size_t(node);
        link.lower = at->second;
        link.toHosts = true;
        link.from = {leaf.rect.center().x(), leaf.rect.bottom()};
        link.to = {leaf.rect.center().x(), scene.hosts[at->second].rect.top()};
        link.cables = down.cables;
        link.gbps = down.gbps;
        link.crossesCut = down.cut;
        scene.links.push_back(link);
    }
    for (std::size_t i = 0; i < a.nodes.size(); ++i) {
        if (a.graph.isSwitch[i]) continue;
        const auto at = hostsOfGroup.find(groupOfHost[i]);
        if (at == hostsOfGroup.end()) continue;
        FabricHosts& hosts = scene.hosts[at->second];
        ++hosts.hosts;
        hosts.endpoints += a.graph.endpoints[i];
        hosts.devices.push_back(a.nodes[i]);
    }
    return scene;
}

} // namespace cw::render
