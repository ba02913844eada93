// Scales that turn a value into a colour: sequential for load and temperature, diverging for deltas.
#pragma once

#include "views/render/colour_roles.h"

#include <array>

namespace cw::render {

enum class Scale : unsigned char {
    Load,        ///< power, load, ports, free U, weight ("kw" in the tokens)
    Temperature, ///< air and water
    Diverging,   ///< deltas and margins: blue less, orange more
};

/// What a scale spans. Fixed by the limit, not by the data, so that two halls compare.
struct ScaleDomain {
    double low = 0;
    double high = 1;
    /// 0 at low, 1 at high; may lie outside. NaN when the value is no number or the domain is empty.
    double position(double value) const;
};

/// One scale in one appearance: nine stops, and the 256-entry table between them (linear in OKLab).
/// Positions outside 0..1 keep the end colour; NaN gives `noData`.
class ColourScale {
public:
    static constexpr int kClasses = 9;
    static constexpr int kEntries = 256;

    /// Table entry for a position, 0..255; -1 for NaN. Racks of equal entry are painted in one batch.
    static int entryAt(double position);
    /// Class of equal width for a position, 0..8; -1 for NaN. Stop i is the colour of class i.
    static int classAt(double position);

    const QColor& colour(int entry) const {
        return entry < 0 ? noData_ : table_[static_cast<std::size_t>(entry)];
    }
    /// Ink for text on `colour(entry)`; contrast at least 4.5:1.
    const QColor& ink(int entry) const {
        return entry < 0 ? noDataInk_ : ink_[static_cast<std::size_t>(entry)];
    }
    const QColor& classColour(int index) const {
        return index < 0 ? noData_ : stops_[static_cast<std::size_t>(index)];
    }
    const QColor& classInk(int index) const {
        return index < 0 ? noDataInk_ : stopInk_[static_cast<std::size_t>(index)];
    }
    QColor colourAt(double position) const { return colour(entryAt(position)); }
    QColor inkAt(double position) const { return ink(entryAt(position)); }

    friend Result<ColourScale> parseColourScale(const QByteArray& json, Scale scale, Appearance appearance);

private:
    void bake();

    std::array<QColor, kClasses> stops_, stopInk_;
    std::array<QColor, kEntries> table_, ink_;
    QColor noData_, noDataInk_;
};

/// Reads a scale out of a tokens document; errors as parseColourRoles().
Result<ColourScale> parseColourScale(const QByteArray& json, Scale scale, Appearance appearance);
/// The compiled-in scale; needs initResources().
const ColourScale& colourScale(Scale scale, Appearance appearance);

/// WCAG 2.2 contrast ratio of two opaque colours, 1 to 21.
double contrastRatio(const QColor& a, const QColor& b);

} // namespace cw::render
