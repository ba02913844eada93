#include "solvers/common/limit.h"

#include <cmath>

namespace cw::solvers {

std::optional<Error> outside(const std::string& object, const NumberLimit& limit, double value) {
    const bool isInside = std::isfinite(value) && (limit.aboveLow ? value > limit.low : value >= limit.low) &&
                          (limit.belowHigh ? value < limit.high : value <= limit.high);
    if (isInside) return std::nullopt;
    return refusal(object, limit, value);
}

Error refusal(const std::string& object, const NumberLimit& limit, std::optional<double> found) {
    Error error{ErrorCode::InvalidArgument, object, limit.field};
    error.range = ValueRange{.quantity = limit.quantity,
                             .unit = limit.unit,
                             .low = limit.low / limit.perUnit,
                             .high = limit.high / limit.perUnit,
                             .aboveLow = limit.aboveLow,
                             .belowHigh = limit.belowHigh,
                             .found = found};
    if (found) *error.range->found /= limit.perUnit;
    return error;
}

std::optional<Error> outside(const std::string& object, const NumberLimit& limit, const MaybeSourced& value) {
    return value ? outside(object, limit, value->value) : std::nullopt;
}

Error dangling(const std::string& object, const char* field) {
    return {ErrorCode::InvalidArgument, object, field};
}

} // namespace cw::solvers
