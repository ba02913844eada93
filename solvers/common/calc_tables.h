// The parts of the calculator registry, and small helpers to write them.
#pragma once

#include "solvers/common/calc_registry.h"

#include <utility>

namespace cw::solvers::calc {

std::vector<Calculator> airCalculators();
std::vector<Calculator> liquidCalculators();
std::vector<Calculator> plantCalculators();
std::vector<Calculator> roomCalculators();
std::vector<Calculator> electricalCalculators();
std::vector<Calculator> collectiveCalculators();

/// A number that must be above zero.
inline InputSpec positive(std::string name, std::string unit, std::string description,
                          std::optional<double> fallback = {}, double max = 1e12) {
    InputSpec s{std::move(name), std::move(unit), std::move(description), ValueType::Number, 1e-12, max};
    if (fallback) s.fallback = *fallback;
    return s;
}

/// A number between two ends.
inline InputSpec number(std::string name, std::string unit, std::string description, double min, double max,
                        std::optional<double> fallback = {}) {
    InputSpec s{std::move(name), std::move(unit), std::move(description), ValueType::Number, min, max};
    if (fallback) s.fallback = *fallback;
    return s;
}

inline InputSpec optionally(InputSpec s) {
    s.optional = true;
    return s;
}

inline InputSpec validWithin(InputSpec s, double min, double max) {
    s.validMin = min;
    s.validMax = max;
    return s;
}

inline InputSpec text(std::string name, std::string description, std::string fallback) {
    InputSpec s{std::move(name), {}, std::move(description), ValueType::Text};
    s.fallback = std::move(fallback);
    return s;
}

/// A remark that travels with the inputs and does not enter the equation.
inline InputSpec remark(std::string name, std::string description) {
    InputSpec s{std::move(name), {}, std::move(description) + " (a remark, not used)", ValueType::Text};
    s.optional = true;
    return s;
}

inline InputSpec list(std::string name, std::string unit, std::string description, double min, double max) {
    return {std::move(name), std::move(unit), std::move(description), ValueType::List, min, max};
}

inline double num(const Values& v, std::string_view name) {
    return std::get<double>(v.find(name)->second);
}
inline bool has(const Values& v, std::string_view name) {
    return v.find(name) != v.end();
}
inline const List& listOf(const Values& v, std::string_view name) {
    return std::get<List>(v.find(name)->second);
}
inline const Matrix& matrixOf(const Values& v, std::string_view name) {
    return std::get<Matrix>(v.find(name)->second);
}
inline const std::string& textOf(const Values& v, std::string_view name) {
    return std::get<std::string>(v.find(name)->second);
}

inline Error cannot(std::string context, std::string detail) {
    return {ErrorCode::InvalidArgument, std::move(context), std::move(detail)};
}

// Conversions, exact by definition.
inline constexpr double kKelvinPerF = 5.0 / 9.0;
inline constexpr double kCfmPerM3s = 60.0 / (0.3048 * 0.3048 * 0.3048);
inline constexpr double kMetresPerFoot = 0.3048;
inline constexpr double kStandardGravity = 9.80665;

} // namespace cw::solvers::calc
