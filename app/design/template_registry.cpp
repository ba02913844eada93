#include "app/design/template_registry.h"

#include "app/design/arrange.h"
#include "app/design/cabling.h"
#include "app/design/populate.h"
#include "app/design/reference_designs.h"

#include <algorithm>

namespace cw::design {

namespace {

Status setTitle(ProjectEditor& editor, const std::string& title, const std::string& templateId) {
    ProjectInfo info = editor.project().info();
    if (info.title.empty()) info.title = title;
    info.templateId = templateId;
    return editor.set(Id<ProjectInfo>(1), std::move(info));
}

/// One site, one building, one empty hall of the default size.
Result<GeneratedSummary> emptyHall(const TemplateSpec& spec, const Settings& settings, Writer& writer) {
    Site site;
    site.name = settings.text("name").empty() ? "Site 1" : settings.text("name");
    if (Status s = readSite(settings.text("site"), site.country, site.gridZone); !s) return s.error();
    const SiteId siteId = writer.add(site);
    Hall hall;
    hall.name = "Hall 1";
    hall.building = writer.add(Building{"Building 1", siteId});
    hall.rackPowerLimit = kilowatts(settings.number("rack_limit_kw"));
    const HallId hallId = writer.add(std::move(hall));
    CoolingLoop air;
    air.name = "Hall 1 air";
    air.hall = hallId;
    writer.add(std::move(air));
    GeneratedSummary summary;
    summary.templateId = spec.id;
    summary.halls = 1;
    if (!writer.status()) return writer.status().error();
    return summary;
}

GeneratedSummary summarise(const ClusterPlan& plan, int perRack, const Draft& draft, const Project& project) {
    GeneratedSummary s;
    s.templateId = plan.templateId;
    s.halls = draft.halls.size();
    s.rows = draft.rows.size();
    s.racks = draft.racks.size();
    s.servers = std::size_t(plan.nodes);
    s.accelerators = std::size_t(plan.nodes) * std::size_t(plan.acceleratorsPerNode);
    s.managementNodes = std::size_t(plan.managementNodes);
    s.storageSystems = std::size_t(plan.storageSystems);
    s.nodesPerRack = std::size_t(perRack);
    for (const DraftHall& hall : draft.halls)
        s.itPower += watts(hall.watts);
    for (const DraftDevice& d : draft.devices)
        if (isSwitch(d.role) && d.role != DeviceRole::ScaleUpSwitch) ++s.switches;
    for (const auto& tier : draft.compute.switches)
        s.computeSwitches.push_back(tier.size());
    for (const std::int64_t links : draft.compute.sizing.linksBelow)
        s.computeCables.push_back(std::size_t(links));
    for (const auto& [id, fabric] : project.fabrics())
        if (fabric.role != FabricRole::ScaleUp) s.cables += project.referrers<Cable>(id).size();
    s.notes = plan.notes;
    std::vector<std::string> unknown;
    for (const DraftDevice& d : draft.devices)
        if (!d.part->wattsKnown && d.role != DeviceRole::PowerShelf &&
            std::find(unknown.begin(), unknown.end(), d.part->spec->model) == unknown.end())
            unknown.push_back(d.part->spec->model);
    for (const std::string& model : unknown)
        s.notes.push_back(Phrase::tr("No draw is known for %1; it counts as nothing.").arg(model));
    return s;
}

Result<GeneratedSummary> build(const ClusterPlan& plan, PartBox& box, Writer& writer) {
    const auto perRack = nodesPerRack(plan);
    if (!perRack) return perRack.error();
    Draft draft;
    layRows(plan, *perRack, draft);
    if (Status s = addDevices(plan, *perRack, draft); !s) return s.error();
    if (Status s = packRacks(plan, *perRack, draft); !s) return s.error();
    sumHalls(plan, draft);
    const PowerPlan power = planPower(plan, draft, box, writer);
    if (!writer.status()) return writer.status().error();
    auto cooling = arrangeHalls(power, box, draft);
    if (!writer.status()) return writer.status().error();
    writePlaces(plan, power, cooling, draft, writer);
    writeCabling(plan, draft, box, writer);
    writePower(plan, power, draft, box, writer);
    writeCooling(draft.halls, cooling, box, writer);
    if (!writer.status()) return writer.status().error();
    return summarise(plan, *perRack, draft, writer.editor().project());
}

} // namespace

std::vector<TemplateSpec> TemplateRegistry::templates() {
    return referenceSpecs();
}

std::optional<TemplateSpec> TemplateRegistry::find(std::string_view id) {
    for (TemplateSpec& spec : referenceSpecs())
        if (spec.id == id) return std::move(spec);
    return std::nullopt;
}

Result<GeneratedSummary> TemplateRegistry::generate(std::string_view templateId, const SettingValues& values,
                                                    const Catalog& catalog, ProjectEditor& editor) {
    const auto spec = find(templateId);
    if (!spec) {
        std::string known;
        for (const TemplateSpec& t : referenceSpecs())
            known += (known.empty() ? "" : ", ") + t.id;
        return Error::said(ErrorCode::NotFound, std::string(templateId),
                           Phrase::tr("no such template; choose one of %1").arg(known));
    }
    const auto settings = Settings::read(*spec, values);
    if (!settings) return settings.error();
    Writer writer(editor);
    PartBox box(catalog, writer);
    if (Status s = setTitle(editor, titleOf(*spec, *settings), spec->id); !s) return s.error();
    if (spec->id == "empty") return emptyHall(*spec, *settings, writer);
    const auto plan = planCluster(*spec, *settings, box, writer);
    if (!plan) return plan.error();
    return build(*plan, box, writer);
}

} // namespace cw::design
