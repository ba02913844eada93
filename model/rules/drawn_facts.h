// What several rules need of a drawing, worked out once: part numbers by id, footprints, ports by index.
#pragma once

#include "model/project.h"

#include <cmath>
#include <string>
#include <vector>

namespace cw {

/// Cable, fibre or transceiver data of a part; absent where the part is silent.
struct LinkPartFacts {
    std::optional<Media> media;      ///< of a cable: DAC, ACC or AOC; of a fibre or optic: its glass
    std::optional<double> speedGbps; ///< of one link: the stated rate divided by the stated ports
    std::optional<double>
        wholeGbps;                ///< of all ports together: what a link that has the cage to itself may use
    std::optional<double> reachM; ///< longest length of a cable, reach of an optic
    std::vector<std::string> plugs; ///< connector families of the ends ("OSFP", "QSFP", "SFP", "RJ45")
    bool operator==(const LinkPartFacts&) const = default;
};

/// Mounting data of a part.
struct MountFacts {
    Placement placement = Placement::NotPlaced;
    std::optional<double> depthMm;       ///< of a device: body; of a rack: outer depth
    std::optional<double> usableDepthMm; ///< of a rack: stated mounting depth
    std::optional<double> widthMm;
    std::optional<double> railWidthIn; ///< of a rack: 19 or 21
    bool openUnits = false;            ///< height counted in OpenU of 48 mm (device), offers them (rack)
    bool draws = false;                ///< draws power
    bool liquid = false;               ///< needs a liquid loop
    std::optional<Face> intake;        ///< face that draws cold air
};

/// Something that stands on a hall's floor.
struct FloorItem {
    ObjectRef object;
    HallId hall;
    Rect area;
    std::optional<Turn> front; ///< where a rack looks; absent for what has no intake side
};

class DrawnFacts {
public:
    explicit DrawnFacts(const Project& project);

    const Project& project() const { return project_; }
    const MountFacts& mount(PartId part) const { return mounts_[part.value()]; }
    const LinkPartFacts& link(PartId part) const { return links_[part.value()]; }
    /// The group that holds the port with this index over the part's groups, or nullptr.
    const PortGroup* portGroup(PartId part, std::uint32_t index) const;

    /// Racks, then power and cooling elements that stand on the floor; ascending within each.
    const std::vector<FloorItem>& floorItems() const { return floor_; }
    /// True for devices that draw power: not for blanks and patch panels, nor parts that state no draw.
    bool isPowered(const Device& device) const;

private:
    const Project& project_;
    std::vector<MountFacts> mounts_;   // by part id
    std::vector<LinkPartFacts> links_; // by part id
    std::vector<FloorItem> floor_;
};

MountFacts mountFactsOf(const PartSpec& spec, const PartFacts& facts);
LinkPartFacts linkFactsOf(const PartSpec& spec);

/// "OSFP finned (FLT option)" and "OSFP-RHS" are "OSFP", "QSFP-DD800" and "QSFP112" are "QSFP", "SFP28" is
/// "SFP"; other names stay as they are, in upper case. Empty stays empty.
std::string connectorFamily(std::string_view connector);

} // namespace cw
