// Columns of a stored struct, made from its field list. Private to the tables of the project file.
#pragma once

#include "model/json/field_codec.h"
#include "model/json/project_json.h"

#include <QString>
#include <QVariant>

namespace cw::sql {

struct Column {
    std::string name;
    std::string type; ///< "INTEGER", "REAL" or "TEXT"
    bool required = true;
    bool needed = false; ///< a table without it is refused; else the field's default stands in
    std::optional<EntityKind> refersTo;
};

/// True for composites that become columns of their own, prefixed with the field's name.
template <class T>
concept Flattened = Described<T> && !std::is_same_v<T, PartSpec>;

template <class T>
void addColumns(std::vector<Column>& out, const std::string& name, bool required, bool needed) {
    if constexpr (codec::IsOptional<T>::value) {
        addColumns<typename T::value_type>(out, name, false, false);
    } else if constexpr (Flattened<T>) {
        forEachField<T>([&](auto f) {
            addColumns<typename decltype(f)::Value>(out, name.empty() ? f.name : name + "_" + f.name,
                                                    required, required && isNeeded(f));
        });
    } else if constexpr (detail::IsId<T>::value) {
        std::optional<EntityKind> target;
        forEachEntityType([&](auto type) {
            using Target = typename decltype(type)::type;
            if constexpr (std::is_same_v<T, Id<Target>>) target = Target::kKind;
        });
        out.push_back({name, "INTEGER", required, needed, target});
    } else if constexpr (std::is_integral_v<T>) {
        out.push_back({name, "INTEGER", required, needed, {}});
    } else if constexpr (std::is_same_v<T, double> || std::is_same_v<T, Temperature> || codec::Measured<T>) {
        out.push_back({name, "REAL", required, needed, {}});
    } else {
        out.push_back({name, "TEXT", required, needed, {}});
    }
}

/// How many columns a value takes.
template <class T>
constexpr std::size_t columnCount() {
    if constexpr (codec::IsOptional<T>::value) {
        return columnCount<typename T::value_type>();
    } else if constexpr (Flattened<T>) {
        return std::apply([](auto... f) { return (columnCount<typename decltype(f)::Value>() + ... + 0); },
                          fieldsOf<T>());
    } else {
        return 1;
    }
}

/// The columns of an entity but its id.
template <Described T>
std::vector<Column> columnsOf() {
    std::vector<Column> columns;
    addColumns<T>(columns, {}, true, false);
    return columns;
}

inline QString toQString(std::string_view text) {
    return QString::fromUtf8(text.data(), qsizetype(text.size()));
}

template <class T>
void addValues(std::vector<QVariant>& out, const T& value) {
    if constexpr (codec::IsOptional<T>::value) {
        if (value)
            addValues(out, *value);
        else
            out.resize(out.size() + columnCount<typename T::value_type>());
    } else if constexpr (Flattened<T>) {
        forEachField<T>([&](auto f) { addValues(out, value.*(f.member)); });
    } else if constexpr (detail::IsId<T>::value) {
        out.emplace_back(qlonglong(value.value()));
    } else if constexpr (std::is_integral_v<T>) {
        out.emplace_back(qlonglong(value));
    } else if constexpr (std::is_same_v<T, double>) {
        out.emplace_back(value);
    } else if constexpr (std::is_same_v<T, Temperature>) {
        out.emplace_back(value.celsius());
    } else if constexpr (codec::Measured<T>) {
        out.emplace_back(value.base());
    } else if constexpr (std::is_same_v<T, std::string>) {
        out.emplace_back(toQString(value));
    } else if constexpr (NamedEnum<T>) {
        out.emplace_back(toQString(enumName(value)));
    } else {
        std::string text;
        codec::append(text, value);
        out.emplace_back(toQString(text));
    }
}

/// Walks the values of one row in column order. Columns that the table lacks keep the field's default.
class RowReader {
public:
    RowReader(std::string where, const std::vector<Column>& columns, std::vector<QVariant>& row,
              const std::vector<bool>& present)
        : where_(std::move(where))
        , columns_(columns)
        , row_(row)
        , present_(present) {}

    template <class T>
    Status take(T& out);

private:
    Error wrong(std::string_view what) const {
        return {ErrorCode::ParseError, where_ + "." + columns_[at_].name, std::string(what)};
    }
    bool anyValue(std::size_t count) const {
        for (std::size_t i = at_; i < at_ + count; ++i)
            if (present_[i] && !row_[i].isNull()) return true;
        return false;
    }
    template <class T>
    Status takeOne(T& out, const QVariant& value);

    std::string where_;
    const std::vector<Column>& columns_;
    std::vector<QVariant>& row_;
    const std::vector<bool>& present_;
    std::size_t at_ = 0;
};

template <class T>
Status RowReader::take(T& out) {
    if constexpr (codec::IsOptional<T>::value) {
        constexpr std::size_t kCount = columnCount<typename T::value_type>();
        if (anyValue(kCount)) return take(out.emplace());
        out.reset();
        at_ += kCount;
        return {};
    } else if constexpr (Flattened<T>) {
        Status status;
        forEachField<T>([&](auto f) {
            if (status.ok()) status = take(out.*(f.member));
        });
        return status;
    } else {
        Status status;
        if (present_[at_]) {
            const QVariant& value = row_[at_];
            status = value.isNull() ? Status(wrong("no value")) : takeOne(out, value);
        }
        ++at_;
        return status;
    }
}

template <class T>
Status RowReader::takeOne(T& out, const QVariant& value) {
    const bool isInteger = value.typeId() == QMetaType::LongLong;
    const bool isReal = value.typeId() == QMetaType::Double;
    const bool isText = value.typeId() == QMetaType::QString;
    if constexpr (detail::IsId<T>::value) {
        const qlonglong id = value.toLongLong();
        if (!isInteger || id < 1 || id > std::numeric_limits<std::uint32_t>::max()) return wrong("not an id");
        out = T(std::uint32_t(id));
    } else if constexpr (std::is_same_v<T, bool>) {
        const qlonglong v = value.toLongLong();
        if (!isInteger || v < 0 || v > 1) return wrong("not 0 or 1");
        out = v == 1;
    } else if constexpr (std::is_integral_v<T>) {
        const qlonglong v = value.toLongLong();
        if (!isInteger || !std::in_range<T>(v)) return wrong("not a whole number in range");
        out = static_cast<T>(v);
    } else if constexpr (std::is_same_v<T, double>) {
        if (!isReal && !isInteger) return wrong("not a number");
        out = value.toDouble();
    } else if constexpr (std::is_same_v<T, Temperature>) {
        if (!isReal && !isInteger) return wrong("not a number");
        out = Temperature::fromCelsius(value.toDouble());
    } else if constexpr (codec::Measured<T>) {
        if (!isReal && !isInteger) return wrong("not a number");
        out = T::fromBase(value.toDouble());
    } else {
        if (!isText) return wrong("not text");
        const QByteArray bytes = value.toString().toUtf8();
        const std::string_view text(bytes.constData(), std::size_t(bytes.size()));
        if constexpr (std::is_same_v<T, std::string>) {
            out = text;
        } else if constexpr (NamedEnum<T>) {
            const auto named = enumFromName<T>(text);
            if (!named) return wrong("unknown name");
            out = *named;
        } else {
            const auto node = parseJson(text);
            if (!node.ok()) return wrong(node.error().context + ": " + node.error().detail);
            const std::string where = where_ + "." + columns_[at_].name;
            return codec::read(*node, codec::Place{nullptr, where, 0}, out);
        }
    }
    return {};
}

} // namespace cw::sql
