// clusterwright-cli: the same commands and solvers as the window, without a display.
#include "app/cli/commands.h"
#include "resources/resources.h"

#include <QGuiApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QThreadPool>
#include <QTranslator>

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <exception>

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

void addGlobalOptions(QCommandLineParser& parser) {
    parser.addOption({QStringLiteral("json"), Say::tr("Print one JSON object.")});
    parser.addOption({QStringLiteral("lang"), Say::tr("Language of texts."), QStringLiteral("xx")});
    parser.addOption({QStringLiteral("quiet"), Say::tr("No progress messages.")});
    parser.addOption({QStringLiteral("threads"), Say::tr("Most threads to use."), QStringLiteral("N")});
    parser.addOption({QStringLiteral("seed"), Say::tr("Seed of random choices."), QStringLiteral("N"),
                      QStringLiteral("1")});
    parser.addOption({{QStringLiteral("h"), QStringLiteral("help")}, Say::tr("Show this help.")});
}

QString languageOf(const QStringList& args) {
    for (qsizetype i = 0; i < args.size(); ++i) {
        if (args[i] == QStringLiteral("--lang") && i + 1 < args.size()) return args[i + 1];
        if (args[i].startsWith(QStringLiteral("--lang="))) return args[i].mid(7);
    }
    return QLocale::system().name();
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
    addGlobalOptions(parser);
    for (const QCommandLineOption& option : command.options)
        parser.addOption(option);
    const Call call(command.name, parser);
    if (!parser.parse(args)) {
        QString what = parser.errorText();
        while (what.endsWith(QLatin1Char('.')))
            what.chop(1);
        return call.misuse(what);
    }
    if (parser.isSet(QStringLiteral("help"))) {
        QString text =
            QStringLiteral("clusterwright-cli %1 %2\n%3\n\n%4\n  %5\n")
                .arg(command.name, command.arguments, command.summary, Say::tr("Example:"), command.example);
        for (const QCommandLineOption& o : command.options)
            text += QStringLiteral("\n  %1%2 %3\n      %4")
                        .arg(o.names().first().size() == 1 ? QStringLiteral("-") : QStringLiteral("--"),
                             o.names().first(), o.valueName(), o.description());
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
    const QLocale language(languageOf(args));
    QLocale::setDefault(language);
    QTranslator translator;
    if (translator.load(language, QStringLiteral("clusterwright"), QStringLiteral("_"),
                        QStringLiteral(":/i18n")))
        QCoreApplication::installTranslator(&translator);

    const std::vector<Command> all = commands();
    if (args.size() < 2 || args[1] == QStringLiteral("--help") || args[1] == QStringLiteral("-h")) {
        printOverview(all);
        return args.size() < 2 ? int(BadInput) : int(Done);
    }
    if (args[1] == QStringLiteral("--version")) {
        std::fputs("clusterwright-cli " CW_VERSION "\n", stdout);
        return Done;
    }
    for (const Command& command : all)
        if (command.name == args[1]) return runCommand(command, args);
    std::fprintf(stderr, "error: %s: %s; clusterwright-cli --help\n", args[1].toUtf8().constData(),
                 Say::tr("no such command").toUtf8().constData());
    return BadInput;
}
