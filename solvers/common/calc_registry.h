// Documented engineering equations, one entry each: what `calc` lists and runs, and what reference cases are
// answered by.
#pragma once

#include "model/base/phrase.h"
#include "model/base/provenance.h"
#include "model/base/result.h"

#include <limits>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace cw::solvers::calc {

using List = std::vector<double>;
using Matrix = std::vector<std::vector<double>>; ///< rows
using Value = std::variant<double, bool, std::string, List, Matrix>;
/// Names with their values. A nested input of a file is named with a dot: "coeffs.COP".
using Values = std::map<std::string, Value, std::less<>>;

enum class ValueType : std::uint8_t { Number, Flag, Text, List, Matrix };

/// "number", "flag", "text", "list", "matrix".
std::string_view valueTypeName(ValueType t);

inline constexpr double kNoLimit = std::numeric_limits<double>::infinity();

struct InputSpec {
    std::string name;
    std::string unit; ///< "" for a count, a ratio or a text
    std::string description;
    ValueType type = ValueType::Number;
    double min = -kNoLimit; ///< outside min..max is refused; of every element for lists
    double max = kNoLimit;
    std::optional<Value> fallback; ///< used when the input is not given
    bool optional = false;         ///< may be missing without a fallback
    double validMin = -kNoLimit;   ///< outside the range of validity the answer is given and flagged
    double validMax = kNoLimit;
};

struct OutputSpec {
    std::string name;
    std::string unit;
    std::string description;
};

struct Calculator {
    std::string name;
    Phrase description;
    std::string equation; ///< symbols; Phrase::known() shows one that has words
    std::vector<InputSpec> inputs;
    std::vector<OutputSpec> outputs;
    Phrase source;
    Provenance provenance = Provenance::Secondary;
    Phrase validity;
    Result<Values> (*function)(const Values&) = nullptr; ///< inputs complete and in range
};

struct Answer {
    Values outputs;
    std::vector<std::string> outsideValidity; ///< names of inputs beyond the range of validity
};

/// All equations, ordered by name.
std::span<const Calculator> calculators();
/// Null when there is none of that name.
const Calculator* findCalculator(std::string_view name);

/// Runs an equation. Errors: InvalidArgument (context: the input) for an unknown name, a missing input, a
/// wrong type, a value that is not a number or outside its range, or a combination that has no answer.
Result<Answer> evaluate(const Calculator& calculator, Values inputs);

/// Reads "2.5", "true", "water", "1,2,3" or "1,2;3,4" as the type of an input, in the C locale.
Result<Value> parseValue(const InputSpec& input, std::string_view text);

} // namespace cw::solvers::calc
