// Numbers, names and words of the report, in the reader's locale and language.
#pragma once

#include "model/base/provenance.h"
#include "model/cooling.h"
#include "model/fabric.h"
#include "model/power.h"
#include "model/rack.h"

#include <QCoreApplication>
#include <QStringList>

#include <optional>

namespace cw::report {

/// Translations of the report: Text::tr("…"). The context has the name of the struct: lupdate, where it loses
/// track of the namespaces, files a text under the name that is written.
struct Text {
    Q_DECLARE_TR_FUNCTIONS(Text)
};

/// A number with fixed decimals and a true minus; an en dash when it is unknown or not finite.
QString number(double value, int decimals);
QString number(const std::optional<double>& value, int decimals);
QString count(std::uint64_t value);
/// "40.8 kW"; an en dash alone when unknown.
QString quantity(const std::optional<double>& value, int decimals, const QString& unit);
QString unknown();

/// "A01–A08, B03": names as runs of consecutive numbers, at most `most` of them, the rest counted.
QString nameRuns(QStringList names, int most = 5);
/// Text for a cell or a heading: control characters gone, at most `most` characters.
QString plain(const std::string& text, int most = 300);

QString yesNo(bool yes);
QString powerKindText(PowerKind kind);
QString coolingKindText(CoolingKind kind);
QString sideText(FeedSide side);
QString rackRoleText(RackRole role);
QString provenanceText(Provenance provenance);

} // namespace cw::report
