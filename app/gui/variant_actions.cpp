#include "app/gui/variant_actions.h"

#include "app/session/error_text.h"
#include "model/edit/commands/keep_variant.h"
#include "views/shell/action_registry.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QInputDialog>

namespace cw::gui {

namespace {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(Variants)
};

void keep(AppContext& context, shell::MainWindow& window) {
    const QString name =
        QInputDialog::getText(&window, Say::tr("Keep as a variant"), Say::tr("Name of this state"),
                              QLineEdit::Normal,
                              Say::tr("Variant %1").arg(context.history.project().variants().size() + 1))
            .trimmed();
    if (name.isEmpty()) return;
    const Status status =
        context.history.run(Say::tr("Keep variant %1").arg(name).toStdString(), [&](ProjectEditor& editor) {
            const auto kept =
                keepVariant(editor, name.toStdString(), {},
                            QDateTime::currentDateTimeUtc().toString(Qt::ISODate).toStdString());
            return kept ? Status() : Status(kept.error());
        });
    window.setStateText(status ? Say::tr("%1 is kept in this file").arg(name) : errorLine(status.error()));
}

std::optional<VariantId> chosen(const AppContext& context) {
    const auto ids = context.selection.ids<Variant>();
    return ids.size() == 1 ? std::optional(ids.front()) : std::nullopt;
}

} // namespace

void registerVariantActions(AppContext& context, FileActions& files, shell::MainWindow& window,
                            shell::ActionRegistry& actions) {
    const auto atWork = [&window] { return !window.isStartPageShown(); };
    actions.add({.id = QStringLiteral("variant.keep"),
                 .text = Say::tr("Keep as a &variant…"),
                 .icon = QStringLiteral("branch"),
                 .shortcut = {},
                 .menu = QStringLiteral("analyse"),
                 .menuGroup = QStringLiteral("variants"),
                 .toolBarGroup = {},
                 .tip = Say::tr("Keeps this state inside the file, to try another way"),
                 .run = [&context, &window] { keep(context, window); },
                 .enabled = atWork,
                 .checked = {}});
    actions.add({.id = QStringLiteral("variant.open"),
                 .text = Say::tr("&Open the selected variant"),
                 .icon = QStringLiteral("variant"),
                 .shortcut = {},
                 .menu = QStringLiteral("analyse"),
                 .menuGroup = QStringLiteral("variants"),
                 .toolBarGroup = {},
                 .tip = Say::tr("Opens the kept state as a design of its own; choose it in the project tree"),
                 .run =
                     [&context, &files, &window] {
                         const auto variant = chosen(context);
                         if (!variant) return;
                         const QString name =
                             QString::fromStdString(context.history.project().variants()[*variant].name);
                         auto design = variantDesign(context.history.project(), *variant);
                         if (design)
                             files.openDesign(std::move(*design), name);
                         else
                             window.setStateText(errorLine(design.error()));
                     },
                 .enabled = [&context, atWork] { return atWork() && chosen(context).has_value(); },
                 .checked = {}});
}

} // namespace cw::gui
