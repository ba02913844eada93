#include "views/library/own_part_dialog.h"

#include "model/library/part_compare.h"
#include "views/library/part_text.h"
#include "views/shell/controls.h"
#include "views/shell/tables.h"

#include <QDialogButtonBox>
#include <QFormLayout>
#include <QHeaderView>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
#include <QStandardItemModel>
#include <QVBoxLayout>

namespace cw::library {

namespace {

using Label = shell::TextLabel;
using Ink = Label::Ink;

constexpr QSize kDialogSize(860, 560);
/// Kept in the file, so it is not translated there.
constexpr const char* kOwnSource = "own value";

/// A number of a part as it is typed: no groups of digits, no digits that are none.
QString numberText(double value) {
    QLocale locale;
    locale.setNumberOptions(QLocale::OmitGroupSeparator);
    return locale.toString(value, 'g', QLocale::FloatingPointShortest);
}

QString entryText(const SpecValue& spec) {
    if (const auto* number = std::get_if<double>(&spec.value)) return numberText(*number);
    if (const auto* flag = std::get_if<bool>(&spec.value))
        return *flag ? OwnPartDialog::tr("yes") : OwnPartDialog::tr("no");
    return QString::fromStdString(valueText(spec));
}

/// An error of checkPart with the value's name in place of its number.
Error named(Error error, const PartSpec& part) {
    for (std::size_t i = 0; i < part.specs.size(); ++i)
        if (error.context.starts_with("specs[" + std::to_string(i) + "]"))
            error.context = specLabel(part.specs[i].key).toStdString();
    return error;
}

} // namespace

OwnPartDialog::OwnPartDialog(const PartSpec& from, const Catalog& catalog, QWidget* parent)
    : QDialog(parent)
    , from_(from)
    , catalog_(catalog)
    , replace_(new QRadioButton(from.origin == PartOrigin::Builtin ? tr("In place of the shipped part")
                                                                   : tr("In place of what it is now")))
    , further_(new QRadioButton(tr("As a further part, named")))
    , name_(new QLineEdit(tr("%1, own").arg(QString::fromStdString(from.model))))
    , reason_(new QLineEdit(QString::fromStdString(from.reason)))
    , model_(new QStandardItemModel(0, ColumnCount, this))
    , problem_(new Label({}, render::FontRole::Body, Ink::Secondary)) {
    setWindowTitle(tr("Own values of %1").arg(partTitle(from)));
    resize(kDialogSize);
    auto* layout = new QVBoxLayout(this);
    auto* about = new Label(tr("Changed values are marked as yours wherever they are used. Placed parts keep "
                               "their values until you update them."),
                            render::FontRole::Body, Ink::Secondary);
    about->setWordWrap(true);
    layout->addWidget(about);

    model_->setHorizontalHeaderLabels({tr("What"), tr("Value"), tr("Unit"), tr("Source")});
    addRows();
    auto* table = new shell::TableView;
    table->setAccessibleName(tr("Values of the part"));
    table->setEditTriggers(QAbstractItemView::AllEditTriggers);
    table->setModel(model_);
    table->setColumnWidth(What, 240);
    table->setColumnWidth(Value, 170);
    table->setColumnWidth(Unit, 80);
    table->horizontalHeader()->setStretchLastSection(true);
    layout->addWidget(table, 1);

    auto* form = new QFormLayout;
    name_->setAccessibleName(tr("Name of the further part"));
    reason_->setAccessibleName(tr("Reason"));
    reason_->setPlaceholderText(tr("measured in our hall, quotation of 3 May…"));
    form->addRow(replace_, static_cast<QWidget*>(nullptr));
    form->addRow(further_, name_);
    form->addRow(tr("Reason"), reason_);
    layout->addLayout(form);
    replace_->setChecked(true);
    problem_->setWordWrap(true);
    layout->addWidget(problem_);

    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    buttons->button(QDialogButtonBox::Cancel)->setIcon({});
    save_ = buttons->addButton(tr("Save part"), QDialogButtonBox::AcceptRole);
    shell::makePrimary(*save_);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    const auto changed = [this] {
        problem_->setInk(Ink::Error); // what is missing at first is a hint
        refresh();
    };
    connect(model_, &QStandardItemModel::itemChanged, this, changed);
    connect(replace_, &QRadioButton::toggled, this, changed);
    for (QLineEdit* field : {name_, reason_})
        connect(field, &QLineEdit::textChanged, this, changed);
    refresh();
}

void OwnPartDialog::addRows() {
    for (const SpecValue& spec : from_.specs) {
        QList<QStandardItem*> row{new QStandardItem(specLabel(spec.key)), new QStandardItem(entryText(spec)),
                                  new QStandardItem(QString::fromStdString(spec.unit)),
                                  new QStandardItem(QString::fromStdString(spec.source))};
        const bool isList = std::holds_alternative<std::vector<double>>(spec.value);
        row[What]->setEditable(false);
        row[Unit]->setEditable(false);
        row[Value]->setEditable(!isList);
        row[Source]->setEditable(!isList);
        model_->appendRow(row);
    }
}

bool OwnPartDialog::isReplacing() const {
    return replace_->isChecked();
}

Result<std::optional<SpecValue>> OwnPartDialog::valueOf(int row) const {
    const SpecValue& shipped = from_.specs[std::size_t(row)];
    const QString text = model_->item(row, Value)->text().trimmed();
    const QString source = model_->item(row, Source)->text().trimmed();
    if (text.isEmpty()) return std::optional<SpecValue>();
    const bool sameSource = source == QString::fromStdString(shipped.source);
    if (text == entryText(shipped) && sameSource) return std::optional(shipped);
    SpecValue value = shipped;
    const std::string where = specLabel(shipped.key).toStdString();
    if (std::holds_alternative<double>(shipped.value)) {
        bool isNumber = false;
        value.value = QLocale().toDouble(text, &isNumber);
        if (!isNumber)
            return Error{ErrorCode::InvalidArgument, where,
                         tr("“%1” is not a number").arg(text).toStdString()};
    } else if (std::holds_alternative<bool>(shipped.value)) {
        const bool yes = text.compare(tr("yes"), Qt::CaseInsensitive) == 0;
        if (!yes && text.compare(tr("no"), Qt::CaseInsensitive) != 0)
            return Error{ErrorCode::InvalidArgument, where, tr("yes or no").toStdString()};
        value.value = yes;
    } else {
        value.value = text.toStdString();
        if (shipped.key == "accelerator" && !catalog_.find(text.toStdString()))
            return Error{ErrorCode::InvalidArgument, where,
                         tr("the library has no part “%1”").arg(text).toStdString()};
    }
    value.provenance = Provenance::User;
    value.confidence = Confidence::Medium;
    value.source = sameSource || source.isEmpty() ? kOwnSource : source.toStdString();
    value.address.clear();
    return std::optional(std::move(value));
}

std::string OwnPartDialog::freeId(const QString& name) const {
    std::string id;
    for (const QChar c : name.toLower()) {
        const bool plain = (c >= QLatin1Char('a') && c <= QLatin1Char('z')) ||
                           (c >= QLatin1Char('0') && c <= QLatin1Char('9')) || c == QLatin1Char('.');
        if (plain)
            id += char(c.toLatin1());
        else if (!id.empty() && id.back() != '-')
            id += '-';
    }
    while (!id.empty() && id.back() == '-')
        id.pop_back();
    if (id.empty()) id = "own-part";
    std::string unique = id;
    for (int i = 2; catalog_.find(unique); ++i)
        unique = id + "-" + std::to_string(i);
    return unique;
}

Result<PartSpec> OwnPartDialog::part() const {
    PartSpec part = from_;
    part.origin = PartOrigin::UserFile;
    part.specs.clear();
    for (int row = 0; row < model_->rowCount(); ++row) {
        auto value = valueOf(row);
        if (!value) return value.error();
        if (*value) part.specs.push_back(std::move(**value));
    }
    part.reason = reason_->text().trimmed().toStdString();
    if (isReplacing()) {
        if (part.specs == from_.specs)
            return Error{ErrorCode::InvalidArgument, partTitle(from_).toStdString(),
                         tr("change a value first").toStdString()};
        if (part.reason.empty())
            return Error{ErrorCode::InvalidArgument, tr("Reason").toStdString(),
                         tr("say why it takes the place of the part").toStdString()};
    } else {
        const QString name = name_->text().trimmed();
        if (name.isEmpty())
            return Error{ErrorCode::InvalidArgument, tr("Name of the further part").toStdString(),
                         tr("is empty").toStdString()};
        part.model = name.toStdString();
        part.id = freeId(name);
    }
    if (Status status = checkPart(part); !status) return named(status.error(), part);
    part.revision = computeRevision(part);
    return part;
}

void OwnPartDialog::refresh() {
    name_->setEnabled(!isReplacing());
    const auto entered = part();
    save_->setEnabled(entered.ok());
    problem_->setText(entered ? QString()
                              : QStringLiteral("%1: %2").arg(QString::fromStdString(entered.error().context),
                                                             QString::fromStdString(entered.error().detail)));
}

} // namespace cw::library
