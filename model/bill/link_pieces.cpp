#include "model/bill/link_pieces.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <map>

namespace cw {

namespace {

std::optional<double> number(const PartSpec& part, std::string_view key) {
    const SpecValue* value = findSpec(part, key);
    const double* v = value ? std::get_if<double>(&value->value) : nullptr;
    return v ? std::optional(*v) : std::nullopt;
}

/// n of a "1:n" splitter; 1 for straight cables.
std::uint64_t splitOf(const PartSpec& part) {
    const SpecValue* value = findSpec(part, "breakout");
    const std::string* text = value ? std::get_if<std::string>(&value->value) : nullptr;
    if (!text || text->rfind("1:", 0) != 0) return 1;
    unsigned n = 1;
    std::from_chars(text->data() + 2, text->data() + text->size(), n);
    return std::clamp(n, 1u, 64u);
}

bool isMoulded(Media media) {
    return media == Media::Dac || media == Media::Acc || media == Media::Aoc;
}

/// Cables that could share a piece: same part, same cage (splitter: the root) or pair of cages.
struct SharedKey {
    PartId part;
    Cage a;
    Cage b; ///< of a splitter: the root again
    std::uint64_t capacity = 1;
    auto operator<=>(const SharedKey&) const = default;
};

std::vector<PartCount> counted(const std::map<PartId, std::uint64_t>& byPart) {
    std::vector<PartCount> counts;
    counts.reserve(byPart.size());
    for (const auto& [part, count] : byPart)
        counts.push_back({part, count});
    return counts;
}

} // namespace

Cage cageOf(const Project& project, const PortRef& port) {
    const Device* device = project.find(port.device);
    if (!device) return {port.device, port.port};
    std::uint32_t index = port.port;
    std::uint32_t cages = 0;
    for (const PortGroup& group : project.parts()[device->part].spec.ports) {
        if (index < group.count) return {port.device, cages + index / std::max(1u, group.portsPerCage)};
        index -= group.count;
        cages += group.cages();
    }
    return {port.device, cages + index};
}

std::vector<PartCount> transceiverPieces(const Project& project) {
    std::vector<std::pair<PartId, Cage>> filled;
    for (const auto& [id, cable] : project.cables()) {
        if (cable.opticA) filled.emplace_back(*cable.opticA, cageOf(project, cable.a));
        if (cable.opticB) filled.emplace_back(*cable.opticB, cageOf(project, cable.b));
    }
    std::sort(filled.begin(), filled.end());
    filled.erase(std::unique(filled.begin(), filled.end()), filled.end());
    std::map<PartId, std::uint64_t> byPart;
    for (const auto& [part, cage] : filled)
        ++byPart[part];
    return counted(byPart);
}

std::vector<PartCount> cablePieces(const Project& project) {
    std::map<PartId, std::uint64_t> byPart;
    std::vector<SharedKey> shared;
    for (const auto& [id, cable] : project.cables()) {
        if (!cable.part) continue;
        const PartSpec& part = project.parts()[*cable.part].spec;
        if (const auto legs = splitOf(part); legs > 1) {
            // The root is the end whose port is split; of a twin-port root cage, the end with the larger
            // cage.
            const auto perCage = [&](const PortRef& end) {
                const auto& ports = project.parts()[project.devices()[end.device].part].spec.ports;
                std::uint32_t index = end.port;
                for (const PortGroup& group : ports) {
                    if (index < group.count) return group.portsPerCage * unsigned(end.lanes);
                    index -= group.count;
                }
                return unsigned(end.lanes);
            };
            const PortRef& root = perCage(cable.b) > perCage(cable.a) ? cable.b : cable.a;
            const Cage cage = cageOf(project, root);
            shared.push_back({*cable.part, cage, cage, legs});
            continue;
        }
        const double speed = inGigabitsPerSecond(cable.speed);
        const double rate = number(part, "speed_gbps").value_or(0);
        if (isMoulded(cable.media) && speed > 0 && rate >= 2 * speed) {
            const Cage a = cageOf(project, cable.a);
            const Cage b = cageOf(project, cable.b);
            shared.push_back(
                {*cable.part, std::min(a, b), std::max(a, b), std::uint64_t(std::floor(rate / speed))});
            continue;
        }
        ++byPart[*cable.part];
    }
    std::sort(shared.begin(), shared.end());
    for (std::size_t i = 0; i < shared.size();) {
        std::size_t end = i;
        while (end < shared.size() && shared[end] == shared[i])
            ++end;
        byPart[shared[i].part] += (end - i + shared[i].capacity - 1) / shared[i].capacity;
        i = end;
    }
    return counted(byPart);
}

} // namespace cw
