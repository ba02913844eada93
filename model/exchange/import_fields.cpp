#include "model/exchange/table_import.h"

#include <QCoreApplication>

#include <array>

namespace cw {

namespace {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(import)
};

const std::array<ImportField, 9>& rackFields() {
    static const std::array<ImportField, 9> kFields{{
        {"name",
         QT_TRANSLATE_NOOP("import", "Name"),
         true,
         {"name", "rack", "rackname", "rackid", "cabinet", "cabinetname", "schrank", "schrankname",
          "bezeichnung"}},
        {"part",
         QT_TRANSLATE_NOOP("import", "Part"),
         true,
         {"part", "partid", "parttype", "racktype", "type", "model", "typ", "modell", "schranktyp"}},
        {"hall",
         QT_TRANSLATE_NOOP("import", "Hall"),
         false,
         {"hall", "room", "datahall", "halle", "raum", "location"}},
        {"row", QT_TRANSLATE_NOOP("import", "Row"), false, {"row", "rowname", "reihe", "aisle"}},
        {"x_mm", QT_TRANSLATE_NOOP("import", "X (mm)"), false, {"xmm", "x", "posx", "positionx", "xpos"}},
        {"y_mm", QT_TRANSLATE_NOOP("import", "Y (mm)"), false, {"ymm", "y", "posy", "positiony", "ypos"}},
        {"facing",
         QT_TRANSLATE_NOOP("import", "Facing"),
         false,
         {"facing", "turn", "orientation", "front", "frontfacing", "ausrichtung"}},
        {"role", QT_TRANSLATE_NOOP("import", "Role"), false, {"role", "use", "rackrole", "rolle", "nutzung"}},
        {"power_limit_kw",
         QT_TRANSLATE_NOOP("import", "Power limit (kW)"),
         false,
         {"powerlimitkw", "powerlimit", "limitkw", "maxkw", "maxpower", "leistungsgrenze",
          "leistungsgrenzekw"}},
    }};
    return kFields;
}

const std::array<ImportField, 12>& deviceFields() {
    static const std::array<ImportField, 12> kFields{{
        {"name",
         QT_TRANSLATE_NOOP("import", "Name"),
         true,
         {"name", "device", "devicename", "hostname", "host", "label", "gerät", "gerätename", "bezeichnung"}},
        {"rack",
         QT_TRANSLATE_NOOP("import", "Rack"),
         true,
         {"rack", "rackname", "rackid", "cabinet", "schrank", "schrankname"}},
        {"hall", QT_TRANSLATE_NOOP("import", "Hall"), false, {"hall", "room", "datahall", "halle", "raum"}},
        {"u",
         QT_TRANSLATE_NOOP("import", "Lowest U"),
         true,
         {"u", "ru", "unit", "uposition", "position", "startu", "lowestu", "ulow", "rackunit", "rackposition",
          "he", "höheneinheit"}},
        {"part",
         QT_TRANSLATE_NOOP("import", "Part"),
         true,
         {"part", "partid", "model", "devicetype", "type", "hardware", "typ", "modell", "gerätetyp"}},
        {"face", QT_TRANSLATE_NOOP("import", "Face"), false, {"face", "side", "seite", "mountedat"}},
        {"role",
         QT_TRANSLATE_NOOP("import", "Role"),
         false,
         {"role", "devicerole", "function", "rolle", "funktion"}},
        {"tier", QT_TRANSLATE_NOOP("import", "Tier"), false, {"tier", "stufe"}},
        {"group",
         QT_TRANSLATE_NOOP("import", "Group"),
         false,
         {"group", "su", "pod", "scalableunit", "gruppe"}},
        {"rail", QT_TRANSLATE_NOOP("import", "Rail"), false, {"rail"}},
        {"psu_on_a",
         QT_TRANSLATE_NOOP("import", "Supplies on A"),
         false,
         {"psuona", "psua", "suppliesona", "feeda"}},
        {"psu_on_b",
         QT_TRANSLATE_NOOP("import", "Supplies on B"),
         false,
         {"psuonb", "psub", "suppliesonb", "feedb"}},
    }};
    return kFields;
}

QString folded(const std::string& header) {
    QString result;
    for (const QChar c : QString::fromStdString(header).toLower())
        if (c.isLetterOrNumber()) result += c;
    return result;
}

} // namespace

std::span<const ImportField> importFields(TableKind kind) {
    if (kind == TableKind::Racks) return rackFields();
    return deviceFields();
}

QString importFieldLabel(const ImportField& field) {
    return QCoreApplication::translate("import", field.label);
}

ColumnMapping suggestMapping(TableKind kind, const std::vector<std::string>& header) {
    const auto fields = importFields(kind);
    ColumnMapping mapping(fields.size());
    std::vector<QString> names;
    names.reserve(header.size());
    for (const std::string& column : header)
        names.push_back(folded(column));
    std::vector<bool> used(header.size(), false);
    std::size_t depth = 0;
    for (const ImportField& field : fields)
        depth = std::max(depth, field.aliases.size());
    // The best alias of every field first, so that "rack" is the rack of a device before it is anything else.
    for (std::size_t alias = 0; alias < depth; ++alias)
        for (std::size_t f = 0; f < fields.size(); ++f) {
            if (mapping[f] || alias >= fields[f].aliases.size()) continue;
            const QString wanted = QString::fromUtf8(fields[f].aliases[alias]);
            for (std::size_t c = 0; c < names.size() && !mapping[f]; ++c)
                if (!used[c] && names[c] == wanted) {
                    mapping[f] = c;
                    used[c] = true;
                }
        }
    return mapping;
}

TableKind suggestKind(const std::vector<std::string>& header) {
    const auto told = [&](TableKind kind) {
        const auto fields = importFields(kind);
        const ColumnMapping mapping = suggestMapping(kind, header);
        int score = 0;
        for (std::size_t i = 0; i < fields.size(); ++i)
            if (fields[i].required) score += mapping[i] ? 1 : -1;
        return score;
    };
    return told(TableKind::Devices) >= told(TableKind::Racks) ? TableKind::Devices : TableKind::Racks;
}

QString importIssueFix(const ImportIssue& issue) {
    const std::string_view field = issue.field;
    const bool isUnknown = issue.code == ErrorCode::NotFound;
    const bool isAmbiguous = issue.code == ErrorCode::Duplicate;
    if (field == "part" && isUnknown) return Say::tr("write the catalogue id, or maker and model");
    if (field == "part" && !isAmbiguous) return Say::tr("choose a part that fits");
    if (field == "part") return Say::tr("write the catalogue id");
    if (field == "hall" && isAmbiguous) return Say::tr("rename one of these halls first");
    if (field == "hall") return Say::tr("name a hall of the design, or choose one for all rows");
    if (field == "rack" && isUnknown) return Say::tr("import the racks first, or correct the name");
    if (field == "rack" && isAmbiguous) return Say::tr("give the table a column with the hall");
    if (isAmbiguous) return Say::tr("give it another name");
    if (issue.code == ErrorCode::Conflict) return Say::tr("choose free units");
    if (issue.code == ErrorCode::InvalidArgument) return Say::tr("correct the cell");
    return {};
}

} // namespace cw
