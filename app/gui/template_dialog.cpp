#include "app/gui/template_dialog.h"

#include "app/session/error_text.h"
#include "model/edit/history.h"
#include "model/phrase_text.h"
#include "views/shell/controls.h"
#include "views/shell/number_format.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>
#include <QVBoxLayout>

namespace cw::gui {

namespace {

constexpr int kWidth = 520;

using design::ParameterKind;
using Label = shell::TextLabel;

} // namespace

TemplateDialog::TemplateDialog(const QString& templateId, const Catalog& catalog, QWidget* parent)
    : QDialog(parent)
    , catalog_(catalog)
    , templates_(design::TemplateRegistry::templates())
    , list_(new QComboBox)
    , about_(new Label({}, render::FontRole::Body, Label::Ink::Secondary))
    , formSlot_(new QWidget)
    , preview_(new Label({}, render::FontRole::Body)) {
    setWindowTitle(tr("New from a reference design"));
    setMinimumWidth(kWidth);
    auto* layout = new QVBoxLayout(this);
    for (const design::TemplateSpec& t : templates_)
        list_->addItem(phraseText(t.name), QString::fromStdString(t.id));
    list_->setCurrentIndex(std::max(0, list_->findData(templateId)));
    list_->setAccessibleName(tr("Reference design"));
    layout->addWidget(list_);
    about_->setWordWrap(true);
    layout->addWidget(about_);
    new QVBoxLayout(formSlot_);
    formSlot_->layout()->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(formSlot_, 1);
    preview_->setWordWrap(true);
    layout->addWidget(new shell::Hairline);
    layout->addWidget(preview_);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    create_ = buttons->addButton(tr("Create design"), QDialogButtonBox::AcceptRole);
    shell::makePrimary(*create_);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(list_, &QComboBox::currentIndexChanged, this, &TemplateDialog::showParameters);
    showParameters();
}

QString TemplateDialog::projectName() const {
    const auto name = values_.find("name");
    return name != values_.end() && !name->second().isEmpty() ? name->second() : list_->currentText();
}

void TemplateDialog::showParameters() {
    const design::TemplateSpec& t = templates_[std::size_t(std::max(0, list_->currentIndex()))];
    about_->setText(QStringLiteral("%1\n%2").arg(phraseText(t.description), phraseText(t.source)));
    values_.clear();
    delete form_;
    auto* form = new QWidget;
    auto* fields = new QFormLayout(form);
    fields->setContentsMargins(0, 8, 0, 8);
    for (const design::ParameterSpec& p : t.parameters) {
        QWidget* editor = editorOf(p);
        editor->setToolTip(phraseText(p.source));
        editor->setAccessibleName(phraseText(p.text));
        fields->addRow(phraseText(p.text), editor);
    }
    // Some designs have more settings than a low screen has room for.
    auto* scroll = new QScrollArea;
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(form);
    formSlot_->layout()->addWidget(scroll);
    form_ = scroll;
    generate();
    resize(shell::dialogSize(
        {std::max(width(), kWidth),
         layout()->sizeHint().height() - scroll->sizeHint().height() + form->sizeHint().height() + 2}));
}

QWidget* TemplateDialog::editorOf(const design::ParameterSpec& p) {
    const QString fallback = QString::fromStdString(p.fallback);
    switch (p.kind) {
    case ParameterKind::Integer: {
        auto* box = new QSpinBox;
        box->setRange(int(p.min), int(std::min(p.max, 1e9)));
        box->setValue(fallback.toInt());
        box->setGroupSeparatorShown(true);
        box->setKeyboardTracking(false);
        values_[p.key] = [box] { return QString::number(box->value()); };
        connect(box, &QSpinBox::valueChanged, this, &TemplateDialog::generate);
        return box;
    }
    case ParameterKind::Number: {
        auto* box = new QDoubleSpinBox;
        box->setRange(p.min, p.max);
        box->setDecimals(1);
        box->setValue(fallback.toDouble());
        box->setKeyboardTracking(false);
        if (!p.unit.empty()) box->setSuffix(shell::kThinSpace + QString::fromStdString(p.unit));
        values_[p.key] = [box] { return QString::number(box->value(), 'g', 12); };
        connect(box, &QDoubleSpinBox::valueChanged, this, &TemplateDialog::generate);
        return box;
    }
    case ParameterKind::Choice: {
        auto* box = new QComboBox;
        for (const std::string& choice : p.choices)
            box->addItem(QString::fromStdString(choice));
        box->setCurrentText(fallback);
        values_[p.key] = [box] { return box->currentText(); };
        connect(box, &QComboBox::currentTextChanged, this, &TemplateDialog::generate);
        return box;
    }
    case ParameterKind::Flag: {
        auto* box = new QCheckBox;
        box->setChecked(fallback == QStringLiteral("true"));
        values_[p.key] = [box] {
            return box->isChecked() ? QStringLiteral("true") : QStringLiteral("false");
        };
        connect(box, &QCheckBox::toggled, this, &TemplateDialog::generate);
        return box;
    }
    case ParameterKind::Text:
        break;
    }
    auto* field = new QLineEdit(fallback);
    values_[p.key] = [field] { return field->text(); };
    connect(field, &QLineEdit::editingFinished, this, &TemplateDialog::generate);
    return field;
}

void TemplateDialog::generate() {
    const design::TemplateSpec& t = templates_[std::size_t(std::max(0, list_->currentIndex()))];
    design::SettingValues settings;
    for (const design::ParameterSpec& p : t.parameters)
        if (const auto value = values_.find(p.key); value != values_.end())
            if (const QString text = value->second();
                !text.isEmpty() && text != QString::fromStdString(p.fallback))
                settings[p.key] = text.toStdString();
    History history;
    design::GeneratedSummary summary;
    const Status status = history.run(t.id, [&](ProjectEditor& editor) -> Status {
        auto made = design::TemplateRegistry::generate(t.id, settings, catalog_, editor);
        if (!made) return made.error();
        summary = std::move(*made);
        return {};
    });
    create_->setEnabled(status.ok());
    if (!status) {
        preview_->setInk(Label::Ink::Error);
        Error error = status.error();
        for (const design::ParameterSpec& p : t.parameters) // by the words that stand at the field
            if (error.context == p.key) error.context = phraseText(p.text).toStdString();
        preview_->setText(errorLine(error));
        return;
    }
    project_ = history.project();
    preview_->setInk(Label::Ink::Primary);
    QString text =
        tr("%1 in %2, %3, %4, %5, %6 of IT load.", "GPUs in servers, racks, switches, cables, power")
            .arg(tr("%Ln GPU(s)", nullptr, int(summary.accelerators)),
                 tr("%Ln server(s)", nullptr, int(summary.servers)),
                 tr("%Ln rack(s)", nullptr, int(summary.racks)),
                 tr("%Ln switch(es)", nullptr, int(summary.switches)),
                 tr("%Ln cable(s)", nullptr, int(summary.cables)),
                 shell::formatQuantity(inKilowatts(summary.itPower), 0, QStringLiteral("kW")));
    for (const Phrase& note : summary.notes)
        text += QLatin1Char('\n') + phraseText(note);
    preview_->setText(text);
    create_->setText(tr("Create %n rack(s)", nullptr, int(summary.racks)));
}

} // namespace cw::gui
