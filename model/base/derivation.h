// How a number came about: an expression tree that prints itself and can be evaluated again.
#pragma once

#include "model/base/phrase.h"
#include "model/base/provenance.h"

#include <string>
#include <vector>

namespace cw {

/// One node of a derivation. `value` is what the product shows, in `unit`; `evaluate()` recomputes it from
/// the leaves, and a test compares the two for every derivation that a solver can produce.
struct Derivation {
    enum class Op : unsigned char { Input, Sum, Difference, Product, Quotient, Min, Max, Power, Exp, AtMost };

    Op op = Op::Input;
    Phrase label; ///< what it is, in the field's words ("rack power, maximum")
    double value = 0;
    std::string unit; ///< "kW", "Gb/s", "" for a count or a ratio
    Phrase source;    ///< for inputs: document, part key, or "drawing"
    Phrase note;      ///< method, validity, theorem; may be empty
    Provenance provenance = Provenance::Derived;
    std::vector<Derivation> parts;

    /// A leaf: a value with its source.
    static Derivation input(Phrase label, double value, std::string unit, Phrase source, Provenance p);
    /// A counted quantity of the drawing.
    static Derivation counted(Phrase label, double value, Phrase what);
    /// A unit conversion factor or mathematical constant, exact by definition.
    static Derivation constant(Phrase label, double value, std::string unit);
    /// An inner node; `value` is computed from the parts.
    static Derivation make(Op op, Phrase label, std::string unit, std::vector<Derivation> parts,
                           Phrase note = {});
};

/// Recomputes the tree from its leaves. Difference and Quotient take the first part and subtract or divide by
/// all others; Power raises the first part to the second; Exp takes one part; AtMost is 1
/// where the first part is no more than the second, and 0 where it is more; an empty Sum is 0, an empty
/// Product 1, an empty Min or Max NaN.
double evaluate(const Derivation& d);

} // namespace cw
