#include "app/analysis/explain_keys.h"

#include "app/analysis/explain_judgement.h"
#include "solvers/common/explain_key.h"
#include "solvers/fabric/explain.h"

#include <charconv>
#include <map>

namespace cw::analysis {

namespace {

using Labels = std::vector<std::string_view>;

/// Names of the objects of one list; "#index" for those that share a name or have none.
std::vector<std::string> uniqueNames(const Labels& labels) {
    std::map<std::string_view, int> uses;
    for (const std::string_view label : labels)
        ++uses[label];
    std::vector<std::string> names;
    for (std::size_t i = 0; i < labels.size(); ++i)
        names.push_back(labels[i].empty() || uses[labels[i]] > 1 ? "#" + std::to_string(i)
                                                                 : std::string(labels[i]));
    return names;
}

/// Keys of one solver under its domain: "racks[#0].power_kw" becomes "density.racks[A01].power_kw".
void addKeys(std::vector<std::string>& all, const std::string& domain, const std::vector<std::string>& keys,
             const std::map<std::string_view, Labels>& lists) {
    std::map<std::string_view, std::vector<std::string>> names;
    for (const auto& [list, labels] : lists)
        names[list] = uniqueNames(labels);
    for (const std::string& key : keys) {
        const auto parsed = solvers::parseExplainKey(key);
        if (!parsed) continue;
        const auto list = names.find(parsed->list);
        std::size_t index = 0;
        const std::string& object = parsed->object;
        if (list == names.end() || object.size() < 2 ||
            std::from_chars(object.data() + 1, object.data() + object.size(), index).ec != std::errc() ||
            index >= list->second.size())
            all.push_back(domain + "." + key);
        else
            all.push_back(domain + "." +
                          solvers::explainKey(parsed->list, list->second[index], parsed->field));
    }
}

std::vector<std::string> joined(std::vector<std::string> keys, const std::vector<std::string>& more) {
    keys.insert(keys.end(), more.begin(), more.end());
    return keys;
}

std::vector<std::string> withJudgements(const Analysis& answers, std::string_view domain,
                                        std::vector<std::string> keys) {
    return joined(std::move(keys), judgementKeys(answers, domain));
}

std::string_view objectOf(std::string_view key) {
    const auto open = key.find('[');
    const auto close = key.rfind(']');
    return open == std::string_view::npos || close == std::string_view::npos || close < open
               ? std::string_view()
               : key.substr(open, close - open + 1);
}
std::string_view fieldOf(std::string_view key) {
    const auto close = key.rfind("].");
    return close == std::string_view::npos ? std::string_view() : key.substr(close + 2);
}
std::string_view listOf(std::string_view key) {
    return key.substr(0, key.find('['));
}

} // namespace

std::vector<std::string> explainKeys(const Analysis& answers) {
    using solvers::labelsOf;
    std::vector<std::string> all;
    if (answers.fabrics) {
        Labels labels;
        for (const FabricAnswer& f : *answers.fabrics)
            labels.push_back(f.name);
        const std::vector<std::string> names = uniqueNames(labels);
        for (std::size_t i = 0; i < names.size(); ++i)
            if (const FabricAnswer& fabric = (*answers.fabrics)[i]; !fabric.result.problem)
                for (const std::string& key :
                     joined(solvers::fabric::fabricKeys(fabric.result), fabricJudgementKeys(fabric)))
                    all.push_back(solvers::explainKey("fabric", names[i], key));
    }
    if (isGiven(answers.density)) {
        const auto& in = answers.density->input;
        addKeys(all, "density", withJudgements(answers, "density", solvers::density::densityKeys(in)),
                {{"racks", labelsOf(in.racks)}, {"halls", labelsOf(in.halls)}});
    }
    if (isGiven(answers.power)) {
        const auto& in = answers.power->input;
        addKeys(all, "power", withJudgements(answers, "power", solvers::power::powerKeys(in)),
                {{"elements", labelsOf(in.elements)}});
    }
    if (isGiven(answers.thermal)) {
        const auto& in = answers.thermal->input;
        addKeys(all, "thermal", withJudgements(answers, "thermal", solvers::thermal::thermalKeys(in)),
                {{"halls", labelsOf(in.halls)},
                 {"racks", labelsOf(in.racks)},
                 {"crahs", labelsOf(in.airUnits)},
                 {"loops", labelsOf(in.loops)},
                 {"cdus", labelsOf(in.cdus)}});
    }
    if (answers.sites) {
        Labels labels;
        for (const SiteAnswer& s : *answers.sites)
            labels.push_back(s.input.label);
        for (const std::string& name : uniqueNames(labels))
            for (const std::string& key : joined(solvers::site::siteKeys(), siteJudgementKeys()))
                all.push_back(labels.size() == 1 ? "site." + key : solvers::explainKey("site", name, key));
    }
    return all;
}

std::vector<std::string> keysNear(const Analysis& answers, std::string_view key) {
    const std::vector<std::string> all = explainKeys(answers);
    const std::string_view object = objectOf(key), field = fieldOf(key);
    std::vector<std::string> same, alike, first;
    std::map<std::string, std::string, std::less<>> firstOf; // list -> its first object
    for (const std::string& each : all) {
        const std::string_view itsObject = objectOf(each);
        if (!object.empty() && itsObject == object) same.push_back(each);
        if (!field.empty() && fieldOf(each) == field) alike.push_back(each);
        const auto [at, fresh] = firstOf.emplace(listOf(each), itsObject);
        if (itsObject.empty() || at->second == itsObject) first.push_back(each);
    }
    return !same.empty() ? same : !alike.empty() ? alike : first;
}

bool isUnknownValue(const Error& error) {
    return error.code == ErrorCode::NotFound && error.detail == "unknown";
}

} // namespace cw::analysis
