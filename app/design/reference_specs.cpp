#include "app/design/reference_designs.h"

#include <QCoreApplication>

namespace cw::design {

namespace {

std::string tr(const char* text) {
    return QCoreApplication::translate("Templates", text).toStdString();
}

constexpr const char* kAssumed = "planning assumption";

ParameterSpec integer(const char* key, const char* text, const char* fallback, double min, double max,
                      const char* source) {
    return {key, tr(text), ParameterKind::Integer, fallback, min, max, {}, "", source};
}

ParameterSpec number(const char* key, const char* text, const char* fallback, double min, double max,
                     const char* unit, const char* source) {
    return {key, tr(text), ParameterKind::Number, fallback, min, max, {}, unit, source};
}

ParameterSpec flag(const char* key, const char* text, const char* fallback, const char* source) {
    return {key, tr(text), ParameterKind::Flag, fallback, 0, 0, {}, "", source};
}

ParameterSpec text(const char* key, const char* label, const char* fallback, const char* source) {
    return {key, tr(label), ParameterKind::Text, fallback, 0, 0, {}, "", source};
}

void addCommon(TemplateSpec& spec, const char* rackLimit) {
    spec.parameters.push_back(number("rack_limit_kw",
                                     QT_TRANSLATE_NOOP("Templates", "Most power of one rack"), rackLimit, 1,
                                     1000, "kW", kAssumed));
    spec.parameters.push_back(text("site", QT_TRANSLATE_NOOP("Templates", "Country or electricity zone"), "",
                                   "ISO 3166-1 code, or a zone that begins with it"));
    spec.parameters.push_back(text("name", QT_TRANSLATE_NOOP("Templates", "Name of the project"), "", ""));
}

TemplateSpec superpod(const char* id, const char* name, const char* description, const char* source,
                      double most, const char* rackLimit, const char* manager) {
    TemplateSpec spec{id, tr(name), tr(description), source, {}};
    spec.parameters.push_back(
        integer("scalable_units", QT_TRANSLATE_NOOP("Templates", "Scalable units"), "4", 1, most, source));
    spec.parameters.push_back(flag("fabric_manager",
                                   QT_TRANSLATE_NOOP("Templates", "Give one node slot to the fabric manager"),
                                   manager, source));
    addCommon(spec, rackLimit);
    return spec;
}

TemplateSpec closSpec() {
    TemplateSpec spec{
        "clos",
        tr(QT_TRANSLATE_NOOP("Templates", "Rail-optimised Clos")),
        tr(QT_TRANSLATE_NOOP("Templates", "A folded Clos of any size from a server, a switch, rails, tiers "
                                          "and oversubscription.")),
        "solvers/fabric: sizing after the published reference tables",
        {}};
    const char* rule = "range of the sizing rule";
    spec.parameters = {
        integer("gpus", QT_TRANSLATE_NOOP("Templates", "Accelerators"), "1024", 1, 1048576, rule),
        integer("gpus_per_server", QT_TRANSLATE_NOOP("Templates", "Accelerators of a server"), "8", 1, 16,
                "the server part"),
        integer("rails", QT_TRANSLATE_NOOP("Templates", "Rails (0: one for each network port)"), "0", 0, 64,
                rule),
        integer("switch_ports", QT_TRANSLATE_NOOP("Templates", "Links of a switch (0: all of the part)"), "0",
                0, 4096, rule),
        number("link_gbps", QT_TRANSLATE_NOOP("Templates", "Rate of a link"), "400", 10, 1600, "Gb/s", rule),
        {"tiers",
         tr(QT_TRANSLATE_NOOP("Templates", "Switch tiers")),
         ParameterKind::Choice,
         "auto",
         0,
         0,
         {"auto", "2", "3", "4"},
         "",
         rule},
        number("oversubscription", QT_TRANSLATE_NOOP("Templates", "Oversubscription of the leaves"), "1", 0.1,
               64, "", rule),
        integer("nodes_per_su",
                QT_TRANSLATE_NOOP("Templates", "Servers of a scalable unit (0: as a leaf has room)"), "0", 0,
                4096, rule),
        text("server", QT_TRANSLATE_NOOP("Templates", "Server (catalogue id)"), "auto", "catalogue"),
        text("switch", QT_TRANSLATE_NOOP("Templates", "Switch (catalogue id)"), "auto", "catalogue"),
    };
    addCommon(spec, "45");
    return spec;
}

TemplateSpec labSpec() {
    TemplateSpec spec{
        "lab",
        tr(QT_TRANSLATE_NOOP("Templates", "Laboratory")),
        tr(QT_TRANSLATE_NOOP("Templates", "From one rack to 64 accelerators on a single switch.")),
        "one 64-port switch carries 64 links",
        {}};
    spec.parameters = {
        integer("gpus", QT_TRANSLATE_NOOP("Templates", "Accelerators"), "16", 1, 64,
                "64 ports of one switch"),
        text("server", QT_TRANSLATE_NOOP("Templates", "Server (catalogue id)"), "auto", "catalogue"),
    };
    addCommon(spec, "45");
    return spec;
}

} // namespace

std::vector<TemplateSpec> referenceSpecs() {
    const char* h100 = "NVIDIA DGX SuperPOD reference architecture, DGX H100 (RA-11333-001), tables 3 and 4";
    const char* b200 =
        "NVIDIA DGX SuperPOD reference architecture, DGX B200, table of switch and cable counts";
    const char* b300 = "NVIDIA DGX SuperPOD reference architecture, DGX B300 (Spectrum Ethernet), table 3";
    const char* xdr = "NVIDIA DGX SuperPOD reference architecture, DGX B300 (XDR InfiniBand), table 3";
    const char* gb200 =
        "NVIDIA GB200 NVL72 network guide, quoted by a secondary source; eight racks a scalable unit";
    std::vector<TemplateSpec> specs{
        superpod("superpod-h100", QT_TRANSLATE_NOOP("Templates", "SuperPOD H100"),
                 QT_TRANSLATE_NOOP(
                     "Templates",
                     "Scalable units of 32 DGX H100 on NDR InfiniBand, rail-optimised, full bisection."),
                 h100, 64, "45", "true"),
        superpod(
            "superpod-h200", QT_TRANSLATE_NOOP("Templates", "SuperPOD H200"),
            QT_TRANSLATE_NOOP("Templates",
                              "Scalable units of 32 DGX H200; the tables of DGX H100 apply (unverified)."),
            h100, 64, "45", "true"),
        superpod("superpod-b200", QT_TRANSLATE_NOOP("Templates", "SuperPOD B200"),
                 QT_TRANSLATE_NOOP(
                     "Templates",
                     "Scalable units of 32 DGX B200 on NDR InfiniBand, rail-optimised, full bisection."),
                 b200, 64, "45", "false"),
        superpod("superpod-b300-ethernet", QT_TRANSLATE_NOOP("Templates", "SuperPOD B300, Ethernet"),
                 QT_TRANSLATE_NOOP(
                     "Templates",
                     "Scalable units of 64 DGX B300 on two planes of 400 Gb/s Spectrum Ethernet. Links are "
                     "drawn at 400 Gb/s: two of them are one 800 Gb/s cable of the published table."),
                 b300, 16, "50", "false"),
        superpod("superpod-b300-xdr", QT_TRANSLATE_NOOP("Templates", "SuperPOD B300, XDR"),
                 QT_TRANSLATE_NOOP("Templates",
                                   "Scalable units of 72 DGX B300 on XDR InfiniBand with 144-port switches."),
                 xdr, 18, "50", "false"),
        superpod(
            "superpod-gb200", QT_TRANSLATE_NOOP("Templates", "SuperPOD GB200"),
            QT_TRANSLATE_NOOP(
                "Templates",
                "Scalable units of eight liquid-cooled NVL72 racks; a leaf and spine group for each rail."),
            gb200, 16, "140", "false"),
        closSpec(),
        labSpec(),
    };
    specs[5].parameters[0].fallback = std::string("1");
    TemplateSpec empty{"empty",
                       tr(QT_TRANSLATE_NOOP("Templates", "Empty hall")),
                       tr(QT_TRANSLATE_NOOP("Templates", "One site with one empty hall.")),
                       kAssumed,
                       {}};
    addCommon(empty, "45");
    specs.push_back(std::move(empty));
    return specs;
}

} // namespace cw::design
