// clusterwright: the editor.
#include "app/gui/editor.h"
#include "app/session/app_settings.h"
#include "app/session/error_text.h"
#include "app/session/open_catalog.h"
#include "resources/resources.h"

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
    if (!catalog) {
        std::fprintf(stderr, "%s\n", qPrintable(cw::errorLine(catalog.error())));
        return 1;
    }
    cw::gui::Editor editor(app, std::move(*catalog), settings);
    editor.window.showStartPage(true);
    editor.window.show();
    editor.ownParts.tell(partProblems);
    if (!parser.positionalArguments().isEmpty())
        editor.files.openPath(QFileInfo(parser.positionalArguments().first()).absoluteFilePath());
    return QApplication::exec();
}
