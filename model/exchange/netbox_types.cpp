#include "model/exchange/netbox_ports.h"
#include "model/exchange/netbox_reader.h"

#include <algorithm>
#include <cmath>
#include <map>

namespace cw::netbox {

namespace {

constexpr double kMostWatts = 100000; // of one inlet; above it somebody typed milliwatts or another field
constexpr double kHeaviestDeviceKg = 5000;
constexpr double kTallestDeviceU = 100;
constexpr double kShallowestMountingMm = 300;
constexpr double kMillimetresPerInch = 25.4;
constexpr std::size_t kSwitchPorts = 12;

/// What the power ports of a device type add up to.
struct Inlets {
    std::set<std::string> names;
    std::vector<double> maximum;
    double allocated = 0;
    bool anyAllocated = false;
};

std::optional<double> watts(const MapReader& row, const char* key) {
    auto value = row.number(key, 1, kMostWatts,
                            Say::tr("Watts of one inlet, 1 to 100000. Check for a slip of the unit."));
    if (value && *value != std::floor(*value)) {
        row.report(ErrorCode::InvalidArgument, key, Say::tr("whole watts are expected"));
        return std::nullopt;
    }
    return value;
}

Inlets readInlets(const MapReader& map) {
    Inlets inlets;
    map.list("power-ports", {"name", "label", "type", "maximum_draw", "allocated_draw", "description"},
             [&](const MapReader& row, const std::string& name) {
                 inlets.names.insert(name);
                 const auto maximum = watts(row, "maximum_draw");
                 const auto allocated = watts(row, "allocated_draw");
                 if (maximum) inlets.maximum.push_back(*maximum);
                 if (!allocated) return;
                 if (maximum && *allocated > *maximum) {
                     row.report(ErrorCode::Conflict, "allocated_draw",
                                Say::tr("allocated draw is above the maximum draw"),
                                Say::tr("The allocated draw was left out."));
                     return;
                 }
                 inlets.allocated += *allocated;
                 inlets.anyAllocated = true;
             });
    return inlets;
}

/// Counts outlets by type and checks the inlet and leg that each one names.
std::map<std::string, int> readOutlets(const MapReader& map, const Inlets& inlets) {
    std::map<std::string, int> outlets;
    map.list("power-outlets", {"name", "label", "type", "power_port", "feed_leg", "color", "description"},
             [&](const MapReader& row, const std::string&) {
                 const auto type = row.text("type", 100);
                 if (!type) {
                     row.missing("type", false);
                     return;
                 }
                 if (const auto inlet = row.text("power_port", 64); inlet && !inlets.names.count(*inlet))
                     row.report(ErrorCode::NotFound, "power_port",
                                Say::tr("there is no power port \"%1\"").arg(QString::fromStdString(*inlet)));
                 (void)row.word("feed_leg", {"A", "B", "C"});
                 ++outlets[*type];
             });
    return outlets;
}

std::vector<Interface> readInterfaces(const MapReader& map) {
    std::vector<Interface> interfaces;
    map.list(
        "interfaces",
        {"name", "label", "type", "enabled", "mgmt_only", "description", "bridge", "poe_mode", "poe_type",
         "rf_role"},
        [&](const MapReader& row, const std::string& name) {
            const auto type = row.text("type", 100);
            if (!type) {
                if (!row.has("type")) row.missing("type", false);
                return;
            }
            if (isLogicalType(*type)) return;
            const auto parsed = parseInterfaceType(*type);
            if (!parsed) {
                row.report(
                    ErrorCode::Unsupported, "type",
                    Say::tr("interface type \"%1\" is not cabled here").arg(QString::fromStdString(*type)),
                    Say::tr("The port was left out."));
                return;
            }
            interfaces.push_back({name, *parsed, row.flag("mgmt_only").value_or(false)});
        });
    return interfaces;
}

/// Lists that a plan does not use are still checked for names.
void checkOtherLists(const MapReader& map) {
    const auto ignore = [](const MapReader&, const std::string&) {};
    map.list("console-ports", {"name", "label", "type", "description", "_is_power_source"}, ignore);
    map.list("console-server-ports", {"name", "label", "type", "description"}, ignore);
    map.list(
        "front-ports",
        {"name", "label", "type", "color", "rear_port", "rear_port_position", "positions", "description"},
        ignore);
    map.list("rear-ports", {"name", "label", "type", "color", "positions", "description", "_is_power_source"},
             ignore);
    map.list("module-bays", {"name", "label", "position", "description"}, ignore);
    map.list("device-bays", {"name", "label", "description"}, ignore);
}

std::string kindOf(const MapReader& map, const std::map<std::string, int>& outlets,
                   const std::vector<Interface>& interfaces) {
    if (!outlets.empty()) return "rack_pdu";
    const auto data = std::count_if(interfaces.begin(), interfaces.end(),
                                    [](const Interface& i) { return !i.managementOnly; });
    if (static_cast<std::size_t>(data) >= kSwitchPorts) return "switch";
    if (interfaces.empty() && (map.has("front-ports") || map.has("rear-ports"))) return "patch_panel";
    return "server_cpu";
}

void addPower(PartSpec& part, const std::string& file, const Inlets& inlets) {
    if (!inlets.names.empty()) addSpec(part, file, "psu_count", static_cast<double>(inlets.names.size()));
    if (!inlets.maximum.empty()) {
        if (part.kind == "rack_pdu") {
            double sum = 0;
            for (const double w : inlets.maximum)
                sum += w;
            addSpec(part, file, "capacity_kw", sum / 1000, "kW", Qualifier::Rated);
        } else {
            const double largest = *std::max_element(inlets.maximum.begin(), inlets.maximum.end());
            addSpec(part, file, "psu_draw_each_w", largest, "W", Qualifier::Nameplate);
        }
    }
    if (inlets.anyAllocated && part.kind != "rack_pdu")
        addSpec(part, file, "power_allocated_w", inlets.allocated, "W", Qualifier::Budget);
}

void addOutlets(PartSpec& part, const std::string& file, const std::map<std::string, int>& outlets) {
    static const std::map<std::string, std::string> keys{
        {"iec-60320-c13", "outlets_c13"}, {"iec-60320-c19", "outlets_c19"}, {"hdot-cx", "outlets_cx_c19"}};
    int others = 0;
    for (const auto& [type, count] : outlets) {
        if (const auto key = keys.find(type); key != keys.end())
            addSpec(part, file, key->second, static_cast<double>(count));
        else
            others += count;
    }
    if (others > 0) addSpec(part, file, "outlets_other", static_cast<double>(others));
}

/// U in steps of 0.5; loses the part when it is not there or impossible.
std::optional<double> readHeight(const MapReader& map, double step, double least) {
    if (!map.has("u_height")) {
        map.missing("u_height", true);
        return std::nullopt;
    }
    const auto height = map.number("u_height", least, kTallestDeviceU);
    if (!height) {
        map.lose(ErrorCode::InvalidArgument, "u_height", Say::tr("the height cannot be used"));
        return std::nullopt;
    }
    if (*height / step != std::floor(*height / step)) {
        map.lose(ErrorCode::InvalidArgument, "u_height", Say::tr("heights go in steps of %1 U").arg(step));
        return std::nullopt;
    }
    return height;
}

std::optional<PartSpec> checked(PartSpec part, const YAML::Node& root, ProblemList& problems) {
    finish(part);
    if (const auto status = checkPart(part); !status) {
        problems.lose(
            status.error().code, root, status.error().context,
            Say::tr("the part cannot be used: %1").arg(QString::fromStdString(status.error().detail)));
        return std::nullopt;
    }
    return part;
}

} // namespace

std::optional<PartSpec> readDeviceType(const YAML::Node& root, const std::string& file,
                                       ProblemList& problems) {
    const MapReader map(root, "", {"manufacturer", "model",           "slug",
                                   "part_number",  "u_height",        "is_full_depth",
                                   "airflow",      "weight",          "weight_unit",
                                   "front_image",  "rear_image",      "subdevice_role",
                                   "is_powered",   "console-ports",   "console-server-ports",
                                   "power-ports",  "power-outlets",   "interfaces",
                                   "front-ports",  "rear-ports",      "module-bays",
                                   "device-bays",  "inventory-items", "description",
                                   "comments"},
                        problems);
    PartSpec part;
    const bool named = readCommon(map, file, part, kHeaviestDeviceKg);
    const auto height = readHeight(map, 0.5, 0);
    const auto airflow = map.word("airflow", {"front-to-rear", "rear-to-front", "left-to-right",
                                              "right-to-left", "side-to-rear", "rear-to-side",
                                              "bottom-to-top", "top-to-bottom", "passive", "mixed"});
    const auto depth = map.flag("is_full_depth");
    if (!map.has("is_full_depth")) map.missing("is_full_depth", false);
    const auto powered = map.flag("is_powered");
    const auto number = map.text("part_number", 50);
    const Inlets inlets = readInlets(map);
    const auto outlets = readOutlets(map, inlets);
    const auto interfaces = readInterfaces(map);
    checkOtherLists(map);
    if (!named || !height) return std::nullopt;
    part.kind = kindOf(map, outlets, interfaces);
    part.placement = *height > 0 ? Placement::RackUnits : Placement::ZeroU;
    addSpec(part, file, "height_u", *height, "U");
    if (airflow) addSpec(part, file, "airflow", *airflow);
    if (depth) addSpec(part, file, "is_full_depth", *depth);
    if (powered) addSpec(part, file, "is_powered", *powered);
    if (number) addSpec(part, file, "part_number", *number);
    addPower(part, file, inlets);
    addOutlets(part, file, outlets);
    part.ports = foldInterfaces(interfaces);
    for (PortGroup& group : part.ports) {
        group.provenance = Provenance::Secondary;
        group.source = "NetBox type definition";
        group.address = file;
    }
    return checked(std::move(part), root, problems);
}

std::optional<PartSpec> readRackType(const YAML::Node& root, const std::string& file, ProblemList& problems) {
    const MapReader map(root, "",
                        {"manufacturer", "model", "slug", "description", "form_factor", "width", "u_height",
                         "outer_width", "outer_height", "outer_depth", "outer_unit", "weight", "max_weight",
                         "weight_unit", "mounting_depth", "starting_unit", "desc_units", "comments"},
                        problems);
    PartSpec part;
    part.kind = "rack";
    part.placement = Placement::FreeStanding;
    const bool named = readCommon(map, file, part, kHeaviestDeviceKg);
    const auto height = readHeight(map, 1, 1);
    const auto form =
        map.word("form_factor", {"wall-cabinet", "4-post-frame", "2-post-frame", "4-post-cabinet",
                                 "wall-frame", "wall-frame-vertical", "wall-cabinet-vertical"});
    if (!map.has("form_factor")) map.missing("form_factor", false);
    const auto width = map.number("width", 10, 23);
    if (!map.has("width")) map.missing("width", false);
    const auto unit = map.word("outer_unit", {"mm", "in"});
    const auto start = map.number("starting_unit", 1, kTallestDeviceU);
    const auto descending = map.flag("desc_units");
    if (!named || !height) return std::nullopt;
    addSpec(part, file, "units_u", *height, "U");
    if (form) addSpec(part, file, "form_factor", *form);
    if (width) addSpec(part, file, "rail_width_in", *width, "in");
    if (start) addSpec(part, file, "starting_unit", *start);
    if (descending) addSpec(part, file, "units_descend", *descending);
    for (const auto& [key, specKey] :
         {std::pair{"outer_width", "width_mm"}, {"outer_height", "height_mm"}, {"outer_depth", "depth_mm"}}) {
        if (!map.has(key)) continue;
        if (!unit) {
            map.report(ErrorCode::NotFound, key, Say::tr("a size needs outer_unit"),
                       Say::tr("The size was left out."));
            continue;
        }
        const double scale = *unit == "in" ? kMillimetresPerInch : 1;
        if (const auto size = map.number(key, 1, 5000 / scale, Say::tr("Check outer_unit.")))
            addSpec(part, file, specKey, *size * scale, "mm");
    }
    if (const auto depth = map.number("mounting_depth", 0, 5000)) {
        if (*depth < kShallowestMountingMm)
            map.report(ErrorCode::InvalidArgument, "mounting_depth",
                       Say::tr("%1 mm between the rails cannot hold equipment").arg(*depth),
                       Say::tr("Give the greatest distance of the rails in mm."));
        else
            addSpec(part, file, "mounting_depth_mm", *depth, "mm");
    }
    return checked(std::move(part), root, problems);
}

} // namespace cw::netbox
