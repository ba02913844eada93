// The formats of `export` that are pictures of one hall: plan-png and plan-svg.
#pragma once

#include "app/cli/command.h"

namespace cw::cli {

struct PlanFormat {
    QString id, extension, name, description;
};
std::vector<PlanFormat> planFormats();
bool isPlanFormat(const QString& format);

/// Draws the hall that `--hall` names (the only one without it) of the project in the first argument.
int exportPlan(const Call& call, const QString& format, const QString& out);

} // namespace cw::cli
