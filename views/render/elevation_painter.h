// Paints racks side by side, front or rear, at the level of detail that the scale allows. The same for
// screen, reports and files.
#pragma once

#include "views/render/elevation_scene.h"
#include "views/render/plan_painter.h"

#include <unordered_set>

namespace cw::render {

enum class ElevationFaces : std::uint8_t { Front, Rear, Both };

/// Scale and shift, and which faces: Both shows each rack's front with its rear beside it.
struct ElevationView {
    double pxPerU = 9;
    QPointF origin; ///< left end of the floor line
    ElevationFaces faces = ElevationFaces::Front;
    bool colourByRole = true;
    bool partNames = true; ///< models beside the names
    bool header = true;
};

struct ElevationColumn {
    std::size_t rack = 0; ///< index into the scene
    Face face = Face::Front;
    QRectF outer; ///< cabinet
    QRectF rails; ///< between the rails, where devices are
    QRectF header;
};

class ElevationPainter {
public:
    ElevationPainter(const ElevationScene& scene, PlanStyle style, const ElevationView& view);

    const std::vector<ElevationColumn>& columns() const { return columns_; }
    /// All that is drawn, with headers and captions.
    QRectF extent() const;
    QRectF unitRect(const ElevationColumn& column, int u, int units) const;
    QRectF deviceRect(const ElevationColumn& column, const ElevationDevice& device) const;
    const ElevationColumn* columnAt(QPointF px) const;
    const ElevationColumn* columnOf(RackId rack, Face face) const;
    /// Lowest unit of the row of units under a point; may lie outside 1..units.
    int unitAt(QPointF px) const;
    /// Device under a point: those of the shown face first, then what reaches through from the other.
    const ElevationDevice* deviceAt(QPointF px) const;

    void paint(QPainter& painter, const QRectF& exposed) const;
    /// Height of headers and captions around the units at this font.
    double headerHeight() const;
    double captionHeight() const;

private:
    void paintRack(QPainter& p, const ElevationColumn& column) const;
    void paintHeader(QPainter& p, const ElevationColumn& column) const;
    void paintFeeds(QPainter& p, const ElevationColumn& column) const;
    void paintDevice(QPainter& p, const ElevationColumn& column, const ElevationDevice& device) const;
    void paintPorts(QPainter& p, const QRectF& area, const ElevationDevice& device, const QColor& ink) const;
    void paintFree(QPainter& p, const ElevationColumn& column) const;
    void paintRuler(QPainter& p, const QRectF& exposed) const;
    bool isSeen(const ElevationColumn& column, const ElevationDevice& device, bool* through) const;
    QFont font(bool strong) const;
    int feedDecimals() const;

    const ElevationScene& scene_;
    PlanStyle style_;
    ElevationView view_;
    std::vector<ElevationColumn> columns_;
    int feedDecimals_ = 1; ///< of the loads in the headers
};

/// Fill and frame of a role in the given colours.
std::pair<QColor, QColor> deviceColours(const ColourRoles& colours, DeviceRole role);

} // namespace cw::render
