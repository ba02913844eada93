#include "model/rules/drawn_facts.h"

#include <algorithm>
#include <cctype>

namespace cw {

std::optional<double> numberOf(const PartSpec& spec, std::string_view key) {
    const SpecValue* value = findSpec(spec, key);
    if (!value) return std::nullopt;
    if (const double* number = std::get_if<double>(&value->value)) return *number;
    return std::nullopt;
}

std::string textOf(const PartSpec& spec, std::string_view key) {
    const SpecValue* value = findSpec(spec, key);
    if (!value) return {};
    if (const std::string* text = std::get_if<std::string>(&value->value)) return *text;
    return {};
}

std::string connectorFamily(std::string_view connector) {
    std::string upper;
    for (const char c : connector)
        upper += char(std::toupper(static_cast<unsigned char>(c)));
    for (const char* family : {"OSFP", "QSFP", "SFP", "RJ45"})
        if (upper.rfind(family, 0) == 0) return family;
    return upper;
}

namespace {

std::optional<Media> mediaOfText(const std::string& text) {
    if (text == "passive copper") return Media::Dac;
    if (text == "active copper" || text == "AEC") return Media::Acc;
    if (text == "active optical") return Media::Aoc;
    return std::nullopt;
}

std::optional<Media> mediaOfFibre(const std::string& text) {
    if (text == "MMF") return Media::MultiMode;
    if (text == "SMF") return Media::SingleMode;
    return std::nullopt;
}

int halfUnits(double units) {
    if (!(units > 0) || units > 1000) return 0;
    return int(std::ceil(units * 2 - 1e-9));
}

std::optional<double> inMillimetresOf(const std::optional<Sourced<Length>>& length) {
    if (!length) return std::nullopt;
    return inMillimetres(length->value);
}

/// Footprint of a part that stands on the floor; absent when width or depth is unknown or absurd.
std::optional<Rect> areaOf(const Pose& pose, const PartFacts& facts) {
    if (!facts.width || !facts.depth) return std::nullopt;
    const double width = inMillimetres(facts.width->value);
    const double depth = inMillimetres(facts.depth->value);
    constexpr double kLargestMm = 1e6;
    if (!(width > 0) || !(depth > 0) || width > kLargestMm || depth > kLargestMm) return std::nullopt;
    return footprint(pose, mm(width), mm(depth));
}

} // namespace

MountFacts mountFactsOf(const PartSpec& spec, const PartFacts& facts) {
    MountFacts mount;
    if (facts.heightU && spec.placement == Placement::RackUnits)
        mount.halfUnits = halfUnits(facts.heightU->value);
    if (facts.rackUnits) mount.rackHalfUnits = halfUnits(facts.rackUnits->value);
    mount.depthMm = inMillimetresOf(facts.depth);
    mount.widthMm = inMillimetresOf(facts.width);
    mount.usableDepthMm = numberOf(spec, "mounting_depth_mm");
    mount.railWidthIn = numberOf(spec, "rail_width_in");
    if (!mount.railWidthIn && numberOf(spec, "it_width_mm").value_or(0) > 500) mount.railWidthIn = 21;
    mount.openUnits = findSpec(spec, "height_ou") || findSpec(spec, "units_ou");
    mount.draws = facts.maxPower || facts.typicalPower || facts.budget || (facts.psu && facts.psu->count > 0);
    mount.liquid = facts.liquidCooled || (facts.liquidFraction && facts.liquidFraction->value > 0);
    mount.airflow = textOf(spec, "airflow");
    return mount;
}

LinkPartFacts linkFactsOf(const PartSpec& spec) {
    LinkPartFacts link;
    link.media = mediaOfText(textOf(spec, "media"));
    if (!link.media) link.media = mediaOfFibre(textOf(spec, "fiber"));
    if (const auto speed = numberOf(spec, "speed_gbps")) {
        const double ports = std::max(1.0, numberOf(spec, "ports").value_or(1));
        link.speedGbps = *speed / ports;
    }
    link.reachM = numberOf(spec, "length_max_m");
    if (!link.reachM) link.reachM = numberOf(spec, "reach_m");
    if (spec.kind == "transceiver") {
        if (const auto form = textOf(spec, "form_factor"); !form.empty())
            link.plugs.push_back(connectorFamily(form));
    } else if (spec.kind == "cable") {
        for (const char* key : {"connector_a", "connector_b"})
            if (const auto plug = textOf(spec, key); !plug.empty())
                link.plugs.push_back(connectorFamily(plug));
    }
    return link;
}

DrawnFacts::DrawnFacts(const Project& project)
    : project_(project)
    , mounts_(project.parts().idLimit())
    , links_(project.parts().idLimit()) {
    for (const auto& [id, part] : project.parts()) {
        mounts_[id.value()] = mountFactsOf(part.spec, project.facts(id));
        links_[id.value()] = linkFactsOf(part.spec);
    }
    floor_.reserve(project.racks().size());
    for (const auto& [id, rack] : project.racks())
        if (const auto area = areaOf(rack.pose, project.facts(rack.part)))
            floor_.push_back({ObjectRef::of(id), rack.hall, *area, rack.pose.turn});
    const auto addElement = [&](ObjectRef object, const auto& element) {
        if (!element.hall || !element.pose || !element.part) return;
        if (project.parts()[*element.part].spec.placement != Placement::FreeStanding) return;
        if (const auto area = areaOf(*element.pose, project.facts(*element.part)))
            floor_.push_back({object, *element.hall, *area, std::nullopt});
    };
    for (const auto& [id, element] : project.powerElements())
        if (!element.rack) addElement(ObjectRef::of(id), element);
    for (const auto& [id, element] : project.coolingElements())
        if (element.kind != CoolingKind::RearDoor) addElement(ObjectRef::of(id), element);
}

const PortGroup* DrawnFacts::portGroup(PartId part, std::uint32_t index) const {
    for (const PortGroup& group : project_.parts()[part].spec.ports) {
        if (index < group.count) return &group;
        index -= group.count;
    }
    return nullptr;
}

bool DrawnFacts::isPowered(const Device& device) const {
    return device.role != DeviceRole::Blank && device.role != DeviceRole::PatchPanel &&
           mount(device.part).draws;
}

} // namespace cw
