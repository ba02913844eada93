#include "app/gui/workbench.h"

#include "app/analysis/totals.h"
#include "app/gui/object_source.h"
#include "model/accelerators.h"
#include "views/cables/cables_panel.h"
#include "views/canvas/hall_plan_view.h"
#include "views/elevation/elevation_view.h"
#include "views/fabric/fabric_view.h"
#include "views/inspector/inspector_panel.h"
#include "views/library/library_panel.h"
#include "views/project/project_tree.h"
#include "views/results/charts_panel.h"
#include "views/results/findings_panel.h"
#include "views/shell/action_registry.h"
#include "views/shell/command_palette.h"
#include "views/shell/history_panel.h"
#include "views/shell/jobs_panel.h"
#include "views/shell/number_format.h"
#include "views/shell/panels.h"
#include "views/shell/status_totals.h"
#include "views/shell/view_area.h"

#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QStandardItemModel>

using namespace Qt::Literals::StringLiterals;

namespace cw::gui {

namespace {

QString jobText(Domain domain) {
    switch (domain) {
    case Domain::Density:
        return Workbench::tr("Rack power, weight and space");
    case Domain::Fabric:
        return Workbench::tr("Fabrics and their bisection");
    case Domain::Power:
        return Workbench::tr("Power tree and its failures");
    case Domain::Thermal:
        return Workbench::tr("Heat balances");
    case Domain::Site:
        return Workbench::tr("Site need");
    case Domain::Bill:
        return Workbench::tr("Bill of materials");
    case Domain::Rules:
        return Workbench::tr("Design rules");
    }
    return {};
}

} // namespace

Workbench::Workbench(AppContext& context, shell::MainWindow& window, shell::ActionRegistry& actions)
    : context_(context)
    , window_(window)
    , actions_(actions)
    , jobs_(new QStandardItemModel(0, 3, this))
    , steps_(new QStandardItemModel(0, 1, this)) {
    jobs_->setHorizontalHeaderLabels({tr("Job"), tr("State"), tr("Time")});
    steps_->setHorizontalHeaderLabels({tr("Step")});
    addViews();
    addPanels();
    addTotals();
    window_.palette().addSource(std::make_unique<ObjectSource>(context_.history, context_.selection));
    connect(&context_.selection, &canvas::SelectionModel::revealRequested, this, &Workbench::reveal);
    connect(&context_.selection, &canvas::SelectionModel::changed, this, [this] {
        const auto current = context_.selection.current();
        const auto count = context_.selection.objects().size();
        window_.setSelectionText(!current ? QString()
                                 : count == 1
                                     ? project::ProjectTreeModel::nameOf(context_.history.project(), *current)
                                     : tr("%n object(s) selected", nullptr, int(count)));
        actions_.refresh();
    });
    connect(&context_.scheduler, &analysis::Scheduler::answered, this, &Workbench::refreshTotals);
    connect(&context_.scheduler, &analysis::Scheduler::staleChanged, this, &Workbench::refreshTotals);
    connect(&context_.scheduler, &analysis::Scheduler::jobsChanged, this, &Workbench::refreshJobs);
    connect(&context_.jobs, &JobLog::changed, this, &Workbench::refreshJobs);
    subscription_ = context_.history.subscribe([this](const ChangeSet&) {
        window_.showMessage({}); // what was said was about the act before
        refreshHistory();
        refreshTotals();
        actions_.refresh();
    });
    refreshHistory();
    refreshTotals();
}

void Workbench::addViews() {
    plan_ = new canvas::HallPlanView(context_.history, context_.selection);
    plan_->setOverlayProvider(&context_.overlays);
    plan_->setPartResolver([this](const QString& id) -> std::optional<PartSpec> {
        const PartSpec* part = context_.catalog.find(id.toStdString());
        return part ? std::optional(*part) : std::nullopt;
    });
    std::vector<PartSpec> racks;
    for (const PartSpec& part : context_.catalog.parts())
        if (part.kind == "rack") racks.push_back(part);
    plan_->setRackParts(std::move(racks));
    plan_->chooseOverlay(QStringLiteral("power"));
    connect(plan_, &canvas::HallPlanView::templateRequested, this, &Workbench::templateRequested);
    connect(plan_, &canvas::HallPlanView::refused, this,
            [this](const QString& why) { window_.showMessage(why); });
    connect(plan_, &canvas::HallPlanView::hintChanged, this,
            [this](const QString& hint) { window_.setSelectionText(hint); });
    window_.addView(
        {QStringLiteral("hall"), tr("Hall plan"), QStringLiteral("hall"), plan_, plan_->contextBar(), false});

    addElevation();
    connect(plan_, &canvas::HallPlanView::contextMenuRequested, this, &Workbench::showContextMenu);
    connect(elevation_, &elevation::ElevationView::contextMenuRequested, this, &Workbench::showContextMenu);

    fabric_ = new fabric::FabricView(context_.history, context_.selection, context_.scheduler);
    connect(fabric_, &fabric::FabricView::templateRequested, this, &Workbench::templateRequested);
    window_.addView({QStringLiteral("fabric"), tr("Fabric"), QStringLiteral("fabric"), fabric_,
                     fabric_->contextBar(), false});
}

void Workbench::addElevation() {
    elevation_ = new elevation::ElevationView(context_.history, context_.selection);
    elevation_->setOverlayProvider(&context_.overlays);
    elevation_->setPartResolver([this](const QString& id) -> std::optional<PartSpec> {
        const PartSpec* part = context_.catalog.find(id.toStdString());
        return part ? std::optional(*part) : std::nullopt;
    });
    connect(elevation_, &elevation::ElevationView::refused, this,
            [this](const QString& why) { window_.showMessage(why); });
    window_.addView({QStringLiteral("elevation"), tr("Elevation"), QStringLiteral("rack"), elevation_,
                     elevation_->contextBar(), false});
    connect(&window_.views(), &shell::ViewArea::currentChanged, this, [this](const QString& id) {
        const auto current = context_.selection.current();
        if (id != QStringLiteral("elevation") || !current) return;
        if (const auto rack = current->as<Rack>()) elevation_->showRack(*rack);
        if (const auto device = current->as<Device>())
            elevation_->showRack(context_.history.project().devices()[*device].rack);
    });
    // A rack opened in the plan is seen from the aisle.
    connect(plan_, &canvas::HallPlanView::activated, this, [this](ObjectRef object) {
        if (const auto rack = object.as<Rack>()) {
            elevation_->showRack(*rack);
            window_.views().showView(QStringLiteral("elevation"));
        }
    });
}

void Workbench::addPanels() {
    auto* tree = new project::ProjectTree(context_.history, context_.selection, context_.scheduler);
    connect(tree, &project::ProjectTree::contextMenuRequested, this, &Workbench::showContextMenu);
    window_.addLeftPanel({QStringLiteral("project"), tr("Project"), QStringLiteral("layers"), tree, nullptr});
    library_ = new library::LibraryPanel(context_.catalog);
    auto* parts = new QLabel;
    const auto countParts = [this, parts] {
        parts->setText(tr("%n part(s)", nullptr, int(context_.catalog.size())));
    };
    countParts();
    connect(library_, &library::LibraryPanel::refreshed, parts, countParts);
    window_.addLeftPanel({QStringLiteral("library"), tr("Library"), QStringLiteral("bom"), library_, parts});
    connect(plan_, &canvas::HallPlanView::libraryRequested, this, [this] {
        window_.setLeftShown(true);
        library_->searchField()->setFocus();
    });

    inspector_ = new inspector::InspectorPanel(context_.history, context_.selection, context_.scheduler);
    window_.setInspector(
        {QStringLiteral("inspector"), tr("Inspector"), QStringLiteral("settings"), inspector_, nullptr});
    connect(inspector_, &inspector::InspectorPanel::refused, this,
            [this](const QString& why) { window_.showMessage(why); });
    connect(fabric_, &fabric::FabricView::whyRequested, this,
            [this](const QString& key, const QString& title) {
                window_.setInspectorShown(true);
                inspector_->showWhy(key, title);
            });

    findings_ = new results::FindingsPanel(context_.history, context_.selection, context_.scheduler);
    window_.addBottomPage({QStringLiteral("findings"), tr("Findings"), QStringLiteral("findings"), findings_,
                           findings_->extra()});
    connect(findings_, &results::FindingsPanel::countChanged, this, [this](int open) {
        window_.bottom().setCount(QStringLiteral("findings"), QString::number(open));
    });
    cables_ = new cables::CablesPanel(context_.history, context_.selection);
    window_.addBottomPage(
        {QStringLiteral("cables"), tr("Cables"), QStringLiteral("cable"), cables_, cables_->extra()});
    connect(cables_, &cables::CablesPanel::refused, this,
            [this](const QString& why) { window_.showMessage(why); });
    auto* charts = new results::ChartsPanel(context_.history, context_.scheduler);
    window_.addBottomPage(
        {QStringLiteral("charts"), tr("Charts"), QStringLiteral("chart"), charts, charts->extra()});
    auto* jobs = new shell::JobsPanel;
    jobs->setModel(jobs_);
    connect(jobs, &shell::JobsPanel::cancelRequested, &context_.scheduler, &analysis::Scheduler::cancel);
    window_.addBottomPage({QStringLiteral("jobs"), tr("Jobs"), QStringLiteral("jobs"), jobs, nullptr});
    auto* history = new shell::HistoryPanel;
    history->setModel(steps_);
    connect(history, &shell::HistoryPanel::goToRequested, this,
            [this](int row) { context_.history.goTo(std::size_t(row) + 1); });
    window_.addBottomPage(
        {QStringLiteral("history"), tr("History"), QStringLiteral("history"), history, nullptr});
}

void Workbench::addTotals() {
    auto& totals = window_.totals();
    totals.addSlot({QStringLiteral("gpus"), tr("GPUs"), QStringLiteral("100,000"), 0});
    totals.addSlot({QStringLiteral("racks"), tr("Racks"), QStringLiteral("10,000"), 0});
    totals.addSlot({QStringLiteral("it"), tr("IT"), QStringLiteral("100,000 kW"), 0});
    totals.addSlot({QStringLiteral("facility"), tr("Facility peak"), QStringLiteral("100,000 kW"), 4});
    totals.addSlot({QStringLiteral("pue"), tr("PUE, peak"), QStringLiteral("1.999"), 3});
    totals.addSlot({QStringLiteral("bisection"), tr("Bisection"), QStringLiteral("100.0 %"), 1});
    totals.addSlot({QStringLiteral("inlet"), tr("Inlet max"), QStringLiteral("99.9 °C"), 2});
    totals.addSlot({QStringLiteral("findings"), {}, tr("999 findings"), 0});
    connect(&totals, &shell::StatusTotals::clicked, this, &Workbench::explainTotal);
}

void Workbench::refreshTotals() {
    auto& totals = window_.totals();
    const auto& scheduler = context_.scheduler;
    const analysis::Analysis& answers = scheduler.answers();
    const analysis::DrawnCounts counts = analysis::countDrawn(context_.history.project());
    totals.setValue(QStringLiteral("gpus"), {shell::formatCount(qint64(counts.gpus)),
                                             {},
                                             false,
                                             {},
                                             tr("Accelerators in the drawn servers; a click selects these")});
    totals.setValue(
        QStringLiteral("racks"),
        {shell::formatCount(qint64(counts.racks)), {}, false, {}, tr("Racks drawn; a click selects them")});
    const QString unknown(shell::kEnDash);
    const auto put = [&](const char* id, std::optional<double> value, int decimals, const QString& unit,
                         Domain domain, const QString& hint) {
        totals.setValue(QLatin1String(id), {value ? shell::formatNumber(*value, decimals) : unknown,
                                            value ? unit : QString(),
                                            scheduler.isStale(domain),
                                            {},
                                            hint});
    };
    put("it", analysis::isGiven(answers.density) ? std::optional(answers.density->result.itKw) : std::nullopt,
        0, QStringLiteral("kW"), Domain::Density,
        answers.density ? tr("Maximum draw, known for %1 of devices")
                              .arg(shell::formatPercent(answers.density->result.power.pct() / 100, 0))
                        : QString());
    put("facility",
        analysis::isGiven(answers.power) ? std::optional(answers.power->result.facilityKw) : std::nullopt, 0,
        QStringLiteral("kW"), Domain::Power, tr("IT, losses and drawn cooling at full load"));
    const auto* site = answers.sites && !answers.sites->empty() ? &answers.sites->front() : nullptr;
    put("pue", site ? site->result.pueAtPeak : std::nullopt, 2, {}, Domain::Site,
        tr("Facility over IT power at full load; not an annual figure"));
    std::optional<double> ratio;
    if (answers.fabrics)
        for (const auto& f : *answers.fabrics)
            if (f.role == FabricRole::Compute && f.result.fullBisectionRatio && !ratio)
                ratio = *f.result.fullBisectionRatio * 100;
    put("bisection", ratio, 1, QStringLiteral("%"), Domain::Fabric,
        tr("Lower bound of the compute fabric's bisection over full bisection, one way, host links may be "
           "cut"));
    std::optional<double> inlet;
    hottestHall_.reset();
    if (analysis::isGiven(answers.thermal)) {
        const auto& halls = answers.thermal->result.halls;
        for (std::size_t i = 0; i < halls.size(); ++i)
            if (halls[i].inletMaxC && (!inlet || *halls[i].inletMaxC > *inlet)) {
                inlet = *halls[i].inletMaxC;
                hottestHall_ = int(i);
            }
    }
    put("inlet", inlet, 1, QStringLiteral("°C"), Domain::Thermal,
        tr("Screening estimate: perfect mixing in each hall"));
    shell::TotalValue findings;
    if (answers.findings) {
        const FindingCounts found = countFindings(*answers.findings);
        findings.number = found.errors > 0     ? tr("%n error(s)", nullptr, int(found.errors))
                          : found.warnings > 0 ? tr("%n warning(s)", nullptr, int(found.warnings))
                          : found.infos > 0    ? tr("%n note(s)", nullptr, int(found.infos))
                          : found.waived > 0   ? tr("%n waived", nullptr, int(found.waived))
                                               : tr("no findings");
        if (found.errors > 0 && found.warnings > 0)
            findings.unit = QStringLiteral("· ") + tr("%n warning(s)", nullptr, int(found.warnings));
        findings.severity = found.errors > 0     ? shell::Severity::Error
                            : found.warnings > 0 ? shell::Severity::Warning
                            : found.infos > 0    ? shell::Severity::Info
                                                 : shell::Severity::Ok;
    } else {
        findings.number = tr("not checked");
    }
    findings.stale = scheduler.isStale(Domain::Rules);
    totals.setValue(QStringLiteral("findings"), findings);
    window_.setStateText(scheduler.isBusy() ? tr("solving…") : QString());
}

void Workbench::explainTotal(const QString& id) {
    const auto why = [&](const char* key, const QString& title) {
        window_.setInspectorShown(true);
        inspector_->showWhy(QLatin1String(key), title);
    };
    if (id == QStringLiteral("it")) why("density.it_kw", tr("IT power, maximum"));
    if (id == QStringLiteral("facility")) why("power.facility_kw", tr("Facility power at full load"));
    if (id == QStringLiteral("pue")) why("site.pue_at_peak", tr("PUE at full load"));
    if (id == QStringLiteral("bisection"))
        why("fabric.bisection.full_bisection_ratio", tr("Share of full bisection"));
    if (id == QStringLiteral("inlet") && hottestHall_)
        why(qPrintable(QStringLiteral("thermal.halls[#%1].inlet_max_c").arg(*hottestHall_)),
            tr("Highest inlet"));
    const Project& project = context_.history.project();
    std::vector<ObjectRef> counted;
    if (id == QStringLiteral("racks"))
        for (const auto& [rack, value] : project.racks())
            counted.push_back(ObjectRef::of(rack));
    if (id == QStringLiteral("gpus"))
        for (const auto& [device, value] : project.devices())
            if (acceleratorsIn(project, value) > 0) counted.push_back(ObjectRef::of(device));
    if (!counted.empty()) context_.selection.set(std::move(counted));
    if (id == QStringLiteral("findings")) window_.bottom().showPage(QStringLiteral("findings"));
}

void Workbench::refreshJobs() {
    struct Line {
        qint64 startedMs;
        QString what, state;
        bool runs, canCancel;
        qint64 elapsedMs;
    };
    std::vector<Line> lines;
    for (const analysis::Job& job : context_.scheduler.jobs())
        lines.push_back({job.startedMs, jobText(job.domain),
                         job.state == analysis::Job::State::Done ? tr("done") : tr("cancelled"),
                         job.state == analysis::Job::State::Running, true, job.elapsedMs});
    for (const JobLog::Entry& job : context_.jobs.entries())
        lines.push_back({job.startedMs, job.what,
                         job.state == JobLog::State::Failed ? tr("failed") : tr("done"),
                         job.state == JobLog::State::Running, false, job.elapsedMs});
    std::stable_sort(lines.begin(), lines.end(),
                     [](const Line& a, const Line& b) { return a.startedMs < b.startedMs; });
    jobs_->removeRows(0, jobs_->rowCount());
    for (auto line = lines.rbegin(); line != lines.rend(); ++line) { // the newest on top
        auto* state = new QStandardItem;
        if (line->runs) {
            state->setData(-1, shell::JobsPanel::ProgressRole);
            state->setData(line->canCancel, shell::JobsPanel::CancellableRole);
        } else {
            state->setText(line->state);
        }
        jobs_->appendRow({new QStandardItem(line->what), state,
                          new QStandardItem(line->runs ? QString() : tr("%1 ms").arg(line->elapsedMs))});
    }
}

void Workbench::refreshHistory() {
    steps_->removeRows(0, steps_->rowCount());
    for (std::size_t i = 0; i < context_.history.stepCount(); ++i) {
        auto* item = new QStandardItem(QString::fromStdString(context_.history.stepTitle(i)));
        item->setData(i >= context_.history.doneCount(), shell::HistoryPanel::UndoneRole);
        item->setData(i + 1 == context_.history.doneCount(), shell::HistoryPanel::PresentRole);
        steps_->appendRow(item);
    }
}

void Workbench::showContextMenu(const QPoint& at) {
    const QStringList ids =
        context_.selection.isEmpty()
            ? QStringList{"edit.paste"_L1, "edit.selectAll"_L1, {}, "insert.array"_L1, {}, "view.fit"_L1}
            : QStringList{"view.plan"_L1,
                          "view.elevation"_L1,
                          {},
                          "edit.duplicate"_L1,
                          "edit.copy"_L1,
                          "edit.paste"_L1,
                          {},
                          "arrange.move"_L1,
                          "arrange.rotate"_L1,
                          "arrange.lock"_L1,
                          "arrange.unlock"_L1,
                          "insert.row"_L1,
                          {},
                          "edit.delete"_L1};
    actions_.contextMenu(ids, &window_)->exec(at);
}

void Workbench::zoom(Zoom how) {
    const auto apply = [how](auto& view) {
        if (how == Zoom::In) view.zoomIn();
        if (how == Zoom::Out) view.zoomOut();
        if (how == Zoom::Fit) view.fit();
    };
    const QString view = window_.views().currentId();
    if (view == QStringLiteral("elevation"))
        apply(*elevation_);
    else if (view == QStringLiteral("fabric"))
        apply(*fabric_);
    else
        apply(*plan_);
}

void Workbench::showSelection(const QString& view) {
    const auto current = context_.selection.current();
    if (!current) return;
    Q_EMIT context_.selection.revealRequested(*current); // each view brings it into sight
    window_.views().showView(view);
}

void Workbench::reveal(ObjectRef object) {
    if (object.kind == EntityKind::Fabric) {
        fabric_->showFabric(FabricId(object.id));
        window_.views().showView(QStringLiteral("fabric"));
        return;
    }
    if (const auto device = object.as<Device>()) {
        elevation_->showRack(context_.history.project().devices()[*device].rack);
        window_.views().showView(QStringLiteral("elevation"));
        return;
    }
    if (object.kind == EntityKind::Cable) {
        window_.bottom().showPage(QStringLiteral("cables"));
        return;
    }
    window_.views().showView(QStringLiteral("hall"));
}

} // namespace cw::gui
