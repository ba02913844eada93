// Every stored struct describes its fields once; files, history, change masks and diffs all read this list.
#pragma once

#include "model/base/id.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <vector>

namespace cw {

struct NumberRule;
struct TextRule;
struct PartRule;

/// What a member may hold beyond what its type says (model/field_rules.h), and whether files must state it.
struct FieldRules {
    const NumberRule* number = nullptr;
    const TextRule* text = nullptr;
    bool needed = false; ///< no default makes sense: a file without it is refused
};

/// One named data member. The name is its key in files and never changes meaning.
template <class Owner, class Member>
struct Field {
    using Value = Member;
    using PartRuleOf = const PartRule& (*)(const Owner&);
    const char* name;
    Member Owner::*member;
    FieldRules rules;
    PartRuleOf parts = nullptr; ///< of a reference to a part: which ones the owner takes
};

template <class Owner, class Member>
constexpr Field<Owner, Member> field(const char* name, Member Owner::*member, FieldRules rules = {}) {
    return {name, member, rules};
}

/// A reference to a part that has to suit its owner.
template <class Owner, class Member>
constexpr Field<Owner, Member> partField(const char* name, Member Owner::*member,
                                         typename Field<Owner, Member>::PartRuleOf parts) {
    return {name, member, {}, parts};
}

/// Field list of a composite that cannot carry it itself (model/base types); see geometry_fields.h.
template <class T>
struct FieldsOf;

template <class T>
concept SelfDescribed = requires {
    T::fields();
};

/// True for structs that list their fields: stored entities, and the small composites inside them.
template <class T>
concept Described = SelfDescribed<T> || requires {
    FieldsOf<T>::fields();
};

template <Described T>
constexpr auto fieldsOf() {
    if constexpr (SelfDescribed<T>)
        return T::fields();
    else
        return FieldsOf<T>::fields();
}

/// Stable names of an enum, in the order of its values. Specialised beside each stored enum.
template <class E>
struct EnumNames;

template <class E>
concept NamedEnum = std::is_enum_v<E> && requires {
    EnumNames<E>::values;
};

template <NamedEnum E>
constexpr std::string_view enumName(E value) {
    const auto i = static_cast<std::size_t>(value);
    return i < EnumNames<E>::values.size() ? EnumNames<E>::values[i] : std::string_view{};
}

template <NamedEnum E>
constexpr std::optional<E> enumFromName(std::string_view name) {
    for (std::size_t i = 0; i < EnumNames<E>::values.size(); ++i)
        if (EnumNames<E>::values[i] == name) return static_cast<E>(i);
    return std::nullopt;
}

/// Bit i stands for the i-th field of the struct's list.
using FieldMask = std::uint64_t;
constexpr FieldMask kAllFields = ~FieldMask{0};

/// Calls f(field) for each field of T, in order.
template <Described T, class F>
constexpr void forEachField(F&& f) {
    std::apply([&](auto... each) { (f(each), ...); }, fieldsOf<T>());
}

template <Described T>
constexpr std::size_t fieldCount() {
    return std::tuple_size_v<decltype(fieldsOf<T>())>;
}

/// The mask bit of one member, e.g. maskOf(&Rack::pose).
template <class Owner, class Member>
constexpr FieldMask maskOf(Member Owner::*member) {
    FieldMask mask = 0;
    FieldMask bit = 1;
    forEachField<Owner>([&](auto f) {
        if constexpr (std::is_same_v<decltype(f.member), Member Owner::*>)
            if (f.member == member) mask = bit;
        bit <<= 1;
    });
    return mask;
}

/// Which fields differ between two values.
template <Described T>
FieldMask changedFields(const T& a, const T& b) {
    static_assert(fieldCount<T>() <= 64);
    FieldMask mask = 0;
    FieldMask bit = 1;
    forEachField<T>([&](auto f) {
        if (!(a.*(f.member) == b.*(f.member))) mask |= bit;
        bit <<= 1;
    });
    return mask;
}

namespace detail {
template <class T>
struct IsId : std::false_type {};
template <class T>
struct IsId<Id<T>> : std::true_type {};
} // namespace detail

/// Whether a file must state the field: a reference always, and what says so.
template <class Owner, class Member>
constexpr bool isNeeded(const Field<Owner, Member>& f) {
    return f.rules.needed || detail::IsId<Member>::value;
}

/// Calls visit(Id<U>) for every id that `value` holds: direct, optional, in lists and in composites.
template <class T, class F>
void forEachReference(const T& value, F&& visit) {
    if constexpr (detail::IsId<T>::value) {
        visit(value);
    } else if constexpr (Described<T>) {
        forEachField<T>([&](auto f) { forEachReference(value.*(f.member), visit); });
    } else if constexpr (requires { value.has_value(); }) {
        if (value) forEachReference(*value, visit);
    } else if constexpr (requires {
                             value.begin();
                             typename T::value_type;
                         }) {
        if constexpr (Described<typename T::value_type> || detail::IsId<typename T::value_type>::value)
            for (const auto& item : value)
                forEachReference(item, visit);
    }
}

} // namespace cw
