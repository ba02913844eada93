#include "model/project.h"

#include "model/edit/check_value.h"
#include "model/entity_types.h"
#include "model/part_rules.h"

namespace cw {

namespace {

template <class T>
std::string describe(Id<T> id) {
    return std::string(enumName(T::kKind)) + "/" + std::to_string(id.value());
}

Error farTooLarge(std::string where) {
    return Error::said(ErrorCode::InvalidArgument, std::move(where), Phrase::tr("id far too large"));
}

} // namespace

Project::Project() {
    put(Id<ProjectInfo>(1), ProjectInfo{});
}

bool Project::contains(ObjectRef ref) const {
    bool found = false;
    withEntityType(ref.kind, [&](auto type) {
        using T = typename decltype(type)::type;
        found = store<T>().contains(Id<T>(ref.id));
    });
    return found;
}

const PartFacts& Project::facts(PartId id) const {
    if (facts_.size() < parts().idLimit()) facts_.resize(parts().idLimit());
    auto& cached = facts_[id.value()];
    if (!cached) {
        const PartSpec& spec = parts()[id].spec;
        PartFacts facts = factsOf(spec);
        if (!facts.maxPower && facts.accelerator)
            if (const auto accelerator = partByCatalogId(facts.accelerator->value))
                facts = factsOf(spec, &parts()[*accelerator].spec);
        cached = std::make_shared<const PartFacts>(std::move(facts));
    }
    return *cached;
}

std::optional<PartId> Project::partByCatalogId(std::string_view catalogId) const {
    for (const auto& [id, part] : parts())
        if (part.spec.id == catalogId) return id;
    return std::nullopt;
}

bool Project::operator==(const Project& other) const {
    bool equal = true;
    forEachEntityType([&](auto type) {
        using T = typename decltype(type)::type;
        auto a = store<T>().begin();
        auto b = other.store<T>().begin();
        for (; equal && a != store<T>().end() && b != other.store<T>().end(); ++a, ++b)
            equal = (*a).id == (*b).id && (*a).value == (*b).value;
        equal = equal && store<T>().size() == other.store<T>().size();
    });
    return equal;
}

template <class T>
void Project::put(Id<T> id, T value) {
    forEachReference(value, [&](auto target) { references_.add(ObjectRef::of(target), ObjectRef::of(id)); });
    mutableStore<T>().put(id, std::move(value));
    if constexpr (std::is_same_v<T, Part>) facts_.clear();
}

template <class T>
T Project::take(Id<T> id, bool shrink) {
    T value = mutableStore<T>().take(id, shrink);
    forEachReference(value,
                     [&](auto target) { references_.remove(ObjectRef::of(target), ObjectRef::of(id)); });
    if constexpr (std::is_same_v<T, Part>) facts_.clear();
    return value;
}

template <class T>
T Project::exchange(Id<T> id, T value) {
    T& stored = mutableStore<T>().edit(id);
    forEachReference(stored,
                     [&](auto target) { references_.remove(ObjectRef::of(target), ObjectRef::of(id)); });
    forEachReference(value, [&](auto target) { references_.add(ObjectRef::of(target), ObjectRef::of(id)); });
    std::swap(stored, value);
    if constexpr (std::is_same_v<T, Part>) facts_.clear();
    return value;
}

template <class T>
Status Project::checkReferences(const T& value, Id<T> self) const {
    Status status;
    forEachField<T>([&](auto f) {
        forEachReference(value.*(f.member), [&]<class U>(Id<U> target) {
            if (!store<U>().contains(target) && status.ok())
                status = Error{ErrorCode::NotFound, describe(self) + "." + f.name, describe(target)};
        });
        if (f.parts && status.ok())
            forEachReference(value.*(f.member), [&]<class U>(Id<U> target) {
                if constexpr (std::is_same_v<U, Part>) {
                    const PartRule& rule = f.parts(value);
                    const PartSpec& spec = parts()[target].spec;
                    if (!admits(rule, spec)) status = wrongPart(describe(self) + "." + f.name, rule, spec);
                }
            });
    });
    return status;
}

ProjectLoader::ProjectLoader() {
    (void)project_.take(Id<ProjectInfo>(1), true);
}

template <class T>
Status ProjectLoader::place(Id<T> id, T value) {
    constexpr std::uint32_t kLargestId = 1u << 26;
    constexpr std::size_t kMostHoleBytes = std::size_t(2) << 30; // a hostile id must not eat the memory
    if (id.value() == 0 || id.value() > kLargestId)
        return Error{ErrorCode::InvalidArgument, describe(id), "id"};
    auto& store = project_.mutableStore<T>();
    if (store.contains(id)) return Error{ErrorCode::Duplicate, describe(id), "id"};
    if (Status s = checkValue(value, [id] { return describe(id); }); !s) return s;
    if (id.value() >= store.idLimit()) holeBytes_ += (id.value() - store.idLimit() + 1) * sizeof(T);
    if (holeBytes_ > kMostHoleBytes) return farTooLarge(describe(id));
    holeBytes_ -= sizeof(T);
    store.put(id, std::move(value));
    return {};
}

Result<Project> ProjectLoader::finish() && {
    if (project_.store<ProjectInfo>().size() != 1 ||
        !project_.store<ProjectInfo>().contains(Id<ProjectInfo>(1)))
        return Error::said(ErrorCode::ParseError, "project_info",
                           Phrase::tr("exactly one with id 1 is needed"));
    Status status;
    forEachEntityType([&](auto type) {
        using T = typename decltype(type)::type;
        for (const auto& [id, value] : project_.store<T>()) {
            if (!status.ok()) return;
            status = project_.checkReferences(value, id);
        }
    });
    if (!status.ok()) return status.error();
    // Indexed only now that every reference is known to be good: a dangling one may be of any size.
    forEachEntityType([&](auto type) {
        using T = typename decltype(type)::type;
        for (const auto& [id, value] : project_.store<T>())
            forEachReference(value, [&, user = ObjectRef::of(id)](auto target) {
                project_.references_.add(ObjectRef::of(target), user);
            });
    });
    return std::move(project_);
}

// ProjectEditor and file readers use these for every stored type.
#define CW_INSTANTIATE(T)                                                                                    \
    template void Project::put<T>(Id<T>, T);                                                                 \
    template T Project::take<T>(Id<T>, bool);                                                                \
    template T Project::exchange<T>(Id<T>, T);                                                               \
    template Status Project::checkReferences<T>(const T&, Id<T>) const;                                      \
    template Status ProjectLoader::place<T>(Id<T>, T);
CW_ENTITY_TYPES(CW_INSTANTIATE)
#undef CW_INSTANTIATE

} // namespace cw
