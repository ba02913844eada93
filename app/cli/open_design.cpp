#include "app/cli/open_design.h"

#include "app/session/design_file.h"

#include <QCoreApplication>

namespace cw::cli {

namespace {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

} // namespace

Result<Project> openDesign(const Call& call, const QString& path) {
    auto opened = readDesign(path.toStdString());
    if (!opened) return opened.error();
    if (!opened->isAsWritten)
        call.warn(path,
                  Say::tr("not as it was saved: another tool changed it, or it is damaged. Check the design "
                          "before you rely on it"));
    return std::move(opened->project);
}

} // namespace cw::cli
