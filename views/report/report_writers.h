// Files out of a report. All are written as a whole or not at all.
#pragma once

#include "app/analysis/analysis.h"
#include "views/report/report_document.h"

#include <QByteArray>

#include <functional>

class QPainter;

namespace cw::report {

/// One self-contained page: style and pictures are inside, nothing is loaded, every text is escaped.
QByteArray reportHtml(const ReportDocument& document);
/// A4 with footer and page numbers; tables repeat their header rows. Needs a QGuiApplication.
QByteArray reportPdf(const ReportDocument& document);

/// The pages of reportPdf(), for other paged devices: each paints one A4 page upright, with the painter's
/// origin at its corner and kReportDpi units an inch.
constexpr int kReportDpi = 600;
std::vector<std::function<void(QPainter&)>> reportPages(const ReportDocument& document);

/// WriteFailed with the system's message (permissions, full disk); a file that was there stays as it was.
Status writeReportHtml(const ReportDocument& document, const QString& path);
Status writeReportPdf(const ReportDocument& document, const QString& path);

/// One hall with its rack power, as .png or .svg by extension. NotFound: no such hall; Unsupported: another
/// extension; else as above.
Status writePlanImage(const Project& project, const analysis::Analysis& answers, HallId hall,
                      const QString& path);

} // namespace cw::report
