#include "views/library/part_update_dialog.h"

#include "model/library/own_sources.h"
#include "model/phrase_text.h"
#include "views/library/part_text.h"
#include "views/shell/controls.h"
#include "views/shell/number_format.h"
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

enum Column { Name, Placed, Before, After, RestsOn, ColumnCount };
constexpr int kPartRole = Qt::UserRole + 1;
constexpr QSize kDialogSize(1080, 620);

std::optional<Provenance> provenanceOf(const PartSpec& part, const std::string& key) {
    if (const SpecValue* spec = findSpec(part, key)) return spec->provenance;
    for (const PortGroup& group : part.ports)
        if (key == "ports/" + group.name) return group.provenance;
    return std::nullopt;
}

/// "assumed → vendor" with the new source behind it; one word when both rest on the same.
QString restsOn(const PartSpec& before, const PartSpec& after, const std::string& key) {
    const auto a = provenanceOf(before, key), b = provenanceOf(after, key);
    QString text;
    if (a && b && *a != *b)
        text = QStringLiteral("%1 → %2").arg(provenanceWord(*a), provenanceWord(*b));
    else if (a || b)
        text = provenanceWord(b ? *b : *a);
    const SpecValue* spec = findSpec(after, key);
    if (spec && !spec->source.empty()) text += QStringLiteral(" · ") + phraseText(sourcePhrase(spec->source));
    return text;
}

QList<QStandardItem*> rowOf(const QStringList& texts) {
    QList<QStandardItem*> row;
    for (const QString& text : texts) {
        auto* item = new QStandardItem(text);
        item->setEditable(false);
        item->setToolTip(text);
        row << item;
    }
    return row;
}

} // namespace

PartUpdateDialog::PartUpdateDialog(const Project& project, const std::vector<PartUpdate>& updates,
                                   QWidget* parent)
    : QDialog(parent)
    , project_(project)
    , updates_(updates)
    , model_(new QStandardItemModel(0, ColumnCount, this))
    , summary_(new Label({}, render::FontRole::Strong)) {
    setWindowTitle(tr("Update placed parts"));
    resize(shell::dialogSize(kDialogSize));
    auto* layout = new QVBoxLayout(this);
    auto* about =
        new Label(tr("A design keeps the values that its parts had when they were placed. The catalogue "
                     "says something else about these; ticked parts take its values."),
                  render::FontRole::Body, Ink::Secondary);
    about->setWordWrap(true);
    layout->addWidget(about);
    layout->addWidget(new shell::Hairline);

    model_->setHorizontalHeaderLabels(
        {tr("Part and value"), tr("Placed"), tr("In this design"), tr("In the catalogue"), tr("Rests on")});
    model_->horizontalHeaderItem(Placed)->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    items_.resize(updates_.size());
    QStringList gone;
    for (std::size_t i = 0; i < updates_.size(); ++i) {
        if (updates_[i].isGone())
            gone << partTitle(project_.parts()[updates_[i].part].spec);
        else
            addUpdate(i);
    }
    auto* tree = new shell::TreeView;
    tree->setAccessibleName(tr("Parts that differ from the catalogue"));
    tree->setModel(model_);
    tree->setHeaderHidden(false);
    tree->expandAll();
    tree->setColumnWidth(Name, 290);
    tree->setColumnWidth(Placed, 70);
    tree->setColumnWidth(Before, 170);
    tree->setColumnWidth(After, 170);
    layout->addWidget(tree, 1);
    if (!gone.isEmpty()) {
        auto* bar = new shell::MessageBar(shell::Severity::Info);
        bar->setText(
            tr("%n part(s) are not in the catalogue and stay as they are:", nullptr, int(gone.size())),
            gone.join(QStringLiteral(", ")));
        layout->addWidget(bar);
    }
    layout->addWidget(new shell::Hairline);
    auto* foot = new QHBoxLayout;
    summary_->setWordWrap(true);
    foot->addWidget(summary_, 1);
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    buttons->button(QDialogButtonBox::Cancel)->setIcon({});
    update_ = buttons->addButton(tr("Update"), QDialogButtonBox::AcceptRole);
    shell::makePrimary(*update_);
    foot->addWidget(buttons);
    layout->addLayout(foot);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(model_, &QStandardItemModel::itemChanged, this, &PartUpdateDialog::refresh);
    refresh();
}

void PartUpdateDialog::addUpdate(std::size_t index) {
    const PartUpdate& update = updates_[index];
    const PartSpec& before = project_.parts()[update.part].spec;
    const PartSpec& after = *update.catalogue;
    auto row = rowOf({partTitle(before),
                      shell::formatCount(qint64(update.placed)),
                      {},
                      tr("%n change(s)", nullptr, int(update.changes.size())),
                      QString::fromStdString(before.id)});
    row[Placed]->setTextAlignment(Qt::AlignRight | Qt::AlignVCenter);
    row[Name]->setFont(render::roleFont(font(), render::FontRole::Strong));
    row[Name]->setCheckable(true);
    row[Name]->setCheckState(update.isHarmless() ? Qt::Checked : Qt::Unchecked);
    row[Name]->setData(int(index), kPartRole);
    items_[index] = row[Name];
    if (update.lostPorts > 0)
        addWarning(*row[Name], tr("%n cable end(s) would be in ports that the new part does not have",
                                  nullptr, int(update.lostPorts)));
    if (update.collisions > 0)
        addWarning(*row[Name], tr("%n device(s) would overlap others or leave their rack", nullptr,
                                  int(update.collisions)));
    for (const PartChange& change : update.changes) {
        QString old = specText(before, change.key, change.before);
        QString now = specText(after, change.key, change.after);
        if (old == now) { // alike when rounded, or told apart by what they rest on
            old = QString::fromStdString(change.before);
            now = QString::fromStdString(change.after);
        }
        auto value = rowOf({specLabel(change.key), {}, old, now, restsOn(before, after, change.key)});
        value[After]->setFont(render::roleFont(font(), render::FontRole::Strong));
        row[Name]->appendRow(value);
    }
    model_->appendRow(row);
}

void PartUpdateDialog::addWarning(QStandardItem& parent, const QString& text) {
    auto row = rowOf({text, {}, {}, {}, {}});
    row[Name]->setIcon(shell::themeIcon(QStringLiteral("warning"), shell::IconTone::Warning));
    parent.appendRow(row);
}

std::vector<PartSpec> PartUpdateDialog::chosenParts() const {
    std::vector<PartSpec> parts;
    for (std::size_t i = 0; i < updates_.size(); ++i)
        if (items_[i] && items_[i]->checkState() == Qt::Checked) parts.push_back(*updates_[i].catalogue);
    return parts;
}

void PartUpdateDialog::choose(std::size_t update, bool on) {
    if (update < items_.size() && items_[update])
        items_[update]->setCheckState(on ? Qt::Checked : Qt::Unchecked);
}

QString PartUpdateDialog::actText() const {
    return tr("Update %n part(s)", nullptr, int(chosenParts().size()));
}
QString PartUpdateDialog::summary() const {
    return summary_->text();
}

void PartUpdateDialog::refresh() {
    std::size_t parts = 0, objects = 0, offered = 0;
    for (std::size_t i = 0; i < updates_.size(); ++i) {
        if (!items_[i]) continue;
        ++offered;
        if (items_[i]->checkState() != Qt::Checked) continue;
        ++parts;
        objects += updates_[i].placed;
    }
    update_->setEnabled(parts > 0);
    update_->setText(actText());
    summary_->setText(offered == 0 ? tr("Every part of this design agrees with the catalogue.")
                      : parts == 0 ? tr("Nothing is ticked.")
                                   : tr("%n object(s) take the new values.", nullptr, int(objects)));
}

} // namespace cw::library
