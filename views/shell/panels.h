// The frames of the left, right and bottom panels.
#pragma once

#include "views/shell/pages.h"

#include <QWidget>

#include <vector>

class QHBoxLayout;
class QStackedWidget;

namespace cw::shell {

class FlatTabBar;

/// Title row (surface.header, bold, icon) over a panel's widget.
class DockPanel : public QWidget {
    Q_OBJECT
public:
    explicit DockPanel(const DockPage& page, QWidget* parent = nullptr);
    const DockPage& page() const { return page_; }
    /// Small, whatever the page would like: the splitter decides, the page scrolls.
    QSize minimumSizeHint() const override { return {160, 80}; }
    /// Gives the widget and the extra back, without a parent; the panel is an empty shell afterwards.
    DockPage release();

private:
    DockPage page_;
};

/// The bottom panel: tabs, the current page's extra at the far end. A click on the current tab folds it to
/// its tab row.
class BottomPanel : public QWidget {
    Q_OBJECT
public:
    explicit BottomPanel(QWidget* parent = nullptr);

    void addPage(const DockPage& page);
    DockPage takePage(const QString& id); ///< widget is null when absent
    /// Brings a page to the front, unfolded; false when absent.
    bool showPage(const QString& id);
    QString currentId() const;
    QStringList pageIds() const;
    void setCount(const QString& id, const QString& count);
    bool isFolded() const { return folded_; }
    QSize minimumSizeHint() const override; ///< small, as DockPanel's
    void setFolded(bool folded);

Q_SIGNALS:
    void foldedChanged(bool folded);

private:
    void showCurrent();

    FlatTabBar* tabs_;
    QHBoxLayout* row_;
    QStackedWidget* stack_;
    std::vector<DockPage> pages_;
    bool folded_ = false;
};

} // namespace cw::shell
