// The sections of the site report, one function each; they only read.
#pragma once

#include "app/analysis/analysis.h"
#include "views/report/report_document.h"
#include "views/report/report_pictures.h"

#include <QHash>

namespace cw::report {

/// What all sections read. The answers are complete: buildSiteReport() checks that.
struct Source {
    const Project& project;
    const analysis::Analysis& answers;
    const analysis::SiteAnswer* site = nullptr; ///< null: the design has no site
};

/// Collects equal rows into one: the names of the group, how many, and the cells that they share.
class RowGroups {
public:
    /// `key` tells rows apart that show equal cells; usually empty.
    void add(const QString& name, const QStringList& cells, Tone tone = Tone::None, const QString& key = {});
    /// Rows "names, count, cells…" in the order of first appearance.
    std::vector<TableRow> rows() const;

private:
    struct Group {
        QStringList names, cells;
        Tone tone = Tone::None;
    };
    std::vector<Group> groups_;
    QHash<QString, std::size_t> index_;
};

/// Racks by part and content, the most frequent first.
std::vector<RackKind> rackKinds(const Project& project);

/// What the facility takes at peak, from IT load to the sum.
Table powerSums(const Source& source, const QString& title);
/// Indicative cost by purpose, with bars; no rows when nothing has a price.
Table costSums(const BillOfMaterials& bill);

Section summarySection(const Source& source);
Section hallSection(const Source& source);
Section elevationSection(const Source& source);
Section rackSection(const Source& source);
Section fabricSection(const Source& source);
Section powerSection(const Source& source);
Section coolingSection(const Source& source);
Section siteSection(const Source& source);
Section billSection(const Source& source);
Section findingsSection(const Source& source);
Section sourcesSection(const Source& source);
Section limitsSection(const Source& source);

/// Values in the design's parts by what they rest on.
struct ProvenanceCount {
    std::size_t values = 0;
    std::size_t unverified = 0;
    std::vector<std::size_t> byProvenance; ///< indexed by Provenance
};
ProvenanceCount countProvenance(const Project& project);

} // namespace cw::report
