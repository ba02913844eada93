// How a solve ended. Solvers neither throw nor print: they say it here.
#pragma once

#include "model/base/error.h"

#include <cstdint>
#include <optional>
#include <utility>

namespace cw::solvers {

enum class SolveState : std::uint8_t {
    Ok,        ///< every field of the result is meaningful
    Refused,   ///< the input or an option is outside its range: `error` names it
    Cancelled, ///< the stop token was set; the result is incomplete and must be dropped
};

struct Outcome {
    SolveState state = SolveState::Ok;
    std::optional<Error> error;

    bool ok() const { return state == SolveState::Ok; }
    static Outcome refused(Error e) { return {SolveState::Refused, std::move(e)}; }
    static Outcome cancelled() { return {SolveState::Cancelled, Error{ErrorCode::Cancelled, {}, {}}}; }
};

} // namespace cw::solvers
