#include "views/library/part_dialog.h"

#include "app/analysis/kind_text.h"
#include "model/library/own_sources.h"
#include "model/library/part_compare.h"
#include "model/phrase_text.h"
#include "views/library/part_text.h"
#include "views/shell/controls.h"
#include "views/shell/tables.h"

#include <QDialogButtonBox>
#include <QHeaderView>
#include <QPushButton>
#include <QStandardItemModel>
#include <QVBoxLayout>

namespace cw::library {

namespace {

using Label = shell::TextLabel;
using Ink = shell::TextLabel::Ink;

constexpr QSize kDialogSize(900, 520);

Label* lineOf(const QString& text, Ink ink) {
    auto* label = new Label(text, render::FontRole::Body, ink);
    label->setWordWrap(true);
    return label;
}

} // namespace

PartDialog::PartDialog(const PartSpec& part, bool isReplacement, QWidget* parent)
    : QDialog(parent)
    , model_(new QStandardItemModel(0, 6, this)) {
    setWindowTitle(partTitle(part));
    resize(shell::dialogSize(kDialogSize));
    auto* layout = new QVBoxLayout(this);
    layout->addWidget(new Label(partTitle(part), render::FontRole::Title));
    QStringList about{analysis::kindText(part.kind), QString::fromStdString(part.id)};
    if (!part.date.empty()) about << tr("sources read %1").arg(QString::fromStdString(part.date));
    layout->addWidget(lineOf(about.join(QStringLiteral(" · ")), Ink::Secondary));
    if (const QString origin = originText(part); !origin.isEmpty())
        layout->addWidget(lineOf(origin, Ink::Primary));
    if (!part.note.empty()) layout->addWidget(lineOf(QString::fromStdString(part.note), Ink::Primary));

    model_->setHorizontalHeaderLabels(
        {tr("What"), tr("Value"), tr("Meant as"), tr("Rests on"), tr("Confidence"), tr("Source")});
    for (const SpecValue& v : part.specs)
        addValue({specLabel(v.key), specText(part, v.key, valueText(v)), qualifierText(v.qualifier),
                  provenanceWord(v.provenance), confidenceText(v.confidence),
                  phraseText(sourcePhrase(v.source))},
                 v.address);
    for (const PortGroup& g : part.ports)
        addValue({specLabel("ports/" + g.name),
                  QStringLiteral("%1 × %2 Gb/s %3")
                      .arg(g.count)
                      .arg(inGigabitsPerSecond(g.rate))
                      .arg(QString::fromStdString(g.connector)),
                  {},
                  provenanceWord(g.provenance),
                  {},
                  phraseText(sourcePhrase(g.source))},
                 g.address);
    auto* table = new shell::TableView;
    table->setAccessibleName(tr("Values of the part"));
    table->setModel(model_);
    table->setEmptyText(tr("The catalogue states no value of this part."));
    table->resizeColumnsToContents();
    table->horizontalHeader()->setStretchLastSection(true);
    layout->addWidget(table, 1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    buttons->button(QDialogButtonBox::Close)->setIcon({});
    const auto offer = [&](const QString& act, void (PartDialog::*asked)(const QString&)) {
        auto* button = buttons->addButton(act, QDialogButtonBox::ActionRole);
        connect(button, &QPushButton::clicked, this, [this, asked, id = QString::fromStdString(part.id)] {
            close();
            Q_EMIT(this->*asked)(id);
        });
    };
    offer(tr("Own values…"), &PartDialog::ownValuesRequested);
    if (part.origin == PartOrigin::UserFile)
        offer(isReplacement ? tr("Back to the shipped part") : tr("Delete this part"),
              &PartDialog::removalRequested);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    layout->addWidget(buttons);
}

void PartDialog::addValue(const QStringList& texts, const std::string& address) {
    QList<QStandardItem*> row;
    for (const QString& text : texts) {
        row << new QStandardItem(text);
        row.back()->setEditable(false);
        row.back()->setToolTip(text);
    }
    if (!address.empty()) row.back()->setToolTip(QString::fromStdString(address));
    model_->appendRow(row);
}

} // namespace cw::library
