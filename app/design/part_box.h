// Parts of the catalogue as generators use them: embedded once, with the few numbers that placing and cabling
// need.
#pragma once

#include "model/edit/project_editor.h"
#include "model/library/catalog.h"

#include <map>
#include <memory>

namespace cw::design {

/// A run of equal logical ports of a part.
struct PortRange {
    std::uint16_t first = 0; ///< PortRef::port of the first one
    std::uint16_t count = 0;
    std::uint16_t perCage = 1;
    std::uint16_t maxBreakout = 1;
    double gbps = 0;
    Protocols protocols = Protocols::None;
    PortRole role = PortRole::Any;
    std::string connector;

    /// Into how many links of `linkGbps` each port is split; 0 when it is too slow or cannot be split so far.
    int lanesAt(double linkGbps) const;
};

/// One part in use.
struct PartUse {
    const PartSpec* spec = nullptr;
    PartId id;
    PartFacts facts;
    double watts = 0; ///< maximum draw; 0 when the catalogue does not know (then `wattsKnown` is false)
    bool wattsKnown = false;
    double kilograms = 0;
    double liquidShare = 0; ///< of the heat
    int units = 1;
    Um width = 0, depth = 0, height = 0;
    int supplies = 0;
    std::vector<PortRange> ports;

    /// The first run of that role, or nullptr. Switches carry traffic on `Any`, and uplinks on a second run.
    const PortRange* range(PortRole role) const;
    const PortRange* uplinks() const;
    /// A number the part states, or `fallback`.
    double number(std::string_view key, double fallback) const;
    bool isKind(std::string_view kind) const { return spec->kind == kind; }
    /// U positions of a rack.
    int rackUnits() const { return facts.rackUnits ? static_cast<int>(facts.rackUnits->value) : 42; }
};

/// Adds objects and remembers the first failure, so that a generator reads as a list of what it makes.
class Writer {
public:
    explicit Writer(ProjectEditor& editor)
        : editor_(editor) {}
    template <class T>
    Id<T> add(T value) {
        if (!status_) return {};
        auto added = editor_.add(std::move(value));
        if (added) return *added;
        status_ = added.error();
        return {};
    }
    void fail(Error error) {
        if (status_) status_ = std::move(error);
    }
    const Status& status() const { return status_; }
    ProjectEditor& editor() { return editor_; }

private:
    ProjectEditor& editor_;
    Status status_;
};

class PartBox {
public:
    PartBox(const Catalog& catalog, Writer& writer)
        : catalog_(catalog)
        , writer_(writer) {}

    /// Embeds the part (and its accelerator) on first use. A missing part fails the writer with NotFound and
    /// gives nullptr.
    const PartUse* use(std::string_view id);
    /// The same without failing: nothing when the catalogue has no such part.
    std::optional<PartId> optional(std::string_view id);
    /// The part's numbers without embedding it; nullptr when the catalogue has no such part.
    const PartUse* peek(std::string_view id);
    const Catalog& catalog() const { return catalog_; }

private:
    const Catalog& catalog_;
    Writer& writer_;
    std::map<std::string, std::unique_ptr<PartUse>, std::less<>> parts_;
    std::map<std::string, PartUse, std::less<>> peeked_;
};

/// What a piece of power gear delivers, W: kVA at the power factor that the power solver assumes; 0 when
/// unknown.
double ratedWatts(const PartUse& part);

/// A part read without embedding it.
PartUse readPart(const Catalog& catalog, const PartSpec& spec);

} // namespace cw::design
