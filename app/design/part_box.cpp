#include "app/design/part_box.h"

#include "solvers/power/power.h"

#include <cmath>

namespace cw::design {

int PortRange::lanesAt(double linkGbps) const {
    if (linkGbps <= 0 || gbps < linkGbps) return 0;
    int lanes = 1;
    while (lanes * 2 <= maxBreakout && gbps / (lanes * 2) >= linkGbps)
        lanes *= 2;
    return lanes;
}

const PortRange* PartUse::range(PortRole role) const {
    for (const PortRange& r : ports)
        if (r.role == role) return &r;
    return nullptr;
}

const PortRange* PartUse::uplinks() const {
    const PortRange* first = nullptr;
    for (const PortRange& r : ports) {
        if (r.role != PortRole::Any) continue;
        if (first && r.gbps > first->gbps) return &r;
        if (!first) first = &r;
    }
    return first;
}

double PartUse::number(std::string_view key, double fallback) const {
    const SpecValue* value = findSpec(*spec, key);
    const double* number = value ? std::get_if<double>(&value->value) : nullptr;
    return number ? *number : fallback;
}

PartUse readPart(const Catalog& catalog, const PartSpec& spec) {
    PartUse use;
    use.spec = &spec;
    use.facts = catalog.facts(spec);
    const PartFacts& f = use.facts;
    if (f.maxPower) {
        use.watts = inWatts(f.maxPower->value);
        use.wattsKnown = true;
    }
    if (f.mass) use.kilograms = inKilograms(f.mass->value);
    if (f.liquidFraction) use.liquidShare = f.liquidFraction->value;
    use.units = f.heightU ? static_cast<int>(std::ceil(f.heightU->value))
                          : (spec.placement == Placement::ZeroU ? 0 : 1);
    if (f.width) use.width = m(inMetres(f.width->value));
    if (f.depth) use.depth = m(inMetres(f.depth->value));
    if (f.height) use.height = m(inMetres(f.height->value));
    if (f.psu) use.supplies = static_cast<int>(f.psu->count);
    std::uint16_t next = 0;
    for (const PortGroup& g : spec.ports) {
        use.ports.push_back({next, static_cast<std::uint16_t>(g.count),
                             static_cast<std::uint16_t>(g.portsPerCage),
                             static_cast<std::uint16_t>(g.maxBreakout), inGigabitsPerSecond(g.rate),
                             g.protocols, g.role, g.connector});
        next = static_cast<std::uint16_t>(next + g.count);
    }
    return use;
}

const PartUse* PartBox::use(std::string_view id) {
    if (const auto found = parts_.find(id); found != parts_.end()) return found->second.get();
    const PartSpec* spec = catalog_.find(id);
    if (!spec) {
        writer_.fail(Error::said(ErrorCode::NotFound, std::string(id),
                                 Phrase::tr("no such part in the catalogue; add it or choose another one")));
        return nullptr;
    }
    auto use = std::make_unique<PartUse>(readPart(catalog_, *spec));
    if (use->facts.accelerator)
        if (const PartSpec* accelerator = catalog_.find(use->facts.accelerator->value))
            if (auto embedded = writer_.editor().embed(*accelerator); !embedded)
                writer_.fail(embedded.error());
    auto embedded = writer_.editor().embed(*spec);
    if (!embedded) {
        writer_.fail(embedded.error());
        return nullptr;
    }
    use->id = *embedded;
    return parts_.emplace(std::string(id), std::move(use)).first->second.get();
}

const PartUse* PartBox::peek(std::string_view id) {
    if (const auto found = peeked_.find(id); found != peeked_.end()) return &found->second;
    const PartSpec* spec = catalog_.find(id);
    return spec ? &peeked_.emplace(std::string(id), readPart(catalog_, *spec)).first->second : nullptr;
}

std::optional<PartId> PartBox::optional(std::string_view id) {
    if (id.empty()) return std::nullopt;
    if (const auto found = parts_.find(id); found != parts_.end()) return found->second->id;
    if (!catalog_.find(id)) return std::nullopt;
    const PartUse* part = use(id);
    return part ? std::optional(part->id) : std::nullopt;
}

double ratedWatts(const PartUse& part) {
    if (part.facts.capacity) return inWatts(part.facts.capacity->value);
    const double powerFactor = solvers::power::PowerOptions().powerFactor;
    return part.facts.apparentVa ? part.facts.apparentVa->value * powerFactor : 0;
}

} // namespace cw::design
