// What the inspector can show and change of an object: rows in sections, by kind of object.
#pragma once

#include "model/edit/project_editor.h"
#include "views/shell/quantity_text.h"

#include <QString>
#include <QStringList>

#include <functional>
#include <optional>

namespace cw::inspector {

/// One line. Text in, text out: quantities are written in `unit` and read in any unit of the dimension.
struct Property {
    enum class Kind : unsigned char { Text, Quantity, Choice, Flag, Info };

    QString label;
    Kind kind = Kind::Info;
    shell::Dimension dimension = shell::Dimension::Count;
    QString unit;
    int decimals = 0;
    bool optional = false;           ///< an empty field clears the value
    std::optional<double> low, high; ///< of a quantity, in base units
    QStringList choices;

    /// The value of one object, as shown without its unit; nothing when it is not set.
    std::function<std::optional<QString>(const Project&, ObjectRef)> read;
    /// What stands in an empty field: the value that applies while the object has none of its own.
    std::function<std::optional<QString>(const Project&, ObjectRef)> fallback;
    /// Sets it on one object. For quantities `number` is in base units; for choices the index.
    std::function<Status(ProjectEditor&, ObjectRef, const QString& text, std::optional<double> number)> write;
    /// Key for `explain` of the shown value, empty when it has no derivation.
    std::function<QString(const Project&, ObjectRef)> why;
};

struct PropertySection {
    QString title;
    std::vector<Property> properties;
};

/// Sections for objects of one kind.
std::vector<PropertySection> propertiesOf(EntityKind kind);

/// "Rack 48U 600 × 1200 · Row C · Hall 1": what the object is and where.
QString subtitleOf(const Project& project, ObjectRef object);

} // namespace cw::inspector
