// clusterwright: the editor.
#include "app/gui/app_context.h"
#include "app/gui/edit_actions.h"
#include "app/gui/exchange_actions.h"
#include "app/gui/file_actions.h"
#include "app/gui/part_update_actions.h"
#include "app/gui/print_actions.h"
#include "app/gui/variant_actions.h"
#include "app/gui/workbench.h"
#include "app/session/app_settings.h"
#include "app/session/error_text.h"
#include "app/session/open_catalog.h"
#include "resources/resources.h"
#include "views/shell/action_registry.h"
#include "views/shell/main_window.h"
#include "views/shell/theme.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QFileInfo>
#include <QIcon>
#include <QLibraryInfo>
#include <QTranslator>

#include <cstdio>
#include <cstring>

namespace {

void installTranslations(QApplication& app, const QString& language) {
    const QLocale locale = language.isEmpty() ? QLocale() : QLocale(language);
    QLocale::setDefault(locale);
    auto* qt = new QTranslator(&app);
    if (qt->load(locale, QStringLiteral("qtbase"), QStringLiteral("_"),
                 QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(qt);
    auto* own = new QTranslator(&app);
    if (own->load(locale, QStringLiteral("clusterwright"), QStringLiteral("_"), QStringLiteral(":/i18n")))
        QCoreApplication::installTranslator(own);
}

} // namespace

int main(int argc, char** argv) {
    for (int i = 1; i < argc; ++i) // these answer on the terminal, and need no display
        for (const char* terminal : {"--help", "-h", "--version", "-v"})
            if (std::strcmp(argv[i], terminal) == 0) qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication app(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("clusterwright"));
    QCoreApplication::setApplicationVersion(QStringLiteral(CW_VERSION));
    QGuiApplication::setApplicationDisplayName(QStringLiteral("Clusterwright"));
    QGuiApplication::setDesktopFileName(QStringLiteral("clusterwright"));
    cw::initResources();
    QGuiApplication::setWindowIcon(QIcon(QStringLiteral(":/app/clusterwright.svg")));
    QSettings settings(QSettings::IniFormat, QSettings::UserScope, QStringLiteral("clusterwright"),
                       QStringLiteral("clusterwright"));

    QCommandLineParser parser;
    parser.addHelpOption();
    parser.addVersionOption();
    const QCommandLineOption language(QStringLiteral("lang"),
                                      QCoreApplication::translate("Main", "Language of texts."),
                                      QStringLiteral("xx"));
    parser.addOption(language);
    parser.addPositionalArgument(QStringLiteral("file"),
                                 QCoreApplication::translate("Main", "Project to open."));
    parser.process(app);
    const QString chosen =
        parser.isSet(language) ? parser.value(language) : cw::AppSettings(settings).language();
    installTranslations(app, chosen);

    std::vector<cw::CatalogProblem> partProblems;
    auto catalog = cw::openCatalog(partProblems);
    for (const cw::CatalogProblem& problem : partProblems)
        std::fprintf(stderr, "%s: %s\n", problem.file.c_str(), qPrintable(cw::errorLine(problem.error)));
    if (!catalog) {
        std::fprintf(stderr, "%s\n", qPrintable(cw::errorLine(catalog.error())));
        return 1;
    }
    cw::shell::Theme theme(app);
    theme.choose(cw::shell::themeChoiceFromName(settings.value(QStringLiteral("theme")).toString()));
    cw::gui::AppContext context(std::move(*catalog), settings);
    cw::shell::ActionRegistry actions;
    cw::shell::MainWindow window(actions, theme, settings);
    cw::gui::Workbench workbench(context, window, actions);
    cw::gui::FileActions files(context, window, actions);
    const cw::gui::ExchangeActions exchange(context, workbench, window, actions, files);
    const cw::gui::PrintActions printing(context, workbench, window, actions, files);
    const cw::gui::PartUpdateActions updates(context, window, actions, files);
    cw::gui::registerEditActions(context, workbench, window, actions);
    cw::gui::registerVariantActions(context, files, window, actions);
    QObject::connect(&workbench, &cw::gui::Workbench::templateRequested, &files,
                     [&files] { files.newFromTemplate({}); });
    window.setToolBarOrder({QStringLiteral("file"), QStringLiteral("undo"), QStringLiteral("tools"),
                            QStringLiteral("arrange"), QStringLiteral("view")});
    window.finish();
    window.showStartPage(true);
    window.show();
    if (!parser.positionalArguments().isEmpty())
        files.openPath(QFileInfo(parser.positionalArguments().first()).absoluteFilePath());
    return QApplication::exec();
}
