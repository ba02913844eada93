#pragma once

class QWidget;

namespace cw::gui {

/// Opens the guide that ships with the program.
void showGuide(QWidget* parent);

} // namespace cw::gui
