#include "app/gui/part_update_actions.h"

#include "views/library/part_update_dialog.h"
#include "views/shell/action_registry.h"
#include "views/shell/controls.h"

#include <QPushButton>

namespace cw::gui {

PartUpdateActions::PartUpdateActions(AppContext& context, shell::MainWindow& window,
                                     shell::ActionRegistry& actions, FileActions& files)
    : context_(context)
    , window_(window)
    , files_(files) {
    actions.add({.id = QStringLiteral("tools.updateParts"),
                 .text = tr("&Update placed parts…"),
                 .icon = QStringLiteral("update-parts"),
                 .shortcut = {},
                 .menu = QStringLiteral("tools"),
                 .menuGroup = QStringLiteral("parts"),
                 .toolBarGroup = {},
                 .tip = tr("Give placed parts the values that the catalogue has now"),
                 .run = [this] { update(); },
                 .enabled = [this] { return !window_.isStartPageShown() && !context_.document.isReadOnly(); },
                 .checked = {}});
    connect(&files_, &FileActions::documentShown, this, &PartUpdateActions::notice);
}

void PartUpdateActions::notice() {
    if (context_.document.isReadOnly()) return; // the bar says that already, and nothing can be updated
    const auto updates = findPartUpdates(context_.history.project(), context_.catalog);
    const auto changed = std::count_if(updates.begin(), updates.end(),
                                       [](const PartUpdate& update) { return !update.isGone(); });
    if (changed == 0) return;
    auto* bar = new shell::MessageBar(shell::Severity::Info);
    bar->setText(tr("%n placed part(s) differ from the catalogue.", nullptr, int(changed)),
                 tr("Their values are kept."));
    auto* show = new QPushButton(tr("Update placed parts…"));
    auto* later = new QPushButton(tr("Keep them"));
    bar->addButton(show);
    bar->addButton(later);
    connect(show, &QPushButton::clicked, this, &PartUpdateActions::update);
    connect(later, &QPushButton::clicked, this, [this] { window_.setNotice(nullptr); });
    window_.setNotice(bar);
}

void PartUpdateActions::update() {
    const auto updates = findPartUpdates(context_.history.project(), context_.catalog);
    library::PartUpdateDialog dialog(context_.history.project(), updates, &window_);
    if (dialog.exec() != QDialog::Accepted) return;
    const std::vector<PartSpec> parts = dialog.chosenParts();
    const Status status = context_.history.run(
        dialog.actText().toStdString(), [&](ProjectEditor& editor) { return updateParts(editor, parts); });
    if (!status)
        files_.report(status.error());
    else
        window_.setNotice(nullptr);
}

} // namespace cw::gui
