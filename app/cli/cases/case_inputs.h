// The inputs of a reference case, read by name, type and range; what is wrong, or not understood, is said.
#pragma once

#include "app/cli/command.h"

#include <nlohmann/json.hpp>

#include <set>

namespace cw::cli {

/// Each reader returns a value inside the range even when the input is wrong; the first problem is kept for
/// problem().
class CaseInputs {
public:
    /// `inputs` must outlive the reader and be an object.
    explicit CaseInputs(const Json& inputs)
        : inputs_(inputs) {}

    bool has(const char* name) const { return inputs_.contains(name); }
    /// A whole number (4 and 4.0 alike).
    int whole(const char* name, int low, int high);
    int whole(const char* name, int low, int high, int fallback);
    double number(const char* name, double low, double high);
    bool flag(const char* name, bool fallback);
    std::string text(const char* name);
    /// One to sixteen whole numbers.
    std::vector<int> wholes(const char* name, int low, int high);
    /// Accepts an input that only describes and changes no answer.
    void ignore(const char* name) { used_.insert(name); }
    /// Says that an input does not go with the others.
    void reject(const char* name, const std::string& why);

    /// InvalidArgument naming the first input that is missing, wrong, or unknown; call when all are read.
    std::optional<Error> problem() const;

private:
    const Json* find(const char* name);

    const Json& inputs_;
    std::set<std::string> used_;
    std::optional<Error> problem_;
};

/// The file that an input names below the first of the folders that has it. NotFound; Unsupported without a
/// folder; InvalidArgument when the name leads out of the folder.
Result<std::string> fileBelow(const std::vector<std::string>& folders, const std::string& name);

} // namespace cw::cli
