#include "app/cli/calc_json.h"

#include <nlohmann/json.hpp>

#include <algorithm>

namespace cw::cli {

namespace calc = solvers::calc;

Json valueJson(const calc::Value& value) {
    return std::visit([](const auto& v) { return Json(v); }, value);
}

std::optional<calc::Value> valueFromJson(const Json& j) {
    const auto numbers = [](const Json& list) {
        return std::all_of(list.begin(), list.end(), [](const Json& v) { return v.is_number(); });
    };
    if (j.is_boolean()) return calc::Value(j.get<bool>());
    if (j.is_number()) return calc::Value(j.get<double>());
    if (j.is_string()) return calc::Value(j.get<std::string>());
    if (!j.is_array()) return std::nullopt;
    if (numbers(j)) return calc::Value(j.get<calc::List>());
    if (std::all_of(j.begin(), j.end(), [&](const Json& row) { return row.is_array() && numbers(row); }))
        return calc::Value(j.get<calc::Matrix>());
    return std::nullopt;
}

Result<calc::Values> valuesFromJson(const Json& object) {
    calc::Values values;
    Status status;
    const auto flatten = [&](auto&& self, const std::string& prefix, const Json& j) -> void {
        for (const auto& [key, value] : j.items()) {
            const std::string name = prefix.empty() ? key : prefix + "." + key;
            if (value.is_object()) {
                self(self, name, value);
            } else if (const auto v = valueFromJson(value)) {
                values.emplace(name, *v);
            } else {
                status = Error::said(ErrorCode::ParseError, name, Phrase::tr("number, flag, text or list"));
            }
        }
    };
    flatten(flatten, {}, object);
    if (!status) return status.error();
    return values;
}

} // namespace cw::cli
