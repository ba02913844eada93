#include "app/analysis/analysis.h"
#include "model/rules/finding_text.h"
#include "tests/support/test_registry.h"
#include "tests/unit/design/design_fixture.h"

#include <QtTest>

#include <set>

using namespace cw;
using cw::test::Generated;
using cw::test::generated;

/// What the product generates must pass the product's own check.
class DesignRulesTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void noGeneratedDesignBreaksARule_data() {
        cw::test::designRows({{"superpod-h100", ""},
                              {"superpod-h100", "site=US-TEX-ERCO"},
                              {"superpod-h100", "scalable_units=16 site=US"},
                              {"superpod-h200", "scalable_units=2 rack_limit_kw=21"},
                              {"superpod-b200", "scalable_units=2 site=US"},
                              {"superpod-b300-ethernet", "scalable_units=1 site=DE"},
                              {"superpod-b300-ethernet", "scalable_units=8"},
                              {"superpod-b300-xdr", "scalable_units=1"},
                              {"superpod-gb200", ""},
                              {"superpod-gb200", "scalable_units=2 site=US"},
                              {"superpod-gb200", "scalable_units=9"},
                              {"clos", "gpus=2048 oversubscription=2 site=US"},
                              {"clos", "gpus=512 link_gbps=800 rack_limit_kw=70"},
                              {"clos", "gpus=256 link_gbps=200"},
                              {"lab", ""},
                              {"lab", "gpus=4 site=US"},
                              {"lab", "gpus=64"}});
    }
    void noGeneratedDesignBreaksARule() {
        QFETCH(QString, id);
        QFETCH(QString, settings);
        const Generated g = generated(id.toStdString(), cw::test::settingsOf(settings));
        QVERIFY(g.status.ok());
        const auto answers = analysis::solveAll(g.project(), DirtySet(bit(Domain::Rules)));
        QVERIFY(answers.findings);
        // Two are true of the published designs themselves: supplies that lose a feed, switches that blow
        // forward.
        const std::set<std::string_view> known{"supply-shortfall", "airflow"};
        for (const Finding& f : *answers.findings) {
            if (f.severity == Severity::Info || known.contains(f.ruleId())) continue;
            QFAIL(qPrintable(QString::fromStdString(std::string(f.ruleId())) + QStringLiteral(": ") +
                             findingText(f, g.project(), QLocale::c())));
        }
    }
};

CW_REGISTER_TEST(DesignRulesTest);
#include "design_rules_test.moc"
