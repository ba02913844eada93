#include "views/fabric/fabric_view.h"

#include "app/analysis/bandwidth.h"
#include "model/phrase_text.h"
#include "views/canvas/empty_card.h"
#include "views/fabric/interval_bar.h"
#include "views/shell/controls.h"
#include "views/shell/icon_engine.h"
#include "views/shell/number_format.h"

#include <QComboBox>
#include <QPushButton>
#include <QResizeEvent>
#include <QSignalBlocker>
#include <QToolButton>
#include <QVBoxLayout>

#include <algorithm>

namespace cw::fabric {

namespace {

constexpr double kZoomStep = 1.25;
constexpr int kLeastCanvas = 220;
constexpr int kMethodsFrom = 800; ///< width from which the card has room for the methods
constexpr int kMeasureFrom = 560; ///< and for the interval
constexpr int kLeastMeasure = 200;

QString bandwidth(double gbps, const analysis::BandwidthUnit& unit) {
    return shell::formatQuantity(gbps / unit.gbps, unit.decimals, QLatin1String(unit.symbol));
}

} // namespace

FabricView::FabricView(History& history, canvas::SelectionModel& selection, analysis::Scheduler& scheduler,
                       QWidget* parent)
    : QWidget(parent)
    , history_(history)
    , scheduler_(scheduler)
    , canvas_(new FabricCanvas(history, selection, scheduler))
    , bar_(new shell::ContextBar(this))
    , list_(new QComboBox) {
    bar_->hide(); // until it stands above the view
    bar_->addSubject(QStringLiteral("fabric"), tr("Fabric"));
    list_->setAccessibleName(tr("Fabric shown"));
    list_->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    bar_->addWidget(list_);
    bar_->addSeparator();
    auto* overlayLabel = bar_->addLabel(tr("Overlay"));
    auto* overlay = new shell::SegmentedControl({tr("Bisection cut"), tr("None")});
    bar_->addWidget(overlay);
    auto* linksLabel = bar_->addLabel(tr("Links"));
    auto* links = new shell::SegmentedControl({tr("All"), tr("Bundled")});
    bar_->addWidget(links);
    bar_->addStretch();
    for (QWidget* label : {linksLabel, overlayLabel})
        bar_->setDispensable(label);
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

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(canvas_, 1);
    canvas_->setMinimumHeight(kLeastCanvas);
    card_ = makeCard();
    column->addWidget(card_);
    setFocusProxy(canvas_);
    empty_ = new canvas::EmptyCard(QStringLiteral("fabric"), tr("No fabric yet."), canvas_);
    empty_->addWay(QStringLiteral("template"), tr("Start from a reference design"),
                   [this] { Q_EMIT templateRequested(); });
    empty_->addWay(QStringLiteral("cable"), tr("Connect switches and servers: the cables make a fabric"), {});
    empty_->setHint(tr("Ctrl+K finds every command"));

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

QWidget* FabricView::makeCard() {
    using Label = shell::TextLabel;
    auto* card = new QWidget;
    auto* outer = new QVBoxLayout(card);
    outer->setContentsMargins(0, 0, 0, 0);
    outer->setSpacing(0);
    outer->addWidget(new shell::Hairline);
    auto* cells = new QHBoxLayout;
    outer->addLayout(cells);
    cells->setContentsMargins(16, 10, 16, 10);
    cells->setSpacing(16);
    const auto cell = [&](std::initializer_list<QWidget*> rows, int stretch, bool rule) {
        auto* box = new QWidget;
        auto* line = new QHBoxLayout(box);
        line->setContentsMargins(0, 0, 0, 0);
        line->setSpacing(16);
        if (rule) line->addWidget(new shell::Hairline(Qt::Vertical));
        auto* texts = new QVBoxLayout;
        texts->setSpacing(2);
        for (QWidget* row : rows)
            texts->addWidget(row);
        texts->addStretch(1);
        line->addLayout(texts, 1);
        cells->addWidget(box, stretch);
        return box;
    };
    name_ = new Label({}, render::FontRole::Body, Label::Ink::Secondary);
    claim_ = new Label({}, render::FontRole::Value);
    detail_ = new Label({}, render::FontRole::Body, Label::Ink::Secondary);
    interval_ = new IntervalBar;
    lower_ = new Label({}, render::FontRole::Body);
    upper_ = new Label({}, render::FontRole::Body);
    for (Label* text : {name_, claim_, detail_, lower_, upper_})
        text->setWordWrap(true);
    interval_->setMinimumWidth(kLeastMeasure);
    auto* why = new QPushButton(shell::themeIcon(QStringLiteral("why")), tr("Why?"));
    cell({name_, claim_, detail_}, 5, false);
    measure_ =
        cell({new Label(tr("Interval"), render::FontRole::Body, Label::Ink::Secondary), interval_}, 3, true);
    methods_ = cell({lower_, upper_}, 4, true);
    cells->addWidget(why, 0, Qt::AlignTop);
    connect(why, &QPushButton::clicked, this, [this] {
        Q_EMIT whyRequested(keyPrefix() + QStringLiteral("bisection.lower_gbps"),
                            tr("Bisection, lower bound"));
    });
    return card;
}

/// A narrow card keeps the claim whole; what it leaves out is behind Why?.
void FabricView::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    measure_->setVisible(width() >= kMeasureFrom);
    methods_->setVisible(width() >= kMethodsFrom);
    empty_->place(canvas_->rect());
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
    const bool none = history_.project().fabrics().empty();
    list_->setVisible(!none);
    card_->setVisible(!none);
    empty_->setVisible(none);
    empty_->place(canvas_->rect());
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
        for (shell::TextLabel* text : {detail_, lower_, upper_})
            text->clear();
        interval_->clear();
        return;
    }
    const auto& b = a->result.bisection;
    name_->setText(tr("%1, host links may be cut").arg(QString::fromStdString(a->name)));
    const double full = std::max(b.upperGbps, a->result.hostGbpsPerEndpoint * double(b.minorEndpoints));
    const analysis::BandwidthUnit unit = analysis::bandwidthUnit(b.upperGbps);
    claim_->setText(b.exact ? tr("bisection %1 one way, exact").arg(bandwidth(b.lowerGbps, unit))
                            : tr("bisection %1 to %2 one way")
                                  .arg(bandwidth(b.lowerGbps, unit), bandwidth(b.upperGbps, unit)));
    claim_->setInk(stale ? shell::TextLabel::Ink::Muted : shell::TextLabel::Ink::Primary);
    detail_->setText(tr("%1 cables cut, %2 of %3 endpoints on the smaller side · %4 of full bisection")
                         .arg(shell::formatCount(b.cutCables), shell::formatCount(b.minorEndpoints),
                              shell::formatCount(b.totalEndpoints),
                              a->result.fullBisectionRatio
                                  ? shell::formatPercent(*a->result.fullBisectionRatio, 1)
                                  : QString(shell::kEnDash)));
    interval_->set(b.lowerGbps, b.upperGbps, full, stale);
    lower_->setText(tr("Lower bound: %1").arg(phraseText(b.methodLower)));
    upper_->setText(tr("Upper bound: %1").arg(phraseText(b.methodUpper)));
}

} // namespace cw::fabric
