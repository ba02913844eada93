#include "views/canvas/empty_card.h"

#include "views/shell/controls.h"

#include <QHBoxLayout>
#include <QVBoxLayout>

namespace cw::canvas {

using shell::IconLabel;
using shell::TextLabel;

EmptyCard::EmptyCard(const QString& icon, const QString& text, QWidget* parent)
    : QWidget(parent)
    , layout_(new QVBoxLayout(this)) {
    layout_->setContentsMargins(0, 0, 0, 0);
    layout_->setSpacing(6);
    auto* head = new QHBoxLayout;
    head->setSpacing(8);
    head->addWidget(new IconLabel(icon, 24));
    head->addWidget(new TextLabel(text, render::FontRole::Title, TextLabel::Ink::Primary));
    head->addStretch();
    layout_->addLayout(head);
    layout_->addSpacing(4);
}

void EmptyCard::addWay(const QString& icon, const QString& text, std::function<void()> begin) {
    auto* row = new QHBoxLayout;
    row->setSpacing(8);
    row->setContentsMargins(4, 0, 0, 0);
    row->addWidget(new IconLabel(icon, 16));
    if (begin) {
        auto* link = new shell::LinkButton(text);
        connect(link, &QAbstractButton::clicked, this, [begin = std::move(begin)] { begin(); });
        row->addWidget(link);
    } else {
        row->addWidget(new TextLabel(text, render::FontRole::Body, TextLabel::Ink::Secondary));
    }
    row->addStretch();
    layout_->addLayout(row);
}

void EmptyCard::setHint(const QString& hint) {
    layout_->addSpacing(4);
    layout_->addWidget(new TextLabel(hint, render::FontRole::Caption, TextLabel::Ink::Muted));
}

void EmptyCard::place(const QRect& area) {
    adjustSize();
    move(area.left() + 32, area.top() + std::max(16, area.height() / 3 - height() / 2));
}

} // namespace cw::canvas
