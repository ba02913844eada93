#include "model/edit/project_editor.h"

#include "model/edit/check_value.h"
#include "model/entity_types.h"
#include "model/part_rules.h"

#include <algorithm>
#include <unordered_set>

namespace cw {

namespace {

std::string describe(ObjectRef ref) {
    return std::string(enumName(ref.kind)) + "/" + std::to_string(ref.id);
}

Error alwaysOne(ObjectRef ref) {
    return Error::said(ErrorCode::Conflict, describe(ref), Phrase::tr("always one"));
}

template <class T>
struct IsOptionalId : std::false_type {};
template <class T>
struct IsOptionalId<std::optional<Id<T>>> : std::true_type {};

/// Clears the optional references of `value` to `target`. True when no reference to it is left.
template <class T>
bool clearOptional(T& value, ObjectRef target) {
    forEachField<T>([&](auto f) {
        auto& member = value.*(f.member);
        if constexpr (IsOptionalId<std::remove_cvref_t<decltype(member)>>::value)
            if (member && ObjectRef::of(*member) == target) member.reset();
    });
    bool left = false;
    forEachReference(value, [&](auto id) { left = left || ObjectRef::of(id) == target; });
    return !left;
}

} // namespace

Status ProjectEditor::missing(ObjectRef ref) const {
    return Error{ErrorCode::NotFound, describe(ref), {}};
}

/// A part takes the place of another only where every user of it would have taken it.
Status ProjectEditor::checkUsers(PartId id, const Part& part) const {
    const PartSpec& before = project_.parts()[id].spec;
    if (before.kind == part.spec.kind && before.placement == part.spec.placement) return {};
    Status status;
    for (const ObjectRef user : project_.referrers(ObjectRef::of(id)))
        withEntityType(user.kind, [&](auto type) {
            using T = typename decltype(type)::type;
            const T& object = project_.store<T>()[Id<T>(user.id)];
            forEachField<T>([&](auto f) {
                if (!f.parts || !status.ok()) return;
                forEachReference(object.*(f.member), [&](auto target) {
                    const PartRule& rule = f.parts(object);
                    if (ObjectRef::of(target) == ObjectRef::of(id) && !admits(rule, part.spec))
                        status = wrongPart(describe(user) + "." + f.name, rule, part.spec);
                });
            });
        });
    return status;
}

template <class T>
Result<Id<T>> ProjectEditor::add(T value) {
    const Id<T> id = project_.nextId<T>();
    const auto where = [id] { return describe(ObjectRef::of(id)); };
    if (Status s = checkValue(value, where); !s) return s.error();
    if (Status s = project_.checkReferences(value, id); !s) return s.error();
    project_.put(id, std::move(value));
    step_.records.push_back({ObjectRef::of(id), kAllFields, StepRecord::kAbsent});
    return id;
}

template <class T>
Status ProjectEditor::set(Id<T> id, T value) {
    const T* current = project_.find(id);
    if (!current) return missing(ObjectRef::of(id));
    const FieldMask fields = changedFields(*current, value);
    if (fields == 0) return {};
    const auto where = [id] { return describe(ObjectRef::of(id)); };
    if (Status s = checkValue(value, where); !s) return s;
    if (Status s = project_.checkReferences(value, id); !s) return s;
    if constexpr (std::is_same_v<T, Part>)
        if (Status s = checkUsers(id, value); !s) return s;
    auto& images = step_.images<T>();
    images.push_back(project_.exchange(id, std::move(value)));
    step_.records.push_back({ObjectRef::of(id), fields, std::uint32_t(images.size() - 1)});
    return {};
}

template <class T>
Status ProjectEditor::remove(Id<T> id) {
    const ObjectRef ref = ObjectRef::of(id);
    if (!project_.find(id)) return missing(ref);
    if (T::kKind == EntityKind::ProjectInfo) return alwaysOne(ref);
    if (const auto users = project_.referrers(ref); !users.empty())
        return Error{ErrorCode::Conflict, describe(ref), describe(users.front())};
    auto& images = step_.images<T>();
    images.push_back(project_.take(id, false));
    step_.records.push_back({ref, kAllFields, std::uint32_t(images.size() - 1)});
    return {};
}

Status ProjectEditor::removeWithDependents(std::span<const ObjectRef> objects) {
    std::unordered_set<ObjectRef> doomed;
    std::vector<ObjectRef> work;
    std::vector<std::pair<ObjectRef, ObjectRef>> toClear; // referrer, target
    for (ObjectRef ref : objects) {
        if (!project_.contains(ref)) return missing(ref);
        if (doomed.insert(ref).second) work.push_back(ref);
    }
    while (!work.empty()) {
        const ObjectRef target = work.back();
        work.pop_back();
        for (ObjectRef user : project_.referrers(target)) {
            if (doomed.contains(user)) continue;
            withEntityType(user.kind, [&](auto type) {
                using T = typename decltype(type)::type;
                T copy = project_.store<T>()[Id<T>(user.id)];
                if (clearOptional(copy, target)) {
                    toClear.emplace_back(user, target);
                } else {
                    doomed.insert(user);
                    work.push_back(user);
                }
            });
        }
    }
    Status status;
    for (const auto& [user, target] : toClear) {
        if (doomed.contains(user)) continue;
        withEntityType(user.kind, [&, ref = user, gone = target](auto type) {
            using T = typename decltype(type)::type;
            T copy = project_.store<T>()[Id<T>(ref.id)];
            clearOptional(copy, gone);
            status = set(Id<T>(ref.id), std::move(copy));
        });
        if (!status) return status;
    }
    // Referrers have later kinds and were added later: from the back, every removal is of an unused object.
    std::vector<ObjectRef> order(doomed.begin(), doomed.end());
    std::sort(order.begin(), order.end(), std::greater<>{});
    for (ObjectRef ref : order) {
        withEntityType(ref.kind, [&](auto type) {
            using T = typename decltype(type)::type;
            status = remove(Id<T>(ref.id));
        });
        if (!status) return status;
    }
    return {};
}

Result<PartId> ProjectEditor::embed(const PartSpec& spec) {
    if (const auto present = project_.partByCatalogId(spec.id)) return *present;
    if (Status s = checkPart(spec); !s) return s.error();
    return add(Part{spec});
}

std::vector<Change> ProjectEditor::swapStep(Project& project, Step& step, bool backwards) {
    std::vector<Change> changes;
    changes.reserve(step.records.size());
    const auto swapOne = [&](StepRecord& r) {
        withEntityType(r.object.kind, [&](auto type) {
            using T = typename decltype(type)::type;
            const Id<T> id(r.object.id);
            auto& images = step.images<T>();
            if (r.image == StepRecord::kAbsent) {
                images.push_back(project.take(id, backwards));
                r.image = std::uint32_t(images.size() - 1);
                changes.push_back({r.object, ChangeKind::Removed, kAllFields});
            } else if (project.find(id)) {
                images[r.image] = project.exchange(id, std::move(images[r.image]));
                changes.push_back({r.object, ChangeKind::Modified, r.fields});
            } else {
                project.put(id, std::move(images[r.image]));
                // The freed image is the last one when steps are swapped in order; give its memory back.
                if (r.image + 1 == images.size()) images.pop_back();
                r.image = StepRecord::kAbsent;
                changes.push_back({r.object, ChangeKind::Added, kAllFields});
            }
        });
    };
    if (backwards)
        std::for_each(step.records.rbegin(), step.records.rend(), swapOne);
    else
        std::for_each(step.records.begin(), step.records.end(), swapOne);
    return changes;
}

#define CW_INSTANTIATE(T)                                                                                    \
    template Result<Id<T>> ProjectEditor::add<T>(T);                                                         \
    template Status ProjectEditor::set<T>(Id<T>, T);                                                         \
    template Status ProjectEditor::remove<T>(Id<T>);
CW_ENTITY_TYPES(CW_INSTANTIATE)
#undef CW_INSTANTIATE

} // namespace cw
