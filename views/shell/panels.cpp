#include "views/shell/panels.h"

#include "views/render/colour_roles.h"
#include "views/shell/controls.h"
#include "views/shell/flat_tab_bar.h"
#include "views/shell/theme.h"

#include <QHBoxLayout>
#include <QPainter>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace cw::shell {

namespace {

/// A row that fills its ground and draws the line below it.
class HeaderRow : public QWidget {
public:
    enum class Ground : unsigned char { Header, Tabs };
    HeaderRow(Ground ground, int height, QWidget* parent)
        : QWidget(parent)
        , ground_(ground) {
        setFixedHeight(std::max(height, fontMetrics().height() + 8));
    }

protected:
    void paintEvent(QPaintEvent*) override {
        QPainter painter(this);
        const render::ColourRoles& r = rolesOf(palette());
        painter.fillRect(rect(), ground_ == Ground::Header ? r.surface.header : r.surface.window);
        painter.fillRect(QRect(0, height() - 1, width(), 1), r.border.normal);
    }

private:
    Ground ground_;
};

} // namespace

DockPanel::DockPanel(const DockPage& page, QWidget* parent)
    : QWidget(parent)
    , page_(page) {
    setObjectName(page.id);
    setAccessibleName(page.title);
    setBackgroundRole(QPalette::Button); // surface.panel
    setAutoFillBackground(true);
    auto* header = new HeaderRow(HeaderRow::Ground::Header, render::metrics().size.dockTitle, this);
    auto* row = new QHBoxLayout(header);
    row->setContentsMargins(8, 0, 8, 1);
    row->setSpacing(6);
    row->addWidget(new IconLabel(page.icon, 16, header));
    row->addWidget(new TextLabel(page.title, render::FontRole::Strong, TextLabel::Ink::Primary, header));
    row->addStretch(1);
    if (page.extra) row->addWidget(page.extra);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(header);
    if (page.widget) layout->addWidget(page.widget, 1);
}

DockPage DockPanel::release() {
    if (page_.widget) page_.widget->setParent(nullptr);
    if (page_.extra) page_.extra->setParent(nullptr);
    return page_;
}

BottomPanel::BottomPanel(QWidget* parent)
    : QWidget(parent)
    , tabs_(new FlatTabBar(this))
    , stack_(new QStackedWidget(this)) {
    setBackgroundRole(QPalette::Base);
    setAutoFillBackground(true);
    auto* header = new HeaderRow(HeaderRow::Ground::Tabs, render::metrics().size.tab, this);
    row_ = new QHBoxLayout(header);
    row_->setContentsMargins(0, 0, 8, 0);
    row_->setSpacing(6);
    row_->addWidget(tabs_, 0, Qt::AlignBottom);
    row_->addStretch(1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(header);
    layout->addWidget(stack_, 1);
    tabs_->setBackgroundRole(QPalette::Base);
    tabs_->setAccessibleName(tr("Panels"));
    connect(tabs_, &QTabBar::currentChanged, this, &BottomPanel::showCurrent);
    connect(tabs_, &QTabBar::tabBarClicked, this, [this](int) {
        if (folded_) setFolded(false);
    });
    connect(tabs_, &FlatTabBar::currentClicked, this, [this] { setFolded(!folded_); });
}

void BottomPanel::addPage(const DockPage& page) {
    pages_.push_back(page);
    stack_->addWidget(page.widget);
    if (page.extra) {
        row_->addWidget(page.extra);
        page.extra->hide();
    }
    tabs_->addPage(page.id, page.icon, page.title);
    showCurrent();
}

DockPage BottomPanel::takePage(const QString& id) {
    const auto it = std::find_if(pages_.begin(), pages_.end(), [&](const DockPage& p) { return p.id == id; });
    if (it == pages_.end()) return {};
    const DockPage page = *it;
    pages_.erase(it);
    tabs_->removeTab(tabs_->indexOf(id));
    stack_->removeWidget(page.widget);
    page.widget->setParent(nullptr);
    if (page.extra) page.extra->setParent(nullptr);
    showCurrent();
    return page;
}

void BottomPanel::showCurrent() {
    const QString id = currentId();
    for (const DockPage& page : pages_) {
        const bool current = page.id == id;
        if (current) stack_->setCurrentWidget(page.widget);
        if (page.extra) page.extra->setVisible(current);
    }
}

bool BottomPanel::showPage(const QString& id) {
    const int index = tabs_->indexOf(id);
    if (index < 0) return false;
    tabs_->setCurrentIndex(index);
    setFolded(false);
    return true;
}

QSize BottomPanel::minimumSizeHint() const {
    const int tabs = tabs_->sizeHint().height();
    return {160, folded_ ? tabs : tabs + 60};
}

QString BottomPanel::currentId() const {
    return tabs_->idAt(tabs_->currentIndex());
}

QStringList BottomPanel::pageIds() const {
    QStringList out;
    for (int i = 0; i < tabs_->count(); ++i)
        out << tabs_->idAt(i);
    return out;
}

void BottomPanel::setCount(const QString& id, const QString& count) {
    tabs_->setCount(tabs_->indexOf(id), count);
}

void BottomPanel::setFolded(bool folded) {
    if (folded == folded_) return;
    folded_ = folded;
    stack_->setVisible(!folded);
    setMaximumHeight(folded ? tabs_->sizeHint().height() : QWIDGETSIZE_MAX);
    Q_EMIT foldedChanged(folded);
}

} // namespace cw::shell
