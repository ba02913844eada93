#include "app/analysis/scheduler.h"
#include "app/design/template_registry.h"
#include "model/library/catalog.h"
#include "tests/support/test_registry.h"

#include <QSignalSpy>
#include <QtTest>

using namespace cw;
using analysis::Job;
using analysis::Scheduler;

namespace {

/// A generated design and its scheduler.
struct Stage {
    explicit Stage(const char* gpus) {
        const auto made = history.run("new", [&](ProjectEditor& editor) -> Status {
            auto result = design::TemplateRegistry::generate("clos", {{"gpus", gpus}},
                                                             std::move(Catalog::builtin()).value(), editor);
            return result ? Status() : Status(result.error());
        });
        QVERIFY(made);
    }
    void limitRack(double watt) {
        const RackId rack = (*history.project().racks().begin()).id;
        QVERIFY(history.run("limit", [&](ProjectEditor& e) {
            return e.set(rack, &Rack::powerLimit, std::optional(watts(watt)));
        }));
    }
    void moveRack() {
        const RackId rack = (*history.project().racks().begin()).id;
        Pose pose = history.project().racks()[rack].pose;
        pose.origin.y -= mm(100);
        QVERIFY(history.run("move", [&](ProjectEditor& e) { return e.set(rack, &Rack::pose, pose); }));
    }
    int countOf(Domain domain, Job::State state) const {
        int count = 0;
        for (const Job& job : scheduler.jobs())
            count += job.domain == domain && job.state == state;
        return count;
    }
    /// Waits until the worker is at something.
    bool waitForRunning() {
        return QTest::qWaitFor([&] {
            return !scheduler.jobs().empty() && scheduler.jobs().back().state == Job::State::Running;
        });
    }

    History history;
    Scheduler scheduler{history};
};

} // namespace

class SchedulerTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void editsInARowAreSolvedOnce() {
        Stage s("64");
        for (int i = 1; i <= 5; ++i)
            s.limitRack(1000 * i);
        QVERIFY(s.scheduler.jobs().empty()); // debounced
        s.scheduler.finish();
        QCOMPARE(s.countOf(Domain::Density, Job::State::Done), 1);
        QCOMPARE(s.scheduler.revisionOf(Domain::Density), s.history.revision());
    }

    void anEditMakesWhatDependsOnItStale() {
        Stage s("64");
        s.scheduler.finish();
        for (Domain d : analysis::kDomainOrder)
            QVERIFY(!s.scheduler.isStale(d));
        s.moveRack();
        QVERIFY(s.scheduler.isStale(Domain::Bill) && s.scheduler.isStale(Domain::Rules));
        QVERIFY(!s.scheduler.isStale(Domain::Density) && !s.scheduler.isStale(Domain::Fabric));
        s.scheduler.finish();
        s.limitRack(5000);
        for (Domain d : {Domain::Density, Domain::Power, Domain::Thermal, Domain::Site, Domain::Rules})
            QVERIFY(s.scheduler.isStale(d));
        QVERIFY(!s.scheduler.isStale(Domain::Fabric));
        // The old answer stays to be shown grey.
        QVERIFY(s.scheduler.answers().density);
    }

    void aStoppedRunGivesNoAnswer() {
        Stage s("16384");
        QSignalSpy answered(&s.scheduler, &Scheduler::answered);
        QVERIFY(s.waitForRunning());
        const Domain at = s.scheduler.jobs().back().domain;
        s.scheduler.cancel();
        const auto given = answered.count();
        QCOMPARE(s.scheduler.jobs().back().state, Job::State::Cancelled);
        QVERIFY(s.scheduler.isStale(at));
        QVERIFY(!s.scheduler.isBusy());
        QTest::qWait(300); // what the worker still says is not heard
        QCOMPARE(answered.count(), given);
        QVERIFY(s.scheduler.isStale(at));
        s.scheduler.resume();
        s.scheduler.finish();
        QVERIFY(!s.scheduler.isStale(at));
    }

    void anAnswerOfAnOlderStateIsDropped() {
        Stage s("16384");
        QVERIFY(s.waitForRunning());
        s.limitRack(1000);
        QCOMPARE(s.scheduler.jobs().back().state, Job::State::Cancelled);
        s.scheduler.finish();
        QCOMPARE(s.scheduler.revisionOf(Domain::Density), s.history.revision());
        const RackId rack = (*s.history.project().racks().begin()).id;
        QCOMPARE(s.scheduler.answers().density->rack(rack)->limitKw, std::optional(1.0));
        QVERIFY(!s.scheduler.isBusy());
    }
};

CW_REGISTER_TEST(SchedulerTest);
#include "scheduler_test.moc"
