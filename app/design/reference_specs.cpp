#include "app/design/reference_designs.h"

namespace cw::design {

namespace {

Phrase assumed() {
    return Phrase::tr("planning assumption");
}
Phrase catalogue() {
    return Phrase::tr("catalogue");
}

ParameterSpec integer(const char* key, Phrase text, const char* fallback, double min, double max,
                      Phrase source) {
    return {key, std::move(text), ParameterKind::Integer, fallback, min, max, {}, "", std::move(source)};
}

ParameterSpec number(const char* key, Phrase text, const char* fallback, double min, double max,
                     const char* unit, Phrase source) {
    return {key, std::move(text), ParameterKind::Number, fallback, min, max, {}, unit, std::move(source)};
}

ParameterSpec flag(const char* key, Phrase text, const char* fallback, Phrase source) {
    return {key, std::move(text), ParameterKind::Flag, fallback, 0, 0, {}, "", std::move(source)};
}

ParameterSpec text(const char* key, Phrase label, const char* fallback, Phrase source) {
    return {key, std::move(label), ParameterKind::Text, fallback, 0, 0, {}, "", std::move(source)};
}

void addCommon(TemplateSpec& spec, const char* rackLimit) {
    spec.parameters.push_back(
        number("rack_limit_kw", Phrase::tr("Most power of one rack"), rackLimit, 1, 1000, "kW", assumed()));
    spec.parameters.push_back(text("site", Phrase::tr("Country or electricity zone"), "",
                                   Phrase::tr("ISO 3166-1 code, or a zone that begins with it")));
    spec.parameters.push_back(text("name", Phrase::tr("Name of the project"), "", {}));
}

TemplateSpec superpod(const char* id, Phrase name, Phrase description, const Phrase& source, double most,
                      const char* rackLimit, const char* manager) {
    TemplateSpec spec{id, std::move(name), std::move(description), source, {}};
    spec.parameters.push_back(integer("scalable_units", Phrase::tr("Scalable units"), "4", 1, most, source));
    spec.parameters.push_back(
        flag("fabric_manager", Phrase::tr("Give one node slot to the fabric manager"), manager, source));
    addCommon(spec, rackLimit);
    return spec;
}

TemplateSpec closSpec() {
    TemplateSpec spec{"clos",
                      Phrase::tr("Rail-optimised Clos"),
                      Phrase::tr("A folded Clos of any size from a server, a switch, rails, tiers "
                                 "and oversubscription."),
                      Phrase::tr("sizing after the published reference tables"),
                      {}};
    const Phrase rule = Phrase::tr("range of the sizing rule");
    spec.parameters = {
        integer("gpus", Phrase::tr("Accelerators"), "1024", 1, 1048576, rule),
        integer("gpus_per_server", Phrase::tr("Accelerators of a server"), "8", 1, 16,
                Phrase::tr("the server part")),
        integer("rails", Phrase::tr("Rails (0: one for each network port)"), "0", 0, 64, rule),
        integer("switch_ports", Phrase::tr("Links of a switch (0: all of the part)"), "0", 0, 4096, rule),
        number("link_gbps", Phrase::tr("Rate of a link"), "400", 10, 1600, "Gb/s", rule),
        {"tiers",
         Phrase::tr("Switch tiers"),
         ParameterKind::Choice,
         "auto",
         0,
         0,
         {"auto", "2", "3", "4"},
         "",
         rule},
        number("oversubscription", Phrase::tr("Oversubscription of the leaves"), "1", 0.1, 64, "", rule),
        integer("nodes_per_su", Phrase::tr("Servers of a scalable unit (0: as a leaf has room)"), "0", 0,
                4096, rule),
        text("server", Phrase::tr("Server (catalogue id)"), "auto", catalogue()),
        text("switch", Phrase::tr("Switch (catalogue id)"), "auto", catalogue()),
    };
    addCommon(spec, "45");
    return spec;
}

TemplateSpec labSpec() {
    TemplateSpec spec{"lab",
                      Phrase::tr("Laboratory"),
                      Phrase::tr("From one rack to 64 accelerators on a single switch."),
                      Phrase::tr("one 64-port switch carries 64 links"),
                      {}};
    spec.parameters = {
        integer("gpus", Phrase::tr("Accelerators"), "16", 1, 64, Phrase::tr("64 ports of one switch")),
        text("server", Phrase::tr("Server (catalogue id)"), "auto", catalogue()),
    };
    addCommon(spec, "45");
    return spec;
}

} // namespace

std::vector<TemplateSpec> referenceSpecs() {
    const Phrase h100 =
        Phrase::tr("NVIDIA DGX SuperPOD reference architecture, DGX H100 (RA-11333-001), tables 3 and 4");
    const Phrase b200 =
        Phrase::tr("NVIDIA DGX SuperPOD reference architecture, DGX B200, table of switch and cable counts");
    const Phrase b300 =
        Phrase::tr("NVIDIA DGX SuperPOD reference architecture, DGX B300 (Spectrum Ethernet), table 3");
    const Phrase xdr =
        Phrase::tr("NVIDIA DGX SuperPOD reference architecture, DGX B300 (XDR InfiniBand), table 3");
    const Phrase gb200 = Phrase::tr(
        "NVIDIA GB200 NVL72 network guide, quoted by a secondary source; eight racks a scalable unit");
    std::vector<TemplateSpec> specs{
        superpod(
            "superpod-h100", Phrase::tr("SuperPOD H100"),
            Phrase::tr("Scalable units of 32 DGX H100 on NDR InfiniBand, rail-optimised, full bisection."),
            h100, 64, "45", "true"),
        superpod("superpod-h200", Phrase::tr("SuperPOD H200"),
                 Phrase::tr("Scalable units of 32 DGX H200; the tables of DGX H100 apply (unverified)."),
                 h100, 64, "45", "true"),
        superpod(
            "superpod-b200", Phrase::tr("SuperPOD B200"),
            Phrase::tr("Scalable units of 32 DGX B200 on NDR InfiniBand, rail-optimised, full bisection."),
            b200, 64, "45", "false"),
        superpod(
            "superpod-b300-ethernet", Phrase::tr("SuperPOD B300, Ethernet"),
            Phrase::tr("Scalable units of 64 DGX B300 on two planes of 400 Gb/s Spectrum Ethernet. Links are "
                       "drawn at 400 Gb/s: two of them are one 800 Gb/s cable of the published table."),
            b300, 16, "50", "false"),
        superpod("superpod-b300-xdr", Phrase::tr("SuperPOD B300, XDR"),
                 Phrase::tr("Scalable units of 72 DGX B300 on XDR InfiniBand with 144-port switches."), xdr,
                 18, "50", "false"),
        superpod(
            "superpod-gb200", Phrase::tr("SuperPOD GB200"),
            Phrase::tr(
                "Scalable units of eight liquid-cooled NVL72 racks; a leaf and spine group for each rail."),
            gb200, 16, "140", "false"),
        closSpec(),
        labSpec(),
    };
    specs[5].parameters[0].fallback = std::string("1");
    TemplateSpec empty{
        "empty", Phrase::tr("Empty hall"), Phrase::tr("One site with one empty hall."), assumed(), {}};
    addCommon(empty, "45");
    specs.push_back(std::move(empty));
    return specs;
}

} // namespace cw::design
