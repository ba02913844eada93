// One tab group of the view area.
#pragma once

#include "views/shell/pages.h"

#include <QWidget>

class QStackedWidget;

namespace cw::shell {

class FlatTabBar;

class ViewPane : public QWidget {
    Q_OBJECT
public:
    explicit ViewPane(QWidget* parent = nullptr);

    /// The widget that holds a view under its context bar.
    static QWidget* container(const ViewPage& page);

    FlatTabBar* tabs() const { return tabs_; }
    void add(const QString& id, const QString& icon, const QString& title, QWidget* container);
    /// Removes a tab and returns its container without a parent; null when absent.
    QWidget* take(const QString& id);

Q_SIGNALS:
    void currentChanged();

private:
    FlatTabBar* tabs_;
    QStackedWidget* stack_;
};

} // namespace cw::shell
