// The frame of every sub-command: options, output in one of two forms, exit codes.
#pragma once

#include "model/base/error.h"
#include "model/base/result.h"

#include <QCommandLineParser>
#include <QString>
#include <nlohmann/json_fwd.hpp>

#include <functional>
#include <map>
#include <stop_token>
#include <vector>

namespace cw::cli {

using Json = nlohmann::ordered_json;

/// Exit codes of the contract.
enum Exit : int { Done = 0, Findings = 1, BadInput = 2, Refused = 3, CannotWrite = 4, Interrupted = 130 };

/// Exit code that an error leads to.
int exitCodeOf(const Error& error);

/// What a command gets: parsed options, and where its answers go.
class Call {
public:
    /// `command` and `parser` must outlive the call.
    Call(const QString& command, const QCommandLineParser& parser)
        : command_(command)
        , parser_(parser) {}

    QStringList positional() const { return parser_.positionalArguments().mid(1); }
    bool isSet(const char* option) const { return parser_.isSet(QString::fromLatin1(option)); }
    QString value(const char* option) const { return parser_.value(QString::fromLatin1(option)); }
    QStringList values(const char* option) const { return parser_.values(QString::fromLatin1(option)); }
    /// "--set key=value" options. InvalidArgument without a key, Duplicate for a key that occurs twice.
    Result<std::map<std::string, std::string>> settings() const;
    bool wantsJson() const { return isSet("json"); }
    std::uint64_t seed() const { return value("seed").toULongLong(); }

    /// A line to stdout.
    void print(const QString& line) const;
    /// The one JSON object to stdout.
    void printJson(const Json& object) const;
    /// Progress and messages, to stderr unless --quiet.
    void note(const QString& line) const;
    /// The note of a command that answers with a file.
    void wrote(const QString& path) const;
    /// `warning: WHERE: WHAT` to stderr, also with --quiet: what changes how far the answer can be trusted.
    void warn(const QString& where, const QString& what) const;
    /// `error: WHERE: WHAT; HINT` to stderr; returns the exit code. `hint` takes the place of the usual one,
    /// and follows names that are alike.
    int fail(const Error& error, const QString& hint = {}) const;
    /// The same for an option or argument of the command itself, with its help as the hint.
    int misuse(const QString& what) const;
    /// InvalidArgument when `path` may not be written by this command: a project (.cwp) is only written as
    /// one, and what a command reads is not what it replaces.
    Status mayReplace(const QString& path) const;
    /// Cancelled, when the user has interrupted: ask before writing.
    Status goOn() const;

private:
    const QString& command_;
    const QCommandLineParser& parser_;
};

struct Command {
    QString name;
    QString arguments; ///< "FILE [--json]"
    QString summary;
    QString example; ///< a line that runs as it stands
    std::vector<QCommandLineOption> options;
    int minPositional = 0;
    int maxPositional = 0;
    std::function<int(const Call&)> run;
};

/// Set when the user interrupts; long commands hand its token to the solvers.
std::stop_source& interruption();

} // namespace cw::cli
