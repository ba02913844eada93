// The site report: everything that the design answers, with what it rests on and what it does not claim.
#pragma once

#include "app/analysis/analysis.h"
#include "views/report/report_document.h"

#include <optional>

namespace cw::report {

/// Builds the report out of answers that belong to `project`. Without `site` the first site is taken; a
/// design without a site gets a report that says so. Equal rows are grouped, so the length follows the number
/// of kinds of things, not of things. NotFound: no such site. InvalidArgument: a domain has no answer yet, or
/// its solver refused the design (named in `context`).
Result<ReportDocument> buildSiteReport(const Project& project, const analysis::Analysis& answers,
                                       std::optional<SiteId> site = {});

} // namespace cw::report
