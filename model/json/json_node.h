// A parsed JSON value, and reading of large files one object at a time.
#pragma once

#include "model/base/result.h"

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace cw {

struct JsonNode {
    enum class Kind : std::uint8_t { Null, Bool, Integer, Unsigned, Real, String, Array, Object };

    Kind kind = Kind::Null;
    bool boolean = false;
    std::int64_t integer = 0;       ///< of Integer: below zero
    std::uint64_t naturalValue = 0; ///< of Unsigned
    double real = 0;
    std::string text;
    std::vector<std::string> keys; ///< of an object, in file order; `items` holds the values
    std::vector<JsonNode> items;

    const JsonNode* find(std::string_view key) const;
};

constexpr std::size_t kDeepestJson = 64;

/// Reads one value. ParseError with "line 3, column 7" for bad syntax, bad UTF-8, numbers beyond double, a
/// key that occurs twice, or nesting deeper than kDeepestJson.
Result<JsonNode> parseJson(std::string_view text);

/// Appends the value as compact text; keys keep their order.
void appendJson(std::string& out, const JsonNode& node);

/// What a top-level object holds, piece by piece, so that no file is in memory as a whole tree.
struct JsonStream {
    /// A member that is not an array.
    std::function<Status(const std::string& key, JsonNode& value)> member;
    /// One element of a member that is an array.
    std::function<Status(const std::string& key, std::size_t index, JsonNode& element)> element;
    /// A member that is an array, before its elements.
    std::function<Status(const std::string& key)> array;
};

/// Reads an object and hands its pieces to `stream`; stops at the first error, its own or the stream's.
/// Errors as parseJson; also ParseError when the text is not an object.
Status readJsonObject(std::string_view text, const JsonStream& stream);

} // namespace cw
