#include "model/exchange/netbox_reader.h"

#include <QLocale>

#include <algorithm>
#include <cmath>

namespace cw::netbox {

namespace {

/// In the reader's locale, never as a power of ten.
QString plainNumber(double value) {
    return QLocale().toString(value, 'f', QLocale::FloatingPointShortest);
}

QString quoted(const std::string& text) {
    const QString whole = QString::fromStdString(text);
    return whole.size() > 60 ? whole.left(60) + QChar(0x2026) : whole;
}

QString joined(std::initializer_list<std::string_view> words) {
    QStringList list;
    for (const std::string_view word : words)
        list += QString::fromUtf8(word.data(), qsizetype(word.size()));
    return list.join(QStringLiteral(", "));
}

/// "ACME Box 3/4" as a slug: lower case, everything else a single hyphen.
std::string slugOf(const std::string& text) {
    std::string slug;
    for (const char c : text) {
        if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_')
            slug += c;
        else if (c >= 'A' && c <= 'Z')
            slug += static_cast<char>(c - 'A' + 'a');
        else if (!slug.empty() && slug.back() != '-')
            slug += '-';
    }
    while (!slug.empty() && slug.back() == '-')
        slug.pop_back();
    return slug.empty() ? "part" : slug;
}

} // namespace

void ProblemList::add(ErrorCode code, const YAML::Node& at, const std::string& field, const QString& what,
                      const QString& hint) {
    const int line = at.IsDefined() && at.Mark().line >= 0 ? at.Mark().line + 1 + lineOffset_ : 0;
    problems_.push_back({code, file_, line, field, what, hint, false});
}

void ProblemList::lose(ErrorCode code, const YAML::Node& at, const std::string& field, const QString& what,
                       const QString& hint) {
    add(code, at, field, what, hint);
    problems_.back().partLost = true;
    partLost_ = true;
}

MapReader::MapReader(const YAML::Node& map, std::string at, std::initializer_list<std::string_view> known,
                     ProblemList& problems)
    : map_(map)
    , at_(std::move(at))
    , problems_(problems) {
    std::set<std::string> seen;
    for (const auto& entry : map_) {
        const std::string key = entry.first.IsScalar() ? entry.first.Scalar() : std::string("?");
        if (std::find(known.begin(), known.end(), key) == known.end())
            problems_.add(ErrorCode::Unsupported, entry.first, place(key), Say::tr("unknown field"),
                          Say::tr("The field was ignored. Check its spelling."));
        else if (!seen.insert(key).second)
            problems_.add(ErrorCode::Duplicate, entry.first, place(key), Say::tr("field occurs twice"),
                          Say::tr("The first one was used."));
    }
}

std::string MapReader::place(std::string_view key) const {
    return at_.empty() ? std::string(key) : at_ + "." + std::string(key);
}

std::optional<YAML::Node> MapReader::find(const char* key) const {
    for (const auto& entry : map_) {
        if (entry.first.IsScalar() && entry.first.Scalar() == key)
            return entry.second.IsNull() ? std::nullopt : std::optional<YAML::Node>(entry.second);
    }
    return std::nullopt;
}

void MapReader::report(ErrorCode code, const char* key, const QString& what, const QString& hint) const {
    problems_.add(code, find(key).value_or(map_), place(key), what, hint);
}

void MapReader::lose(ErrorCode code, const char* key, const QString& what, const QString& hint) const {
    problems_.lose(code, find(key).value_or(map_), place(key), what, hint);
}

void MapReader::missing(const char* key, bool loses) const {
    if (loses)
        lose(ErrorCode::NotFound, key, Say::tr("required field is missing"));
    else
        report(ErrorCode::NotFound, key, Say::tr("required field is missing"));
}

std::optional<std::string> MapReader::text(const char* key, std::size_t longest) const {
    const auto node = find(key);
    if (!node) return std::nullopt;
    if (!node->IsScalar()) {
        report(ErrorCode::ParseError, key, Say::tr("text is expected"));
        return std::nullopt;
    }
    const std::string value = node->Scalar();
    if (value.empty() || value.size() > longest) {
        report(ErrorCode::InvalidArgument, key, Say::tr("1 to %1 characters are allowed").arg(longest));
        return std::nullopt;
    }
    return value;
}

std::optional<double> MapReader::number(const char* key, double least, double greatest,
                                        const QString& hint) const {
    const auto node = find(key);
    if (!node) return std::nullopt;
    double value = 0;
    if (!node->IsScalar() || !YAML::convert<double>::decode(*node, value) || !std::isfinite(value)) {
        report(ErrorCode::ParseError, key,
               Say::tr("a number is expected, found \"%1\"")
                   .arg(node->IsScalar() ? quoted(node->Scalar()) : QString()));
        return std::nullopt;
    }
    if (value < least || value > greatest) {
        report(ErrorCode::InvalidArgument, key,
               Say::tr("%1 is outside %2 to %3")
                   .arg(plainNumber(value), plainNumber(least), plainNumber(greatest)),
               hint);
        return std::nullopt;
    }
    return value;
}

std::optional<bool> MapReader::flag(const char* key) const {
    const auto node = find(key);
    if (!node) return std::nullopt;
    bool value = false;
    if (!node->IsScalar() || !YAML::convert<bool>::decode(*node, value)) {
        report(ErrorCode::ParseError, key, Say::tr("true or false is expected"));
        return std::nullopt;
    }
    return value;
}

std::optional<std::string> MapReader::word(const char* key,
                                           std::initializer_list<std::string_view> words) const {
    const auto value = text(key, 100);
    if (!value) return std::nullopt;
    if (std::find(words.begin(), words.end(), *value) == words.end()) {
        report(ErrorCode::InvalidArgument, key, Say::tr("unknown word \"%1\"").arg(quoted(*value)),
               Say::tr("Known: %1").arg(joined(words)));
        return std::nullopt;
    }
    return value;
}

void MapReader::list(const char* key, std::initializer_list<std::string_view> known,
                     const std::function<void(const MapReader&, const std::string&)>& each) const {
    const auto node = find(key);
    if (!node) return;
    if (!node->IsSequence()) {
        report(ErrorCode::ParseError, key, Say::tr("a list is expected"));
        return;
    }
    std::set<std::string> names;
    std::size_t index = 0;
    for (const auto& item : *node) {
        const std::string at = place(key) + "[" + std::to_string(index++) + "]";
        if (!item.IsMap()) {
            problems_.add(ErrorCode::ParseError, item, at, Say::tr("a mapping with a name is expected"));
            continue;
        }
        const MapReader row(item, at, known, problems_);
        const auto name = row.text("name", 64);
        if (!name) {
            if (!row.has("name")) row.missing("name", false);
        } else if (name->find('%') != std::string::npos) {
            row.report(ErrorCode::InvalidArgument, "name",
                       Say::tr("\"%1\" holds a percent sign").arg(quoted(*name)));
        } else if (!names.insert(*name).second) {
            row.report(ErrorCode::Duplicate, "name",
                       Say::tr("the name \"%1\" occurs twice").arg(quoted(*name)),
                       Say::tr("The second one was left out."));
        } else {
            each(row, *name);
        }
    }
}

double toKilograms(double weight, std::string_view unit) {
    if (unit == "g") return weight / 1000;
    if (unit == "lb") return weight * 0.45359237;
    if (unit == "oz") return weight * 0.028349523125;
    return weight;
}

void addSpec(PartSpec& part, const std::string& file, std::string key, SpecValue::Value value,
             std::string unit, Qualifier qualifier) {
    SpecValue spec;
    spec.key = std::move(key);
    spec.value = std::move(value);
    spec.unit = std::move(unit);
    spec.qualifier = qualifier;
    spec.provenance = Provenance::Secondary;
    spec.confidence = Confidence::Medium;
    spec.source = "NetBox type definition";
    spec.address = file;
    part.specs.push_back(std::move(spec));
}

bool readCommon(const MapReader& map, const std::string& file, PartSpec& part, double heaviestKg) {
    part.origin = PartOrigin::Imported;
    const auto vendor = map.text("manufacturer", 100);
    const auto model = map.text("model", 100);
    if (!vendor)
        map.has("manufacturer")
            ? map.lose(ErrorCode::InvalidArgument, "manufacturer", Say::tr("cannot be used"))
            : map.missing("manufacturer", true);
    if (!model)
        map.has("model") ? map.lose(ErrorCode::InvalidArgument, "model", Say::tr("cannot be used"))
                         : map.missing("model", true);
    if (!vendor || !model) return false;
    part.vendor = *vendor;
    part.model = *model;
    const auto slug = map.text("slug", 100);
    part.id = slugOf(slug ? *slug : *vendor + " " + *model);
    if (!map.has("slug"))
        map.missing("slug", false);
    else if (slug && part.id != *slug)
        map.report(ErrorCode::InvalidArgument, "slug",
                   Say::tr("lower-case letters, digits, \"-\" and \"_\" only"),
                   Say::tr("\"%1\" was used.").arg(QString::fromStdString(part.id)));
    const auto unit = map.word("weight_unit", {"kg", "g", "lb", "oz"});
    const bool weighed = map.has("weight") || map.has("max_weight");
    if (weighed && !map.has("weight_unit"))
        map.report(ErrorCode::NotFound, "weight_unit", Say::tr("required beside a weight"),
                   Say::tr("The weight was left out."));
    if (!unit) return true;
    for (const auto& [key, specKey] : {std::pair{"weight", "weight_kg"}, {"max_weight", "max_weight_kg"}}) {
        const double heaviest = heaviestKg / toKilograms(1, *unit);
        const auto weight = map.number(key, 0, heaviest, Say::tr("Check the unit of the weight."));
        if (weight && *weight > 0) addSpec(part, file, specKey, toKilograms(*weight, *unit), "kg");
    }
    return true;
}

void finish(PartSpec& part) {
    std::sort(part.specs.begin(), part.specs.end(),
              [](const SpecValue& a, const SpecValue& b) { return a.key < b.key; });
    part.revision = computeRevision(part);
}

} // namespace cw::netbox
