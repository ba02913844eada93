#include "app/analysis/snapshot_density.h"
#include "app/cli/commands.h"
#include "app/cli/human.h"
#include "app/cli/user_catalog.h"
#include "model/base/nearest.h"
#include "model/library/own_sources.h"
#include "model/library/part_names.h"
#include "model/phrase_text.h"

#include <QCoreApplication>
#include <QLocale>
#include <nlohmann/json.hpp>

namespace cw::cli {

namespace {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

Json valueOf(const SpecValue& v) {
    return std::visit([](const auto& value) { return Json(value); }, v.value);
}

Json summaryOf(const PartSpec& part, const PartFacts& facts) {
    Json j;
    j["id"] = part.id;
    j["kind"] = part.kind;
    j["vendor"] = part.vendor;
    j["model"] = part.model;
    j["height_u"] = facts.heightU ? Json(facts.heightU->value) : Json();
    j["power_max_w"] =
        facts.maxPower && !facts.maxPowerIsEstimate ? Json(inWatts(facts.maxPower->value)) : Json();
    j["mass_kg"] = facts.mass ? Json(inKilograms(facts.mass->value)) : Json();
    return j;
}

Json detailOf(const PartSpec& part, const PartFacts& facts) {
    Json j = summaryOf(part, facts);
    j["note"] = part.note;
    j["origin"] = names::kOrigins[std::size_t(part.origin)];
    j["reason"] = part.reason.empty() ? Json() : Json(part.reason);
    j["revision"] = part.revision;
    j["values"] = Json::array();
    for (const SpecValue& v : part.specs)
        j["values"].push_back({{"key", v.key},
                               {"value", valueOf(v)},
                               {"unit", v.unit},
                               {"qualifier", qualifierName(v.qualifier)},
                               {"provenance", provenanceName(v.provenance)},
                               {"confidence", confidenceName(v.confidence)},
                               {"source", v.source},
                               {"address", v.address}});
    j["ports"] = Json::array();
    for (const PortGroup& g : part.ports)
        j["ports"].push_back({{"name", g.name},
                              {"count", g.count},
                              {"cages", g.cages()},
                              {"port_gbps", inGigabitsPerSecond(g.rate)},
                              {"connector", g.connector},
                              {"role", portRoleName(g.role)},
                              {"max_breakout", g.maxBreakout},
                              {"provenance", provenanceName(g.provenance)},
                              {"source", g.source}});
    return j;
}

void printDetail(const Call& call, const PartSpec& part) {
    call.print(QStringLiteral("%1  %2  [%3]")
                   .arg(QString::fromStdString(part.id), QString::fromStdString(analysis::partName(part)),
                        QString::fromStdString(part.kind)));
    if (!part.reason.empty())
        call.print(Say::tr("  in place of the shipped part: %1").arg(QString::fromStdString(part.reason)));
    for (const SpecValue& v : part.specs) {
        const QString value = humanValue(valueOf(v));
        call.print(QStringLiteral("  %1 = %2 %3  (%4: %5)")
                       .arg(QString::fromStdString(v.key), value, QString::fromStdString(v.unit),
                            provenanceWord(v.provenance), phraseText(sourcePhrase(v.source))));
    }
    for (const PortGroup& g : part.ports)
        call.print(QStringLiteral("  %1 × %2 Gb/s %3  %4")
                       .arg(humanNumber(g.count), humanNumber(inGigabitsPerSecond(g.rate)),
                            QString::fromStdString(g.connector), QString::fromStdString(g.name)));
}

int run(const Call& call) {
    const auto catalog = openCatalog([&](const QString& line) { call.note(line); });
    if (!catalog) return call.fail(catalog.error());
    const QStringList args = call.positional();
    if (args.size() == 2 && args[0] == QStringLiteral("show")) {
        const PartSpec* part = catalog->find(args[1].toStdString());
        if (!part) {
            std::vector<std::string> ids;
            for (const PartSpec& known : catalog->parts())
                ids.push_back(known.id);
            return call.fail(unknownName("library show", args[1].toStdString(), ids),
                             Say::tr("library search TEXT finds parts"));
        }
        if (call.wantsJson())
            call.printJson(detailOf(*part, catalog->facts(*part)));
        else
            printDetail(call, *part);
        return Done;
    }
    if (args.isEmpty() || args[0] != QStringLiteral("search"))
        return call.misuse(Say::tr("use search TEXT or show ID"));
    Json parts = Json::array();
    for (std::size_t i : catalog->search(args.mid(1).join(QLatin1Char(' ')))) {
        const PartSpec& part = catalog->parts()[i];
        if (call.wantsJson())
            parts.push_back(summaryOf(part, catalog->facts(part)));
        else
            call.print(QStringLiteral("%1  %2  [%3]")
                           .arg(QString::fromStdString(part.id), -34)
                           .arg(QString::fromStdString(analysis::partName(part)),
                                QString::fromStdString(part.kind)));
    }
    if (call.wantsJson()) call.printJson({{"parts", parts}, {"searched", catalog->size()}});
    return Done;
}

} // namespace

Command libraryCommand() {
    return {QStringLiteral("library"),
            QStringLiteral("search TEXT… | show ID [--json]"),
            Say::tr("The catalogue of parts."),
            QStringLiteral("clusterwright-cli library search qm97"),
            {},
            1,
            20,
            run};
}

} // namespace cw::cli
