#include "app/cli/commands.h"
#include "app/cli/fabric_json.h"
#include "app/cli/file_graph.h"
#include "app/cli/human.h"
#include "model/base/nearest.h"
#include "model/exchange/fabric/fabric_formats.h"
#include "model/phrase_text.h"
#include "model/storage/durable_file.h"
#include "solvers/fabric/generate.h"

#include <QCoreApplication>
#include <nlohmann/json.hpp>

namespace cw::cli {

namespace fabric = solvers::fabric;

namespace {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

/// `FILE:LINE: WHAT` for the first of each kind, and how many more there are.
void printFindings(const Call& call, const QString& path, const FabricFile& file) {
    constexpr std::size_t kShown = 10;
    std::array<std::size_t, std::tuple_size_v<decltype(file.found)>> shown{};
    for (const FileFinding& finding : file.findings) {
        if (finding.oddity == FileOddity::NoRate) continue; // a warning on the figures says it
        if (++shown[std::size_t(finding.oddity)] > kShown) continue;
        const QString where = finding.line > 0 ? QStringLiteral("%1:%2").arg(path).arg(finding.line) : path;
        call.note(QStringLiteral("%1: %2").arg(where, phraseText(findingText(finding))));
    }
    for (std::size_t i = 0; i < file.found.size(); ++i)
        if (file.found[i] > kShown)
            call.note(QStringLiteral("%1: %2: %3")
                          .arg(path, QString::fromUtf8(EnumNames<FileOddity>::values[i].data()),
                               Say::tr("%n more", nullptr, int(file.found[i] - kShown))));
}

int analyze(const Call& call) {
    const QString path = call.positional()[1];
    const std::string format = call.value("format").toStdString();
    if (call.isSet("format") && !findFabricFormat(format)) {
        std::vector<std::string> known;
        for (const FabricFormat& f : fabricFormats())
            known.emplace_back(f.id);
        return call.fail(unknownName("--format", format, known), Say::tr("known are %1").arg(listed(known)));
    }
    const auto file = readFabricFile(path.toStdString(), format);
    if (!file) return call.fail(file.error());
    printFindings(call, path, *file);
    const auto made = graphOfFile(*file, path.toStdString(), call.value("terminals").toStdString());
    if (!made) return call.fail(made.error());
    if (made->allAreEndpoints)
        call.note(
            Say::tr("no host is drawn, so every node counts as one endpoint; name hosts with --terminals"));
    if (made->countsLinks)
        call.warn(
            path,
            Say::tr("no link states a rate, so each counts as 1 Gb/s: capacities are numbers of links"));
    const auto traffic = wantedTraffic(call);
    if (!traffic)
        return call.fail(traffic.error(), Say::tr("known are %1").arg(listed(fabric::trafficNames())));
    fabric::FabricOptions options;
    options.bisection.seed = call.seed();
    const fabric::FabricResult result = fabric::solveFabric(made->graph, options, interruption().get_token());
    if (result.problem) return call.fail(*result.problem);
    Json j = fabricFigures(result, [&](std::int32_t node) { return made->names[std::size_t(node)]; });
    if (!traffic->empty()) j["throughput"] = throughputFigures(made->graph, *traffic, call.seed());
    j["file"] = fileFigures(*file);
    if (call.wantsJson()) {
        call.printJson(j);
        return Done;
    }
    j["file"].erase("findings"); // said above, line by line
    for (const auto& [key, value] : j.items())
        call.print(QStringLiteral("%1 = %2").arg(QString::fromStdString(key), humanValue(value)));
    return Done;
}

int generate(const Call& call) {
    const QString out = call.value("output");
    if (out.isEmpty()) return call.misuse(Say::tr("name the file to write with -o FILE"));
    if (const Status free = call.mayReplace(out); !free)
        return call.fail(free.error(), Say::tr("name another file"));
    auto settings = call.settings();
    if (!settings) return call.fail(settings.error());
    const std::string name = call.positional()[1].toStdString();
    if (const fabric::Family* family = fabric::findFamily(name))
        for (const fabric::FamilyParameter& p : family->parameters)
            if (p.name == "seed") settings->emplace("seed", std::to_string(call.seed()));
    const auto made = fabric::generateFabric(name, *settings);
    if (!made && made.error().code == ErrorCode::NotFound) {
        std::vector<std::string> families;
        for (const fabric::Family& family : fabric::fabricFamilies())
            families.push_back(family.name);
        return call.fail(unknownName("graph generate", name, families),
                         Say::tr("known are %1").arg(listed(families)));
    }
    if (!made) return call.fail(made.error());
    if (const Status on = call.goOn(); !on) return call.fail(on.error());
    const std::string text = writeEdgeList(made->graph, made->names);
    if (const Status written = writeFileAtomically(out.toStdString(), text); !written)
        return call.fail(written.error());
    call.note(Say::tr("%1 nodes, %2 links").arg(made->graph.nodeCount()).arg(made->graph.edgeCount()));
    call.wrote(out);
    if (call.wantsJson())
        call.printJson({{"file", out.toStdString()},
                        {"family", fabric::findFamily(name)->name},
                        {"nodes", made->graph.nodeCount()},
                        {"links", made->graph.edgeCount()}});
    return Done;
}

int run(const Call& call) {
    const QString what = call.positional().first();
    if (what == QStringLiteral("analyze")) return analyze(call);
    if (what == QStringLiteral("generate")) return generate(call);
    return call.misuse(Say::tr("use analyze IN or generate FAMILY"));
}

} // namespace

Command graphCommand() {
    return {
        QStringLiteral("graph"),
        QStringLiteral(
            "analyze IN [--format F] [--terminals PREFIX] [--traffic a,b] [--json] | generate FAMILY "
            "--set k=v… -o edges.csv"),
        Say::tr("Fabric figures of any graph, and graphs of known families."),
        QStringLiteral("clusterwright-cli graph generate clos2 --set switch_ports=8 -o edges.csv"),
        {{QStringLiteral("format"),
          Say::tr("Format of the file, else guessed from its content: edges (CSV a,b,gbps[,count]), "
                  "ibnetdiscover, dot, "
                  "graphml, slurm, topograph, cray; also packed by gzip."),
          QStringLiteral("F")},
         {QStringLiteral("terminals"),
          Say::tr("Prefix of the names of hosts; without it names that begin with host, else nodes with one "
                  "link, else all nodes."),
          QStringLiteral("PREFIX")},
         trafficOption(),
         {QStringLiteral("set"), Say::tr("A setting of the family."), QStringLiteral("key=value")},
         {{QStringLiteral("o"), QStringLiteral("output")},
          Say::tr("File to write."),
          QStringLiteral("FILE")}},
        2,
        2,
        run};
}

} // namespace cw::cli
