// Small pictures of designs for the start page.
#pragma once

#include "model/project.h"
#include "views/render/colour_roles.h"

#include <QImage>

namespace cw::gui {

/// The first hall with its racks filled by maximum power; a null image for a design without a hall.
QImage planThumbnail(const Project& project, QSize size, double ratio, render::Appearance appearance);

/// Keeps the picture of a project for the recent list, light and dark in one file; a list without it shows
/// none.
void writeThumbnails(const Project& project, const QString& path);
/// Null when there is no such file.
QImage readThumbnail(const QString& path, render::Appearance appearance);

} // namespace cw::gui
