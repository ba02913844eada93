// Findings that the planner accepts: which waiver holds for which finding, and for how long.
#pragma once

#include "model/base/result.h"
#include "model/rules/finding.h"
#include "model/variant.h"

#include <string>
#include <vector>

namespace cw {

class Project;
class ProjectEditor;

/// The objects of a finding as Waiver::object holds them: "device/12 + device/5". Ids, so that a waiver
/// follows its objects through a new name.
std::string waiverObject(const Finding& finding);

/// What a finding says, as Waiver::found holds it: English, numbers in the units of the file, objects by
/// their kind.
std::string waiverFound(const Finding& finding);

/// Marks the findings that the project's waivers accept: of the waiver's rule, about its objects (or any,
/// when it names none), and saying what was accepted (or anything, when it holds no words). One that says
/// something else by now, or is about most of the objects but not the same, is open again, and tells in
/// Finding::lapsed what was accepted.
void applyWaivers(std::vector<Finding>& findings, const Project& project);

/// Accepts a finding as it is; takes the place of what was accepted of the same rule and objects before.
/// `details` gives reason, author and time.
Status waive(ProjectEditor& editor, const Finding& finding, Waiver details);

/// Opens a finding again: removes every waiver of its rule that names its objects, or that names none.
Status withdrawWaivers(ProjectEditor& editor, const Finding& finding);

/// Strikes objects that are no more from the waivers, and waivers that have lost half of them: their numbers
/// may be given to other objects. For commands that remove objects.
Status forgetRemoved(ProjectEditor& editor);

} // namespace cw
