// Every value that the solvers list for a design, with the key that names it.
#pragma once

#include "app/analysis/analysis.h"
#include "solvers/fabric/explain.h"

#include <QtGlobal>

#include <string>
#include <vector>

namespace cw::test {

struct Shown {
    std::string key;
    double value;
};

template <class Value>
void collectShown(std::vector<Shown>& shown, const std::string& prefix, const std::vector<std::string>& keys,
                  Value valueOf) {
    for (const std::string& key : keys) {
        const Result<std::optional<double>> value = valueOf(key);
        if (!value) qFatal("%s%s: listed, but has no value", prefix.c_str(), key.c_str());
        if (*value) shown.push_back({prefix + key, **value});
    }
}

inline std::vector<Shown> shownValues(const analysis::Analysis& a) {
    namespace s = solvers;
    std::vector<Shown> shown;
    collectShown(shown, "density.", s::density::densityKeys(a.density->input), [&](const std::string& key) {
        return s::density::densityValue(a.density->input, a.density->result, key);
    });
    collectShown(shown, "power.", s::power::powerKeys(a.power->input), [&](const std::string& key) {
        return s::power::powerValue(a.power->input, a.power->result, key);
    });
    collectShown(shown, "thermal.", s::thermal::thermalKeys(a.thermal->input), [&](const std::string& key) {
        return s::thermal::thermalValue(a.thermal->input, a.thermal->result, key);
    });
    for (std::size_t i = 0; i < a.fabrics->size(); ++i) {
        const auto& result = (*a.fabrics)[i].result;
        collectShown(shown, "fabric[#" + std::to_string(i) + "].", s::fabric::fabricKeys(result),
                     [&](const std::string& key) -> Result<std::optional<double>> {
                         const auto value = s::fabric::fabricValue(result, key);
                         if (!value) return value.error();
                         return std::optional(*value);
                     });
    }
    for (std::size_t i = 0; i < a.sites->size(); ++i) {
        const auto& site = (*a.sites)[i];
        collectShown(shown, "site[#" + std::to_string(i) + "].", s::site::siteKeys(),
                     [&](const std::string& key) { return s::site::siteValue(site.result, key); });
    }
    return shown;
}

} // namespace cw::test
