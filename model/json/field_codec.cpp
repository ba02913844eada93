#include "model/json/field_codec.h"

namespace cw::codec {

using Kind = JsonNode::Kind;

std::string Place::text() const {
    std::string out = parent ? parent->text() : std::string{};
    if (name.empty()) return out + "[" + std::to_string(index) + "]";
    if (!out.empty()) out += '.';
    return out += name;
}

Error wrongType(const Place& at, std::string_view expected, const JsonNode& found) {
    std::string text;
    if (found.kind == Kind::Array || found.kind == Kind::Object)
        text = found.kind == Kind::Array ? "a list" : "an object";
    else if (found.kind == Kind::String && found.text.size() > 40)
        text = "a long text";
    else
        appendJson(text, found);
    return {ErrorCode::ParseError, at.text(), "expected " + std::string(expected) + ", found " + text};
}

Error unknownName(const Place& at, std::string_view name) {
    return {ErrorCode::ParseError, at.text(),
            "unknown name \"" + std::string(name.size() > 40 ? "…" : name) + "\""};
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
    return wrongType(at, "a whole number from " + std::to_string(low) + " to " + std::to_string(high), node);
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
        return wrongType(at, "a number", node);
    }
}

Status readPart(const JsonNode& node, const Place& at, PartSpec& out) {
    if (node.kind != Kind::Object) return wrongType(at, "an object", node);
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
