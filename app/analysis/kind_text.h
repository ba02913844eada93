// Kinds of parts in words.
#pragma once

#include <QString>

#include <string_view>

namespace cw::analysis {

/// "rack_pdu" as "rack PDU", in the user's language; a kind that is not known with spaces for underscores.
QString kindText(std::string_view kind);

} // namespace cw::analysis
