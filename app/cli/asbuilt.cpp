// asbuilt: a dump of the built fabric laid over the design.
#include "app/cli/commands.h"
#include "app/cli/object_key.h"
#include "app/cli/open_design.h"
#include "model/exchange/fabric/as_built.h"
#include "model/exchange/fabric/fabric_formats.h"
#include "model/exchange/fabric/project_fabric.h"
#include "model/exchange/write_csv.h"
#include "model/phrase_text.h"

#include <QCoreApplication>
#include <nlohmann/json.hpp>

namespace cw::cli {

namespace {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

Json endsJson(const std::optional<AsBuiltEnds>& ends) {
    if (!ends) return {};
    return {{"a_device", ends->aDevice},
            {"a_port", ends->aPort},
            {"b_device", ends->bDevice},
            {"b_port", ends->bPort},
            {"rate_gbps", ends->gbps ? Json(*ends->gbps) : Json()}};
}

Json resultJson(const Project& project, FabricId fabric, const AsBuilt& result) {
    Json j{{"fabric", project.fabrics()[fabric].name}};
    Json counts = Json::object();
    for (std::size_t i = 0; i < result.counts.size(); ++i)
        counts[std::string(EnumNames<AsBuiltState>::values[i])] = result.counts[i];
    j["cables"] = std::move(counts);
    j["matched_without_host_name"] = result.unnamedMatched;
    j["devices_missing"] = result.devicesMissing;
    j["devices_unknown"] = result.devicesUnknown;
    Json lines = Json::array();
    for (const AsBuiltLine& line : result.lines) {
        if (line.state == AsBuiltState::Matched) continue;
        lines.push_back(
            {{"state", enumName(line.state)},
             {"cable", line.cable ? Json(objectKey(project, ObjectRef::of(*line.cable))) : Json()},
             {"design", endsJson(line.design)},
             {"found", endsJson(line.found)},
             {"action", line.action.english()}});
    }
    j["punch_list"] = std::move(lines);
    return j;
}

QString placeText(const std::string& device, const std::string& port) {
    return QString::fromStdString(device + " " + port);
}

void printResult(const Call& call, const AsBuilt& result) {
    for (const AsBuiltLine& line : result.lines) {
        if (line.state == AsBuiltState::Matched) continue;
        const AsBuiltEnds& ends = line.design ? *line.design : *line.found;
        call.print(QStringLiteral("%1 %2 – %3: %4")
                       .arg(QString::fromUtf8(enumName(line.state).data()),
                            placeText(ends.aDevice, ends.aPort), placeText(ends.bDevice, ends.bPort),
                            phraseText(line.action)));
    }
    QStringList counts;
    for (std::size_t i = 0; i < result.counts.size(); ++i)
        counts << QStringLiteral("%1 %2")
                      .arg(QString::fromUtf8(EnumNames<AsBuiltState>::values[i].data()))
                      .arg(result.counts[i]);
    call.print(counts.join(QStringLiteral(", ")));
}

int run(const Call& call) {
    const QString out = call.value("output");
    if (!out.isEmpty())
        if (const Status free = call.mayReplace(out); !free)
            return call.fail(free.error(), Say::tr("name another file"));
    const auto project = openDesign(call, call.positional().first());
    if (!project) return call.fail(project.error());
    const auto fabric = chosenFabric(*project, call.value("fabric").toStdString());
    if (!fabric) return call.fail(fabric.error());
    const QString path = call.positional()[1];
    const auto dump = readFabricFile(path.toStdString(), call.value("format").toStdString());
    if (!dump) return call.fail(dump.error());
    const auto result = compareAsBuilt(*project, *fabric, *dump);
    if (!result) return call.fail(result.error(), Say::tr("devices are compared by name"));
    if (!out.isEmpty()) {
        if (const Status on = call.goOn(); !on) return call.fail(on.error());
        if (const Status written = writeCsv(punchList(*project, *result), out); !written)
            return call.fail(written.error());
        call.wrote(out);
    }
    for (const std::string& name : result->devicesMissing)
        call.note(Say::tr("%1 is drawn and not in the dump").arg(QString::fromStdString(name)));
    for (const std::string& name : result->devicesUnknown)
        call.note(Say::tr("%1 is in the dump and not drawn").arg(QString::fromStdString(name)));
    if (call.wantsJson())
        call.printJson(resultJson(*project, *fabric, *result));
    else
        printResult(call, *result);
    return result->count(AsBuiltState::Matched) == result->lines.size() ? int(Done) : int(Findings);
}

} // namespace

Command asBuiltCommand() {
    return {
        QStringLiteral("asbuilt"),
        QStringLiteral("FILE DUMP [--fabric ID] [-o PUNCHLIST.csv] [--json]"),
        Say::tr(
            "Lays a dump of the built fabric over the design: what is missing, swapped, in a wrong port."),
        QStringLiteral("clusterwright-cli asbuilt plan.cwp ibnetdiscover.txt -o punchlist.csv"),
        {{QStringLiteral("fabric"), Say::tr("Name or number of the fabric; else the compute fabric."),
          QStringLiteral("ID")},
         {QStringLiteral("format"), Say::tr("Format of the dump, else guessed from its content."),
          QStringLiteral("F")},
         {{QStringLiteral("o"), QStringLiteral("output")},
          Say::tr("CSV to write: one row a cable that is not as drawn."),
          QStringLiteral("FILE")}},
        2,
        2,
        run};
}

} // namespace cw::cli
