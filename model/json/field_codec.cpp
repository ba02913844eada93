#include "model/json/field_codec.h"

namespace cw::codec {

using Kind = JsonNode::Kind;

std::string Place::text() const {
    std::string out = parent ? parent->text() : std::string{};
    if (name.empty()) return out + "[" + std::to_string(index) + "]";
    if (!out.empty()) out += '.';
    return out += name;
}

namespace {

/// A value of a file as an error shows it: short ones as they are.
Phrase shown(const JsonNode& found) {
    if (found.kind == Kind::Array) return Phrase::tr("a list");
    if (found.kind == Kind::Object) return Phrase::tr("an object");
    if (found.kind == Kind::String && found.text.size() > 40) return Phrase::tr("a long text");
    std::string text;
    appendJson(text, found);
    return text;
}

} // namespace

Error wrongType(const Place& at, Phrase expected, const JsonNode& found) {
    return Error::said(ErrorCode::ParseError, at.text(),
                       Phrase::tr("expected %1, found %2").arg(std::move(expected)).arg(shown(found)));
}

Error missingField(const Place& at) {
    return Error::said(ErrorCode::ParseError, at.text(), Phrase::tr("missing"));
}

Error unknownField(const Place& at) {
    return Error::said(ErrorCode::ParseError, at.text(), Phrase::tr("unknown field"));
}

Error unknownName(const Place& at, std::string_view name, std::span<const std::string_view> known) {
    std::string names;
    for (const std::string_view each : known)
        names += (names.empty() ? "" : ", ") + std::string(each);
    return Error::said(ErrorCode::ParseError, at.text(),
                       Phrase::tr("unknown name \"%1\"; it must be one of %2")
                           .arg(std::string(name.size() > 40 ? "…" : name))
                           .arg(std::move(names)));
}

Status readWhole(const JsonNode& node, const Place& at, std::int64_t low, std::uint64_t high,
                 std::int64_t& negative, std::uint64_t& natural) {
    if (node.kind == Kind::Integer && node.integer < 0 && node.integer >= low) {
        negative = node.integer;
        return {};
    }
    if (node.kind == Kind::Unsigned && node.naturalValue <= high) {
        natural = node.naturalValue;
        return {};
    }
    return wrongType(
        at, Phrase::tr("a whole number from %1 to %2").arg(std::to_string(low)).arg(std::to_string(high)),
        node);
}

Status readDouble(const JsonNode& node, const Place& at, double& out) {
    switch (node.kind) {
    case Kind::Integer:
        out = static_cast<double>(node.integer);
        return {};
    case Kind::Unsigned:
        out = static_cast<double>(node.naturalValue);
        return {};
    case Kind::Real:
        out = node.real;
        return {};
    default:
        return wrongType(at, Phrase::tr("a number"), node);
    }
}

Status readPart(const JsonNode& node, const Place& at, PartSpec& out) {
    if (node.kind != Kind::Object) return wrongType(at, Phrase::tr("an object"), node);
    std::string text;
    appendJson(text, node);
    Result<PartSpec> part = partFromJson(text);
    if (!part.ok()) {
        Error error = part.error();
        error.context = at.text() + (error.context.empty() ? "" : ".") + error.context;
        return error;
    }
    out = std::move(*part);
    return {};
}

std::string partText(const PartSpec& spec) {
    const std::string text = partToJson(spec);
    std::string out;
    if (const auto node = parseJson(text); node.ok())
        appendJson(out, *node);
    else
        out = "null";
    return out;
}

} // namespace cw::codec
