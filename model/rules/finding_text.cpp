#include "model/rules/finding_text.h"

#include "model/object_name.h"
#include "model/phrase_text.h"
#include "model/range_text.h"
#include "model/shown_unit.h"

#include <QCoreApplication>

namespace cw {

namespace {

QString translated(const char* text) {
    return QCoreApplication::translate("rules", text);
}

QString paramText(const FindingParam& param, const Project& project, const QLocale& locale) {
    if (const auto* phrase = std::get_if<Phrase>(&param)) return phraseText(*phrase, locale);
    if (const auto* ref = std::get_if<ObjectRef>(&param))
        return QString::fromStdString(objectName(project, *ref));
    if (const auto* term = std::get_if<FindingTerm>(&param)) return translated(term->text);
    if (const auto* range = std::get_if<ValueRange>(&param)) return rangeText(*range, locale);
    const auto& number = std::get<FindingNumber>(param);
    const ShownUnit unit = shownUnit(project.info().units, number.unit);
    QString text = locale.toString(unit.of(number.value), 'f', number.decimals + unit.moreDecimals);
    if (*unit.name != '\0') text += QChar(0x00A0) + QString::fromUtf8(unit.name);
    return text;
}

} // namespace

QString findingText(const Finding& finding, const Project& project, const QLocale& locale) {
    const auto& messages = finding.rule->messages;
    if (finding.message >= messages.size()) return ruleTitle(*finding.rule);
    const QString pattern = translated(messages[finding.message]);
    // Filled in one pass: a name that holds "%1" itself must stay as it is.
    QString text;
    for (qsizetype i = 0; i < pattern.size(); ++i) {
        const QChar c = pattern[i];
        const int digit = c == QLatin1Char('%') && i + 1 < pattern.size() ? pattern[i + 1].digitValue() : -1;
        if (digit >= 1 && std::size_t(digit) <= finding.params.size()) {
            text += paramText(finding.params[std::size_t(digit - 1)], project, locale);
            ++i;
        } else {
            text += c;
        }
    }
    return text;
}

QString ruleTitle(const RuleInfo& rule) {
    return translated(rule.title);
}
QString ruleChecks(const RuleInfo& rule) {
    return translated(rule.checks);
}
QString ruleFix(const RuleInfo& rule) {
    return translated(rule.fix);
}

QString ruleSource(const RuleInfo& rule) {
    return translated(rule.source);
}

QString severityText(Severity severity) {
    switch (severity) {
    case Severity::Error:
        return QCoreApplication::translate("rules", "Error");
    case Severity::Warning:
        return QCoreApplication::translate("rules", "Warning");
    case Severity::Info:
        return QCoreApplication::translate("rules", "Info");
    }
    return {};
}

} // namespace cw
