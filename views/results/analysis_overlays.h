// The solvers' answers as overlays of the hall plan and readings of the elevation.
#pragma once

#include "app/analysis/scheduler.h"
#include "views/canvas/overlay_provider.h"

namespace cw::results {

class AnalysisOverlays : public canvas::OverlayProvider {
    Q_OBJECT
public:
    AnalysisOverlays(const History& history, const analysis::Scheduler& scheduler, QObject* parent = nullptr);

    QList<canvas::OverlayChoice> overlays() const override;
    QList<canvas::OverlayChoice> cases() const override;
    render::PlanOverlay overlay(const QString& id, HallId hall, const QString& caseId) const override;
    render::PlantReadings plantReadings(HallId hall, const QString& caseId) const override;
    render::HallAir hallAir(HallId hall) const override;
    canvas::RackReading rackReading(RackId rack, const QString& caseId) const override;

private:
    const History& history_;
    const analysis::Scheduler& scheduler_;
};

} // namespace cw::results
