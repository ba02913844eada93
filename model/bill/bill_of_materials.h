// Everything that the drawing asks to be bought, counted by part.
#pragma once

#include "model/bill/price_book.h"
#include "model/project.h"

namespace cw {

/// All pieces of one part, or of one kind of thing that is drawn without a part.
struct BillLine {
    std::string kind; ///< the catalogue's ("rack", "system", "transceiver"); of a part-less thing what it is
    std::string partId; ///< catalogue id; empty without a part
    std::string vendor;
    std::string model; ///< without a part: what is known of it ("multimode 400 Gb/s")
    std::uint64_t qty = 0;
    Provenance provenance = Provenance::Drawn; ///< what most values of the part rest on; Drawn without a part
    std::optional<UnitPrice> price;            ///< of one
    bool operator==(const BillLine&) const = default;
};

/// Sums over the lines that have a price in US dollars.
struct BillTotals {
    std::uint64_t qty = 0;       ///< pieces, priced or not
    std::uint64_t pricedQty = 0; ///< pieces behind the sums
    double usd = 0;
    double lowUsd = 0; ///< every price at its low end at once; the true spread is narrower
    double highUsd = 0;
};

struct BillOfMaterials {
    std::vector<BillLine> lines; ///< by kind in the order of a data hall's purchase list, vendor, model
    std::size_t unpriced = 0;    ///< lines without a price
    BillTotals totals;
};

/// Racks, devices, power and cooling elements count once each. A cable is one piece; links that share a
/// moulded cable (a twin-port cable, the legs of a splitter) share its piece. A transceiver counts once for
/// each cage that it fills, however many links leave it. Blank panels count, scale-up domains and what is
/// inside a part do not.
BillOfMaterials billOfMaterials(const Project& project, const PriceBook* prices = nullptr);

/// What most values of a part rest on; the stronger one of equals. Assumed for a part without values, User
/// for the user's own parts.
Provenance partProvenance(const PartSpec& part);

/// A price in US dollars; nothing when it is in another currency.
std::optional<double> inUsd(const Money& money);

} // namespace cw
