// A number with its source: what every catalogue value is on its way through the solvers.
#pragma once

#include "model/base/derivation.h"
#include "model/base/provenance.h"

#include <memory>
#include <optional>
#include <string>

namespace cw::solvers {

/// A value whose unit is in the name of the field that holds it ("maxW"), and where it comes from.
/// An unknown value is an empty optional, never zero.
struct Sourced {
    double value = 0;
    Phrase source;
    Provenance provenance = Provenance::Assumed;
    std::shared_ptr<const Derivation> how = nullptr; ///< of a value that another solver found
};

using MaybeSourced = std::optional<Sourced>;

/// The leaf of a derivation that shows `s`, multiplied by `scale` (a power of ten that turns the held unit
/// into the shown one); with the tree of a value that another solver found in this unit.
inline Derivation leaf(Phrase label, const Sourced& s, std::string unit, double scale = 1.0) {
    if (s.how && s.how->unit == unit) {
        Derivation found = *s.how;
        found.label = std::move(label);
        return found;
    }
    return Derivation::input(std::move(label), s.value * scale, std::move(unit), s.source, s.provenance);
}

} // namespace cw::solvers
