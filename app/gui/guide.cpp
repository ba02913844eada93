#include "app/gui/guide.h"

#include "views/shell/icon_engine.h"

#include <QCoreApplication>
#include <QDialog>
#include <QFile>
#include <QLocale>
#include <QMessageBox>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace cw::gui {

namespace {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(Guide)
};

} // namespace

void showGuide(QWidget* parent) {
    const QString own = QStringLiteral(":/help/guide_%1.md").arg(QLocale().name().left(2));
    QFile file(QFile::exists(own) ? own : QStringLiteral(":/help/guide.md"));
    QString text;
    if (file.open(QIODevice::ReadOnly)) text = QString::fromUtf8(file.readAll());
    auto* dialog = new QDialog(parent);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setWindowTitle(Say::tr("Guide"));
    dialog->resize(760, 640);
    auto* layout = new QVBoxLayout(dialog);
    layout->setContentsMargins(0, 0, 0, 0);
    auto* browser = new QTextBrowser;
    browser->setFrameShape(QFrame::NoFrame);
    browser->document()->setDocumentMargin(20);
    browser->setMarkdown(text);
    browser->setAccessibleName(Say::tr("Guide"));
    layout->addWidget(browser);
    dialog->show();
}

void showAbout(QWidget* parent) {
    QMessageBox box(
        QMessageBox::NoIcon, Say::tr("About Clusterwright"),
        Say::tr(
            "<h3>Clusterwright %1</h3><p>Plans AI training clusters: racks, fabrics, power and cooling on "
            "one "
            "drawing.</p><p>Free software under the GNU General Public License, version 3 or later, without "
            "any warranty. Built with Qt %2, Qt Charts, Eigen, METIS, SQLite, nlohmann/json, yaml-cpp and "
            "libxlsxwriter.</p>")
            .arg(QStringLiteral(CW_VERSION), QString::fromLatin1(qVersion())),
        QMessageBox::Close, parent);
    box.setIconPixmap(shell::themeIcon(QStringLiteral("clusterwright"), shell::IconTone::Accent).pixmap(48));
    box.exec();
}

} // namespace cw::gui
