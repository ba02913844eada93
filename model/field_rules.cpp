#include "model/field_rules.h"

#include "model/country.h"
#include "model/currency.h"

namespace cw {

namespace limits {

const TextRule kCountry{[](const std::string& text) { return countryCode(text) == text; },
                        Phrase::mark("a country by its ISO 3166 code, as DE or US")};
const TextRule kCurrency{isCurrency, Phrase::mark("a currency by its ISO 4217 code, as EUR or USD")};

} // namespace limits

} // namespace cw
