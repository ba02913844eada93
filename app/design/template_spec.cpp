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

Error refused(const ParameterSpec& p, Phrase why) {
    return Error::said(ErrorCode::InvalidArgument, p.key, std::move(why));
}

Status checkNumber(const ParameterSpec& p, const std::string& value) {
    const bool whole = p.kind == ParameterKind::Integer;
    const auto v = readNumber(value);
    const auto fail = [&](Phrase what) {
        const Phrase range =
            Phrase::tr("%1 to %2").arg(shown(p.min)).arg(shown(p.max) + (p.unit.empty() ? "" : " " + p.unit));
        return refused(
            p, Phrase::tr("%1; give %2")
                   .arg(std::move(what))
                   .arg((whole ? Phrase::tr("a whole number from %1") : Phrase::tr("a number from %1"))
                            .arg(range)));
    };
    // The unit is the one of the setting: "45 kW" is not taken for 45, nor "0.045 MW".
    if (!v)
        return fail(
            p.unit.empty()
                ? Phrase::tr("'%1' is not a number").arg(value)
                : Phrase::tr("'%1' is not a number in %2, written without the unit").arg(value).arg(p.unit));
    if (whole && *v != std::floor(*v)) return fail(Phrase::tr("'%1' is not whole").arg(value));
    if (*v < p.min || *v > p.max) return fail(Phrase::tr("'%1' is out of range").arg(value));
    return {};
}

Status checkSetting(const ParameterSpec& p, const std::string& value) {
    switch (p.kind) {
    case ParameterKind::Integer:
    case ParameterKind::Number:
        return checkNumber(p, value);
    case ParameterKind::Choice:
        if (std::find(p.choices.begin(), p.choices.end(), value) != p.choices.end()) return {};
        return refused(p,
                       Phrase::tr("'%1' is not offered; choose one of %2").arg(value).arg(listed(p.choices)));
    case ParameterKind::Flag:
        if (value == "true" || value == "false") return {};
        return refused(p, Phrase::tr("'%1' is neither true nor false; give one of them").arg(value));
    case ParameterKind::Text:
        if (value.size() <= 200) return {};
        return refused(p, Phrase::tr("longer than 200 bytes; shorten it"));
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
            Error error = Error::said(
                ErrorCode::InvalidArgument, key,
                Phrase::tr("template %1 has no such setting; it knows %2").arg(spec.id).arg(listed(keys)));
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
