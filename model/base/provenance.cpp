#include "model/base/provenance.h"

#include "model/base/phrase.h"

namespace cw {

std::string_view provenanceName(Provenance p) {
    switch (p) {
    case Provenance::Vendor:
        return Phrase::mark("vendor");
    case Provenance::Standard:
        return Phrase::mark("standard");
    case Provenance::Measured:
        return Phrase::mark("measured");
    case Provenance::Secondary:
        return Phrase::mark("secondary");
    case Provenance::Derived:
        return Phrase::mark("derived");
    case Provenance::Assumed:
        return Phrase::mark("assumed");
    case Provenance::Unverified:
        return Phrase::mark("unverified");
    case Provenance::User:
        return Phrase::mark("yours");
    case Provenance::Drawn:
        return Phrase::mark("drawn");
    }
    return Phrase::mark("unverified");
}

} // namespace cw
