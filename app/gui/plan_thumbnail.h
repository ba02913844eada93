// Small pictures of designs for the start page.
#pragma once

#include "model/project.h"
#include "views/render/colour_roles.h"

#include <QImage>

namespace cw::gui {

/// The first hall with its racks filled by maximum power; a null image for a design without a hall.
QImage planThumbnail(const Project& project, QSize size, double ratio, render::Appearance appearance);

} // namespace cw::gui
