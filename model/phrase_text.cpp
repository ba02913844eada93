#include "model/phrase_text.h"

#include <QCoreApplication>

namespace cw {

QString phraseText(const Phrase& phrase, const QLocale& locale) {
    const auto translate = [](const std::string& english) {
        return QCoreApplication::translate("Phrase", english.c_str()).toStdString();
    };
    const auto print = [&locale](double value, int decimals) {
        return locale.toString(value, 'f', decimals).toStdString();
    };
    return QString::fromStdString(phrase.render(translate, print));
}

QString provenanceWord(Provenance provenance) {
    return phraseText(Phrase::known(std::string(provenanceName(provenance))));
}

} // namespace cw
