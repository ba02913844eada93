#pragma once

#include "model/base/money.h"
#include "model/field_rules.h"
#include "model/ids.h"

#include <string>

namespace cw {

enum class UnitSystem : std::uint8_t { Metric, Imperial };
template <>
struct EnumNames<UnitSystem> {
    static constexpr std::array<std::string_view, 2> values{"metric", "imperial"};
};

/// Patterns by which generators and "rename" name new objects. Placeholders: {row} {n} {rack} {u} {role}
/// {a} {b}; {n:2} pads with zeros. See model/naming.h.
struct NamingScheme {
    std::string row = "{letter}";
    std::string rack = "{row}{n:2}";
    std::string device = "{rack}-{role}{n}";
    std::string cable = "{a} | {b}";
    bool operator==(const NamingScheme&) const = default;
    static constexpr auto fields() {
        return std::tuple{field("row", &NamingScheme::row), field("rack", &NamingScheme::rack),
                          field("device", &NamingScheme::device), field("cable", &NamingScheme::cable)};
    }
};

/// What appears on every report's first page. Exactly one per project.
struct ProjectInfo {
    static constexpr EntityKind kKind = EntityKind::ProjectInfo;
    std::string title;
    std::string client;
    std::string author;
    std::string revisionLabel; ///< the planner's own document revision, "B2"
    std::string notes;
    UnitSystem units = UnitSystem::Metric;
    std::string currency = "USD"; ///< ISO 4217
    NamingScheme naming;
    std::string templateId; ///< the generator that made the project, empty when drawn by hand
    bool operator==(const ProjectInfo&) const = default;
    static constexpr auto fields() {
        return std::tuple{
            field("title", &ProjectInfo::title),
            field("client", &ProjectInfo::client),
            field("author", &ProjectInfo::author),
            field("revision_label", &ProjectInfo::revisionLabel),
            field("notes", &ProjectInfo::notes),
            field("units", &ProjectInfo::units),
            field("currency", &ProjectInfo::currency, {.text = &limits::kCurrency, .needed = true}),
            field("naming", &ProjectInfo::naming),
            field("template_id", &ProjectInfo::templateId)};
    }
};

} // namespace cw
