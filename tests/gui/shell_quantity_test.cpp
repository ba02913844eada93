#include "tests/support/test_registry.h"
#include "views/shell/number_format.h"
#include "views/shell/quantity_text.h"

#include <QtTest>

#include <cmath>
#include <limits>

using namespace cw;
using namespace cw::shell;

class ShellQuantityTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void unitsOfOneKindReadAsOneValue_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<int>("dimension");
        QTest::addColumn<double>("base");
        const auto row = [](const char* text, Dimension d, double base) {
            QTest::newRow(text) << QString::fromUtf8(text) << int(d) << base;
        };
        row("132 kW", Dimension::Power, 132e3);
        row("132kw", Dimension::Power, 132e3);
        row("0.132 MW", Dimension::Power, 132e3);
        row("450 kBTU/h", Dimension::Power, 131881.98);
        row("1e3 W", Dimension::Power, 1000);
        row("1 TR", Dimension::Power, 3516.8528);
        row("1.2 m", Dimension::Length, 1.2);
        row("1200", Dimension::Length, 1200);
        row("48 in", Dimension::Length, 1.2192);
        row("48\"", Dimension::Length, 1.2192);
        row("5'", Dimension::Length, 1.524);
        row("−600 mm", Dimension::Length, -0.6);
        row("72 °F", Dimension::Temperature, 22.222222);
        row("295.15 K", Dimension::Temperature, 22);
        row("-40 F", Dimension::Temperature, -40);
        row("9 °F", Dimension::TemperatureDifference, 5);
        row("2,205 lb", Dimension::Mass, 1000.171176);
        row("12 kN/m²", Dimension::FloorLoad, 1223.659);
        row("400 Gb/s", Dimension::Bandwidth, 400);
        row("50 GB/s", Dimension::Bandwidth, 400);
        row("70 %", Dimension::Ratio, 0.7);
        row("0.7", Dimension::Ratio, 0.7);
        row("1,016", Dimension::Count, 1016);
    }
    void unitsOfOneKindReadAsOneValue() {
        QFETCH(QString, text);
        QFETCH(int, dimension);
        QFETCH(double, base);
        const Result<double> value = parseQuantity(text, Dimension(dimension), {}, QLocale::c());
        QVERIFY2(value.ok(), value.ok() ? "" : value.error().detail.c_str());
        QVERIFY2(std::abs(*value - base) <= 1e-6 * std::max(1.0, std::abs(base)),
                 qPrintable(QString::number(*value)));
    }

    void aBareNumberTakesTheFieldsUnit() {
        QCOMPARE(*parseQuantity(QStringLiteral("1,200"), Dimension::Length, QStringLiteral("mm"),
                                QLocale(QLocale::English)),
                 1.2);
        QCOMPARE(*parseQuantity(QStringLiteral("45"), Dimension::Power, QStringLiteral("kW")), 45e3);
        QCOMPARE(*parseQuantity(QStringLiteral("40"), Dimension::Ratio, QStringLiteral("%")), 0.4);
    }

    void whatALocaleWritesItReadsAgain_data() {
        QTest::addColumn<QString>("name");
        for (const char* name : {"C",     "en_US", "en_IN", "de_DE", "de_CH", "de_AT", "fr_FR", "es_ES",
                                 "pl_PL", "pt_PT", "sv_SE", "nb_NO", "fi_FI", "ru_RU", "ja_JP", "ar_EG",
                                 "fa_IR", "hi_IN", "mr_IN", "he_IL", "bn_BD", "et_EE"})
            QTest::newRow(name) << QString::fromLatin1(name);
    }
    void whatALocaleWritesItReadsAgain() {
        QFETCH(QString, name);
        const QLocale locale(name);
        for (const double value :
             {0.0, 0.132, 1.5, -1.5, 12.25, 999.5, 1234.5, -12345.75, 100000.0, 1234567.0, 12345678.25}) {
            for (const int decimals : {0, 2, 3}) {
                const double rounded = std::round(value * std::pow(10, decimals)) / std::pow(10, decimals);
                const QString text = formatNumber(value, decimals, locale);
                const Result<double> back = parseNumber(text, locale);
                QVERIFY2(back.ok(), qPrintable(text));
                QVERIFY2(std::abs(*back - rounded) <= 0.5 * std::pow(10, -decimals) + 1e-9, qPrintable(text));
            }
        }
    }

    void plainDecimalsWorkInEveryLocale() {
        for (const char* name : {"de_DE", "fr_FR", "en_US", "ar_EG"}) {
            const QLocale locale(QString::fromLatin1(name));
            QCOMPARE(*parseQuantity(QStringLiteral("0.132 MW"), Dimension::Power, {}, locale), 132e3);
            QCOMPARE(*parseNumber(QStringLiteral("1,234.5"), locale), 1234.5);
            QCOMPARE(*parseNumber(QStringLiteral("1.234,5"), locale), 1234.5);
            QCOMPARE(*parseNumber(QStringLiteral("1,5"), locale), 1.5);
        }
        // Three digits after one mark are a group where the locale groups by it, and decimals where it does
        // not.
        QCOMPARE(*parseNumber(QStringLiteral("1.200"), QLocale(QStringLiteral("de_DE"))), 1200.0);
        QCOMPARE(*parseNumber(QStringLiteral("1.200"), QLocale(QStringLiteral("en_US"))), 1.2);
    }

    void whatIsNoNumberIsRefused_data() {
        QTest::addColumn<QString>("text");
        for (const char* text :
             {"", " ", "kW", "abc", "nan", "NaN kW", "inf", "-inf kW", "--5", "5-", "1.2.3,4,5", "1,2,3", ".",
              "-", "1e", "5 5 5", "12 34", "0x10 kW", "\xE2\x80\x93"})
            QTest::newRow(text) << QString::fromUtf8(text);
    }
    void whatIsNoNumberIsRefused() {
        QFETCH(QString, text);
        const Result<double> value =
            parseQuantity(text, Dimension::Power, QStringLiteral("kW"), QLocale::c());
        QVERIFY2(!value.ok(), qPrintable(text));
        QVERIFY(!explainQuantityError(value.error(), Dimension::Power).isEmpty());
    }

    void aUnitOfAnotherKindIsNamed() {
        const Result<double> value =
            parseQuantity(QStringLiteral("5 kg"), Dimension::Power, {}, QLocale::c());
        QVERIFY(!value);
        QCOMPARE(value.error().code, ErrorCode::InvalidArgument);
        QCOMPARE(value.error().detail, std::string("mass"));
        const QString text = explainQuantityError(value.error(), Dimension::Power);
        QVERIFY2(text.contains(QLatin1String("kg")) && text.contains(QLatin1String("kW")), qPrintable(text));
        QCOMPARE(parseQuantity(QStringLiteral("5 parsec"), Dimension::Length).error().code,
                 ErrorCode::ParseError);
        QCOMPARE(parseQuantity(QStringLiteral("5 kg"), Dimension::Count).error().code,
                 ErrorCode::InvalidArgument);
    }

    void limitsOfPhysicsAndOfNumbersHold() {
        QCOMPARE(parseQuantity(QStringLiteral("-300 °C"), Dimension::Temperature).error().code,
                 ErrorCode::InvalidArgument);
        QVERIFY(parseQuantity(QStringLiteral("0 K"), Dimension::Temperature).ok());
        QCOMPARE(parseQuantity(QStringLiteral("1e400 W"), Dimension::Power).error().code,
                 ErrorCode::InvalidArgument);
        QCOMPARE(parseQuantity(QStringLiteral("1e308 GW"), Dimension::Power).error().code,
                 ErrorCode::InvalidArgument);
        QVERIFY(!parseQuantity(QString(100000, QLatin1Char('9')) + QLatin1Char('x'), Dimension::Power).ok());
    }

    void megabitsAreNotMegabytes() {
        QCOMPARE(*parseQuantity(QStringLiteral("8 Gb/s"), Dimension::Bandwidth), 8.0);
        QCOMPARE(*parseQuantity(QStringLiteral("8 GB/s"), Dimension::Bandwidth), 64.0);
        QVERIFY(!parseQuantity(QStringLiteral("8 gb/s"), Dimension::Bandwidth).ok()); // either could be meant
    }

    void everyWrittenUnitGoesThereAndBack() {
        for (int d = 0; d <= int(Dimension::TemperatureDifference); ++d) {
            const QStringList symbols = unitSymbols(Dimension(d));
            QVERIFY(!symbols.isEmpty());
            for (const QString& symbol : symbols) {
                const Result<double> base =
                    parseQuantity(QStringLiteral("12.5 ") + symbol, Dimension(d), {}, QLocale::c());
                QVERIFY2(base.ok(), qPrintable(symbol));
                QVERIFY(std::abs(inUnit(*base, Dimension(d), symbol) - 12.5) < 1e-9);
            }
        }
        QVERIFY(std::isnan(inUnit(1, Dimension::Power, QStringLiteral("kg"))));
    }

    void numbersReadAsTheVisualLanguageAsks() {
        const QLocale en(QLocale::English);
        QCOMPARE(formatQuantity(40.8, 1, QStringLiteral("kW"), en), QStringLiteral("40.8\u202FkW"));
        QCOMPARE(formatNumber(-0.3, 1, en), QStringLiteral("\u22120.3"));
        QCOMPARE(formatNumber(-0.04, 1, en), QStringLiteral("0.0"));
        QCOMPARE(formatNumber(1431.06, 0, en), QStringLiteral("1,431"));
        QCOMPARE(formatNumber(1431.06, 1, QLocale(QStringLiteral("de_DE"))), QStringLiteral("1.431,1"));
        QCOMPARE(formatQuantity(std::nan(""), 1, QStringLiteral("kW"), en), QStringLiteral("\u2013"));
        QCOMPARE(formatNumber(std::numeric_limits<double>::infinity(), 1, en), QStringLiteral("\u2013"));
        QCOMPARE(formatCount(1234567, QLocale(QStringLiteral("es_ES"))), QStringLiteral("1.234.567"));
        QCOMPARE(formatCount(1234, QLocale(QStringLiteral("es_ES"))), QStringLiteral("1234"));
        QCOMPARE(formatRange(21.5, 23, 1, QStringLiteral("°C"), en),
                 QStringLiteral("21.5\u201323.0\u202F°C"));
        QCOMPARE(formatRange(1, 1.0001, 1, QStringLiteral("kW"), en), QStringLiteral("1.0\u202FkW"));
        QCOMPARE(formatDelta(4.2, 1, en), QStringLiteral("+4.2"));
        QCOMPARE(formatDelta(0.01, 1, en), QStringLiteral("0.0"));
        QCOMPARE(formatPercent(0.907, 0, en), QStringLiteral("91\u202F%"));
        QCOMPARE(formatCount(-1016, en), QStringLiteral("\u22121,016"));
        QCOMPARE(formatMoney({5'058'000'000, {}}, en), QStringLiteral("50.6\u202FM USD"));
        QCOMPARE(formatMoney({12'300, {{'J', 'P', 'Y'}}}, en), QStringLiteral("12,300\u202FJPY"));
    }
};

CW_REGISTER_TEST(ShellQuantityTest);
#include "shell_quantity_test.moc"
