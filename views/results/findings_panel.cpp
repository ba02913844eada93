#include "views/results/findings_panel.h"

#include "app/session/error_text.h"
#include "model/rules/finding_text.h"
#include "model/rules/waivers.h"
#include "views/project/project_tree_model.h"
#include "views/shell/ask_text.h"
#include "views/shell/icon_engine.h"
#include "views/shell/theme.h"

#include <QComboBox>
#include <QDateTime>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QVBoxLayout>

namespace cw::results {

namespace {

constexpr int kObjectWidth = 170;
constexpr int kMostWrapped = 200; ///< measuring more rows would be felt at every answer

QIcon severityIconOf(Severity s) {
    switch (s) {
    case Severity::Error:
        return shell::themeIcon(QStringLiteral("error"), shell::IconTone::Error);
    case Severity::Warning:
        return shell::themeIcon(QStringLiteral("warning"), shell::IconTone::Warning);
    case Severity::Info:
        return shell::themeIcon(QStringLiteral("info"), shell::IconTone::Info);
    }
    return {};
}

} // namespace

FindingsModel::FindingsModel(const History& history, QObject* parent)
    : QAbstractTableModel(parent)
    , history_(history) {}

void FindingsModel::show(std::shared_ptr<const std::vector<Finding>> findings, Severity least,
                         bool waivedToo) {
    beginResetModel();
    findings_ = std::move(findings);
    rows_.clear();
    if (findings_)
        for (bool waived : {false, true})
            for (std::size_t i = 0; i < findings_->size(); ++i) {
                const Finding& f = (*findings_)[i];
                if (f.waived == waived && f.severity <= least && (waivedToo || !waived)) rows_.push_back(i);
            }
    endResetModel();
}

const Finding* FindingsModel::finding(int row) const {
    return row >= 0 && std::size_t(row) < rows_.size() ? &(*findings_)[rows_[std::size_t(row)]] : nullptr;
}

int FindingsModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : int(rows_.size());
}
int FindingsModel::columnCount(const QModelIndex&) const {
    return ColumnCount;
}

QVariant FindingsModel::data(const QModelIndex& index, int role) const {
    const Finding* f = finding(index.row());
    if (!f) return {};
    const Project& project = history_.project();
    if (role == Qt::DecorationRole && index.column() == Object)
        return f->waived ? shell::themeIcon(QStringLiteral("waive"), shell::IconTone::Muted)
                         : severityIconOf(f->severity);
    if (role == Qt::ForegroundRole && f->waived) return shell::toneColour(shell::IconTone::Muted);
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole) return {};
    switch (index.column()) {
    case Object:
        if (f->objects.empty()) return tr("Project");
        if (f->objects.size() == 1) return project::ProjectTreeModel::nameOf(project, f->objects.front());
        return tr("%1 and %n other(s)", nullptr, int(f->objects.size()) - 1)
            .arg(project::ProjectTreeModel::nameOf(project, f->objects.front()));
    case Text: {
        const QString text = findingText(*f, project);
        return role == Qt::ToolTipRole
                   ? tr("%1\n%2\nSource: %3").arg(text, ruleChecks(*f->rule), ruleSource(*f->rule))
                   : text;
    }
    case Suggestion:
        if (f->waived) return tr("Accepted: %1").arg(QString::fromStdString(f->waiverReason));
        return f->lapsed.empty() ? ruleFix(*f->rule)
                                 : tr("It was accepted when it read “%1” (%2). %3")
                                       .arg(QString::fromStdString(f->lapsed),
                                            QString::fromStdString(f->waiverReason), ruleFix(*f->rule));
    default:
        return {};
    }
}

QVariant FindingsModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
    switch (section) {
    case Object:
        return tr("Object");
    case Text:
        return tr("Finding");
    case Suggestion:
        return tr("Suggestion");
    default:
        return {};
    }
}

FindingsPanel::FindingsPanel(History& history, canvas::SelectionModel& selection,
                             analysis::Scheduler& scheduler, QWidget* parent)
    : QWidget(parent)
    , history_(history)
    , selection_(selection)
    , scheduler_(scheduler)
    , model_(new FindingsModel(history, this))
    , table_(new shell::TableView)
    , extra_(new QWidget(this))
    , least_(new QComboBox)
    , fix_(new QPushButton(shell::themeIcon(QStringLiteral("fix")), tr("Fix")))
    , waive_(new QPushButton(shell::themeIcon(QStringLiteral("waive")), tr("Waive…")))
    , withdraw_(new QPushButton(shell::themeIcon(QStringLiteral("undo")), tr("Withdraw waiver"))) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(table_);
    table_->setModel(model_);
    table_->setAccessibleName(tr("Findings"));
    table_->setSelectionMode(QAbstractItemView::SingleSelection);
    table_->horizontalHeader()->setSectionResizeMode(FindingsModel::Text, QHeaderView::Stretch);
    table_->setColumnWidth(FindingsModel::Object, kObjectWidth);
    table_->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);

    least_->addItems({tr("All severities"), tr("Warnings and errors"), tr("Errors")});
    least_->setAccessibleName(tr("Severities shown"));
    extra_->hide(); // until it stands beside the panel's tab
    auto* row = new QHBoxLayout(extra_);
    row->setContentsMargins(0, 0, 8, 0);
    row->addWidget(fix_);
    row->addWidget(waive_);
    row->addWidget(withdraw_);
    row->addWidget(least_);
    connect(fix_, &QPushButton::clicked, this, &FindingsPanel::fixSelected);
    connect(waive_, &QPushButton::clicked, this, &FindingsPanel::waiveSelected);
    connect(withdraw_, &QPushButton::clicked, this, &FindingsPanel::withdrawSelected);
    connect(least_, &QComboBox::currentIndexChanged, this, &FindingsPanel::refresh);
    connect(table_->selectionModel(), &QItemSelectionModel::currentRowChanged, this, [this] {
        updateButtons();
        goToObject();
    });
    // Also where the row is the current one already: the view may have moved on meanwhile.
    connect(table_, &QTableView::clicked, this, &FindingsPanel::goToObject);
    connect(&scheduler_, &analysis::Scheduler::answered, this, [this](Domain d) {
        if (d == Domain::Rules) refresh();
    });
    refresh();
}

void FindingsPanel::goToObject() {
    const Finding* f = selected();
    if (!f || f->objects.empty()) return;
    selection_.reveal(f->objects.front());
    selection_.set(f->objects);
}

const Finding* FindingsPanel::selected() const {
    return model_->finding(table_->currentIndex().row());
}

void FindingsPanel::refresh() {
    const auto findings = scheduler_.answers().findings;
    constexpr Severity kLeast[]{Severity::Info, Severity::Warning, Severity::Error};
    model_->show(findings, kLeast[std::max(0, least_->currentIndex())], true);
    table_->setEmptyText(findings ? tr("No findings, checked %1.")
                                        .arg(locale().toString(QTime::currentTime(), QLocale::ShortFormat))
                                  : tr("Not checked yet."));
    const FindingCounts counts = findings ? countFindings(*findings) : FindingCounts{};
    Q_EMIT countChanged(int(counts.errors + counts.warnings + counts.infos));
    // As long as the list is short, texts take the lines that they need.
    const bool wraps = model_->rowCount() <= kMostWrapped;
    table_->setWordWrap(wraps);
    table_->verticalHeader()->setSectionResizeMode(wraps ? QHeaderView::ResizeToContents
                                                         : QHeaderView::Fixed);
    updateButtons();
}

/// Finding and suggestion share the width.
void FindingsPanel::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    table_->setColumnWidth(FindingsModel::Suggestion,
                           std::max(160, (table_->width() - kObjectWidth) * 2 / 5));
}

void FindingsPanel::updateButtons() {
    const Finding* f = selected();
    fix_->setEnabled(f && f->fix);
    waive_->setVisible(!f || !f->waived);
    waive_->setEnabled(f);
    withdraw_->setVisible(f && f->waived);
}

void FindingsPanel::fixSelected() {
    const Finding* f = selected();
    if (!f || !f->fix) return;
    const auto fix = f->fix; // the finding goes when the answer is renewed
    const Status status = history_.run(ruleFix(*f->rule).toStdString(), fix);
    if (!status) fix_->setToolTip(errorLine(status.error()));
}

void FindingsPanel::waiveSelected() {
    if (!selected()) return;
    const Finding finding = *selected(); // the answer may be renewed while the question is open
    const auto reason = shell::askText({tr("Waive finding"), findingText(finding, history_.project()),
                                        tr("Reason, printed in the report"), tr("Waive"),
                                        QString::fromStdString(finding.waiverReason)},
                                       this);
    if (!reason) return;
    Waiver details;
    details.reason = reason->toStdString();
    details.author = history_.project().info().author;
    details.created = QDateTime::currentDateTimeUtc().toString(Qt::ISODate).toStdString();
    (void)history_.run(tr("Waive finding").toStdString(),
                       [&](ProjectEditor& editor) { return waive(editor, finding, std::move(details)); });
}

void FindingsPanel::withdrawSelected() {
    const Finding* f = selected();
    if (!f || !f->waived) return;
    (void)history_.run(tr("Withdraw waiver").toStdString(),
                       [&](ProjectEditor& editor) { return withdrawWaivers(editor, *f); });
}

} // namespace cw::results
