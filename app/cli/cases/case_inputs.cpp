#include "app/cli/cases/case_inputs.h"

#include <QDir>
#include <QFileInfo>

#include <cmath>

namespace cw::cli {

namespace {

std::optional<int> wholeOf(const Json& j, int low, int high) {
    if (!j.is_number()) return std::nullopt;
    const double v = j.get<double>();
    if (!(v >= low && v <= high) || v != std::floor(v)) return std::nullopt;
    return static_cast<int>(v);
}

std::string wholeRange(int low, int high) {
    return "whole number, " + std::to_string(low) + " to " + std::to_string(high);
}

} // namespace

const Json* CaseInputs::find(const char* name) {
    used_.insert(name);
    const auto at = inputs_.find(name);
    if (at == inputs_.end()) {
        reject(name, "missing");
        return nullptr;
    }
    return &*at;
}

void CaseInputs::reject(const char* name, const std::string& why) {
    if (!problem_) problem_ = Error{ErrorCode::InvalidArgument, name, why};
}

int CaseInputs::whole(const char* name, int low, int high) {
    const Json* j = find(name);
    const auto value = j ? wholeOf(*j, low, high) : std::nullopt;
    if (j && !value) reject(name, wholeRange(low, high));
    return value.value_or(low);
}

int CaseInputs::whole(const char* name, int low, int high, int fallback) {
    return has(name) ? whole(name, low, high) : fallback;
}

double CaseInputs::number(const char* name, double low, double high) {
    const Json* j = find(name);
    if (!j) return low;
    const double v = j->is_number() ? j->get<double>() : std::nan("");
    if (v >= low && v <= high) return v;
    reject(name, "number, " + Json(low).dump() + " to " + Json(high).dump());
    return low;
}

bool CaseInputs::flag(const char* name, bool fallback) {
    if (!has(name)) return fallback;
    const Json* j = find(name);
    if (!j->is_boolean()) reject(name, "true or false");
    return j->is_boolean() ? j->get<bool>() : fallback;
}

std::string CaseInputs::text(const char* name) {
    const Json* j = find(name);
    if (j && !j->is_string()) reject(name, "text");
    return j && j->is_string() ? j->get<std::string>() : std::string();
}

std::vector<int> CaseInputs::wholes(const char* name, int low, int high) {
    const Json* j = find(name);
    std::vector<int> values;
    if (j && j->is_array())
        for (const Json& item : *j)
            if (const auto v = wholeOf(item, low, high)) values.push_back(*v);
    if (j && (!j->is_array() || values.size() != j->size() || values.empty() || values.size() > 16)) {
        reject(name, "list of 1 to 16, each a " + wholeRange(low, high));
        values.clear();
    }
    if (values.empty()) values.push_back(low);
    return values;
}

std::optional<Error> CaseInputs::problem() const {
    if (problem_) return problem_;
    for (const auto& [name, value] : inputs_.items())
        if (!used_.contains(name))
            return Error{ErrorCode::InvalidArgument, name, "no input of this kind of case"};
    return std::nullopt;
}

Result<std::string> fileBelow(const std::vector<std::string>& folders, const std::string& name) {
    if (folders.empty()) return Error{ErrorCode::Unsupported, "file", "no folder to look in; give --data"};
    for (const std::string& folder : folders) {
        const QString root = QDir(QString::fromStdString(folder)).canonicalPath();
        const QFileInfo file(QDir(root), QString::fromStdString(name));
        if (!file.isFile()) continue;
        const QString path = file.canonicalFilePath();
        if (!path.startsWith(root + QLatin1Char('/')))
            return Error{ErrorCode::InvalidArgument, "file", name + " is outside the folder"};
        return path.toStdString();
    }
    return Error{ErrorCode::NotFound, folders.front() + '/' + name, {}};
}

} // namespace cw::cli
