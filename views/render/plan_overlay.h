// Values that fill the racks of a plan, with their unit, limit and scale.
#pragma once

#include "model/ids.h"
#include "views/render/colour_scale.h"

#include <QString>
#include <QStringList>

#include <limits>
#include <optional>
#include <unordered_map>
#include <vector>

namespace cw::render {

constexpr double kNoValue = std::numeric_limits<double>::quiet_NaN();

/// How a class of a categorical overlay looks; always with its letter and a shape, never by colour alone: see
/// paintCategory().
enum class CategoryTone : std::uint8_t { FeedAB, FeedA, FeedB, Missing };

struct OverlayCategory {
    QString label;  ///< "A and B"
    QString letter; ///< drawn in the rack, "AB"
    CategoryTone tone = CategoryTone::FeedAB;
};

/// A line on the legend's bar.
struct LegendMark {
    double value = 0;
    QString label;       ///< what it stands for, without the number: "recommended"
    bool dashed = false; ///< limit of a part, against a recommendation
};

/// One overlay of one hall. Lists are indexed by the value of a rack's id; what is missing or NaN has no
/// data.
struct PlanOverlay {
    QString id;    ///< stable: "power", "free_u", "feeds", "liquid", "weight"; empty for none
    QString title; ///< "Rack power, maximum"
    QString unit;  ///< "kW"
    Scale scale = Scale::Load;
    ScaleDomain domain; ///< fixed by the limit, not by the data
    int decimals = 1;
    bool sums = true;              ///< a sum over racks means something (kW, U, kg; not a share)
    bool estimate = false;         ///< screening estimate; tooltips and legend say so
    bool stale = false;            ///< older than the drawing: values in text.stale
    std::vector<double> values;    ///< or indices into `categories`
    std::vector<double> limits;    ///< per rack; empty: none
    std::vector<double> baseCase;  ///< value of the case compared with; empty: none
    std::vector<LegendMark> marks; ///< beside the ends of the domain
    std::vector<OverlayCategory> categories;
    QString note; ///< one line under the legend

    bool isNone() const { return id.isEmpty(); }
    bool isCategorical() const { return !categories.empty(); }
    double valueOf(RackId rack) const { return at(values, rack); }
    double limitOf(RackId rack) const { return at(limits, rack); }
    double baseOf(RackId rack) const { return at(baseCase, rack); }
    bool isOverLimit(RackId rack) const { return valueOf(rack) > limitOf(rack); } // false for NaN
    const OverlayCategory* categoryOf(RackId rack) const;
    /// Colour table entry of a rack: 0..255, -1 without data. Of a categorical overlay the category.
    int entryOf(RackId rack) const;

    struct Summary {
        std::size_t count = 0;  ///< racks with a value
        std::size_t noData = 0; ///< racks without
        std::size_t over = 0;   ///< racks over their limit
        double max = kNoValue, min = kNoValue, mean = kNoValue, sum = 0;
    };
    template <class Racks>
    Summary summary(const Racks& racks) const {
        Summary s;
        for (const auto& rack : racks)
            include(s, rack.id);
        if (s.count > 0) s.mean = s.sum / double(s.count);
        return s;
    }

private:
    static double at(const std::vector<double>& list, RackId rack) {
        return rack.value() < list.size() ? list[rack.value()] : kNoValue;
    }
    void include(Summary& s, RackId rack) const;
};

/// Load of a plant unit as drawn on it: "143 / 180 kW".
struct PlantReading {
    double value = kNoValue; ///< kW
    double limit = kNoValue; ///< kW
    bool failed = false;     ///< out of service in the case at hand
    bool stale = false;
};
using PlantReadings = std::unordered_map<ObjectRef, PlantReading>;

/// Air of a hall as the heat balance answers it, °C; NaN where it does not.
struct HallAir {
    double supplyC = kNoValue;
    double returnC = kNoValue;
    bool stale = false;
};

/// A number with U+2212 for minus, in the user's locale; an en dash when it is NaN.
QString numberText(double value, int decimals);

} // namespace cw::render
