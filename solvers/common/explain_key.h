// Names of shown values: "max_kw" or "racks[R01].power_kw", as in the JSON of `solve`.
#pragma once

#include "model/base/result.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace cw::solvers {

/// A parsed key. `list` and `object` are empty for a total.
struct ExplainKey {
    std::string list;   ///< "racks"
    std::string object; ///< label of the object, or "#12" or "12" for the thirteenth
    std::string field;  ///< "power_kw"
};

/// Parses FIELD or LIST[OBJECT].FIELD. Labels may hold brackets and dots: the last "]." ends the label.
/// Errors: InvalidArgument.
Result<ExplainKey> parseExplainKey(std::string_view key);

/// "LIST[LABEL].FIELD".
std::string explainKey(std::string_view list, std::string_view label, std::string_view field);

/// Index of the object in `labels` that `key.object` names. Errors: NotFound; Duplicate when several carry
/// the label (then only "#index" names one).
Result<std::size_t> findObject(const ExplainKey& key, const std::vector<std::string_view>& labels);

/// The labels of a list of structs that have a `label`.
template <class List>
std::vector<std::string_view> labelsOf(const List& list) {
    std::vector<std::string_view> labels;
    labels.reserve(list.size());
    for (const auto& item : list)
        labels.push_back(item.label);
    return labels;
}

} // namespace cw::solvers
