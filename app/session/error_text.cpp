#include "app/session/error_text.h"

#include <QCoreApplication>

namespace cw {

namespace {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(Errors)
};

QString whatOf(ErrorCode code) {
    switch (code) {
    case ErrorCode::InvalidArgument:
        return Say::tr("not a valid value");
    case ErrorCode::NotFound:
        return Say::tr("not found");
    case ErrorCode::Duplicate:
        return Say::tr("occurs twice");
    case ErrorCode::Conflict:
        return Say::tr("conflicts with what is there");
    case ErrorCode::ParseError:
        return Say::tr("cannot be read as what it claims to be");
    case ErrorCode::Unsupported:
        return Say::tr("not supported");
    case ErrorCode::NotAProject:
        return Say::tr("not a Clusterwright project");
    case ErrorCode::NewerFormat:
        return Say::tr("written by a newer version of Clusterwright");
    case ErrorCode::Locked:
        return Say::tr("open elsewhere");
    case ErrorCode::ReadOnly:
        return Say::tr("read-only");
    case ErrorCode::ReadFailed:
        return Say::tr("cannot be read");
    case ErrorCode::WriteFailed:
        return Say::tr("cannot be written");
    case ErrorCode::Cancelled:
        return Say::tr("cancelled");
    case ErrorCode::Internal:
        return Say::tr("unexpected failure");
    }
    return {};
}

QString hintOf(ErrorCode code) {
    switch (code) {
    case ErrorCode::InvalidArgument:
        return Say::tr("correct the value and try again");
    case ErrorCode::NotFound:
        return Say::tr("check the name");
    case ErrorCode::Duplicate:
        return Say::tr("give it another name");
    case ErrorCode::Conflict:
        return Say::tr("free the place or choose another");
    case ErrorCode::ParseError:
        return Say::tr("check the file's format");
    case ErrorCode::Unsupported:
        return Say::tr("see the help for what is");
    case ErrorCode::NotAProject:
        return Say::tr("choose a .cwp file or import another format");
    case ErrorCode::NewerFormat:
        return Say::tr("update Clusterwright");
    case ErrorCode::Locked:
        return Say::tr("close it there, or open it read-only");
    case ErrorCode::ReadOnly:
        return Say::tr("save under another name");
    case ErrorCode::ReadFailed:
        return Say::tr("check that the file exists and may be read");
    case ErrorCode::WriteFailed:
        return Say::tr("check the folder, its permissions and free space");
    case ErrorCode::Cancelled:
        return {};
    case ErrorCode::Internal:
        return Say::tr("please report this with the file that shows it");
    }
    return {};
}

/// What a file says may hold anything: control characters do not reach a terminal or a dialog, line ends do.
QString printable(const std::string& raw) {
    QString text = QString::fromStdString(raw);
    for (QChar& c : text)
        if (c != QLatin1Char('\n') &&
            (c.category() == QChar::Other_Control || c.category() == QChar::Separator_Line ||
             c.category() == QChar::Separator_Paragraph))
            c = QChar(QChar::ReplacementCharacter);
    return text;
}

} // namespace

ErrorText errorText(const Error& error) {
    ErrorText text;
    text.where = printable(error.context);
    text.what = whatOf(error.code);
    if (!error.detail.empty()) text.what += QStringLiteral(" (%1)").arg(printable(error.detail));
    text.hint = hintOf(error.code);
    return text;
}

QString errorLine(const Error& error) {
    const ErrorText t = errorText(error);
    QString line = t.headline();
    if (!t.hint.isEmpty()) line += QStringLiteral("; ") + t.hint;
    return line;
}

} // namespace cw
