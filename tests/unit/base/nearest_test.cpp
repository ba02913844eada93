#include "model/base/nearest.h"
#include "tests/support/test_registry.h"

#include <QtTest>

using namespace cw;

namespace {

using Names = std::vector<std::string>;
const Names kRacks{"A01", "A02", "B01", "storage", "Spine rack", ""};

} // namespace

class NearestTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void slipsOfTheHandAreFound() {
        QCOMPARE(nearestNames("storgae", kRacks), Names{"storage"});  // swapped
        QCOMPARE(nearestNames("STORAGE", kRacks), Names{"storage"});  // case
        QCOMPARE(nearestNames("storrage", kRacks), Names{"storage"}); // doubled
        QCOMPARE(nearestNames("a1", kRacks), (Names{"A01"}));
        QCOMPARE(nearestNames("A03", kRacks), (Names{"A01", "A02"}));
    }

    void beginningsAndPartsAreFound() {
        QCOMPARE(nearestNames("st", kRacks), Names{"storage"});
        QCOMPARE(nearestNames("rack", kRacks), Names{"Spine rack"});
    }

    void whatIsNotAlikeIsNotOffered() {
        QVERIFY(nearestNames("cooling", kRacks).empty());
        QVERIFY(nearestNames("", kRacks).empty());
        QVERIFY(nearestNames(" \t", kRacks).empty());
        QVERIFY(nearestNames("A01", Names{}).empty());
    }

    void theMostAlikeComesFirstAndOnce() {
        const Names names{"power.it_kwh", "power.it_kw", "power.it_kw", "power.losses_kw"};
        QCOMPARE(nearestNames("power.itkw", names), (Names{"power.it_kw", "power.it_kwh"}));
        QCOMPARE(nearestNames("power.itkw", names, 1), Names{"power.it_kw"});
        QVERIFY(nearestNames("power.itkw", names, 0).empty());
    }

    void longNamesAreNoBurden() {
        const Names names(2000, std::string(100000, 'x'));
        QCOMPARE(nearestNames(std::string(100000, 'x'), names), Names{names.front()});
        QVERIFY(nearestNames(std::string(100000, 'y'), names).empty());
    }

    void aBlankNameIsCalledEmpty() {
        QCOMPARE(unknownName("--site", " ", kRacks).code, ErrorCode::InvalidArgument);
        const Error error = unknownName("--site", "storgae", kRacks);
        QCOMPARE(error.code, ErrorCode::NotFound);
        QCOMPARE(error.context, std::string("--site storgae"));
        QCOMPARE(error.nearest, Names{"storage"});
    }
};

CW_REGISTER_TEST(NearestTest);
#include "nearest_test.moc"
