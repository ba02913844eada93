#pragma once

#include "model/edit/project_editor.h"

#include <vector>

namespace cw {

/// Which kinds of objects get new names. Cables are not among them: a cable without a label of its own
/// follows the scheme at any time.
struct NamingScope {
    bool rows = true;
    bool racks = true;
    bool devices = true;
};

struct Renaming {
    ObjectRef object;
    std::string from;
    std::string to;
};

/// What the scheme calls rows, racks and devices; those only whose name would change. Rows count through the
/// halls from north to south, racks along their row from west (from north in a row that runs that way),
/// devices from the bottom of their rack and by role. InvalidArgument for a pattern that names something
/// unknown; Duplicate, with the pattern as context, when two objects would get one name.
Result<std::vector<Renaming>> namesByScheme(const Project& project, const NamingScheme& scheme,
                                            NamingScope scope);

/// Sets the scheme and gives the names. Errors as above.
Status renameByScheme(ProjectEditor& editor, const NamingScheme& scheme, NamingScope scope);

} // namespace cw
