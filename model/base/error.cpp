#include "model/base/error.h"

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

} // namespace cw
