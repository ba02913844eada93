// What the members of stored structs may hold beyond what their types say: ranges of numbers, codes, kinds of
// parts. Named by the field lists, checked on every edit and for every file (model/edit/check_value.h).
#pragma once

#include "model/base/error.h"
#include "model/base/geometry.h"
#include "model/base/phrase.h"
#include "model/ids.h"

#include <span>
#include <string>

namespace cw {

/// Range of a number. Both sides of a Size obey it.
struct NumberRule {
    ValueRange range;   ///< in the unit that people read
    double perUnit = 1; ///< stored numbers in one such unit: 1e6 for µm shown in m

    constexpr bool admits(double stored) const {
        const double value = stored / perUnit;
        return (range.aboveLow ? value > range.low : value >= range.low) &&
               (range.belowHigh ? value < range.high : value <= range.high);
    }
};

/// Texts that stand for something: a country, a currency. An empty one stands for nothing and is left alone.
struct TextRule {
    bool (*admits)(const std::string& text);
    const char* allowed; ///< made by Phrase::mark
};

/// Kinds of catalogue parts that a member takes; without a kind, every part that is mounted in racks.
struct PartRule {
    std::span<const std::string_view> kinds;
};

namespace limits {

inline constexpr FieldRules kNeeded{.needed = true};

constexpr FieldRules within(const NumberRule& rule) {
    return {.number = &rule};
}
constexpr FieldRules neededWithin(const NumberRule& rule) {
    return {.number = &rule, .needed = true};
}

inline constexpr NumberRule kLatitude{
    {.quantity = Phrase::mark("latitude"), .unit = "°", .low = -90, .high = 90}};
inline constexpr NumberRule kLongitude{
    {.quantity = Phrase::mark("longitude"), .unit = "°", .low = -180, .high = 180}};
/// From below the shore of the Dead Sea to above the highest towns; what the standard atmosphere is good for.
inline constexpr NumberRule kAltitude{
    {.quantity = Phrase::mark("altitude"), .unit = "m", .low = -500, .high = 6000}};
inline constexpr NumberRule kPrice{{.quantity = Phrase::mark("price of a kWh"), .low = 0, .high = 1e6}};
/// The shortest and longest side of a hall, as the commands that draw one have it.
inline constexpr NumberRule kHallSide{
    {.quantity = Phrase::mark("side of the hall"), .unit = "m", .low = 1, .high = 2000}, double(m(1))};
inline constexpr NumberRule kTile{
    {.quantity = Phrase::mark("side of a floor tile"), .unit = "m", .low = 0.05, .high = 10}, double(m(1))};
inline constexpr NumberRule kCeiling{
    {.quantity = Phrase::mark("height of the ceiling"), .unit = "m", .low = 1, .high = 200}, double(m(1))};
inline constexpr NumberRule kFloorLimit{
    {.quantity = Phrase::mark("floor load limit"), .unit = "kg/m²", .low = 0, .aboveLow = true}};
inline constexpr NumberRule kSupplyTemperature{
    {.quantity = Phrase::mark("supply temperature"), .unit = "°C", .low = -50, .high = 100}};
inline constexpr NumberRule kReturnTemperature{
    {.quantity = Phrase::mark("return temperature"), .unit = "°C", .low = -50, .high = 150}};
inline constexpr NumberRule kPowerLimit{
    {.quantity = Phrase::mark("power limit"), .unit = "kW", .low = 0, .aboveLow = true}, 1e3};
inline constexpr NumberRule kCapacity{
    {.quantity = Phrase::mark("capacity"), .unit = "kW", .low = 0, .aboveLow = true}, 1e3};
inline constexpr NumberRule kRating{
    {.quantity = Phrase::mark("rated power"), .unit = "kW", .low = 0, .aboveLow = true}, 1e3};
/// 0: does not apply, or the part says it.
inline constexpr NumberRule kVoltage{
    {.quantity = Phrase::mark("voltage"), .unit = "V", .low = 0, .high = 1e6}};
inline constexpr NumberRule kPhases{{.quantity = Phrase::mark("number of phases"), .low = 1, .high = 3}};
inline constexpr NumberRule kLossShare{
    {.quantity = Phrase::mark("share of loss"), .low = -1, .high = 1, .aboveLow = true, .belowHigh = true}};
inline constexpr NumberRule kUnit{
    {.quantity = Phrase::mark("lowest unit"), .unit = "U", .low = 0, .high = 200}};
inline constexpr NumberRule kLinkSpeed{
    {.quantity = Phrase::mark("speed of the link"), .unit = "Gb/s", .low = 0, .high = 1e6, .aboveLow = true}};
inline constexpr NumberRule kCableLength{
    {.quantity = Phrase::mark("length of the cable"), .unit = "m", .low = 0, .high = 1e6, .aboveLow = true},
    double(m(1))};
inline constexpr NumberRule kLanes{
    {.quantity = Phrase::mark("pieces of a split port"), .low = 1, .high = 255}};
inline constexpr NumberRule kOversubscription{
    {.quantity = Phrase::mark("oversubscription"), .low = 0, .high = 1e6, .aboveLow = true}};
inline constexpr NumberRule kAccelerators{
    {.quantity = Phrase::mark("number of accelerators"), .low = 1, .high = 1e9}};
inline constexpr NumberRule kParameters{
    {.quantity = Phrase::mark("number of model weights"), .low = 0, .aboveLow = true}};
inline constexpr NumberRule kTokens{
    {.quantity = Phrase::mark("number of training tokens"), .low = 0, .aboveLow = true}};
inline constexpr NumberRule kDeadline{
    {.quantity = Phrase::mark("wanted time to finish"), .unit = "s", .low = 0, .aboveLow = true}};

extern const TextRule kCountry;  ///< ISO 3166-1 alpha-2
extern const TextRule kCurrency; ///< ISO 4217

} // namespace limits

// What each owner takes (model/part_rules.cpp).
const PartRule& rackParts(const Rack& rack);
const PartRule& deviceParts(const Device& device);
const PartRule& cableParts(const Cable& cable);
const PartRule& opticParts(const Cable& cable);
const PartRule& coolingParts(const CoolingElement& element);
const PartRule& powerParts(const PowerElement& element);

} // namespace cw
