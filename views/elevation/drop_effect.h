// What a drop would do to the racks it touches, and the card at the pointer that says so.
#pragma once

#include "views/elevation/slot_preview.h"
#include "views/render/elevation_painter.h"

#include <functional>

namespace cw::elevation {

/// One rack before and after a drop. Power is NaN where the load or a draw is unknown.
struct RackEffect {
    RackId rack;
    QString name;
    double nowKw = render::kNoValue;
    double afterKw = render::kNoValue;
    double limitKw = render::kNoValue;
    int nowUnits = 0; ///< taken
    int afterUnits = 0;
    int units = 0; ///< of the rack

    bool isOverLimit() const { return afterKw > limitKw; } // false for NaN
    /// "A09: 40.8 → 51.0 of 45.0 kW · 32 → 40 of 48 U".
    QString text() const;
};

/// The rack dropped on first, then the one that the devices leave; a move within one rack changes no load.
/// Draws are those to plan with, as the density solver sums them.
std::vector<RackEffect> dropEffects(const Project& project, const Dragged& dragged, const SlotPreview& slot,
                                    const std::function<render::ElevationReading(RackId)>& readings);

/// "U16–U23 occupied by A06-inb2, A06-oob1 and 3 more", "U24–U31 free".
QString dropVerdict(const Project& project, const SlotPreview& slot);

/// The card beside `at`, kept inside `within`.
void paintDropCard(QPainter& painter, const render::PlanStyle& style, const QRectF& within, QPointF at,
                   const QString& title, const SlotPreview& slot, const QString& verdict,
                   const std::vector<RackEffect>& effects);

} // namespace cw::elevation
