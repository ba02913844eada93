#include "model/exchange/table_import.h"

#include "model/edit/commands/place_device.h"
#include "model/edit/history.h"
#include "model/exchange/part_lookup.h"
#include "model/exchange/row_reader.h"
#include "model/placement.h"

#include <QCoreApplication>

#include <algorithm>
#include <map>
#include <set>

namespace cw {

namespace {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(import)
};

/// Racks that the table gives no place: rows of their own, south of everything in the hall, fronts in pairs.
class RackSetter {
public:
    explicit RackSetter(const Project& project)
        : project_(project) {}

    Pose place(HallId hall, const std::string& row, Size size) {
        Line& line = lines_[{hall, row}];
        if (line.number == 0) start(hall, line, size);
        const Pose pose{{line.x, line.y}, line.number % 2 == 1 ? Turn::South : Turn::North};
        line.x += size.width;
        return pose;
    }

private:
    struct Line {
        int number = 0;
        Um x = 0;
        Um y = 0;
    };
    static constexpr Um kMargin = mm(1200);
    static constexpr Um kAisle = mm(1200);

    void start(HallId hall, Line& line, Size size) {
        auto [south, isNew] = south_.try_emplace(hall, std::pair(0, Um(0)));
        if (isNew) {
            for (const ObjectRef object : placedObjects(project_, hall))
                if (const auto area = footprintOf(project_, object); area && isSolid(project_, object))
                    south->second.second = std::max(south->second.second, area->bottom());
        }
        line.number = ++south->second.first;
        line.x = kMargin;
        line.y = south->second.second + kAisle;
        south->second.second = line.y + size.height;
    }

    const Project& project_;
    std::map<std::pair<HallId, std::string>, Line> lines_;
    std::map<HallId, std::pair<int, Um>> south_; ///< rows set and the southern edge of what stands there
};

class Previewer {
public:
    Previewer(const Table& table, const ColumnMapping& mapping, TableKind kind, const Project& project,
              const Catalog& catalog, const ImportOptions& options)
        : table_(table)
        , mapping_(mapping)
        , project_(project)
        , options_(options)
        , parts_(project, catalog)
        , scratch_(project) {
        preview_.kind = kind;
        for (const auto& [id, hall] : project.halls())
            halls_[hall.name].push_back(id);
        for (const auto& [id, rack] : project.racks()) {
            racks_[rack.name].push_back(id);
            rackNames_.emplace(rack.hall, rack.name);
        }
        for (const auto& [id, device] : project.devices())
            deviceNames_.emplace(project.racks()[device.rack].hall, device.name);
    }

    ImportPreview run() {
        for (const TableLine& line : table_.rows) {
            ImportRow row;
            row.line = line.number;
            RowReader reader(table_, mapping_, importFields(preview_.kind), line, row.issues);
            if (preview_.kind == TableKind::Racks)
                readRack(reader, row);
            else
                readDevice(reader, row);
            if (row.ok()) tryOut(row);
            ++(row.ok() ? preview_.good : preview_.bad);
            preview_.rows.push_back(std::move(row));
        }
        return std::move(preview_);
    }

private:
    const PartSpec* readPart(RowReader& reader, ImportRow& row) {
        const std::string text = reader.text("part");
        if (text.empty()) return nullptr;
        const auto part = parts_.find(text);
        if (part) {
            row.part = (*part)->id;
            if (needed_.insert(row.part).second) preview_.parts.push_back(**part);
            return *part;
        }
        const QString detail = QString::fromStdString(part.error().detail);
        if (part.error().code == ErrorCode::Duplicate)
            reader.problem(
                ErrorCode::Duplicate, "part",
                Say::tr("“%1” is the name of several parts: %2").arg(QString::fromStdString(text), detail));
        else if (detail.isEmpty())
            reader.problem(ErrorCode::NotFound, "part",
                           Say::tr("no part “%1” in the catalogue").arg(QString::fromStdString(text)));
        else
            reader.problem(ErrorCode::NotFound, "part",
                           Say::tr("no part “%1” in the catalogue; the nearest is “%2”")
                               .arg(QString::fromStdString(text), detail));
        return nullptr;
    }

    std::optional<HallId> readHall(RowReader& reader) {
        const std::string name = reader.text("hall");
        if (name.empty()) {
            if (options_.hall && project_.find(*options_.hall)) return options_.hall;
            if (project_.halls().size() == 1) return (*project_.halls().begin()).id;
            reader.problem(ErrorCode::InvalidArgument, "hall",
                           project_.halls().empty() ? Say::tr("the design has no hall yet")
                                                    : Say::tr("which hall? the design has several"));
            return std::nullopt;
        }
        const auto it = halls_.find(name);
        if (it == halls_.end()) {
            reader.problem(ErrorCode::NotFound, "hall",
                           Say::tr("no hall “%1”").arg(QString::fromStdString(name)));
            return std::nullopt;
        }
        if (it->second.size() > 1) {
            reader.problem(ErrorCode::Duplicate, "hall",
                           Say::tr("several halls are called “%1”").arg(QString::fromStdString(name)));
            return std::nullopt;
        }
        return it->second.front();
    }

    void readRack(RowReader& reader, ImportRow& row) {
        Rack rack;
        rack.name = reader.text("name");
        const PartSpec* part = readPart(reader, row);
        if (part && part->kind != "rack" && part->kind != "rack_system")
            reader.problem(ErrorCode::InvalidArgument, "part",
                           Say::tr("“%1” is no rack").arg(QString::fromStdString(part->id)));
        const auto hall = readHall(reader);
        row.row = reader.text("row");
        const auto x = reader.length("x_mm");
        const auto y = reader.length("y_mm");
        rack.pose.turn = reader.word("facing", Turn::North);
        rack.role = reader.word("role", RackRole::Compute);
        rack.powerLimit = reader.power("power_limit_kw");
        row.placed = x && y;
        if (reader.given("x_mm") != reader.given("y_mm"))
            reader.problem(ErrorCode::InvalidArgument, reader.given("x_mm") ? "y_mm" : "x_mm",
                           Say::tr("x and y belong together"));
        if (row.placed) rack.pose.origin = {*x, *y};
        if (hall) {
            rack.hall = *hall;
            if (!rack.name.empty() && !rackNames_.emplace(*hall, rack.name).second)
                reader.problem(ErrorCode::Duplicate, "name",
                               Say::tr("a rack of this hall is called “%1” already")
                                   .arg(QString::fromStdString(rack.name)));
        }
        row.object = std::move(rack);
    }

    std::optional<RackId> readRackOf(RowReader& reader) {
        const std::string name = reader.text("rack");
        if (name.empty()) return std::nullopt;
        std::vector<RackId> candidates;
        if (const auto it = racks_.find(name); it != racks_.end()) candidates = it->second;
        if (!reader.text("hall").empty() || (candidates.size() > 1 && options_.hall)) {
            const auto hall = readHall(reader);
            if (!hall) return std::nullopt;
            std::erase_if(candidates, [&](RackId id) { return project_.racks()[id].hall != *hall; });
        }
        if (candidates.size() == 1) return candidates.front();
        const QString shown = QString::fromStdString(name);
        if (candidates.empty())
            reader.problem(ErrorCode::NotFound, "rack", Say::tr("no rack “%1”").arg(shown));
        else
            reader.problem(ErrorCode::Duplicate, "rack",
                           Say::tr("several racks are called “%1”; name the hall, too").arg(shown));
        return std::nullopt;
    }

    void readDevice(RowReader& reader, ImportRow& row) {
        Device device;
        device.name = reader.text("name");
        const PartSpec* part = readPart(reader, row);
        const auto rack = readRackOf(reader);
        device.u = std::int16_t(reader.whole("u", 0, 200).value_or(0));
        device.face = reader.word("face", Face::Front);
        device.role = reader.word("role", part ? usualRole(*part) : DeviceRole::Other);
        device.tier = std::uint8_t(reader.whole("tier", 0, 9).value_or(0));
        device.group = std::uint16_t(reader.whole("group", 0, 65535).value_or(0));
        device.rail = std::uint16_t(reader.whole("rail", 0, 65535).value_or(0));
        device.psuOnA = std::uint8_t(reader.whole("psu_on_a", 0, 255).value_or(0));
        device.psuOnB = std::uint8_t(reader.whole("psu_on_b", 0, 255).value_or(0));
        if (part && part->placement != Placement::RackUnits && part->placement != Placement::ZeroU)
            reader.problem(ErrorCode::InvalidArgument, "part",
                           Say::tr("“%1” is not mounted in racks").arg(QString::fromStdString(part->id)));
        if (rack) {
            device.rack = *rack;
            if (!device.name.empty() &&
                !deviceNames_.emplace(project_.racks()[*rack].hall, device.name).second)
                reader.problem(ErrorCode::Duplicate, "name",
                               Say::tr("a device of this hall is called “%1” already")
                                   .arg(QString::fromStdString(device.name)));
        }
        row.object = std::move(device);
    }

    static DeviceRole usualRole(const PartSpec& part) {
        if (part.kind == "system") return DeviceRole::Server;
        if (part.kind == "server_cpu") return DeviceRole::Management;
        if (part.kind == "storage") return DeviceRole::Storage;
        if (part.kind == "power_shelf") return DeviceRole::PowerShelf;
        if (part.kind == "switch") return DeviceRole::ComputeSwitch;
        return DeviceRole::Other;
    }

    /// Does what applying will do, on a copy: what fits there fits later.
    void tryOut(ImportRow& row);

    const Table& table_;
    const ColumnMapping& mapping_;
    const Project& project_;
    const ImportOptions& options_;
    PartLookup parts_;
    History scratch_;
    ImportPreview preview_;
    std::map<std::string, std::vector<HallId>> halls_;
    std::map<std::string, std::vector<RackId>> racks_;
    std::set<std::pair<HallId, std::string>> rackNames_;
    std::set<std::pair<HallId, std::string>> deviceNames_;
    std::set<std::string> needed_;
    RackSetter setter_{scratch_.project()};
};

/// Adds rows to a project, whichever it is: the copy of a preview or the design itself.
class RowWriter {
public:
    RowWriter(ProjectEditor& editor, RackSetter& setter)
        : editor_(editor)
        , setter_(setter) {}

    Status write(const ImportRow& row) {
        const auto part = editor_.project().partByCatalogId(row.part);
        if (!part) return Error{ErrorCode::NotFound, "part", row.part};
        if (const auto* device = std::get_if<Device>(&row.object)) {
            Device added = *device;
            added.part = *part;
            const auto placed = placeDevice(editor_, std::move(added));
            return placed ? Status() : Status(placed.error());
        }
        Rack rack = std::get<Rack>(row.object);
        rack.part = *part;
        if (!editor_.project().find(rack.hall)) return Error{ErrorCode::NotFound, "hall", {}};
        if (!row.row.empty()) {
            const auto line = rowOf(rack.hall, row.row);
            if (!line) return line.error();
            rack.row = *line;
        }
        if (!row.placed)
            rack.pose = setter_.place(rack.hall, row.row, rackFloorSize(editor_.project(), rack));
        const auto added = editor_.add(std::move(rack));
        return added ? Status() : Status(added.error());
    }

private:
    Result<RowId> rowOf(HallId hall, const std::string& name) {
        for (const RowId id : editor_.project().referrers<Row>(hall))
            if (editor_.project().rows()[id].name == name) return id;
        return editor_.add(Row{name, hall});
    }

    ProjectEditor& editor_;
    RackSetter& setter_;
};

void Previewer::tryOut(ImportRow& row) {
    const Status status = scratch_.run({}, [&](ProjectEditor& editor) -> Status {
        if (!editor.project().partByCatalogId(row.part))
            for (const PartSpec& part : preview_.parts)
                if (part.id == row.part)
                    if (const auto embedded = editor.embed(part); !embedded) return embedded.error();
        return RowWriter(editor, setter_).write(row);
    });
    if (status) return;
    const Error& error = status.error();
    const QString detail = QString::fromStdString(error.detail);
    const QString where = QString::fromStdString(error.context);
    if (error.code == ErrorCode::Conflict)
        row.issues.push_back({error.code, "u", Say::tr("%1 is taken by %2").arg(where, detail)});
    else if (preview_.kind == TableKind::Devices && error.code == ErrorCode::InvalidArgument)
        row.issues.push_back({error.code, "u", Say::tr("does not fit (%1: %2)").arg(where, detail)});
    else
        row.issues.push_back({error.code, {}, Say::tr("cannot be added (%1: %2)").arg(where, detail)});
}

} // namespace

Result<ImportPreview> previewImport(const Table& table, const ColumnMapping& mapping, TableKind kind,
                                    const Project& project, const Catalog& catalog,
                                    const ImportOptions& options) {
    const auto fields = importFields(kind);
    if (mapping.size() != fields.size())
        return Error::said(ErrorCode::InvalidArgument, "mapping",
                           Phrase::tr("%1 fields expected").arg(std::to_string(fields.size())));
    std::string missing;
    for (std::size_t i = 0; i < fields.size(); ++i) {
        if (mapping[i] && *mapping[i] >= table.header.size())
            return Error::said(ErrorCode::InvalidArgument, fields[i].key,
                               Phrase::tr("there is no such column"));
        if (fields[i].required && !mapping[i])
            missing += (missing.empty() ? "" : ", ") + std::string(fields[i].key);
    }
    if (!missing.empty())
        return Error::said(ErrorCode::InvalidArgument, missing, Phrase::tr("no column for a required field"));
    return Previewer(table, mapping, kind, project, catalog, options).run();
}

Status applyImport(ProjectEditor& editor, const ImportPreview& preview, bool skipBadRows) {
    if (preview.bad > 0 && !skipBadRows)
        return Error::said(ErrorCode::Conflict, "import",
                           Phrase::tr("%1 rows have errors").arg(std::to_string(preview.bad)));
    for (const PartSpec& part : preview.parts) {
        const bool used = std::any_of(preview.rows.begin(), preview.rows.end(),
                                      [&](const ImportRow& row) { return row.ok() && row.part == part.id; });
        if (!used) continue;
        if (const auto embedded = editor.embed(part); !embedded) return embedded.error();
    }
    RackSetter setter(editor.project());
    RowWriter writer(editor, setter);
    for (const ImportRow& row : preview.rows) {
        if (!row.ok()) continue;
        if (const Status status = writer.write(row); !status) {
            const Error& error = status.error();
            return Error{error.code, "line " + std::to_string(row.line) + ", " + error.context, error.detail};
        }
    }
    return {};
}

} // namespace cw
