// Errors in words: what happened, where, what to do. The one place that turns codes into sentences.
#pragma once

#include "model/base/error.h"

#include <QString>

namespace cw {

/// "C04.power_limit_w: the value is out of range (negative); enter a value within the range shown".
struct ErrorText {
    QString where; ///< file, line, field or object; may be empty
    QString what;
    QString hint;

    /// `where: what`.
    QString headline() const { return where.isEmpty() ? what : where + QStringLiteral(": ") + what; }
};

/// The error's range, and the names that it offers, become sentences in the user's language.
ErrorText errorText(const Error& error);

/// What a file or a name says may hold anything: control characters do not reach a terminal or a dialog, line
/// ends and tabs do.
QString printable(QString text);

/// `where: what; hint`, parts that are empty left out.
QString errorLine(const Error& error);
QString errorLine(const ErrorText& text);

} // namespace cw
