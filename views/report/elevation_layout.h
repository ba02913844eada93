// Racks of one content, drawn once: where their devices and the labels beside them stand.
#pragma once

#include "views/report/report_pictures.h"

#include <QFont>
#include <QRectF>

namespace cw::report {

/// A device; `role` gives its colours, what is mounted at the rear is dashed.
struct ElevationBlock {
    QRectF box;
    DeviceRole role = DeviceRole::Other;
    bool rear = false;
};

/// Names devices that stand together: "12 × Quantum-2 QM9700", "U1–U23, rear".
struct ElevationLabel {
    QRectF box;        ///< of the text; touches no other label
    QStringList names; ///< lines
    QString units;     ///< empty where there is no room for it
    double from = 0;   ///< upper edge of what it names
    double to = 0;     ///< lower edge
};

/// One rack in a cell of the picture, the origin at the cell's top left corner.
struct ElevationCell {
    static constexpr double kRowPx = 8; ///< of a rack unit

    QStringList names; ///< of the racks that look like this: one or two lines
    QString number;    ///< "4 racks"
    QRectF cabinet;    ///< outer frame
    QRectF rails;      ///< the units
    int units = 0;
    std::vector<ElevationBlock> blocks;
    std::vector<ElevationLabel> labels; ///< from the top down
};

/// Fonts of elevations, in pixels.
QFont elevationFont(bool strong = false);
double elevationLine();

/// `width` × `height` is the cell; racks stand on its lower edge.
ElevationCell layoutElevation(const Project& project, const RackKind& kind, double width, double height);
/// Height of a cell for racks of `units`.
double elevationHeight(int units);
/// Units of a rack; 42 when its part does not say.
int elevationUnits(const Project& project, const RackKind& kind);

} // namespace cw::report
