#include "app/gui/guide.h"

#include <QCoreApplication>
#include <QDialog>
#include <QFile>
#include <QLocale>
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

} // namespace cw::gui
