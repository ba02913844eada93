#include "views/render/colour_scale.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>
#include <string>

namespace cw::render {

namespace {

using nlohmann::json;

double toLinear(double channel) {
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

double fromLinear(double channel) {
    const double c = std::clamp(channel, 0.0, 1.0);
    return c <= 0.0031308 ? c * 12.92 : 1.055 * std::pow(c, 1 / 2.4) - 0.055;
}

struct OkLab {
    double l, a, b;
};

// Matrices: B. Ottosson, "A perceptual color space for image processing" (2020).
OkLab toOkLab(const QColor& colour) {
    const double r = toLinear(colour.redF());
    const double g = toLinear(colour.greenF());
    const double b = toLinear(colour.blueF());
    const double l = std::cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
    const double m = std::cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
    const double s = std::cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
    return {0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
            1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
            0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s};
}

QColor fromOkLab(const OkLab& lab) {
    const double l = std::pow(lab.l + 0.3963377774 * lab.a + 0.2158037573 * lab.b, 3);
    const double m = std::pow(lab.l - 0.1055613458 * lab.a - 0.0638541728 * lab.b, 3);
    const double s = std::pow(lab.l - 0.0894841775 * lab.a - 1.2914855480 * lab.b, 3);
    const auto byte = [](double v) { return static_cast<int>(std::lround(fromLinear(v) * 255)); };
    return QColor(byte(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
                  byte(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
                  byte(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s));
}

double luminance(const QColor& colour) {
    return 0.2126 * toLinear(colour.redF()) + 0.7152 * toLinear(colour.greenF()) +
           0.0722 * toLinear(colour.blueF());
}

const char* scaleKey(Scale scale) {
    switch (scale) {
    case Scale::Load:
        return "kw";
    case Scale::Temperature:
        return "temperature";
    case Scale::Diverging:
        return "diverging";
    }
    return "";
}

QColor moreLegibleInk(const QColor& ground) {
    const QColor black(0, 0, 0);
    const QColor white(255, 255, 255);
    return contrastRatio(black, ground) >= contrastRatio(white, ground) ? black : white;
}

} // namespace

double contrastRatio(const QColor& a, const QColor& b) {
    const double la = luminance(a);
    const double lb = luminance(b);
    return (std::max(la, lb) + 0.05) / (std::min(la, lb) + 0.05);
}

double ScaleDomain::position(double value) const {
    if (!std::isfinite(low) || !std::isfinite(high) || !(high > low)) return std::nan("");
    return (value - low) / (high - low);
}

int ColourScale::entryAt(double position) {
    if (std::isnan(position)) return -1;
    return static_cast<int>(std::lround(std::clamp(position, 0.0, 1.0) * (kEntries - 1)));
}

int ColourScale::classAt(double position) {
    if (std::isnan(position)) return -1;
    return std::min(kClasses - 1, static_cast<int>(std::floor(std::clamp(position, 0.0, 1.0) * kClasses)));
}

void ColourScale::bake() {
    for (int i = 0; i < kEntries; ++i) {
        const double at = static_cast<double>(i) / (kEntries - 1) * (kClasses - 1);
        const int below = std::min(kClasses - 2, static_cast<int>(at));
        const double f = at - below;
        const OkLab p = toOkLab(stops_[static_cast<std::size_t>(below)]);
        const OkLab q = toOkLab(stops_[static_cast<std::size_t>(below) + 1]);
        const std::size_t entry = static_cast<std::size_t>(i);
        table_[entry] = fromOkLab({p.l + (q.l - p.l) * f, p.a + (q.a - p.a) * f, p.b + (q.b - p.b) * f});
        ink_[entry] = moreLegibleInk(table_[entry]);
    }
}

Result<ColourScale> parseColourScale(const QByteArray& text, Scale scale, Appearance appearance) {
    const json document = json::parse(text.begin(), text.end(), nullptr, false);
    if (document.is_discarded() || !document.is_object())
        return Error{ErrorCode::ParseError, "tokens", "not a JSON object"};
    const std::string mode = appearance == Appearance::Light ? "light" : "dark";
    const json::json_pointer root(std::string("/scales/") + scaleKey(scale) + "/" + mode);
    ColourScale out;
    for (const auto& [key, target] : {std::pair{"stops", &out.stops_}, std::pair{"ink", &out.stopInk_}}) {
        const json::json_pointer path = root / std::string(key);
        if (!document.contains(path))
            return Error{ErrorCode::NotFound, path.to_string(), "missing in the tokens"};
        const json& list = document.at(path);
        if (!list.is_array() || list.size() != target->size())
            return Error{ErrorCode::InvalidArgument, path.to_string(), "not a list of nine colours"};
        for (std::size_t i = 0; i < target->size(); ++i) {
            (*target)[i] = list[i].is_string() ? parseTokenColour(list[i].get<std::string>()) : QColor();
            if (!(*target)[i].isValid())
                return Error{ErrorCode::InvalidArgument, path.to_string() + "/" + std::to_string(i),
                             "not a #RRGGBB colour"};
        }
    }
    const json::json_pointer noData("/scales/noData/" + mode);
    if (!document.contains(noData) || !document.at(noData).is_string())
        return Error{ErrorCode::NotFound, noData.to_string(), "missing in the tokens"};
    out.noData_ = parseTokenColour(document.at(noData).get<std::string>());
    if (!out.noData_.isValid())
        return Error{ErrorCode::InvalidArgument, noData.to_string(), "not a #RRGGBB colour"};
    out.noDataInk_ = moreLegibleInk(out.noData_);
    out.bake();
    return out;
}

const ColourScale& colourScale(Scale scale, Appearance appearance) {
    static const auto all = [] {
        std::array<std::array<ColourScale, 2>, 3> scales;
        const QByteArray json = tokensJson();
        for (const Scale s : {Scale::Load, Scale::Temperature, Scale::Diverging}) {
            for (const Appearance a : {Appearance::Light, Appearance::Dark}) {
                const Result<ColourScale> parsed = parseColourScale(json, s, a);
                if (!parsed)
                    qFatal("tokens: %s: %s", parsed.error().context.c_str(), parsed.error().detail.c_str());
                scales[static_cast<std::size_t>(s)][static_cast<std::size_t>(a)] = *parsed;
            }
        }
        return scales;
    }();
    return all[static_cast<std::size_t>(scale)][static_cast<std::size_t>(appearance)];
}

} // namespace cw::render
