#include "app/cli/commands.h"
#include "app/cli/edge_list.h"
#include "app/cli/fabric_json.h"
#include "app/cli/human.h"
#include "model/base/nearest.h"
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

int analyze(const Call& call) {
    const QString path = call.positional()[1];
    if (call.isSet("format") && call.value("format") != QStringLiteral("edges"))
        return call.fail({ErrorCode::Unsupported, "--format " + call.value("format").toStdString(), {}},
                         Say::tr("known are %1").arg(QStringLiteral("edges")));
    const auto text = readFile(path.toStdString());
    if (!text) return call.fail(text.error());
    const auto list = readEdgeList(*text, path.toStdString(), call.value("terminals").toStdString());
    if (!list) return call.fail(list.error());
    if (list->allAreEndpoints)
        call.note(
            Say::tr("no host is drawn, so every node counts as one endpoint; name hosts with --terminals"));
    const auto traffic = wantedTraffic(call);
    if (!traffic)
        return call.fail(traffic.error(), Say::tr("known are %1").arg(listed(fabric::trafficNames())));
    fabric::FabricOptions options;
    options.bisection.seed = call.seed();
    const fabric::FabricResult result = fabric::solveFabric(list->graph, options, interruption().get_token());
    if (result.problem) return call.fail(*result.problem);
    Json j = fabricFigures(result, [&](std::int32_t node) { return list->names[std::size_t(node)]; });
    if (!traffic->empty()) j["throughput"] = throughputFigures(list->graph, *traffic, call.seed());
    if (call.wantsJson()) {
        call.printJson(j);
        return Done;
    }
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
        QStringLiteral("analyze IN [--terminals PREFIX] [--traffic a,b] [--json] | generate FAMILY --set "
                       "k=v… -o edges.csv"),
        Say::tr("Fabric figures of any graph, and graphs of known families."),
        QStringLiteral("clusterwright-cli graph generate clos2 --set switch_ports=8 -o edges.csv"),
        {{QStringLiteral("format"), Say::tr("Format of the file: edges (CSV a,b,gbps[,count])."),
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
