// Unit types: a double that crosses a header carries its unit in its type.
#pragma once

#include <compare>

namespace cw {

/// A physical quantity held in the base unit named by its dimension tag. Made only by the named makers below,
/// read only by the named readers, so a kilowatt cannot be taken for a watt.
template <class Dimension>
class Quantity {
public:
    constexpr Quantity() = default;
    static constexpr Quantity fromBase(double value) { return Quantity(value); }
    constexpr double base() const { return value_; }

    constexpr Quantity operator+(Quantity o) const { return Quantity(value_ + o.value_); }
    constexpr Quantity operator-(Quantity o) const { return Quantity(value_ - o.value_); }
    constexpr Quantity operator-() const { return Quantity(-value_); }
    constexpr Quantity operator*(double k) const { return Quantity(value_ * k); }
    constexpr Quantity operator/(double k) const { return Quantity(value_ / k); }
    constexpr double operator/(Quantity o) const { return value_ / o.value_; }
    constexpr Quantity& operator+=(Quantity o) {
        value_ += o.value_;
        return *this;
    }
    constexpr Quantity& operator-=(Quantity o) {
        value_ -= o.value_;
        return *this;
    }
    constexpr auto operator<=>(const Quantity&) const = default;

private:
    constexpr explicit Quantity(double value)
        : value_(value) {}
    double value_ = 0.0;
};

template <class Dimension>
constexpr Quantity<Dimension> operator*(double k, Quantity<Dimension> q) {
    return q * k;
}

using Power = Quantity<struct PowerDimension>;            ///< base unit W
using Energy = Quantity<struct EnergyDimension>;          ///< base unit J
using Length = Quantity<struct LengthDimension>;          ///< base unit m; canvas geometry is in geometry.h
using Mass = Quantity<struct MassDimension>;              ///< base unit kg
using FloorLoad = Quantity<struct FloorLoadDimension>;    ///< base unit kg/m2
using Bandwidth = Quantity<struct BandwidthDimension>;    ///< base unit Gb/s, one direction
using DataSize = Quantity<struct DataSizeDimension>;      ///< base unit bytes
using VolumeFlow = Quantity<struct VolumeFlowDimension>;  ///< base unit m3/s
using Pressure = Quantity<struct PressureDimension>;      ///< base unit Pa
using Current = Quantity<struct CurrentDimension>;        ///< base unit A
using Voltage = Quantity<struct VoltageDimension>;        ///< base unit V
using Duration = Quantity<struct DurationDimension>;      ///< base unit s
using CarbonIntensity = Quantity<struct CarbonDimension>; ///< base unit gCO2/kWh
using TemperatureDifference = Quantity<struct DeltaDimension>; ///< base unit K

/// A point on the temperature scale, °C. Different from a difference: two temperatures do not add.
class Temperature {
public:
    constexpr Temperature() = default;
    static constexpr Temperature fromCelsius(double value) {
        Temperature t;
        t.celsius_ = value;
        return t;
    }
    constexpr double celsius() const { return celsius_; }
    constexpr Temperature operator+(TemperatureDifference d) const {
        return fromCelsius(celsius_ + d.base());
    }
    constexpr Temperature operator-(TemperatureDifference d) const {
        return fromCelsius(celsius_ - d.base());
    }
    constexpr TemperatureDifference operator-(Temperature o) const {
        return TemperatureDifference::fromBase(celsius_ - o.celsius_);
    }
    constexpr auto operator<=>(const Temperature&) const = default;

private:
    double celsius_ = 0.0;
};

constexpr Power watts(double v) {
    return Power::fromBase(v);
}
constexpr Power kilowatts(double v) {
    return Power::fromBase(v * 1e3);
}
constexpr Power megawatts(double v) {
    return Power::fromBase(v * 1e6);
}
constexpr double inWatts(Power p) {
    return p.base();
}
constexpr double inKilowatts(Power p) {
    return p.base() / 1e3;
}
constexpr double inMegawatts(Power p) {
    return p.base() / 1e6;
}

constexpr Energy joules(double v) {
    return Energy::fromBase(v);
}
constexpr Energy kilowattHours(double v) {
    return Energy::fromBase(v * 3.6e6);
}
constexpr double inKilowattHours(Energy e) {
    return e.base() / 3.6e6;
}

constexpr Length metres(double v) {
    return Length::fromBase(v);
}
constexpr Length millimetres(double v) {
    return Length::fromBase(v / 1e3);
}
constexpr double inMetres(Length l) {
    return l.base();
}
constexpr double inMillimetres(Length l) {
    return l.base() * 1e3;
}

constexpr Mass kilograms(double v) {
    return Mass::fromBase(v);
}
constexpr double inKilograms(Mass m) {
    return m.base();
}
constexpr FloorLoad kilogramsPerSquareMetre(double v) {
    return FloorLoad::fromBase(v);
}
constexpr double inKilogramsPerSquareMetre(FloorLoad l) {
    return l.base();
}

constexpr Bandwidth gigabitsPerSecond(double v) {
    return Bandwidth::fromBase(v);
}
constexpr double inGigabitsPerSecond(Bandwidth b) {
    return b.base();
}

constexpr VolumeFlow cubicMetresPerSecond(double v) {
    return VolumeFlow::fromBase(v);
}
constexpr VolumeFlow litresPerMinute(double v) {
    return VolumeFlow::fromBase(v / 6e4);
}
constexpr double inCubicMetresPerSecond(VolumeFlow f) {
    return f.base();
}
constexpr double inLitresPerMinute(VolumeFlow f) {
    return f.base() * 6e4;
}

constexpr Pressure pascals(double v) {
    return Pressure::fromBase(v);
}
constexpr double inPascals(Pressure p) {
    return p.base();
}
constexpr Current amperes(double v) {
    return Current::fromBase(v);
}
constexpr double inAmperes(Current c) {
    return c.base();
}
constexpr Voltage volts(double v) {
    return Voltage::fromBase(v);
}
constexpr double inVolts(Voltage v) {
    return v.base();
}
constexpr Duration seconds(double v) {
    return Duration::fromBase(v);
}
constexpr double inSeconds(Duration d) {
    return d.base();
}
constexpr CarbonIntensity gramsPerKilowattHour(double v) {
    return CarbonIntensity::fromBase(v);
}
constexpr double inGramsPerKilowattHour(CarbonIntensity c) {
    return c.base();
}

constexpr Temperature celsius(double v) {
    return Temperature::fromCelsius(v);
}
constexpr double inCelsius(Temperature t) {
    return t.celsius();
}
constexpr TemperatureDifference kelvins(double v) {
    return TemperatureDifference::fromBase(v);
}
constexpr double inKelvins(TemperatureDifference d) {
    return d.base();
}

} // namespace cw
