// Type roles over the system font; no family is named in view code.
#pragma once

#include <QFont>

namespace cw::render {

enum class FontRole : unsigned char {
    Caption, ///< S - 1 pt: canvas labels, units, legend ticks
    Body,    ///< S
    Strong,  ///< S, 600: object names, selected values, dock titles
    Value,   ///< S + 2 pt, 600: the one headline number of a card
    Title,   ///< S + 3 pt, 600: inspector object name, section heads
    Page,    ///< S + 9 pt, 600: start page and report titles
};

/// `system` resized and weighted for a role. Works on pixel-sized fonts as well (1 pt is taken as 4/3 px).
QFont roleFont(const QFont& system, FontRole role);

/// True when all ten digits of the font advance equally.
bool hasTabularDigits(const QFont& font);

/// The font for numeric cells: `font` itself when its digits are tabular, else the first family of the
/// tokens' list that is installed and tabular, else `font`.
QFont numericFont(const QFont& font);

} // namespace cw::render
