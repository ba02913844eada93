// What stands in the hall against what is drawn: a dump laid over a fabric of the design.
#pragma once

#include "model/exchange/fabric/fabric_file.h"
#include "model/exchange/table_doc.h"
#include "model/project.h"

namespace cw {

enum class AsBuiltState : std::uint8_t {
    Matched,
    WrongRate,   ///< plugged as drawn, at another rate
    WrongPort,   ///< between the right devices, in another port of one or both
    SwappedRail, ///< a host port on a leaf that another port of this host belongs on
    WrongDevice, ///< one end as drawn, the other on a device that has no business there
    Missing,     ///< drawn, not found
    Unexpected,  ///< found, not drawn
};
template <>
struct EnumNames<AsBuiltState> {
    static constexpr std::array<std::string_view, 7> values{
        "matched", "wrong_rate", "wrong_port", "swapped_rail", "wrong_device", "missing", "unexpected"};
};

/// Names of a cable's ends; ports as printed on the devices, those of found hosts by their adapter.
struct AsBuiltEnds {
    std::string aDevice, aPort, bDevice, bPort;
    std::optional<double> gbps;
};

struct AsBuiltLine {
    AsBuiltState state = AsBuiltState::Matched;
    std::optional<CableId> cable;      ///< nothing when unexpected
    std::optional<AsBuiltEnds> design; ///< nothing when unexpected
    std::optional<AsBuiltEnds> found;  ///< nothing when missing; end a is the one that agrees with the design
    Phrase action;                     ///< for the installer; empty when matched
};

struct AsBuilt {
    std::vector<AsBuiltLine> lines; ///< drawn cables in their order, then what is unexpected
    std::array<std::size_t, EnumNames<AsBuiltState>::values.size()> counts{};
    std::size_t unnamedMatched = 0; ///< of the matched: the host gives no name, its switch port is right
    std::vector<std::string> devicesMissing; ///< drawn, and no device of the dump has the name
    std::vector<std::string> devicesUnknown; ///< in the dump, and none of the design has the name
    std::size_t count(AsBuiltState state) const { return counts[std::size_t(state)]; }
};

/// Devices are matched by name without regard to capital letters, adapters of a host to its drawn ports by
/// where most adapters of the same name are plugged (mlx5_0 and HCA-1 are the same), ports of switches by
/// number from 1. InvalidArgument when no device of the dump has a name of the design.
Result<AsBuilt> compareAsBuilt(const Project& project, FabricId fabric, const FabricFile& dump);

/// One row a cable that is not matched: what is wrong, both ends as drawn and as found, what to do. The
/// result must outlive the table.
TableDoc punchList(const Project& project, const AsBuilt& result);

} // namespace cw
