#include "app/session/job_log.h"

#include <QDateTime>

namespace cw {

std::uint64_t JobLog::begin(const QString& what) {
    entries_.push_back({what, State::Running, QDateTime::currentMSecsSinceEpoch(), 0});
    if (entries_.size() > kKept) {
        entries_.erase(entries_.begin());
        ++dropped_;
    }
    Q_EMIT changed();
    return dropped_ + entries_.size() - 1;
}

void JobLog::end(std::uint64_t job, bool ok) {
    if (job < dropped_ || job - dropped_ >= entries_.size()) return;
    Entry& entry = entries_[job - dropped_];
    entry.state = ok ? State::Done : State::Failed;
    entry.elapsedMs = QDateTime::currentMSecsSinceEpoch() - entry.startedMs;
    Q_EMIT changed();
}

} // namespace cw
