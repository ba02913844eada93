#pragma once

#include "model/base/quantity.h"
#include "model/field_rules.h"
#include "model/geometry_fields.h"

#include <string>

namespace cw {

/// A candidate place on the map. Unknown figures stay unknown; what the user enters overrides the region's.
struct Site {
    static constexpr EntityKind kKind = EntityKind::Site;
    std::string name;
    std::string country;  ///< ISO 3166-1 alpha-2
    std::string gridZone; ///< electricity zone, e.g. "US-TEX-ERCO"; may be empty
    double latitudeDeg = 0;
    double longitudeDeg = 0;
    Length altitude;
    std::optional<Power> contracted; ///< power that the utility has agreed to deliver
    std::optional<CarbonIntensity> carbon;
    std::string carbonMethod; ///< "production average", "consumption hourly", …; never mixed in one ranking
    std::optional<double> pricePerKwh; ///< electricity, project currency per kWh, all-in energy price
    std::string figuresSource;         ///< where capacity, carbon and price come from
    std::string notes;
    bool operator==(const Site&) const = default;
    static constexpr auto fields() {
        return std::tuple{
            field("name", &Site::name),
            field("country", &Site::country, {.text = &limits::kCountry}),
            field("grid_zone", &Site::gridZone),
            field("latitude_deg", &Site::latitudeDeg, limits::neededWithin(limits::kLatitude)),
            field("longitude_deg", &Site::longitudeDeg, limits::neededWithin(limits::kLongitude)),
            field("altitude_m", &Site::altitude, limits::neededWithin(limits::kAltitude)),
            field("contracted_w", &Site::contracted),
            field("carbon_gco2_kwh", &Site::carbon),
            field("carbon_method", &Site::carbonMethod),
            field("price_per_kwh", &Site::pricePerKwh, limits::within(limits::kPrice)),
            field("figures_source", &Site::figuresSource),
            field("notes", &Site::notes)};
    }
};

struct Building {
    static constexpr EntityKind kKind = EntityKind::Building;
    std::string name;
    SiteId site;
    bool operator==(const Building&) const = default;
    static constexpr auto fields() {
        return std::tuple{field("name", &Building::name), field("site", &Building::site)};
    }
};

} // namespace cw
