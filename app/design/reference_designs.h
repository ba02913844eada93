// From the settings of a template to the plan of a cluster.
#pragma once

#include "app/design/cluster_plan.h"

namespace cw::design {

/// Specs of the templates, in the order in which they are offered.
std::vector<TemplateSpec> referenceSpecs();

/// The plan of any template but "empty". Parts are embedded on the way.
Result<ClusterPlan> planCluster(const TemplateSpec& spec, const Settings& settings, PartBox& box,
                                Writer& writer);

/// Country and zone of the `site` setting: "", "US", "US-TEX-ERCO".
Status readSite(const std::string& site, std::string& country, std::string& zone);

} // namespace cw::design
