// Light, dark or the system's own: palette and style of the whole application, switched at run time.
#pragma once

#include "views/render/colour_roles.h"

#include <QObject>
#include <QPalette>

class QApplication;

namespace cw::shell {

using render::Appearance;

enum class ThemeChoice : unsigned char { System, Light, Dark };

/// QPalette of an appearance, per the table of the visual language. The inactive group equals the active one,
/// except for Highlight.
QPalette themePalette(Appearance appearance);

/// Which appearance a palette is; for widgets that paint themselves: `colourRoles(appearanceOf(palette()))`.
Appearance appearanceOf(const QPalette& palette);
/// The roles that belong to a palette.
const render::ColourRoles& rolesOf(const QPalette& palette);

/// Stable name of a choice in settings ("system", "light", "dark") and back; unknown text is System.
QString themeChoiceName(ThemeChoice choice);
ThemeChoice themeChoiceFromName(const QString& name);

/// Dresses the application. Make one after QApplication and before the first window; the system's appearance
/// is read from the palette that the platform gave at that moment.
class Theme : public QObject {
    Q_OBJECT
public:
    explicit Theme(QApplication& application);

    void choose(ThemeChoice choice);
    ThemeChoice choice() const { return choice_; }
    Appearance appearance() const;

Q_SIGNALS:
    /// After the palette was set; views that cache pixmaps drop them here.
    void appearanceChanged(cw::render::Appearance appearance);

private:
    void apply();

    QApplication& application_;
    Appearance system_;
    ThemeChoice choice_ = ThemeChoice::System;
};

} // namespace cw::shell
