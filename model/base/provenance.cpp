#include "model/base/provenance.h"

namespace cw {

std::string_view provenanceName(Provenance p) {
    switch (p) {
    case Provenance::Vendor:
        return "vendor";
    case Provenance::Standard:
        return "standard";
    case Provenance::Measured:
        return "measured";
    case Provenance::Secondary:
        return "secondary";
    case Provenance::Derived:
        return "derived";
    case Provenance::Assumed:
        return "assumed";
    case Provenance::Unverified:
        return "unverified";
    case Provenance::User:
        return "yours";
    case Provenance::Drawn:
        return "drawn";
    }
    return "unverified";
}

} // namespace cw
