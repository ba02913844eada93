#include "app/cli/cases/case_answer.h"
#include "app/cli/cases/case_compare.h"
#include "app/cli/commands.h"
#include "app/session/error_text.h"
#include "model/storage/durable_file.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>
#include <nlohmann/json.hpp>

namespace cw::cli {

namespace {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

Result<Json> readCases(const QString& path) {
    const auto text = readFile(path.toStdString());
    if (!text) return text.error();
    Json cases = Json::parse(*text, nullptr, false);
    if (cases.is_discarded()) return Error{ErrorCode::ParseError, path.toStdString(), "not JSON"};
    if (cases.is_object() && cases.contains("cases")) cases = cases["cases"];
    if (!cases.is_array())
        return Error::said(ErrorCode::ParseError, path.toStdString(),
                           Phrase::tr("a list of cases is expected"));
    return cases;
}

/// What one case came to; the answer is computed from its inputs and the names of its values alone.
Json resultOf(const Json& c, const std::vector<std::string>& folders) {
    const bool isObject = c.is_object();
    Json result{{"id", isObject ? c.value("id", Json()) : Json()},
                {"kind", isObject ? c.value("kind", Json()) : Json()},
                {"status", "fail"},
                {"value", nullptr},
                {"expected", isObject ? c.value("expected", Json()) : Json()},
                {"tolerance", isObject ? c.value("tolerance", Json::object()) : Json::object()}};
    if (!isObject || !result["kind"].is_string() || !c.contains("inputs") || !c["inputs"].is_object() ||
        !result["expected"].is_object() || !result["tolerance"].is_object()) {
        result["note"] = "a case needs kind, inputs, expected and, if it has one, tolerance as an object";
        return result;
    }
    CaseQuestion question{c["inputs"], {}, folders};
    for (const auto& [name, value] : c["expected"].items())
        question.wanted.insert(name);
    const CaseAnswer answer = answerCase(result["kind"].get<std::string>(), question);
    if (!answer) {
        if (answer.error().code == ErrorCode::Unsupported) result["status"] = "unsupported";
        result["note"] = errorLine(answer.error()).toStdString();
        return result;
    }
    Json values = Json::object();
    for (const std::string& name : question.wanted)
        if (answer->contains(name)) values[name] = (*answer)[name];
    const auto wrong = firstMismatch(values, c["expected"], result["tolerance"]);
    result["value"] = std::move(values);
    result["status"] = wrong ? "fail" : "pass";
    if (wrong) result["note"] = *wrong;
    return result;
}

QStringList builtinFiles() {
    return QDir(QStringLiteral(":/cases")).entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name);
}

/// Where files that cases name are: --data and its folder of the case file's name; else beside the cases, and
/// in the folder "data" next to theirs under the name of the case file; nowhere for the built-in ones.
/// NotFound when --data is no folder.
Result<std::vector<std::string>> foldersOfFiles(const Call& call) {
    std::vector<std::string> folders;
    if (call.isSet("data")) {
        const QString data = call.value("data");
        if (data.isEmpty() || !QFileInfo(data).isDir())
            return Error::said(ErrorCode::NotFound, "--data '" + data.toStdString() + "'",
                               Phrase::tr("not a folder"));
        folders.push_back(data.toStdString());
        const QStringList given = call.positional();
        for (const QString& name : given.isEmpty() ? builtinFiles() : given)
            folders.push_back(QDir(data).filePath(QFileInfo(name).completeBaseName()).toStdString());
    } else if (const QStringList files = call.positional(); !files.isEmpty()) {
        const QFileInfo cases(files.first());
        folders.push_back(cases.absolutePath().toStdString());
        folders.push_back(QDir(cases.absolutePath())
                              .filePath(QStringLiteral("../data/") + cases.completeBaseName())
                              .toStdString());
    }
    return folders;
}

/// Every case file that ships with the product.
Result<Json> builtinCases() {
    Json all = Json::array();
    const QDir folder(QStringLiteral(":/cases"));
    for (const QString& name : builtinFiles()) {
        auto cases = readCases(folder.filePath(name));
        if (!cases) return cases.error();
        for (Json& c : *cases)
            all.push_back(std::move(c));
    }
    return all;
}

/// Failed cases line by line; unsupported ones counted by kind, since a file may hold many.
void printCases(const Call& call, const Json& results) {
    std::map<QString, int> unsupported;
    for (const Json& result : results) {
        const QString kind =
            result["kind"].is_string() ? QString::fromStdString(result["kind"]) : Say::tr("no kind");
        if (result["status"] == "unsupported") ++unsupported[kind];
        if (result["status"] == "fail")
            call.print(QStringLiteral("fail %1 (%2) %3")
                           .arg(QString::fromStdString(result["id"].dump()), kind,
                                QString::fromStdString(result.value("note", std::string()))));
    }
    for (const auto& [kind, count] : unsupported)
        call.print(QStringLiteral("unsupported %1: %2").arg(kind, Say::tr("%n case(s)", nullptr, count)));
}

int run(const Call& call) {
    const QStringList files = call.positional();
    const auto cases = files.isEmpty() ? builtinCases() : readCases(files.first());
    if (!cases) return call.fail(cases.error());
    const auto folders = foldersOfFiles(call);
    if (!folders) return call.fail(folders.error(), Say::tr("name the folder of the files that cases name"));
    std::size_t passed = 0, failed = 0, unsupported = 0;
    Json results = Json::array();
    for (const Json& c : *cases) {
        if (interruption().stop_requested()) return call.fail({ErrorCode::Cancelled, "validate", {}});
        Json result = resultOf(c, *folders);
        const std::string status = result["status"];
        (status == "pass" ? passed : status == "fail" ? failed : unsupported)++;
        results.push_back(std::move(result));
    }
    if (call.wantsJson()) {
        call.printJson({{"cases", cases->size()},
                        {"passed", passed},
                        {"failed", failed},
                        {"unsupported", unsupported},
                        {"results", results}});
    } else {
        printCases(call, results);
        call.print(Say::tr("%1 cases: %2 passed, %3 failed, %4 unsupported")
                       .arg(cases->size())
                       .arg(passed)
                       .arg(failed)
                       .arg(unsupported));
    }
    return failed > 0 ? int(Findings) : int(Done);
}

} // namespace

Command validateCommand() {
    return {
        QStringLiteral("validate"),
        QStringLiteral("[CASES.json] [--data DIR] [--json]"),
        Say::tr("Runs reference cases: the built-in ones, or a file in the same form."),
        QStringLiteral("clusterwright-cli validate"),
        {{QStringLiteral("data"),
          Say::tr(
              "Folder of the files that cases name; without it that of the cases, or ../data and the name of "
              "the case file."),
          QStringLiteral("DIR")}},
        0,
        1,
        run};
}

} // namespace cw::cli
