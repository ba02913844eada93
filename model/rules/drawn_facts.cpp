#include "model/rules/drawn_facts.h"

#include "model/placement.h"
#include "model/ports.h"
#include "model/slots.h"

#include <algorithm>
#include <cctype>

namespace cw {

std::string connectorFamily(std::string_view connector) {
    std::string upper;
    for (const char c : connector)
        upper += char(std::toupper(static_cast<unsigned char>(c)));
    for (const char* family : {"OSFP", "QSFP", "SFP", "RJ45"})
        if (upper.rfind(family, 0) == 0) return family;
    return upper;
}

namespace {

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

std::optional<double> inMillimetresOf(const std::optional<Sourced<Length>>& length) {
    if (!length) return std::nullopt;
    return inMillimetres(length->value);
}

} // namespace

MountFacts mountFactsOf(const PartSpec& spec, const PartFacts& facts) {
    MountFacts mount;
    mount.placement = spec.placement;
    mount.depthMm = inMillimetresOf(facts.depth);
    mount.widthMm = inMillimetresOf(facts.width);
    mount.usableDepthMm = numberOf(spec, "mounting_depth_mm");
    mount.railWidthIn = numberOf(spec, "rail_width_in");
    if (!mount.railWidthIn && numberOf(spec, "it_width_mm").value_or(0) > 500) mount.railWidthIn = 21;
    mount.openUnits = findSpec(spec, "height_ou") || findSpec(spec, "units_ou");
    mount.draws = facts.maxPower || facts.typicalPower || facts.budget || (facts.psu && facts.psu->count > 0);
    mount.liquid = facts.liquidCooled || (facts.liquidFraction && facts.liquidFraction->value > 0);
    mount.intake = intakeFace(spec);
    return mount;
}

LinkPartFacts linkFactsOf(const PartSpec& spec) {
    LinkPartFacts link;
    link.media = mediaOfText(textOf(spec, "media"));
    if (!link.media) link.media = mediaOfFibre(textOf(spec, "fiber"));
    if (const auto speed = numberOf(spec, "speed_gbps")) {
        const double ports = std::max(1.0, numberOf(spec, "ports").value_or(1));
        link.speedGbps = *speed / ports;
        link.wholeGbps = *speed;
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
    const auto add = [&](ObjectRef object, std::optional<HallId> hall, std::optional<Turn> front) {
        if (!hall || !isSolid(project, object)) return;
        if (const auto area = footprintOf(project, object)) floor_.push_back({object, *hall, *area, front});
    };
    for (const auto& [id, rack] : project.racks())
        add(ObjectRef::of(id), rack.hall, rack.pose.turn);
    for (const auto& [id, element] : project.powerElements())
        add(ObjectRef::of(id), element.hall, std::nullopt);
    for (const auto& [id, element] : project.coolingElements())
        add(ObjectRef::of(id), element.hall, std::nullopt);
}

const PortGroup* DrawnFacts::portGroup(PartId part, std::uint32_t index) const {
    return portGroupAt(project_.parts()[part].spec, index);
}

bool DrawnFacts::isPowered(const Device& device) const {
    return device.role != DeviceRole::Blank && device.role != DeviceRole::PatchPanel &&
           mount(device.part).draws;
}

} // namespace cw
