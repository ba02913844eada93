#include "views/shell/theme.h"

#include "views/shell/flat_style.h"

#include <QApplication>
#include <QToolTip>

namespace cw::shell {

QPalette themePalette(Appearance appearance) {
    const render::ColourRoles& r = render::colourRoles(appearance);
    QPalette p;
    const std::pair<QPalette::ColorRole, QColor> table[] = {
        {QPalette::Window, r.surface.window},
        {QPalette::WindowText, r.text.primary},
        {QPalette::Base, r.surface.base},
        {QPalette::AlternateBase, r.surface.alt},
        {QPalette::ToolTipBase, r.surface.raised},
        {QPalette::ToolTipText, r.text.primary},
        {QPalette::PlaceholderText, r.text.muted},
        {QPalette::Text, r.text.primary},
        {QPalette::Button, r.surface.panel},
        {QPalette::ButtonText, r.text.primary},
        {QPalette::BrightText, r.severity.error},
        {QPalette::Light, r.surface.raised},
        {QPalette::Midlight, r.surface.hover},
        {QPalette::Mid, r.border.normal},
        {QPalette::Dark, r.border.strong},
        {QPalette::Shadow, r.surface.sunken},
        {QPalette::Highlight, r.accent.fill},
        {QPalette::HighlightedText, r.text.onAccent},
        {QPalette::Link, r.text.link},
        {QPalette::LinkVisited, r.text.link},
    };
    for (const auto& [role, colour] : table)
        p.setColor(QPalette::All, role, colour);
    for (const QPalette::ColorRole role : {QPalette::Text, QPalette::WindowText, QPalette::ButtonText})
        p.setColor(QPalette::Disabled, role, r.text.disabled);
    // Text selected in a field that lost the focus: the quieter fill, with its own ink.
    p.setColor(QPalette::Inactive, QPalette::Highlight, r.selection.rowFill);
    p.setColor(QPalette::Inactive, QPalette::HighlightedText, r.selection.rowText);
    return p;
}

Appearance appearanceOf(const QPalette& palette) {
    const int ground = palette.color(QPalette::Window).lightness();
    return ground < palette.color(QPalette::WindowText).lightness() ? Appearance::Dark : Appearance::Light;
}

const render::ColourRoles& rolesOf(const QPalette& palette) {
    return render::colourRoles(appearanceOf(palette));
}

QString themeChoiceName(ThemeChoice choice) {
    switch (choice) {
    case ThemeChoice::Light:
        return QStringLiteral("light");
    case ThemeChoice::Dark:
        return QStringLiteral("dark");
    case ThemeChoice::System:
        break;
    }
    return QStringLiteral("system");
}

ThemeChoice themeChoiceFromName(const QString& name) {
    if (name == QLatin1String("light")) return ThemeChoice::Light;
    if (name == QLatin1String("dark")) return ThemeChoice::Dark;
    return ThemeChoice::System;
}

Theme::Theme(QApplication& application)
    : QObject(&application)
    , application_(application)
    , system_(appearanceOf(application.palette())) {
    application_.setStyle(new FlatStyle);
    apply();
}

Appearance Theme::appearance() const {
    switch (choice_) {
    case ThemeChoice::Light:
        return Appearance::Light;
    case ThemeChoice::Dark:
        return Appearance::Dark;
    case ThemeChoice::System:
        break;
    }
    return system_;
}

void Theme::apply() {
    const QPalette palette = themePalette(appearance());
    application_.setPalette(palette);
    QToolTip::setPalette(palette); // platforms keep another one for tips
}

void Theme::choose(ThemeChoice choice) {
    const Appearance before = appearance();
    choice_ = choice;
    if (appearance() == before) return;
    apply();
    Q_EMIT appearanceChanged(appearance());
}

} // namespace cw::shell
