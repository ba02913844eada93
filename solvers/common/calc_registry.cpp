#include "solvers/common/calc_registry.h"

#include "solvers/common/calc_tables.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <iterator>

namespace cw::solvers::calc {

namespace {

std::vector<Calculator> build() {
    std::vector<Calculator> all;
    for (auto make : {airCalculators, liquidCalculators, plantCalculators, roomCalculators,
                      electricalCalculators, collectiveCalculators}) {
        std::vector<Calculator> part = make();
        std::move(part.begin(), part.end(), std::back_inserter(all));
    }
    std::sort(all.begin(), all.end(),
              [](const Calculator& a, const Calculator& b) { return a.name < b.name; });
    return all;
}

Error bad(std::string context, std::string detail) {
    return {ErrorCode::InvalidArgument, std::move(context), std::move(detail)};
}

std::string shortNumber(double v) {
    char text[32];
    const auto end = std::to_chars(text, text + sizeof text, v).ptr;
    return {text, end};
}

/// Calls `visit` for every number in a value; false as soon as it returns false.
template <class Visit>
bool everyNumber(const Value& value, const Visit& visit) {
    if (const auto* number = std::get_if<double>(&value)) return visit(*number);
    if (const auto* list = std::get_if<List>(&value)) return std::all_of(list->begin(), list->end(), visit);
    if (const auto* matrix = std::get_if<Matrix>(&value))
        return std::all_of(matrix->begin(), matrix->end(),
                           [&](const List& row) { return std::all_of(row.begin(), row.end(), visit); });
    return true;
}

std::optional<Error> problemOf(const InputSpec& spec, const Value& value) {
    if (value.index() != static_cast<std::size_t>(spec.type))
        return bad(spec.name, "expected a " + std::string(valueTypeName(spec.type)));
    const bool inRange =
        everyNumber(value, [&spec](double v) { return std::isfinite(v) && v >= spec.min && v <= spec.max; });
    if (!inRange)
        return bad(spec.name,
                   "expected " + shortNumber(spec.min) + " to " + shortNumber(spec.max) + " " + spec.unit);
    return std::nullopt;
}

std::optional<double> readNumber(std::string_view text) {
    double v = 0;
    const auto [rest, status] = std::from_chars(text.data(), text.data() + text.size(), v);
    if (status != std::errc{} || rest != text.data() + text.size()) return std::nullopt;
    return v;
}

std::optional<List> readList(std::string_view text) {
    List list;
    for (bool more = true; more;) {
        const std::size_t comma = text.find(',');
        more = comma != std::string_view::npos;
        const auto v = readNumber(text.substr(0, comma));
        if (!v) return std::nullopt;
        list.push_back(*v);
        if (more) text.remove_prefix(comma + 1);
    }
    return list;
}

} // namespace

std::string_view valueTypeName(ValueType t) {
    constexpr std::string_view kNames[] = {"number", "flag", "text", "list", "matrix"};
    return kNames[static_cast<std::size_t>(t)];
}

std::span<const Calculator> calculators() {
    static const std::vector<Calculator> all = build();
    return all;
}

const Calculator* findCalculator(std::string_view name) {
    const auto all = calculators();
    const auto it = std::lower_bound(all.begin(), all.end(), name,
                                     [](const Calculator& c, std::string_view n) { return c.name < n; });
    return it != all.end() && it->name == name ? &*it : nullptr;
}

Result<Answer> evaluate(const Calculator& calculator, Values inputs) {
    for (const auto& [name, value] : inputs)
        if (std::none_of(calculator.inputs.begin(), calculator.inputs.end(),
                         [&n = name](const InputSpec& s) { return s.name == n; }))
            return bad(name, "no input of " + calculator.name);
    Answer answer;
    for (const InputSpec& spec : calculator.inputs) {
        const auto it = inputs.find(spec.name);
        if (it == inputs.end()) {
            if (spec.fallback)
                inputs.emplace(spec.name, *spec.fallback);
            else if (!spec.optional)
                return bad(spec.name, "missing");
            continue;
        }
        if (auto problem = problemOf(spec, it->second)) return *problem;
        if (!everyNumber(it->second, [&spec](double v) { return v >= spec.validMin && v <= spec.validMax; }))
            answer.outsideValidity.push_back(spec.name);
    }
    auto outputs = calculator.function(inputs);
    if (!outputs) return outputs.error();
    for (const auto& [name, value] : outputs.value())
        if (!everyNumber(value, [](double v) { return std::isfinite(v); }))
            return bad(calculator.name, "these inputs have no finite answer: " + name);
    answer.outputs = std::move(outputs).value();
    return answer;
}

Result<Value> parseValue(const InputSpec& input, std::string_view text) {
    const Error error = bad(input.name, "expected a " + std::string(valueTypeName(input.type)));
    switch (input.type) {
    case ValueType::Text:
        return Value(std::string(text));
    case ValueType::Flag:
        if (text == "true" || text == "1") return Value(true);
        if (text == "false" || text == "0") return Value(false);
        return error;
    case ValueType::Number: {
        const auto v = readNumber(text);
        if (!v) return error;
        return Value(*v);
    }
    case ValueType::List: {
        auto list = readList(text);
        if (!list) return error;
        return Value(std::move(*list));
    }
    case ValueType::Matrix:
        break;
    }
    Matrix matrix;
    for (bool more = true; more;) {
        const std::size_t end = text.find(';');
        more = end != std::string_view::npos;
        auto row = readList(text.substr(0, end));
        if (!row) return error;
        matrix.push_back(std::move(*row));
        if (more) text.remove_prefix(end + 1);
    }
    return Value(std::move(matrix));
}

} // namespace cw::solvers::calc
