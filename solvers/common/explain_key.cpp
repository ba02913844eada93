#include "solvers/common/explain_key.h"

#include <charconv>

namespace cw::solvers {

Result<ExplainKey> parseExplainKey(std::string_view key) {
    const Error bad{ErrorCode::InvalidArgument, std::string(key), "expected FIELD or LIST[OBJECT].FIELD"};
    ExplainKey parsed;
    const std::size_t open = key.find('[');
    if (open == std::string_view::npos) {
        if (key.empty()) return bad;
        parsed.field = key;
        return parsed;
    }
    const std::size_t close = key.rfind("].");
    if (open == 0 || close == std::string_view::npos || close <= open + 1 || close + 2 >= key.size())
        return bad;
    parsed.list = key.substr(0, open);
    parsed.object = key.substr(open + 1, close - open - 1);
    parsed.field = key.substr(close + 2);
    return parsed;
}

std::string explainKey(std::string_view list, std::string_view label, std::string_view field) {
    std::string key;
    key.reserve(list.size() + label.size() + field.size() + 3);
    key.append(list).append("[").append(label).append("].").append(field);
    return key;
}

Result<std::size_t> findObject(const ExplainKey& key, const std::vector<std::string_view>& labels) {
    const std::size_t none = labels.size();
    std::size_t found = none;
    for (std::size_t i = 0; i < labels.size(); ++i) {
        if (labels[i] != key.object) continue;
        if (found != none) return Error{ErrorCode::Duplicate, key.object, "several objects carry this label"};
        found = i;
    }
    if (found != none) return found;
    if (!key.object.empty()) {
        const char* begin = key.object.data() + (key.object.front() == '#' ? 1 : 0);
        const char* end = key.object.data() + key.object.size();
        const auto [rest, status] = std::from_chars(begin, end, found);
        if (status == std::errc{} && rest == end && found < labels.size()) return found;
    }
    return Error{ErrorCode::NotFound, key.object, key.list};
}

} // namespace cw::solvers
