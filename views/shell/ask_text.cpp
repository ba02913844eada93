#include "views/shell/ask_text.h"

#include "views/shell/controls.h"

#include <QDialog>
#include <QDialogButtonBox>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

namespace cw::shell {

namespace {
constexpr int kWidth = 440;
}

std::optional<QString> askText(const TextQuestion& question, QWidget* parent) {
    QDialog dialog(parent);
    dialog.setWindowTitle(question.title);
    dialog.setMinimumWidth(kWidth);
    auto* layout = new QVBoxLayout(&dialog);
    if (!question.subject.isEmpty()) {
        auto* subject = new TextLabel(question.subject, render::FontRole::Body);
        subject->setWordWrap(true);
        layout->addWidget(subject);
        layout->addSpacing(6);
    }
    auto* field = new QLineEdit(question.initial);
    auto* label = new TextLabel(question.label, render::FontRole::Body, TextLabel::Ink::Secondary);
    label->setBuddy(field);
    field->setAccessibleName(question.label);
    field->selectAll();
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    auto* accept = buttons->addButton(question.action, QDialogButtonBox::AcceptRole);
    makePrimary(*accept);
    const auto refresh = [=] { accept->setEnabled(!field->text().trimmed().isEmpty()); };
    QObject::connect(field, &QLineEdit::textChanged, accept, refresh);
    QObject::connect(buttons, &QDialogButtonBox::accepted, &dialog, &QDialog::accept);
    QObject::connect(buttons, &QDialogButtonBox::rejected, &dialog, &QDialog::reject);
    refresh();
    layout->addWidget(label);
    layout->addWidget(field);
    layout->addSpacing(6);
    layout->addWidget(buttons);
    if (dialog.exec() != QDialog::Accepted) return std::nullopt;
    return field->text().trimmed();
}

} // namespace cw::shell
