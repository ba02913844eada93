#include "views/shell/view_area.h"

#include "views/shell/flat_tab_bar.h"
#include "views/shell/view_pane.h"

#include <QApplication>
#include <QSplitter>
#include <QVBoxLayout>

#include <algorithm>

namespace cw::shell {

ViewArea::ViewArea(QWidget* parent)
    : QWidget(parent)
    , splitter_(new QSplitter(Qt::Horizontal, this)) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(splitter_);
    splitter_->setChildrenCollapsible(false);
    setMinimumSize(240, 160);
    active_ = addPane();
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget*, QWidget* now) {
        for (ViewPane* pane : panes_) {
            if (now && pane->isAncestorOf(now)) activate(pane);
        }
    });
}

ViewPane* ViewArea::addPane() {
    auto* pane = new ViewPane(splitter_);
    splitter_->addWidget(pane);
    panes_.push_back(pane);
    connect(pane, &ViewPane::currentChanged, this, [this, pane] { activate(pane); });
    return pane;
}

void ViewArea::activate(ViewPane* pane) {
    active_ = pane;
    const QString id = currentId();
    if (id == announced_) return;
    announced_ = id;
    Q_EMIT currentChanged(id);
}

void ViewArea::addView(const ViewPage& page) {
    if (paneOf(page.id)) return;
    pages_.push_back(page);
    panes_.front()->add(page.id, page.icon, page.title, ViewPane::container(page));
}

const ViewPage* ViewArea::page(const QString& id) const {
    const auto it = std::find_if(pages_.begin(), pages_.end(), [&](const ViewPage& p) { return p.id == id; });
    return it == pages_.end() ? nullptr : &*it;
}

QStringList ViewArea::viewIds() const {
    QStringList out;
    for (const ViewPage& page : pages_)
        out << page.id;
    return out;
}

ViewPane* ViewArea::paneOf(const QString& id) const {
    for (ViewPane* pane : panes_) {
        if (pane->tabs()->indexOf(id) >= 0) return pane;
    }
    return nullptr;
}

ViewPane* ViewArea::activePane() const {
    return active_;
}

QString ViewArea::currentId() const {
    return active_->tabs()->idAt(active_->tabs()->currentIndex());
}

bool ViewArea::showView(const QString& id) {
    ViewPane* pane = paneOf(id);
    if (!pane) return false;
    pane->tabs()->setCurrentIndex(pane->tabs()->indexOf(id));
    activate(pane);
    if (const ViewPage* shown = page(id); shown && shown->widget)
        shown->widget->setFocus(Qt::OtherFocusReason);
    return true;
}

void ViewArea::stepView(int by) {
    FlatTabBar* tabs = activePane()->tabs();
    if (tabs->count() == 0) return;
    const int next = (tabs->currentIndex() + by % tabs->count() + tabs->count()) % tabs->count();
    showView(tabs->idAt(next));
}

bool ViewArea::canSplit() const {
    return isSplit() || active_->tabs()->count() > 1;
}

bool ViewArea::isSplit() const {
    return panes_.size() > 1;
}

void ViewArea::moveView(const QString& id, ViewPane* to) {
    ViewPane* from = paneOf(id);
    const ViewPage* moved = page(id);
    if (!from || !moved || from == to) return;
    QWidget* container = from->take(id);
    to->add(id, moved->icon, moved->title, container);
}

void ViewArea::moveToOtherPane() {
    if (!canSplit()) return;
    const QString id = currentId();
    ViewPane* from = active_;
    ViewPane* to = nullptr;
    for (ViewPane* pane : panes_) {
        if (pane != from) to = pane;
    }
    if (!to) to = addPane();
    moveView(id, to);
    dropEmptyPanes();
    const int half = splitter_->width() / 2;
    if (isSplit()) splitter_->setSizes({half, half});
    showView(id);
}

void ViewArea::dropEmptyPanes() {
    for (std::size_t i = panes_.size(); i-- > 0;) {
        if (panes_.size() == 1 || panes_[i]->tabs()->count() > 0) continue;
        panes_[i]->hide();
        panes_[i]->deleteLater();
        panes_.erase(panes_.begin() + static_cast<std::ptrdiff_t>(i));
    }
    if (std::find(panes_.begin(), panes_.end(), active_) == panes_.end()) active_ = panes_.front();
}

QString ViewArea::saveArrangement() const {
    QStringList panes;
    for (const ViewPane* pane : panes_) {
        QStringList ids;
        for (int i = 0; i < pane->tabs()->count(); ++i) {
            const QString mark = i == pane->tabs()->currentIndex() ? QStringLiteral("*") : QString();
            ids << mark + pane->tabs()->idAt(i);
        }
        panes << ids.join(QLatin1Char(','));
    }
    return panes.join(QLatin1Char('|'));
}

void ViewArea::restoreArrangement(const QString& text) {
    const QStringList panes = text.split(QLatin1Char('|'));
    if (panes.size() > 2) return;
    QStringList current;
    for (int i = 0; i < panes.size(); ++i) {
        for (QString id : panes[i].split(QLatin1Char(','), Qt::SkipEmptyParts)) {
            if (id.startsWith(QLatin1Char('*'))) {
                id.remove(0, 1);
                current << id;
            }
            if (i == 0 || !paneOf(id)) continue;
            if (!isSplit()) addPane();
            moveView(id, panes_[1]);
        }
    }
    dropEmptyPanes();
    for (auto it = current.crbegin(); it != current.crend(); ++it) {
        ViewPane* pane = paneOf(*it);
        if (!pane) continue;
        pane->tabs()->setCurrentIndex(pane->tabs()->indexOf(*it));
        activate(pane);
    }
}

} // namespace cw::shell
