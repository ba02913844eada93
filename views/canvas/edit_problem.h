#pragma once

#include "model/base/error.h"

#include <QString>

namespace cw::canvas {

/// Why an edit on the plan or in a rack was refused, in one translated sentence.
QString editProblem(const Error& error);

} // namespace cw::canvas
