#include "model/library/catalog_file.h"
#include "model/library/part_names.h"
#include "model/library/part_spec.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <set>

namespace cw {

namespace {

using Json = nlohmann::ordered_json;

/// Carries the first error out of the recursive reader; never leaves this file.
struct ReadFailure {
    Error error;
};

[[noreturn]] void fail(ErrorCode code, std::string at, std::string detail) {
    throw ReadFailure{{code, std::move(at), std::move(detail)}};
}

template <class Names>
std::string unknownName(const std::string& word, const Names& known) {
    std::string list;
    for (const std::string_view name : known)
        list += (list.empty() ? "" : ", ") + std::string(name);
    return "\"" + word.substr(0, 64) + "\" is none of: " + list;
}

/// One JSON object with its place in the file; says which field is wrong and which is unknown.
class ObjectReader {
public:
    ObjectReader(const Json& json, std::string at, std::initializer_list<std::string_view> known)
        : json_(json)
        , at_(std::move(at)) {
        if (!json.is_object())
            fail(ErrorCode::ParseError, at_.empty() ? "part" : at_, "an object is expected");
        for (const auto& [key, value] : json.items()) {
            if (std::find(known.begin(), known.end(), key) == known.end())
                fail(ErrorCode::ParseError, place(key), "unknown field");
        }
    }

    std::string place(std::string_view key) const {
        return at_.empty() ? std::string(key) : at_ + "." + std::string(key);
    }

    const Json* optional(std::string_view key) const {
        const auto found = json_.find(key);
        return found == json_.end() ? nullptr : &*found;
    }

    const Json& required(std::string_view key) const {
        if (const Json* value = optional(key)) return *value;
        fail(ErrorCode::ParseError, place(key), "missing");
    }

    std::string text(std::string_view key) const { return asText(required(key), key); }
    std::string text(std::string_view key, std::string_view fallback) const {
        const Json* value = optional(key);
        return value ? asText(*value, key) : std::string(fallback);
    }

    double number(std::string_view key) const {
        const Json& value = required(key);
        if (!value.is_number()) fail(ErrorCode::ParseError, place(key), "a number is expected");
        return value.get<double>();
    }

    std::uint32_t count(std::string_view key, std::uint32_t fallback) const {
        const Json* value = optional(key);
        if (!value) return fallback;
        if (!value->is_number_unsigned() || value->get<std::uint64_t>() > 0xffffffffu)
            fail(ErrorCode::ParseError, place(key), "a whole number from 0 is expected");
        return static_cast<std::uint32_t>(value->get<std::uint64_t>());
    }

    const Json& list(std::string_view key) const {
        const Json& value = required(key);
        if (!value.is_array()) fail(ErrorCode::ParseError, place(key), "a list is expected");
        return value;
    }

    template <class E, std::size_t N>
    E name(std::string_view key, const std::array<std::string_view, N>& table,
           std::optional<E> fallback) const {
        const Json* value = optional(key);
        if (!value && fallback) return *fallback;
        const std::string word = text(key);
        if (const auto parsed = names::parse<E>(table, word)) return *parsed;
        fail(ErrorCode::ParseError, place(key), unknownName(word, table));
    }

    Provenance provenance(std::string_view key) const {
        const std::string word = text(key);
        if (const auto parsed = names::parseProvenance(word)) return *parsed;
        std::vector<std::string_view> table;
        for (int i = 0; i <= static_cast<int>(Provenance::Drawn); ++i)
            table.push_back(provenanceName(static_cast<Provenance>(i)));
        fail(ErrorCode::ParseError, place(key), unknownName(word, table));
    }

private:
    std::string asText(const Json& value, std::string_view key) const {
        if (!value.is_string()) fail(ErrorCode::ParseError, place(key), "text is expected");
        return value.get<std::string>();
    }

    const Json& json_;
    std::string at_;
};

struct Source {
    std::string title;
    std::string address;
    bool operator==(const Source&) const = default;
};

std::string indexed(const std::string& list, std::size_t i) {
    return list + "[" + std::to_string(i) + "]";
}

const Source& sourceOf(const ObjectReader& object, const std::vector<Source>& sources) {
    static const Source none;
    if (!object.optional("source")) return none;
    const std::uint32_t index = object.count("source", 0);
    if (index >= sources.size()) fail(ErrorCode::ParseError, object.place("source"), "no such source");
    return sources[index];
}

SpecValue::Value readValue(const Json& json, const std::string& at) {
    if (json.is_boolean()) return json.get<bool>();
    if (json.is_number()) return json.get<double>();
    if (json.is_string()) return json.get<std::string>();
    if (!json.is_array())
        fail(ErrorCode::ParseError, at, "a number, text, true, false or a list of numbers is expected");
    std::vector<double> list;
    for (const Json& item : json) {
        if (!item.is_number()) fail(ErrorCode::ParseError, at, "a list holds numbers only");
        list.push_back(item.get<double>());
    }
    return list;
}

SpecValue readSpec(const Json& json, const std::string& at, const std::vector<Source>& sources) {
    const ObjectReader o(
        json, at, {"key", "value", "columns", "unit", "qualifier", "provenance", "confidence", "source"});
    SpecValue spec;
    spec.key = o.text("key");
    spec.value = readValue(o.required("value"), o.place("value"));
    spec.unit = o.text("unit", "");
    const std::uint32_t columns = o.count("columns", 1);
    if (columns == 0 || columns > 64) fail(ErrorCode::ParseError, o.place("columns"), "1 to 64");
    spec.columns = static_cast<std::uint16_t>(columns);
    spec.qualifier = o.name<Qualifier>("qualifier", names::kQualifiers, Qualifier::Stated);
    spec.provenance = o.provenance("provenance");
    spec.confidence = o.name<Confidence>("confidence", names::kConfidences, Confidence::Low);
    const Source& source = sourceOf(o, sources);
    spec.source = source.title;
    spec.address = source.address;
    return spec;
}

Protocols readProtocols(const ObjectReader& o) {
    Protocols set = Protocols::None;
    for (const Json& item : o.list("protocols")) {
        const auto bit = item.is_string() ? names::parse<unsigned>(names::kProtocols, item.get<std::string>())
                                          : std::nullopt;
        if (!bit) fail(ErrorCode::ParseError, o.place("protocols"), "unknown name");
        set = set | static_cast<Protocols>(1u << *bit);
    }
    return set;
}

PortGroup readPort(const Json& json, const std::string& at, const std::vector<Source>& sources) {
    const ObjectReader o(json, at,
                         {"name", "first", "count", "per_cage", "first_in_cage", "gbps", "connector",
                          "protocols", "role", "breakout", "provenance", "source"});
    PortGroup group;
    group.name = o.text("name");
    group.firstIndex = o.count("first", 1);
    o.required("count");
    group.count = o.count("count", 0);
    group.portsPerCage = o.count("per_cage", 1);
    group.firstInCage = o.count("first_in_cage", 1);
    group.rate = gigabitsPerSecond(o.number("gbps"));
    group.connector = o.text("connector");
    group.protocols = readProtocols(o);
    group.role = o.name<PortRole>("role", names::kPortRoles, PortRole::Any);
    group.maxBreakout = o.count("breakout", 1);
    group.provenance = o.provenance("provenance");
    const Source& source = sourceOf(o, sources);
    group.source = source.title;
    group.address = source.address;
    return group;
}

PartSpec readPart(const Json& json, const std::string& at) {
    const ObjectReader o(json, at,
                         {"id", "kind", "vendor", "model", "placement", "note", "reason", "date", "origin",
                          "sources", "specs", "ports"});
    PartSpec part;
    part.id = o.text("id");
    part.kind = o.text("kind");
    part.vendor = o.text("vendor");
    part.model = o.text("model");
    part.placement = o.name<Placement>("placement", names::kPlacements, std::nullopt);
    part.note = o.text("note", "");
    part.reason = o.text("reason", "");
    part.date = o.text("date", "");
    part.origin = o.name<PartOrigin>("origin", names::kOrigins, PartOrigin::Builtin);
    std::vector<Source> sources;
    if (o.optional("sources")) {
        for (const Json& item : o.list("sources")) {
            const ObjectReader s(item, indexed(o.place("sources"), sources.size()), {"title", "address"});
            sources.push_back({s.text("title"), s.text("address", "")});
        }
    }
    for (const Json& item : o.list("specs"))
        part.specs.push_back(readSpec(item, indexed(o.place("specs"), part.specs.size()), sources));
    if (o.optional("ports")) {
        for (const Json& item : o.list("ports"))
            part.ports.push_back(readPort(item, indexed(o.place("ports"), part.ports.size()), sources));
    }
    std::stable_sort(part.specs.begin(), part.specs.end(),
                     [](const SpecValue& a, const SpecValue& b) { return a.key < b.key; });
    if (auto status = checkPart(part); !status) {
        Error error = status.error();
        error.context = o.place(error.context);
        throw ReadFailure{std::move(error)};
    }
    part.revision = computeRevision(part);
    return part;
}

/// Runs `read` on the parsed text; every way of failing becomes an Error.
template <class T, class Read>
Result<T> parsed(std::string_view text, Read read) {
    try {
        return read(Json::parse(text));
    } catch (const ReadFailure& failure) {
        return failure.error;
    } catch (const nlohmann::json::exception& e) {
        return Error{ErrorCode::ParseError, {}, e.what()};
    }
}

/// Whole numbers are written without a fraction, so that files stay readable and equal.
Json numberToJson(double v) {
    if (v == std::floor(v) && std::abs(v) < 1e15) return static_cast<std::int64_t>(v);
    return v;
}

Json valueToJson(const SpecValue::Value& value) {
    if (const auto* number = std::get_if<double>(&value)) return numberToJson(*number);
    if (const auto* text = std::get_if<std::string>(&value)) return *text;
    if (const auto* flag = std::get_if<bool>(&value)) return *flag;
    Json list = Json::array();
    for (const double v : std::get<std::vector<double>>(value))
        list.push_back(numberToJson(v));
    return list;
}

/// Sources in the order of their first use.
class SourceTable {
public:
    std::size_t index(const std::string& title, const std::string& address) {
        const Source source{title, address};
        const auto found = std::find(items_.begin(), items_.end(), source);
        if (found != items_.end()) return static_cast<std::size_t>(found - items_.begin());
        items_.push_back(source);
        return items_.size() - 1;
    }

    Json toJson() const {
        Json list = Json::array();
        for (const Source& source : items_)
            list.push_back({{"title", source.title}, {"address", source.address}});
        return list;
    }

private:
    std::vector<Source> items_;
};

Json specToJson(const SpecValue& spec, SourceTable& sources) {
    Json json;
    json["key"] = spec.key;
    json["value"] = valueToJson(spec.value);
    if (spec.columns != 1) json["columns"] = spec.columns;
    if (!spec.unit.empty()) json["unit"] = spec.unit;
    if (spec.qualifier != Qualifier::Stated) json["qualifier"] = qualifierName(spec.qualifier);
    json["provenance"] = provenanceName(spec.provenance);
    json["confidence"] = confidenceName(spec.confidence);
    json["source"] = sources.index(spec.source, spec.address);
    return json;
}

Json portToJson(const PortGroup& group, SourceTable& sources) {
    Json json;
    json["name"] = group.name;
    json["first"] = group.firstIndex;
    json["count"] = group.count;
    if (group.portsPerCage != 1) json["per_cage"] = group.portsPerCage;
    if (group.firstInCage != 1) json["first_in_cage"] = group.firstInCage;
    json["gbps"] = numberToJson(inGigabitsPerSecond(group.rate));
    json["connector"] = group.connector;
    json["protocols"] = Json::array();
    for (std::size_t i = 0; i < names::kProtocols.size(); ++i) {
        if (sharesProtocol(group.protocols, static_cast<Protocols>(1u << i)))
            json["protocols"].push_back(names::kProtocols[i]);
    }
    json["role"] = portRoleName(group.role);
    if (group.maxBreakout != 1) json["breakout"] = group.maxBreakout;
    json["provenance"] = provenanceName(group.provenance);
    json["source"] = sources.index(group.source, group.address);
    return json;
}

} // namespace

std::string partToJson(const PartSpec& part) {
    SourceTable sources;
    Json specs = Json::array();
    for (const SpecValue& spec : part.specs)
        specs.push_back(specToJson(spec, sources));
    Json ports = Json::array();
    for (const PortGroup& group : part.ports)
        ports.push_back(portToJson(group, sources));
    Json json;
    json["id"] = part.id;
    json["kind"] = part.kind;
    json["vendor"] = part.vendor;
    json["model"] = part.model;
    json["placement"] = placementName(part.placement);
    for (const auto& [key, text] :
         {std::pair{"note", &part.note}, {"reason", &part.reason}, {"date", &part.date}}) {
        if (!text->empty()) json[key] = *text;
    }
    if (part.origin != PartOrigin::Builtin)
        json["origin"] = names::kOrigins[static_cast<std::size_t>(part.origin)];
    json["sources"] = sources.toJson();
    json["specs"] = std::move(specs);
    json["ports"] = std::move(ports);
    // Text that is not UTF-8 cannot be written as JSON; it is replaced rather than thrown about.
    return json.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Result<PartSpec> partFromJson(std::string_view json) {
    return parsed<PartSpec>(json, [](const Json& root) -> Result<PartSpec> { return readPart(root, ""); });
}

Result<std::vector<PartSpec>> partsFromCatalogJson(std::string_view json) {
    using Parts = std::vector<PartSpec>;
    return parsed<Parts>(json, [](const Json& root) -> Result<Parts> {
        const ObjectReader o(root, "", {"format", "version", "parts"});
        if (o.text("format") != "clusterwright-catalogue")
            fail(ErrorCode::ParseError, "format", "not a catalogue");
        o.required("version");
        if (o.count("version", 0) > 1)
            throw ReadFailure{newerFormat("version", double(o.count("version", 0)), 1)};
        Parts parts;
        std::set<std::string> ids;
        for (const Json& item : o.list("parts")) {
            const std::string at = indexed("parts", parts.size());
            parts.push_back(readPart(item, at));
            if (!ids.insert(parts.back().id).second) fail(ErrorCode::Duplicate, at + ".id", parts.back().id);
        }
        return parts;
    });
}

} // namespace cw
