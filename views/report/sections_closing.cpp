// Bill of materials, findings, sources, limits.
#include "app/analysis/kind_text.h"
#include "model/object_name.h"
#include "model/rules/finding_text.h"
#include "views/report/report_text.h"
#include "views/report/sections.h"

#include <algorithm>
#include <array>
#include <map>

namespace cw::report {

namespace {

constexpr std::size_t kProvenances = std::size_t(Provenance::Drawn) + 1;
constexpr std::size_t kMostFindings = 12; ///< of one rule that are all written out
constexpr std::size_t kExamples = 3;      ///< that are written out of more than those
constexpr int kMostRuns = 12;             ///< runs of names of the others
constexpr double kMillionsFrom = 1e7;     ///< USD; smaller sums are told in thousands
constexpr int kMostKeys = 12;             ///< unverified values of one part that are named

/// In k USD; what is less than half of one is not called nothing.
QString money(double usd) {
    return usd > 0 && usd < 500 ? Text::tr("< 1") : number(usd / 1e3, 0);
}

/// What the kinds of the catalogue are bought for.
QString purposeOf(std::string_view kind) {
    using Kinds = std::initializer_list<std::string_view>;
    const auto isOneOf = [&](Kinds kinds) {
        return std::find(kinds.begin(), kinds.end(), kind) != kinds.end();
    };
    if (isOneOf({"system", "rack_system", "server_cpu", "accelerator", "baseboard"}))
        return Text::tr("Servers");
    if (isOneOf({"switch", "nic", "transceiver", "cable", "fiber"}))
        return Text::tr("Network, optics, cables");
    if (isOneOf({"storage", "drive"})) return Text::tr("Storage");
    if (isOneOf({"rack", "rack_pdu", "power_shelf", "busway", "rpp"}))
        return Text::tr("Racks, PDUs, busways");
    if (isOneOf({"ups", "battery", "bess", "transformer", "switchgear", "genset", "sts", "utility_feed"}))
        return Text::tr("Power plant");
    if (isOneOf({"crah", "cdu", "rdhx", "chiller", "dry_cooler", "cooling_tower", "pump"}))
        return Text::tr("Cooling plant");
    return Text::tr("Other");
}

Tone toneOf(Severity severity) {
    switch (severity) {
    case Severity::Error:
        return Tone::Error;
    case Severity::Warning:
        return Tone::Warning;
    case Severity::Info:
        return Tone::Info;
    }
    return Tone::None;
}

/// "a, b, c and 4 more".
QString listed(const QStringList& items, int most) {
    if (items.size() <= most) return items.join(QStringLiteral(", "));
    return Text::tr("%1 and %2 more")
        .arg(items.mid(0, most).join(QStringLiteral(", ")), count(std::uint64_t(items.size() - most)));
}

QStringList texts(const std::vector<std::string>& list) {
    QStringList out;
    for (const std::string& s : list)
        out << plain(s, 80);
    return out;
}

/// Inputs of the site solver as people call them.
QString siteInputText(const std::string& input) {
    if (input == "itW") return Text::tr("IT load");
    if (input == "lossesW") return Text::tr("losses of the power distribution");
    if (input == "coolingW") return Text::tr("power of the cooling plant");
    if (input == "contractedW") return Text::tr("contracted connection");
    if (input == "loadFactor") return Text::tr("mean load over the year");
    if (input == "carbonGPerKwh") return Text::tr("carbon intensity");
    if (input == "priceUsdPerKwh") return Text::tr("electricity price in USD");
    return plain(input, 40);
}

} // namespace

ProvenanceCount countProvenance(const Project& project) {
    ProvenanceCount n;
    n.byProvenance.assign(kProvenances, 0);
    const auto add = [&](Provenance p) {
        ++n.values;
        ++n.byProvenance[std::size_t(p)];
        if (p == Provenance::Unverified) ++n.unverified;
    };
    for (const auto& [id, part] : project.parts()) {
        for (const SpecValue& value : part.spec.specs)
            add(value.provenance);
        for (const PortGroup& ports : part.spec.ports)
            add(ports.provenance);
    }
    return n;
}

Table costSums(const BillOfMaterials& bill) {
    QStringList purposes; // in the order of the bill
    std::vector<double> sums;
    for (const BillLine& line : bill.lines) {
        const auto usd = line.price ? inUsd(line.price->typical) : std::nullopt;
        if (!usd) continue;
        const QString purpose = purposeOf(line.kind);
        if (!purposes.contains(purpose)) {
            purposes << purpose;
            sums.push_back(0);
        }
        sums[std::size_t(purposes.indexOf(purpose))] += *usd * double(line.qty);
    }
    Table table;
    if (purposes.isEmpty()) return table;
    const bool millions = bill.totals.usd >= kMillionsFrom;
    const auto text = [&](double usd) { return millions ? number(usd / 1e6, 2) : money(usd); };
    table.title =
        millions ? Text::tr("Hardware, indicative, M USD") : Text::tr("Hardware, indicative, k USD");
    table.columns = {{QString(), false}, {QString(), false, true}, {QString(), true}};
    const double most = *std::max_element(sums.begin(), sums.end());
    for (std::size_t i = 0; i < sums.size(); ++i)
        table.rows.push_back(
            {{purposes[qsizetype(i)], {}, text(sums[i])}, Tone::None, false, most > 0 ? sums[i] / most : 0});
    table.rows.push_back({{Text::tr("All"), {}, text(bill.totals.usd)}, Tone::None, true});
    return table;
}

Section billSection(const Source& source) {
    const BillOfMaterials& bill = *source.answers.bill;
    if (bill.lines.empty()) return {};
    Section section{Text::tr("Bill of materials"), false, {}};
    Table table;
    table.columns = {
        {Text::tr("Kind"), false},  {Text::tr("Vendor"), false},          {Text::tr("Model"), false},
        {Text::tr("Number"), true}, {Text::tr("Indicative k USD"), true}, {Text::tr("Range k USD"), true}};
    for (const BillLine& line : bill.lines) {
        QString typical = unknown(), range = unknown();
        if (line.price) {
            const auto low = inUsd(line.price->low), mid = inUsd(line.price->typical),
                       high = inUsd(line.price->high);
            const double qty = double(line.qty);
            if (mid) typical = money(*mid * qty);
            if (low && high) range = Text::tr("%1 to %2").arg(money(*low * qty), money(*high * qty));
        }
        table.rows.push_back({{analysis::kindText(line.kind), plain(line.vendor, 60), plain(line.model, 120),
                               count(line.qty), typical, range}});
    }
    const BillTotals& t = bill.totals;
    table.rows.push_back({{Text::tr("All"),
                           {},
                           {},
                           count(t.qty),
                           money(t.usd),
                           Text::tr("%1 to %2").arg(money(t.lowUsd), money(t.highUsd))},
                          Tone::None,
                          true});
    table.note =
        Text::tr("Prices are indicative, dated and from public sources; %1 of %2 pieces have one, %3 lines "
                 "have none and are not in the sum. Land, building, labour, spares, licences and taxes are "
                 "not included.")
            .arg(count(t.pricedQty), count(t.qty), count(bill.unpriced));
    section.blocks.push_back(std::move(table));
    return section;
}

Section findingsSection(const Source& source) {
    const auto& findings = *source.answers.findings;
    Section section{Text::tr("Findings"), false, {}};
    const FindingCounts counts = countFindings(findings);
    section.blocks.push_back(Paragraph{
        Text::tr("Errors: %1. Warnings: %2. Notes: %3. Waived: %4.")
            .arg(count(counts.errors), count(counts.warnings), count(counts.infos), count(counts.waived)),
        TextStyle::Body});
    if (findings.empty()) {
        section.blocks.push_back(
            Paragraph{Text::tr("No rule found anything to report."), TextStyle::Body, Tone::Ok});
        return section;
    }
    Table open, waived;
    open.title = Text::tr("Open");
    open.columns = {{Text::tr("Severity"), false}, {Text::tr("Rule"), false}, {Text::tr("Finding"), false}};
    waived.title = Text::tr("Accepted by the planner");
    waived.columns = {{Text::tr("Severity"), false},
                      {Text::tr("Rule"), false},
                      {Text::tr("Finding"), false},
                      {Text::tr("Reason"), false}};
    std::map<std::string_view, std::size_t> all, written;
    std::map<std::string_view, QStringList> others;
    for (const Finding& f : findings)
        if (!f.waived) ++all[f.ruleId()];
    for (const Finding& f : findings) {
        QString text = plain(findingText(f, source.project).toStdString(), 400);
        if (!f.lapsed.empty())
            text +=
                QLatin1Char(' ') + Text::tr("It was accepted when it read “%1”.").arg(plain(f.lapsed, 400));
        if (f.waived) {
            waived.rows.push_back(
                {{severityText(f.severity), ruleTitle(*f.rule), text,
                  f.waiverReason.empty() ? Text::tr("no reason given") : plain(f.waiverReason)},
                 toneOf(f.severity)});
            continue;
        }
        const std::size_t total = all[f.ruleId()], number = ++written[f.ruleId()];
        if (total <= kMostFindings || number <= kExamples) {
            open.rows.push_back({{severityText(f.severity), ruleTitle(*f.rule), text}, toneOf(f.severity)});
            continue;
        }
        // What a rule says more often than anybody reads is named where its examples end.
        QStringList& names = others[f.ruleId()];
        if (!f.objects.empty()) names << plain(objectName(source.project, f.objects.front()), 60);
        if (number == total)
            open.rows.push_back({{severityText(f.severity), ruleTitle(*f.rule),
                                  Text::tr("The same for %1 others: %2")
                                      .arg(count(total - kExamples), nameRuns(names, kMostRuns))},
                                 toneOf(f.severity)});
    }
    if (!open.rows.empty()) section.blocks.push_back(std::move(open));
    if (!waived.rows.empty()) section.blocks.push_back(std::move(waived));
    return section;
}

Section sourcesSection(const Source& source) {
    const Project& project = source.project;
    if (project.parts().empty()) return {};
    Section section{Text::tr("Sources"), false, {}};
    const ProvenanceCount n = countProvenance(project);
    Table kinds;
    kinds.title = Text::tr("What the values of the parts rest on");
    kinds.columns = {{Text::tr("Provenance"), false}, {Text::tr("Values"), true}, {Text::tr("Share"), true}};
    for (std::size_t p = 0; p < kProvenances; ++p)
        if (n.byProvenance[p] > 0)
            kinds.rows.push_back(
                {{provenanceText(Provenance(p)), count(n.byProvenance[p]),
                  quantity(100.0 * double(n.byProvenance[p]) / double(n.values), 0, QStringLiteral("%"))},
                 Provenance(p) == Provenance::Unverified ? Tone::Warning : Tone::None});
    section.blocks.push_back(std::move(kinds));

    struct Document {
        std::size_t values = 0;
        Provenance provenance = Provenance::Vendor;
    };
    std::map<std::pair<std::string, std::string>, Document> documents;
    Table flagged;
    for (const auto& [id, part] : project.parts()) {
        QStringList unverified;
        const auto add = [&](const std::string& title, const std::string& address, Provenance p,
                             const std::string& key) {
            if (p == Provenance::Unverified) unverified << plain(key, 60);
            // Arithmetic and assumptions of the product are counted above; they are no documents.
            if (title.empty() || p > Provenance::Secondary) return;
            Document& d = documents[{title, address}];
            ++d.values;
            d.provenance = std::max(d.provenance, p);
        };
        for (const SpecValue& v : part.spec.specs)
            add(v.source, v.address, v.provenance, v.key);
        for (const PortGroup& g : part.spec.ports)
            add(g.source, g.address, g.provenance, "ports " + g.connector);
        if (unverified.isEmpty()) continue;
        unverified.removeDuplicates();
        flagged.rows.push_back({{plain(part.spec.vendor + " " + part.spec.model, 120),
                                 listed(unverified, kMostKeys).replace(QLatin1Char('_'), QLatin1Char(' '))},
                                Tone::Warning});
    }
    Table table;
    table.title = Text::tr("Documents behind the parts of this design");
    table.columns = {{Text::tr("Document"), false}, {Text::tr("Kind"), false}, {Text::tr("Values"), true}};
    std::vector<std::pair<std::pair<std::string, std::string>, Document>> sorted(documents.begin(),
                                                                                 documents.end());
    std::stable_sort(sorted.begin(), sorted.end(),
                     [](auto& a, auto& b) { return a.second.values > b.second.values; });
    for (const auto& [name, d] : sorted) {
        QString title = plain(name.first);
        if (!name.second.empty()) title += QStringLiteral(" · ") + plain(name.second, 200);
        table.rows.push_back({{title, provenanceText(d.provenance), count(d.values)}});
    }
    if (!table.rows.empty()) section.blocks.push_back(std::move(table));
    if (!flagged.rows.empty()) {
        flagged.title = Text::tr("Unverified values, to be checked before they are relied on");
        flagged.columns = {{Text::tr("Part"), false}, {Text::tr("Values"), false}};
        section.blocks.push_back(std::move(flagged));
    }
    return section;
}

Section limitsSection(const Source& source) {
    const auto& a = source.answers;
    Section section{Text::tr("Limits of this report"), false, {}};
    section.blocks.push_back(
        Paragraph{Text::tr("What these pages do not claim, and what would have to be known to claim more."),
                  TextStyle::Body});
    BulletList general;
    general.items = {
        Text::tr(
            "This is a planning estimate computed from the drawn design. It is no engineering approval, no "
            "offer and no legal advice, and it replaces no survey of the site."),
        Text::tr("Temperatures and flows come from level 0 heat balances with perfect mixing. They are a "
                 "screening "
                 "estimate, not CFD: hot spots, leakage and bypass at single racks are not seen."),
        Text::tr("Power is the maximum draw that the parts state, at a power factor of %1, in a steady "
                 "state. Inrush, harmonics, "
                 "short circuits, selectivity and the swing of synchronous training steps are not computed.")
            .arg(number(a.power->options.powerFactor, 2)),
        Text::tr(
            "The cooling plant takes %1. It counts in facility power and PUE, but is not hung on the drawn "
            "feeds: loads of transformers, switchboards and generators, and their failures, are without it.")
            .arg(a.power->input.coolingW
                     ? quantity(a.power->input.coolingW->value / 1e3, 0, QStringLiteral("kW"))
                     : Text::tr("an unknown power")),
        Text::tr(
            "Redundancy words describe the topology of the drawing (N, N+1, 2N). No tier or certification is "
            "claimed; only single failures are examined."),
        Text::tr(
            "Network capacity is what the drawn cables could carry. It is no prediction of job run time; "
            "routing, congestion control and software decide how much of it is reached."),
        Text::tr(
            "Prices are indicative, of public sources and dates that differ. They are no quotation. Energy "
            "cost and carbon use one annual figure for the site."),
        Text::tr("Weights and floor loads compare with stated limits only; seismic bracing, the structure "
                 "below and "
                 "the way in are not examined."),
        Text::tr(
            "Codes, permits, grid connection terms and export control need a licence and code analysis by "
            "qualified people.")};
    section.blocks.push_back(std::move(general));

    BulletList open;
    const ProvenanceCount n = countProvenance(source.project);
    if (n.unverified > 0)
        open.items << Text::tr("%1 of %2 values of the parts are unverified (from memory); the section "
                               "Sources lists them.")
                          .arg(count(n.unverified), count(n.values));
    if (!a.density->result.power.complete())
        open.items << Text::tr("Maximum power is not stated for: %1.")
                          .arg(listed(texts(a.density->result.power.missing), 12));
    if (!a.density->result.mass.complete())
        open.items << Text::tr("Mass is unknown, weights are lower bounds, for: %1.")
                          .arg(listed(texts(a.density->result.mass.missing), 12));
    if (!a.density->result.liquid.complete())
        open.items << Text::tr("The liquid share is unknown, all heat is counted as air, for: %1.")
                          .arg(listed(texts(a.density->result.liquid.missing), 12));
    if (!a.thermal->result.airflow.complete())
        open.items << Text::tr("Air flow is estimated from an assumed temperature rise for %1 of %2 racks.")
                          .arg(count(a.thermal->result.airflow.total - a.thermal->result.airflow.known),
                               count(a.thermal->result.airflow.total));
    if (!a.power->result.ratings.complete())
        open.items << Text::tr("No rating is known for %1 of %2 power elements; they are not judged.")
                          .arg(count(a.power->result.ratings.total - a.power->result.ratings.known),
                               count(a.power->result.ratings.total));
    if (!a.power->result.coolingKnown)
        open.items << Text::tr(
            "The power of the cooling plant is unknown: the facility figure leaves it out.");
    if (!a.thermal->result.seaLevelAssumed.empty())
        open.items << Text::tr("Sea level is assumed for: %1.")
                          .arg(listed(texts(a.thermal->result.seaLevelAssumed), 8));
    if (a.bill->unpriced > 0)
        open.items
            << Text::tr("%1 lines of the bill of materials have no price.").arg(count(a.bill->unpriced));
    if (source.site && !source.site->result.unknown.empty()) {
        QStringList inputs;
        for (const std::string& input : source.site->result.unknown)
            inputs << siteInputText(input);
        open.items << Text::tr("Not known for the site: %1.").arg(inputs.join(QStringLiteral(", ")));
    }
    for (const auto& f : *a.fabrics)
        if (!f.result.bisection.exact && f.result.endpoints > 1)
            open.items
                << Text::tr("The bisection of %1 is an interval: its bounds do not meet.").arg(plain(f.name));
    if (open.items.isEmpty()) return section;
    section.blocks.push_back(Paragraph{Text::tr("Open in this design"), TextStyle::Head});
    section.blocks.push_back(std::move(open));
    return section;
}

} // namespace cw::report
