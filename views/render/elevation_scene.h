// Racks side by side as the elevation painters see them.
#pragma once

#include "model/project.h"

#include <QString>
#include <QStringList>

#include <limits>
#include <optional>
#include <span>
#include <vector>

namespace cw::render {

struct ElevationDevice {
    DeviceId id;
    int u = 1;
    int units = 1;
    Face face = Face::Front;
    bool shallow = false; ///< leaves the other face to others
    DeviceRole role = DeviceRole::Other;
    std::uint8_t tier = 0;
    std::uint16_t rail = 0;
    int ports = 0;        ///< logical ports of the part
    int accelerators = 0; ///< of the part; 0 when it has none or does not say
    QString name;
    QString model;

    int top() const { return u + units - 1; }
};

/// Loads drawn in the header; NaN is unknown.
struct ElevationReading {
    double powerKw = std::numeric_limits<double>::quiet_NaN();
    double powerLimitKw = std::numeric_limits<double>::quiet_NaN();
    double weightKg = std::numeric_limits<double>::quiet_NaN();
    double feedAKw = std::numeric_limits<double>::quiet_NaN();
    double feedBKw = std::numeric_limits<double>::quiet_NaN();
    bool stale = false;
};

struct ElevationRack {
    RackId id;
    QString name;
    int units = 42;
    int freeUnits = 42;
    bool onA = false;
    bool onB = false;
    bool locked = false;
    QStringList contents;                 ///< "4 × DGX H100"; "servers", "network"
    std::vector<ElevationDevice> devices; ///< between the rails, ascending by unit
    ElevationReading reading;
};

/// Units that are free in a rack, as runs from the bottom.
struct FreeRun {
    int from = 1;
    int units = 0;
    int top() const { return from + units - 1; }
};
std::vector<FreeRun> freeRuns(const ElevationRack& rack);

/// A run of one-unit devices of one role, tier and name stem: named as a group where single names do not fit.
struct DeviceGroup {
    int from = 1;
    int top = 1;
    int count = 0;
    QStringList labels; ///< "8 leaf switches, rails 1 to 8", then shorter ones: "8 leaves"
};
/// Of the devices that are seen from `face`, through the rack as well.
std::vector<DeviceGroup> deviceGroups(const ElevationRack& rack, Face face);

/// "server", "leaf switch"…, translated, for `count` of them.
QString roleText(DeviceRole role, std::uint8_t tier, int count);
/// The same in one word for narrow racks: "8 leaves".
QString shortRoleText(DeviceRole role, std::uint8_t tier, int count);

struct ElevationScene {
    std::vector<ElevationRack> racks; ///< left to right
    QString direction;                ///< "View from the cold aisle, facing north"; empty for mixed racks
    int mostUnits = 0;
    int freeUnits = 0; ///< in all racks
    int allUnits = 0;

    const ElevationDevice* device(DeviceId id) const;
    std::optional<std::size_t> indexOf(RackId id) const;
};

/// Racks in the order given.
ElevationScene buildElevation(const Project& project, std::span<const RackId> racks);
/// Racks as somebody sees them who stands in the aisle before their `face`: facing south, east is left.
std::vector<RackId> aisleOrder(const Project& project, std::vector<RackId> racks, Face face);
/// Where that somebody stands; empty when the racks do not all look the same way.
QString viewDirection(const Project& project, std::span<const RackId> racks, Face face);

} // namespace cw::render
