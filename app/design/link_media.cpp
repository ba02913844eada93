#include "app/design/link_media.h"

#include "model/media_reach.h"

namespace cw::design {

namespace {

constexpr Um kPassiveCopper800 = 2'000'000;
constexpr Um kPassiveCopperHdr = 2'000'000; ///< 200 Gb/s over four lanes; reach of the catalogue's cable
constexpr Um kActiveOptical = 100'000'000;
constexpr Um kSingleModeShort = 100'000'000; ///< of the cheaper parallel transceivers

enum class Fibre : std::uint8_t { MultiMode, SingleShort, SingleLong, Duplex };

Fibre fibreFor(LinkClass c, Um length) {
    if (length > reach::kParallel) return Fibre::Duplex;
    if (length > kSingleModeShort) return Fibre::SingleLong;
    if (length > reach::kOm4 || c == LinkClass::Pam4Xdr) return Fibre::SingleShort;
    return Fibre::MultiMode;
}

/// Transceiver of one end, by cage and fibre.
const char* opticFor(LinkClass c, const PlugEnd& end, Fibre fibre) {
    const bool osfp = end.connector.starts_with("OSFP");
    if (c == LinkClass::Pam4Xdr) {
        if (fibre == Fibre::Duplex) return "";
        return end.cageGbps >= 1600 ? "xcvr-1600-2xdr4" : "cw-xcvr-800g-dr4";
    }
    if (osfp && end.cageGbps >= 800) {
        switch (fibre) {
        case Fibre::MultiMode:
            return "xcvr-mma4z00-ns";
        case Fibre::SingleShort:
            return "xcvr-mms4x00-ns";
        case Fibre::SingleLong:
            return "xcvr-mms4x00-nm";
        case Fibre::Duplex:
            return "xcvr-mms4x50-nm";
        }
    }
    if (osfp) {
        switch (fibre) {
        case Fibre::MultiMode:
            return "xcvr-mma4z00-ns400";
        case Fibre::SingleShort:
            return "xcvr-mms4x00-ns400";
        case Fibre::SingleLong:
            return "cw-xcvr-400g-dr4-osfp";
        case Fibre::Duplex:
            return "cw-xcvr-400g-fr4-osfp";
        }
    }
    if (end.cageGbps <= 100) return fibre == Fibre::MultiMode ? "cw-xcvr-100g-sr-qsfp28" : "xcvr-100-lr4";
    switch (fibre) {
    case Fibre::MultiMode:
        return "cw-xcvr-400g-sr4-qsfp";
    case Fibre::SingleShort:
    case Fibre::SingleLong:
        return "cw-xcvr-400g-dr4-qsfp";
    case Fibre::Duplex:
        return "cw-xcvr-400g-fr4-qsfp";
    }
    return "";
}

} // namespace

PlugEnd plugOf(const PortRange& range, int lanes) {
    return {range.connector, range.gbps * range.perCage, range.perCage * lanes > 1};
}

LinkClass linkClass(const PlugEnd& a, const PlugEnd& b, double gbps) {
    const auto either = [&](std::string_view connector) {
        return a.connector == connector || b.connector == connector;
    };
    if (either("backplane")) return LinkClass::Backplane;
    if (either("RJ45")) return LinkClass::TwistedPair;
    if (gbps <= 25) return LinkClass::Copper25;
    if (gbps <= 100 && a.cageGbps <= 100 && b.cageGbps <= 100) return LinkClass::Copper100;
    if (gbps <= 200 && a.connector == "QSFP56" && b.connector == "QSFP56") return LinkClass::Copper200;
    if (gbps >= 800 && !a.shared && !b.shared) return LinkClass::Pam4Whole;
    return gbps >= 800 ? LinkClass::Pam4Xdr : LinkClass::Pam4Optic;
}

bool chosenByTier(LinkClass c) {
    return c == LinkClass::Pam4Optic || c == LinkClass::Pam4Xdr;
}

LinkChoice MediaChooser::direct(Media media, const char* cable) {
    LinkChoice choice;
    choice.media = media;
    choice.cable = box_.optional(cable);
    return choice;
}

LinkChoice MediaChooser::fibre(LinkClass c, const PlugEnd& a, const PlugEnd& b, Um length) {
    const Fibre fibre = fibreFor(c, length);
    LinkChoice choice;
    choice.media = fibre == Fibre::MultiMode ? Media::MultiMode : Media::SingleMode;
    const char* cable = fibre == Fibre::MultiMode     ? "fiber-mfp7e10"
                        : fibre == Fibre::SingleShort ? "fiber-mfp7e30"
                        : fibre == Fibre::SingleLong  ? "cw-fibre-smf-mpo"
                                                      : "cw-fibre-smf-lc";
    choice.cable = box_.optional(cable);
    choice.opticA = box_.optional(opticFor(c, a, fibre));
    choice.opticB = box_.optional(opticFor(c, b, fibre));
    return choice;
}

LinkChoice MediaChooser::choose(LinkClass c, const PlugEnd& a, const PlugEnd& b, Um length) {
    const bool copper = length <= reach::kPassiveCopper && !a.shared && !b.shared;
    switch (c) {
    case LinkClass::Backplane:
        return direct(Media::Backplane, "");
    case LinkClass::TwistedPair:
        return direct(Media::TwistedPair, "cw-cat6a");
    case LinkClass::Copper25:
        if (a.connector != b.connector)
            return copper ? direct(Media::Dac, "cw-dac-25g-qsfp28") : direct(Media::Aoc, "cw-aoc-25g-qsfp28");
        return copper ? direct(Media::Dac, "cw-dac-25g") : direct(Media::Aoc, "cw-aoc-25g");
    case LinkClass::Copper200:
        if (copper && length <= kPassiveCopperHdr) return direct(Media::Dac, "dac-hdr-200");
        return direct(Media::Aoc, "aoc-hdr-200");
    case LinkClass::Copper100:
        if (copper) return direct(Media::Dac, "cw-dac-100g");
        if (length <= kActiveOptical) return direct(Media::Aoc, "cw-aoc-100g");
        {
            LinkChoice choice = direct(Media::SingleMode, "cw-fibre-smf-lc");
            choice.opticA = choice.opticB = box_.optional("xcvr-100-lr4");
            return choice;
        }
    case LinkClass::Pam4Whole:
        if (length <= kPassiveCopper800) return direct(Media::Dac, "dac-mcp4y10");
        if (length <= reach::kActiveCopper) return direct(Media::Acc, "acc-mca-800");
        return fibre(c, a, b, length);
    case LinkClass::Pam4Optic:
    case LinkClass::Pam4Xdr:
        return fibre(c, a, b, length);
    }
    return {};
}

} // namespace cw::design
