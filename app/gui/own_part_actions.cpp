#include "app/gui/own_part_actions.h"

#include "app/session/error_text.h"
#include "app/session/open_catalog.h"
#include "app/session/user_parts.h"
#include "views/library/library_panel.h"
#include "views/library/own_part_dialog.h"
#include "views/library/part_dialog.h"
#include "views/library/part_text.h"

#include <QMessageBox>
#include <QPushButton>

namespace cw::gui {

OwnPartActions::OwnPartActions(AppContext& context, shell::MainWindow& window, Workbench& workbench,
                               FileActions& files, PartUpdateActions& updates)
    : context_(context)
    , window_(window)
    , workbench_(workbench)
    , files_(files)
    , updates_(updates) {
    connect(&workbench_.library(), &library::LibraryPanel::detailsRequested, this, &OwnPartActions::showPart);
}

void OwnPartActions::showPart(const QString& id) {
    const PartSpec* part = context_.catalog.find(id.toStdString());
    if (!part) return;
    auto* dialog = new library::PartDialog(*part, context_.catalog.replacedBy(part->id) != nullptr, &window_);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    connect(dialog, &library::PartDialog::ownValuesRequested, this, &OwnPartActions::changePart);
    connect(dialog, &library::PartDialog::removalRequested, this, &OwnPartActions::removePart);
    dialog->show();
}

void OwnPartActions::changePart(const QString& id) {
    const PartSpec* part = context_.catalog.find(id.toStdString());
    if (!part) return;
    library::OwnPartDialog dialog(*part, context_.catalog, &window_);
    while (dialog.exec() == QDialog::Accepted) { // what was entered stays until it is saved
        const auto own = dialog.part();
        const Status saved = own ? saveUserPart(*own) : Status(own.error());
        if (saved) return reload();
        files_.report(saved.error());
    }
}

void OwnPartActions::removePart(const QString& id) {
    const PartSpec* part = context_.catalog.find(id.toStdString());
    if (!part) return;
    const bool comesBack = context_.catalog.replacedBy(part->id) != nullptr;
    QMessageBox box(QMessageBox::Question, tr("Own part"),
                    comesBack ? tr("Give up your values of %1? The shipped part takes their place.")
                                    .arg(library::partTitle(*part))
                              : tr("Delete your part %1 from the library? Where it is placed, it stays.")
                                    .arg(library::partTitle(*part)),
                    QMessageBox::Cancel, &window_);
    const QPushButton* yes = box.addButton(comesBack ? tr("Back to the shipped part") : tr("Delete part"),
                                           QMessageBox::DestructiveRole);
    box.setDefaultButton(QMessageBox::Cancel);
    box.exec();
    if (box.clickedButton() != yes) return;
    const Status removed = removeUserPart(part->id);
    if (!removed && removed.error().code != ErrorCode::NotFound) return files_.report(removed.error());
    reload(); // also when its file is gone already
}

void OwnPartActions::tell(const std::vector<CatalogProblem>& problems) {
    if (problems.empty()) return;
    QStringList lines;
    for (const CatalogProblem& problem : problems)
        lines << QStringLiteral("%1: %2").arg(QString::fromStdString(problem.file), errorLine(problem.error));
    auto* box = new QMessageBox(QMessageBox::Warning, tr("Own parts"),
                                tr("%n file(s) in %1 cannot be used. The rest of the library is there.",
                                   nullptr, int(problems.size()))
                                    .arg(userPartsFolder()),
                                QMessageBox::Close, &window_);
    box->setInformativeText(lines.join(QLatin1Char('\n')));
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->open();
}

void OwnPartActions::reload() {
    std::vector<CatalogProblem> problems;
    auto catalog = openCatalog(problems);
    if (!catalog) return files_.report(catalog.error());
    context_.catalog = std::move(*catalog);
    tell(problems);
    workbench_.library().refresh();
    if (!window_.isStartPageShown()) updates_.notice();
}

} // namespace cw::gui
