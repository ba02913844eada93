#include "views/canvas/edit_problem.h"

#include "app/session/error_text.h"

#include <QCoreApplication>

namespace cw::canvas {

namespace {
struct EditProblem {
    Q_DECLARE_TR_FUNCTIONS(EditProblem)
};
} // namespace

QString editProblem(const Error& error) {
    const QString context = QString::fromStdString(error.context),
                  detail = QString::fromStdString(error.detail);
    switch (error.code) {
    case ErrorCode::Conflict:
        if (error.detail == "locked") return EditProblem::tr("%1 is locked. Unlock it first.").arg(context);
        if (context.startsWith(QLatin1Char('U')) && context.size() > 1 && context[1].isDigit())
            return EditProblem::tr("%1 is occupied by %2.").arg(context, detail);
        return EditProblem::tr("%1 would stand in %2.").arg(context, detail);
    case ErrorCode::NotFound:
        return EditProblem::tr("%1 is not there any more.").arg(context);
    case ErrorCode::Duplicate:
        return EditProblem::tr("The name %1 is taken.").arg(detail);
    default:
        return errorLine(error);
    }
}

} // namespace cw::canvas
