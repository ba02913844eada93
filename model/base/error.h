// What can go wrong, as stable codes. Text for people is made in views and CLI, translated.
#pragma once

#include "model/base/phrase.h"

#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace cw {

enum class ErrorCode : std::uint8_t {
    InvalidArgument, ///< a value is outside its documented range
    NotFound,        ///< the named object, part, key or file does not exist
    Duplicate,       ///< an id or name that must be unique occurs twice
    Conflict,        ///< the edit contradicts what is drawn (U taken, port in use, cycle)
    ParseError,      ///< a file or text is not in the format it claims
    Unsupported,     ///< the file or request is well formed but beyond what this version does
    NotAProject,     ///< empty, foreign or damaged file in place of a project
    NewerFormat,     ///< written by a newer version of the product
    Locked,          ///< another instance has the project open for writing
    ReadOnly,        ///< the document or folder may not be written
    ReadFailed,      ///< the operating system refused a read
    WriteFailed,     ///< the operating system refused a write (permissions, full disk)
    Cancelled,       ///< the caller asked to stop
    Internal,        ///< a library reported something that should not happen
};

/// Stable name of a code, for logs, JSON and tests ("InvalidArgument").
std::string_view errorCodeName(ErrorCode code);

/// A number and the values that it may take, in the words and units of a planner: what an error about it says
/// beside where it stands.
struct ValueRange {
    const char* quantity = ""; ///< "rated power"; made by Phrase::mark
    const char* unit = "";     ///< of the bounds and of what was found
    double low = -std::numeric_limits<double>::infinity();
    double high = std::numeric_limits<double>::infinity();
    bool aboveLow = false;  ///< `low` itself is outside
    bool belowHigh = false; ///< `high` itself is outside
    std::optional<double> found = std::nullopt;

    bool operator==(const ValueRange& other) const;
};

/// One failure: what (code), where (context: file, line, field, object), and what to do or what was found
/// (detail). `context` and `detail` are plain data; a sentence for people is made by `Error::said`, and
/// `words` is what they see in their language in place of the detail.
struct Error {
    ErrorCode code = ErrorCode::Internal;
    std::string context;
    std::string detail;
    std::vector<std::string> nearest = {};          ///< names that exist, alike to the one that was not found
    std::optional<ValueRange> range = std::nullopt; ///< of the number that is not valid or too new
    Phrase words = {};                              ///< the detail as a text to be translated; may be empty

    /// An error whose detail is a text: in English in `detail`, to be translated in `words`.
    static Error said(ErrorCode code, std::string context, Phrase words);

    bool operator==(const Error&) const = default;
};

/// NewerFormat of something whose format is `found` where `newest` is the last that can be read; `needs` is
/// the version of the product that it asks for, if it says so.
Error newerFormat(std::string context, double found, double newest, std::string needs = {});

} // namespace cw
