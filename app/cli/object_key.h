// Objects by name on the command line: "rack/C04", "device/c04-n1".
#pragma once

#include "model/base/nearest.h"
#include "model/project.h"

#include <QString>

#include <optional>
#include <string>

namespace cw::cli {

/// "kind/name", or "kind/#id" for an object without a name of its own.
std::string objectKey(const Project& project, ObjectRef object);

/// The object that a key names; a bare name is looked up in every kind. Blanks around it do not count unless
/// they are part of the name. NotFound with the keys of names alike, Duplicate with the keys of all objects
/// that carry the name, InvalidArgument for an empty one.
Result<ObjectRef> objectByKey(const Project& project, const std::string& key);

/// The object of one kind that a name or a number means, for an option ("--site Berlin"). NotFound when there
/// is none, Duplicate when several have the name, both with what could be meant; InvalidArgument for a blank.
template <class T>
Result<Id<T>> objectByName(const Store<T>& store, const QString& wanted, const char* option) {
    const std::string name = wanted.trimmed().toStdString();
    std::vector<std::string> names, numbers;
    std::optional<Id<T>> found;
    for (const auto& [id, value] : store) {
        names.push_back(value.name);
        if (name.empty() || (value.name != name && value.name != wanted.toStdString())) continue;
        found = id;
        numbers.push_back(std::to_string(id.value()));
    }
    if (numbers.size() > 1)
        return Error{ErrorCode::Duplicate, std::string(option) + " " + name, {}, std::move(numbers)};
    bool isNumber = false;
    const Id<T> byNumber(wanted.toUInt(&isNumber));
    if (!found && isNumber && store.contains(byNumber)) found = byNumber;
    if (!found) {
        Error error = unknownName(option, name, names);
        constexpr std::size_t kFew = 5; // so many are worth saying even when none is alike
        if (error.nearest.empty() && error.code == ErrorCode::NotFound && names.size() <= kFew)
            error.nearest = std::move(names);
        return error;
    }
    return *found;
}

} // namespace cw::cli
