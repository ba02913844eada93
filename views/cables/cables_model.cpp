#include "views/cables/cables_model.h"

#include "model/cable_length.h"
#include "model/naming.h"
#include "views/shell/number_format.h"

#include <algorithm>
#include <unordered_set>

namespace cw::cables {

namespace {

/// Devices among the objects and inside them.
std::unordered_set<DeviceId> devicesIn(const Project& p, const std::vector<ObjectRef>& objects) {
    std::unordered_set<DeviceId> devices;
    const auto addRack = [&](RackId rack) {
        for (DeviceId id : p.referrers<Device>(rack))
            devices.insert(id);
    };
    for (ObjectRef object : objects) {
        if (const auto device = object.as<Device>()) devices.insert(*device);
        if (const auto rack = object.as<Rack>()) addRack(*rack);
        if (const auto row = object.as<Row>())
            for (RackId rack : p.referrers<Rack>(*row))
                addRack(rack);
        if (const auto hall = object.as<Hall>())
            for (RackId rack : p.referrers<Rack>(*hall))
                addRack(rack);
    }
    return devices;
}

} // namespace

QString mediaText(Media media) {
    switch (media) {
    case Media::Unspecified:
        return CablesModel::tr("not chosen");
    case Media::Dac:
        return CablesModel::tr("DAC");
    case Media::Acc:
        return CablesModel::tr("ACC");
    case Media::Aoc:
        return CablesModel::tr("AOC");
    case Media::MultiMode:
        return CablesModel::tr("multimode fibre");
    case Media::SingleMode:
        return CablesModel::tr("single-mode fibre");
    case Media::TwistedPair:
        return CablesModel::tr("twisted pair");
    case Media::Backplane:
        return CablesModel::tr("backplane");
    }
    return {};
}

CablesModel::CablesModel(const History& history, QObject* parent)
    : QAbstractTableModel(parent)
    , history_(history) {}

void CablesModel::show(const std::vector<ObjectRef>& objects, const QString& text) {
    const Project& p = history_.project();
    beginResetModel();
    rows_.clear();
    if (objects.empty()) {
        for (const auto& [id, cable] : p.cables())
            rows_.push_back(id);
    } else {
        for (DeviceId device : devicesIn(p, objects))
            for (CableId id : p.referrers<Cable>(device))
                rows_.push_back(id);
        for (ObjectRef object : objects) {
            if (const auto fabric = object.as<Fabric>())
                for (CableId id : p.referrers<Cable>(*fabric))
                    rows_.push_back(id);
            if (const auto cable = object.as<Cable>(); cable && p.find(*cable)) rows_.push_back(*cable);
        }
        std::sort(rows_.begin(), rows_.end());
        rows_.erase(std::unique(rows_.begin(), rows_.end()), rows_.end());
    }
    if (!text.isEmpty())
        std::erase_if(rows_, [&](CableId id) {
            const Cable& cable = p.cables()[id];
            for (int column : {From, To, Label, FabricName})
                if (this->text(cable, column).toString().contains(text, Qt::CaseInsensitive)) return false;
            return true;
        });
    sortRows();
    endResetModel();
}

std::optional<CableId> CablesModel::cable(const QModelIndex& index) const {
    if (!index.isValid() || std::size_t(index.row()) >= rows_.size()) return std::nullopt;
    return rows_[std::size_t(index.row())];
}

QModelIndex CablesModel::indexOf(CableId cable) const {
    const auto at = std::find(rows_.begin(), rows_.end(), cable);
    return at == rows_.end() ? QModelIndex() : index(int(at - rows_.begin()), 0);
}

int CablesModel::rowCount(const QModelIndex& parent) const {
    return parent.isValid() ? 0 : int(rows_.size());
}
int CablesModel::columnCount(const QModelIndex&) const {
    return ColumnCount;
}

QVariant CablesModel::text(const Cable& cable, int column) const {
    const Project& p = history_.project();
    switch (column) {
    case Label:
        return QString::fromStdString(cableLabel(p, cable));
    case FabricName:
        return QString::fromStdString(p.fabrics()[cable.fabric].name);
    case From:
        return QString::fromStdString(portLabel(p, cable.a));
    case To:
        return QString::fromStdString(portLabel(p, cable.b));
    case Speed:
        return shell::formatQuantity(inGigabitsPerSecond(cable.speed), 0, QStringLiteral("Gb/s"));
    case MediaName:
        return mediaText(cable.media);
    case Length:
        return shell::formatQuantity(toM(cableLength(p, cable)), 1, QStringLiteral("m"));
    default:
        return {};
    }
}

QVariant CablesModel::data(const QModelIndex& index, int role) const {
    const auto id = cable(index);
    const Cable* value = id ? history_.project().find(*id) : nullptr;
    if (!value) return {};
    const bool numeric = index.column() == Speed || index.column() == Length;
    if (role == Qt::TextAlignmentRole && numeric) return int(Qt::AlignRight | Qt::AlignVCenter);
    if (role == Qt::DisplayRole || (role == Qt::ToolTipRole && !numeric)) return text(*value, index.column());
    return {};
}

QVariant CablesModel::headerData(int section, Qt::Orientation orientation, int role) const {
    if (orientation == Qt::Horizontal && role == Qt::TextAlignmentRole &&
        (section == Speed || section == Length))
        return QVariant(Qt::AlignRight | Qt::AlignVCenter);
    if (orientation != Qt::Horizontal || role != Qt::DisplayRole) return {};
    switch (section) {
    case Label:
        return tr("Label");
    case FabricName:
        return tr("Fabric");
    case From:
        return tr("From");
    case To:
        return tr("To");
    case Speed:
        return tr("Speed");
    case MediaName:
        return tr("Medium");
    case Length:
        return tr("Length");
    default:
        return {};
    }
}

QVariant CablesModel::sortKey(CableId id, int column) const {
    const Cable& cable = history_.project().cables()[id];
    if (column == Speed) return inGigabitsPerSecond(cable.speed);
    if (column == Length) return qlonglong(cableLength(history_.project(), cable));
    return text(cable, column);
}

void CablesModel::sortRows() {
    if (sortColumn_ < 0) return;
    std::vector<std::pair<QVariant, CableId>> keyed;
    keyed.reserve(rows_.size());
    for (CableId id : rows_)
        keyed.emplace_back(sortKey(id, sortColumn_), id);
    const bool down = sortOrder_ == Qt::DescendingOrder;
    std::stable_sort(keyed.begin(), keyed.end(), [&](const auto& a, const auto& b) {
        const auto order = QVariant::compare(down ? b.first : a.first, down ? a.first : b.first);
        return order == QPartialOrdering::Less;
    });
    for (std::size_t i = 0; i < rows_.size(); ++i)
        rows_[i] = keyed[i].second;
}

void CablesModel::sort(int column, Qt::SortOrder order) {
    beginResetModel();
    sortColumn_ = column;
    sortOrder_ = order;
    sortRows();
    endResetModel();
}

} // namespace cw::cables
