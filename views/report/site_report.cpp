#include "views/report/site_report.h"

#include "views/report/report_text.h"
#include "views/report/sections.h"

#include <QDate>
#include <QLocale>

#include <algorithm>

namespace cw::report {

namespace {

Error incomplete(const char* domain) {
    return {ErrorCode::InvalidArgument, domain, {}};
}

/// The solver's own refusal, with the domain before its place.
Error notSolved(const std::string& domain, Error refusal) {
    refusal.context = domain + (refusal.context.empty() ? "" : ": ") + refusal.context;
    return refusal;
}

Status checkComplete(const analysis::Analysis& a) {
    const auto refused = [](const char* domain, const solvers::Outcome& outcome) -> Status {
        if (outcome.ok()) return {};
        return outcome.error ? notSolved(domain, *outcome.error) : incomplete(domain);
    };
    if (!a.density) return incomplete("density");
    if (!a.fabrics) return incomplete("fabric");
    if (!a.power) return incomplete("power");
    if (!a.thermal) return incomplete("thermal");
    if (!a.sites) return incomplete("site");
    if (!a.bill) return incomplete("bill");
    if (!a.findings) return incomplete("rules");
    if (auto s = refused("density", a.density->result.outcome); !s) return s;
    if (auto s = refused("power", a.power->result.outcome); !s) return s;
    if (auto s = refused("thermal", a.thermal->result.outcome); !s) return s;
    for (const auto& fabric : *a.fabrics)
        if (fabric.result.problem) return notSolved("fabric " + fabric.name, *fabric.result.problem);
    for (const auto& site : *a.sites)
        if (auto s = refused("site", site.result.outcome); !s) return s;
    return {};
}

} // namespace

void RowGroups::add(const QString& name, const QStringList& cells, Tone tone, const QString& key) {
    const QString whole = cells.join(QChar(0x1F)) + QChar(0x1E) + key;
    const auto found = index_.constFind(whole);
    if (found != index_.constEnd()) {
        groups_[*found].names << name;
        groups_[*found].tone = std::max(groups_[*found].tone, tone);
        return;
    }
    index_.insert(whole, groups_.size());
    groups_.push_back({{name}, cells, tone});
}

std::vector<TableRow> RowGroups::rows() const {
    std::vector<TableRow> rows;
    rows.reserve(groups_.size());
    for (const Group& group : groups_)
        rows.push_back(
            {QStringList{nameRuns(group.names), count(std::uint64_t(group.names.size()))} + group.cells,
             group.tone});
    return rows;
}

Result<ReportDocument> buildSiteReport(const Project& project, const analysis::Analysis& answers,
                                       std::optional<SiteId> site) {
    if (const Status complete = checkComplete(answers); !complete) return complete.error();
    Source source{project, answers};
    for (const auto& answer : *answers.sites)
        if (!source.site && (!site || answer.site == *site)) source.site = &answer;
    if (site && !source.site) return Error{ErrorCode::NotFound, "site " + std::to_string(site->value()), {}};

    const ProjectInfo& info = project.info();
    ReportDocument document;
    document.language = QLocale().bcp47Name();
    QStringList kicker{Text::tr("Site report")};
    if (!info.client.empty()) kicker << Text::tr("for %1").arg(plain(info.client));
    if (source.site) kicker << plain(source.site->input.label);
    document.kicker = kicker.join(QStringLiteral(" · "));
    document.title = info.title.empty() ? Text::tr("Untitled design") : plain(info.title, 160);
    document.marks << QLocale().toString(QDate::currentDate(), QLocale::LongFormat);
    if (!info.revisionLabel.empty())
        document.marks << Text::tr("Revision %1").arg(plain(info.revisionLabel, 40));
    if (!info.author.empty()) document.marks << plain(info.author, 80);
    if (info.units == UnitSystem::Imperial) document.marks << Text::tr("Imperial units; drawings in metric");
    // No rate of exchange is known, and none is guessed.
    if (info.currency != "USD")
        document.marks << Text::tr("Currency %1; prices are in USD").arg(plain(info.currency, 10));
    document.marks << Text::tr("Prepared with Clusterwright %1").arg(QCoreApplication::applicationVersion());
    document.footer =
        Text::tr("Planning estimate from the drawn design. Temperatures are screening estimates, "
                 "not CFD; prices are indicative. The last section says what is not claimed.");
    document.sections = {summarySection(source),   hallSection(source),    rackSection(source),
                         elevationSection(source), fabricSection(source),  powerSection(source),
                         coolingSection(source),   siteSection(source),    billSection(source),
                         findingsSection(source),  sourcesSection(source), limitsSection(source)};
    std::erase_if(document.sections, [](const Section& s) { return s.blocks.empty(); });
    return document;
}

} // namespace cw::report
