// Makers of properties from data members, so that a list of properties reads as a list.
#pragma once

#include "model/phrase_text.h"
#include "model/project.h"
#include "views/inspector/property.h"
#include "views/shell/number_format.h"

namespace cw::inspector {

template <class T>
const T* objectOf(const Project& project, ObjectRef ref) {
    const auto id = ref.as<T>();
    return id ? project.find(*id) : nullptr;
}

inline double baseOf(double v) {
    return v;
}
inline double baseOf(Temperature t) {
    return t.celsius();
}
template <class D>
double baseOf(Quantity<D> q) {
    return q.base();
}
template <class Q>
Q fromBase(double v) {
    if constexpr (std::is_same_v<Q, double>)
        return v;
    else if constexpr (std::is_same_v<Q, Temperature>)
        return celsius(v);
    else
        return Q::fromBase(v);
}

/// A std::string member.
template <class T>
Property textProperty(QString label, std::string T::*member) {
    Property p;
    p.label = std::move(label);
    p.kind = Property::Kind::Text;
    p.read = [member](const Project& project, ObjectRef ref) -> std::optional<QString> {
        const T* object = objectOf<T>(project, ref);
        return object ? std::optional(QString::fromStdString(object->*member)) : std::nullopt;
    };
    p.write = [member](ProjectEditor& editor, ObjectRef ref, const QString& text, std::optional<double>) {
        return editor.set(Id<T>(ref.id), member, text.trimmed().toStdString());
    };
    return p;
}

/// Where a value comes from: the planner's words, or words of ours that are shown translated and stay English
/// in the file.
template <class T>
Property sourceProperty(QString label, std::string T::*member) {
    Property p = textProperty(std::move(label), member);
    p.read = [member](const Project& project, ObjectRef ref) -> std::optional<QString> {
        const T* object = objectOf<T>(project, ref);
        return object ? std::optional(phraseText(Phrase::known(object->*member))) : std::nullopt;
    };
    p.write = [read = p.read, write = p.write](ProjectEditor& editor, ObjectRef ref, const QString& text,
                                               std::optional<double> number) -> Status {
        if (read(editor.project(), ref) == text.trimmed()) return {};
        return write(editor, ref, text, number);
    };
    return p;
}

/// A read-only line made by a function.
inline Property infoProperty(QString label,
                             std::function<std::optional<QString>(const Project&, ObjectRef)> read) {
    Property p;
    p.label = std::move(label);
    p.read = std::move(read);
    return p;
}

/// A quantity given by two functions in base units.
template <class T>
Property quantityProperty(QString label, shell::Dimension dimension, QString unit, int decimals,
                          bool optional, std::function<std::optional<double>(const T&)> get,
                          std::function<void(T&, std::optional<double>)> set) {
    Property p;
    p.label = std::move(label);
    p.kind = Property::Kind::Quantity;
    p.dimension = dimension;
    p.unit = unit;
    p.decimals = decimals;
    p.optional = optional;
    p.read = [=](const Project& project, ObjectRef ref) -> std::optional<QString> {
        const T* object = objectOf<T>(project, ref);
        if (!object) return std::nullopt;
        const std::optional<double> base = get(*object);
        if (!base) return std::nullopt;
        return shell::formatNumber(shell::inUnit(*base, dimension, unit), decimals);
    };
    p.write = [=](ProjectEditor& editor, ObjectRef ref, const QString&,
                  std::optional<double> number) -> Status {
        const T* object = objectOf<T>(editor.project(), ref);
        if (!object) return Error{ErrorCode::NotFound, {}, {}};
        T changed = *object;
        set(changed, number);
        return editor.set(Id<T>(ref.id), std::move(changed));
    };
    return p;
}

/// A member of a unit type.
template <class T, class Q>
Property quantityProperty(QString label, shell::Dimension dimension, QString unit, int decimals,
                          Q T::*member) {
    return quantityProperty<T>(
        std::move(label), dimension, std::move(unit), decimals, false,
        [member](const T& o) { return std::optional(baseOf(o.*member)); },
        [member](T& o, std::optional<double> v) { o.*member = fromBase<Q>(v.value_or(0)); });
}

/// An optional member of a unit type; an empty field clears it.
template <class T, class Q>
Property quantityProperty(QString label, shell::Dimension dimension, QString unit, int decimals,
                          std::optional<Q> T::*member) {
    return quantityProperty<T>(
        std::move(label), dimension, std::move(unit), decimals, true,
        [member](const T& o) { return o.*member ? std::optional(baseOf(*(o.*member))) : std::nullopt; },
        [member](T& o, std::optional<double> v) {
            if (v)
                o.*member = fromBase<Q>(*v);
            else
                (o.*member).reset();
        });
}

/// A length in µm given by a reference to it.
template <class T>
Property lengthProperty(QString label, std::function<Um&(T&)> access) {
    return quantityProperty<T>(
        std::move(label), shell::Dimension::Length, QStringLiteral("mm"), 0, false,
        [access](const T& o) {
            T copy = o;
            return std::optional(toM(access(copy)));
        },
        [access](T& o, std::optional<double> v) { access(o) = m(v.value_or(0)); });
}

/// A named enum with translated choices, in the order of its values.
template <class T, class E>
Property choiceProperty(QString label, E T::*member, QStringList choices) {
    Property p;
    p.label = std::move(label);
    p.kind = Property::Kind::Choice;
    p.choices = choices;
    p.read = [member, choices](const Project& project, ObjectRef ref) -> std::optional<QString> {
        const T* object = objectOf<T>(project, ref);
        return object ? std::optional(choices.value(int(object->*member))) : std::nullopt;
    };
    p.write = [member](ProjectEditor& editor, ObjectRef ref, const QString&, std::optional<double> index) {
        return editor.set(Id<T>(ref.id), member, E(int(index.value_or(0))));
    };
    return p;
}

/// A bool member.
template <class T>
Property flagProperty(QString label, bool T::*member) {
    Property p;
    p.label = std::move(label);
    p.kind = Property::Kind::Flag;
    p.read = [member](const Project& project, ObjectRef ref) -> std::optional<QString> {
        const T* object = objectOf<T>(project, ref);
        if (!object) return std::nullopt;
        return object->*member ? QStringLiteral("1") : QStringLiteral("0");
    };
    p.write = [member](ProjectEditor& editor, ObjectRef ref, const QString&, std::optional<double> on) {
        return editor.set(Id<T>(ref.id), member, on.value_or(0) != 0);
    };
    return p;
}

/// A whole-number member between two bounds.
template <class T, class N>
Property countProperty(QString label, N T::*member, int low, int high) {
    Property p = quantityProperty<T>(
        std::move(label), shell::Dimension::Count, {}, 0, false,
        [member](const T& o) { return std::optional(double(o.*member)); }, [](T&, std::optional<double>) {});
    p.write = [member, low, high](ProjectEditor& editor, ObjectRef ref, const QString&,
                                  std::optional<double> v) -> Status {
        if (!v || *v != double(int(*v)) || *v < low || *v > high)
            return Error{ErrorCode::InvalidArgument, {}, std::to_string(low) + "–" + std::to_string(high)};
        return editor.set(Id<T>(ref.id), member, N(int(*v)));
    };
    return p;
}

} // namespace cw::inspector
