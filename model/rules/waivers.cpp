#include "model/rules/waivers.h"

#include "model/edit/project_editor.h"
#include "model/project.h"

#include <map>

namespace cw {

namespace {

Phrase paramWords(const FindingParam& param) {
    if (const auto* phrase = std::get_if<Phrase>(&param)) return *phrase;
    if (const auto* ref = std::get_if<ObjectRef>(&param)) return std::string(enumName(ref->kind));
    if (const auto* term = std::get_if<FindingTerm>(&param)) return std::string(term->text);
    if (const auto* range = std::get_if<ValueRange>(&param))
        return Phrase::number(range->found.value_or(0), 6);
    const auto& number = std::get<FindingNumber>(param);
    const std::string unit = *number.unit ? std::string(" ") + number.unit : std::string();
    return std::string(Phrase::number(number.value, number.decimals).english() + unit);
}

Status removeWhere(ProjectEditor& editor, const auto& unwanted) {
    std::vector<WaiverId> ids;
    for (const auto& [id, waiver] : editor.project().waivers())
        if (unwanted(waiver)) ids.push_back(id);
    for (const WaiverId id : ids)
        if (Status status = editor.remove(id); !status) return status;
    return {};
}

} // namespace

std::string waiverObject(const Finding& finding) {
    std::string object;
    for (const ObjectRef ref : finding.objects) {
        if (!object.empty()) object += " + ";
        object += std::string(enumName(ref.kind)) + "/" + std::to_string(ref.id);
    }
    return object;
}

std::string waiverFound(const Finding& finding) {
    const auto& messages = finding.rule->messages;
    if (finding.message >= messages.size()) return finding.rule->title;
    Phrase words = Phrase::known(messages[finding.message]);
    for (const FindingParam& param : finding.params)
        words = words.arg(paramWords(param));
    return words.english();
}

void applyWaivers(std::vector<Finding>& findings, const Project& project) {
    std::multimap<std::string_view, const Waiver*> byRule;
    for (const auto& [id, waiver] : project.waivers())
        byRule.emplace(waiver.rule, &waiver);
    for (Finding& finding : findings) {
        finding.waived = false;
        finding.waiverReason.clear();
        finding.lapsed.clear();
        const auto [first, last] = byRule.equal_range(finding.ruleId());
        if (first == last) continue;
        const std::string object = waiverObject(finding), found = waiverFound(finding);
        for (auto it = first; it != last && !finding.waived; ++it) {
            const Waiver& waiver = *it->second;
            if (!waiver.object.empty() && waiver.object != object) continue;
            finding.waiverReason = waiver.reason;
            finding.waived = waiver.found.empty() || waiver.found == found;
            finding.lapsed = finding.waived ? std::string() : waiver.found;
        }
    }
}

Status waive(ProjectEditor& editor, const Finding& finding, Waiver details) {
    details.rule = std::string(finding.ruleId());
    details.object = waiverObject(finding);
    details.found = waiverFound(finding);
    if (Status status = removeWhere(editor,
                                    [&](const Waiver& waiver) {
                                        return waiver.rule == details.rule && waiver.object == details.object;
                                    });
        !status)
        return status;
    const auto id = editor.add(std::move(details));
    return id ? Status() : Status(id.error());
}

Status withdrawWaivers(ProjectEditor& editor, const Finding& finding) {
    const std::string rule(finding.ruleId()), object = waiverObject(finding);
    return removeWhere(editor, [&](const Waiver& waiver) {
        return waiver.rule == rule && (waiver.object.empty() || waiver.object == object);
    });
}

} // namespace cw
