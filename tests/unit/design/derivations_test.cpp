#include "app/analysis/explain.h"
#include "solvers/fabric/explain.h"
#include "tests/support/test_registry.h"
#include "tests/unit/design/design_fixture.h"

#include <QtTest>

#include <cmath>

using namespace cw;
using cw::test::Generated;
using cw::test::generated;

namespace {

/// One shown value and the key that names it.
struct Shown {
    std::string key;
    double value;
};

template <class Value>
void collect(std::vector<Shown>& shown, const std::string& prefix, const std::vector<std::string>& keys,
             Value valueOf) {
    for (const std::string& key : keys) {
        const Result<std::optional<double>> value = valueOf(key);
        if (!value) qFatal("%s%s: listed, but has no value", prefix.c_str(), key.c_str());
        if (*value) shown.push_back({prefix + key, **value});
    }
}

std::vector<Shown> shownValues(const analysis::Analysis& a) {
    namespace s = solvers;
    std::vector<Shown> shown;
    collect(shown, "density.", s::density::densityKeys(a.density->input), [&](const std::string& key) {
        return s::density::densityValue(a.density->input, a.density->result, key);
    });
    collect(shown, "power.", s::power::powerKeys(a.power->input), [&](const std::string& key) {
        return s::power::powerValue(a.power->input, a.power->result, key);
    });
    collect(shown, "thermal.", s::thermal::thermalKeys(a.thermal->input), [&](const std::string& key) {
        return s::thermal::thermalValue(a.thermal->input, a.thermal->result, key);
    });
    for (std::size_t i = 0; i < a.fabrics->size(); ++i) {
        const auto& result = (*a.fabrics)[i].result;
        collect(shown, "fabric[#" + std::to_string(i) + "].", s::fabric::fabricKeys(result),
                [&](const std::string& key) -> Result<std::optional<double>> {
                    const auto value = s::fabric::fabricValue(result, key);
                    if (!value) return value.error();
                    return std::optional(*value);
                });
    }
    for (std::size_t i = 0; i < a.sites->size(); ++i) {
        const auto& site = (*a.sites)[i];
        collect(shown, "site[#" + std::to_string(i) + "].", s::site::siteKeys(),
                [&](const std::string& key) { return s::site::siteValue(site.result, key); });
    }
    return shown;
}

} // namespace

/// What the Why? panel prints is what the product shows, for every value of whole designs.
class DerivationsTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyTreeGivesTheShownValue_data() {
        QTest::addColumn<QString>("design");
        QTest::newRow("air-cooled, fat tree") << QStringLiteral("superpod-h100");
        QTest::newRow("liquid-cooled racks of shelves") << QStringLiteral("superpod-gb200");
        QTest::newRow("planes of Ethernet") << QStringLiteral("superpod-b300-ethernet");
        QTest::newRow("small lab") << QStringLiteral("lab");
    }
    void everyTreeGivesTheShownValue() {
        QFETCH(QString, design);
        const Generated g = generated(design.toStdString());
        const auto answers = analysis::solveAll(g.project());
        const std::vector<Shown> shown = shownValues(answers);
        QVERIFY(shown.size() > 200);
        for (const Shown& s : shown) {
            const auto tree = analysis::explain(answers, s.key);
            QVERIFY2(tree.ok(), s.key.c_str());
            const double again = evaluate(*tree);
            const QByteArray told =
                QByteArray::fromStdString(s.key + ": shown " + std::to_string(s.value) + ", tree says " +
                                          std::to_string(again) + ", node " + std::to_string(tree->value));
            QVERIFY2(std::abs(again - s.value) <= 1e-9 * std::max(1.0, std::abs(s.value)), told);
            QVERIFY2(std::abs(tree->value - s.value) <= 1e-9 * std::max(1.0, std::abs(s.value)), told);
        }
    }
};

CW_REGISTER_TEST(DerivationsTest);
#include "derivations_test.moc"
