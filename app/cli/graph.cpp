#include "app/cli/commands.h"
#include "app/cli/edge_list.h"
#include "app/cli/fabric_json.h"
#include "solvers/fabric/generate.h"

#include <QCoreApplication>
#include <QFile>
#include <QSaveFile>
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
        return call.fail({ErrorCode::Unsupported, "--format " + call.value("format").toStdString(), "edges"});
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return call.fail({file.exists() ? ErrorCode::ReadFailed : ErrorCode::NotFound, path.toStdString(),
                          file.errorString().toStdString()});
    const QByteArray text = file.readAll();
    const auto list = readEdgeList({text.constData(), std::size_t(text.size())}, path.toStdString(),
                                   call.value("terminals").toStdString());
    if (!list) return call.fail(list.error());
    fabric::FabricOptions options;
    options.bisection.seed = call.seed();
    const fabric::FabricResult result = fabric::solveFabric(list->graph, options, interruption().get_token());
    if (result.problem) return call.fail(*result.problem);
    Json j = fabricFigures(list->graph, result);
    if (!result.failures.empty())
        j["single_failures"]["worst_element"] = list->names[std::size_t(result.failures.front().node)];
    if (call.wantsJson()) {
        call.printJson(j);
        return Done;
    }
    for (const auto& [key, value] : j.items())
        call.print(
            QStringLiteral("%1 = %2").arg(QString::fromStdString(key), QString::fromStdString(value.dump())));
    return Done;
}

int generate(const Call& call) {
    const QString out = call.value("output");
    if (out.isEmpty()) return call.misuse(Say::tr("graph generate: name the file to write with -o FILE"));
    std::map<std::string, std::string> settings;
    for (const QString& pair : call.values("set")) {
        const auto equals = pair.indexOf(QLatin1Char('='));
        if (equals <= 0)
            return call.fail({ErrorCode::InvalidArgument, "--set " + pair.toStdString(), "key=value"});
        settings[pair.left(equals).toStdString()] = pair.mid(equals + 1).toStdString();
    }
    const auto made = fabric::generateFabric(call.positional()[1].toStdString(), settings);
    if (!made) return call.fail(made.error());
    const std::string text = writeEdgeList(made->graph, made->names);
    QSaveFile file(out);
    if (!file.open(QIODevice::WriteOnly) ||
        file.write(text.data(), qint64(text.size())) != qint64(text.size()) || !file.commit())
        return call.fail({ErrorCode::WriteFailed, out.toStdString(), file.errorString().toStdString()});
    call.note(Say::tr("%1 nodes, %2 links").arg(made->graph.nodeCount()).arg(made->graph.edgeCount()));
    return Done;
}

int run(const Call& call) {
    const QString what = call.positional().first();
    if (what == QStringLiteral("analyze")) return analyze(call);
    if (what == QStringLiteral("generate")) return generate(call);
    return call.misuse(Say::tr("graph: use analyze IN or generate FAMILY"));
}

} // namespace

Command graphCommand() {
    return {
        QStringLiteral("graph"),
        QStringLiteral("analyze IN [--terminals PREFIX] [--json] | generate FAMILY --set k=v… -o edges.csv"),
        Say::tr("Fabric figures of any graph, and graphs of known families."),
        QStringLiteral("clusterwright-cli graph generate clos2 --set switch_ports=8 -o edges.csv"),
        {{QStringLiteral("format"), Say::tr("Format of the file: edges (CSV a,b,gbps[,count])."),
          QStringLiteral("F")},
         {QStringLiteral("terminals"),
          Say::tr("Prefix of the names of hosts; without it, nodes with one link."),
          QStringLiteral("PREFIX")},
         {QStringLiteral("set"), Say::tr("A setting of the family."), QStringLiteral("key=value")},
         {{QStringLiteral("o"), QStringLiteral("output")},
          Say::tr("File to write."),
          QStringLiteral("FILE")}},
        2,
        2,
        run};
}

} // namespace cw::cli
