#include "views/print/page_setup.h"

#include "views/shell/controls.h"
#include "views/shell/number_format.h"
#include "views/shell/unit_field.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QPushButton>
#include <QVBoxLayout>

namespace cw::print {

namespace {

using Ink = shell::TextLabel::Ink;

constexpr double kLongestMarginM = 0.1;
constexpr double kLeastSideMm = 50; ///< of the room that margins leave

const std::array kOffered{QPageSize::A4,    QPageSize::A3,     QPageSize::A2,    QPageSize::A1,
                          QPageSize::A0,    QPageSize::Letter, QPageSize::Legal, QPageSize::Tabloid,
                          QPageSize::AnsiC, QPageSize::AnsiD};

} // namespace

PageSetupDialog::PageSetupDialog(const QPageLayout& start, QWidget* parent)
    : QDialog(parent)
    , paper_(new QComboBox)
    , orientation_(new shell::SegmentedControl({tr("Portrait"), tr("Landscape")}))
    , summary_(new shell::TextLabel({}, render::FontRole::Body, Ink::Secondary)) {
    setWindowTitle(tr("Page setup"));
    for (const QPageSize::PageSizeId id : kOffered)
        sizes_ << QPageSize(id);
    // Paper that a printer's own dialog has chosen stays to be chosen.
    int current = int(sizes_.indexOf(start.pageSize()));
    if (current < 0) {
        current = int(sizes_.size());
        sizes_ << start.pageSize();
    }
    for (const QPageSize& size : std::as_const(sizes_))
        paper_->addItem(size.name());
    paper_->setCurrentIndex(current);
    paper_->setAccessibleName(tr("Paper"));
    orientation_->setCurrent(start.orientation() == QPageLayout::Portrait ? 0 : 1);
    orientation_->setAccessibleName(tr("Orientation"));
    const QMarginsF margins = start.margins(QPageLayout::Millimeter);
    const std::array values{margins.left(), margins.top(), margins.right(), margins.bottom()};
    const std::array names{tr("Left margin"), tr("Top margin"), tr("Right margin"), tr("Bottom margin")};
    auto* form = new QFormLayout;
    form->addRow(tr("Paper"), paper_);
    form->addRow(tr("Orientation"), orientation_);
    for (std::size_t i = 0; i < margins_.size(); ++i) {
        auto* field = new shell::UnitField(shell::Dimension::Length, QStringLiteral("mm"), 0);
        field->setRange(0.0, kLongestMarginM);
        field->setValue(values[i] / 1e3);
        field->setName(names[i]);
        connect(field, &shell::UnitField::valueEdited, this, &PageSetupDialog::refresh);
        form->addRow(names[i], field);
        margins_[i] = field;
    }
    auto* layout = new QVBoxLayout(this);
    layout->addLayout(form);
    summary_->setWordWrap(true);
    layout->addWidget(summary_);
    layout->addStretch();
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel);
    buttons->button(QDialogButtonBox::Cancel)->setIcon({});
    use_ = buttons->addButton(tr("Use this page"), QDialogButtonBox::AcceptRole);
    shell::makePrimary(*use_);
    layout->addWidget(buttons);
    connect(paper_, &QComboBox::currentIndexChanged, this, &PageSetupDialog::refresh);
    connect(orientation_, &shell::SegmentedControl::currentChanged, this, &PageSetupDialog::refresh);
    connect(buttons, &QDialogButtonBox::accepted, this, [this] {
        for (shell::UnitField* field : margins_)
            if (!field->commit()) return;
        if (page()) accept();
    });
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    refresh();
}

std::optional<QPageLayout> PageSetupDialog::page() const {
    std::array<double, 4> mm{};
    for (std::size_t i = 0; i < margins_.size(); ++i) {
        const auto value = margins_[i]->value();
        if (!value) return {};
        mm[i] = *value * 1e3;
    }
    const QPageLayout page(sizes_[paper_->currentIndex()],
                           orientation_->current() == 0 ? QPageLayout::Portrait : QPageLayout::Landscape,
                           QMarginsF(mm[0], mm[1], mm[2], mm[3]), QPageLayout::Millimeter);
    const QSizeF room = page.paintRect(QPageLayout::Millimeter).size();
    if (room.width() < kLeastSideMm || room.height() < kLeastSideMm) return {};
    return page;
}

void PageSetupDialog::refresh() {
    const auto chosen = page();
    use_->setEnabled(chosen.has_value());
    summary_->setInk(chosen ? Ink::Secondary : Ink::Error);
    if (!chosen) {
        summary_->setText(tr("The margins leave less than %1 mm of the paper. Choose smaller margins.")
                              .arg(shell::formatNumber(kLeastSideMm, 0)));
        return;
    }
    const QSizeF paper = chosen->fullRect(QPageLayout::Millimeter).size();
    const QSizeF room = chosen->paintRect(QPageLayout::Millimeter).size();
    summary_->setText(tr("%1 × %2 mm, of which %3 × %4 mm are printed on.")
                          .arg(shell::formatNumber(paper.width(), 0), shell::formatNumber(paper.height(), 0),
                               shell::formatNumber(room.width(), 0), shell::formatNumber(room.height(), 0)));
}

} // namespace cw::print
