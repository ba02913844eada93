#include "views/inspector/derivation_view.h"

#include "app/analysis/explain.h"
#include "model/phrase_text.h"
#include "views/render/font_roles.h"
#include "views/results/provenance_badge.h"
#include "views/shell/theme.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

namespace cw::inspector {

namespace {

constexpr int kIndent = 12;
constexpr int kPadding = 3;
constexpr int kOpenDepth = 2; ///< levels that start open
constexpr int kArrow = 12;
constexpr int kValueWidth = 96;

/// Formula of an inner node, source of a leaf.
QString secondLine(const Derivation& node, const QLocale& locale) {
    return node.op == Derivation::Op::Input ? phraseText(node.source, locale)
                                            : analysis::formulaOf(node, locale);
}

} // namespace

DerivationView::DerivationView(QWidget* parent)
    : QWidget(parent) {
    setFocusPolicy(Qt::StrongFocus);
    setAccessibleName(tr("Derivation"));
    QSizePolicy policy(QSizePolicy::Preferred, QSizePolicy::Minimum);
    policy.setHeightForWidth(true);
    setSizePolicy(policy);
}

void DerivationView::setDerivation(std::optional<Derivation> derivation) {
    toggled_.clear();
    current_ = 0;
    derivation_ = std::move(derivation);
    setAccessibleDescription(text());
    rebuild();
    updateGeometry();
    update();
}

QString DerivationView::text() const {
    return derivation_ ? analysis::derivationLines(*derivation_, locale()).join(QLatin1Char('\n'))
                       : QString();
}

QSize DerivationView::sizeHint() const {
    return {280, heightForWidth(280)};
}
QSize DerivationView::minimumSizeHint() const {
    return {160, 0};
}

int DerivationView::heightForWidth(int width) const {
    if (!derivation_) return 0;
    int height = 0;
    const auto measure = [&](auto&& self, const Derivation& node, int depth) -> void {
        height += lineHeight(node, depth, width);
        const bool open = (depth < kOpenDepth) != toggled_.contains(&node);
        if (open)
            for (const Derivation& part : node.parts)
                self(self, part, depth + 1);
    };
    measure(measure, *derivation_, 0);
    return height + kPadding;
}

int DerivationView::lineHeight(const Derivation& node, int depth, int width) const {
    const int left = depth * kIndent + kArrow;
    const int labelWidth = std::max(40, width - left - kValueWidth);
    int height = fontMetrics()
                     .boundingRect(0, 0, labelWidth, 1000, Qt::TextWordWrap, phraseText(node.label, locale()))
                     .height();
    const QFontMetrics caption(render::roleFont(font(), render::FontRole::Caption));
    for (const QString& text : {secondLine(node, locale()), phraseText(node.note, locale())})
        if (!text.isEmpty())
            height += caption.boundingRect(0, 0, std::max(40, width - left - 4), 1000, Qt::TextWordWrap, text)
                          .height();
    if (node.op == Derivation::Op::Input) height += caption.height() + 2;
    return height + 2 * kPadding;
}

void DerivationView::rebuild() {
    lines_.clear();
    int y = 0;
    if (derivation_) addLines(*derivation_, 0, width(), y);
    current_ = lines_.empty() ? 0 : std::min(current_, lines_.size() - 1);
}

void DerivationView::addLines(const Derivation& node, int depth, int width, int& y) {
    const bool open = !node.parts.empty() && (depth < kOpenDepth) != toggled_.contains(&node);
    const int height = lineHeight(node, depth, width);
    lines_.push_back({&node, depth, open, QRect(0, y, width, height)});
    y += height;
    if (open)
        for (const Derivation& part : node.parts)
            addLines(part, depth + 1, width, y);
}

void DerivationView::paintEvent(QPaintEvent* event) {
    QPainter painter(this);
    for (const Line& line : lines_)
        if (line.rect.intersects(event->rect())) paintLine(painter, line);
}

void DerivationView::paintLine(QPainter& painter, const Line& line) const {
    const render::ColourRoles& roles = shell::rolesOf(palette());
    const Derivation& node = *line.node;
    const int left = line.depth * kIndent;
    const bool focused = hasFocus() && &line == &lines_[current_];
    if (focused) {
        painter.setPen(QPen(roles.border.focus, 2));
        painter.drawRect(line.rect.adjusted(1, 1, -1, -1));
    }
    if (line.depth > 0) {
        painter.setPen(roles.border.subtle);
        painter.drawLine(left, line.rect.top(), left, line.rect.bottom());
    }
    QRect r = line.rect.adjusted(left + kArrow, kPadding, -4, -kPadding);
    if (!node.parts.empty()) {
        painter.setPen(roles.text.secondary);
        painter.drawText(QRect(left + 2, r.top(), kArrow, fontMetrics().height()),
                         Qt::AlignLeft | Qt::AlignVCenter,
                         line.open ? QStringLiteral("▾") : QStringLiteral("▸"));
    }
    painter.setFont(line.depth == 0 ? render::roleFont(font(), render::FontRole::Strong) : font());
    painter.setPen(roles.text.primary);
    QRect used;
    painter.drawText(r.adjusted(0, 0, -kValueWidth + 4, 0), Qt::TextWordWrap,
                     phraseText(node.label, locale()), &used);
    painter.setFont(render::numericFont(render::roleFont(font(), render::FontRole::Strong)));
    painter.drawText(r, Qt::AlignRight | Qt::AlignTop, analysis::valueText(node.value, node.unit, locale()));
    r.setTop(used.bottom() + 1);

    painter.setFont(render::roleFont(font(), render::FontRole::Caption));
    painter.setPen(roles.text.secondary);
    for (const QString& text : {secondLine(node, locale()), phraseText(node.note, locale())}) {
        if (text.isEmpty()) continue;
        painter.drawText(r, Qt::TextWordWrap, text, &used);
        r.setTop(used.bottom() + 1);
    }
    if (node.op == Derivation::Op::Input)
        results::paintProvenanceBadge(painter, r.topLeft(), node.provenance, roles);
}

void DerivationView::toggle(std::size_t line) {
    const Derivation* node = lines_[line].node;
    if (node->parts.empty()) return;
    if (!toggled_.erase(node)) toggled_.insert(node);
    rebuild();
    updateGeometry();
    update();
}

void DerivationView::mousePressEvent(QMouseEvent* event) {
    for (std::size_t i = 0; i < lines_.size(); ++i)
        if (lines_[i].rect.contains(event->pos())) {
            current_ = i;
            toggle(i);
            return;
        }
}

void DerivationView::keyPressEvent(QKeyEvent* event) {
    if (lines_.empty()) return QWidget::keyPressEvent(event);
    switch (event->key()) {
    case Qt::Key_Down:
        current_ = std::min(current_ + 1, lines_.size() - 1);
        break;
    case Qt::Key_Up:
        current_ = current_ > 0 ? current_ - 1 : 0;
        break;
    case Qt::Key_Space:
    case Qt::Key_Return:
        toggle(current_);
        break;
    default:
        return QWidget::keyPressEvent(event);
    }
    update();
}

void DerivationView::changeEvent(QEvent* event) {
    if (event->type() == QEvent::FontChange || event->type() == QEvent::PaletteChange) {
        rebuild();
        updateGeometry();
    }
    QWidget::changeEvent(event);
}

void DerivationView::resizeEvent(QResizeEvent*) {
    rebuild();
}

} // namespace cw::inspector
