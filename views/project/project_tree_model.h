// The design as a tree: sites, buildings, halls, rows, racks, devices; fabrics; power; cooling; variants.
#pragma once

#include "app/analysis/scheduler.h"
#include "model/edit/history.h"

#include <QAbstractItemModel>

#include <memory>

namespace cw::project {

/// Children are listed when a branch opens, so that a hall of ten thousand racks costs nothing while closed.
class ProjectTreeModel : public QAbstractItemModel {
    Q_OBJECT
public:
    enum Role { ObjectRole = Qt::UserRole + 1 }; ///< std::optional<ObjectRef> as QVariant of ObjectRef

    ProjectTreeModel(History& history, const analysis::Scheduler& scheduler, QObject* parent = nullptr);
    ~ProjectTreeModel() override;

    std::optional<ObjectRef> objectAt(const QModelIndex& index) const;
    /// The index of an object; its ancestors are listed on the way. Invalid when it is not in the tree.
    QModelIndex indexOf(ObjectRef object);

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& child) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    bool hasChildren(const QModelIndex& parent = {}) const override;
    bool canFetchMore(const QModelIndex& parent) const override;
    void fetchMore(const QModelIndex& parent) override;
    QVariant data(const QModelIndex& index, int role) const override;

    /// Icon name of an object (":/icons/NAME.svg").
    static QString iconOf(const Project& project, ObjectRef object);
    /// Name of an object as it is drawn.
    static QString nameOf(const Project& project, ObjectRef object);

private:
    struct Node;
    const Project& project() const { return history_.project(); }
    Node* nodeOf(const QModelIndex& index) const;
    void onChange(const ChangeSet& changes);
    void update(Node* node);
    std::vector<std::unique_ptr<Node>> childrenOf(Node* node) const;
    bool mayHaveChildren(const Node& node) const;
    QString valueOf(const Node& node) const;

    History& history_;
    const analysis::Scheduler& scheduler_;
    History::Subscription subscription_;
    std::unique_ptr<Node> root_;
};

} // namespace cw::project
