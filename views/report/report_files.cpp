#include "model/storage/durable_file.h"
#include "views/report/report_pictures.h"
#include "views/report/report_text.h"
#include "views/report/report_writers.h"

#include <QBuffer>
#include <QFileInfo>

namespace cw::report {

namespace {

constexpr double kImageWidth = 1200;
constexpr double kImageHeight = 2400;
constexpr double kImageRatio = 2;

Status writeWhole(const QByteArray& bytes, const QString& path) {
    if (bytes.isEmpty()) return Error{ErrorCode::Internal, path.toStdString(), {}};
    return writeFileAtomically(path.toStdString(), {bytes.constData(), std::size_t(bytes.size())});
}

} // namespace

Status writeReportHtml(const ReportDocument& document, const QString& path) {
    return writeWhole(reportHtml(document), path);
}

Status writeReportPdf(const ReportDocument& document, const QString& path) {
    return writeWhole(reportPdf(document), path);
}

Status writePlanImage(const Project& project, const analysis::Analysis& answers, HallId hall,
                      const QString& path) {
    const Hall* found = project.find(hall);
    if (!found) return Error{ErrorCode::NotFound, "hall " + std::to_string(hall.value()), {}};
    const QString extension = QFileInfo(path).suffix().toLower();
    const Picture plan = planPicture(project, answers, hall, PlanDetail::Full, kImageWidth, kImageHeight);
    if (extension == QStringLiteral("svg")) return writeWhole(svgOf(plan, plain(found->name)), path);
    if (extension != QStringLiteral("png"))
        return Error{ErrorCode::Unsupported, path.toStdString(), ".png, .svg"};
    QByteArray bytes;
    QBuffer buffer(&bytes);
    const QImage image = imageOf(plan, kImageRatio);
    if (image.isNull() || !buffer.open(QIODevice::WriteOnly) || !image.save(&buffer, "PNG"))
        return Error{ErrorCode::Internal, path.toStdString(), "PNG"};
    return writeWhole(bytes, path);
}

} // namespace cw::report
