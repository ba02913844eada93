#include "model/base/error.h"

#include <utility>

namespace cw {

std::string_view errorCodeName(ErrorCode code) {
    switch (code) {
    case ErrorCode::InvalidArgument:
        return "InvalidArgument";
    case ErrorCode::NotFound:
        return "NotFound";
    case ErrorCode::Duplicate:
        return "Duplicate";
    case ErrorCode::Conflict:
        return "Conflict";
    case ErrorCode::ParseError:
        return "ParseError";
    case ErrorCode::Unsupported:
        return "Unsupported";
    case ErrorCode::NotAProject:
        return "NotAProject";
    case ErrorCode::NewerFormat:
        return "NewerFormat";
    case ErrorCode::Locked:
        return "Locked";
    case ErrorCode::ReadOnly:
        return "ReadOnly";
    case ErrorCode::ReadFailed:
        return "ReadFailed";
    case ErrorCode::WriteFailed:
        return "WriteFailed";
    case ErrorCode::Cancelled:
        return "Cancelled";
    case ErrorCode::Internal:
        return "Internal";
    }
    return "Internal";
}

bool ValueRange::operator==(const ValueRange& other) const {
    return std::string_view(quantity) == other.quantity && std::string_view(unit) == other.unit &&
           low == other.low && high == other.high && aboveLow == other.aboveLow &&
           belowHigh == other.belowHigh && found == other.found;
}

Error Error::said(ErrorCode code, std::string context, Phrase words) {
    Error error{code, std::move(context), words.english()};
    error.words = std::move(words);
    return error;
}

Error newerFormat(std::string context, double found, double newest, std::string needs) {
    Error error{ErrorCode::NewerFormat, std::move(context), std::move(needs)};
    error.range =
        ValueRange{.quantity = Phrase::mark("format version"), .low = 1, .high = newest, .found = found};
    return error;
}

} // namespace cw
