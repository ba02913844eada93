#include "app/gui/edit_actions.h"

#include "app/gui/guide.h"
#include "app/gui/register_action.h"
#include "app/session/error_text.h"
#include "model/edit/commands/unique_name.h"
#include "views/cables/cables_panel.h"
#include "views/canvas/hall_plan_view.h"
#include "views/inspector/selection_table.h"
#include "views/project/naming_dialog.h"
#include "views/shell/action_registry.h"

#include <QClipboard>
#include <QCoreApplication>
#include <QGuiApplication>

#include <algorithm>

namespace cw::gui {

namespace {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(Actions)
};

/// As a table for spreadsheets and mail, and as the objects themselves for paste.
void copySelection(AppContext& context) {
    QGuiApplication::clipboard()->setText(
        inspector::selectionTable(context.history.project(), context.selection.objects()));
    context.copied.set(context.selection.objects());
    context.hasCopied = true;
}

void addWorkload(AppContext& context, shell::MainWindow& window) {
    std::optional<WorkloadId> made;
    const Status status =
        context.history.run(Say::tr("Add a workload").toStdString(), [&](ProjectEditor& editor) -> Status {
            NameSet names = namesOf<Workload>(editor.project());
            Workload workload;
            workload.name = claimName(Say::tr("Workload 1").toStdString(), names);
            const auto id = editor.add(std::move(workload));
            if (!id) return id.error();
            made = *id;
            return {};
        });
    if (!status) return window.showMessage(errorLine(status.error()));
    context.selection.set(ObjectRef::of(*made));
    window.setInspectorShown(true);
}

} // namespace

void registerEditActions(AppContext& context, Workbench& workbench, shell::MainWindow& window,
                         shell::ActionRegistry& actions) {
    History& history = context.history;
    canvas::HallPlanView* plan = &workbench.plan();
    const auto atWork = [&window] { return !window.isStartPageShown(); };
    const auto withSelection = [atWork, plan] { return atWork() && plan->hasSelection(); };
    const auto several = [atWork, plan] { return atWork() && plan->selectedCount() > 1; };

    const auto add = [&](const char* id, const QString& text, const char* icon, const QKeySequence& keys,
                         const char* menu, const char* group, const char* toolBar, std::function<void()> run,
                         std::function<bool()> enabled, std::function<bool()> checked = {}) {
        registerAction(actions, {menu, group, toolBar}, id, text, icon, keys, std::move(run),
                       std::move(enabled), std::move(checked));
    };
    add(
        "edit.undo", Say::tr("&Undo"), "undo", QKeySequence::Undo, "edit", "undo", "undo",
        [&history] { history.undo(); }, [&history, atWork] { return atWork() && history.canUndo(); });
    add(
        "edit.redo", Say::tr("&Redo"), "redo", QKeySequence::Redo, "edit", "undo", "undo",
        [&history] { history.redo(); }, [&history, atWork] { return atWork() && history.canRedo(); });
    add(
        "edit.selectAll", Say::tr("Select &all"), "select", QKeySequence::SelectAll, "edit", "select", "",
        [plan] { plan->selectAll(); }, atWork);
    add(
        "edit.duplicate", Say::tr("&Duplicate"), "duplicate", QKeySequence(Qt::CTRL | Qt::Key_D), "edit",
        "change", "arrange", [plan] { plan->duplicateSelection(); }, withSelection);
    add(
        "edit.copy", Say::tr("&Copy"), "duplicate", QKeySequence::Copy, "edit", "change", "",
        [&context] { copySelection(context); },
        [&context, atWork] { return atWork() && !context.selection.isEmpty(); });
    add(
        "edit.paste", Say::tr("&Paste"), "paste", QKeySequence::Paste, "edit", "change", "",
        [&context, plan] { plan->paste(context.copied.objects()); },
        [&context, atWork] { return atWork() && context.hasCopied; });
    add(
        "edit.delete", Say::tr("De&lete"), "delete", QKeySequence::Delete, "edit", "change", "arrange",
        [plan] { plan->deleteSelection(); },
        [&context, atWork] { return atWork() && !context.selection.isEmpty(); });
    add(
        "edit.rename", Say::tr("Rename by &scheme…"), "edit", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_R),
        "edit", "change", "", [&history, &window] { project::NamingDialog(history, &window).exec(); },
        atWork);
    add(
        "edit.projectData", Say::tr("Project &data"), "project", QKeySequence(), "edit", "project", "",
        [&context, &window] {
            context.selection.clear(); // with nothing selected the inspector shows the project
            window.setInspectorShown(true);
        },
        atWork);

    using Tool = canvas::PlanToolKind;
    const auto tool = [&](const char* id, const QString& text, const char* icon, const QKeySequence& keys,
                          Tool kind) {
        add(
            id, text, icon, keys, "insert", "tools", "tools", [plan, kind] { plan->chooseTool(kind); },
            atWork, [plan, kind] { return plan->toolKind() == kind; });
    };
    tool("tool.select", Say::tr("&Select"), "select", QKeySequence(Qt::Key_V), Tool::Select);
    tool("tool.pan", Say::tr("&Pan"), "pan", QKeySequence(Qt::Key_H), Tool::Pan);
    tool("tool.rack", Say::tr("&Rack"), "rack", QKeySequence(Qt::Key_R), Tool::Rack);
    tool("tool.column", Say::tr("&Column"), "column", QKeySequence(), Tool::Column);
    tool("tool.wall", Say::tr("&Wall"), "wall", QKeySequence(), Tool::Wall);
    tool("tool.keepOut", Say::tr("&Keep-out"), "keep-out", QKeySequence(), Tool::KeepOut);
    tool("tool.measure", Say::tr("&Measure"), "measure", QKeySequence(Qt::Key_M), Tool::Measure);
    add(
        "insert.array", Say::tr("&Array of racks…"), "array", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_A),
        "insert", "objects", "arrange", [plan] { plan->openArrayDialog(); }, atWork);
    add(
        "insert.row", Say::tr("Make a r&ow of the selection"), "row", QKeySequence(), "insert", "objects", "",
        [plan] { plan->makeRow(); },
        [atWork, plan] { return atWork() && (plan->hasRack(false) || plan->hasRack(true)); });
    add(
        "insert.cable", Say::tr("&Connect two devices…"), "cable",
        QKeySequence(Qt::CTRL | Qt::Key_K | Qt::SHIFT), "insert", "objects", "",
        [&workbench] { workbench.cables().connectDevices(); }, atWork);
    add(
        "insert.workload", Say::tr("Add a wor&kload"), "jobs", QKeySequence(), "insert", "objects", "",
        [&context, &window] { addWorkload(context, window); }, atWork);
    add(
        "insert.hall", Say::tr("Add a &hall"), "hall", QKeySequence(), "insert", "objects", "",
        [plan] { plan->addHall(); }, atWork);

    add(
        "arrange.move", Say::tr("&Move to…"), "pan", QKeySequence(Qt::CTRL | Qt::Key_M), "arrange", "move",
        "", [plan] { plan->openMoveDialog(); }, withSelection);
    add(
        "arrange.rotate", Say::tr("&Rotate"), "rotate", QKeySequence(Qt::CTRL | Qt::Key_R), "arrange", "move",
        "arrange", [plan] { plan->rotateSelection(); }, withSelection);
    const auto mirror = [&](const char* id, const QString& text, Axis axis, const char* toolBar) {
        add(
            id, text, "mirror", QKeySequence(), "arrange", "move", toolBar,
            [plan, axis] { plan->mirrorSelection(axis); }, withSelection);
    };
    mirror("arrange.mirror", Say::tr("M&irror left to right"), Axis::Horizontal, "arrange");
    mirror("arrange.mirrorDown", Say::tr("Mirror top to botto&m"), Axis::Vertical, "");
    const auto align = [&](const char* id, const QString& text, AlignTo to, const char* toolBar) {
        add(
            id, text, "align", QKeySequence(), "arrange", "align", toolBar,
            [plan, to] { plan->alignSelection(to); }, several);
    };
    align("arrange.alignLeft", Say::tr("Align &left edges"), AlignTo::Left, "arrange");
    align("arrange.alignCentre", Say::tr("Align &centres"), AlignTo::CentreX, "");
    align("arrange.alignRight", Say::tr("Align ri&ght edges"), AlignTo::Right, "");
    align("arrange.alignTop", Say::tr("Align &top edges"), AlignTo::Top, "");
    align("arrange.alignMiddle", Say::tr("Align mi&ddles"), AlignTo::CentreY, "");
    align("arrange.alignBottom", Say::tr("Align &bottom edges"), AlignTo::Bottom, "");
    const auto distribute = [&](const char* id, const QString& text, Axis axis, const char* toolBar) {
        add(
            id, text, "distribute", QKeySequence(), "arrange", "align", toolBar,
            [plan, axis] { plan->distributeSelection(axis); }, several);
    };
    distribute("arrange.distribute", Say::tr("Distribute left to rig&ht"), Axis::Horizontal, "arrange");
    distribute("arrange.distributeDown", Say::tr("Distribute to&p to bottom"), Axis::Vertical, "");
    add(
        "arrange.lock", Say::tr("Loc&k"), "lock", QKeySequence(Qt::CTRL | Qt::Key_L), "arrange", "lock",
        "arrange", [plan] { plan->lockSelection(true); },
        [atWork, plan] { return atWork() && plan->hasRack(false); });
    add(
        "arrange.unlock", Say::tr("&Unlock"), "unlock", QKeySequence(Qt::CTRL | Qt::ALT | Qt::Key_L),
        "arrange", "lock", "", [plan] { plan->lockSelection(false); },
        [atWork, plan] { return atWork() && plan->hasRack(true); });

    add(
        "view.zoomIn", Say::tr("Zoom &in"), "zoom-in", QKeySequence::ZoomIn, "view", "zoom", "",
        [&workbench] { workbench.zoom(Workbench::Zoom::In); }, atWork);
    add(
        "view.zoomOut", Say::tr("Zoom &out"), "zoom-out", QKeySequence::ZoomOut, "view", "zoom", "",
        [&workbench] { workbench.zoom(Workbench::Zoom::Out); }, atWork);
    add(
        "view.fit", Say::tr("&Fit"), "zoom-fit", QKeySequence(Qt::CTRL | Qt::Key_0), "view", "zoom", "view",
        [&workbench] { workbench.zoom(Workbench::Zoom::Fit); }, atWork);
    const auto seenIn = [&](std::initializer_list<EntityKind> kinds) {
        return [&context, atWork, kinds = std::vector(kinds)] {
            const auto current = context.selection.current();
            return atWork() && current && std::find(kinds.begin(), kinds.end(), current->kind) != kinds.end();
        };
    };
    add(
        "view.plan", Say::tr("Show on the &hall plan"), "hall", QKeySequence(), "view", "show", "",
        [&workbench] { workbench.showSelection(QStringLiteral("hall")); },
        seenIn({EntityKind::Rack, EntityKind::Row, EntityKind::Device, EntityKind::PowerElement,
                EntityKind::CoolingElement, EntityKind::Obstacle}));
    add(
        "view.elevation", Say::tr("Show in the &elevation"), "rack", QKeySequence(), "view", "show", "",
        [&workbench] { workbench.showSelection(QStringLiteral("elevation")); },
        seenIn({EntityKind::Rack, EntityKind::Row, EntityKind::Device}));
    add(
        "view.snap", Say::tr("&Snap"), "snap", QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S), "view", "zoom",
        "view", [plan] { plan->setSnapping(!plan->isSnapping()); }, atWork,
        [plan] { return plan->isSnapping(); });
    add(
        "analyse.solve", Say::tr("Solve &now"), "validate", QKeySequence(Qt::Key_F5), "analyse", "solve",
        "view", [&context] { context.scheduler.resume(); }, atWork);
    add(
        "analyse.cancel", Say::tr("&Cancel solving"), "stale", QKeySequence(Qt::SHIFT | Qt::Key_F5),
        "analyse", "solve", "", [&context] { context.scheduler.cancel(); },
        [&context] { return context.scheduler.isBusy(); });
    add("help.guide", Say::tr("&Guide"), "info", QKeySequence::HelpContents, "help", "guide", "",
        [&window] { showGuide(&window); }, {});
    add("help.about", Say::tr("&About Clusterwright"), "clusterwright", QKeySequence(), "help", "guide", "",
        [&window] { showAbout(&window); }, {});
    QObject::connect(plan, &canvas::HallPlanView::toolChanged, &actions, &shell::ActionRegistry::refresh);
}

} // namespace cw::gui
