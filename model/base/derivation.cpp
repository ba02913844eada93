#include "model/base/derivation.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace cw {

Derivation Derivation::input(Phrase label, double value, std::string unit, Phrase source, Provenance p) {
    Derivation d;
    d.label = std::move(label);
    d.value = value;
    d.unit = std::move(unit);
    d.source = std::move(source);
    d.provenance = p;
    return d;
}

Derivation Derivation::counted(Phrase label, double value, Phrase what) {
    return input(std::move(label), value, {}, std::move(what), Provenance::Drawn);
}

Derivation Derivation::constant(Phrase label, double value, std::string unit) {
    return input(std::move(label), value, std::move(unit), Phrase::tr("by definition"), Provenance::Standard);
}

Derivation Derivation::make(Op op, Phrase label, std::string unit, std::vector<Derivation> parts,
                            Phrase note) {
    Derivation d;
    d.op = op;
    d.label = std::move(label);
    d.unit = std::move(unit);
    d.note = std::move(note);
    d.parts = std::move(parts);
    d.value = evaluate(d);
    return d;
}

double evaluate(const Derivation& d) {
    using Op = Derivation::Op;
    if (d.op == Op::Input) return d.value;
    std::vector<double> v;
    v.reserve(d.parts.size());
    for (const Derivation& part : d.parts)
        v.push_back(evaluate(part));
    constexpr double kRounding = 1e-9; // of comparisons
    constexpr double kNan = std::numeric_limits<double>::quiet_NaN();
    double r = v.empty() ? kNan : v.front();
    switch (d.op) {
    case Op::Input:
        break;
    case Op::Sum:
        r = 0;
        for (double x : v)
            r += x;
        break;
    case Op::Product:
        r = 1;
        for (double x : v)
            r *= x;
        break;
    case Op::Difference:
        for (std::size_t i = 1; i < v.size(); ++i)
            r -= v[i];
        break;
    case Op::Quotient:
        for (std::size_t i = 1; i < v.size(); ++i)
            r /= v[i];
        break;
    case Op::Min:
        for (double x : v)
            r = std::min(r, x);
        break;
    case Op::Max:
        for (double x : v)
            r = std::max(r, x);
        break;
    case Op::Power:
        r = v.size() == 2 ? std::pow(v[0], v[1]) : kNan;
        break;
    case Op::Exp:
        r = v.size() == 1 ? std::exp(v[0]) : kNan;
        break;
    case Op::AtMost:
        if (v.size() != 2)
            r = kNan;
        else
            r = v[0] <= v[1] + kRounding * std::max(std::abs(v[0]), std::abs(v[1])) ? 1 : 0;
        break;
    }
    return r;
}

} // namespace cw
