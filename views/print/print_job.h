// Puts a drawing or the site report on paper, or into a PDF file as a printer would.
#pragma once

#include "views/print/print_options.h"
#include "views/report/drawing_sheets.h"
#include "views/report/report_document.h"

class QPrinter;

namespace cw::print {

/// Where a job gets its content from, asked anew for each layout.
struct Source {
    QString viewName; ///< of the view in front: "Hall plan"; empty: nothing to print there
    bool hasScale = false;
    QString fileName; ///< proposed for print files, without ending
    report::TitleBlock block;
    std::function<Result<report::Drawing>(QSizeF area, std::optional<int> scale)> drawing;
    std::function<Result<report::ReportDocument>()> report;
};

/// Paints a job on one printer. The page layout is the printer's own; sheets outside its page range are left
/// out.
class Job {
public:
    Job(const Source& source, const Options& options)
        : source_(source)
        , options_(options) {}

    /// Gives the printer paper, margins, title and range limits; call before its dialog or preview.
    void prepare(QPrinter& printer) const;
    /// Number of sheets on this printer's paper, of the whole job. InvalidArgument when a view has nothing to
    /// print or the scale takes too many sheets; errors of the report.
    Result<int> sheets(const QPrinter& printer) const;
    /// WriteFailed when the printer does not start or gives up.
    Status paint(QPrinter& printer) const;
    /// Into a PDF file; WriteFailed with the path.
    Status toPdf(const QString& path) const;

private:
    Status paintDrawing(QPrinter& printer, QPainter& painter) const;
    Status paintReport(QPrinter& printer, QPainter& painter) const;
    Result<report::Drawing> drawingFor(const QPrinter& printer) const;

    const Source& source_;
    const Options& options_;
};

} // namespace cw::print
