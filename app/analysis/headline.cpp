#include "app/analysis/headline.h"

#include "app/analysis/totals.h"
#include "model/cable_length.h"

#include <algorithm>
#include <cmath>

namespace cw::analysis {

namespace {

bool sameFigure(const std::optional<double>& a, const std::optional<double>& b) {
    if (a.has_value() != b.has_value()) return false;
    return !a || std::abs(*a - *b) <= 1e-9 * std::max(std::abs(*a), std::abs(*b));
}

const Headline* find(const std::vector<Headline>& list, const std::string& key) {
    const auto at = std::find_if(list.begin(), list.end(), [&](const Headline& h) { return h.key == key; });
    return at == list.end() ? nullptr : &*at;
}

} // namespace

std::vector<Headline> headlines(const Project& project, const Analysis& answers) {
    std::vector<Headline> all;
    const auto add = [&](std::string key, std::optional<double> value) {
        all.push_back({std::move(key), value});
    };
    const DrawnCounts counts = countDrawn(project);
    add("counts.gpus", double(counts.gpus));
    add("counts.servers", double(counts.servers));
    add("counts.racks", double(counts.racks));
    add("counts.switches", double(counts.switches));
    add("counts.cables", double(counts.cables));
    add("counts.halls", double(counts.halls));
    add("counts.sites", double(counts.sites));
    add("totals.cable_length_m", counts.cableLengthM);
    if (answers.density) {
        double weightKg = 0;
        for (const auto& rack : answers.density->result.racks)
            weightKg += rack.weightKg;
        add("totals.it_kw", answers.density->result.itKw);
        add("totals.weight_kg", weightKg);
        add("density.max_kw", answers.density->result.maxKw);
        add("density.mean_kw", answers.density->result.meanKw);
    }
    if (answers.fabrics)
        for (const FabricAnswer& f : *answers.fabrics) {
            const std::string prefix = "fabric[" + f.name + "].";
            add(prefix + "hosts", f.result.hosts);
            add(prefix + "endpoints", double(f.result.endpoints));
            add(prefix + "bisection.lower_gbps", f.result.bisection.lowerGbps);
            add(prefix + "bisection.upper_gbps", f.result.bisection.upperGbps);
            add(prefix + "diameter_hops", f.result.hops.diameter());
        }
    if (answers.power) {
        add("power.facility_kw", answers.power->result.facilityKw);
        add("power.losses_kw", answers.power->result.lossesKw);
    }
    if (answers.thermal) add("thermal.heat_kw", answers.thermal->result.heatKw);
    if (answers.bill) {
        add("bill.pieces", double(answers.bill->totals.qty));
        add("bill.priced_usd", answers.bill->totals.usd);
    }
    if (answers.findings) {
        const FindingCounts findings = countFindings(*answers.findings);
        add("check.errors", double(findings.errors));
        add("check.warnings", double(findings.warnings));
    }
    return all;
}

std::vector<HeadlineDiff> diffHeadlines(const std::vector<Headline>& before,
                                        const std::vector<Headline>& after) {
    std::vector<HeadlineDiff> all;
    for (const Headline& now : after) {
        const Headline* old = find(before, now.key);
        const auto was = old ? old->value : std::nullopt;
        if (!sameFigure(was, now.value)) all.push_back({now.key, was, now.value});
    }
    for (const Headline& old : before)
        if (!find(after, old.key) && old.value) all.push_back({old.key, old.value, std::nullopt});
    return all;
}

} // namespace cw::analysis
