// Keeps answers up to date while the drawing changes: debounced, on a worker, cancellable, by revision.
#pragma once

#include "app/analysis/analysis.h"
#include "model/edit/history.h"

#include <QElapsedTimer>
#include <QObject>
#include <QThreadPool>
#include <QTimer>

namespace cw::analysis {

/// One solver run as the Jobs list shows it.
struct Job {
    enum class State : std::uint8_t { Running, Done, Cancelled };
    Domain domain = Domain::Density;
    State state = State::Running;
    std::uint64_t revision = 0;
    qint64 startedMs = 0; ///< since the epoch
    qint64 elapsedMs = 0;
};

/// Lives on the thread of its History. Never blocks it: solving works on a copy of the project.
class Scheduler : public QObject {
    Q_OBJECT
public:
    explicit Scheduler(History& history, QObject* parent = nullptr);
    ~Scheduler() override;

    const Analysis& answers() const { return answers_; }
    /// Whether the answer of a domain belongs to an older state than the drawing (shown grey).
    bool isStale(Domain d) const { return stale_.contains(d); }
    /// The revision that the answer of a domain belongs to; 0 before the first.
    std::uint64_t revisionOf(Domain d) const;
    bool isBusy() const { return running_ || debounce_.isActive(); }
    /// Oldest first; the last one may be running.
    const std::vector<Job>& jobs() const { return jobs_; }

    /// Solves everything stale and waits for it (tests, exports that need fresh figures).
    void finish();
    /// Stops the run; what is stale stays so until the next edit or resume().
    void cancel();
    void resume();

Q_SIGNALS:
    void answered(cw::Domain domain);
    void staleChanged();
    void jobsChanged();

private:
    void onChange(const ChangeSet& changes);
    void start();
    void stopRun();
    void begin(std::uint64_t run, Domain domain);
    void take(std::uint64_t run, Domain domain, const Analysis& answers, qint64 elapsedMs);
    void end(std::uint64_t run);

    static constexpr int kDebounceMs = 80;
    static constexpr std::size_t kKeptJobs = 100;

    History& history_;
    History::Subscription subscription_;
    QTimer debounce_;
    QThreadPool pool_;
    std::stop_source stop_;
    Analysis answers_;
    DirtySet stale_ = DirtySet::all();
    std::map<Domain, std::uint64_t> revisions_;
    std::vector<Job> jobs_;
    std::uint64_t run_ = 0; ///< counts runs, so that a late answer of a stopped run is known
    std::uint64_t runRevision_ = 0;
    bool running_ = false;
};

} // namespace cw::analysis
