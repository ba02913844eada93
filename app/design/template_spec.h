// What a template offers: its settings with ranges and sources, and what a run of it made.
#pragma once

#include "model/base/phrase.h"
#include "model/base/quantity.h"
#include "model/base/result.h"

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace cw::design {

enum class ParameterKind : std::uint8_t { Integer, Number, Choice, Flag, Text };

/// One setting of a template. Values travel as text in the C locale, as in files and on the command line.
struct ParameterSpec {
    std::string key; ///< stable, lower case: "scalable_units"
    Phrase text;     ///< for people
    ParameterKind kind = ParameterKind::Text;
    std::string fallback; ///< used when the setting is not given
    double min = 0;       ///< of numbers, inclusive
    double max = 0;
    std::vector<std::string> choices; ///< of choices
    std::string unit;                 ///< "kW"; empty for counts and ratios
    Phrase source;                    ///< where range and default come from
};

struct TemplateSpec {
    std::string id; ///< "superpod-h100"
    Phrase name;
    Phrase description;
    Phrase source; ///< the published document that it follows
    std::vector<ParameterSpec> parameters;
};

using SettingValues = std::map<std::string, std::string>;

/// What was made. `notes` says in whole sentences what a planner should know: rounding, what is not drawn.
struct GeneratedSummary {
    std::string templateId;
    std::size_t halls = 0, rows = 0, racks = 0;
    std::size_t servers = 0, accelerators = 0;
    std::size_t managementNodes = 0, storageSystems = 0;
    std::size_t switches = 0, cables = 0;     ///< without the scale-up network of a rack
    std::vector<std::size_t> computeSwitches; ///< by tier, leaf first
    std::vector<std::size_t> computeCables;   ///< [0] to the leaves, [t] between tier t and t + 1
    std::size_t nodesPerRack = 0;
    Power itPower; ///< sum of maximum draw
    std::vector<Phrase> notes;
};

/// The value named by each key, checked against a template's parameters.
class Settings {
public:
    /// InvalidArgument naming the key when a value is unknown, malformed or out of range; the detail gives
    /// the range and what to do.
    static Result<Settings> read(const TemplateSpec& spec, const SettingValues& values);

    bool given(const std::string& key) const { return given_.contains(key); }
    int integer(const std::string& key) const;
    double number(const std::string& key) const;
    bool flag(const std::string& key) const;
    const std::string& text(const std::string& key) const;

private:
    std::map<std::string, std::string> values_;
    std::map<std::string, std::string> given_;
};

/// What a design is called: the setting "name", else the template in the current language.
std::string titleOf(const TemplateSpec& spec, const Settings& settings);

} // namespace cw::design
