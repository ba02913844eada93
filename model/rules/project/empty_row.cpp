#include "model/edit/project_editor.h"
#include "model/rules/all_rules.h"
#include "model/rules/drawn_facts.h"

#include <QtGlobal>

namespace cw::rules {

namespace {

Status removeRow(ProjectEditor& editor, RowId id) {
    if (!editor.project().find(id))
        return Error::said(ErrorCode::NotFound, "empty-row", Phrase::tr("the row is gone"));
    if (!editor.project().referrers<Rack>(id).empty())
        return Error::said(ErrorCode::Conflict, "empty-row", Phrase::tr("the row has racks now"));
    return editor.remove(id);
}

void check(const DrawnFacts& drawn, std::vector<Finding>& findings) {
    const Project& project = drawn.project();
    for (const auto& [id, row] : project.rows()) {
        if (!project.referrers<Rack>(id).empty()) continue;
        Finding finding(kEmptyRow.info);
        finding.objects = {ObjectRef::of(id)};
        finding.params = {ObjectRef::of(id)};
        finding.fix = [id = id](ProjectEditor& editor) { return removeRow(editor, id); };
        findings.push_back(std::move(finding));
    }
}

} // namespace

const Rule kEmptyRow{{"empty-row",
                      Severity::Info,
                      QT_TRANSLATE_NOOP("rules", "Row without racks"),
                      QT_TRANSLATE_NOOP("rules", "Rows that no rack belongs to."),
                      {QT_TRANSLATE_NOOP("rules", "Row %1 has no racks")},
                      QT_TRANSLATE_NOOP("rules", "Remove the row or put racks into it"),
                      QT_TRANSLATE_NOOP("rules", "the drawing")},
                     check};

} // namespace cw::rules
