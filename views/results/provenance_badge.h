// The small tag that says what stands behind a value.
#pragma once

#include "model/base/provenance.h"

#include <QPainter>

namespace cw::render {
struct ColourRoles;
}

namespace cw::results {

/// Paints the badge with its top left corner at `at` in the painter's font; returns its size.
QSize paintProvenanceBadge(QPainter& painter, QPoint at, Provenance p, const render::ColourRoles& roles);

} // namespace cw::results
