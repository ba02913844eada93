#include "views/library/part_text.h"

#include "app/analysis/explain.h"
#include "model/library/part_compare.h"
#include "views/shell/number_format.h"

#include <QCoreApplication>
#include <QSet>

#include <array>

namespace cw::library {

namespace {

struct Say {
    Q_DECLARE_TR_FUNCTIONS(PartValues)
};

struct KeyName {
    const char* key;
    const char* name;
};
/// The values that decide a plan; others go by their key.
constexpr std::array kKeyNames{
    KeyName{"power_max_w", QT_TRANSLATE_NOOP("PartValues", "Power, maximum")},
    KeyName{"power_typical_w", QT_TRANSLATE_NOOP("PartValues", "Power, typical")},
    KeyName{"power_allocated_w", QT_TRANSLATE_NOOP("PartValues", "Power, budget")},
    KeyName{"power_w", QT_TRANSLATE_NOOP("PartValues", "Power")},
    KeyName{"tdp_w", QT_TRANSLATE_NOOP("PartValues", "Thermal design power")},
    KeyName{"capacity_kw", QT_TRANSLATE_NOOP("PartValues", "Capacity")},
    KeyName{"capacity_kva", QT_TRANSLATE_NOOP("PartValues", "Capacity, apparent")},
    KeyName{"height_u", QT_TRANSLATE_NOOP("PartValues", "Height")},
    KeyName{"height_mm", QT_TRANSLATE_NOOP("PartValues", "Height")},
    KeyName{"width_mm", QT_TRANSLATE_NOOP("PartValues", "Width")},
    KeyName{"depth_mm", QT_TRANSLATE_NOOP("PartValues", "Depth")},
    KeyName{"weight_kg", QT_TRANSLATE_NOOP("PartValues", "Weight")},
    KeyName{"ports", QT_TRANSLATE_NOOP("PartValues", "Ports")},
    KeyName{"port_gbps", QT_TRANSLATE_NOOP("PartValues", "Rate of a port")},
    KeyName{"psu_count", QT_TRANSLATE_NOOP("PartValues", "Power supplies")},
    KeyName{"psu_w", QT_TRANSLATE_NOOP("PartValues", "Rating of a power supply")},
    KeyName{"psu_redundancy", QT_TRANSLATE_NOOP("PartValues", "Redundancy of power supplies")},
    KeyName{"accelerator", QT_TRANSLATE_NOOP("PartValues", "Accelerator")},
    KeyName{"accelerator_count", QT_TRANSLATE_NOOP("PartValues", "Accelerators")},
    KeyName{"liquid_fraction", QT_TRANSLATE_NOOP("PartValues", "Share of heat to liquid")},
    KeyName{"cooling", QT_TRANSLATE_NOOP("PartValues", "Cooling")},
    KeyName{"airflow", QT_TRANSLATE_NOOP("PartValues", "Direction of air")},
    KeyName{"current_a", QT_TRANSLATE_NOOP("PartValues", "Current")},
    KeyName{"voltage_v", QT_TRANSLATE_NOOP("PartValues", "Voltage")},
    KeyName{"flow_lpm", QT_TRANSLATE_NOOP("PartValues", "Flow")},
    KeyName{"model", QT_TRANSLATE_NOOP("PartValues", "Model")},
    KeyName{"vendor", QT_TRANSLATE_NOOP("PartValues", "Maker")},
    KeyName{"kind", QT_TRANSLATE_NOOP("PartValues", "Kind")},
    KeyName{"placement", QT_TRANSLATE_NOOP("PartValues", "Mounting")},
    KeyName{"note", QT_TRANSLATE_NOOP("PartValues", "Note")},
};

/// A key as people would write it: without the unit, which stands at the value, and with the abbreviations of
/// the field in capitals. "dram_max_gb" is "DRAM max".
QString wordsOf(const std::string& key) {
    static const QSet<QString> kUnits{
        QStringLiteral("a"),    QStringLiteral("c"),  QStringLiteral("cfm"), QStringLiteral("gb"),
        QStringLiteral("gbps"), QStringLiteral("hz"), QStringLiteral("kg"),  QStringLiteral("kpa"),
        QStringLiteral("kva"),  QStringLiteral("kw"), QStringLiteral("lpm"), QStringLiteral("m"),
        QStringLiteral("mm"),   QStringLiteral("mw"), QStringLiteral("pct"), QStringLiteral("tb"),
        QStringLiteral("tbps"), QStringLiteral("u"),  QStringLiteral("v"),   QStringLiteral("w")};
    static const QSet<QString> kShort{
        QStringLiteral("ac"),  QStringLiteral("asics"), QStringLiteral("awg"),  QStringLiteral("bf16"),
        QStringLiteral("cdu"), QStringLiteral("cop"),   QStringLiteral("cpu"),  QStringLiteral("cu"),
        QStringLiteral("dlc"), QStringLiteral("dram"),  QStringLiteral("fp16"), QStringLiteral("fp32"),
        QStringLiteral("fp4"), QStringLiteral("fp6"),   QStringLiteral("fp64"), QStringLiteral("fp8"),
        QStringLiteral("gpu"), QStringLiteral("hbm"),   QStringLiteral("int8"), QStringLiteral("it"),
        QStringLiteral("nic"), QStringLiteral("os"),    QStringLiteral("pcie"), QStringLiteral("psu"),
        QStringLiteral("sfc"), QStringLiteral("sram"),  QStringLiteral("tdp"),  QStringLiteral("tf32"),
        QStringLiteral("us"),  QStringLiteral("vdc"),   QStringLiteral("vm")};
    QStringList words = QString::fromStdString(key).split(QLatin1Char('_'), Qt::SkipEmptyParts);
    if (words.size() > 1 && kUnits.contains(words.last())) words.removeLast();
    for (QString& word : words)
        if (kShort.contains(word)) word = word.toUpper();
    QString text = words.join(QLatin1Char(' '));
    if (!text.isEmpty()) text[0] = text[0].toUpper();
    return text;
}

} // namespace

QString partTitle(const PartSpec& part) {
    const QString model = QString::fromStdString(part.model);
    return part.vendor.empty() || part.vendor == "generic"
               ? model
               : QStringLiteral("%1 %2").arg(QString::fromStdString(part.vendor), model);
}

QString specText(const PartSpec& part, const std::string& key, const std::string& text) {
    const SpecValue* spec = findSpec(part, key);
    if (!spec) return text.empty() ? QString(shell::kEnDash) : QString::fromStdString(text);
    if (const auto* value = std::get_if<double>(&spec->value))
        return analysis::valueText(*value, spec->unit, QLocale());
    if (const auto* flag = std::get_if<bool>(&spec->value)) return *flag ? Say::tr("yes") : Say::tr("no");
    return QString::fromStdString(valueText(*spec));
}

QString specLabel(const std::string& key) {
    for (const KeyName& known : kKeyNames)
        if (key == known.key) return Say::tr(known.name);
    if (key.starts_with("ports/")) return Say::tr("Ports %1").arg(QString::fromStdString(key.substr(6)));
    return wordsOf(key);
}

QString qualifierText(Qualifier qualifier) {
    switch (qualifier) {
    case Qualifier::Stated:
        return Say::tr("stated");
    case Qualifier::Rated:
        return Say::tr("rated");
    case Qualifier::Typical:
        return Say::tr("typical");
    case Qualifier::Max:
        return Say::tr("maximum");
    case Qualifier::Nameplate:
        return Say::tr("nameplate");
    case Qualifier::Budget:
        return Say::tr("budget");
    case Qualifier::Tdp:
        return Say::tr("thermal design");
    case Qualifier::Measured:
        return Say::tr("measured");
    }
    return {};
}

QString confidenceText(Confidence confidence) {
    switch (confidence) {
    case Confidence::High:
        return Say::tr("high");
    case Confidence::Medium:
        return Say::tr("medium");
    case Confidence::Low:
        return Say::tr("low");
    }
    return {};
}

QString originText(const PartSpec& part) {
    switch (part.origin) {
    case PartOrigin::Builtin:
        return {};
    case PartOrigin::UserFile:
        return part.reason.empty() ? Say::tr("your own part")
                                   : Say::tr("your own, in place of the shipped part: %1")
                                         .arg(QString::fromStdString(part.reason));
    case PartOrigin::Imported:
        return Say::tr("imported part");
    }
    return {};
}

} // namespace cw::library
