// The parts library: search as you type, filter by kind, drag to the canvas.
#pragma once

#include "model/library/catalog.h"
#include "views/shell/tables.h"

#include <QAbstractListModel>
#include <QListView>
#include <QWidget>

class QComboBox;
class QLineEdit;
class QStackedWidget;

namespace cw::shell {
class TextLabel;
}

namespace cw::library {

/// Search hits as a list whose items can be dragged.
class LibraryModel : public QAbstractListModel {
    Q_OBJECT
public:
    enum Role { IdRole = Qt::UserRole + 1, DetailRole, ProvenanceRole };

    explicit LibraryModel(const Catalog& catalog, QObject* parent = nullptr);
    void search(const QString& text, const QString& kind);
    const PartSpec* part(const QModelIndex& index) const;

    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    QStringList mimeTypes() const override;
    QMimeData* mimeData(const QModelIndexList& indexes) const override;

private:
    const Catalog& catalog_;
    std::vector<std::size_t> hits_;
};

class LibraryPanel : public QWidget {
    Q_OBJECT
public:
    explicit LibraryPanel(const Catalog& catalog, QWidget* parent = nullptr);
    QLineEdit* searchField() const { return search_; }
    /// Lists the parts anew, after the catalogue has changed.
    void refresh();

Q_SIGNALS:
    void refreshed();
    /// Show the values and sources of a part: it was double-clicked, entered, or asked for in the menu.
    void detailsRequested(const QString& partId);

private:
    void search();

    LibraryModel* model_;
    QListView* list_;
    QLineEdit* search_;
    QComboBox* kind_;
    QStackedWidget* stack_;
    shell::TextLabel* none_;
    const Catalog& catalog_;
};

} // namespace cw::library
