#include "model/exchange/registry.h"

#include "model/edit/history.h"
#include "model/exchange/fabric/project_fabric.h"
#include "model/exchange/fabric/writers.h"
#include "model/exchange/netbox_import.h"
#include "model/exchange/project_tables.h"
#include "model/exchange/table_import.h"
#include "model/exchange/write_csv.h"
#include "model/exchange/write_xlsx.h"
#include "model/json/project_json.h"
#include "model/storage/durable_file.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <array>

namespace cw {

namespace {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(formats)
};

Status exportJson(const Project& project, const ExportContext&, const QString& path) {
    return writeFileWhole(path, [&](const ByteSink& sink) -> Status {
        writeProjectJson(project, [&](std::string_view piece) { sink(piece); });
        return {};
    });
}

Status exportBillJson(const Project& project, const ExportContext& context, const QString& path) {
    return writeFileWhole(path, [&](const ByteSink& sink) -> Status {
        sink(billJson(billOfMaterials(project, context.prices)));
        return {};
    });
}

TableDoc billOf(const Project& project, const ExportContext& context) {
    return billTable(billOfMaterials(project, context.prices));
}
template <TableDoc (*table)(const Project&)>
TableDoc plain(const Project& project, const ExportContext&) {
    return table(project);
}

template <TableDoc (*table)(const Project&, const ExportContext&)>
Status exportCsv(const Project& project, const ExportContext& context, const QString& path) {
    return writeCsv(table(project, context), path);
}
template <TableDoc (*table)(const Project&, const ExportContext&)>
Status exportXlsx(const Project& project, const ExportContext& context, const QString& path) {
    return writeXlsx({table(project, context)}, aboutProject(project), path);
}

template <std::string (*write)(const FabricFile&, const std::string&), PortNames ports>
Status exportFabric(const Project& project, const ExportContext& context, const QString& path) {
    const auto chosen = chosenFabric(project, context.fabric);
    if (!chosen) return chosen.error();
    const std::string title = project.info().title + ", " + project.fabrics()[*chosen].name;
    const std::string text = write(fabricOf(project, *chosen, ports), title);
    return writeFileWhole(path, [&](const ByteSink& sink) -> Status {
        sink(text);
        return {};
    });
}

Error onlyOneFile(const QStringList& paths) {
    return Error::said(ErrorCode::InvalidArgument, paths.join(QStringLiteral(", ")).toStdString(),
                       Phrase::tr("one file expected"));
}

Result<ImportOutcome> importJson(const QStringList& paths, const ImportContext&) {
    if (paths.size() != 1) return onlyOneFile(paths);
    const std::string name = paths.first().toStdString();
    const auto text = readFile(name);
    if (!text) return text.error();
    auto project = projectFromJson(*text);
    if (!project) {
        Error error = project.error();
        error.context = name + ": " + error.context;
        return error;
    }
    ImportOutcome outcome;
    forEachEntityType(
        [&](auto type) { outcome.added += project->store<typename decltype(type)::type>().size(); });
    outcome.project = std::move(*project);
    return outcome;
}

/// A site with one building and one hall, so that racks have somewhere to stand.
Status addEmptyHall(ProjectEditor& editor) {
    const auto site = editor.add(Site{.name = "Site 1"});
    if (!site) return site.error();
    const auto building = editor.add(Building{"Building 1", *site});
    if (!building) return building.error();
    Hall hall;
    hall.name = "Hall 1";
    hall.building = *building;
    const auto added = editor.add(std::move(hall));
    return added ? Status() : Status(added.error());
}

/// Several problems "FILE:LINE: FIELD: WHAT" as one error: the place of the first one is the place of the
/// error, and is not said twice.
Error listed(const QStringList& problems) {
    const QString sign = QStringLiteral(": ");
    const QString place = problems.first().section(sign, 0, 0);
    QStringList lines = problems;
    lines.first().remove(0, place.size() + sign.size());
    return {ErrorCode::InvalidArgument, place.toStdString(), lines.join(QLatin1Char('\n')).toStdString()};
}

template <TableKind kind>
Result<ImportOutcome> importTable(const QStringList& paths, const ImportContext& context) {
    if (!context.catalog)
        return Error::said(ErrorCode::InvalidArgument, "catalogue", Phrase::tr("none is given"));
    History history(context.base ? *context.base : Project());
    if (!context.base)
        if (const Status s = history.run({}, addEmptyHall); !s) return s.error();
    ImportOutcome outcome;
    for (const QString& path : paths) {
        const auto table = readTable(path);
        if (!table) return table.error();
        const auto preview = previewImport(*table, suggestMapping(kind, table->header), kind,
                                           history.project(), *context.catalog);
        if (!preview) {
            Error error = preview.error();
            error.context = path.toStdString() + ": " + error.context;
            return error;
        }
        QStringList problems;
        for (const ImportRow& row : preview->rows)
            for (const ImportIssue& issue : row.issues)
                problems += QStringLiteral("%1:%2: %3: %4")
                                .arg(path)
                                .arg(row.line)
                                .arg(QString::fromStdString(issue.field), issue.what);
        if (!problems.isEmpty() && !context.skipBadRows) return listed(problems);
        outcome.messages += problems;
        outcome.added += preview->good;
        const Status applied =
            history.run({}, [&](ProjectEditor& editor) { return applyImport(editor, *preview, true); });
        if (!applied) return applied.error();
    }
    outcome.project = history.project();
    return outcome;
}

Result<ImportOutcome> importNetbox(const QStringList& paths, const ImportContext& context) {
    NetboxImport imported = importNetboxFiles(paths);
    ImportOutcome outcome;
    for (const NetboxProblem& problem : imported.problems)
        outcome.messages += netboxProblemText(problem);
    if (imported.parts.empty())
        return outcome.messages.isEmpty()
                   ? Error::said(ErrorCode::ParseError, paths.join(QStringLiteral(", ")).toStdString(),
                                 Phrase::tr("no part in these files"))
                   : listed(outcome.messages);
    History history(context.base ? *context.base : Project());
    const Status embedded = history.run({}, [&](ProjectEditor& editor) -> Status {
        for (const PartSpec& part : imported.parts)
            if (const auto id = editor.embed(part); !id) return id.error();
        return {};
    });
    if (!embedded) return embedded.error();
    outcome.added = imported.parts.size();
    outcome.project = history.project();
    return outcome;
}

const std::array<Format, 18>& allFormats() {
    static const std::array<Format, 18> kFormats{{
        {"json",
         QT_TRANSLATE_NOOP("formats", "Clusterwright design (JSON)"),
         {"json"},
         QT_TRANSLATE_NOOP("formats",
                           "The whole design in its canonical text form, for version control and scripts."),
         exportJson,
         importJson},
        {"bom-csv",
         QT_TRANSLATE_NOOP("formats", "Bill of materials (CSV)"),
         {"csv"},
         QT_TRANSLATE_NOOP("formats", "Every part that is drawn, with quantity, price range and source."),
         exportCsv<billOf>,
         nullptr},
        {"bom-xlsx",
         QT_TRANSLATE_NOOP("formats", "Bill of materials (Excel)"),
         {"xlsx"},
         QT_TRANSLATE_NOOP("formats", "Every part that is drawn, with quantity, price range and source."),
         exportXlsx<billOf>,
         nullptr},
        {"bom-json",
         QT_TRANSLATE_NOOP("formats", "Bill of materials (JSON)"),
         {"json"},
         QT_TRANSLATE_NOOP("formats",
                           "Every part that is drawn, with quantity, price range, source and totals."),
         exportBillJson,
         nullptr},
        {"cables-csv",
         QT_TRANSLATE_NOOP("formats", "Cable schedule (CSV)"),
         {"csv"},
         QT_TRANSLATE_NOOP("formats", "One row a cable: both ends, medium, length, transceivers and label."),
         exportCsv<plain<cableTable>>,
         nullptr},
        {"cables-xlsx",
         QT_TRANSLATE_NOOP("formats", "Cable schedule (Excel)"),
         {"xlsx"},
         QT_TRANSLATE_NOOP("formats", "One row a cable: both ends, medium, length, transceivers and label."),
         exportXlsx<plain<cableTable>>,
         nullptr},
        {"racks-csv",
         QT_TRANSLATE_NOOP("formats", "Racks (CSV)"),
         {"csv", "tsv", "txt"},
         QT_TRANSLATE_NOOP("formats", "One row a rack: name, part, hall, row, place and limit."),
         exportCsv<plain<rackTable>>,
         importTable<TableKind::Racks>},
        {"racks-xlsx",
         QT_TRANSLATE_NOOP("formats", "Racks (Excel)"),
         {"xlsx"},
         QT_TRANSLATE_NOOP("formats", "One row a rack: name, part, hall, row, place and limit."),
         exportXlsx<plain<rackTable>>,
         importTable<TableKind::Racks>},
        {"devices-csv",
         QT_TRANSLATE_NOOP("formats", "Devices (CSV)"),
         {"csv", "tsv", "txt"},
         QT_TRANSLATE_NOOP("formats", "One row a device: name, rack, unit, part, role and feeds."),
         exportCsv<plain<deviceTable>>,
         importTable<TableKind::Devices>},
        {"devices-xlsx",
         QT_TRANSLATE_NOOP("formats", "Devices (Excel)"),
         {"xlsx"},
         QT_TRANSLATE_NOOP("formats", "One row a device: name, rack, unit, part, role and feeds."),
         exportXlsx<plain<deviceTable>>,
         importTable<TableKind::Devices>},
        {"netbox",
         QT_TRANSLATE_NOOP("formats", "NetBox device and rack types (YAML)"),
         {"yaml", "yml"},
         QT_TRANSLATE_NOOP("formats", "Parts from the files of the NetBox device type library."),
         nullptr,
         importNetbox},
        {"dot",
         QT_TRANSLATE_NOOP("formats", "Fabric as a graph (DOT)"),
         {"dot", "gv"},
         QT_TRANSLATE_NOOP("formats",
                           "Nodes, cables, ports and rates of a fabric, as PTM and NVIDIA Air read them."),
         exportFabric<writeDot, PortNames::Printed>,
         nullptr},
        {"graphml",
         QT_TRANSLATE_NOOP("formats", "Fabric as a graph (GraphML)"),
         {"graphml", "xml"},
         QT_TRANSLATE_NOOP("formats", "Nodes, cables, ports and rates of a fabric, for graph tools."),
         exportFabric<writeGraphml, PortNames::Printed>,
         nullptr},
        {"ibsim",
         QT_TRANSLATE_NOOP("formats", "Fabric for the InfiniBand simulator (ibsim)"),
         {"net"},
         QT_TRANSLATE_NOOP("formats", "Switches, host adapters and cables by port number, to be simulated."),
         exportFabric<writeIbsim, PortNames::Numbers>,
         nullptr},
        {"slurm-tree",
         QT_TRANSLATE_NOOP("formats", "Slurm topology, tree"),
         {"conf"},
         QT_TRANSLATE_NOOP("formats", "topology.conf of a fabric for the plugin topology/tree."),
         exportFabric<writeSlurmTree, PortNames::Printed>,
         nullptr},
        {"slurm-block",
         QT_TRANSLATE_NOOP("formats", "Slurm topology, blocks"),
         {"conf"},
         QT_TRANSLATE_NOOP(
             "formats",
             "topology.conf of a fabric for the plugin topology/block, a block a scale-up domain."),
         exportFabric<writeSlurmBlock, PortNames::Printed>,
         nullptr},
        {"k8s-labels",
         QT_TRANSLATE_NOOP("formats", "Kubernetes topology labels"),
         {"yaml", "yml"},
         QT_TRANSLATE_NOOP("formats", "Leaf, spine, core and scale-up domain of every host as node labels."),
         exportFabric<writeKubernetesLabels, PortNames::Printed>,
         nullptr},
        {"containerlab",
         QT_TRANSLATE_NOOP("formats", "Fabric for containerlab (YAML)"),
         {"yaml", "yml"},
         QT_TRANSLATE_NOOP("formats", "Nodes and links of a fabric as a lab of containers."),
         exportFabric<writeContainerlab, PortNames::Printed>,
         nullptr},
    }};
    return kFormats;
}

} // namespace

std::span<const Format> formats() {
    return allFormats();
}

const Format* findFormat(std::string_view id) {
    for (const Format& format : allFormats())
        if (format.id == id) return &format;
    return nullptr;
}

QString formatName(const Format& format) {
    return Say::tr(format.name);
}
QString formatDescription(const Format& format) {
    return Say::tr(format.what);
}

const Format* formatForPath(std::string_view group, const QString& path) {
    const std::string id = std::string(group) + "-" + QFileInfo(path).suffix().toLower().toStdString();
    return findFormat(id);
}

Status exportAs(std::string_view formatId, const Project& project, const QString& path,
                const ExportContext& context) {
    const Format* format = findFormat(formatId);
    if (!format) return Error::said(ErrorCode::NotFound, std::string(formatId), Phrase::tr("no such format"));
    if (!format->exportTo)
        return Error::said(ErrorCode::Unsupported, std::string(formatId),
                           Phrase::tr("this format is only read"));
    return format->exportTo(project, context, path);
}

Result<ImportOutcome> importFrom(std::string_view formatId, const QStringList& paths,
                                 const ImportContext& context) {
    const Format* format = findFormat(formatId);
    if (!format) return Error::said(ErrorCode::NotFound, std::string(formatId), Phrase::tr("no such format"));
    if (!format->importFrom)
        return Error::said(ErrorCode::Unsupported, std::string(formatId),
                           Phrase::tr("this format is only written"));
    if (paths.isEmpty())
        return Error::said(ErrorCode::InvalidArgument, std::string(formatId), Phrase::tr("no file"));
    return format->importFrom(paths, context);
}

} // namespace cw
