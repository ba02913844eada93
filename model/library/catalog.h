// The catalogue: shipped parts, the user's own parts over them, and a search that keeps up with typing.
#pragma once

#include "model/library/part_facts.h"
#include "model/library/part_spec.h"

#include <QString>
#include <QStringList>

#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace cw {

/// One file that could not be used, or one part that was refused; the others are there all the same.
struct CatalogProblem {
    std::string file;
    Error error; ///< `context` names the field
};

/// Empty lists admit everything.
struct CatalogFilter {
    std::vector<std::string> kinds;
    std::vector<std::string> vendors;
    std::vector<Provenance> provenances; ///< parts that have at least one value of one of these
    std::vector<Placement> placements;
};

class Catalog {
public:
    /// The compiled-in files ":/catalog/*.json" (or those of another folder). Fails as a whole when one is
    /// damaged.
    static Result<Catalog> builtin(const QString& folder = QStringLiteral(":/catalog"));
    /// A catalogue of these parts, for tests and tools. Duplicate when an id occurs twice.
    static Result<Catalog> fromParts(std::vector<PartSpec> parts);

    /// Adds every *.json of a folder, one part a file, in the order of file names. A missing folder adds
    /// nothing. A file that cannot be read, is above 4 MiB, breaks the format, repeats another user part's id
    /// or replaces a shipped part without a `reason` is a problem of its own and loses no other file.
    std::vector<CatalogProblem> addUserFolder(const QString& folder);
    /// Adds one part of the user's. Duplicate or InvalidArgument ("reason") as above.
    Status addUserPart(PartSpec part);

    std::size_t size() const { return parts_.size(); }
    const std::vector<PartSpec>& parts() const { return parts_; }
    /// The part with that id, or nullptr.
    const PartSpec* find(std::string_view id) const;
    /// Typed facts of a part, with the accelerator's TDP for the estimate.
    PartFacts facts(const PartSpec& part) const;
    /// The shipped part that a user part took the place of, or nullptr.
    const PartSpec* replacedBy(std::string_view id) const;

    /// Indices of the parts that match every word of `text`, best first: id or model that is the word, then
    /// that starts with it, then that holds it; equal ranks in the order of kind, vendor and model. Letter
    /// case, blanks,
    /// "-", "_", "/" and "." do not matter. An empty text gives every admitted part.
    std::vector<std::size_t> search(const QString& text, const CatalogFilter& filter = {}) const;

    /// Kinds and vendors present, sorted.
    std::vector<std::string> kinds() const;
    std::vector<std::string> vendors() const;

private:
    struct SearchEntry {
        QString model; ///< folded
        QString id;
        QString rest; ///< kind, vendor, accelerator
        unsigned provenances = 0;
        std::size_t order = 0; ///< position among equals
    };

    void add(PartSpec part);
    void reindex();
    static int rank(const SearchEntry& entry, const QStringList& words, const QString& joined);
    bool admits(std::size_t index, const CatalogFilter& filter) const;

    std::vector<PartSpec> parts_;
    std::vector<SearchEntry> entries_;
    std::unordered_map<std::string, std::size_t> byId_;
    std::unordered_map<std::string, PartSpec> replaced_;
};

} // namespace cw
