#include "app/session/error_text.h"

#include "model/phrase_text.h"
#include "model/range_text.h"

#include <QCoreApplication>
#include <QStringList>
#include <QVersionNumber>

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

QString printed(const std::string& raw) {
    return printable(QString::fromStdString(raw));
}

/// The file's format beside ours; the version that it needs, when it says one that is newer than this.
void sayNewer(const Error& error, ErrorText& text) {
    if (!error.range || !error.range->found) return;
    const QLocale plain = QLocale::c();
    text.what += QStringLiteral(" (%1)").arg(
        Say::tr("its format is %1, this program reads up to %2")
            .arg(plain.toString(*error.range->found, 'f', 0), plain.toString(error.range->high, 'f', 0)));
    const QString needs = printed(error.detail);
    if (QVersionNumber::fromString(needs) >
        QVersionNumber::fromString(QCoreApplication::applicationVersion()))
        text.hint = Say::tr("update Clusterwright to %1 or newer").arg(needs);
}

} // namespace

QString printable(QString text) {
    for (QChar& c : text)
        if (c != QLatin1Char('\n') && c != QLatin1Char('\t') &&
            (c.category() == QChar::Other_Control || c.category() == QChar::Separator_Line ||
             c.category() == QChar::Separator_Paragraph))
            c = QChar(QChar::ReplacementCharacter);
    return text;
}

ErrorText errorText(const Error& error) {
    ErrorText text;
    text.where = printed(error.context);
    text.what = whatOf(error.code);
    text.hint = hintOf(error.code);
    if (error.code == ErrorCode::NewerFormat) {
        sayNewer(error, text);
        return text;
    }
    if (error.range)
        text.what += QStringLiteral(" (%1)").arg(rangeText(*error.range));
    else if (!error.words.empty())
        text.what += QStringLiteral(" (%1)").arg(printable(phraseText(error.words)));
    else if (!error.detail.empty())
        text.what += QStringLiteral(" (%1)").arg(printed(error.detail));
    if (!error.nearest.empty()) {
        QStringList names;
        for (const std::string& name : error.nearest)
            names << printed(name);
        text.hint = Say::tr("did you mean %1?").arg(names.join(QStringLiteral(", ")));
    }
    return text;
}

QString errorLine(const Error& error) {
    return errorLine(errorText(error));
}

QString errorLine(const ErrorText& t) {
    QString line = t.headline();
    if (!t.hint.isEmpty()) line += QStringLiteral("; ") + t.hint;
    return line;
}

} // namespace cw
