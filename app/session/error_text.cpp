#include "app/session/error_text.h"

#include <QCoreApplication>

namespace cw {

namespace {

QString tr(const char* text) {
    return QCoreApplication::translate("Errors", text);
}

QString whatOf(ErrorCode code) {
    switch (code) {
    case ErrorCode::InvalidArgument:
        return tr("not a valid value");
    case ErrorCode::NotFound:
        return tr("not found");
    case ErrorCode::Duplicate:
        return tr("occurs twice");
    case ErrorCode::Conflict:
        return tr("conflicts with what is there");
    case ErrorCode::ParseError:
        return tr("cannot be read as what it claims to be");
    case ErrorCode::Unsupported:
        return tr("not supported");
    case ErrorCode::NotAProject:
        return tr("not a Clusterwright project");
    case ErrorCode::NewerFormat:
        return tr("written by a newer version of Clusterwright");
    case ErrorCode::Locked:
        return tr("open elsewhere");
    case ErrorCode::ReadOnly:
        return tr("read-only");
    case ErrorCode::ReadFailed:
        return tr("cannot be read");
    case ErrorCode::WriteFailed:
        return tr("cannot be written");
    case ErrorCode::Cancelled:
        return tr("cancelled");
    case ErrorCode::Internal:
        return tr("unexpected failure");
    }
    return {};
}

QString hintOf(ErrorCode code) {
    switch (code) {
    case ErrorCode::InvalidArgument:
        return tr("correct the value and try again");
    case ErrorCode::NotFound:
        return tr("check the name");
    case ErrorCode::Duplicate:
        return tr("give it another name");
    case ErrorCode::Conflict:
        return tr("free the place or choose another");
    case ErrorCode::ParseError:
        return tr("check the file's format");
    case ErrorCode::Unsupported:
        return tr("see the help for what is");
    case ErrorCode::NotAProject:
        return tr("choose a .cwp file or import another format");
    case ErrorCode::NewerFormat:
        return tr("update Clusterwright");
    case ErrorCode::Locked:
        return tr("close it there, or open it read-only");
    case ErrorCode::ReadOnly:
        return tr("save under another name");
    case ErrorCode::ReadFailed:
        return tr("check that the file exists and may be read");
    case ErrorCode::WriteFailed:
        return tr("check the folder, its permissions and free space");
    case ErrorCode::Cancelled:
        return {};
    case ErrorCode::Internal:
        return tr("please report this with the file that shows it");
    }
    return {};
}

} // namespace

ErrorText errorText(const Error& error) {
    ErrorText text;
    text.where = QString::fromStdString(error.context);
    text.what = whatOf(error.code);
    if (!error.detail.empty()) text.what += QStringLiteral(" (%1)").arg(QString::fromStdString(error.detail));
    text.hint = hintOf(error.code);
    return text;
}

QString errorLine(const Error& error) {
    const ErrorText t = errorText(error);
    QString line = t.where.isEmpty() ? t.what : t.where + QStringLiteral(": ") + t.what;
    if (!t.hint.isEmpty()) line += QStringLiteral("; ") + t.hint;
    return line;
}

} // namespace cw
