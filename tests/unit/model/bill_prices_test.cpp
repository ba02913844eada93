#include "model/bill/price_book.h"
#include "model/library/catalog.h"
#include "tests/support/test_registry.h"

#include <QtTest>

using namespace cw;

class BillPricesTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void shippedPricesNamePartsOfTheCatalogue() {
        const auto book = PriceBook::load();
        QVERIFY2(book.ok(), book.ok() ? "" : book.error().context.c_str());
        const auto catalog = Catalog::builtin();
        QVERIFY(catalog.ok());
        QVERIFY(book->records().size() > 30);
        for (const PriceRecord& record : book->records()) {
            QVERIFY2(!record.parts.empty() || !record.classParts.empty(), record.id.c_str());
            for (const auto* list : {&record.parts, &record.classParts})
                for (const std::string& id : *list) {
                    const PartSpec* part = catalog->find(id);
                    QVERIFY2(part, id.c_str());
                    QVERIFY2(book->priceOf(*part, catalog->facts(*part)).has_value(), id.c_str());
                }
        }
    }

    void aKnownPriceKeepsItsSource() {
        const auto book = PriceBook::load();
        const auto catalog = Catalog::builtin();
        const PartSpec* dgx = catalog->find("dgx-h100");
        QVERIFY(dgx);
        const auto price = book->priceOf(*dgx, catalog->facts(*dgx));
        QVERIFY(price.has_value());
        QCOMPARE(price->low.minor, std::int64_t(27000000));
        QCOMPARE(price->typical.minor, std::int64_t(33000000));
        QCOMPARE(price->high.minor, std::int64_t(37500000));
        QCOMPARE(price->provenance, Provenance::Secondary);
        QVERIFY(!price->source.empty());
    }

    void recalledPricesStayUnverified() {
        const auto book = PriceBook::load();
        std::size_t unverified = 0;
        for (const PriceRecord& record : book->records())
            if (record.provenance == Provenance::Unverified) {
                ++unverified;
                QCOMPARE(record.confidence, Confidence::Low);
            }
        QVERIFY(unverified > 10);
    }
};

CW_REGISTER_TEST(BillPricesTest);
#include "bill_prices_test.moc"
