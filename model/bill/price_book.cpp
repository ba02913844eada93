#include "model/bill/price_book.h"

#include <QFile>

#include <cmath>
#include <nlohmann/json.hpp>

namespace cw {

namespace {

using Json = nlohmann::json;

constexpr double kLargestPrice = 1e12; ///< major units; keeps minor units far from overflow

/// Reads the fields of one record and remembers the first thing that is wrong.
class RecordReader {
public:
    RecordReader(const Json& json, std::string where)
        : json_(json)
        , where_(std::move(where)) {}

    std::string text(const char* key, bool required = true) {
        const Json* value = find(key, required);
        if (!value) return {};
        if (!value->is_string()) return fail(ErrorCode::ParseError, key, "text expected"), std::string();
        auto result = value->get<std::string>();
        if (required && result.empty()) fail(ErrorCode::ParseError, key, "empty");
        return result;
    }
    double price(const char* key) {
        const Json* value = find(key, true);
        if (!value) return 0;
        if (!value->is_number()) return fail(ErrorCode::ParseError, key, "number expected"), 0;
        const double number = value->get<double>();
        if (!(number >= 0 && number <= kLargestPrice)) fail(ErrorCode::InvalidArgument, key, "0 to 1e12");
        return number;
    }
    std::vector<std::string> texts(const char* key) {
        std::vector<std::string> result;
        const Json* value = find(key, false);
        if (!value) return result;
        if (!value->is_array()) return fail(ErrorCode::ParseError, key, "list expected"), result;
        for (const Json& item : *value) {
            if (!item.is_string()) return fail(ErrorCode::ParseError, key, "texts expected"), result;
            result.push_back(item.get<std::string>());
        }
        return result;
    }
    void fail(ErrorCode code, const std::string& key, std::string detail) {
        if (!error_) error_ = Error{code, where_ + "." + key, std::move(detail)};
    }
    const std::optional<Error>& error() const { return error_; }

private:
    const Json* find(const char* key, bool required) {
        const auto it = json_.find(key);
        if (it != json_.end()) return &*it;
        if (required) fail(ErrorCode::ParseError, key, "missing");
        return nullptr;
    }

    const Json& json_;
    std::string where_;
    std::optional<Error> error_;
};

template <class E, class Name>
std::optional<E> byName(std::string_view text, E last, Name name) {
    for (int i = 0; i <= int(last); ++i)
        if (name(E(i)) == text) return E(i);
    return std::nullopt;
}

PriceRecord readRecord(RecordReader& in) {
    PriceRecord record;
    record.id = in.text("id");
    record.item = in.text("item");
    const std::string basis = in.text("basis");
    if (basis == "per_kw")
        record.basis = PriceBasis::PerKilowatt;
    else if (basis != "each")
        in.fail(ErrorCode::ParseError, "basis", basis);
    record.parts = in.texts("parts");
    record.classParts = in.texts("class_parts");
    record.low = in.price("low");
    record.typical = in.price("typical");
    record.high = in.price("high");
    if (!(record.low <= record.typical && record.typical <= record.high))
        in.fail(ErrorCode::InvalidArgument, "typical", "low, typical and high must rise");
    const std::string currency = in.text("currency");
    if (currency.size() == 3)
        std::copy(currency.begin(), currency.end(), record.currency.code.begin());
    else
        in.fail(ErrorCode::ParseError, "currency", currency);
    record.date = in.text("date");
    record.source = in.text("source");
    const std::string provenance = in.text("provenance");
    if (const auto value = byName(provenance, Provenance::Drawn, provenanceName))
        record.provenance = *value;
    else
        in.fail(ErrorCode::ParseError, "provenance", provenance);
    const std::string confidence = in.text("confidence");
    if (const auto value = byName(confidence, Confidence::Low, confidenceName))
        record.confidence = *value;
    else
        in.fail(ErrorCode::ParseError, "confidence", confidence);
    record.note = in.text("note", false);
    return record;
}

Money money(double amount, Currency currency) {
    return {std::llround(amount * 100), currency};
}

} // namespace

Result<PriceBook> PriceBook::load(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return Error{ErrorCode::ReadFailed, path.toStdString(), file.errorString().toStdString()};
    const QByteArray bytes = file.readAll();
    return fromJson({bytes.constData(), std::size_t(bytes.size())});
}

Result<PriceBook> PriceBook::fromJson(std::string_view text) {
    const Json json = Json::parse(text, nullptr, false);
    if (json.is_discarded() || !json.is_object() || json.value("format", Json()) != "clusterwright-prices")
        return Error::said(ErrorCode::ParseError, "prices", Phrase::tr("not a price file"));
    const Json version = json.value("version", Json());
    if (!version.is_number_integer())
        return Error::said(ErrorCode::ParseError, "version", Phrase::tr("missing"));
    if (const double given = version.get<double>(); given > 1) return newerFormat("version", given, 1);
    const auto prices = json.find("prices");
    if (prices == json.end() || !prices->is_array())
        return Error::said(ErrorCode::ParseError, "prices", Phrase::tr("missing"));

    PriceBook book;
    for (std::size_t i = 0; i < prices->size(); ++i) {
        const std::string where = "prices[" + std::to_string(i) + "]";
        const Json& entry = (*prices)[i];
        if (!entry.is_object())
            return Error::said(ErrorCode::ParseError, where, Phrase::tr("object expected"));
        RecordReader reader(entry, where);
        PriceRecord record = readRecord(reader);
        if (reader.error()) return *reader.error();
        for (const bool byClass : {false, true})
            for (const std::string& part : byClass ? record.classParts : record.parts)
                if (!book.byPart_.emplace(part, Use{i, byClass}).second)
                    return Error{ErrorCode::Duplicate, where + (byClass ? ".class_parts" : ".parts"), part};
        book.records_.push_back(std::move(record));
    }
    return book;
}

std::optional<UnitPrice> PriceBook::priceOf(const PartSpec& part, const PartFacts& facts) const {
    const auto it = byPart_.find(part.id);
    if (it == byPart_.end()) return std::nullopt;
    const PriceRecord& record = records_[it->second.record];
    double factor = 1;
    if (record.basis == PriceBasis::PerKilowatt) {
        if (facts.capacity)
            factor = inKilowatts(facts.capacity->value);
        else if (facts.apparentVa)
            factor = facts.apparentVa->value / 1e3;
        else
            return std::nullopt;
        if (!(factor * record.high <= kLargestPrice)) return std::nullopt;
    }
    UnitPrice price;
    price.low = money(record.low * factor, record.currency);
    price.typical = money(record.typical * factor, record.currency);
    price.high = money(record.high * factor, record.currency);
    price.date = record.date;
    price.source = it->second.byClass ? "class: " + record.item + "; " + record.source : record.source;
    price.provenance = record.provenance;
    price.confidence = record.confidence;
    return price;
}

} // namespace cw
