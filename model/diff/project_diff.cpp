#include "model/diff/project_diff.h"

#include "model/json/field_codec.h"
#include "model/object_name.h"

#include <algorithm>
#include <map>
#include <tuple>

namespace cw {

namespace {

template <class T>
std::vector<FieldDiff> changedFieldsOf(const T& a, const T& b) {
    std::vector<FieldDiff> fields;
    forEachField<T>([&](auto f) {
        if (a.*(f.member) == b.*(f.member)) return;
        FieldDiff d{f.name, {}, {}};
        codec::append(d.before, a.*(f.member));
        codec::append(d.after, b.*(f.member));
        fields.push_back(std::move(d));
    });
    return fields;
}

template <class T>
void diffStore(const Project& before, const Project& after, std::vector<ObjectDiff>& out) {
    const auto& a = before.store<T>();
    const auto& b = after.store<T>();
    const std::size_t limit = std::max<std::size_t>(a.idLimit(), b.idLimit());
    for (std::size_t value = 1; value < limit; ++value) {
        const Id<T> id{static_cast<std::uint32_t>(value)};
        const T* old = a.find(id);
        const T* now = b.find(id);
        const ObjectRef object = ObjectRef::of(id);
        if (old && now) {
            if (*old == *now) continue;
            ObjectDiff d{
                object, ChangeKind::Modified, objectName(after, object), {}, changedFieldsOf(*old, *now)};
            if (std::string was = objectName(before, object); was != d.name) d.nameBefore = std::move(was);
            out.push_back(std::move(d));
        } else if (now) {
            out.push_back({object, ChangeKind::Added, objectName(after, object), {}, {}});
        } else if (old) {
            out.push_back({object, ChangeKind::Removed, objectName(before, object), {}, {}});
        }
    }
}

using BillKey = std::tuple<std::string, std::string, std::string, std::string>;

BillKey keyOf(const BillLine& line) {
    return {line.kind, line.partId, line.vendor, line.model};
}

std::map<BillKey, std::uint64_t> countsOf(const BillOfMaterials& bill) {
    std::map<BillKey, std::uint64_t> counts;
    for (const BillLine& line : bill.lines)
        counts[keyOf(line)] += line.qty;
    return counts;
}

} // namespace

std::vector<ObjectDiff> diffProjects(const Project& before, const Project& after) {
    std::vector<ObjectDiff> all;
    forEachEntityType([&](auto type) { diffStore<typename decltype(type)::type>(before, after, all); });
    return all;
}

std::vector<BillDiff> diffBills(const BillOfMaterials& before, const BillOfMaterials& after) {
    auto old = countsOf(before);
    auto now = countsOf(after);
    std::vector<BillDiff> all;
    const auto take = [&](const BillLine& line) {
        const BillKey key = keyOf(line);
        const std::uint64_t was = old[key], is = now[key];
        if (was != is) all.push_back({line.kind, line.partId, line.vendor, line.model, was, is});
        old[key] = now[key] = 0; // each line once
    };
    for (const BillLine& line : after.lines)
        take(line);
    for (const BillLine& line : before.lines)
        take(line);
    return all;
}

} // namespace cw
