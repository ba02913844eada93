// Which results an edit makes stale.
#pragma once

#include "model/change/change.h"

namespace cw {

/// The domains of results, one bit each.
enum class Domain : std::uint16_t {
    Density = 1 << 0,
    Fabric = 1 << 1,
    Power = 1 << 2,
    Thermal = 1 << 3,
    Site = 1 << 4,
    Rules = 1 << 5, ///< design rules on what is drawn
    Bill = 1 << 6,  ///< bill of materials and cable schedule
};
constexpr std::uint16_t bit(Domain d) {
    return static_cast<std::uint16_t>(d);
}
static_assert((bit(Domain::Density) | bit(Domain::Fabric) | bit(Domain::Power) | bit(Domain::Thermal) |
               bit(Domain::Site) | bit(Domain::Rules) | bit(Domain::Bill)) == 0x7f,
              "domains share no bit");

class DirtySet {
public:
    constexpr DirtySet() = default;
    constexpr explicit DirtySet(std::uint16_t bits)
        : bits_(bits) {}
    static constexpr DirtySet all() { return DirtySet(0x7f); }

    constexpr bool contains(Domain d) const { return (bits_ & bit(d)) != 0; }
    constexpr bool empty() const { return bits_ == 0; }
    constexpr std::uint16_t bits() const { return bits_; }
    constexpr DirtySet operator|(DirtySet o) const { return DirtySet(std::uint16_t(bits_ | o.bits_)); }
    constexpr DirtySet& operator|=(DirtySet o) {
        bits_ |= o.bits_;
        return *this;
    }
    constexpr bool operator==(const DirtySet&) const = default;

private:
    std::uint16_t bits_ = 0;
};

/// Domains whose results depend on what `changes` touched.
DirtySet dirtyDomains(const ChangeSet& changes);

} // namespace cw
