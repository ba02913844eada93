#include "views/elevation/slot_preview.h"

#include <QCoreApplication>

#include <algorithm>

namespace cw::elevation {

namespace {

struct Elevation {
    Q_DECLARE_TR_FUNCTIONS(Elevation)
};

QString spanText(int low, int high) {
    return low == high ? QStringLiteral("U%1").arg(low) : QStringLiteral("U%1–U%2").arg(low).arg(high);
}

bool isDragged(const Dragged& dragged, DeviceId id) {
    return std::any_of(dragged.items.begin(), dragged.items.end(),
                       [&](const DraggedItem& item) { return item.device == id; });
}

/// Devices in the way of the block at `u`, without those that move along.
std::vector<DeviceId> blockersAt(const Project& project, const Dragged& dragged, RackId rack, Face face,
                                 bool turns, int u) {
    std::vector<DeviceId> blockers;
    for (const DraggedItem& item : dragged.items) {
        SlotUse use = item.use;
        use.units.lowest = u + item.above;
        if (turns || !item.device) use.face = face;
        for (DeviceId id : occupants(project, rack, use))
            if (!isDragged(dragged, id) && std::find(blockers.begin(), blockers.end(), id) == blockers.end())
                blockers.push_back(id);
    }
    return blockers;
}

} // namespace

QString SlotPreview::unitsText() const {
    return spanText(u, top());
}

Dragged draggedDevices(const Project& project, const std::vector<DeviceId>& devices, DeviceId grabbed,
                       int grabbedUnit) {
    Dragged dragged;
    const RackId rack = project.devices()[grabbed].rack;
    int low = 0, top = 0;
    for (DeviceId id : devices) {
        const Device* device = project.find(id);
        if (!device || device->rack != rack) continue;
        const SlotUse use = slotUse(project, *device);
        if (use.units.height == 0) continue;
        if (dragged.items.empty() || use.units.lowest < low) low = use.units.lowest;
        top = std::max(top, use.units.top());
        dragged.items.push_back({id, 0, use, QString::fromStdString(device->name)});
    }
    for (DraggedItem& item : dragged.items)
        item.above = item.use.units.lowest - low;
    dragged.height = top - low + 1;
    dragged.grabbed = grabbedUnit - low;
    if (dragged.items.size() == 1) {
        const PartSpec& part = project.parts()[project.devices()[grabbed].part].spec;
        dragged.title =
            Elevation::tr("%1, %2U").arg(QString::fromStdString(part.model), QString::number(dragged.height));
    } else {
        dragged.title = Elevation::tr("%n devices", nullptr, int(dragged.items.size()));
    }
    return dragged;
}

Dragged draggedPart(const PartSpec& part) {
    Dragged dragged;
    const PartFacts facts = factsOf(part);
    DraggedItem item;
    item.name = QString::fromStdString(part.model);
    item.use.units = {1, part.placement == Placement::ZeroU ? 0 : unitsOf(facts)};
    const bool full = facts.fullDepth && facts.fullDepth->value;
    if (facts.depth && !full) item.use.depth = m(inMetres(facts.depth->value));
    dragged.height = item.use.units.height;
    dragged.grabbed = dragged.height / 2;
    dragged.title = dragged.height > 0
                        ? Elevation::tr("%1, %2U").arg(item.name, QString::number(dragged.height))
                        : Elevation::tr("%1, beside the rails").arg(item.name);
    dragged.items.push_back(std::move(item));
    dragged.part = part;
    return dragged;
}

SlotPreview previewSlot(const Project& project, const Dragged& dragged, RackId rack, Face face, bool turns,
                        int u) {
    SlotPreview preview;
    preview.rack = rack;
    preview.units = dragged.height;
    preview.title = dragged.title;
    preview.face = turns || !dragged.items.front().device ? face : dragged.items.front().use.face;
    const int last = rackUnits(project, project.racks()[rack]) - dragged.height + 1;
    if (dragged.height == 0) { // beside the rails nothing is in the way
        preview.u = 0;
        return preview;
    }
    preview.tooTall = last < 1;
    preview.u = std::clamp(u, 1, std::max(1, last));
    if (preview.tooTall) return preview;
    preview.blockers = blockersAt(project, dragged, rack, face, turns, preview.u);
    for (int step = 1; !preview.blockers.empty() && !preview.nextFree && step < last; ++step) {
        for (const int at : {preview.u + step, preview.u - step})
            if (!preview.nextFree && at >= 1 && at <= last &&
                blockersAt(project, dragged, rack, face, turns, at).empty())
                preview.nextFree = at;
    }
    return preview;
}

} // namespace cw::elevation
