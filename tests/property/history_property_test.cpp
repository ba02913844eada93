#include "model/json/project_json.h"
#include "tests/property/edit_machine.h"
#include "tests/support/test_registry.h"

#include <QtTest>

#include <rapidcheck.h>

#include <sstream>

using namespace cw;
using cw::test::EditMachine;

/// A session is a list of numbers; RapidCheck finds a failing one and makes it short.
class HistoryPropertyTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void undoAllGivesTheStartAndRedoAllTheEnd_data() {
        QTest::addColumn<int>("seed");
        for (const int seed : {1, 2, 3, 20250131})
            QTest::addRow("seed %d", seed) << seed;
    }
    void undoAllGivesTheStartAndRedoAllTheEnd() {
        QFETCH(int, seed);
        rc::detail::TestParams params;
        params.seed = std::uint64_t(seed);
        params.maxSuccess = 40;
        params.maxSize = 120;
        rc::detail::TestMetadata about;
        about.id = "history";
        const auto numbers =
            rc::gen::container<std::vector<std::uint32_t>>(rc::gen::inRange<std::uint32_t>(0, 1'000'000));
        const auto result = rc::detail::checkTestable(
            [&] {
                const std::vector<std::uint32_t> session = *numbers;
                EditMachine machine;
                const std::string start = projectToJson(machine.history().project());
                for (const std::uint32_t number : session)
                    machine.act(number);
                machine.redoAll();
                const std::string end = projectToJson(machine.history().project());
                const auto endRevision = machine.history().revision();
                machine.undoAll();
                RC_ASSERT(projectToJson(machine.history().project()) == start);
                machine.redoAll();
                RC_ASSERT(projectToJson(machine.history().project()) == end);
                RC_ASSERT(machine.history().revision() == endRevision);
                RC_ASSERT(machine.broken() == std::string());
            },
            about, params);
        std::ostringstream message;
        rc::detail::printResultMessage(result, message);
        QVERIFY2(result.is<rc::detail::SuccessResult>(), message.str().c_str());
    }

    void theSessionsReachWhatTheyAreFor() {
        // Guards the property: sessions that never undo or remove anything would prove nothing.
        EditMachine machine;
        std::size_t mostSteps = 0;
        std::size_t undone = 0;
        bool shrank = false;
        const auto objects = [&] {
            std::size_t n = 0;
            forEachEntityType([&](auto type) {
                n += machine.history().project().store<typename decltype(type)::type>().size();
            });
            return n;
        };
        for (std::uint32_t number = 0; number < 400; ++number) {
            const auto before = objects();
            machine.act(number);
            shrank = shrank || objects() + 3 < before;
            mostSteps = std::max(mostSteps, machine.history().stepCount());
            if (machine.history().canRedo()) ++undone;
        }
        QVERIFY(mostSteps > 10);
        QVERIFY(undone > 20);
        QVERIFY(shrank);
        QVERIFY(machine.merges() > 20);
        QVERIFY2(machine.broken().empty(), machine.broken().c_str());
    }
};

CW_REGISTER_TEST(HistoryPropertyTest);
#include "history_property_test.moc"
