#include "app/cli/object_key.h"

#include <algorithm>

namespace cw::cli {

namespace {

template <class T>
std::string nameOf(const T& value) {
    if constexpr (requires { value.name; })
        return value.name;
    else if constexpr (requires { value.label; })
        return value.label;
    else if constexpr (requires { value.spec; })
        return value.spec.id;
    else
        return {};
}

template <class T>
std::string keyName(const T& value, std::uint32_t id) {
    const std::string name = nameOf(value);
    return name.empty() ? "#" + std::to_string(id) : name;
}

/// Every key that could be meant, of one kind or of all.
std::vector<std::string> keysOf(const Project& project, std::optional<EntityKind> kind) {
    std::vector<std::string> keys;
    forEachEntityType([&](auto type) {
        using T = typename decltype(type)::type;
        if (kind && *kind != T::kKind) return;
        for (const auto& [id, value] : project.store<T>())
            keys.push_back(std::string(enumName(T::kKind)) + "/" + keyName(value, id.value()));
    });
    return keys;
}

/// The names alike to a bare one, as keys.
Error unknownObject(const Project& project, const std::string& key, std::optional<EntityKind> kind) {
    if (kind || key.find('/') != std::string::npos) return unknownName({}, key, keysOf(project, kind));
    const std::vector<std::string> keys = keysOf(project, {});
    std::vector<std::string> names;
    names.reserve(keys.size());
    for (const std::string& each : keys)
        names.push_back(each.substr(each.find('/') + 1));
    Error error = unknownName({}, key, names);
    for (std::string& name : error.nearest)
        name = keys[std::size_t(std::find(names.begin(), names.end(), name) - names.begin())];
    return error;
}

Result<ObjectRef> exactly(const Project& project, const std::string& key) {
    const auto slash = key.find('/');
    std::optional<EntityKind> kind;
    if (slash != std::string::npos) kind = enumFromName<EntityKind>(std::string_view(key).substr(0, slash));
    const std::string name = kind ? key.substr(slash + 1) : key;
    if (name.find_first_not_of(" \t\r\n") == std::string::npos)
        return Error::said(ErrorCode::InvalidArgument, "'" + key + "'", Phrase::tr("an empty name"));
    std::vector<ObjectRef> hits;
    forEachEntityType([&](auto type) {
        using T = typename decltype(type)::type;
        if (kind && *kind != T::kKind) return;
        for (const auto& [id, value] : project.store<T>())
            if (nameOf(value) == name || (kind && name == "#" + std::to_string(id.value())))
                hits.push_back(ObjectRef::of(id));
    });
    if (hits.empty()) return unknownObject(project, key, kind);
    if (hits.size() == 1) return hits.front();
    Error error{ErrorCode::Duplicate, key, {}, {}};
    constexpr std::size_t kMost = 6;
    for (std::size_t i = 0; i < std::min(hits.size(), kMost); ++i)
        error.nearest.push_back(std::string(enumName(hits[i].kind)) + "/#" + std::to_string(hits[i].id));
    return error;
}

} // namespace

std::string objectKey(const Project& project, ObjectRef object) {
    std::string name;
    withEntityType(object.kind, [&](auto type) {
        using T = typename decltype(type)::type;
        if (const T* value = project.find(Id<T>(object.id))) name = keyName(*value, object.id);
    });
    if (name.empty()) name = "#" + std::to_string(object.id);
    return std::string(enumName(object.kind)) + "/" + name;
}

Result<ObjectRef> objectByKey(const Project& project, const std::string& key) {
    const QString typed = QString::fromStdString(key);
    auto found = exactly(project, key);
    if (!found && typed.trimmed() != typed) found = exactly(project, typed.trimmed().toStdString());
    return found;
}

} // namespace cw::cli
