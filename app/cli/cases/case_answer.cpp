#include "app/cli/cases/case_answer.h"

#include "app/cli/calc_json.h"

#include <functional>
#include <map>

namespace cw::cli {

namespace calc = solvers::calc;

namespace {

using Answerer = std::function<CaseAnswer(const CaseQuestion&)>;

CaseAnswer answerByEquation(const calc::Calculator& calculator, const CaseQuestion& question) {
    const auto inputs = valuesFromJson(question.inputs);
    if (!inputs) return inputs.error();
    const auto answer = calc::evaluate(calculator, *inputs);
    if (!answer) return answer.error();
    Json values = Json::object();
    for (const auto& [name, value] : answer->outputs)
        values[name] = valueJson(value);
    return values;
}

std::map<std::string, Answerer> makeAnswerers() {
    std::map<std::string, Answerer> table{{"topology_counts", answerTopology},
                                          {"exact_bisection", answerTopology},
                                          {"reference_architecture", answerReference},
                                          {"oversubscription", answerOversubscription},
                                          {"real_file", answerRealFile},
                                          {"max_concurrent_flow", answerThroughput},
                                          {"max_concurrent_flow_random", answerRandomThroughput},
                                          {"bound", answerRandomBound},
                                          {"media_choice", answerMedia}};
    for (const calc::Calculator& c : calc::calculators())
        table.emplace(c.name, [&c](const CaseQuestion& question) { return answerByEquation(c, question); });
    return table;
}

} // namespace

CaseAnswer answerCase(const std::string& kind, const CaseQuestion& question) {
    static const std::map<std::string, Answerer> table = makeAnswerers();
    const auto at = table.find(kind);
    if (at == table.end()) return Error{ErrorCode::Unsupported, kind, {}};
    return at->second(question);
}

} // namespace cw::cli
