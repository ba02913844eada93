#include "app/analysis/explain.h"

#include "app/analysis/bandwidth.h"
#include "app/analysis/explain_judgement.h"
#include "model/phrase_text.h"
#include "solvers/fabric/explain.h"

#include <QCoreApplication>
#include <QLocale>

#include <cmath>

namespace cw::analysis {

namespace {

constexpr QChar kNarrowSpace(0x202F);
constexpr QChar kMinus(0x2212);
constexpr std::size_t kMostFormulaParts = 4;

QString joinLabels(const Derivation& d, const QString& sign, const QLocale& locale) {
    if (d.parts.size() > kMostFormulaParts)
        return sign.startsWith(QLatin1Char(','))
                   ? QCoreApplication::translate("Explain", "%n part(s)", nullptr, int(d.parts.size()))
                   : QCoreApplication::translate("Explain", "%1 over %n part(s)", nullptr,
                                                 int(d.parts.size()))
                         .arg(sign.trimmed() == QStringLiteral("+") ? QStringLiteral("Σ") : sign.trimmed());
    QStringList labels;
    for (const Derivation& part : d.parts)
        labels << phraseText(part.label, locale);
    return labels.join(sign);
}

/// Solvers write units in ASCII.
QString printedUnit(const std::string& unit) {
    if (unit == "C") return QStringLiteral("°C");
    QString text = QString::fromStdString(unit);
    text.replace(QStringLiteral("m3"), QStringLiteral("m³"));
    text.replace(QStringLiteral("m2"), QStringLiteral("m²"));
    text.replace(QStringLiteral("CO2"), QStringLiteral("CO₂"));
    return text;
}

void appendLines(const Derivation& d, int depth, const QLocale& locale, QStringList& lines) {
    const QString indent(qsizetype(depth) * 2, QLatin1Char(' '));
    QString line =
        indent + phraseText(d.label, locale) + QStringLiteral(" = ") + valueText(d.value, d.unit, locale);
    const QString formula = formulaOf(d, locale);
    if (!formula.isEmpty()) line += QStringLiteral("   [") + formula + QLatin1Char(']');
    lines << line;
    if (d.op == Derivation::Op::Input && !d.source.empty())
        lines << indent + QStringLiteral("    %1 (%2)")
                              .arg(phraseText(d.source, locale), provenanceWord(d.provenance));
    if (!d.note.empty()) lines << indent + QStringLiteral("    ") + phraseText(d.note, locale);
    for (const Derivation& part : d.parts)
        appendLines(part, depth + 1, locale, lines);
}

/// The item that `rest` names ("[Northgate].pue_at_peak", "[#1]." by index; the first one without a name);
/// leaves the field in `rest`.
template <class T, class Name>
const T* named(const std::vector<T>& items, Name&& nameOf, std::string_view& rest) {
    if (!rest.starts_with('[')) return &items.front();
    const auto end = rest.find("].");
    if (end == std::string_view::npos) return nullptr;
    const std::string_view name = rest.substr(1, end - 1);
    rest.remove_prefix(end + 2);
    for (std::size_t i = 0; i < items.size(); ++i)
        if (nameOf(items[i]) == name) return &items[i];
    for (std::size_t i = 0; i < items.size(); ++i)
        if (const std::string index = std::to_string(i); name == index || name == "#" + index)
            return &items[i];
    return nullptr;
}

/// What the solver has no figure of that name for may be a judgement on its figures.
template <class Judgement>
Result<Derivation> orElse(Result<Derivation> figure, Judgement&& judgement) {
    if (figure || figure.error().detail == "unknown") return figure;
    Result<Derivation> judged = judgement();
    return judged || judged.error().detail == "unknown" ? judged : figure;
}

} // namespace

QString formulaOf(const Derivation& d, const QLocale& locale) {
    using Op = Derivation::Op;
    switch (d.op) {
    case Op::Input:
        return {};
    case Op::Sum:
        return joinLabels(d, QStringLiteral(" + "), locale);
    case Op::Difference:
        return joinLabels(d, QStringLiteral(" − "), locale);
    case Op::Product:
        return joinLabels(d, QStringLiteral(" × "), locale);
    case Op::Quotient:
        return joinLabels(d, QStringLiteral(" ÷ "), locale);
    case Op::Min:
        return QStringLiteral("min(%1)").arg(joinLabels(d, QStringLiteral(", "), locale));
    case Op::Max:
        return QStringLiteral("max(%1)").arg(joinLabels(d, QStringLiteral(", "), locale));
    case Op::Power:
        return joinLabels(d, QStringLiteral(" ^ "), locale);
    case Op::Exp:
        return QStringLiteral("exp(%1)").arg(joinLabels(d, QString(), locale));
    case Op::AtMost:
        return joinLabels(d, QStringLiteral(" ≤ "), locale);
    }
    return {};
}

QStringList derivationLines(const Derivation& d, const QLocale& locale) {
    QStringList lines;
    appendLines(d, 0, locale, lines);
    return lines;
}

QString valueText(double value, const std::string& unit, const QLocale& locale) {
    if (!std::isfinite(value)) return QStringLiteral("–");
    if (unit == BandwidthUnit{}.symbol)
        if (const BandwidthUnit suited = bandwidthUnit(value); suited.gbps != 1)
            return valueText(value / suited.gbps, suited.symbol, locale);
    const double size = std::abs(value);
    int decimals = size >= 1000 ? 0 : size >= 100 ? 1 : size >= 1 ? 2 : 4;
    while (decimals > 0 && std::abs(value - std::round(value * std::pow(10, decimals - 1)) /
                                                std::pow(10, decimals - 1)) < 1e-9 * std::max(1.0, size))
        --decimals; // 40.80 reads as 40.8, 4.00 as 4
    const double scale = std::pow(10, decimals);
    if (std::round(value * scale) == 0) value = 0; // no "-0"
    QString text = locale.toString(value, 'f', decimals);
    text.replace(QLatin1Char('-'), kMinus);
    if (!unit.empty()) text += kNarrowSpace + printedUnit(unit);
    return text;
}

Result<Derivation> explain(const Analysis& answers, std::string_view key) {
    const auto stop = key.find_first_of(".[");
    const std::string_view domain = key.substr(0, stop);
    std::string_view rest = stop == std::string_view::npos ? std::string_view{} : key.substr(stop);
    if (!rest.empty() && rest.front() == '.') rest.remove_prefix(1);
    const auto missing = [&] {
        return Error::said(ErrorCode::Unsupported, std::string(key), Phrase::tr("not solved"));
    };
    if (domain == "density") {
        if (!answers.density) return missing();
        const DensityAnswer& a = *answers.density;
        return orElse(solvers::density::explainDensity(a.input, a.options, a.result, rest),
                      [&] { return explainJudgement(answers, domain, rest); });
    }
    if (domain == "fabric") {
        if (!answers.fabrics || answers.fabrics->empty()) return missing();
        const FabricAnswer* a = named(
            *answers.fabrics, [](const FabricAnswer& f) { return f.name; }, rest);
        if (!a) return Error{ErrorCode::NotFound, std::string(key), "fabric"};
        return orElse(solvers::fabric::explainFabric(a->graph, a->result, rest),
                      [&] { return explainFabricJudgement(*a, rest); });
    }
    if (domain == "power") {
        if (!answers.power) return missing();
        const PowerAnswer& a = *answers.power;
        return orElse(solvers::power::explainPower(a.input, a.options, a.result, rest),
                      [&] { return explainJudgement(answers, domain, rest); });
    }
    if (domain == "thermal") {
        if (!answers.thermal) return missing();
        const ThermalAnswer& a = *answers.thermal;
        return orElse(solvers::thermal::explainThermal(a.input, a.options, a.result, rest),
                      [&] { return explainJudgement(answers, domain, rest); });
    }
    if (domain == "site") {
        if (!answers.sites || answers.sites->empty()) return missing();
        const SiteAnswer* a = named(
            *answers.sites, [](const SiteAnswer& site) { return site.input.label; }, rest);
        if (!a) return Error{ErrorCode::NotFound, std::string(key), "site"};
        // What the site takes from other domains brings their trees.
        SiteAnswer grown = *a;
        solvers::site::SiteInput& in = grown.input;
        const auto attach = [&](solvers::MaybeSourced& value, const char* from) {
            if (!value) return;
            if (auto tree = explain(answers, from))
                value->how = std::make_shared<const Derivation>(std::move(*tree));
        };
        attach(in.itW, "density.it_kw");
        attach(in.lossesW, "power.losses_kw");
        attach(in.coolingW, "power.cooling_kw");
        return orElse(solvers::site::explainSite(in, a->options, a->result, rest),
                      [&] { return explainSiteJudgement(grown, rest); });
    }
    return Error{ErrorCode::NotFound, std::string(key), "density, fabric, power, thermal, site"};
}

} // namespace cw::analysis
