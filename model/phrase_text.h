// A Phrase in the reader's language: the one place where texts of the layers without Qt are translated.
#pragma once

#include "model/base/phrase.h"
#include "model/base/provenance.h"

#include <QLocale>
#include <QString>

namespace cw {

/// The phrase in the installed translation, with its numbers in the given locale.
QString phraseText(const Phrase& phrase, const QLocale& locale = QLocale());

/// "vendor", "yours", …: what a provenance is called on screens.
QString provenanceWord(Provenance provenance);

} // namespace cw
