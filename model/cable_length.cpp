#include "model/cable_length.h"

#include "model/placement.h"
#include "model/rack_contents.h"

#include <algorithm>
#include <cstdlib>

namespace cw {

Um routeLength(const CableEnd& a, const CableEnd& b) {
    if (a.rack == b.rack) return std::abs(a.height - b.height) + kInRackDressing;
    const Um tray = std::max(a.rackTop, b.rackTop) + kTrayClearance;
    const Um up = (tray - a.height) + (tray - b.height);
    const Um along = std::abs(a.at.x - b.at.x) + std::abs(a.at.y - b.at.y);
    return up + along + 2 * kEndSlack + (a.hall == b.hall ? 0 : kHallCrossing);
}

std::optional<CableEnd> cableEnd(const Project& project, const PortRef& port) {
    const Device* device = project.find(port.device);
    const Rack* rack = device ? project.find(device->rack) : nullptr;
    const Hall* hall = rack ? project.find(rack->hall) : nullptr;
    if (!hall) return std::nullopt;
    CableEnd end;
    end.rack = device->rack;
    end.hall = rack->hall;
    const Size size = rackFloorSize(project, *rack);
    end.at = footprint(rack->pose, size.width, size.height).centre() + hall->origin;
    end.rackTop = rackHeight(project, *rack);
    end.height = deviceHeight(project, *device);
    return end;
}

Um cableRoute(const Project& project, const Cable& cable) {
    const auto a = cableEnd(project, cable.a);
    const auto b = cableEnd(project, cable.b);
    return a && b ? routeLength(*a, *b) : 0;
}

Um cableLength(const Project& project, const Cable& cable) {
    if (cable.fixedLength) return *cable.fixedLength;
    const Um route = cableRoute(project, cable);
    const Part* part = cable.part ? project.find(*cable.part) : nullptr;
    const SpecValue* lengths = part ? findSpec(part->spec, "lengths_m") : nullptr;
    if (!lengths) return route;
    std::optional<Um> best;
    if (const auto* list = std::get_if<std::vector<double>>(&lengths->value))
        for (double metres : *list)
            if (m(metres) >= route && (!best || m(metres) < *best)) best = m(metres);
    return best.value_or(route);
}

} // namespace cw
