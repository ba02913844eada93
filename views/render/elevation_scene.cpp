#include "views/render/elevation_scene.h"

#include "model/slots.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>

namespace cw::render {

namespace {

struct Elevation {
    Q_DECLARE_TR_FUNCTIONS(Elevation)
};

QString roleWord(DeviceRole role) {
    switch (role) {
    case DeviceRole::Server:
        return Elevation::tr("servers");
    case DeviceRole::Management:
    case DeviceRole::FabricManager:
        return Elevation::tr("management");
    case DeviceRole::Storage:
        return Elevation::tr("storage");
    case DeviceRole::ComputeSwitch:
    case DeviceRole::StorageSwitch:
    case DeviceRole::InBandSwitch:
    case DeviceRole::OutOfBandSwitch:
    case DeviceRole::ScaleUpSwitch:
        return Elevation::tr("network");
    case DeviceRole::PowerShelf:
        return Elevation::tr("power");
    case DeviceRole::PatchPanel:
    case DeviceRole::Blank:
        return {};
    case DeviceRole::Other:
        return Elevation::tr("other");
    }
    return {};
}

/// What is in a rack in a few words: one part by count, else what its devices are for.
QStringList contentsText(const ElevationRack& rack) {
    std::map<QString, int> models;
    QStringList words;
    for (const ElevationDevice& device : rack.devices) {
        const QString word = roleWord(device.role);
        if (word.isEmpty()) continue;
        ++models[device.model];
        if (!words.contains(word)) words << word;
    }
    if (models.empty()) return rack.devices.empty() ? QStringList{Elevation::tr("empty")} : QStringList();
    if (models.size() == 1)
        return {QStringLiteral("%1 × %2").arg(models.begin()->second).arg(models.begin()->first)};
    return words;
}

/// "leaf-b7" and "leaf-b8" belong together, "oob-b1" does not.
QString stemOf(const QString& name) {
    int end = int(name.size());
    while (end > 0 && name[end - 1].isDigit())
        --end;
    return name.left(end);
}

} // namespace

QString roleText(DeviceRole role, std::uint8_t tier, int count) {
    switch (role) {
    case DeviceRole::Server:
        return Elevation::tr("%n servers", nullptr, count);
    case DeviceRole::Management:
        return Elevation::tr("%n management nodes", nullptr, count);
    case DeviceRole::FabricManager:
        return Elevation::tr("%n fabric managers", nullptr, count);
    case DeviceRole::Storage:
        return Elevation::tr("%n storage nodes", nullptr, count);
    case DeviceRole::ComputeSwitch:
        if (tier == 1) return Elevation::tr("%n leaf switches", nullptr, count);
        if (tier == 2) return Elevation::tr("%n spine switches", nullptr, count);
        if (tier == 3) return Elevation::tr("%n core switches", nullptr, count);
        return Elevation::tr("%n compute switches", nullptr, count);
    case DeviceRole::StorageSwitch:
        return Elevation::tr("%n storage switches", nullptr, count);
    case DeviceRole::InBandSwitch:
        return Elevation::tr("%n in-band switches", nullptr, count);
    case DeviceRole::OutOfBandSwitch:
        return Elevation::tr("%n out-of-band switches", nullptr, count);
    case DeviceRole::ScaleUpSwitch:
        return Elevation::tr("%n scale-up switches", nullptr, count);
    case DeviceRole::PowerShelf:
        return Elevation::tr("%n power shelves", nullptr, count);
    case DeviceRole::PatchPanel:
        return Elevation::tr("%n cable managers", nullptr, count);
    case DeviceRole::Blank:
        return Elevation::tr("%n blanks", nullptr, count);
    case DeviceRole::Other:
        return Elevation::tr("%n devices", nullptr, count);
    }
    return {};
}

QString shortRoleText(DeviceRole role, std::uint8_t tier, int count) {
    switch (role) {
    case DeviceRole::ComputeSwitch:
        if (tier == 1) return Elevation::tr("%n leaves", nullptr, count);
        if (tier == 2) return Elevation::tr("%n spines", nullptr, count);
        if (tier == 3) return Elevation::tr("%n cores", nullptr, count);
        break;
    case DeviceRole::StorageSwitch:
    case DeviceRole::InBandSwitch:
    case DeviceRole::OutOfBandSwitch:
    case DeviceRole::ScaleUpSwitch:
        break;
    case DeviceRole::Management:
    case DeviceRole::FabricManager:
    case DeviceRole::Storage:
        return Elevation::tr("%n nodes", nullptr, count);
    case DeviceRole::PowerShelf:
        return Elevation::tr("%n shelves", nullptr, count);
    case DeviceRole::Server:
    case DeviceRole::PatchPanel:
    case DeviceRole::Blank:
    case DeviceRole::Other:
        return roleText(role, tier, count);
    }
    return Elevation::tr("%n switches", nullptr, count);
}

std::vector<FreeRun> freeRuns(const ElevationRack& rack) {
    std::vector<bool> taken(std::size_t(rack.units) + 2, false);
    for (const ElevationDevice& device : rack.devices)
        for (int u = std::max(1, device.u); u <= std::min(rack.units, device.top()); ++u)
            taken[std::size_t(u)] = true;
    std::vector<FreeRun> runs;
    for (int u = 1; u <= rack.units; ++u) {
        if (taken[std::size_t(u)]) continue;
        if (!runs.empty() && runs.back().top() + 1 == u)
            ++runs.back().units;
        else
            runs.push_back({u, 1});
    }
    return runs;
}

std::vector<DeviceGroup> deviceGroups(const ElevationRack& rack, Face face) {
    struct Open {
        DeviceGroup group;
        const ElevationDevice* first;
        const ElevationDevice* last;
    };
    std::vector<Open> open;
    for (const ElevationDevice& device : rack.devices) {
        const bool seen = device.face == face || !device.shallow;
        if (device.units != 1 || !seen || device.role == DeviceRole::Blank ||
            device.role == DeviceRole::PatchPanel)
            continue;
        // Cable managers may lie between the switches of a group; anything else may not.
        Open* joined = nullptr;
        if (!open.empty() && open.back().first->role == device.role &&
            open.back().first->tier == device.tier &&
            stemOf(open.back().first->name) == stemOf(device.name) && device.u - open.back().group.top <= 2)
            joined = &open.back();
        if (joined) {
            joined->group.top = device.u;
            ++joined->group.count;
            joined->last = &device;
        } else {
            open.push_back({{device.u, device.u, 1, {}}, &device, &device});
        }
    }
    std::vector<DeviceGroup> groups;
    for (Open& each : open) {
        if (each.group.count < 2) continue;
        const QString whole = roleText(each.first->role, each.first->tier, each.group.count);
        const int low = std::min(each.first->rail, each.last->rail),
                  high = std::max(each.first->rail, each.last->rail);
        if (low > 0 && high - low + 1 == each.group.count)
            each.group.labels << whole + Elevation::tr(", rails %1 to %2").arg(low).arg(high);
        each.group.labels << whole << shortRoleText(each.first->role, each.first->tier, each.group.count);
        groups.push_back(std::move(each.group));
    }
    return groups;
}

ElevationScene buildElevation(const Project& project, std::span<const RackId> racks) {
    ElevationScene scene;
    for (RackId id : racks) {
        const Rack* value = project.find(id);
        if (!value) continue;
        ElevationRack rack;
        rack.id = id;
        rack.name = QString::fromStdString(value->name);
        rack.units = rackUnits(project, *value);
        rack.freeUnits = freeUnits(project, id);
        rack.locked = value->locked;
        const auto depth = usableDepth(project, *value);
        for (DeviceId deviceId : project.referrers<Device>(id)) {
            const Device& device = project.devices()[deviceId];
            const SlotUse use = slotUse(project, device);
            if (use.units.height == 0) continue;
            const PartSpec& spec = project.parts()[device.part].spec;
            ElevationDevice item;
            item.id = deviceId;
            item.u = device.u;
            item.units = use.units.height;
            item.face = device.face;
            item.shallow = use.depth && depth && 2 * *use.depth <= *depth;
            item.role = device.role;
            item.tier = device.tier;
            item.rail = device.rail;
            for (const PortGroup& group : spec.ports)
                item.ports += int(group.count);
            if (const auto& gpus = project.facts(device.part).gpuCount)
                item.accelerators = int(std::clamp(gpus->value, 0.0, 1000.0));
            item.name = QString::fromStdString(device.name);
            item.model = QString::fromStdString(spec.model);
            rack.devices.push_back(std::move(item));
        }
        std::stable_sort(rack.devices.begin(), rack.devices.end(),
                         [](const ElevationDevice& a, const ElevationDevice& b) { return a.u < b.u; });
        for (PowerElementId pdu : project.referrers<PowerElement>(id)) {
            rack.onA = rack.onA || project.powerElements()[pdu].side == FeedSide::A;
            rack.onB = rack.onB || project.powerElements()[pdu].side == FeedSide::B;
        }
        rack.contents = contentsText(rack);
        scene.mostUnits = std::max(scene.mostUnits, rack.units);
        scene.freeUnits += rack.freeUnits;
        scene.allUnits += rack.units;
        scene.racks.push_back(std::move(rack));
    }
    return scene;
}

const ElevationDevice* ElevationScene::device(DeviceId id) const {
    for (const ElevationRack& rack : racks)
        for (const ElevationDevice& device : rack.devices)
            if (device.id == id) return &device;
    return nullptr;
}

std::optional<std::size_t> ElevationScene::indexOf(RackId id) const {
    for (std::size_t i = 0; i < racks.size(); ++i)
        if (racks[i].id == id) return i;
    return std::nullopt;
}

std::vector<RackId> aisleOrder(const Project& project, std::vector<RackId> racks, Face face) {
    // Before a front that looks north one faces south: east is at the left hand. Behind it, the other way
    // round.
    const auto leftness = [&](RackId id) {
        const Pose& pose = project.racks()[id].pose;
        Um value = 0;
        switch (pose.turn) {
        case Turn::North:
            value = -pose.origin.x;
            break;
        case Turn::South:
            value = pose.origin.x;
            break;
        case Turn::East:
            value = -pose.origin.y;
            break;
        case Turn::West:
            value = pose.origin.y;
            break;
        }
        return face == Face::Front ? value : -value;
    };
    std::stable_sort(racks.begin(), racks.end(),
                     [&](RackId a, RackId b) { return leftness(a) < leftness(b); });
    return racks;
}

QString viewDirection(const Project& project, std::span<const RackId> racks, Face face) {
    if (racks.empty()) return {};
    const Turn front = project.racks()[racks.front()].pose.turn;
    for (RackId id : racks)
        if (project.racks()[id].pose.turn != front) return {};
    // One faces the opposite of where the looked-at side looks.
    const Turn side = face == Face::Front ? front : Turn((int(front) + 2) % 4);
    QString facing;
    switch (side) {
    case Turn::North:
        facing = Elevation::tr("south");
        break;
    case Turn::South:
        facing = Elevation::tr("north");
        break;
    case Turn::East:
        facing = Elevation::tr("west");
        break;
    case Turn::West:
        facing = Elevation::tr("east");
        break;
    }
    return face == Face::Front ? Elevation::tr("View from the cold aisle, facing %1").arg(facing)
                               : Elevation::tr("View from the hot aisle, facing %1").arg(facing);
}

} // namespace cw::render
