// JSON text of any stored value, driven by the field lists. Private to the readers and writers of files.
#pragma once

#include "model/entities.h"
#include "model/json/json_node.h"
#include "model/json/json_text.h"

#include <charconv>
#include <limits>

namespace cw::codec {

template <class T>
struct IsOptional : std::false_type {};
template <class T>
struct IsOptional<std::optional<T>> : std::true_type {};
template <class T>
struct IsVector : std::false_type {};
template <class T>
struct IsVector<std::vector<T>> : std::true_type {};

template <class T>
concept Whole = std::is_integral_v<T> && !std::is_same_v<T, bool>;
template <class T>
concept Measured = requires(const T& t) {
    t.base();
    T::fromBase(1.0);
};

/// partToJson on one line.
std::string partText(const PartSpec& spec);

template <Described T>
void appendFields(std::string& out, const T& value, bool first);

template <class T>
void append(std::string& out, const T& value) {
    if constexpr (std::is_same_v<T, bool>) {
        out += value ? "true" : "false";
    } else if constexpr (Whole<T>) {
        char buffer[24];
        out.append(buffer, std::to_chars(buffer, buffer + sizeof buffer, value).ptr);
    } else if constexpr (std::is_same_v<T, double>) {
        appendJsonNumber(out, value);
    } else if constexpr (std::is_same_v<T, std::string>) {
        appendJsonString(out, value);
    } else if constexpr (NamedEnum<T>) {
        appendJsonString(out, enumName(value));
    } else if constexpr (detail::IsId<T>::value) {
        append(out, value.value());
    } else if constexpr (std::is_same_v<T, Temperature>) {
        appendJsonNumber(out, value.celsius());
    } else if constexpr (Measured<T>) {
        appendJsonNumber(out, value.base());
    } else if constexpr (std::is_same_v<T, PartSpec>) {
        out += partText(value);
    } else if constexpr (IsOptional<T>::value) {
        if (value)
            append(out, *value);
        else
            out += "null";
    } else if constexpr (IsVector<T>::value) {
        out += '[';
        for (std::size_t i = 0; i < value.size(); ++i) {
            if (i > 0) out += ", ";
            append(out, value[i]);
        }
        out += ']';
    } else {
        static_assert(Described<T>);
        out += '{';
        appendFields(out, value, true);
        out += '}';
    }
}

/// The fields of a struct without the braces around them; `first` when nothing stands before them.
template <Described T>
void appendFields(std::string& out, const T& value, bool first) {
    forEachField<T>([&](auto f) {
        const auto& member = value.*(f.member);
        if constexpr (IsOptional<std::remove_cvref_t<decltype(member)>>::value)
            if (!member) return;
        if (!first) out += ", ";
        first = false;
        out += '"';
        out += f.name;
        out += "\": ";
        append(out, member);
    });
}

/// Where a value stands in its file; made into text only for an error.
struct Place {
    const Place* parent = nullptr;
    std::string_view name; ///< empty for an element of a list
    std::size_t index = 0;

    std::string text() const;
};

Error wrongType(const Place& at, Phrase expected, const JsonNode& found);
Error missingField(const Place& at);
Error unknownField(const Place& at);
Error unknownName(const Place& at, std::string_view name, std::span<const std::string_view> known);
Status readWhole(const JsonNode& node, const Place& at, std::int64_t low, std::uint64_t high,
                 std::int64_t& negative, std::uint64_t& natural);
Status readDouble(const JsonNode& node, const Place& at, double& out);
Status readPart(const JsonNode& node, const Place& at, PartSpec& out);

template <class T>
Status read(const JsonNode& node, const Place& at, T& out);

/// ParseError of the first field that the object lacks and the struct cannot do without.
template <Described T>
Status checkNeeded(const Place& at, FieldMask given) {
    Status status;
    FieldMask bit = 1;
    forEachField<T>([&](auto f) {
        if (isNeeded(f) && (given & bit) == 0 && status.ok()) status = missingField(Place{&at, f.name, 0});
        bit <<= 1;
    });
    return status;
}

/// Fields of an object into `out`; the key `extra` ("id") is left to the caller.
template <Described T>
Status readFields(const JsonNode& node, const Place& at, T& out, std::string_view extra = {}) {
    using Kind = JsonNode::Kind;
    if (node.kind != Kind::Object) return wrongType(at, Phrase::tr("an object"), node);
    FieldMask given = 0;
    for (std::size_t i = 0; i < node.keys.size(); ++i) {
        const std::string& key = node.keys[i];
        if (!extra.empty() && key == extra) continue;
        const Place here{&at, key, 0};
        bool known = false;
        Status status;
        FieldMask bit = 1;
        forEachField<T>([&](auto f) {
            if (!known && key == f.name) {
                known = true;
                given |= bit;
                status = read(node.items[i], here, out.*(f.member));
            }
            bit <<= 1;
        });
        if (!known) return unknownField(here);
        if (!status.ok()) return status;
    }
    return checkNeeded<T>(at, given);
}

template <class T>
Status read(const JsonNode& node, const Place& at, T& out) {
    using Kind = JsonNode::Kind;
    if constexpr (std::is_same_v<T, bool>) {
        if (node.kind != Kind::Bool) return wrongType(at, Phrase::tr("true or false"), node);
        out = node.boolean;
    } else if constexpr (Whole<T>) {
        std::int64_t negative = 0;
        std::uint64_t natural = 0;
        if (Status s = readWhole(node, at, std::numeric_limits<T>::min(), std::numeric_limits<T>::max(),
                                 negative, natural);
            !s.ok())
            return s;
        out = negative < 0 ? static_cast<T>(negative) : static_cast<T>(natural);
    } else if constexpr (std::is_same_v<T, double>) {
        return readDouble(node, at, out);
    } else if constexpr (std::is_same_v<T, std::string>) {
        if (node.kind != Kind::String) return wrongType(at, Phrase::tr("text"), node);
        out = node.text;
    } else if constexpr (NamedEnum<T>) {
        if (node.kind != Kind::String) return wrongType(at, Phrase::tr("a name"), node);
        const auto value = enumFromName<T>(node.text);
        if (!value) return unknownName(at, node.text, EnumNames<T>::values);
        out = *value;
    } else if constexpr (detail::IsId<T>::value) {
        std::uint32_t value = 0;
        if (Status s = read(node, at, value); !s.ok()) return s;
        if (value == 0)
            return Error::said(ErrorCode::InvalidArgument, at.text(), Phrase::tr("ids begin at 1"));
        out = T(value);
    } else if constexpr (std::is_same_v<T, Temperature>) {
        double value = 0;
        if (Status s = readDouble(node, at, value); !s.ok()) return s;
        out = Temperature::fromCelsius(value);
    } else if constexpr (Measured<T>) {
        double value = 0;
        if (Status s = readDouble(node, at, value); !s.ok()) return s;
        out = T::fromBase(value);
    } else if constexpr (std::is_same_v<T, PartSpec>) {
        return readPart(node, at, out);
    } else if constexpr (IsOptional<T>::value) {
        if (node.kind == Kind::Null) {
            out.reset();
            return {};
        }
        return read(node, at, out.emplace());
    } else if constexpr (IsVector<T>::value) {
        if (node.kind != Kind::Array) return wrongType(at, Phrase::tr("a list"), node);
        out.clear();
        for (std::size_t i = 0; i < node.items.size(); ++i) {
            typename T::value_type item{};
            if (Status s = read(node.items[i], Place{&at, {}, i}, item); !s.ok()) return s;
            out.push_back(std::move(item));
        }
    } else {
        return readFields(node, at, out);
    }
    return {};
}

} // namespace cw::codec
