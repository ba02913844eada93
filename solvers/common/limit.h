// What a solver asks of one number of its input, and the error that says so in the words of a planner.
#pragma once

#include "model/base/error.h"
#include "model/base/phrase.h"
#include "solvers/common/sourced.h"

#include <limits>
#include <optional>
#include <string>

namespace cw::solvers {

/// Values outside low..high, or not finite, are refused.
struct NumberLimit {
    const char* field;    ///< name in the input struct: Error::detail, for logs and tests
    const char* quantity; ///< as a planner calls it; made by Phrase::mark
    const char* unit = "";
    double perUnit = 1; ///< of `unit` in what the solver counts in: 1000 where it counts W and `unit` is kW
    double low = 0;
    double high = std::numeric_limits<double>::infinity();
    bool aboveLow = false;  ///< `low` itself is outside
    bool belowHigh = false; ///< `high` itself is outside
};

/// InvalidArgument naming the object, the quantity, what it is and what it may be.
Error refusal(const std::string& object, const NumberLimit& limit, std::optional<double> found);
/// The refusal of a value; nothing when the value is inside.
std::optional<Error> outside(const std::string& object, const NumberLimit& limit, double value);
/// What is unknown is not outside.
std::optional<Error> outside(const std::string& object, const NumberLimit& limit, const MaybeSourced& value);

/// What should have been settled before: `field` is an index that points nowhere.
Error dangling(const std::string& object, const char* field);

} // namespace cw::solvers
