#include "views/print/print_job.h"

#include "views/report/report_writers.h"

#include <QFileInfo>
#include <QPainter>
#include <QPrinter>

namespace cw::print {

namespace {

constexpr double kMmPerInch = 25.4;

QSizeF paperOf(const QPrinter& printer) {
    return printer.pageLayout().paintRect(QPageLayout::Millimeter).size() / report::kSheetUnitMm;
}

/// First and last sheet to print, from 0; a range that is not set means all.
std::pair<int, int> rangeOf(const QPrinter& printer, int count) {
    const int from = printer.fromPage() > 0 ? printer.fromPage() - 1 : 0;
    const int to = printer.toPage() > 0 ? std::min(printer.toPage(), count) - 1 : count - 1;
    return {from, to};
}

/// Calls `sheet` for each wanted sheet on a page of its own.
Status eachSheet(QPrinter& printer, int count, const std::function<void(int)>& sheet) {
    const auto [from, to] = rangeOf(printer, count);
    for (int i = from; i <= to; ++i) {
        if (i > from && !printer.newPage())
            return Error{ErrorCode::WriteFailed, printer.outputFileName().toStdString(), "new page"};
        sheet(i);
    }
    if (printer.printerState() == QPrinter::Error || printer.printerState() == QPrinter::Aborted)
        return Error{ErrorCode::WriteFailed, printer.outputFileName().toStdString(), "printer gave up"};
    return {};
}

} // namespace

void Job::prepare(QPrinter& printer) const {
    printer.setPageLayout(options_.page);
    // Reports are laid out upright.
    if (options_.subject == Subject::Report) printer.setPageOrientation(QPageLayout::Portrait);
    printer.setFullPage(options_.subject == Subject::Report);
    printer.setDocName(options_.subject == Subject::Report || source_.block.project.isEmpty()
                           ? source_.fileName
                           : source_.block.project);
    printer.setCreator(QStringLiteral("Clusterwright"));
}

Result<report::Drawing> Job::drawingFor(const QPrinter& printer) const {
    if (!source_.drawing) return Error{ErrorCode::InvalidArgument, "print", "nothing in view"};
    auto drawing = source_.drawing(report::drawingArea(paperOf(printer), options_.titleBlock),
                                   source_.hasScale ? options_.scale : std::nullopt);
    if (drawing && drawing->sheets.empty())
        return Error{ErrorCode::InvalidArgument, source_.viewName.toStdString(), "nothing in view"};
    return drawing;
}

Result<int> Job::sheets(const QPrinter& printer) const {
    if (options_.subject == Subject::Report) {
        const auto document = source_.report();
        if (!document) return document.error();
        return int(report::reportPages(*document).size());
    }
    const auto drawing = drawingFor(printer);
    if (!drawing) return drawing.error();
    return int(drawing->sheets.size());
}

Status Job::paint(QPrinter& printer) const {
    QPainter painter;
    if (!painter.begin(&printer))
        return Error{ErrorCode::WriteFailed, printer.outputFileName().toStdString(), "printer did not start"};
    const Status status =
        options_.subject == Subject::Report ? paintReport(printer, painter) : paintDrawing(printer, painter);
    if (!status) {
        printer.abort();
        return status;
    }
    if (!painter.end())
        return Error{ErrorCode::WriteFailed, printer.outputFileName().toStdString(), "printer gave up"};
    return {};
}

Status Job::paintDrawing(QPrinter& printer, QPainter& painter) const {
    const auto drawing = drawingFor(printer);
    if (!drawing) return drawing.error();
    const double dotsPerUnit = printer.resolution() / kMmPerInch * report::kSheetUnitMm;
    return eachSheet(printer, int(drawing->sheets.size()), [&](int sheet) {
        painter.save();
        painter.scale(dotsPerUnit, dotsPerUnit);
        report::paintSheet(painter, paperOf(printer), *drawing, std::size_t(sheet),
                           options_.titleBlock ? &source_.block : nullptr, dotsPerUnit);
        painter.restore();
    });
}

Status Job::paintReport(QPrinter& printer, QPainter& painter) const {
    const auto document = source_.report();
    if (!document) return document.error();
    const auto pages = report::reportPages(*document);
    // Other paper than A4: the page as a whole, centred.
    const QSizeF a4 = QPageSize(QPageSize::A4).size(QPageSize::Inch) * report::kReportDpi;
    const QSizeF paper = printer.pageLayout().fullRectPixels(printer.resolution()).size();
    const double factor = std::min(paper.width() / a4.width(), paper.height() / a4.height());
    return eachSheet(printer, int(pages.size()), [&](int page) {
        painter.save();
        painter.translate((paper.width() - a4.width() * factor) / 2,
                          (paper.height() - a4.height() * factor) / 2);
        painter.scale(factor, factor);
        pages[std::size_t(page)](painter);
        painter.restore();
    });
}

Status Job::toPdf(const QString& path) const {
    QPrinter printer(QPrinter::HighResolution);
    printer.setOutputFormat(QPrinter::PdfFormat);
    printer.setOutputFileName(path);
    prepare(printer);
    return paint(printer);
}

} // namespace cw::print
