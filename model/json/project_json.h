// The canonical JSON form of a design: fixed key order, one object a line, the same bytes everywhere.
#pragma once

#include "model/project.h"

#include <functional>
#include <string>
#include <string_view>

namespace cw {

constexpr std::string_view kFormatName = "clusterwright";
/// Version of the stored form, of JSON and of project files alike.
constexpr int kFormatVersion = 1;
/// First product version that reads kFormatVersion; files carry it so that older versions can name it.
constexpr std::string_view kFormatNeeds = "0.1.0";

/// Name of the collection of one kind in files ("racks"); ProjectInfo alone is "project".
std::string_view collectionName(EntityKind kind);

/// Equal designs give equal text. Quantities are in the base unit named by the key, ids are numbers, enums
/// names; absent optional fields are left out.
std::string projectToJson(const Project& project);

/// The same text in pieces of about a megabyte, for hashing and for files.
void writeProjectJson(const Project& project, const std::function<void(std::string_view)>& sink);

/// SHA-256 of the canonical JSON, 64 hex digits: equal designs have equal hashes.
std::string contentHash(const Project& project);

/// Reads what projectToJson writes; order of keys and collections does not matter, a field that is absent
/// takes its default. Errors name the place ("racks[12].pose.turn", "line 3, column 7"): NotAProject when the
/// text is no design at all, NewerFormat with the version needed in `detail`, ParseError for syntax, types
/// and unknown fields, InvalidArgument for impossible values, Duplicate for ids, NotFound for dangling
/// references.
Result<Project> projectFromJson(std::string_view text);

} // namespace cw
