#include "app/cli/command.h"

#include "app/session/error_text.h"

#include <QCoreApplication>
#include <QFileInfo>
#include <nlohmann/json.hpp>

#include <cstdio>

namespace cw::cli {

namespace {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

} // namespace

int exitCodeOf(const Error& error) {
    switch (error.code) {
    case ErrorCode::NewerFormat:
    case ErrorCode::Locked:
    case ErrorCode::ReadOnly:
        return Refused;
    case ErrorCode::WriteFailed:
        return CannotWrite;
    case ErrorCode::Cancelled:
        return Interrupted;
    default:
        return BadInput;
    }
}

Result<std::map<std::string, std::string>> Call::settings() const {
    std::map<std::string, std::string> values;
    for (const QString& pair : this->values("set")) {
        const auto equals = pair.indexOf(QLatin1Char('='));
        const std::string key = pair.left(std::max<qsizetype>(equals, 0)).trimmed().toStdString();
        if (key.empty()) return Error{ErrorCode::InvalidArgument, "--set " + pair.toStdString(), "key=value"};
        if (!values.emplace(key, pair.mid(equals + 1).trimmed().toStdString()).second)
            return Error{ErrorCode::Duplicate, "--set " + key, {}};
    }
    return values;
}

void Call::print(const QString& line) const {
    const QByteArray bytes = printable(line).toUtf8() + '\n';
    std::fwrite(bytes.constData(), 1, std::size_t(bytes.size()), stdout);
}

void Call::printJson(const Json& object) const {
    // Text in a project may hold bytes that are no UTF-8; they are replaced, not refused.
    const std::string text = object.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
    std::fwrite(text.data(), 1, text.size(), stdout);
}

void Call::note(const QString& line) const {
    if (!isSet("quiet")) std::fprintf(stderr, "%s\n", printable(line).toUtf8().constData());
}

void Call::wrote(const QString& path) const {
    note(Say::tr("Wrote %1").arg(path));
}

void Call::warn(const QString& where, const QString& what) const {
    // "warning" is for scripts, as "error" is.
    std::fprintf(stderr, "warning: %s: %s\n", printable(where).toUtf8().constData(),
                 printable(what).toUtf8().constData());
}

int Call::fail(const Error& error, const QString& hint) const {
    // Of several lines the last one is the one that scripts read.
    Error last = error;
    const auto more = last.detail.find('\n');
    if (more != std::string::npos) {
        const QString rest = printable(QString::fromStdString(last.detail.substr(more + 1)));
        std::fprintf(stderr, "%s\n", rest.toUtf8().constData());
        last.detail.resize(more);
    }
    ErrorText text = errorText(last);
    if (!hint.isEmpty()) text.hint = last.nearest.empty() ? hint : text.hint + QLatin1Char(' ') + hint;
    std::fprintf(stderr, "error: %s\n", errorLine(text).toUtf8().constData());
    return exitCodeOf(error);
}

int Call::misuse(const QString& what) const {
    std::fprintf(stderr, "error: %s: %s; clusterwright-cli %s --help\n", command_.toUtf8().constData(),
                 printable(what).toUtf8().constData(), command_.toUtf8().constData());
    return BadInput;
}

Status Call::mayReplace(const QString& path) const {
    const std::string where = "-o " + path.toStdString();
    if (path.endsWith(QStringLiteral(".cwp"), Qt::CaseInsensitive))
        return Error::said(ErrorCode::InvalidArgument, where,
                           Phrase::tr("a .cwp file holds a project, not another format"));
    const QString target = QFileInfo(path).canonicalFilePath();
    for (const QString& input : positional())
        if (!target.isEmpty() && QFileInfo(input).canonicalFilePath() == target)
            return Error::said(ErrorCode::InvalidArgument, where, Phrase::tr("this file is read here"));
    return {};
}

Status Call::goOn() const {
    if (interruption().stop_requested()) return Error{ErrorCode::Cancelled, command_.toStdString(), {}};
    return {};
}

std::stop_source& interruption() {
    static std::stop_source source;
    return source;
}

} // namespace cw::cli
