#include "views/render/fabric_ports.h"

#include "model/object_name.h"
#include "views/render/elevation_scene.h"
#include "views/render/fabric_cut.h"
#include "views/render/font_roles.h"
#include "views/render/paint_kit.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <map>

namespace cw::render {

namespace {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(FabricPainter)
};

constexpr std::size_t kListedPorts = 3;

QString rateNumber(double gbps) {
    return QLocale().toString(gbps, 'f', gbps == std::floor(gbps) ? 0 : 1);
}

QString rateText(std::size_t cables, double least, double most) {
    const QString rate =
        least == most ? rateNumber(least) : rateNumber(least) + QChar(0x2013) + rateNumber(most);
    return Say::tr("%1 × %2 Gb/s").arg(cables).arg(rate);
}

auto portKey(const PortRef& port) {
    return std::pair(port.port, port.lane);
}

/// Whether `next` is the piece or the port right after `port`.
bool follows(const PortRef& port, const PortRef& next) {
    return port.lane + 1 < port.lanes ? next.port == port.port && next.lane == port.lane + 1
                                      : next.port == port.port + 1 && next.lane == 0;
}

/// Width that a label at a node may take without touching those of its neighbours.
double roomAt(const FabricScene& scene, std::size_t node, double scale) {
    const FabricNode& own = scene.nodes[node];
    double room = own.rect.width() * 3;
    for (const FabricNode& other : scene.nodes)
        if (&other != &own && other.layer == own.layer)
            room = std::min(room, std::abs(other.rect.center().x() - own.rect.center().x()));
    return room * scale - 4;
}

} // namespace

std::vector<SwitchPeer> switchPeers(const Project& project, const FabricScene& scene, FabricId fabric,
                                    DeviceId device) {
    std::map<DeviceId, SwitchPeer> peers;
    for (CableId id : project.referrers<Cable>(device)) {
        const Cable& cable = project.cables()[id];
        if (cable.fabric != fabric) continue;
        const bool isA = cable.a.device == device;
        SwitchPeer& peer = peers[isA ? cable.b.device : cable.a.device];
        const double gbps = inGigabitsPerSecond(cable.speed);
        peer.leastGbps = peer.ports.empty() ? gbps : std::min(peer.leastGbps, gbps);
        peer.mostGbps = std::max(peer.mostGbps, gbps);
        peer.ports.push_back(isA ? cable.a : cable.b);
    }
    std::vector<SwitchPeer> all;
    for (auto& [id, peer] : peers) {
        peer.device = id;
        for (std::size_t i = 0; i < scene.nodes.size(); ++i)
            if (scene.nodes[i].device == id) peer.node = int(i);
        std::sort(peer.ports.begin(), peer.ports.end(),
                  [](const PortRef& a, const PortRef& b) { return portKey(a) < portKey(b); });
        all.push_back(std::move(peer));
    }
    return all;
}

QString portsText(const Project& project, const std::vector<PortRef>& ports) {
    const auto name = [&](const PortRef& port) { return QString::fromStdString(portName(project, port)); };
    bool run = ports.size() > kListedPorts;
    for (std::size_t i = 1; run && i < ports.size(); ++i)
        run = follows(ports[i - 1], ports[i]);
    if (run) return name(ports.front()) + QChar(0x2013) + name(ports.back());
    QStringList names;
    QString cage; // of the port before; "17/1, 17/2" is written "17/1, 2"
    for (std::size_t i = 0; i < std::min(kListedPorts, ports.size()); ++i) {
        const QString whole = name(ports[i]);
        const QString own = whole.left(whole.lastIndexOf(QLatin1Char('/')) + 1);
        names << (!own.isEmpty() && own == cage ? whole.mid(own.size()) : whole);
        cage = own;
    }
    const QString listed = names.join(QStringLiteral(", "));
    return ports.size() > kListedPorts ? listed + QStringLiteral(" +%1").arg(ports.size() - kListedPorts)
                                       : listed;
}

QStringList peerLines(const Project& project, const FabricScene& scene,
                      const std::vector<SwitchPeer>& peers) {
    struct Tier {
        std::vector<PortRef> ports;
        std::size_t devices = 0;
        double least = 0, most = 0;
    };
    std::map<int, Tier, std::greater<>> tiers; // from the top down; hosts are 0
    for (const SwitchPeer& peer : peers) {
        Tier& tier = tiers[peer.node >= 0 ? scene.nodes[std::size_t(peer.node)].layer : 0];
        tier.least = tier.devices == 0 ? peer.leastGbps : std::min(tier.least, peer.leastGbps);
        tier.most = std::max(tier.most, peer.mostGbps);
        tier.ports.insert(tier.ports.end(), peer.ports.begin(), peer.ports.end());
        ++tier.devices;
    }
    QStringList lines;
    for (auto& [layer, tier] : tiers) {
        std::sort(tier.ports.begin(), tier.ports.end(),
                  [](const PortRef& a, const PortRef& b) { return portKey(a) < portKey(b); });
        const QString who =
            layer == 0 ? Say::tr("%n hosts", nullptr, int(tier.devices))
                       : shortRoleText(DeviceRole::ComputeSwitch, std::uint8_t(layer), int(tier.devices));
        lines << Say::tr("%1: %2, ports %3", "leaves: 32 × 400 Gb/s, ports 1–32")
                     .arg(who, rateText(tier.ports.size(), tier.least, tier.most),
                          portsText(project, tier.ports));
    }
    return lines;
}

void paintSwitchPorts(QPainter& p, const Project& project, const FabricScene& scene, const ColourRoles& roles,
                      const QFont& font, FabricScale scale, std::size_t node,
                      const std::vector<SwitchPeer>& peers, const QRectF& within) {
    const QFont caption = roleFont(font, FontRole::Caption), strong = roleFont(font, FontRole::Strong);
    const FabricNode& own = scene.nodes[node];
    for (const SwitchPeer& peer : peers) {
        if (peer.node < 0) continue;
        const FabricNode& far = scene.nodes[std::size_t(peer.node)];
        const QRectF box = scale.map(far.rect);
        const bool below = far.layer > own.layer; // the link comes from below
        paintBackedLabel(p, roles, {box.center().x(), below ? box.bottom() + 10 : box.top() - 8},
                         portsText(project, peer.ports), caption, roles.accent.text,
                         roomAt(scene, std::size_t(peer.node), scale.x), Qt::AlignHCenter);
    }
    const QStringList lines = peerLines(project, scene, peers);
    const QString name = QString::fromStdString(project.devices()[own.device].name);
    double width = textWidth(strong, name);
    for (const QString& line : lines)
        width = std::max(width, textWidth(caption, line));
    const double head = std::ceil(QFontMetricsF(strong).height()),
                 row = std::ceil(QFontMetricsF(caption).height());
    const QRectF box = scale.map(own.rect);
    QRectF card(0, 0, width + 18, head + double(lines.size()) * row + 10);
    card.moveLeft(box.center().x() - card.width() / 2);
    // Over the links and not over the switches of the own tier.
    if (own.layer > 1)
        card.moveTop(box.bottom() + 28);
    else
        card.moveBottom(box.top() - 34);
    card.moveLeft(std::clamp(card.left(), within.left() + 4,
                             std::max(within.left() + 4, within.right() - card.width() - 4)));
    card.moveTop(std::clamp(card.top(), within.top() + 4,
                            std::max(within.top() + 4, within.bottom() - card.height() - 4)));
    p.save();
    paintCard(p, card, roles);
    QRectF text(card.left() + 8, card.top() + 5, card.width() - 12, head);
    fitText(p, text, strong, roles.text.primary, name, Qt::AlignLeft);
    text = {text.left(), text.bottom(), text.width(), row};
    for (const QString& line : lines) {
        fitText(p, text, caption, roles.text.secondary, line, Qt::AlignLeft);
        text.translate(0, row);
    }
    p.restore();
}

} // namespace cw::render
