// Indicative prices of catalogue parts: dated ranges with their sources, never bare numbers.
#pragma once

#include "model/base/money.h"
#include "model/library/part_facts.h"

#include <QString>

#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace cw {

/// Price of one piece, as a range.
struct UnitPrice {
    Money low;
    Money typical;
    Money high;
    std::string date;   ///< of the quote, ISO 8601 or a year
    std::string source; ///< says so when the price is that of a class of equipment
    Provenance provenance = Provenance::Unverified;
    Confidence confidence = Confidence::Low;
    bool operator==(const UnitPrice&) const = default;
};

enum class PriceBasis : std::uint8_t {
    Each,        ///< of one piece
    PerKilowatt, ///< of one kW (kVA) of rated capacity
};

/// One line of the price file.
struct PriceRecord {
    std::string id;
    std::string item; ///< what was priced
    PriceBasis basis = PriceBasis::Each;
    std::vector<std::string> parts;      ///< catalogue ids that are this item
    std::vector<std::string> classParts; ///< catalogue ids of the class that this item stands for
    double low = 0;                      ///< in `currency`
    double typical = 0;
    double high = 0;
    Currency currency;
    std::string date;
    std::string source;
    Provenance provenance = Provenance::Unverified;
    Confidence confidence = Confidence::Low;
    std::string note;
};

class PriceBook {
public:
    /// The compiled-in file ":/prices/prices.json", or another one in the same form.
    static Result<PriceBook> load(const QString& path = QStringLiteral(":/prices/prices.json"));
    /// Reads {"format": "clusterwright-prices", "version": 1, "prices": […]}. Fails as a whole, with the
    /// place in `context` ("prices[3].low"): ParseError for types and unknown words, InvalidArgument when a
    /// number is negative or not finite or low ≤ typical ≤ high does not hold, Duplicate when a part is
    /// priced twice, NewerFormat when `version` is above 1.
    static Result<PriceBook> fromJson(std::string_view json);

    const std::vector<PriceRecord>& records() const { return records_; }
    /// Price of one piece of a part; nothing when it is not in the book, or priced by a capacity that the
    /// part does not state.
    std::optional<UnitPrice> priceOf(const PartSpec& part, const PartFacts& facts) const;

private:
    struct Use {
        std::size_t record = 0;
        bool byClass = false;
    };
    std::vector<PriceRecord> records_;
    std::unordered_map<std::string, Use> byPart_;
};

} // namespace cw
