#include "model/references.h"

#include <algorithm>

namespace cw {

void ReferenceIndex::add(ObjectRef target, ObjectRef referrer) {
    auto& lists = lists_[std::size_t(target.kind)];
    if (lists.size() <= target.id) lists.resize(target.id + 1);
    auto& list = lists[target.id];
    if (list.empty() || list.back() < referrer) {
        list.push_back(referrer);
        return;
    }
    const auto at = std::lower_bound(list.begin(), list.end(), referrer);
    if (*at != referrer) list.insert(at, referrer);
}

void ReferenceIndex::remove(ObjectRef target, ObjectRef referrer) {
    auto& lists = lists_[std::size_t(target.kind)];
    if (lists.size() <= target.id) return;
    auto& list = lists[target.id];
    if (!list.empty() && list.back() == referrer) { // undoing a generator removes in reverse order
        list.pop_back();
        return;
    }
    const auto at = std::lower_bound(list.begin(), list.end(), referrer);
    if (at != list.end() && *at == referrer) list.erase(at);
}

std::span<const ObjectRef> ReferenceIndex::referrers(ObjectRef target) const {
    const auto& lists = lists_[std::size_t(target.kind)];
    if (lists.size() <= target.id) return {};
    return lists[target.id];
}

std::span<const ObjectRef> ReferenceIndex::referrers(ObjectRef target, EntityKind kind) const {
    const auto all = referrers(target);
    const auto byKind = [](ObjectRef r, EntityKind k) { return r.kind < k; };
    const auto first = std::lower_bound(all.begin(), all.end(), kind, byKind);
    const auto last = std::lower_bound(first, all.end(), EntityKind(std::uint8_t(kind) + 1), byKind);
    return {first, last};
}

} // namespace cw
