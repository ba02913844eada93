// Findings as text for people, in the installed translation and the given locale.
#pragma once

#include "model/rules/finding.h"

#include <QLocale>
#include <QString>

namespace cw {

/// The message of a finding with its parameters filled in.
QString findingText(const Finding& finding, const Project& project, const QLocale& locale = QLocale());
QString ruleTitle(const RuleInfo& rule);
QString ruleChecks(const RuleInfo& rule);
QString ruleFix(const RuleInfo& rule);
QString ruleSource(const RuleInfo& rule);
QString severityText(Severity severity);

} // namespace cw
