#include "model/naming.h"
#include "tests/support/test_registry.h"

#include <QtTest>

using namespace cw;

class NamingTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void placeholdersAreFilled() {
        NameValues v;
        v.row = "C";
        v.rack = "C04";
        v.role = "leaf";
        v.n = 4;
        v.u = 17;
        QCOMPARE(applyPattern("{row}{n:2}", v), std::string("C04"));
        QCOMPARE(applyPattern("{rack}-{role}{n}", v), std::string("C04-leaf4"));
        QCOMPARE(applyPattern("{letter}/U{u:3}", v), std::string("D/U017"));
        QCOMPARE(applyPattern("{{{n}}}", v), std::string("{4}"));
        QCOMPARE(applyPattern("{colour}{n", v), std::string("{colour}{n"));
        QCOMPARE(applyPattern("", v), std::string());
        QCOMPARE(applyPattern("{n}", {}), std::string());
    }

    void lettersGoOnBehindZ() {
        QCOMPARE(lettersOf(1), std::string("A"));
        QCOMPARE(lettersOf(26), std::string("Z"));
        QCOMPARE(lettersOf(27), std::string("AA"));
        QCOMPARE(lettersOf(702), std::string("ZZ"));
        QCOMPARE(lettersOf(703), std::string("AAA"));
        QCOMPARE(lettersOf(0), std::string());
        QCOMPARE(lettersOf(-3), std::string());
    }

    void badPatternsNameThePlaceholder() {
        QVERIFY(checkPattern("{row}{n:2} {{x}}").ok());
        for (const auto& [pattern, detail] : std::map<std::string, std::string>{
                 {"{colour}", "colour"}, {"{row:2}", "row:2"}, {"{n:0}", "n:0"}, {"{n", "{n"}, {"n}", "}"}}) {
            const Status s = checkPattern(pattern);
            QVERIFY2(!s.ok(), pattern.c_str());
            QCOMPARE(s.error().code, ErrorCode::InvalidArgument);
            QCOMPARE(s.error().detail, detail);
        }
        const NamingScheme scheme;
        for (const std::string& pattern : {scheme.row, scheme.rack, scheme.device, scheme.cable})
            QVERIFY(checkPattern(pattern).ok());
    }
};

CW_REGISTER_TEST(NamingTest);
#include "naming_test.moc"
