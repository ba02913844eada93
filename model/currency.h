// Currencies as projects and price files name them.
#pragma once

#include <string>

namespace cw {

/// True for an active code of ISO 4217 ("USD"), in capitals.
bool isCurrency(const std::string& code);

} // namespace cw
