#include "app/analysis/scheduler.h"

#include <QDateTime>
#include <QEventLoop>

namespace cw::analysis {

Scheduler::Scheduler(History& history, QObject* parent)
    : QObject(parent)
    , history_(history) {
    pool_.setMaxThreadCount(1);
    debounce_.setSingleShot(true);
    debounce_.setInterval(kDebounceMs);
    connect(&debounce_, &QTimer::timeout, this, &Scheduler::start);
    subscription_ = history_.subscribe([this](const ChangeSet& changes) { onChange(changes); });
    debounce_.start();
}

Scheduler::~Scheduler() {
    stop_.request_stop();
    pool_.waitForDone();
}

std::uint64_t Scheduler::revisionOf(Domain d) const {
    const auto at = revisions_.find(d);
    return at == revisions_.end() ? 0 : at->second;
}

void Scheduler::onChange(const ChangeSet& changes) {
    // An empty list means that the whole document was replaced.
    const DirtySet dirty = changes.changes.empty() ? DirtySet::all() : withDependents(dirtyDomains(changes));
    if (changes.changes.empty()) answers_ = {};
    if (dirty.empty()) return;
    stale_ |= dirty;
    stopRun();
    debounce_.start();
    Q_EMIT staleChanged();
}

/// Asks the worker to stop; what it was at counts as cancelled.
void Scheduler::stopRun() {
    stop_.request_stop();
    if (jobs_.empty() || jobs_.back().state != Job::State::Running) return;
    jobs_.back().state = Job::State::Cancelled;
    jobs_.back().elapsedMs = QDateTime::currentMSecsSinceEpoch() - jobs_.back().startedMs;
    Q_EMIT jobsChanged();
}

void Scheduler::start() {
    if (stale_.empty()) return;
    stopRun();
    stop_ = std::stop_source();
    running_ = true;
    runRevision_ = history_.revision();
    const std::uint64_t run = ++run_;
    const DirtySet wanted = stale_;
    auto project = std::make_shared<const Project>(history_.project());
    // Tasks queue in the one-thread pool; a stopped one returns quickly and hands over to this.
    pool_.start([this, run, wanted, project, answers = answers_, stop = stop_.get_token()]() mutable {
        for (Domain domain : kDomainOrder) {
            if (stop.stop_requested()) break;
            if (!wanted.contains(domain)) continue;
            QMetaObject::invokeMethod(
                this, [this, run, domain] { begin(run, domain); }, Qt::QueuedConnection);
            QElapsedTimer timer;
            timer.start();
            solveDomain(domain, *project, answers, stop);
            if (stop.stop_requested()) break;
            const qint64 ms = timer.elapsed();
            QMetaObject::invokeMethod(
                this, [this, run, domain, answers, ms] { take(run, domain, answers, ms); },
                Qt::QueuedConnection);
        }
        QMetaObject::invokeMethod(
            this, [this, run] { end(run); }, Qt::QueuedConnection);
    });
}

void Scheduler::begin(std::uint64_t run, Domain domain) {
    if (run != run_ || stop_.stop_requested()) return;
    jobs_.push_back({domain, Job::State::Running, runRevision_, QDateTime::currentMSecsSinceEpoch(), 0});
    if (jobs_.size() > kKeptJobs) jobs_.erase(jobs_.begin());
    Q_EMIT jobsChanged();
}

void Scheduler::take(std::uint64_t run, Domain domain, const Analysis& answers, qint64 elapsedMs) {
    if (run != run_ || stop_.stop_requested()) return;
    answers_ = answers;
    revisions_[domain] = runRevision_;
    stale_ = DirtySet(std::uint16_t(stale_.bits() & ~bit(domain)));
    jobs_.back().state = Job::State::Done; // begun last: the domains of a run follow each other
    jobs_.back().elapsedMs = elapsedMs;
    Q_EMIT answered(domain);
    Q_EMIT jobsChanged();
}

void Scheduler::end(std::uint64_t run) {
    if (run != run_) return;
    running_ = false;
    Q_EMIT staleChanged();
}

void Scheduler::finish() {
    while (!stale_.empty()) {
        debounce_.stop();
        if (!running_ || stop_.stop_requested()) start();
        QEventLoop loop;
        connect(this, &Scheduler::staleChanged, &loop, &QEventLoop::quit);
        loop.exec();
    }
}

void Scheduler::cancel() {
    debounce_.stop();
    stopRun();
    running_ = false;
    Q_EMIT staleChanged();
}

void Scheduler::resume() {
    debounce_.start();
}

} // namespace cw::analysis
