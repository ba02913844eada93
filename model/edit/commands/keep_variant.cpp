#include "model/edit/commands/keep_variant.h"

#include "model/edit/history.h"
#include "model/json/project_json.h"

namespace cw {

Result<VariantId> keepVariant(ProjectEditor& editor, std::string name, std::string note,
                              std::string created) {
    if (name.empty()) return Error::said(ErrorCode::InvalidArgument, "name", Phrase::tr("empty"));
    std::vector<ObjectRef> others;
    for (const auto& [id, variant] : editor.project().variants()) {
        if (variant.name == name) return Error{ErrorCode::Duplicate, "name", name};
        others.push_back(ObjectRef::of(id));
    }
    History alone(editor.project());
    if (!others.empty())
        if (Status s = alone.run("", [&](ProjectEditor& copy) { return copy.removeWithDependents(others); });
            !s)
            return s.error();
    return editor.add(
        Variant{std::move(name), std::move(note), std::move(created), projectToJson(alone.project())});
}

Result<Project> variantDesign(const Project& project, VariantId variant) {
    const Variant* kept = project.find(variant);
    if (!kept) return Error{ErrorCode::NotFound, "variant", {}};
    auto design = projectFromJson(kept->snapshot);
    if (!design)
        return Error{design.error().code, kept->name + ": " + design.error().context, design.error().detail};
    return design;
}

} // namespace cw
