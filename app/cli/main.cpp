// clusterwright-cli: the same commands and solvers as the window, without a display.
#include "app/cli/commands.h"
#include "app/cli/human.h"
#include "app/session/error_text.h"
#include "model/base/nearest.h"
#include "resources/resources.h"

#include <QDir>
#include <QGuiApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QRegularExpression>
#include <QThreadPool>
#include <QTranslator>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <exception>
#include <optional>
#ifdef Q_OS_UNIX
#include <fcntl.h>
#endif

namespace {

using namespace cw;
using namespace cw::cli;

struct Say {
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

/// Qt's remarks on the machine (no runtime folder, no fonts) are no messages of the commands.
void qtMessage(QtMsgType type, const QMessageLogContext&, const QString& text) {
    if (type == QtCriticalMsg || type == QtFatalMsg) std::fprintf(stderr, "%s\n", text.toUtf8().constData());
}

void onInterrupt(int) {
    interruption().request_stop();
}

void printOverview(const std::vector<Command>& all) {
    QString text = Say::tr(
        "Usage: clusterwright-cli COMMAND … [--json] [--lang xx] [--quiet] [--threads N] [--seed N]\n\n");
    for (const Command& c : all)
        text += QStringLiteral("  %1 %2\n      %3\n").arg(c.name, c.arguments, c.summary);
    text += Say::tr("\nclusterwright-cli COMMAND --help shows an example of each.\n");
    std::fputs(text.toUtf8().constData(), stdout);
}

QList<QCommandLineOption> globalOptions() {
    return {{QStringLiteral("json"), Say::tr("Print one JSON object.")},
            {QStringLiteral("lang"), Say::tr("Language of texts."), QStringLiteral("xx")},
            {QStringLiteral("quiet"), Say::tr("No progress messages.")},
            {QStringLiteral("threads"), Say::tr("Most threads to use."), QStringLiteral("N")},
            {QStringLiteral("seed"), Say::tr("Seed of random choices."), QStringLiteral("N"),
             QStringLiteral("1")},
            {{QStringLiteral("h"), QStringLiteral("help")}, Say::tr("Show this help.")}};
}

/// "--output" or "-o", as it is typed.
QString optionText(const QCommandLineOption& option) {
    const QString name = option.names().first();
    return QStringLiteral("-%1").arg(name.size() == 1 ? name : QLatin1Char('-') + name);
}

/// The value of --lang, unread by any command yet; nothing when it is not given.
std::optional<QString> wantedLanguage(const QStringList& args) {
    for (qsizetype i = 0; i < args.size(); ++i) {
        if (args[i] == QStringLiteral("--")) break; // names follow
        if (args[i] == QStringLiteral("--lang") && i + 1 < args.size()) return args[i + 1];
        if (args[i].startsWith(QStringLiteral("--lang="))) return args[i].mid(7);
    }
    return std::nullopt;
}

/// Languages that there is a translation for, English first.
std::vector<std::string> languages() {
    std::vector<std::string> codes{"en"};
    const QString before = QStringLiteral("clusterwright_"), after = QStringLiteral(".qm");
    for (const QString& file : QDir(QStringLiteral(":/i18n")).entryList({before + QLatin1Char('*') + after}))
        if (const std::string code = file.mid(before.size()).chopped(after.size()).toStdString();
            code != "en")
            codes.push_back(code);
    return codes;
}

/// The locale of a name such as "de", "de_AT" or "de-CH"; nothing when there is no translation for it.
std::optional<QLocale> localeNamed(const QString& name) {
    const QString code = name.section(QRegularExpression(QStringLiteral("[_.@-]")), 0, 0).toLower();
    const auto known = languages();
    if (std::find(known.begin(), known.end(), code.toStdString()) == known.end()) return std::nullopt;
    const QLocale locale(name);
    return locale.language() == QLocale(code).language() ? locale : QLocale(code);
}

/// Texts and numbers in one language: that of the system where it is spoken here, else English.
QLocale languageOfSystem() {
    return localeNamed(QLocale::system().name()).value_or(QLocale(QLocale::English));
}

int printError(const ErrorText& text) {
    std::fprintf(stderr, "error: %s\n", printable(errorLine(text)).toUtf8().constData());
    return BadInput;
}

/// Applies --threads and --seed to this process. InvalidArgument naming the option.
Status applyGlobalOptions(const Call& call) {
    bool isNumber = true;
    if (call.isSet("threads")) {
        const int threads = call.value("threads").toInt(&isNumber);
        if (!isNumber || threads < 1)
            return Error{ErrorCode::InvalidArgument, "--threads " + call.value("threads").toStdString(),
                         "1, 2, …"};
        QThreadPool::globalInstance()->setMaxThreadCount(threads);
    }
    call.value("seed").toULongLong(&isNumber);
    if (!isNumber)
        return Error{ErrorCode::InvalidArgument, "--seed " + call.value("seed").toStdString(), "0, 1, …"};
    return {};
}

int runCommand(const Command& command, const QStringList& args) {
    QCommandLineParser parser;
    const QList<QCommandLineOption> options =
        QList(command.options.begin(), command.options.end()) + globalOptions();
    parser.addOptions(options);
    const Call call(command.name, parser);
    if (!parser.parse(args)) {
        QString what = parser.errorText();
        while (what.endsWith(QLatin1Char('.')))
            what.chop(1);
        return call.misuse(what);
    }
    // Which of two values would count is not for the user to guess.
    for (const QCommandLineOption& option : options)
        if (!option.valueName().isEmpty() && option.names().first() != QStringLiteral("set") &&
            parser.values(option.names().first()).size() > 1 && parser.isSet(option))
            return call.misuse(Say::tr("%1 is given twice").arg(optionText(option)));
    if (parser.isSet(QStringLiteral("help"))) {
        QString text =
            QStringLiteral("clusterwright-cli %1 %2\n%3\n\n%4\n  %5\n")
                .arg(command.name, command.arguments, command.summary, Say::tr("Example:"), command.example);
        for (const QCommandLineOption& o : command.options)
            text += QStringLiteral("\n  %1 %2\n      %3").arg(optionText(o), o.valueName(), o.description());
        std::fputs((text + QLatin1Char('\n')).toUtf8().constData(), stdout);
        return Done;
    }
    const auto given = call.positional().size();
    if (given < command.minPositional || given > command.maxPositional)
        return call.misuse(Say::tr("wrong number of arguments: %1").arg(command.arguments));
    if (const Status limits = applyGlobalOptions(call); !limits) return call.fail(limits.error());
    int code = CannotWrite;
    try {
        code = command.run(call);
    } catch (const std::exception& e) { // a library's; nothing here throws
        return call.fail({ErrorCode::Internal, command.name.toStdString(), e.what()});
    }
    if (std::fflush(stdout) != 0 || std::ferror(stdout))
        return call.fail({ErrorCode::WriteFailed, "stdout", std::strerror(errno)});
    return interruption().stop_requested() ? int(Interrupted) : code;
}

/// A standard stream that is closed would give its number to the next file that is opened, and text would end
/// in a project. What takes its place reads as empty and fails to write.
void occupyStandardStreams() {
#ifdef Q_OS_UNIX
    for (int stream = 0; stream <= 2; ++stream)
        if (::fcntl(stream, F_GETFD) == -1 && errno == EBADF && ::open("/dev/null", O_RDONLY) != stream)
            return;
#endif
}

/// Global options may stand before the command; it is moved to the front.
QStringList commandFirst(QStringList args) {
    const QStringList withValue{QStringLiteral("--lang"), QStringLiteral("--threads"),
                                QStringLiteral("--seed")};
    qsizetype i = 1;
    while (i < args.size() && args[i].startsWith(QStringLiteral("--")))
        i += withValue.contains(args[i]) ? 2 : 1;
    if (i > 1 && i < args.size()) args.move(i, 1);
    return args;
}

} // namespace

int main(int argc, char** argv) {
    occupyStandardStreams();
    // Reports and fonts need QtGui, a display they do not.
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
    qInstallMessageHandler(qtMessage);
    QGuiApplication app(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("clusterwright"));
    QCoreApplication::setApplicationVersion(QStringLiteral(CW_VERSION));
    cw::initResources();
    std::signal(SIGINT, onInterrupt);
    std::signal(SIGTERM, onInterrupt);

    const QStringList args = commandFirst(QCoreApplication::arguments());
    const auto wanted = wantedLanguage(args);
    const auto found = wanted ? localeNamed(*wanted) : std::nullopt;
    const QLocale language = found.value_or(languageOfSystem());
    QLocale::setDefault(language);
    // Of Qt's own texts the command line shows those about options.
    QTranslator qtTranslator, translator;
    if (qtTranslator.load(language, QStringLiteral("qtbase"), QStringLiteral("_"),
                          QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&qtTranslator);
    if (translator.load(language, QStringLiteral("clusterwright"), QStringLiteral("_"),
                        QStringLiteral(":/i18n")))
        QCoreApplication::installTranslator(&translator);

    if (wanted && !found) {
        ErrorText text = errorText(unknownName("--lang", wanted->toStdString(), languages()));
        text.hint = Say::tr("there are %1").arg(listed(languages()));
        return printError(text);
    }
    const std::vector<Command> all = commands();
    const bool isCommand = args.size() > 1 && !args[1].startsWith(QLatin1Char('-'));
    const auto asks = [&](const char* option) { return !isCommand && args.contains(QLatin1String(option)); };
    if (asks("--help") || asks("-h")) {
        printOverview(all);
        return Done;
    }
    if (asks("--version")) {
        std::fputs("clusterwright-cli " CW_VERSION "\n", stdout);
        return Done;
    }
    const QString help = QStringLiteral("clusterwright-cli --help");
    if (!isCommand) {
        const QString what = args.size() < 2 ? Say::tr("no command is named")
                                             : Say::tr("no command is named beside %1").arg(args[1]);
        return printError({QStringLiteral("clusterwright-cli"), what, help});
    }
    for (const Command& command : all)
        if (command.name == args[1]) return runCommand(command, args);
    std::vector<std::string> names;
    names.reserve(all.size());
    for (const Command& command : all)
        names.push_back(command.name.toStdString());
    const Error unknown = unknownName({}, args[1].toStdString(), names);
    ErrorText text = errorText(unknown);
    text.what = Say::tr("no such command");
    text.hint = unknown.nearest.empty() ? help : text.hint + QLatin1Char(' ') + help;
    return printError(text);
}
