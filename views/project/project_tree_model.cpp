#include "views/project/project_tree_model.h"

#include "model/naming.h"
#include "views/shell/icon_engine.h"

#include <QLocale>

#include <set>

namespace cw::project {

namespace {

constexpr int kBareRowName = 3;

/// Headings that stand for no object of their own.
enum class Group : unsigned char { None, Fabrics, Power, Cooling, Workloads, Variants };

QString groupName(Group g) {
    switch (g) {
    case Group::Fabrics:
        return ProjectTreeModel::tr("Fabrics");
    case Group::Power:
        return ProjectTreeModel::tr("Power");
    case Group::Cooling:
        return ProjectTreeModel::tr("Cooling");
    case Group::Workloads:
        return ProjectTreeModel::tr("Workloads");
    case Group::Variants:
        return ProjectTreeModel::tr("Variants");
    case Group::None:
        break;
    }
    return {};
}

QString groupIcon(Group g) {
    switch (g) {
    case Group::Fabrics:
        return QStringLiteral("fabric");
    case Group::Power:
        return QStringLiteral("ups");
    case Group::Cooling:
        return QStringLiteral("crah");
    case Group::Workloads:
        return QStringLiteral("jobs");
    case Group::Variants:
        return QStringLiteral("variant");
    case Group::None:
        break;
    }
    return {};
}

QString deviceIcon(const Device& d) {
    switch (d.role) {
    case DeviceRole::Server:
    case DeviceRole::Management:
    case DeviceRole::FabricManager:
        return QStringLiteral("server");
    case DeviceRole::ComputeSwitch:
        return d.tier >= 2 ? QStringLiteral("spine") : QStringLiteral("leaf");
    case DeviceRole::StorageSwitch:
    case DeviceRole::InBandSwitch:
    case DeviceRole::OutOfBandSwitch:
    case DeviceRole::ScaleUpSwitch:
        return QStringLiteral("switch");
    case DeviceRole::Storage:
        return QStringLiteral("layers");
    case DeviceRole::PowerShelf:
        return QStringLiteral("battery");
    case DeviceRole::PatchPanel:
        return QStringLiteral("port");
    case DeviceRole::Blank:
    case DeviceRole::Other:
        return QStringLiteral("rack");
    }
    return QStringLiteral("rack");
}

QString powerIcon(PowerKind k) {
    switch (k) {
    case PowerKind::Utility:
        return QStringLiteral("substation");
    case PowerKind::MediumVoltage:
    case PowerKind::Switchgear:
    case PowerKind::Sts:
        return QStringLiteral("breaker");
    case PowerKind::Transformer:
        return QStringLiteral("transformer");
    case PowerKind::Genset:
        return QStringLiteral("genset");
    case PowerKind::Ups:
        return QStringLiteral("ups");
    case PowerKind::Rpp:
    case PowerKind::RackPdu:
        return QStringLiteral("pdu");
    case PowerKind::Busway:
        return QStringLiteral("busway");
    case PowerKind::PowerShelf:
        return QStringLiteral("battery");
    }
    return QStringLiteral("ups");
}

QString coolingIcon(CoolingKind k) {
    switch (k) {
    case CoolingKind::Crah:
    case CoolingKind::FanWall:
        return QStringLiteral("crah");
    case CoolingKind::Cdu:
    case CoolingKind::RearDoor:
        return QStringLiteral("cdu");
    case CoolingKind::DryCooler:
        return QStringLiteral("dry-cooler");
    case CoolingKind::Chiller:
        return QStringLiteral("chiller");
    case CoolingKind::Tower:
        return QStringLiteral("cooling-tower");
    case CoolingKind::Pump:
        return QStringLiteral("pump");
    }
    return QStringLiteral("crah");
}

} // namespace

struct ProjectTreeModel::Node {
    Node* parent = nullptr;
    int row = 0;
    Group group = Group::None;
    std::optional<ObjectRef> object;
    bool listed = false;
    std::vector<std::unique_ptr<Node>> children;
};

ProjectTreeModel::ProjectTreeModel(History& history, const analysis::Scheduler& scheduler, QObject* parent)
    : QAbstractItemModel(parent)
    , history_(history)
    , scheduler_(scheduler)
    , root_(std::make_unique<Node>()) {
    root_->children = childrenOf(root_.get());
    root_->listed = true;
    subscription_ = history_.subscribe([this](const ChangeSet& changes) { onChange(changes); });
    connect(&scheduler_, &analysis::Scheduler::answered, this, [this](Domain domain) {
        if (domain != Domain::Density) return;
        Q_EMIT layoutAboutToBeChanged();
        Q_EMIT layoutChanged();
    });
}

ProjectTreeModel::~ProjectTreeModel() = default;

void ProjectTreeModel::onChange(const ChangeSet& changes) {
    const bool structural =
        changes.changes.empty() ||
        std::any_of(changes.changes.begin(), changes.changes.end(), [](const Change& c) {
            if (c.kind != ChangeKind::Modified) return c.object.kind != EntityKind::Cable;
            return (c.object.kind == EntityKind::Device && (c.fields & maskOf(&Device::rack))) ||
                   (c.object.kind == EntityKind::Rack && (c.fields & maskOf(&Rack::row)));
        });
    if (changes.changes.empty()) { // another design
        beginResetModel();
        root_ = std::make_unique<Node>();
        root_->children = childrenOf(root_.get());
        root_->listed = true;
        endResetModel();
        return;
    }
    if (structural) update(root_.get());
    Q_EMIT layoutAboutToBeChanged();
    Q_EMIT layoutChanged(); // names, values, and what can be opened
}

/// Brings the rows below a listed node up to date one by one: what is open stays open.
void ProjectTreeModel::update(Node* node) {
    if (!node->listed) return;
    using Key = std::pair<Group, std::optional<ObjectRef>>;
    const auto keyOf = [](const std::unique_ptr<Node>& n) { return Key(n->group, n->object); };
    auto& rows = node->children;
    auto wanted = childrenOf(node);
    const QModelIndex parent = node->parent ? createIndex(node->row, 0, node) : QModelIndex();
    const auto number = [&](std::size_t from) {
        for (std::size_t i = from; i < rows.size(); ++i)
            rows[i]->row = int(i);
    };
    const auto keysOf = [&](const auto& nodes) {
        std::set<Key> keys;
        for (const auto& n : nodes)
            keys.insert(keyOf(n));
        return keys;
    };
    const std::set<Key> staying = keysOf(wanted);
    for (std::size_t end = rows.size(); end > 0; --end) {
        std::size_t first = end;
        while (first > 0 && !staying.contains(keyOf(rows[first - 1])))
            --first;
        if (first == end) continue;
        beginRemoveRows(parent, int(first), int(end) - 1);
        rows.erase(rows.begin() + std::ptrdiff_t(first), rows.begin() + std::ptrdiff_t(end));
        number(first);
        endRemoveRows();
        end = first + 1; // the loop goes on before it
    }
    const std::set<Key> present = keysOf(rows);
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        if (i < rows.size() && keyOf(rows[i]) == keyOf(wanted[i])) continue;
        const auto at = rows.begin() + std::ptrdiff_t(i);
        std::size_t end = i;
        while (end < wanted.size() && !present.contains(keyOf(wanted[end])))
            ++end;
        if (end > i) {
            beginInsertRows(parent, int(i), int(end) - 1);
            rows.insert(at, std::make_move_iterator(wanted.begin() + std::ptrdiff_t(i)),
                        std::make_move_iterator(wanted.begin() + std::ptrdiff_t(end)));
            number(i);
            endInsertRows();
            i = end - 1;
            continue;
        }
        const auto from =
            std::find_if(at, rows.end(), [&](const auto& n) { return keyOf(n) == keyOf(wanted[i]); });
        beginMoveRows(parent, int(from - rows.begin()), int(from - rows.begin()), parent, int(i));
        std::rotate(at, from, from + 1);
        number(i);
        endMoveRows();
    }
    for (const auto& child : rows)
        update(child.get());
}

std::vector<std::unique_ptr<ProjectTreeModel::Node>> ProjectTreeModel::childrenOf(Node* node) const {
    std::vector<std::unique_ptr<Node>> children;
    const Project& p = project();
    const auto add = [&](std::optional<ObjectRef> object, Group group = Group::None) {
        auto child = std::make_unique<Node>();
        child->parent = node;
        child->row = int(children.size());
        child->object = object;
        child->group = group;
        children.push_back(std::move(child));
    };
    const auto addAll = [&](const auto& ids) {
        for (auto id : ids)
            add(ObjectRef::of(id));
    };
    if (!node->parent) {
        for (const auto& [id, site] : p.sites())
            add(ObjectRef::of(id));
        if (!p.fabrics().empty()) add(std::nullopt, Group::Fabrics);
        if (!p.powerElements().empty()) add(std::nullopt, Group::Power);
        if (!p.coolingLoops().empty()) add(std::nullopt, Group::Cooling);
        if (!p.workloads().empty()) add(std::nullopt, Group::Workloads);
        if (!p.variants().empty()) add(std::nullopt, Group::Variants);
        return children;
    }
    switch (node->group) {
    case Group::Fabrics:
        for (const auto& [id, f] : p.fabrics())
            add(ObjectRef::of(id));
        return children;
    case Group::Power:
        for (const auto& [id, e] : p.powerElements())
            if (!e.rack) add(ObjectRef::of(id)); // rack PDUs are listed in their racks
        return children;
    case Group::Cooling:
        for (const auto& [id, l] : p.coolingLoops())
            add(ObjectRef::of(id));
        return children;
    case Group::Workloads:
        for (const auto& [id, w] : p.workloads())
            add(ObjectRef::of(id));
        return children;
    case Group::Variants:
        for (const auto& [id, v] : p.variants())
            add(ObjectRef::of(id));
        return children;
    case Group::None:
        break;
    }
    const ObjectRef object = *node->object;
    if (const auto site = object.as<Site>()) {
        addAll(p.referrers<Building>(*site));
    } else if (const auto building = object.as<Building>()) {
        addAll(p.referrers<Hall>(*building));
    } else if (const auto hall = object.as<Hall>()) {
        addAll(p.referrers<Row>(*hall));
        for (RackId id : p.referrers<Rack>(*hall))
            if (!p.racks()[id].row) add(ObjectRef::of(id));
    } else if (const auto row = object.as<Row>()) {
        addAll(p.referrers<Rack>(*row));
    } else if (const auto rack = object.as<Rack>()) {
        std::vector<DeviceId> devices;
        for (DeviceId id : p.referrers<Device>(*rack))
            devices.push_back(id);
        std::stable_sort(devices.begin(), devices.end(),
                         [&](DeviceId a, DeviceId b) { return p.devices()[a].u > p.devices()[b].u; });
        addAll(devices);
        addAll(p.referrers<PowerElement>(*rack));
    } else if (const auto loop = object.as<CoolingLoop>()) {
        for (CoolingElementId id : p.referrers<CoolingElement>(*loop))
            if (p.coolingElements()[id].serves == *loop) add(ObjectRef::of(id));
    }
    return children;
}

bool ProjectTreeModel::mayHaveChildren(const Node& node) const {
    if (node.listed) return !node.children.empty();
    if (node.group != Group::None) return true;
    if (!node.object) return true;
    switch (node.object->kind) {
    case EntityKind::Site:
    case EntityKind::Building:
    case EntityKind::Hall:
    case EntityKind::Row:
    case EntityKind::Rack:
    case EntityKind::CoolingLoop:
        return !project().referrers(*node.object).empty();
    default:
        return false;
    }
}

ProjectTreeModel::Node* ProjectTreeModel::nodeOf(const QModelIndex& index) const {
    return index.isValid() ? static_cast<Node*>(index.internalPointer()) : root_.get();
}

std::optional<ObjectRef> ProjectTreeModel::objectAt(const QModelIndex& index) const {
    return index.isValid() ? nodeOf(index)->object : std::nullopt;
}

QModelIndex ProjectTreeModel::indexOf(ObjectRef object) {
    // From the object upwards, then down again while listing what is still closed.
    const Project& p = project();
    std::vector<ObjectRef> path;
    std::optional<ObjectRef> at = object;
    Group group = Group::None;
    while (at && p.contains(*at)) {
        path.push_back(*at);
        const ObjectRef ref = *at;
        at.reset();
        if (const auto device = ref.as<Device>()) {
            at = ObjectRef::of(p.devices()[*device].rack);
        } else if (const auto rack = ref.as<Rack>()) {
            const Rack& r = p.racks()[*rack];
            at = r.row ? ObjectRef::of(*r.row) : ObjectRef::of(r.hall);
        } else if (const auto row = ref.as<Row>()) {
            at = ObjectRef::of(p.rows()[*row].hall);
        } else if (const auto hall = ref.as<Hall>()) {
            at = ObjectRef::of(p.halls()[*hall].building);
        } else if (const auto building = ref.as<Building>()) {
            at = ObjectRef::of(p.buildings()[*building].site);
        } else if (const auto element = ref.as<PowerElement>()) {
            const auto inRack = p.powerElements()[*element].rack;
            if (inRack)
                at = ObjectRef::of(*inRack);
            else
                group = Group::Power;
        } else if (const auto cooling = ref.as<CoolingElement>()) {
            at = ObjectRef::of(p.coolingElements()[*cooling].serves);
        } else if (ref.kind == EntityKind::CoolingLoop) {
            group = Group::Cooling;
        } else if (ref.kind == EntityKind::Fabric) {
            group = Group::Fabrics;
        } else if (ref.kind == EntityKind::Workload) {
            group = Group::Workloads;
        } else if (ref.kind == EntityKind::Variant) {
            group = Group::Variants;
        }
    }
    QModelIndex index;
    const auto descend = [&](auto&& matches) {
        if (canFetchMore(index)) fetchMore(index);
        for (const auto& child : nodeOf(index)->children)
            if (matches(*child)) {
                index = createIndex(child->row, 0, child.get());
                return true;
            }
        return false;
    };
    if (group != Group::None && !descend([&](const Node& n) { return n.group == group; })) return {};
    for (auto step = path.rbegin(); step != path.rend(); ++step)
        if (!descend([&](const Node& n) { return n.object == *step; })) return {};
    return path.empty() ? QModelIndex() : index;
}

QModelIndex ProjectTreeModel::index(int row, int column, const QModelIndex& parent) const {
    Node* node = nodeOf(parent);
    if (row < 0 || row >= int(node->children.size()) || column < 0 || column >= columnCount()) return {};
    return createIndex(row, column, node->children[std::size_t(row)].get());
}

QModelIndex ProjectTreeModel::parent(const QModelIndex& child) const {
    if (!child.isValid()) return {};
    Node* parent = nodeOf(child)->parent;
    return !parent || !parent->parent ? QModelIndex() : createIndex(parent->row, 0, parent);
}

int ProjectTreeModel::rowCount(const QModelIndex& parent) const {
    return parent.column() > 0 ? 0 : int(nodeOf(parent)->children.size());
}

int ProjectTreeModel::columnCount(const QModelIndex&) const {
    return 2;
}

bool ProjectTreeModel::hasChildren(const QModelIndex& parent) const {
    return parent.column() <= 0 && mayHaveChildren(*nodeOf(parent));
}

bool ProjectTreeModel::canFetchMore(const QModelIndex& parent) const {
    return parent.column() <= 0 && !nodeOf(parent)->listed;
}

void ProjectTreeModel::fetchMore(const QModelIndex& parent) {
    Node* node = nodeOf(parent);
    if (node->listed) return;
    auto children = childrenOf(node);
    node->listed = true;
    if (children.empty()) return;
    beginInsertRows(parent, 0, int(children.size()) - 1);
    node->children = std::move(children);
    endInsertRows();
}

QVariant ProjectTreeModel::data(const QModelIndex& index, int role) const {
    if (!index.isValid()) return {};
    const Node& node = *nodeOf(index);
    if (node.object && !project().contains(*node.object)) return {};
    if (role == ObjectRole) return node.object ? QVariant::fromValue(*node.object) : QVariant();
    if (index.column() == 1) {
        if (role == Qt::DisplayRole) return valueOf(node);
        if (role == Qt::TextAlignmentRole) return QVariant(Qt::AlignRight | Qt::AlignVCenter);
        return {};
    }
    if (role == Qt::DisplayRole) {
        if (!node.object) return groupName(node.group);
        const QString name = nameOf(project(), *node.object);
        // A letter alone does not say what it is.
        return node.object->kind == EntityKind::Row && name.size() <= kBareRowName ? tr("Row %1").arg(name)
                                                                                   : name;
    }
    if (role == Qt::DecorationRole)
        return shell::themeIcon(node.object ? iconOf(project(), *node.object) : groupIcon(node.group));
    return {};
}

QString ProjectTreeModel::valueOf(const Node& node) const {
    const Project& p = project();
    const QLocale locale;
    if (node.group == Group::Fabrics) return locale.toString(qulonglong(p.fabrics().size()));
    if (!node.object) return {};
    if (const auto hall = node.object->as<Hall>())
        return tr("%n rack(s)", nullptr, int(p.referrers<Rack>(*hall).size()));
    const auto& density = scheduler_.answers().density;
    if (!density) return {};
    const auto kilowattsOf = [&](RackId id) {
        const auto* r = density->rack(id);
        return r ? r->powerKw : 0.0;
    };
    if (const auto rack = node.object->as<Rack>()) return locale.toString(kilowattsOf(*rack), 'f', 1);
    if (const auto row = node.object->as<Row>()) {
        double sum = 0;
        for (RackId id : p.referrers<Rack>(*row))
            sum += kilowattsOf(id);
        return tr("%1 kW").arg(locale.toString(sum, 'f', 0));
    }
    return {};
}

QString ProjectTreeModel::nameOf(const Project& p, ObjectRef object) {
    std::string name;
    withEntityType(object.kind, [&](auto type) {
        using T = typename decltype(type)::type;
        const T* value = p.find(Id<T>(object.id));
        if (!value) return;
        if constexpr (std::is_same_v<T, Cable>)
            name = cableLabel(p, *value);
        else if constexpr (requires { value->name; })
            name = value->name;
        else if constexpr (requires { value->label; })
            name = value->label;
        else if constexpr (requires { value->title; })
            name = value->title;
        else if constexpr (requires { value->spec; })
            name = analysis::partName(value->spec);
    });
    return name.empty() ? tr("unnamed") : QString::fromStdString(name);
}

QString ProjectTreeModel::iconOf(const Project& p, ObjectRef object) {
    switch (object.kind) {
    case EntityKind::Site:
        return QStringLiteral("site");
    case EntityKind::Building:
    case EntityKind::Hall:
        return QStringLiteral("hall");
    case EntityKind::Row:
        return QStringLiteral("row");
    case EntityKind::Rack:
        return QStringLiteral("rack");
    case EntityKind::Device:
        return deviceIcon(p.devices()[DeviceId(object.id)]);
    case EntityKind::Cable:
        return QStringLiteral("cable");
    case EntityKind::Fabric:
    case EntityKind::ScaleUpDomain:
        return QStringLiteral("fabric");
    case EntityKind::PowerElement:
        return powerIcon(p.powerElements()[PowerElementId(object.id)].kind);
    case EntityKind::PowerLink:
        return QStringLiteral("link");
    case EntityKind::CoolingLoop:
        return QStringLiteral("flow");
    case EntityKind::CoolingElement:
        return coolingIcon(p.coolingElements()[CoolingElementId(object.id)].kind);
    case EntityKind::Obstacle:
        return QStringLiteral("keep-out");
    case EntityKind::Variant:
        return QStringLiteral("variant");
    case EntityKind::Workload:
        return QStringLiteral("gpu");
    case EntityKind::ProjectInfo:
        return QStringLiteral("project");
    case EntityKind::Part:
    case EntityKind::Waiver:
        return QStringLiteral("info");
    }
    return QStringLiteral("info");
}

} // namespace cw::project
