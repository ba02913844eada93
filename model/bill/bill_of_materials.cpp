#include "model/bill/bill_of_materials.h"

#include "model/bill/link_pieces.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <tuple>

namespace cw {

namespace {

constexpr std::array<std::string_view, 30> kKindOrder{
    "rack_system", "system",   "server_cpu",    "storage",     "switch",      "nic",
    "rack",        "rack_pdu", "power_shelf",   "transceiver", "cable",       "fiber",
    "cdu",         "rdhx",     "rear_door",     "crah",        "fan_wall",    "pump",
    "dry_cooler",  "chiller",  "cooling_tower", "tower",       "busway",      "rpp",
    "sts",         "ups",      "battery",       "switchgear",  "transformer", "genset",
};

std::size_t kindOrder(std::string_view kind) {
    return std::size_t(std::find(kKindOrder.begin(), kKindOrder.end(), kind) - kKindOrder.begin());
}

/// Counts by part, and by what is known of things without one.
class Counter {
public:
    void part(PartId id, std::uint64_t n = 1) { parts_[id] += n; }
    void loose(std::string_view kind, std::string what) { ++loose_[{std::string(kind), std::move(what)}]; }

    std::vector<BillLine> lines(const Project& project, const PriceBook* prices) const {
        std::vector<BillLine> lines;
        for (const auto& [id, qty] : parts_) {
            const PartSpec& spec = project.parts()[id].spec;
            BillLine line;
            line.kind = spec.kind;
            line.partId = spec.id;
            line.vendor = spec.vendor;
            line.model = spec.model;
            line.qty = qty;
            line.provenance = partProvenance(spec);
            if (prices) line.price = prices->priceOf(spec, project.facts(id));
            lines.push_back(std::move(line));
        }
        for (const auto& [what, qty] : loose_) {
            BillLine line;
            line.kind = what.first;
            line.model = what.second;
            line.qty = qty;
            lines.push_back(std::move(line));
        }
        std::sort(lines.begin(), lines.end(), [](const BillLine& a, const BillLine& b) {
            return std::tuple(kindOrder(a.kind), std::string_view(a.kind), std::string_view(a.vendor),
                              std::string_view(a.model), std::string_view(a.partId)) <
                   std::tuple(kindOrder(b.kind), std::string_view(b.kind), std::string_view(b.vendor),
                              std::string_view(b.model), std::string_view(b.partId));
        });
        return lines;
    }

private:
    std::map<PartId, std::uint64_t> parts_;
    std::map<std::pair<std::string, std::string>, std::uint64_t> loose_;
};

std::string looseCable(const Cable& cable) {
    std::string what(enumName(cable.media));
    if (const double speed = inGigabitsPerSecond(cable.speed); speed > 0)
        what += " " + std::to_string(std::llround(speed)) + " Gb/s";
    return what;
}

template <class Element>
void countElement(Counter& counter, const Element& element) {
    if (element.part)
        counter.part(*element.part);
    else
        counter.loose(enumName(element.kind), {});
}

} // namespace

Provenance partProvenance(const PartSpec& part) {
    if (part.origin == PartOrigin::UserFile) return Provenance::User;
    std::array<std::size_t, 9> votes{};
    for (const SpecValue& value : part.specs)
        ++votes[std::size_t(value.provenance)];
    const auto most = std::max_element(votes.begin(), votes.end()); // the first of equals is the stronger one
    return *most == 0 ? Provenance::Assumed : Provenance(most - votes.begin());
}

std::optional<double> inUsd(const Money& money) {
    if (money.currency.view() != "USD") return std::nullopt;
    return double(money.minor) / 100;
}

BillOfMaterials billOfMaterials(const Project& project, const PriceBook* prices) {
    Counter counter;
    for (const auto& [id, rack] : project.racks())
        counter.part(rack.part);
    for (const auto& [id, device] : project.devices())
        counter.part(device.part);
    for (const auto& [id, element] : project.powerElements())
        countElement(counter, element);
    for (const auto& [id, element] : project.coolingElements())
        countElement(counter, element);
    for (const PartCount& pieces : cablePieces(project))
        counter.part(pieces.part, pieces.count);
    for (const PartCount& pieces : transceiverPieces(project))
        counter.part(pieces.part, pieces.count);
    for (const auto& [id, cable] : project.cables())
        if (!cable.part) counter.loose("cable", looseCable(cable));

    BillOfMaterials bill;
    bill.lines = counter.lines(project, prices);
    for (const BillLine& line : bill.lines) {
        bill.totals.qty += line.qty;
        const auto typical = line.price ? inUsd(line.price->typical) : std::nullopt;
        if (!line.price) ++bill.unpriced;
        if (!typical) continue;
        bill.totals.pricedQty += line.qty;
        bill.totals.usd += *typical * double(line.qty);
        bill.totals.lowUsd += *inUsd(line.price->low) * double(line.qty);
        bill.totals.highUsd += *inUsd(line.price->high) * double(line.qty);
    }
    return bill;
}

} // namespace cw
