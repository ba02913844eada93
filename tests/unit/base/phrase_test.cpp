#include "model/base/phrase.h"
#include "tests/support/test_registry.h"

#include <QtTest>

#include <clocale>

using cw::Phrase;

namespace {

std::string shouted(const Phrase& phrase) {
    return phrase.render(
        [](const std::string& text) {
            return text == "load of %1 and %2" ? "%2 UND %1: LAST" : "<" + text + ">";
        },
        [](double value, int) { return "#" + std::to_string(int(value)); });
}

} // namespace

class PhraseTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void argumentsFillThePattern() {
        const Phrase p = Phrase::tr("load of %1 and %2").arg(std::string("UPS-A")).arg(12);
        QCOMPARE(p.english(), std::string("load of UPS-A and 12"));
        QCOMPARE(shouted(p), std::string("#12 UND UPS-A: LAST"));
    }

    void phrasesNest() {
        const Phrase p =
            Phrase::tr("%1 after the loss of %2").arg(Phrase::tr("load")).arg(std::string("PDU 3"));
        QCOMPARE(p.english(), std::string("load after the loss of PDU 3"));
        QCOMPARE(shouted(Phrase::tr("%1").arg(Phrase::tr("load"))), std::string("<<load>>"));
    }

    void namesAreNeitherTranslatedNorFilledIn() {
        const std::string odd = "load %1 %2";
        QCOMPARE(shouted(Phrase(odd)), odd);
        QCOMPARE(Phrase::tr("%1: %2").arg(odd).arg(std::string("x")).english(), "load %1 %2: x");
    }

    void anArgumentThatIsMissingShows() {
        QCOMPARE(Phrase::tr("%1 of %2").arg(std::string("a")).english(), std::string("a of %2"));
        QCOMPARE(Phrase::tr("100 % and %").english(), std::string("100 % and %"));
    }

    void numbersAreWrittenAsInC() {
        const std::string before = std::setlocale(LC_NUMERIC, nullptr);
        std::setlocale(LC_NUMERIC, "de_DE.UTF-8"); // where it is installed
        QCOMPARE(Phrase::tr("%1").arg(1234.5, 2).english(), std::string("1234.50"));
        QCOMPARE(Phrase::tr("%1").arg(-7).english(), std::string("-7"));
        std::setlocale(LC_NUMERIC, before.c_str());
    }

    void emptiness() {
        QVERIFY(Phrase().empty());
        QVERIFY(Phrase::known({}).empty());
        QVERIFY(!Phrase::number(0, 0).empty());
        QCOMPARE(shouted(Phrase::known({})), std::string());
        QCOMPARE(Phrase::tr("a"), Phrase::known("a"));
        QVERIFY(Phrase::tr("a") != Phrase(std::string("a")));
    }
};

CW_REGISTER_TEST(PhraseTest);
#include "phrase_test.moc"
