// What a drawn fabric says, in order of preference where the room decides.
#pragma once

#include "views/render/fabric_scene.h"

#include <QStringList>

#include <array>
#include <vector>

namespace cw::render {

QString tierName(int layer);
QString unitName(int group);
/// "racks A01–A10" and shorter; empty when the hosts stand in no rack.
QStringList rackNames(const FabricHosts& hosts);
/// "16 × QM9700" and shorter.
QStringList tierTexts(const FabricTier& tier);
/// The links from a tier to the one below: "1,024 cables of 400 Gb/s, 512 cut" and shorter.
QStringList linkTexts(const FabricTier& tier, bool withCut);
/// "248 of 256 cables cut" is too long for a line over links: "248 of 256 cut".
QString cutShare(std::int64_t cut, std::int64_t all);

/// The two lines of a host box. The last of `first` is a bare number, which `noun` goes below; `secondShort`
/// goes below one that is neither that nor the longest.
struct HostText {
    QStringList first, second, secondShort;
    QString noun;
};
HostText hostTexts(const FabricHostPart& part, FabricRole role, bool withSide);

/// First side, second side, what is cut, what stays: each row is shorter than the one before.
std::vector<std::array<QString, 4>> legendTexts(const FabricScene& scene);

} // namespace cw::render
