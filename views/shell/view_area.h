// The centre of the window: views as tabs, in one pane or in two side by side.
#pragma once

#include "views/shell/pages.h"

#include <QWidget>

#include <vector>

class QSplitter;

namespace cw::shell {

class ViewPane;

class ViewArea : public QWidget {
    Q_OBJECT
public:
    explicit ViewArea(QWidget* parent = nullptr);

    /// Adds a tab to the first pane. Ids are unique; a taken one is ignored.
    void addView(const ViewPage& page);
    /// Brings a view to the front of its pane and gives it the focus; false when there is no such view.
    bool showView(const QString& id);
    QString currentId() const; ///< of the active pane; empty when there is no view
    const ViewPage* page(const QString& id) const;
    QStringList viewIds() const;
    void stepView(int by); ///< the next or previous tab of the active pane, round the end

    /// Moves the current view to the other pane, which is opened or closed as needed.
    void moveToOtherPane();
    bool canSplit() const;
    bool isSplit() const;

    /// Panes as text for the settings ("hall|*fabric,elevation"), and back; unknown ids are skipped.
    QString saveArrangement() const;
    void restoreArrangement(const QString& text);

Q_SIGNALS:
    void currentChanged(const QString& id);

private:
    ViewPane* paneOf(const QString& id) const;
    ViewPane* activePane() const;
    ViewPane* addPane();
    void activate(ViewPane* pane);
    void moveView(const QString& id, ViewPane* to);
    void dropEmptyPanes();

    QSplitter* splitter_;
    std::vector<ViewPage> pages_;
    std::vector<ViewPane*> panes_;
    ViewPane* active_ = nullptr;
    QString announced_;
};

} // namespace cw::shell
