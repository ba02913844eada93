// Overlays with values counted from the drawing, so that views can be tested without solvers.
#pragma once

#include "model/slots.h"
#include "views/canvas/overlay_provider.h"

namespace cw::test {

/// "power": 10.2 kW a server and 1.7 kW a switch against 45 kW; "feeds": A and B, or missing.
class FixedOverlays : public canvas::OverlayProvider {
public:
    explicit FixedOverlays(const Project& project)
        : project_(project) {}

    double powerOf(RackId rack) const {
        double kw = 0;
        for (DeviceId id : project_.referrers<Device>(rack))
            kw += project_.devices()[id].role == DeviceRole::Server ? 10.2 : 1.7;
        return kw;
    }
    QList<canvas::OverlayChoice> overlays() const override {
        return {{QStringLiteral("power"), QStringLiteral("Power"), QStringLiteral("chart")},
                {QStringLiteral("feeds"), QStringLiteral("Feeds"), QStringLiteral("breaker")}};
    }
    render::PlanOverlay overlay(const QString& id, HallId, const QString&) const override {
        render::PlanOverlay overlay;
        overlay.id = id;
        overlay.title = id;
        overlay.values.assign(project_.racks().idLimit(), render::kNoValue);
        if (id == QLatin1String("power")) {
            overlay.unit = QStringLiteral("kW");
            overlay.domain = {0, limitKw};
            overlay.limits.assign(project_.racks().idLimit(), limitKw);
            for (const auto& [rack, value] : project_.racks())
                overlay.values[rack.value()] = powerOf(rack);
        } else {
            overlay.categories = {
                {QStringLiteral("A and B"), QStringLiteral("A B"), render::CategoryTone::FeedAB},
                {QStringLiteral("none"), QStringLiteral("–"), render::CategoryTone::Missing}};
            for (const auto& [rack, value] : project_.racks())
                overlay.values[rack.value()] = project_.referrers<PowerElement>(rack).size() == 2 ? 0 : 1;
        }
        return overlay;
    }
    canvas::RackReading rackReading(RackId rack, const QString&) const override {
        canvas::RackReading reading;
        reading.powerKw = powerOf(rack);
        reading.powerLimitKw = limitKw;
        return reading;
    }

    double limitKw = 45;

private:
    const Project& project_;
};

} // namespace cw::test
