// Paints a hall plan, layer by layer, at the level of detail that the scale allows. The same for screen, PNG,
// SVG, PDF and the command line.
#pragma once

#include "views/render/plan_overlay.h"
#include "views/render/plan_scene.h"
#include "views/render/plan_view.h"

#include <QFont>
#include <QPainter>
#include <QStringList>

#include <functional>
#include <unordered_set>

namespace cw::render {

/// What a rack shows at the closest level.
struct PlanRackDetail {
    QStringList contents;
    QString space;  ///< "32 / 48 U"
    QString weight; ///< "720 kg"; may be empty
    QString feedA;  ///< "A 20.4"; empty: not fed
    QString feedB;
};
/// Reads names and space out of the project; loads and weights are left to whoever has solver results.
PlanRackDetail rackDetail(const Project& project, RackId rack);

struct PlanStyle {
    const ColourRoles& colours;
    Appearance appearance = Appearance::Light;
    QFont font;       ///< the system font at its system size
    double ratio = 1; ///< device pixels a pixel; lines are put on whole device pixels
};

/// Which layers to draw. Selections and previews are not part of the painter's picture: see PlanMarks.
struct PlanLayers {
    bool grid = true;
    bool aisles = true;
    bool plant = true;
    bool feeds = true;
    bool labels = true;
    bool dimensions = true;
    bool quick = false; ///< while dragging or panning: hatches and texts drop one level
};

class HallPlanPainter {
public:
    HallPlanPainter(const PlanScene& scene, const PlanOverlay& overlay, PlanStyle style);

    /// Loads drawn on plant; may be absent.
    void setPlantReadings(const PlantReadings* readings) { readings_ = readings; }
    /// Temperatures written into the aisles; the set point alone without them.
    void setAir(const HallAir& air) { air_ = air; }
    /// Contents at the closest level; called only for racks in sight.
    void setDetails(std::function<PlanRackDetail(RackId)> details) { details_ = std::move(details); }
    /// Objects left out because they are being dragged.
    void setHidden(const std::unordered_set<ObjectRef>* hidden) { hidden_ = hidden; }

    /// Paints what falls into `exposed` (device-independent pixels). Time grows with what is in sight; a hall
    /// of 100,000 racks seen whole takes some tens of milliseconds.
    void paint(QPainter& painter, const PlanView& view, const QRectF& exposed,
               const PlanLayers& layers = {}) const;

    PlanLevel level(const PlanView& view) const { return planLevel(view.px(scene_.rackWidth)); }
    /// Fill of one rack under the overlay.
    QColor rackFill(RackId rack) const { return fillOf(overlay_.entryOf(rack)); }
    /// Font of labels on the canvas, in pixels; never below 9.
    QFont labelFont(bool strong = false) const;

private:
    /// Values of one paint().
    struct Pass {
        QPainter& p;
        const PlanView& view;
        QRectF exposed;
        Rect region; ///< what `exposed` covers of the hall
        PlanLayers layers;
        PlanLevel level;
        double ratio;
    };
    void paintHall(const Pass& pass) const;
    void paintStrips(const Pass& pass) const;
    void paintFloor(const Pass& pass) const;
    void paintAisles(const Pass& pass) const;
    void paintBodies(const Pass& pass, bool areas) const;
    void paintPlant(const Pass& pass, const PlanBody& body, const QRectF& r) const;
    void paintArea(const Pass& pass, const PlanBody& body, const QRectF& r) const;
    void paintRacks(const Pass& pass) const;
    /// Fills `racks` when the overlay is one of categories and `entry` one of them.
    bool fillCategory(const Pass& pass, int entry, const QList<QRectF>& racks) const;
    void paintRowNames(const Pass& pass) const;
    void paintRackTexts(const Pass& pass, const std::vector<std::uint32_t>& racks) const;
    void paintContents(const Pass& pass, const PlanRack& rack, const QRectF& r, const QColor& ink) const;
    void paintFeeds(const Pass& pass) const;
    void paintDimensions(const Pass& pass) const;
    void paintAisleTexts(const Pass& pass) const;
    QStringList aisleTexts(const PlanAisle& aisle) const;
    /// Sum of the overlay over a line, "366 kW"; empty when there is none.
    QString lineTotal(const PlanLine& line) const;
    /// Load of the UPS units in a room, else of its cooling, against their ratings.
    QString roomLoad(const PlanBody& room) const;

    bool isHidden(ObjectRef ref) const { return hidden_ && hidden_->contains(ref); }
    QColor fillOf(int entry) const;
    QColor inkOf(int entry) const;

    const PlanScene& scene_;
    const PlanOverlay& overlay_;
    PlanStyle style_;
    const ColourScale& scale_;
    const PlantReadings* readings_ = nullptr;
    HallAir air_;
    std::function<PlanRackDetail(RackId)> details_;
    const std::unordered_set<ObjectRef>* hidden_ = nullptr;
};

} // namespace cw::render
