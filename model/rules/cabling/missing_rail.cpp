#include "model/rules/all_rules.h"
#include "model/rules/drawn_facts.h"

#include <QtGlobal>

#include <algorithm>

namespace cw::rules {

namespace {

/// A server reaches a leaf of this rail in this scalable unit.
struct Reach {
    DeviceId server;
    FabricId fabric;
    std::uint16_t group = 0;
    std::uint16_t rail = 0;
    auto operator<=>(const Reach&) const = default;
};

struct GroupRail {
    FabricId fabric;
    std::uint16_t group = 0;
    std::uint16_t rail = 0;
    auto operator<=>(const GroupRail&) const = default;
};

template <class T>
void sortUnique(std::vector<T>& items) {
    std::sort(items.begin(), items.end());
    items.erase(std::unique(items.begin(), items.end()), items.end());
}

void check(const DrawnFacts& drawn, std::vector<Finding>& findings) {
    const Project& project = drawn.project();
    std::vector<Reach> reached;
    std::vector<GroupRail> offered;
    for (const auto& [id, cable] : project.cables()) {
        if (project.fabrics()[cable.fabric].role != FabricRole::Compute) continue;
        for (const auto& [host, leafEnd] : {std::pair(&cable.a, &cable.b), std::pair(&cable.b, &cable.a)}) {
            const Device& leaf = project.devices()[leafEnd->device];
            if (leaf.rail == 0) continue;
            offered.push_back({cable.fabric, leaf.group, leaf.rail});
            if (project.devices()[host->device].role == DeviceRole::Server)
                reached.push_back({host->device, cable.fabric, leaf.group, leaf.rail});
        }
    }
    sortUnique(reached);
    sortUnique(offered);

    for (std::size_t i = 0; i < reached.size();) {
        const Reach& first = reached[i];
        std::size_t end = i;
        while (end < reached.size() && reached[end].server == first.server &&
               reached[end].fabric == first.fabric)
            ++end;
        const auto reaches = [&](std::uint16_t rail) {
            return std::any_of(reached.begin() + std::ptrdiff_t(i), reached.begin() + std::ptrdiff_t(end),
                               [&](const Reach& r) { return r.rail == rail; });
        };
        auto rail = std::lower_bound(offered.begin(), offered.end(), GroupRail{first.fabric, first.group, 0});
        for (; rail != offered.end() && rail->fabric == first.fabric && rail->group == first.group; ++rail) {
            if (reaches(rail->rail)) continue;
            Finding finding(kMissingRail.info);
            finding.objects = {ObjectRef::of(first.server)};
            finding.params = {ObjectRef::of(first.server), FindingNumber{double(rail->rail), "", 0},
                              ObjectRef::of(first.fabric)};
            findings.push_back(std::move(finding));
        }
        i = end;
    }
}

} // namespace

const Rule kMissingRail{
    {"missing-rail",
     Severity::Error,
     QT_TRANSLATE_NOOP("rules", "Server misses a rail"),
     QT_TRANSLATE_NOOP("rules",
                       "In fabrics with rails: each server reaches a leaf of every rail that its scalable "
                       "unit has."),
     {QT_TRANSLATE_NOOP("rules", "%1 has no cable to rail %2 of %3")},
     QT_TRANSLATE_NOOP("rules", "Cable the server to a leaf of this rail"),
     QT_TRANSLATE_NOOP("rules", "rail-optimised design: one leaf a rail in each scalable unit")},
    check};

} // namespace cw::rules
