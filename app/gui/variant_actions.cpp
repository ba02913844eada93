#include "app/gui/variant_actions.h"

#include "app/gui/register_action.h"
#include "app/session/error_text.h"
#include "model/edit/commands/keep_variant.h"
#include "views/results/compare_dialog.h"
#include "views/shell/action_registry.h"
#include "views/shell/ask_text.h"

#include <QCoreApplication>
#include <QDateTime>

namespace cw::gui {

namespace {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(Variants)
};

void keep(AppContext& context, shell::MainWindow& window) {
    const auto answer =
        shell::askText({Say::tr("Keep as a variant"),
                        Say::tr("The design as it is now is kept in this file beside the one "
                                "that you go on with."),
                        Say::tr("Name"), Say::tr("Keep"),
                        Say::tr("Variant %1").arg(context.history.project().variants().size() + 1)},
                       &window);
    if (!answer) return;
    const QString& name = *answer;
    const Status status =
        context.history.run(Say::tr("Keep variant %1").arg(name).toStdString(), [&](ProjectEditor& editor) {
            const auto kept =
                keepVariant(editor, name.toStdString(), {},
                            QDateTime::currentDateTimeUtc().toString(Qt::ISODate).toStdString());
            return kept ? Status() : Status(kept.error());
        });
    window.showMessage(status ? Say::tr("%1 is kept in this file").arg(name) : errorLine(status.error()));
}

/// The variant that is selected, else the last one kept.
std::optional<VariantId> chosen(const AppContext& context) {
    const auto ids = context.selection.ids<Variant>();
    if (ids.size() == 1) return ids.front();
    std::optional<VariantId> last;
    for (const auto& [id, variant] : context.history.project().variants())
        last = id;
    return last;
}

/// Hands the design of the chosen variant on, or says why it cannot be read.
template <class Use>
void withChosen(const AppContext& context, shell::MainWindow& window, Use use) {
    const auto variant = chosen(context);
    if (!variant) return;
    const Project& project = context.history.project();
    auto design = variantDesign(project, *variant);
    if (design)
        use(std::move(*design), QString::fromStdString(project.variants()[*variant].name));
    else
        window.showMessage(errorLine(design.error()));
}

} // namespace

void registerVariantActions(AppContext& context, FileActions& files, shell::MainWindow& window,
                            shell::ActionRegistry& actions) {
    const auto atWork = [&window] { return !window.isStartPageShown(); };
    const auto withVariant = [&context, atWork] { return atWork() && chosen(context).has_value(); };
    const auto add = [&](const char* id, const QString& text, const char* icon, const QString& tip,
                         std::function<void()> run, std::function<bool()> enabled) {
        registerAction(actions, {"analyse", "variants"}, id, text, icon, {}, std::move(run),
                       std::move(enabled), {}, tip);
    };
    add(
        "variant.keep", Say::tr("Keep as a &variant…"), "branch",
        Say::tr("Keeps this state inside the file, to try another way"),
        [&context, &window] { keep(context, window); }, atWork);
    add(
        "variant.compare", Say::tr("Co&mpare with a variant…"), "compare",
        Say::tr("Figures, parts and objects that differ from the variant chosen in the project tree, else "
                "from the last "
                "one kept"),
        [&context, &window] {
            withChosen(context, window, [&](Project design, const QString& name) {
                auto* dialog = new results::CompareDialog(std::move(design), name, context.history.project(),
                                                          Say::tr("This design"), &window);
                dialog->setAttribute(Qt::WA_DeleteOnClose);
                dialog->setModal(true); // it shows one state; nothing may change behind it
                dialog->show();
            });
        },
        withVariant);
    add(
        "variant.open", Say::tr("&Open a variant"), "variant",
        Say::tr("Opens a kept state as a design of its own: the one chosen in the project tree, else the "
                "last one kept"),
        [&context, &files, &window] {
            withChosen(context, window, [&](Project design, const QString& name) {
                files.openDesign(std::move(design), name);
            });
        },
        withVariant);
}

} // namespace cw::gui
