// Which catalogue part a text in a table means.
#pragma once

#include "model/library/catalog.h"
#include "model/project.h"

#include <QHash>
#include <QString>

namespace cw {

/// Finds parts of the project first, so that a design keeps its own meaning of a part, then of the catalogue.
class PartLookup {
public:
    PartLookup(const Project& project, const Catalog& catalog);

    /// The part with this id, this "vendor model", or this model; letter case and blanks do not matter.
    /// Duplicate with the ids in `detail` when several parts have the name, NotFound with the nearest id (or
    /// nothing) in `detail`.
    Result<const PartSpec*> find(const std::string& text) const;

private:
    void add(const PartSpec& part);
    const Catalog& catalog_;
    QHash<QString, std::vector<const PartSpec*>> byName_;
    mutable QHash<QString, std::string> nearest_; ///< of names not found: thousands of rows may share one
};

} // namespace cw
