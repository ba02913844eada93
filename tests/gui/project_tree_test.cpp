#include "model/edit/commands/manage_objects.h"
#include "tests/support/small_design.h"
#include "tests/support/test_registry.h"
#include "views/project/project_tree.h"

#include <QAbstractItemModelTester>

#include <random>

using namespace cw;
using cw::test::SmallDesign;
using project::ProjectTree;
using project::ProjectTreeModel;

namespace {

struct Tree : SmallDesign {
    Tree() {
        row = add(Row{.name = "A", .hall = hall});
        for (int i = 0; i < 6; ++i)
            racks.push_back(rack("A0" + std::to_string(i + 1), {mm(600) * i, 0}, Turn::North, row));
        server = serverPart();
    }
    RowId row;
    std::vector<RackId> racks;
    PartId server;
    analysis::Scheduler scheduler{history};
};

/// All rows with their depth, as far as they are listed in `like`.
QStringList listed(const QAbstractItemModel& model, const QAbstractItemModel& like,
                   const QModelIndex& at = {}, const QModelIndex& likeAt = {}, int depth = 0) {
    QStringList lines;
    for (int i = 0; i < model.rowCount(at); ++i) {
        const QModelIndex child = model.index(i, 0, at), likeChild = like.index(i, 0, likeAt);
        lines << QString(depth, QLatin1Char(' ')) + child.data().toString();
        if (like.rowCount(likeChild) > 0) lines += listed(model, like, child, likeChild, depth + 1);
    }
    return lines;
}

void listAll(QAbstractItemModel& model, const QModelIndex& at = {}) {
    if (model.canFetchMore(at)) model.fetchMore(at);
    for (int i = 0; i < model.rowCount(at); ++i)
        listAll(model, model.index(i, 0, at));
}

} // namespace

class ProjectTreeTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void anEditKeepsOpenWhatIsOpen() {
        Tree d;
        d.device("node1", d.racks[0], d.server, 1);
        canvas::SelectionModel selection(d.history);
        ProjectTree tree(d.history, selection, d.scheduler);
        auto* model = qobject_cast<ProjectTreeModel*>(tree.view()->model());
        const QModelIndex row = model->indexOf(ObjectRef::of(d.row));
        tree.view()->expand(row);
        const QPersistentModelIndex first = model->indexOf(ObjectRef::of(d.racks[0]));
        tree.view()->expand(first);
        tree.show();
        QCoreApplication::processEvents(); // lays out, and lists what is open
        d.device("node2", d.racks[0], d.server, 5);
        d.rack("B01", {0, m(4)});
        d.remove(d.racks[5]);
        QVERIFY(first.isValid());
        QVERIFY(tree.view()->isExpanded(model->indexOf(ObjectRef::of(d.row))));
        QVERIFY(tree.view()->isExpanded(first));
        QCOMPARE(model->rowCount(first), 2);
        d.history.undo();
        QVERIFY(tree.view()->isExpanded(first));
    }

    void aSiteThatComesBackIsOpen() {
        Tree d;
        canvas::SelectionModel selection(d.history);
        ProjectTree tree(d.history, selection, d.scheduler);
        auto* model = qobject_cast<ProjectTreeModel*>(tree.view()->model());
        const auto isOpen = [&](ObjectRef object) {
            const QModelIndex index = model->indexOf(object);
            return index.isValid() && tree.view()->isExpanded(index);
        };
        const ObjectRef building = ObjectRef::of(d.building), hall = ObjectRef::of(d.hall),
                        site = ObjectRef::of(d.site);
        QVERIFY(isOpen(site) && isOpen(building) && isOpen(hall));
        const std::vector<ObjectRef> all{site};
        QVERIFY(d.history.run("delete", [&](ProjectEditor& e) { return deleteObjects(e, all); }));
        QVERIFY(!model->indexOf(hall).isValid());
        d.history.undo();
        QVERIFY(isOpen(site) && isOpen(building) && isOpen(hall));
        // What was closed on purpose stays closed when something comes beside it.
        tree.view()->collapse(model->indexOf(hall));
        d.add(Hall{.name = "Hall 2", .building = d.building, .size = {m(10), m(10)}});
        QVERIFY(!isOpen(hall));
    }

    void randomEditsLeadToTheSameTreeAsAFreshOne() {
        std::mt19937 random(7);
        for (int round = 0; round < 20; ++round) {
            Tree d;
            ProjectTreeModel model(d.history, d.scheduler);
            QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
            tester.setUseFetchMore(false); // branches are listed when they open, here by listAll()
            listAll(model);
            std::vector<DeviceId> devices;
            for (int step = 0; step < 40; ++step) {
                const std::size_t pick = random() % d.racks.size();
                switch (random() % 6) {
                case 0:
                    d.racks.push_back(d.rack("R" + std::to_string(round) + "-" + std::to_string(step),
                                             {mm(600) * (step + 10), m(4)}, Turn::North,
                                             random() % 2 ? std::optional(d.row) : std::nullopt));
                    break;
                case 1:
                    devices.push_back(d.device("n" + std::to_string(step), d.racks[pick], d.server,
                                               int(random() % 40) + 1));
                    break;
                case 2:
                    if (!devices.empty() && d.project().find(devices.back()))
                        d.set(devices.back(), &Device::rack, d.racks[pick]);
                    break;
                case 3:
                    if (d.racks.size() > 2) {
                        const ObjectRef gone = ObjectRef::of(d.racks[pick]);
                        d.run([&](ProjectEditor& e) { return e.removeWithDependents(std::span(&gone, 1)); });
                        d.racks.erase(d.racks.begin() + std::ptrdiff_t(pick));
                    }
                    break;
                case 4:
                    d.set(d.racks[pick], &Rack::row,
                          d.project().racks()[d.racks[pick]].row ? std::nullopt : std::optional(d.row));
                    break;
                case 5:
                    d.history.undo();
                    d.history.redo();
                    break;
                }
                ProjectTreeModel fresh(d.history, d.scheduler);
                listAll(fresh);
                QCOMPARE(listed(model, model), listed(fresh, model));
            }
        }
    }
};

CW_REGISTER_TEST(ProjectTreeTest);
#include "project_tree_test.moc"
