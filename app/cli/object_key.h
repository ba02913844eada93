// Objects by name on the command line: "rack/C04", "device/c04-n1".
#pragma once

#include "model/project.h"

#include <QString>

#include <optional>
#include <string>

namespace cw::cli {

/// "kind/name", or "kind/#id" for an object without a name of its own.
std::string objectKey(const Project& project, ObjectRef object);

/// The object that a key names; a bare name is looked up in every kind. NotFound, or Duplicate when several
/// objects carry the name.
Result<ObjectRef> objectByKey(const Project& project, const std::string& key);

/// The object of one kind that a name or a number means, for an option ("--site Berlin"). NotFound when there
/// is none, Duplicate when several have the name.
template <class T>
Result<Id<T>> objectByName(const Store<T>& store, const QString& wanted, const char* option) {
    const std::string name = wanted.toStdString();
    const std::string where = std::string(option) + " " + name;
    std::optional<Id<T>> found;
    for (const auto& [id, value] : store)
        if (value.name == name) {
            if (found) return Error{ErrorCode::Duplicate, where, {}};
            found = id;
        }
    bool isNumber = false;
    const Id<T> byNumber(wanted.toUInt(&isNumber));
    if (!found && isNumber && store.contains(byNumber)) found = byNumber;
    if (!found) return Error{ErrorCode::NotFound, where, {}};
    return *found;
}

} // namespace cw::cli
