// Devices whose supplies on one feed cannot carry them when the other feed is lost (a 4+2 set split 3+3).
#include "app/analysis/rules/all_result_rules.h"

#include "solvers/density/rack_terms.h"

#include <QtGlobal>

#include <algorithm>
#include <map>

namespace cw::analysis {

namespace density = solvers::density;

namespace {

void checkSupplies(const Project& project, const Analysis& answers, std::vector<Finding>& out) {
    if (!answers.density) return;
    const DensityAnswer& a = *answers.density;
    // One finding for all devices of a type plugged alike: 127 equal lines help nobody.
    struct Key {
        std::uint32_t spec;
        std::uint16_t onA, onB;
        auto operator<=>(const Key&) const = default;
    };
    std::map<Key, std::vector<ObjectRef>> groups;
    for (std::size_t r = 0; r < a.racks.size(); ++r) {
        std::size_t position = 0;
        for (DeviceId id : project.referrers<Device>(a.racks[r])) {
            if (position >= a.input.racks[r].devices.size()) break;
            const density::Device& d = a.input.racks[r].devices[position++];
            const density::DeviceSpec& spec = a.input.specs[d.spec];
            if (std::max(density::shortfallW(spec, d, true), density::shortfallW(spec, d, false)) > 0)
                groups[{d.spec, d.psuOnA, d.psuOnB}].push_back(ObjectRef::of(id));
        }
    }
    for (auto& [key, devices] : groups) {
        const density::DeviceSpec& spec = a.input.specs[key.spec];
        const int left = std::min(key.onA, key.onB);
        Finding f(kSupplyShortfallRule.info);
        f.params = {FindingNumber{double(devices.size()), "", 0},
                    spec.label,
                    FindingNumber{double(left), "", 0},
                    FindingNumber{double(key.onA + key.onB), "", 0},
                    FindingNumber{left * spec.psuRatedW->value / 1e3, "kW", 1},
                    FindingNumber{density::drawOf(spec).watts / 1e3, "kW", 1}};
        f.objects = std::move(devices);
        out.push_back(std::move(f));
    }
}

} // namespace

const ResultRule kSupplyShortfallRule{
    {"supply-shortfall",
     Severity::Warning,
     QT_TRANSLATE_NOOP("rules", "A lost feed leaves too few power supplies"),
     QT_TRANSLATE_NOOP("rules", "For every device on two feeds: the rating of the supplies on the smaller "
                                "side against its maximum draw."),
     {QT_TRANSLATE_NOOP("rules", "%1 × %2, one feed lost: %3 of %4 supplies left, %5 for a maximum of %6; "
                                 "the device may throttle or stop")},
     QT_TRANSLATE_NOOP("rules",
                       "Cap the draw below what one side carries, or feed the device from three sources."),
     QT_TRANSLATE_NOOP("rules", "Supply count and rating of the part")},
    checkSupplies};

} // namespace cw::analysis
