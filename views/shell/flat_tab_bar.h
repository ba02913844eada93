// Tabs of views and of the bottom panel: icon, title, count; a 2 px line on the current one.
#pragma once

#include <QTabBar>

namespace cw::shell {

class FlatTabBar : public QTabBar {
    Q_OBJECT
public:
    explicit FlatTabBar(QWidget* parent = nullptr);
    int addPage(const QString& id, const QString& icon, const QString& title);
    QString idAt(int index) const;
    int indexOf(const QString& id) const; ///< -1 when absent
    /// A muted text after the title ("4"); empty takes it away.
    void setCount(int index, const QString& count);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

Q_SIGNALS:
    void currentClicked(int index); ///< a click on the tab that was current already

protected:
    void paintEvent(QPaintEvent* event) override;
    QSize tabSizeHint(int index) const override;
    QSize minimumTabSizeHint(int index) const override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    // QTabBar tells its layout about new tabs only while it is visible.
    void tabInserted(int) override { updateGeometry(); }
    void tabRemoved(int) override { updateGeometry(); }

private:
    bool hasTitle(int index) const { return !compact_ || index == currentIndex(); }
    int tabWidth(int index, bool title) const;
    void layOutAnew();

    int hovered_ = -1;
    bool compact_ = false; ///< too narrow for all titles: only the current tab has its own
};

} // namespace cw::shell
