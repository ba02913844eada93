#include "app/cli/object_key.h"

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

} // namespace

std::string objectKey(const Project& project, ObjectRef object) {
    std::string name;
    withEntityType(object.kind, [&](auto type) {
        using T = typename decltype(type)::type;
        if (const T* value = project.find(Id<T>(object.id))) name = nameOf(*value);
    });
    if (name.empty()) name = "#" + std::to_string(object.id);
    return std::string(enumName(object.kind)) + "/" + name;
}

Result<ObjectRef> objectByKey(const Project& project, const std::string& key) {
    const auto slash = key.find('/');
    std::optional<EntityKind> kind;
    if (slash != std::string::npos) kind = enumFromName<EntityKind>(std::string_view(key).substr(0, slash));
    const std::string name = kind ? key.substr(slash + 1) : key;
    std::vector<ObjectRef> hits;
    forEachEntityType([&](auto type) {
        using T = typename decltype(type)::type;
        if (kind && *kind != T::kKind) return;
        for (const auto& [id, value] : project.store<T>())
            if (nameOf(value) == name || (kind && name == "#" + std::to_string(id.value())))
                hits.push_back(ObjectRef::of(id));
    });
    if (hits.empty()) return Error{ErrorCode::NotFound, key, "kind/name or kind/#number"};
    if (hits.size() > 1) {
        std::string others;
        for (ObjectRef hit : hits)
            if (others.size() < 200)
                others += (others.empty() ? "" : ", ") + std::string(enumName(hit.kind)) + "/#" +
                          std::to_string(hit.id);
        return Error{ErrorCode::Duplicate, key, others};
    }
    return hits.front();
}

} // namespace cw::cli
