#pragma once

class QWidget;

namespace cw::gui {

/// Opens the guide that ships with the program.
void showGuide(QWidget* parent);
/// Version, licence and what the product is built on.
void showAbout(QWidget* parent);

} // namespace cw::gui
