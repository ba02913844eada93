#include "app/design/template_spec.h"

#include "model/base/nearest.h"
#include "model/phrase_text.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace cw::design {

namespace {

std::optional<double> readNumber(const std::string& text) {
    double value = 0;
    const char* end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, value);
    if (text.empty() || read.ec != std::errc() || read.ptr != end || !std::isfinite(value))
        return std::nullopt;
    return value;
}

std::string shown(double value) {
    char buffer[40];
    const auto end = std::to_chars(buffer, buffer + sizeof buffer, value, std::chars_format::fixed,
                                   value == std::floor(value) ? 0 : 2);
    return {buffer, end.ptr};
}

std::string listed(const std::vector<std::string>& items) {
    std::string out;
    for (const std::string& item : items)
        out += (out.empty() ? "" : ", ") + item;
    return out;
}

Status checkNumber(const ParameterSpec& p, const std::string& value) {
    const std::string unit = p.unit.empty() ? "" : " " + p.unit;
    const std::string range = shown(p.min) + " to " + shown(p.max) + unit;
    const bool whole = p.kind == ParameterKind::Integer;
    const auto v = readNumber(value);
    const auto fail = [&](const std::string& what) {
        return Error{ErrorCode::InvalidArgument, p.key,
                     "'" + value + "' " + what + "; give " +
                         (whole ? "a whole number from " : "a number from ") + range};
    };
    if (!v) return fail("is not a number");
    if (whole && *v != std::floor(*v)) return fail("is not whole");
    if (*v < p.min || *v > p.max) return fail("is out of range");
    return {};
}

Status checkSetting(const ParameterSpec& p, const std::string& value) {
    switch (p.kind) {
    case ParameterKind::Integer:
    case ParameterKind::Number:
        return checkNumber(p, value);
    case ParameterKind::Choice:
        if (std::find(p.choices.begin(), p.choices.end(), value) != p.choices.end()) return {};
        return Error{ErrorCode::InvalidArgument, p.key,
                     "'" + value + "' is not offered; choose one of " + listed(p.choices)};
    case ParameterKind::Flag:
        if (value == "true" || value == "false") return {};
        return Error{ErrorCode::InvalidArgument, p.key,
                     "'" + value + "' is neither true nor false; give one of them"};
    case ParameterKind::Text:
        if (value.size() <= 200) return {};
        return Error{ErrorCode::InvalidArgument, p.key, "longer than 200 bytes; shorten it"};
    }
    return {};
}

} // namespace

Result<Settings> Settings::read(const TemplateSpec& spec, const SettingValues& values) {
    Settings settings;
    for (const ParameterSpec& p : spec.parameters)
        settings.values_[p.key] = p.fallback;
    for (const auto& [key, value] : values) {
        const auto p = std::find_if(spec.parameters.begin(), spec.parameters.end(),
                                    [&](const ParameterSpec& candidate) { return candidate.key == key; });
        if (p == spec.parameters.end()) {
            std::vector<std::string> keys;
            for (const ParameterSpec& known : spec.parameters)
                keys.push_back(known.key);
            Error error{ErrorCode::InvalidArgument, key,
                        "template " + spec.id + " has no such setting; it knows " + listed(keys)};
            error.nearest = nearestNames(key, keys);
            return error;
        }
        if (Status s = checkSetting(*p, value); !s) return s.error();
        settings.values_[key] = value;
        settings.given_[key] = value;
    }
    return settings;
}

int Settings::integer(const std::string& key) const {
    return static_cast<int>(number(key));
}
double Settings::number(const std::string& key) const {
    return readNumber(text(key)).value_or(0);
}
bool Settings::flag(const std::string& key) const {
    return text(key) == "true";
}
const std::string& Settings::text(const std::string& key) const {
    static const std::string kNone;
    const auto found = values_.find(key);
    return found == values_.end() ? kNone : found->second;
}

std::string titleOf(const TemplateSpec& spec, const Settings& settings) {
    const std::string& name = settings.text("name");
    return name.empty() ? phraseText(spec.name).toStdString() : name;
}

} // namespace cw::design
