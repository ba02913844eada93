// Ctrl+Z belongs to the design as long as the field that has the focus has nothing to undo.
#pragma once

#include <QObject>

namespace cw::shell {

/// Line edits claim the undo keys even when nothing was typed into them. Installed on the application, this
/// leaves the keys to the window's own actions then.
class UndoKeys : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace cw::shell
