#include "model/rules/waivers.h"

#include "model/edit/project_editor.h"
#include "model/project.h"

#include <algorithm>
#include <charconv>
#include <map>
#include <set>

namespace cw {

namespace {

constexpr std::string_view kAnd = " + ";

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

std::vector<std::string> objectsIn(const std::string& object) {
    std::vector<std::string> names;
    for (std::size_t at = 0; at < object.size();) {
        const std::size_t next = std::min(object.find(kAnd, at), object.size());
        names.push_back(object.substr(at, next - at));
        at = next + kAnd.size();
    }
    return names;
}

std::string joined(const std::vector<std::string>& names) {
    std::string object;
    for (const std::string& name : names)
        object += (object.empty() ? "" : std::string(kAnd)) + name;
    return object;
}

std::string nameOf(ObjectRef ref) {
    return std::string(enumName(ref.kind)) + "/" + std::to_string(ref.id);
}

std::optional<ObjectRef> refNamed(const std::string& name) {
    const std::size_t slash = name.find('/');
    if (slash == std::string::npos) return std::nullopt;
    ObjectRef ref;
    const char* end = name.data() + name.size();
    if (std::from_chars(name.data() + slash + 1, end, ref.id).ptr != end) return std::nullopt;
    for (std::size_t kind = 0; kind < kEntityKinds; ++kind)
        if (enumName(EntityKind(kind)) == name.substr(0, slash)) {
            ref.kind = EntityKind(kind);
            return ref;
        }
    return std::nullopt;
}

/// Of the same matter, though some objects have come or gone: more than half of either are the other's.
bool isMostly(const std::string& a, const std::string& b) {
    if (a == b) return true;
    const std::vector<std::string> left = objectsIn(a), right = objectsIn(b);
    const std::set<std::string> known(left.begin(), left.end());
    const auto common = std::count_if(right.begin(), right.end(),
                                      [&](const std::string& name) { return known.contains(name); });
    return 2 * std::size_t(common) > std::max(left.size(), right.size());
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
    std::vector<std::string> names;
    for (const ObjectRef ref : finding.objects)
        names.push_back(nameOf(ref));
    return joined(names);
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
            if (!waiver.object.empty() && !isMostly(waiver.object, object)) continue;
            finding.waiverReason = waiver.reason;
            const bool same = waiver.object.empty() || waiver.object == object;
            finding.waived = same && (waiver.found.empty() || waiver.found == found);
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
                                        return waiver.rule == details.rule && !waiver.object.empty() &&
                                               isMostly(waiver.object, details.object);
                                    });
        !status)
        return status;
    const auto id = editor.add(std::move(details));
    return id ? Status() : Status(id.error());
}

Status withdrawWaivers(ProjectEditor& editor, const Finding& finding) {
    const std::string rule(finding.ruleId()), object = waiverObject(finding);
    return removeWhere(editor, [&](const Waiver& waiver) {
        return waiver.rule == rule && (waiver.object.empty() || isMostly(waiver.object, object));
    });
}

Status forgetRemoved(ProjectEditor& editor) {
    std::vector<std::pair<WaiverId, std::vector<std::string>>> stale;
    for (const auto& [id, waiver] : editor.project().waivers()) {
        std::vector<std::string> kept;
        for (const std::string& name : objectsIn(waiver.object))
            if (const auto ref = refNamed(name); ref && editor.project().contains(*ref)) kept.push_back(name);
        const std::size_t named = objectsIn(waiver.object).size();
        if (2 * kept.size() <= named) kept.clear(); // what it was about is gone
        if (kept.size() != named) stale.emplace_back(id, std::move(kept));
    }
    for (const auto& [id, kept] : stale) {
        const Status status =
            kept.empty() ? editor.remove(id) : editor.set(id, &Waiver::object, joined(kept));
        if (!status) return status;
    }
    return {};
}

} // namespace cw
