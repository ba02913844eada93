#include "views/shell/undo_keys.h"

#include <QKeyEvent>
#include <QLineEdit>

namespace cw::shell {

bool UndoKeys::eventFilter(QObject* watched, QEvent* event) {
    if (event->type() != QEvent::ShortcutOverride) return false;
    const auto* edit = qobject_cast<const QLineEdit*>(watched);
    if (!edit) return false;
    const auto* key = static_cast<const QKeyEvent*>(event);
    const bool unused = (key->matches(QKeySequence::Undo) && !edit->isUndoAvailable()) ||
                        (key->matches(QKeySequence::Redo) && !edit->isRedoAvailable());
    if (unused) event->ignore();
    return unused;
}

} // namespace cw::shell
