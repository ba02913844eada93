#include "app/cli/calc_json.h"
#include "app/cli/case_compare.h"
#include "app/cli/commands.h"

#include <QCoreApplication>
#include <QFile>
#include <nlohmann/json.hpp>

namespace cw::cli {

namespace calc = solvers::calc;

namespace {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

Result<Json> readCases(const QString& path) {
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return Error{file.exists() ? ErrorCode::ReadFailed : ErrorCode::NotFound, path.toStdString(),
                     file.errorString().toStdString()};
    const QByteArray text = file.readAll();
    Json cases = Json::parse(text.begin(), text.end(), nullptr, false);
    if (cases.is_discarded()) return Error{ErrorCode::ParseError, path.toStdString(), "not JSON"};
    if (cases.is_object() && cases.contains("cases")) cases = cases["cases"];
    if (!cases.is_array())
        return Error{ErrorCode::ParseError, path.toStdString(), "a list of cases is expected"};
    return cases;
}

/// What one case came to; the answer is computed from its inputs alone.
Json answerCase(const Json& c) {
    Json result{{"id", c.value("id", Json())},
                {"kind", c.value("kind", Json())},
                {"status", "unsupported"},
                {"value", nullptr},
                {"expected", c.value("expected", Json())},
                {"tolerance", c.value("tolerance", Json::object())}};
    if (!c.is_object() || !c.contains("kind") || !c["kind"].is_string() || !c.contains("inputs") ||
        !c["inputs"].is_object() || !c.contains("expected") || !c["expected"].is_object()) {
        result["status"] = "fail";
        result["note"] = "a case needs kind, inputs and expected";
        return result;
    }
    const calc::Calculator* calculator = calc::findCalculator(c["kind"].get<std::string>());
    if (!calculator) return result;
    const auto inputs = valuesFromJson(c["inputs"]);
    const auto answer = inputs ? calc::evaluate(*calculator, *inputs) : Result<calc::Answer>(inputs.error());
    if (!answer) {
        result["status"] = "fail";
        result["note"] = answer.error().context + ": " + answer.error().detail;
        return result;
    }
    Json values = Json::object();
    for (const auto& [name, expected] : c["expected"].items())
        if (const auto at = answer->outputs.find(name); at != answer->outputs.end())
            values[name] = valueJson(at->second);
    const auto wrong = firstMismatch(values, c["expected"], result["tolerance"]);
    result["value"] = values;
    result["status"] = wrong ? "fail" : "pass";
    if (wrong) result["note"] = *wrong;
    return result;
}

int run(const Call& call) {
    const QStringList files = call.positional();
    const auto cases = readCases(files.isEmpty() ? QStringLiteral(":/cases/thermal.json") : files.first());
    if (!cases) return call.fail(cases.error());
    std::size_t passed = 0, failed = 0, unsupported = 0;
    Json results = Json::array();
    for (const Json& c : *cases) {
        Json result = answerCase(c);
        const std::string status = result["status"];
        (status == "pass" ? passed : status == "fail" ? failed : unsupported)++;
        if (!call.wantsJson() && status != "pass")
            call.print(QStringLiteral("%1 %2 (%3) %4")
                           .arg(QString::fromStdString(status), QString::fromStdString(result["id"].dump()),
                                QString::fromStdString(result["kind"].dump()),
                                QString::fromStdString(result.value("note", std::string()))));
        results.push_back(std::move(result));
    }
    if (call.wantsJson())
        call.printJson({{"cases", cases->size()},
                        {"passed", passed},
                        {"failed", failed},
                        {"unsupported", unsupported},
                        {"results", results}});
    else
        call.print(Say::tr("%1 cases: %2 passed, %3 failed, %4 unsupported")
                       .arg(cases->size())
                       .arg(passed)
                       .arg(failed)
                       .arg(unsupported));
    return failed > 0 ? int(Findings) : int(Done);
}

} // namespace

Command validateCommand() {
    return {QStringLiteral("validate"),
            QStringLiteral("[CASES.json] [--json]"),
            Say::tr("Runs reference cases: the built-in ones, or a file in the same form."),
            QStringLiteral("clusterwright-cli validate"),
            {{QStringLiteral("data"), Say::tr("Folder of files that cases name."), QStringLiteral("DIR")}},
            0,
            1,
            run};
}

} // namespace cw::cli
