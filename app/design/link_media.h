// Which cable and which optics a link takes, from its speed, its plugs and its length.
#pragma once

#include "app/design/part_box.h"
#include "model/cable.h"

namespace cw::design {

/// One end of a link as the plug sees it.
struct PlugEnd {
    std::string_view connector; ///< "OSFP", "QSFP112", "QSFP28", "RJ45", "backplane"…
    double cageGbps = 0;        ///< all links of the cage together
    bool shared = false;        ///< the cage carries more than one link
};
PlugEnd plugOf(const PortRange& range, int lanes);

struct LinkChoice {
    Media media = Media::Unspecified;
    std::optional<PartId> cable;
    std::optional<PartId> opticA;
    std::optional<PartId> opticB;
};

/// Kinds of links that share rules and parts. Both fibres of a twin-port plug must be of one kind, so such
/// links are chosen by the longest of their tier; others each by their own length.
enum class LinkClass : std::uint8_t {
    Backplane,   ///< inside a rack-scale system
    TwistedPair, ///< RJ45
    Copper25,    ///< 10 and 25 Gb/s
    Copper100,   ///< 100 Gb/s QSFP28
    Copper200,   ///< 200 Gb/s QSFP56
    Pam4Whole,   ///< 800 Gb/s at 100 Gb/s a lane, nothing shared: copper, then fibre
    Pam4Optic,   ///< 100 Gb/s a lane (NDR, 400GbE) in a shared plug: fibre
    Pam4Xdr,     ///< 200 Gb/s a lane (XDR): single-mode fibre
};
LinkClass linkClass(const PlugEnd& a, const PlugEnd& b, double gbps);
bool chosenByTier(LinkClass c);

/// Reach of each medium: passive copper 3 m (2 m for 200 and whole 800 Gb/s cables), active copper 5 m,
/// multimode 50 m, parallel single-mode 100 or 500 m by transceiver, duplex single-mode 2 km; twisted pair
/// 100 m. Source: NVIDIA LinkX 100G-PAM4 line overview and structured cabling requirements. Copper cannot
/// serve a twin-port plug whose two links go to different switches, as they do in a rail-optimised fabric;
/// there fibre is used at any length.
class MediaChooser {
public:
    explicit MediaChooser(PartBox& box)
        : box_(box) {}
    LinkChoice choose(LinkClass c, const PlugEnd& a, const PlugEnd& b, Um length);

private:
    LinkChoice direct(Media media, const char* cable);
    LinkChoice fibre(LinkClass c, const PlugEnd& a, const PlugEnd& b, Um length);
    PartBox& box_;
};

} // namespace cw::design
