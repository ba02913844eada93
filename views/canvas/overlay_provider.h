// Where the plan and the elevation get their solved values from; the analysis layer implements it.
#pragma once

#include "views/render/plan_overlay.h"

#include <QObject>

#include <optional>

namespace cw::canvas {

/// One entry of a chooser.
struct OverlayChoice {
    QString id;    ///< stable; see PlanOverlay::id
    QString title; ///< translated
    QString icon;
};

/// What is known of one rack; NaN is unknown.
struct RackReading {
    double powerKw = render::kNoValue;
    double powerLimitKw = render::kNoValue;
    double weightKg = render::kNoValue;
    double weightLimitKg = render::kNoValue;
    double feedAKw = render::kNoValue; ///< on that feed in normal service
    double feedBKw = render::kNoValue;
    bool stale = false;
};

class OverlayProvider : public QObject {
    Q_OBJECT
public:
    using QObject::QObject;

    /// Overlays to choose from, without "None", in the order shown.
    virtual QList<OverlayChoice> overlays() const = 0;
    /// Cases that values can be asked for (maximum load, a failure); the first is the base case.
    virtual QList<OverlayChoice> cases() const { return {}; }
    /// Values of one overlay; a PlanOverlay with the id but without values while nothing is solved yet.
    virtual render::PlanOverlay overlay(const QString& id, HallId hall, const QString& caseId) const = 0;
    /// Loads of the plant that stands in the hall.
    virtual render::PlantReadings plantReadings(HallId, const QString&) const { return {}; }
    virtual render::HallAir hallAir(HallId) const { return {}; }
    virtual RackReading rackReading(RackId, const QString&) const { return {}; }

Q_SIGNALS:
    /// Values have changed, become stale or arrived.
    void changed();
    /// overlays() or cases() have changed.
    void choicesChanged();
};

} // namespace cw::canvas
