#include "views/shell/view_pane.h"

#include "views/shell/flat_tab_bar.h"

#include <QStackedWidget>
#include <QVBoxLayout>

namespace cw::shell {

ViewPane::ViewPane(QWidget* parent)
    : QWidget(parent)
    , tabs_(new FlatTabBar(this))
    , stack_(new QStackedWidget(this)) {
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(tabs_);
    layout->addWidget(stack_, 1);
    tabs_->setAccessibleName(tr("Views"));
    tabs_->setMovable(true);
    connect(tabs_, &QTabBar::currentChanged, this, [this](int index) {
        if (index >= 0) {
            if (QWidget* page = stack_->findChild<QWidget*>(tabs_->idAt(index), Qt::FindDirectChildrenOnly))
                stack_->setCurrentWidget(page);
        }
        Q_EMIT currentChanged();
    });
}

QWidget* ViewPane::container(const ViewPage& page) {
    auto* out = new QWidget;
    out->setObjectName(page.id);
    auto* layout = new QVBoxLayout(out);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    if (page.contextBar) {
        layout->addWidget(page.contextBar);
        page.contextBar->show();
    }
    if (page.widget) layout->addWidget(page.widget, 1);
    return out;
}

void ViewPane::add(const QString& id, const QString& icon, const QString& title, QWidget* container) {
    stack_->addWidget(container);
    const int index = tabs_->addPage(id, icon, title);
    if (index == tabs_->currentIndex()) stack_->setCurrentWidget(container);
}

QWidget* ViewPane::take(const QString& id) {
    QWidget* page = stack_->findChild<QWidget*>(id, Qt::FindDirectChildrenOnly);
    if (!page) return nullptr;
    tabs_->removeTab(tabs_->indexOf(id));
    stack_->removeWidget(page);
    page->setParent(nullptr);
    return page;
}

} // namespace cw::shell
