#include "views/shell/start_page.h"

#include "views/shell/controls.h"
#include "views/shell/flat_style.h"
#include "views/shell/flow_layout.h"
#include "views/shell/icon_engine.h"
#include "views/shell/start_parts.h"
#include "views/shell/theme.h"

#include <QGridLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QSortFilterProxyModel>
#include <QVBoxLayout>

namespace cw::shell {

namespace {

constexpr int kCardWidth = 160;
constexpr int kCardGap = 14;
constexpr int kMaxColumns = 6;

void clearLayout(QLayout* layout) {
    while (QLayoutItem* item = layout->takeAt(0)) {
        if (QWidget* widget = item->widget()) {
            widget->hide();
            widget->deleteLater();
        }
        delete item;
    }
}

/// Matches the filter against the file name and its folder.
class RecentFilter : public QSortFilterProxyModel {
public:
    using QSortFilterProxyModel::QSortFilterProxyModel;

protected:
    bool filterAcceptsRow(int row, const QModelIndex& parent) const override {
        const QModelIndex index = sourceModel()->index(row, RecentModel::Project, parent);
        return (index.data().toString() + QLatin1Char(' ') + index.data(RecentModel::FolderRole).toString())
            .contains(filterRegularExpression());
    }
};

} // namespace

StartPage::StartPage(QWidget* parent)
    : QWidget(parent)
    , filter_(new QLineEdit(this))
    , recentTable_(new TableView(this))
    , recentModel_(new RecentModel(this))
    , recentProxy_(new RecentFilter(this)) {
    setObjectName(QStringLiteral("startPage"));
    auto* root = new QHBoxLayout(this);
    root->setContentsMargins(0, 1, 0, 0);
    root->setSpacing(0);

    // Left column
    auto* column = new QWidget(this);
    column->setFixedWidth(render::metrics().size.leftDock);
    column->setBackgroundRole(QPalette::Button);
    column->setAutoFillBackground(true);
    auto* columnLayout = new QVBoxLayout(column);
    columnLayout->setContentsMargins(14, 26, 14, 16);
    columnLayout->setSpacing(0);
    auto* logo = new IconLabel(QStringLiteral("clusterwright"), 36, column);
    logo->setTone(IconTone::Accent);
    auto* brand = new QVBoxLayout;
    brand->setContentsMargins(8, 0, 8, 18);
    brand->setSpacing(2);
    brand->addWidget(logo);
    brand->addSpacing(6);
    brand->addWidget(
        new TextLabel(tr("Clusterwright"), render::FontRole::Page, TextLabel::Ink::Primary, column));
    brand->addWidget(new TextLabel(tr("Plan AI training clusters"), render::FontRole::Body,
                                   TextLabel::Ink::Muted, column));
    nav_ = new QVBoxLayout;
    nav_->setSpacing(2);
    auto* footer = new TextLabel({}, render::FontRole::Caption, TextLabel::Ink::Muted, column);
    footer->setContentsMargins(8, 0, 8, 0);
    footer_ = footer;
    columnLayout->addLayout(brand);
    columnLayout->addLayout(nav_);
    columnLayout->addStretch(1);
    columnLayout->addWidget(footer_);
    root->addWidget(column);
    root->addWidget(new Hairline(Qt::Vertical, this));

    // Content
    auto* content = new ScrollBody;
    auto* layout = new QVBoxLayout(content);
    layout->setContentsMargins(30, 22, 30, 24);
    layout->setSpacing(8);
    recoveries_ = new QVBoxLayout;
    recoveries_->setSpacing(8);
    layout->addLayout(recoveries_);

    const auto title = [&](const QString& text) {
        return new TextLabel(text, render::FontRole::Title, TextLabel::Ink::Primary, content);
    };
    auto* head = new QHBoxLayout;
    head->addWidget(title(tr("New from a reference design")));
    head->addStretch(1);
    allTemplates_ = new LinkButton({}, content);
    head->addWidget(allTemplates_);
    layout->addLayout(head);
    cardGrid_ = new QGridLayout;
    cardGrid_->setSpacing(kCardGap);
    layout->addLayout(cardGrid_);
    layout->addSpacing(12);

    auto* recentHead = new QHBoxLayout;
    recentHead->addWidget(title(tr("Recent")));
    recentHead->addStretch(1);
    filter_->setPlaceholderText(tr("Filter"));
    filter_->setAccessibleName(tr("Filter recent projects"));
    filter_->setFixedWidth(200);
    filter_->setClearButtonEnabled(true);
    filter_->addAction(themeIcon(QStringLiteral("find"), IconTone::Muted), QLineEdit::LeadingPosition);
    recentHead->addWidget(filter_);
    layout->addLayout(recentHead);
    recentProxy_->setSourceModel(recentModel_);
    recentProxy_->setSortRole(RecentModel::SortRole);
    recentProxy_->setFilterCaseSensitivity(Qt::CaseInsensitive);
    recentTable_->setFrameShape(QFrame::StyledPanel);
    recentTable_->setAccessibleName(tr("Recent projects"));
    recentTable_->setSelectionMode(QAbstractItemView::SingleSelection);
    recentTable_->setModel(recentProxy_);
    recentTable_->verticalHeader()->setDefaultSectionSize(RecentDelegate::kRowHeight);
    recentTable_->setItemDelegateForColumn(RecentModel::Project,
                                           new RecentDelegate(*recentModel_, recentTable_));
    QHeaderView* header = recentTable_->horizontalHeader();
    header->setStretchLastSection(false);
    header->setSectionResizeMode(RecentModel::Project, QHeaderView::Stretch);
    for (int c = RecentModel::Gpus; c <= RecentModel::Findings; ++c)
        recentTable_->setColumnWidth(c, 80);
    recentTable_->setColumnWidth(RecentModel::Opened, 130);
    recentTable_->setEmptyText(tr("No projects yet. What you save is listed here."));
    layout->addWidget(recentTable_);
    layout->addSpacing(12);

    exampleSection_ = new QWidget(content);
    auto* exampleLayout = new QVBoxLayout(exampleSection_);
    exampleLayout->setContentsMargins(0, 0, 0, 0);
    exampleLayout->setSpacing(8);
    exampleLayout->addWidget(title(tr("Examples")));
    auto* flow = new QWidget(exampleSection_);
    examples_ = new FlowLayout(10, flow);
    exampleLayout->addWidget(flow);
    exampleSection_->hide();
    layout->addWidget(exampleSection_);
    layout->addSpacing(12);
    layout->addWidget(title(tr("First steps")));
    for (const QString& step :
         {tr("1. Choose a reference design or an example: it is drawn, cabled, powered and cooled."),
          tr("2. Drag a rack on the hall plan, or a server in the elevation. Totals and findings follow."),
          tr("3. Click a total in the status bar to see how it was worked out, down to the catalogue."),
          tr("4. Export the bill of materials and the site report from the File menu.")}) {
        auto* line = new TextLabel(step, render::FontRole::Body, TextLabel::Ink::Secondary, content);
        line->setWordWrap(true);
        layout->addWidget(line);
    }
    layout->addStretch(1);

    auto* scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(content);
    scroll->viewport()->setAutoFillBackground(false);
    content->setAutoFillBackground(false);
    root->addWidget(scroll, 1);

    connect(filter_, &QLineEdit::textChanged, recentProxy_, &QSortFilterProxyModel::setFilterFixedString);
    fitRecentTable();
    connect(recentTable_, &QAbstractItemView::activated, this, [this](const QModelIndex& index) {
        if (const RecentItem* item = recentModel_->at(recentProxy_->mapToSource(index).row()))
            Q_EMIT openRecent(item->path);
    });
    connect(allTemplates_, &QAbstractButton::clicked, this, [this] {
        showAll_ = !showAll_;
        columns_ = 0;
        arrangeCards();
    });
}

void StartPage::setCommands(const std::vector<StartCommand>& commands) {
    clearLayout(nav_);
    auto* here = new StartNavButton({{}, tr("New"), QStringLiteral("template"), {}}, this);
    here->setCheckable(true);
    here->setChecked(true);
    connect(here, &QAbstractButton::clicked, this, [this, here] {
        here->setChecked(true);
        if (!cards_.empty()) cards_.front()->setFocus();
    });
    nav_->addWidget(here);
    for (const StartCommand& command : commands) {
        auto* button = new StartNavButton(command, this);
        connect(button, &QAbstractButton::clicked, this,
                [this, id = command.id] { Q_EMIT commandTriggered(id); });
        nav_->addWidget(button);
    }
}

void StartPage::setTemplates(std::vector<TemplateItem> templates) {
    for (TemplateCard* card : cards_)
        card->deleteLater();
    cards_.clear();
    for (TemplateItem& item : templates) {
        auto* card = new TemplateCard(std::move(item), cardGrid_->parentWidget());
        connect(card, &QAbstractButton::clicked, this, [this, card] { Q_EMIT newFromTemplate(card->id()); });
        cards_.push_back(card);
    }
    setFocusProxy(cards_.empty() ? nullptr : cards_.front());
    columns_ = 0;
    arrangeCards();
}

void StartPage::arrangeCards() {
    const int room = width() - render::metrics().size.leftDock - 60;
    const int fit = std::clamp((room + kCardGap) / (kCardWidth + kCardGap), 2, kMaxColumns);
    const int count = static_cast<int>(cards_.size());
    const bool more = count > fit;
    allTemplates_->setVisible(more);
    allTemplates_->setText(showAll_ ? tr("Fewer templates") : tr("All %n templates", nullptr, count));
    if (fit == columns_) return;
    columns_ = fit;
    while (QLayoutItem* item = cardGrid_->takeAt(0))
        delete item;
    for (int c = 0; c < kMaxColumns; ++c)
        cardGrid_->setColumnStretch(c, c < fit ? 1 : 0);
    for (int i = 0; i < count; ++i) {
        TemplateCard* card = cards_[static_cast<std::size_t>(i)];
        const bool shown = showAll_ || i < fit;
        card->setVisible(shown);
        if (shown) cardGrid_->addWidget(card, i / fit, i % fit);
    }
}

void StartPage::setRecent(std::vector<RecentItem> recent) {
    recentModel_->set(std::move(recent));
    recentTable_->selectRow(0);
    fitRecentTable();
}

void StartPage::fitRecentTable() {
    // As high as its rows, up to eight; a filter does not change the height.
    const int rows = std::clamp(recentModel_->rowCount(), 1, 8);
    recentTable_->setFixedHeight(recentTable_->horizontalHeader()->height() +
                                 rows * RecentDelegate::kRowHeight + 2);
}

void StartPage::setExamples(const std::vector<ExampleItem>& examples) {
    clearLayout(examples_);
    for (const ExampleItem& example : examples) {
        auto* button = new QPushButton(themeIcon(example.icon), example.title, this);
        connect(button, &QPushButton::clicked, this, [this, id = example.id] { Q_EMIT openExample(id); });
        examples_->addWidget(button);
    }
    exampleSection_->setVisible(!examples.empty());
}

void StartPage::setRecoveries(const std::vector<RecoveryItem>& recoveries) {
    clearLayout(recoveries_);
    for (const RecoveryItem& item : recoveries) {
        auto* bar = new MessageBar(Severity::Warning, this);
        bar->setText(tr("Unsaved work was found."), item.text);
        auto* discard = new QPushButton(tr("Discard…"), bar);
        auto* mend =
            new QPushButton(themeIcon(QStringLiteral("recover"), IconTone::OnAccent), tr("Recover"), bar);
        makePrimary(*mend);
        bar->addButton(discard);
        bar->addButton(mend);
        connect(discard, &QPushButton::clicked, this,
                [this, path = item.path] { Q_EMIT discardRecovery(path); });
        connect(mend, &QPushButton::clicked, this, [this, path = item.path] { Q_EMIT recover(path); });
        recoveries_->addWidget(bar);
    }
    if (!recoveries.empty()) recoveries_->addSpacing(12);
}

void StartPage::setFooter(const QStringList& lines) {
    footer_->setText(lines.join(QLatin1Char('\n')));
}

void StartPage::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    arrangeCards();
}

void StartPage::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    const render::ColourRoles& r = rolesOf(palette());
    painter.fillRect(rect(), r.surface.canvas);
    painter.fillRect(QRect(0, 0, width(), 1), r.border.normal);
}

} // namespace cw::shell
