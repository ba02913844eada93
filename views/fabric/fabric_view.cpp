#include "views/fabric/fabric_view.h"

#include "model/phrase_text.h"
#include "views/fabric/interval_bar.h"
#include "views/shell/controls.h"
#include "views/shell/icon_engine.h"
#include "views/shell/number_format.h"

#include <QComboBox>
#include <QPushButton>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace cw::fabric {

namespace {

constexpr double kTera = 1000;
constexpr double kZoomStep = 1.25;
constexpr int kLeastCanvas = 220;
constexpr int kWideCard = 900; ///< from this width the card has room for the methods

QString terabits(double gbps) {
    return shell::formatQuantity(gbps / kTera, 1, QStringLiteral("Tb/s"));
}

} // namespace

FabricView::FabricView(History& history, canvas::SelectionModel& selection, analysis::Scheduler& scheduler,
                       QWidget* parent)
    : QWidget(parent)
    , history_(history)
    , scheduler_(scheduler)
    , canvas_(new FabricCanvas(history, selection, scheduler))
    , bar_(new shell::ContextBar(this))
    , list_(new QComboBox)
    , stack_(new QStackedWidget) {
    bar_->hide(); // until it stands above the view
    bar_->addSubject(QStringLiteral("fabric"), tr("Fabric"));
    list_->setAccessibleName(tr("Fabric shown"));
    list_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    bar_->addWidget(list_);
    bar_->addSeparator();
    bar_->addLabel(tr("Overlay"));
    auto* overlay = new shell::SegmentedControl({tr("Bisection cut"), tr("None")});
    bar_->addWidget(overlay);
    bar_->addLabel(tr("Links"));
    auto* links = new shell::SegmentedControl({tr("All"), tr("Bundled")});
    bar_->addWidget(links);
    bar_->addStretch();
    bar_->pinRest();
    auto* out = bar_->addButton(QStringLiteral("zoom-out"), tr("Zoom out"));
    auto* in = bar_->addButton(QStringLiteral("zoom-in"), tr("Zoom in"));
    auto* fit = bar_->addButton(QStringLiteral("zoom-fit"), tr("Fit"));
    connect(overlay, &shell::SegmentedControl::currentChanged, this,
            [this](int i) { canvas_->setShowCut(i == 0); });
    connect(links, &shell::SegmentedControl::currentChanged, this,
            [this](int i) { canvas_->setBundled(i == 1); });
    connect(out, &QAbstractButton::clicked, this, &FabricView::zoomOut);
    connect(in, &QAbstractButton::clicked, this, &FabricView::zoomIn);
    connect(fit, &QAbstractButton::clicked, this, &FabricView::fit);

    auto* drawn = new QWidget;
    auto* column = new QVBoxLayout(drawn);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(canvas_, 1);
    column->addWidget(new shell::Hairline);
    auto* card = new QWidget;
    auto* cells = new QHBoxLayout(card);
    cells->setContentsMargins(16, 10, 16, 10);
    cells->setSpacing(20);
    using Label = shell::TextLabel;
    const auto cell = [&](std::initializer_list<QWidget*> rows, int stretch) {
        auto* box = new QVBoxLayout;
        box->setSpacing(2);
        for (QWidget* row : rows)
            box->addWidget(row);
        box->addStretch(1);
        cells->addLayout(box, stretch);
    };
    name_ = new Label({}, render::FontRole::Body, Label::Ink::Secondary);
    claim_ = new Label({}, render::FontRole::Value);
    detail_ = new Label({}, render::FontRole::Body, Label::Ink::Secondary);
    interval_ = new IntervalBar;
    lower_ = new Label({}, render::FontRole::Body);
    upper_ = new Label({}, render::FontRole::Body);
    claim_->setWordWrap(true);
    detail_->setWordWrap(true);
    interval_->setMinimumWidth(220);
    lower_->setWordWrap(true);
    upper_->setWordWrap(true);
    auto* why = new QPushButton(shell::themeIcon(QStringLiteral("why")), tr("Why?"));
    cell({name_, claim_, detail_}, 3);
    cells->addWidget(new shell::Hairline(Qt::Vertical));
    cell({new Label(tr("Interval"), render::FontRole::Body, Label::Ink::Secondary), interval_}, 3);
    cells->addWidget(new shell::Hairline(Qt::Vertical));
    methods_ = new QWidget;
    auto* methods = new QVBoxLayout(methods_);
    methods->setContentsMargins(0, 0, 0, 0);
    methods->setSpacing(2);
    methods->addWidget(lower_);
    methods->addWidget(upper_);
    methods->addStretch(1);
    cells->addWidget(methods_, 4);
    cells->addWidget(why, 0, Qt::AlignTop);
    column->addWidget(card);
    canvas_->setMinimumHeight(kLeastCanvas);
    connect(why, &QPushButton::clicked, this, [this] {
        Q_EMIT whyRequested(keyPrefix() + QStringLiteral("bisection.lower_gbps"),
                            tr("Bisection, lower bound"));
    });

    auto* empty = new QWidget;
    auto* emptyColumn = new QVBoxLayout(empty);
    emptyColumn->setContentsMargins(32, 64, 32, 32);
    emptyColumn->addWidget(new Label(tr("No fabric yet."), render::FontRole::Title));
    emptyColumn->addWidget(
        new Label(tr("A fabric is what cables join: generate one with a reference design."),
                  render::FontRole::Body, Label::Ink::Secondary));
    auto* begin =
        new QPushButton(shell::themeIcon(QStringLiteral("template")), tr("New from a reference design…"));
    emptyColumn->addWidget(begin, 0, Qt::AlignLeft);
    emptyColumn->addStretch(1);
    connect(begin, &QPushButton::clicked, this, &FabricView::templateRequested);
    stack_->addWidget(drawn);
    stack_->addWidget(empty);
    auto* outer = new QVBoxLayout(this);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->addWidget(stack_);

    connect(list_, &QComboBox::currentIndexChanged, this, [this] {
        const QVariant id = list_->currentData();
        canvas_->showFabric(id.isValid() ? std::optional(FabricId(id.toUInt())) : std::nullopt);
        refreshCard();
    });
    connect(&scheduler_, &analysis::Scheduler::answered, this, [this](Domain d) {
        if (d == Domain::Fabric) refreshCard();
    });
    connect(&scheduler_, &analysis::Scheduler::staleChanged, this, &FabricView::refreshCard);
    subscription_ = history_.subscribe([this](const ChangeSet& changes) {
        const bool touched = changes.changes.empty() ||
                             std::any_of(changes.changes.begin(), changes.changes.end(),
                                         [](const Change& c) { return c.object.kind == EntityKind::Fabric; });
        if (touched) refreshList();
    });
    refreshList();
}

/// A narrow card keeps claim and interval whole; the methods are behind Why?.
void FabricView::resizeEvent(QResizeEvent*) {
    methods_->setVisible(width() >= kWideCard);
}

void FabricView::zoomIn() {
    canvas_->zoomBy(kZoomStep);
}
void FabricView::zoomOut() {
    canvas_->zoomBy(1 / kZoomStep);
}
void FabricView::fit() {
    canvas_->fit();
}

QWidget* FabricView::contextBar() const {
    return bar_;
}

void FabricView::showFabric(FabricId fabric) {
    const int index = list_->findData(fabric.value());
    if (index >= 0) list_->setCurrentIndex(index);
}

void FabricView::refreshList() {
    const QVariant before = list_->currentData();
    {
        const QSignalBlocker quiet(list_);
        list_->clear();
        for (const auto& [id, fabric] : history_.project().fabrics())
            list_->addItem(QString::fromStdString(fabric.name), id.value());
        list_->setCurrentIndex(std::max(0, list_->findData(before)));
    }
    stack_->setCurrentIndex(history_.project().fabrics().empty() ? 1 : 0);
    const QVariant id = list_->currentData();
    if (id != before) canvas_->showFabric(id.isValid() ? std::optional(FabricId(id.toUInt())) : std::nullopt);
    refreshCard();
}

QString FabricView::keyPrefix() const {
    const auto& fabrics = scheduler_.answers().fabrics;
    const analysis::FabricAnswer* a = canvas_->answer();
    if (!a || !fabrics) return {};
    return QStringLiteral("fabric[#%1].").arg(a - fabrics->data());
}

void FabricView::refreshCard() {
    const analysis::FabricAnswer* a = canvas_->answer();
    const bool stale = scheduler_.isStale(Domain::Fabric);
    if (!a) {
        name_->setText(tr("Not solved yet."));
        claim_->setText(QString(shell::kEnDash));
        return;
    }
    const auto& b = a->result.bisection;
    name_->setText(tr("%1, host links may be cut").arg(QString::fromStdString(a->name)));
    claim_->setText(b.exact
                        ? tr("bisection %1 one way, exact").arg(terabits(b.lowerGbps))
                        : tr("bisection %1 to %2 one way").arg(terabits(b.lowerGbps), terabits(b.upperGbps)));
    claim_->setInk(stale ? shell::TextLabel::Ink::Muted : shell::TextLabel::Ink::Primary);
    detail_->setText(tr("%1 cables cut, %2 of %3 endpoints on the smaller side · %4 of full bisection")
                         .arg(shell::formatCount(b.cutCables), shell::formatCount(b.minorEndpoints),
                              shell::formatCount(b.totalEndpoints),
                              a->result.fullBisectionRatio
                                  ? shell::formatPercent(*a->result.fullBisectionRatio, 1)
                                  : QString(shell::kEnDash)));
    const double full = std::max(b.upperGbps, a->result.hostGbpsPerEndpoint * double(b.minorEndpoints));
    interval_->set(b.lowerGbps / kTera, b.upperGbps / kTera, full / kTera, QStringLiteral("Tb/s"), stale);
    lower_->setText(tr("Lower: %1").arg(phraseText(b.methodLower)));
    upper_->setText(tr("Upper: %1").arg(phraseText(b.methodUpper)));
}

} // namespace cw::fabric
