#include "views/exchange/import_dialog.h"

#include "app/session/error_text.h"
#include "views/exchange/import_table_model.h"
#include "views/shell/controls.h"
#include "views/shell/number_format.h"
#include "views/shell/tables.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QFormLayout>
#include <QHeaderView>
#include <QPushButton>
#include <QScrollArea>
#include <QVBoxLayout>

namespace cw::exchange {

namespace {

using Label = shell::TextLabel;
using Ink = shell::TextLabel::Ink;

constexpr QSize kDialogSize(1180, 700);
constexpr int kFieldsWidth = 290;
constexpr int kWidestColumn = 240;
constexpr int kMeasuredRows = 200; ///< rows by which columns get their width

/// "A", "B"… "AA": columns as spreadsheets call them.
QString columnLetters(std::size_t column) {
    QString letters;
    for (std::size_t rest = column + 1; rest > 0; rest = (rest - 1) / 26)
        letters.prepend(QChar(u'A' + char16_t((rest - 1) % 26)));
    return letters;
}

} // namespace

ImportDialog::ImportDialog(const QString& path, Project base, const Catalog& catalog, QWidget* parent)
    : QDialog(parent)
    , path_(path)
    , base_(std::make_shared<const Project>(std::move(base)))
    , catalog_(catalog)
    , asked_(std::make_shared<std::atomic<int>>(0))
    , model_(new ImportTableModel(this)) {
    setWindowTitle(tr("Import a table"));
    resize(shell::dialogSize(kDialogSize));
    build();
    read({});
}

ImportDialog::~ImportDialog() {
    ++*asked_; // what is still queued gives up
}

void ImportDialog::build() {
    auto* layout = new QVBoxLayout(this);
    auto* head = new QHBoxLayout;
    head->addWidget(new shell::IconLabel(QStringLiteral("import"), 20));
    head->addWidget(new Label(QFileInfo(path_).fileName(), render::FontRole::Strong));
    about_ = new Label({}, render::FontRole::Body, Ink::Secondary);
    head->addWidget(about_, 1);
    sheetLabel_ = new QLabel(tr("Sheet"));
    sheets_ = new QComboBox;
    sheets_->setAccessibleName(tr("Sheet of the workbook"));
    sheetLabel_->setBuddy(sheets_);
    hallLabel_ = new QLabel(tr("Hall"));
    halls_ = new QComboBox;
    halls_->setAccessibleName(tr("Hall of rows that name none"));
    halls_->setToolTip(halls_->accessibleName());
    hallLabel_->setBuddy(halls_);
    for (const auto& [id, hall] : base_->halls())
        halls_->addItem(QString::fromStdString(hall.name), id.value());
    kinds_ = new shell::SegmentedControl({tr("Racks"), tr("Devices")});
    kinds_->setAccessibleName(tr("What the table lists"));
    for (QWidget* widget :
         {static_cast<QWidget*>(sheetLabel_), static_cast<QWidget*>(sheets_),
          static_cast<QWidget*>(hallLabel_), static_cast<QWidget*>(halls_), static_cast<QWidget*>(kinds_)})
        head->addWidget(widget);
    sheetLabel_->hide();
    sheets_->hide();
    hallLabel_->setVisible(halls_->count() > 1);
    halls_->setVisible(halls_->count() > 1);
    layout->addLayout(head);
    layout->addWidget(new shell::Hairline);

    auto* body = new QHBoxLayout;
    body->addWidget(buildColumns());
    body->addWidget(new shell::Hairline(Qt::Vertical));
    body->addWidget(buildRows(), 1);
    layout->addLayout(body, 1);
    layout->addWidget(new shell::Hairline);

    auto* foot = new QHBoxLayout;
    summary_ = new Label({}, render::FontRole::Strong);
    summary_->setWordWrap(true);
    foot->addWidget(summary_, 1);
    skip_ = new QCheckBox(tr("Leave out rows with errors"));
    foot->addWidget(skip_);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    buttons->button(QDialogButtonBox::Cancel)->setIcon({});
    import_ = buttons->addButton(tr("Import"), QDialogButtonBox::AcceptRole);
    shell::makePrimary(*import_);
    foot->addWidget(buttons);
    layout->addLayout(foot);

    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(skip_, &QCheckBox::toggled, this, &ImportDialog::refreshSummary);
    connect(kinds_, &shell::SegmentedControl::currentChanged, this, [this](int index) {
        if (!filling_) setKind(index == 0 ? TableKind::Racks : TableKind::Devices);
    });
    connect(halls_, &QComboBox::activated, this, &ImportDialog::refreshPreview);
    connect(sheets_, &QComboBox::activated, this, [this] { read(sheets_->currentText().toStdString()); });
}

QWidget* ImportDialog::buildColumns() {
    auto* scroll = new QScrollArea;
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFixedWidth(kFieldsWidth);
    auto* page = new QWidget;
    auto* layout = new QVBoxLayout(page);
    layout->setContentsMargins(0, 4, 8, 4);
    layout->addWidget(new Label(tr("Columns"), render::FontRole::Strong));
    fields_ = new QFormLayout;
    fields_->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    layout->addLayout(fields_);
    layout->addStretch();
    scroll->setWidget(page);
    return scroll;
}

QWidget* ImportDialog::buildRows() {
    auto* panel = new QWidget;
    auto* layout = new QVBoxLayout(panel);
    layout->setContentsMargins(0, 0, 0, 0);
    auto* bar = new QHBoxLayout;
    bar->addWidget(new Label(tr("Preview"), render::FontRole::Strong));
    bar->addStretch();
    filter_ = new shell::SegmentedControl({tr("All rows"), tr("With errors")});
    filter_->setAccessibleName(tr("Rows shown"));
    bar->addWidget(filter_);
    layout->addLayout(bar);
    view_ = new shell::TableView;
    view_->setAccessibleName(tr("Rows of the table"));
    view_->setModel(model_);
    view_->setDense(true);
    layout->addWidget(view_, 1);
    problem_ = new shell::MessageBar(shell::Severity::Error);
    problem_->hide();
    layout->addWidget(problem_);
    connect(filter_, &shell::SegmentedControl::currentChanged, this, [this](int index) {
        model_->setOnlyErrors(index == 1);
        showProblem(model_->firstError());
    });
    connect(view_->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex& current) { showProblem(current.row()); });
    return panel;
}

void ImportDialog::read(const std::string& sheet) {
    const int mine = ++*asked_;
    table_.reset();
    preview_.reset();
    failure_.clear();
    model_->show(nullptr, nullptr, kind_, {});
    view_->setEmptyText(tr("Reading %1…").arg(QFileInfo(path_).fileName()));
    refreshSummary();
    background_.run([this, mine, asked = asked_, path = path_, sheet]() -> Background::Completion {
        if (*asked != mine) return {};
        auto table = std::make_shared<Result<Table>>(readTable(path, sheet));
        return [this, mine, table] {
            if (*asked_ == mine) adopt(std::move(*table));
        };
    });
}

void ImportDialog::adopt(Result<Table> table) {
    if (!table) {
        failure_ = errorLine(table.error());
        view_->setEmptyText(failure_);
        about_->clear();
        refreshSummary();
        return;
    }
    table_ = std::make_shared<const Table>(std::move(*table));
    QStringList facts{tr("%n row(s)", nullptr, int(table_->rows.size())),
                      tr("%n column(s)", nullptr, int(table_->header.size()))};
    if (table_->separator == ';') facts << tr("separated by semicolons");
    if (table_->separator == ',') facts << tr("separated by commas");
    if (table_->separator == '\t') facts << tr("separated by tabs");
    if (table_->decimalComma) facts << tr("decimal comma");
    if (table_->windows1252) facts << tr("read as Windows-1252");
    about_->setText(facts.join(QStringLiteral(" · ")));
    sheets_->clear();
    for (const std::string& name : table_->sheets)
        sheets_->addItem(QString::fromStdString(name));
    sheets_->setCurrentText(QString::fromStdString(table_->sheet));
    sheetLabel_->setVisible(sheets_->count() > 1);
    sheets_->setVisible(sheets_->count() > 1);
    setKind(suggestKind(table_->header));
}

void ImportDialog::setKind(TableKind kind) {
    kind_ = kind;
    filling_ = true;
    kinds_->setCurrent(kind == TableKind::Racks ? 0 : 1);
    filling_ = false;
    if (!table_) return;
    mapping_ = suggestMapping(kind, table_->header);
    fillFields();
    refreshPreview();
}

void ImportDialog::fillFields() {
    while (fields_->rowCount() > 0)
        fields_->removeRow(0);
    columns_.clear();
    missing_.clear();
    const auto fields = importFields(kind_);
    for (std::size_t i = 0; i < fields.size(); ++i) {
        auto* column = new QComboBox;
        column->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        column->setMinimumContentsLength(14);
        column->addItem(tr("not in the file"));
        for (std::size_t c = 0; c < table_->header.size(); ++c)
            column->addItem(
                QStringLiteral("%1  %2").arg(columnLetters(c), QString::fromStdString(table_->header[c])));
        column->setCurrentIndex(mapping_[i] ? int(*mapping_[i]) + 1 : 0);
        const QString label = importFieldLabel(fields[i]);
        column->setAccessibleName(label);
        connect(column, &QComboBox::activated, this, [this, i](int index) {
            setColumn(i, index > 0 ? std::optional(std::size_t(index - 1)) : std::nullopt);
        });
        fields_->addRow(label, column);
        columns_.push_back(column);
        missing_.push_back(nullptr);
        if (!fields[i].required) continue;
        auto* missing = new Label(tr("needed: choose a column"), render::FontRole::Caption, Ink::Error);
        fields_->addRow(QString(), missing);
        missing_.back() = missing;
    }
}

void ImportDialog::setColumn(std::size_t field, std::optional<std::size_t> column) {
    if (field >= mapping_.size()) return;
    mapping_[field] = column;
    columns_[field]->setCurrentIndex(column ? int(*column) + 1 : 0);
    refreshPreview();
}

std::vector<std::size_t> ImportDialog::missingFields() const {
    std::vector<std::size_t> missing;
    const auto fields = importFields(kind_);
    for (std::size_t i = 0; i < mapping_.size(); ++i)
        if (fields[i].required && !mapping_[i]) missing.push_back(i);
    return missing;
}

void ImportDialog::refreshPreview() {
    if (!table_) return;
    const int mine = ++*asked_;
    preview_.reset();
    const auto lacking = missingFields();
    for (std::size_t i = 0; i < missing_.size(); ++i)
        if (missing_[i])
            fields_->setRowVisible(missing_[i],
                                   std::find(lacking.begin(), lacking.end(), i) != lacking.end());
    showPreview();
    if (!lacking.empty()) return;
    ImportOptions options;
    if (halls_->count() > 0) options.hall = HallId(halls_->currentData().toUInt());
    background_.run([this, mine, asked = asked_, table = table_, mapping = mapping_, kind = kind_,
                     base = base_, options]() -> Background::Completion {
        if (*asked != mine) return {};
        auto made = previewImport(*table, mapping, kind, *base, catalog_, options);
        auto preview = made ? std::make_shared<const ImportPreview>(std::move(*made)) : nullptr;
        const QString failure = made ? QString() : errorLine(made.error());
        return [this, mine, preview, failure] {
            if (*asked_ != mine) return;
            preview_ = preview;
            failure_ = failure;
            showPreview();
        };
    });
}

void ImportDialog::showPreview() {
    model_->show(table_, preview_, kind_, mapping_);
    view_->setEmptyText(!preview_                 ? tr("Checking the rows…")
                        : filter_->current() == 1 ? tr("No row has errors.")
                                                  : tr("The table has a header and no rows."));
    QHeaderView* header = view_->horizontalHeader();
    header->setResizeContentsPrecision(kMeasuredRows);
    view_->resizeColumnsToContents();
    for (int c = 0; c < model_->problemColumn(); ++c)
        view_->setColumnWidth(c, std::min(view_->columnWidth(c) + 16, kWidestColumn));
    showProblem(model_->firstError());
    refreshSummary();
}

void ImportDialog::showProblem(int row) {
    const ImportRow* shown = model_->row(row);
    const bool isBad = shown && !shown->ok();
    problem_->setVisible(isBad);
    if (isBad)
        problem_->setText(tr("Line %1").arg(shell::formatCount(qint64(shown->line))),
                          ImportTableModel::problemText(*shown, kind_));
}

bool ImportDialog::skipsBadRows() const {
    return skip_->isChecked();
}
void ImportDialog::setSkipsBadRows(bool skip) {
    skip_->setChecked(skip);
}
QString ImportDialog::summary() const {
    return summary_->text();
}

QString ImportDialog::actText() const {
    if (!preview_) return tr("Import");
    const int count = int(preview_->good);
    return kind_ == TableKind::Racks ? tr("Import %n rack(s)", nullptr, count)
                                     : tr("Import %n device(s)", nullptr, count);
}

void ImportDialog::refreshSummary() {
    const bool hasErrors = preview_ && preview_->bad > 0;
    skip_->setVisible(hasErrors);
    import_->setText(actText());
    import_->setEnabled(preview_ && preview_->good > 0 && (!hasErrors || skip_->isChecked()));
    summary_->setInk(failure_.isEmpty() ? Ink::Primary : Ink::Error);
    if (!failure_.isEmpty()) {
        summary_->setText(table_ ? failure_ : tr("The file cannot be read as a table."));
        return;
    }
    if (!table_ || (!preview_ && missingFields().empty())) {
        summary_->setText(table_ ? tr("Checking…") : tr("Reading…"));
        return;
    }
    if (!preview_) {
        QStringList names;
        for (const std::size_t field : missingFields())
            names << importFieldLabel(importFields(kind_)[field]);
        summary_->setText(tr("Choose columns for: %1").arg(names.join(QStringLiteral(", "))));
        return;
    }
    const QString good = kind_ == TableKind::Racks
                             ? tr("%n rack(s) will be added", nullptr, int(preview_->good))
                             : tr("%n device(s) will be added", nullptr, int(preview_->good));
    if (!hasErrors) {
        summary_->setText(good + QLatin1Char('.'));
        return;
    }
    const QString bad = tr("%n row(s) have errors", nullptr, int(preview_->bad));
    summary_->setText(skip_->isChecked() ? tr("%1, %2 and are left out.").arg(good, bad)
                      : preview_->good == 0
                          ? tr("%1. Correct them in the file and import it again.").arg(bad)
                          : tr("%1. Nothing is imported until they are corrected or left out.").arg(bad));
}

void ImportDialog::finish() {
    while (!background_.isIdle())
        background_.finish();
}

} // namespace cw::exchange
