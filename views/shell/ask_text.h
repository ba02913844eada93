// A question that one line of text answers.
#pragma once

#include <QString>

#include <optional>

class QWidget;

namespace cw::shell {

struct TextQuestion {
    QString title;   ///< of the dialog
    QString subject; ///< what it is about, above the field; may be empty
    QString label;   ///< of the field
    QString action;  ///< on the button that accepts: a verb
    QString initial; ///< in the field at first
};

/// The trimmed answer; nothing when the user thinks better of it. An empty text cannot be accepted.
std::optional<QString> askText(const TextQuestion& question, QWidget* parent);

} // namespace cw::shell
