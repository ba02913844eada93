// The reference designs that the product can generate.
#pragma once

#include "app/design/template_spec.h"
#include "model/edit/project_editor.h"
#include "model/library/catalog.h"

namespace cw::design {

class TemplateRegistry {
public:
    /// Templates in the order in which they are offered.
    static std::vector<TemplateSpec> templates();
    /// Nothing when there is no template of that id.
    static std::optional<TemplateSpec> find(std::string_view id);

    /// Generates a placed, cabled, powered and cooled design into the editor's project, as part of the
    /// caller's transaction. The same settings and catalogue give the same objects with the same ids. On an
    /// error nothing useful is left and the transaction must be rolled back: NotFound for an unknown template
    /// or part, InvalidArgument or Unsupported naming the setting, its range and what to do.
    static Result<GeneratedSummary> generate(std::string_view templateId, const SettingValues& settings,
                                             const Catalog& catalog, ProjectEditor& editor);
};

} // namespace cw::design
