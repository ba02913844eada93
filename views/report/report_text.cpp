#include "views/report/report_text.h"

#include <QLocale>
#include <QRegularExpression>

#include <algorithm>
#include <array>
#include <cmath>

namespace cw::report {

namespace {

constexpr QChar kMinus(0x2212);
constexpr QChar kEnDash(0x2013);
constexpr QChar kThinSpace(0x202F);

/// "C04-A" = prefix "C", number 4 of two digits, suffix "-A".
struct NameParts {
    QString prefix, suffix, name;
    qlonglong number = -1;
    qsizetype digits = 0;
};

NameParts partsOf(const QString& name) {
    static const QRegularExpression pattern(QStringLiteral("^(.*?)(\\d{1,9})(\\D*)$"));
    const auto match = pattern.match(name);
    if (!match.hasMatch()) return {name, {}, name};
    return {match.captured(1), match.captured(3), name, match.captured(2).toLongLong(),
            match.captured(2).size()};
}

/// "A01–A08"; names that hold a hyphen themselves are joined by a word.
QString runText(const QString& first, const QString& last) {
    if (first.contains(QLatin1Char('-'))) return Text::tr("%1 to %2").arg(first, last);
    return first + kEnDash + last;
}

} // namespace

QString unknown() {
    return QString(kEnDash);
}

QString number(double value, int decimals) {
    if (!std::isfinite(value)) return unknown();
    const double unit = std::pow(10.0, -decimals);
    if (std::abs(value) < unit / 2) value = 0; // no "−0.0"
    QLocale locale;
    QString text = locale.toString(std::abs(value), 'f', decimals);
    return value < 0 ? kMinus + text : text;
}

QString number(const std::optional<double>& value, int decimals) {
    return value ? number(*value, decimals) : unknown();
}

QString count(std::uint64_t value) {
    return QLocale().toString(qulonglong(value));
}

QString quantity(const std::optional<double>& value, int decimals, const QString& unit) {
    if (!value || !std::isfinite(*value)) return unknown();
    return number(*value, decimals) + kThinSpace + unit;
}

QString nameRuns(QStringList names, int most) {
    std::vector<NameParts> parts;
    for (const QString& name : std::as_const(names))
        parts.push_back(partsOf(name));
    std::stable_sort(parts.begin(), parts.end(), [](const NameParts& a, const NameParts& b) {
        return std::tie(a.prefix, a.suffix, a.number) < std::tie(b.prefix, b.suffix, b.number);
    });
    QStringList runs;
    std::size_t shown = 0;
    for (std::size_t i = 0; i < parts.size() && runs.size() < most;) {
        std::size_t end = i + 1;
        while (end < parts.size() && parts[i].number >= 0 && parts[end].prefix == parts[i].prefix &&
               parts[end].suffix == parts[i].suffix && parts[end].number == parts[end - 1].number + 1)
            ++end;
        runs << (end - i > 2 ? runText(parts[i].name, parts[end - 1].name) : parts[i].name);
        if (end - i <= 2) end = i + 1;
        shown += end - i;
        i = end;
    }
    QString text = runs.join(QStringLiteral(", "));
    if (shown < parts.size()) text = Text::tr("%1 and %2 more").arg(text, count(parts.size() - shown));
    return text;
}

QString plain(const std::string& text, int most) {
    QString clean = QString::fromStdString(text);
    for (QChar& c : clean)
        if (c.category() == QChar::Other_Control || c.isNonCharacter()) c = QLatin1Char(' ');
    clean = clean.simplified();
    if (clean.size() > most) clean = clean.left(most - 1) + QChar(0x2026);
    return clean;
}

QString yesNo(bool yes) {
    return yes ? Text::tr("yes") : Text::tr("no");
}

QString powerKindText(PowerKind kind) {
    switch (kind) {
    case PowerKind::Utility:
        return Text::tr("Utility");
    case PowerKind::MediumVoltage:
        return Text::tr("Medium voltage");
    case PowerKind::Transformer:
        return Text::tr("Transformer");
    case PowerKind::Switchgear:
        return Text::tr("Switchgear");
    case PowerKind::Genset:
        return Text::tr("Generator");
    case PowerKind::Ups:
        return Text::tr("UPS");
    case PowerKind::Rpp:
        return Text::tr("RPP");
    case PowerKind::Busway:
        return Text::tr("Busway");
    case PowerKind::RackPdu:
        return Text::tr("Rack PDU");
    case PowerKind::Sts:
        return Text::tr("Transfer switch");
    case PowerKind::PowerShelf:
        return Text::tr("Power shelf");
    }
    return {};
}

QString coolingKindText(CoolingKind kind) {
    switch (kind) {
    case CoolingKind::Crah:
        return Text::tr("CRAH");
    case CoolingKind::FanWall:
        return Text::tr("Fan wall");
    case CoolingKind::Cdu:
        return Text::tr("CDU");
    case CoolingKind::RearDoor:
        return Text::tr("Rear door");
    case CoolingKind::DryCooler:
        return Text::tr("Dry cooler");
    case CoolingKind::Chiller:
        return Text::tr("Chiller");
    case CoolingKind::Tower:
        return Text::tr("Cooling tower");
    case CoolingKind::Pump:
        return Text::tr("Pump");
    }
    return {};
}

QString sideText(FeedSide side) {
    switch (side) {
    case FeedSide::A:
        return QStringLiteral("A");
    case FeedSide::B:
        return QStringLiteral("B");
    case FeedSide::None:
        return unknown();
    }
    return {};
}

QString rackRoleText(RackRole role) {
    switch (role) {
    case RackRole::Compute:
        return Text::tr("Compute");
    case RackRole::Network:
        return Text::tr("Network");
    case RackRole::Storage:
        return Text::tr("Storage");
    case RackRole::Management:
        return Text::tr("Management");
    case RackRole::Mixed:
        return Text::tr("Mixed");
    }
    return {};
}

QString provenanceText(Provenance provenance) {
    switch (provenance) {
    case Provenance::Vendor:
        return Text::tr("vendor document");
    case Provenance::Standard:
        return Text::tr("standard or regulation");
    case Provenance::Measured:
        return Text::tr("measurement");
    case Provenance::Secondary:
        return Text::tr("third-party text");
    case Provenance::Derived:
        return Text::tr("derived from other values");
    case Provenance::Assumed:
        return Text::tr("planning assumption");
    case Provenance::Unverified:
        return Text::tr("unverified, from memory");
    case Provenance::User:
        return Text::tr("entered by the user");
    case Provenance::Drawn:
        return Text::tr("counted in the drawing");
    }
    return {};
}

} // namespace cw::report
