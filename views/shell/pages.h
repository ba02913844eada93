// How views and panels plug into the window.
#pragma once

#include <QString>

class QWidget;

namespace cw::shell {

/// A view over the document, a tab in the centre. The widgets pass into the window's ownership.
struct ViewPage {
    QString id;                    ///< stable, "hall"; names it in settings and commands
    QString title;                 ///< translated
    QString icon;                  ///< a name in resources/icons
    QWidget* widget = nullptr;     ///< the view itself; takes the keyboard focus
    QWidget* contextBar = nullptr; ///< the bar above it (a ContextBar); may be null
    bool wide = false;             ///< needs the inspector's room (a comparison table)
};

/// A panel at the left, right or bottom.
struct DockPage {
    QString id;
    QString title;
    QString icon;
    QWidget* widget = nullptr;
    QWidget* extra = nullptr; ///< stands at the far end of the title or tab row; may be null
};

} // namespace cw::shell
