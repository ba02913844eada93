#include "views/inspector/selection_table.h"

#include "views/inspector/property.h"
#include "views/shell/tables.h"

namespace cw::inspector {

QString selectionTable(const Project& project, const std::vector<ObjectRef>& objects) {
    if (objects.empty()) return {};
    const EntityKind kind = objects.back().kind;
    std::vector<Property> columns;
    QStringList header;
    for (PropertySection& section : propertiesOf(kind))
        for (Property& property : section.properties) {
            header << shell::tsvCell(property.unit.isEmpty()
                                         ? property.label
                                         : QStringLiteral("%1 (%2)").arg(property.label, property.unit));
            columns.push_back(std::move(property));
        }
    if (columns.empty()) return {};
    QString text = header.join(QLatin1Char('\t')) + QLatin1Char('\n');
    for (ObjectRef object : objects) {
        if (object.kind != kind || !project.contains(object)) continue;
        QStringList values;
        for (const Property& column : columns)
            values << shell::tsvCell(column.read(project, object).value_or(QString()));
        text += values.join(QLatin1Char('\t')) + QLatin1Char('\n');
    }
    return text;
}

} // namespace cw::inspector
