#include "views/exchange/import_table_model.h"

#include "views/shell/icon_engine.h"
#include "views/shell/number_format.h"
#include "views/shell/theme.h"

#include <QGuiApplication>

namespace cw::exchange {

namespace {

const ImportIssue* issueOf(const ImportRow& row, std::string_view field) {
    for (const ImportIssue& issue : row.issues)
        if (issue.field == field) return &issue;
    return nullptr;
}

/// Fields that hold numbers; they stand at the right, as numbers do.
bool isNumeric(std::string_view key) {
    for (const char* each :
         {"x_mm", "y_mm", "power_limit_kw", "u", "tier", "group", "rail", "psu_on_a", "psu_on_b"})
        if (key == each) return true;
    return false;
}

QString fieldLabel(const std::string& key, TableKind kind) {
    for (const ImportField& field : importFields(kind))
        if (key == field.key) return importFieldLabel(field);
    return QString::fromStdString(key);
}

QString sentence(const ImportIssue& issue, TableKind kind) {
    QString text = issue.what;
    if (const QString fix = importIssueFix(issue); !fix.isEmpty()) text += QStringLiteral("; ") + fix;
    return issue.field.empty() ? text : fieldLabel(issue.field, kind) + QStringLiteral(": ") + text;
}

} // namespace

void ImportTableModel::show(std::shared_ptr<const Table> table, std::shared_ptr<const ImportPreview> preview,
                            TableKind kind, const ColumnMapping& mapping) {
    beginResetModel();
    table_ = std::move(table);
    preview_ = std::move(preview);
    kind_ = kind;
    columns_.clear();
    for (std::size_t field = 0; field < mapping.size(); ++field)
        if (mapping[field]) columns_.push_back({field, *mapping[field]});
    filter();
    endResetModel();
}

void ImportTableModel::setOnlyErrors(bool on) {
    if (on == onlyErrors_) return;
    beginResetModel();
    onlyErrors_ = on;
    filter();
    endResetModel();
}

void ImportTableModel::filter() {
    errors_.clear();
    if (!onlyErrors_ || !preview_) return;
    for (std::size_t i = 0; i < preview_->rows.size(); ++i)
        if (!preview_->rows[i].ok()) errors_.push_back(i);
}

std::size_t ImportTableModel::sourceOf(int row) const {
    return onlyErrors_ ? errors_[std::size_t(row)] : std::size_t(row);
}

const ImportRow* ImportTableModel::row(int row) const {
    if (!preview_ || row < 0 || row >= rowCount()) return nullptr;
    return &preview_->rows[sourceOf(row)];
}

int ImportTableModel::firstError() const {
    for (int i = 0; i < rowCount(); ++i)
        if (const ImportRow* each = row(i); each && !each->ok()) return i;
    return -1;
}

QString ImportTableModel::problemText(const ImportRow& row, TableKind kind) {
    QStringList texts;
    for (const ImportIssue& issue : row.issues)
        texts << sentence(issue, kind);
    return texts.join(QLatin1Char('\n'));
}

int ImportTableModel::rowCount(const QModelIndex& parent) const {
    if (parent.isValid() || !table_) return 0;
    return onlyErrors_ ? int(errors_.size()) : int(table_->rows.size());
}

int ImportTableModel::columnCount(const QModelIndex& parent) const {
    return parent.isValid() || !table_ ? 0 : problemColumn() + 1;
}

QVariant ImportTableModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid() || !table_) return {};
    const std::size_t source = sourceOf(index.row());
    const TableLine& line = table_->rows[source];
    const ImportRow* previewed = row(index.row());
    if (index.column() == 0) {
        if (role == Qt::DisplayRole) return shell::formatCount(qint64(line.number));
        if (role == Qt::TextAlignmentRole) return int(Qt::AlignRight | Qt::AlignVCenter);
        if (role == Qt::ForegroundRole) return shell::toneColour(shell::IconTone::Muted);
        return {};
    }
    if (index.column() == problemColumn()) {
        if (!previewed || previewed->ok()) return {};
        if (role == Qt::DisplayRole) {
            const QString first = sentence(previewed->issues.front(), kind_);
            const auto more = int(previewed->issues.size()) - 1;
            return more == 0 ? first : tr("%1 (and %n more)", nullptr, more).arg(first);
        }
        if (role == Qt::ToolTipRole) return problemText(*previewed, kind_);
        if (role == Qt::DecorationRole)
            return shell::themeIcon(QStringLiteral("error"), shell::IconTone::Error);
        return {};
    }
    const Column& column = columns_[std::size_t(index.column() - 1)];
    const ImportIssue* issue =
        previewed ? issueOf(*previewed, importFields(kind_)[column.field].key) : nullptr;
    switch (role) {
    case Qt::TextAlignmentRole:
        return isNumeric(importFields(kind_)[column.field].key)
                   ? QVariant(int(Qt::AlignRight | Qt::AlignVCenter))
                   : QVariant();
    case Qt::DisplayRole:
        return QString::fromStdString(line.cells[column.column]);
    case Qt::DecorationRole:
        return issue ? QVariant(shell::themeIcon(QStringLiteral("error"), shell::IconTone::Error))
                     : QVariant();
    case Qt::BackgroundRole:
        return issue ? QVariant(shell::rolesOf(QGuiApplication::palette()).severity.errorTint) : QVariant();
    case Qt::ToolTipRole:
        return issue ? QVariant(sentence(*issue, kind_)) : QVariant();
    case Qt::AccessibleDescriptionRole:
        return issue ? QVariant(issue->what) : QVariant();
    default:
        return {};
    }
}

QVariant ImportTableModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation != Qt::Horizontal || !table_) return {};
    const bool isField = section > 0 && section < problemColumn();
    const ImportField* field =
        isField ? &importFields(kind_)[columns_[std::size_t(section - 1)].field] : nullptr;
    if (role == Qt::TextAlignmentRole && (section == 0 || (field && isNumeric(field->key))))
        return int(Qt::AlignRight | Qt::AlignVCenter);
    if (role != Qt::DisplayRole) return {};
    if (section == 0) return tr("Line");
    if (section == problemColumn()) return tr("What is wrong, what to do");
    return field ? importFieldLabel(*field) : QString();
}

} // namespace cw::exchange
