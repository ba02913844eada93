#include "views/render/fabric_text.h"

#include <QCoreApplication>
#include <QLocale>

#include <cmath>

namespace cw::render {

namespace {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(FabricPainter)
};

QString number(std::int64_t value) {
    return QLocale().toString(qlonglong(value));
}

QString rate(double gbps) {
    return QLocale().toString(gbps, 'f', gbps == std::floor(gbps) ? 0 : 1);
}

/// "1 side, n of it": the count itself is in the locale's notation.
QString endpointsText(std::int64_t count) {
    return Say::tr("%Ln endpoint(s)", nullptr, int(count));
}

QString switchesText(std::size_t count) {
    return Say::tr("%Ln switch(es)", nullptr, int(count));
}

} // namespace

QString tierName(int layer) {
    return layer == 1   ? Say::tr("Leaf")
           : layer == 2 ? Say::tr("Spine")
           : layer == 3 ? Say::tr("Core")
                        : Say::tr("Tier %1").arg(layer);
}

QString unitName(int group) {
    return Say::tr("SU %1").arg(group);
}

QStringList rackNames(const FabricHosts& hosts) {
    if (hosts.firstRack.isEmpty()) return {};
    if (hosts.firstRack == hosts.lastRack) return {Say::tr("rack %1").arg(hosts.firstRack), hosts.firstRack};
    const QString range = hosts.firstRack + QChar(0x2013) + hosts.lastRack;
    return {Say::tr("racks %1").arg(range), range};
}

QStringList tierTexts(const FabricTier& tier) {
    QStringList texts;
    if (!tier.part.isEmpty())
        texts << QStringLiteral("%1 × %2").arg(number(std::int64_t(tier.switches)), tier.part);
    texts << switchesText(tier.switches) << number(std::int64_t(tier.switches));
    return texts;
}

QStringList linkTexts(const FabricTier& tier, bool withCut) {
    if (tier.cables == 0) return {};
    const QString cables = Say::tr("%Ln cable(s)", nullptr, int(tier.cables));
    const QString rated =
        tier.leastGbps == tier.mostGbps
            ? Say::tr("%1 of %2 Gb/s").arg(cables, rate(tier.mostGbps))
            : Say::tr("%1 of %2 to %3 Gb/s").arg(cables, rate(tier.leastGbps), rate(tier.mostGbps));
    if (!withCut) return {rated, cables};
    const QString cut =
        tier.cutCables > 0 ? Say::tr("%1 cut").arg(number(tier.cutCables)) : Say::tr("none cut");
    return {Say::tr("%1, %2").arg(rated, cut), Say::tr("%1, %2").arg(cables, cut), cut};
}

QString cutShare(std::int64_t cut, std::int64_t all) {
    return Say::tr("%1 of %2 cut").arg(number(cut), number(all));
}

HostText hostTexts(const FabricHostPart& part, FabricRole role, bool withSide) {
    const bool accelerators = role == FabricRole::Compute || role == FabricRole::ScaleUp;
    const QString side = !withSide ? QString() : part.secondSide ? Say::tr("side 2") : Say::tr("side 1");
    const QString others =
        part.others > 0 ? Say::tr("%Ln without GPUs", nullptr, int(part.others)) : QString();
    HostText text;
    if (part.nodes == 0 && accelerators) {
        text.first = {others, number(std::int64_t(part.others))};
        text.noun = Say::tr("without GPUs");
        if (withSide) text.second = text.secondShort = QStringList{side};
        return text;
    }
    const QString nodes = accelerators ? Say::tr("%Ln node(s)", nullptr, int(part.nodes))
                                       : Say::tr("%Ln host(s)", nullptr, int(part.nodes));
    const QString gpus = Say::tr("%Ln GPU(s)", nullptr, int(part.endpoints));
    if (accelerators) text.first << Say::tr("%1, %2").arg(nodes, gpus);
    text.first << nodes << number(std::int64_t(part.nodes));
    text.noun = accelerators ? Say::tr("node(s)", nullptr, int(part.nodes))
                             : Say::tr("host(s)", nullptr, int(part.nodes));
    if (!others.isEmpty()) text.second << (withSide ? side + QStringLiteral(" · ") + others : others);
    if (withSide) text.second << side;
    text.secondShort = accelerators ? QStringList{gpus} : text.second;
    if (withSide) text.secondShort << side;
    return text;
}

std::vector<std::array<QString, 4>> legendTexts(const FabricScene& scene) {
    const QString one = Say::tr("side 1"), two = Say::tr("side 2"), stays = Say::tr("not cut");
    const QString cut = Say::tr("%Ln cable(s) cut", nullptr, int(scene.cutCables()));
    const auto side = [](const QString& name, const FabricSide& s) {
        const QString endpoints = endpointsText(s.endpoints);
        return s.switches == 0 ? Say::tr("%1: %2").arg(name, endpoints)
                               : Say::tr("%1: %2, %3").arg(name, endpoints, switchesText(s.switches));
    };
    const auto shorter = [](const QString& name, const FabricSide& s) {
        return Say::tr("%1: %2").arg(name, endpointsText(s.endpoints));
    };
    return {{side(one, scene.sides[0]), side(two, scene.sides[1]), cut, stays},
            {shorter(one, scene.sides[0]), shorter(two, scene.sides[1]), cut, stays},
            {one, two, cut, stays}};
}

} // namespace cw::render
