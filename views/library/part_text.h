// Parts of the catalogue and their values in words.
#pragma once

#include "model/library/part_spec.h"

#include <QString>

namespace cw::library {

/// "NVIDIA DGX H100"; the model alone for parts of no maker.
QString partTitle(const PartSpec& part);
/// Nothing for a shipped part; else whose it is, and why it takes the place of a shipped one.
QString originText(const PartSpec& part);
/// "Power, maximum" for a key of a part's values; the key in words when it has no name of its own.
QString specLabel(const std::string& key);
/// A value with its unit in the reader's locale; `text` for what is neither number nor yes or no.
QString specText(const PartSpec& part, const std::string& key, const std::string& text);
QString qualifierText(Qualifier qualifier);
QString confidenceText(Confidence confidence);

} // namespace cw::library
