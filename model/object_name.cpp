#include "model/object_name.h"

#include "model/naming.h"
#include "model/ports.h"

namespace cw {

namespace {

std::string kindAndNumber(ObjectRef ref) {
    std::string text(enumName(ref.kind));
    for (char& c : text)
        if (c == '_') c = ' ';
    return text + " " + std::to_string(ref.id);
}

template <class T>
std::string nameOf([[maybe_unused]] const Project& project, const T& value) {
    if constexpr (std::is_same_v<T, Part>)
        return value.spec.vendor.empty() ? value.spec.model : value.spec.vendor + " " + value.spec.model;
    else if constexpr (std::is_same_v<T, Cable>)
        return cableLabel(project, value);
    else if constexpr (std::is_same_v<T, PowerLink>)
        return objectName(project, ObjectRef::of(value.from)) + " – " +
               objectName(project, ObjectRef::of(value.to));
    else if constexpr (requires { value.name; })
        return value.name;
    else if constexpr (requires { value.label; })
        return value.label;
    else if constexpr (requires { value.title; })
        return value.title;
    else
        return {};
}

} // namespace

std::string objectName(const Project& project, ObjectRef ref) {
    std::string name;
    withEntityType(ref.kind, [&](auto type) {
        using T = typename decltype(type)::type;
        const Id<T> id(ref.id);
        if (const T* value = project.find(id)) name = nameOf(project, *value);
    });
    return name.empty() ? kindAndNumber(ref) : name;
}

std::string portName(const Project& project, const PortRef& end) {
    const Device* device = project.find(end.device);
    if (!device) return std::to_string(end.port);
    std::uint32_t first = 0;
    const PortGroup* group = portGroupAt(project.parts()[device->part].spec, end.port, &first);
    std::string name = group ? portName(*group, end.port - first) : "#" + std::to_string(end.port + 1);
    if (end.lanes > 1) name += static_cast<char>('a' + end.lane % 26);
    return name;
}

} // namespace cw
