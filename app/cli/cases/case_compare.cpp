#include "app/cli/cases/case_compare.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>

namespace cw::cli {

namespace {

struct Tolerance {
    double rel = 0;
    double abs = 0;
};

Tolerance toleranceFor(const std::string& name, const Json& given) {
    Tolerance loosest;
    bool any = false;
    for (const auto& [key, value] : given.items()) {
        if (!value.is_number()) continue;
        const bool plain = key == "rel" || key == "abs";
        const bool relative = key == "rel" || key.ends_with("_rel");
        if (!plain && !relative && !key.ends_with("_abs")) continue;
        const double v = value.get<double>();
        const Tolerance t{relative ? v : 0, relative ? 0 : v};
        const std::string word = plain ? std::string() : key.substr(0, key.size() - 4);
        if (!plain && ("_" + name + "_").find("_" + word + "_") != std::string::npos) return t;
        loosest = {std::max(loosest.rel, t.rel), std::max(loosest.abs, t.abs)};
        any = true;
    }
    return any ? loosest : Tolerance{1e-6, 0};
}

bool agrees(double got, double expected, const Tolerance& t, const std::string& compare) {
    constexpr double kRounding = 1e-12;
    const double slack = std::max(t.abs, t.rel * std::abs(expected)) + kRounding;
    if (compare == "ge") return got >= expected - slack;
    if (compare == "le") return got <= expected + slack;
    return std::abs(got - expected) <= slack;
}

bool agrees(const Json& got, const Json& expected, const Tolerance& t, const std::string& compare) {
    if (expected.is_number())
        return got.is_number() && agrees(got.get<double>(), expected.get<double>(), t, compare);
    if (!expected.is_array()) return got == expected;
    if (!got.is_array() || got.size() != expected.size()) return false;
    for (std::size_t i = 0; i < expected.size(); ++i)
        if (!agrees(got[i], expected[i], t, compare)) return false;
    return true;
}

} // namespace

std::optional<std::string> firstMismatch(const Json& values, const Json& expected, const Json& tolerance) {
    const auto given = tolerance.find("compare");
    const std::string compare =
        given != tolerance.end() && given->is_string() ? given->get<std::string>() : std::string("eq");
    for (const auto& [name, value] : expected.items()) {
        if (name == "unit") continue;
        if (!values.contains(name)) return name + " is not answered";
        if (!agrees(values[name], value, toleranceFor(name, tolerance), compare))
            return name + " is " + values[name].dump() + ", expected " + value.dump();
    }
    return std::nullopt;
}

} // namespace cw::cli
