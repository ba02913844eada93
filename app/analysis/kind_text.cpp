#include "app/analysis/kind_text.h"

#include <QCoreApplication>

namespace cw::analysis {

namespace {

struct KindWord {
    std::string_view kind;
    const char* text;
};
constexpr KindWord kWords[]{
    {"accelerator", QT_TRANSLATE_NOOP("PartKinds", "accelerator")},
    {"baseboard", QT_TRANSLATE_NOOP("PartKinds", "accelerator baseboard")},
    {"battery", QT_TRANSLATE_NOOP("PartKinds", "battery")},
    {"bess", QT_TRANSLATE_NOOP("PartKinds", "battery storage")},
    {"busway", QT_TRANSLATE_NOOP("PartKinds", "busway")},
    {"cable", QT_TRANSLATE_NOOP("PartKinds", "cable")},
    {"cdu", QT_TRANSLATE_NOOP("PartKinds", "CDU")},
    {"chiller", QT_TRANSLATE_NOOP("PartKinds", "chiller")},
    {"cooling_tower", QT_TRANSLATE_NOOP("PartKinds", "cooling tower")},
    {"tower", QT_TRANSLATE_NOOP("PartKinds", "cooling tower")},
    {"crah", QT_TRANSLATE_NOOP("PartKinds", "CRAH")},
    {"fan_wall", QT_TRANSLATE_NOOP("PartKinds", "fan wall")},
    {"drive", QT_TRANSLATE_NOOP("PartKinds", "drive")},
    {"dry_cooler", QT_TRANSLATE_NOOP("PartKinds", "dry cooler")},
    {"fiber", QT_TRANSLATE_NOOP("PartKinds", "fibre")},
    {"genset", QT_TRANSLATE_NOOP("PartKinds", "generator")},
    {"nic", QT_TRANSLATE_NOOP("PartKinds", "network adapter")},
    {"power_shelf", QT_TRANSLATE_NOOP("PartKinds", "power shelf")},
    {"pump", QT_TRANSLATE_NOOP("PartKinds", "pump")},
    {"rack", QT_TRANSLATE_NOOP("PartKinds", "rack")},
    {"rack_pdu", QT_TRANSLATE_NOOP("PartKinds", "rack PDU")},
    {"rack_system", QT_TRANSLATE_NOOP("PartKinds", "rack system")},
    {"rdhx", QT_TRANSLATE_NOOP("PartKinds", "rear-door heat exchanger")},
    {"rear_door", QT_TRANSLATE_NOOP("PartKinds", "rear-door heat exchanger")},
    {"rpp", QT_TRANSLATE_NOOP("PartKinds", "RPP")},
    {"server_cpu", QT_TRANSLATE_NOOP("PartKinds", "CPU server")},
    {"storage", QT_TRANSLATE_NOOP("PartKinds", "storage")},
    {"sts", QT_TRANSLATE_NOOP("PartKinds", "transfer switch")},
    {"switch", QT_TRANSLATE_NOOP("PartKinds", "switch")},
    {"switchgear", QT_TRANSLATE_NOOP("PartKinds", "switchgear")},
    {"system", QT_TRANSLATE_NOOP("PartKinds", "server")},
    {"transceiver", QT_TRANSLATE_NOOP("PartKinds", "transceiver")},
    {"transformer", QT_TRANSLATE_NOOP("PartKinds", "transformer")},
    {"ups", QT_TRANSLATE_NOOP("PartKinds", "UPS")},
    {"utility_feed", QT_TRANSLATE_NOOP("PartKinds", "utility feed")},
};

} // namespace

QString kindText(std::string_view kind) {
    for (const KindWord& word : kWords)
        if (word.kind == kind) return QCoreApplication::translate("PartKinds", word.text);
    return QString::fromUtf8(kind.data(), qsizetype(kind.size())).replace(QLatin1Char('_'), QLatin1Char(' '));
}

} // namespace cw::analysis
