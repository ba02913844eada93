// clusterwright-cli: the same commands and solvers as the window, without a display.
#include "app/cli/commands.h"
#include "resources/resources.h"

#include <QGuiApplication>
#include <QLibraryInfo>
#include <QLocale>
#include <QTranslator>

#include <csignal>
#include <cstdio>

namespace {

using namespace cw::cli;

struct Say {
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

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

int runCommand(const Command& command, const QStringList& args) {
    QCommandLineParser parser;
    addGlobalOptions(parser);
    for (const QCommandLineOption& option : command.options)
        parser.addOption(option);
    if (!parser.parse(args)) {
        std::fprintf(stderr, "error: %s\n", parser.errorText().toUtf8().constData());
        return BadInput;
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
    const Call call(parser);
    const auto given = call.positional().size();
    if (given < command.minPositional || given > command.maxPositional)
        return call.misuse(Say::tr("%1: wrong number of arguments; use: clusterwright-cli %1 %2")
                               .arg(command.name, command.arguments));
    const int code = command.run(call);
    return interruption().stop_requested() ? int(Interrupted) : code;
}

} // namespace

int main(int argc, char** argv) {
    // Reports and fonts need QtGui, a display they do not.
    if (qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM")) qputenv("QT_QPA_PLATFORM", "offscreen");
    QGuiApplication app(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("clusterwright"));
    QCoreApplication::setApplicationVersion(QStringLiteral(CW_VERSION));
    cw::initResources();
    std::signal(SIGINT, onInterrupt);
    std::signal(SIGTERM, onInterrupt);

    const QStringList args = QCoreApplication::arguments();
    QTranslator translator;
    if (translator.load(QLocale(languageOf(args)), QStringLiteral("clusterwright"), QStringLiteral("_"),
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
