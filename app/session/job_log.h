// What was done on files, for the list of jobs: saving and exports with their outcome and time.
#pragma once

#include <QObject>
#include <QString>

#include <cstdint>
#include <vector>

namespace cw {

class JobLog : public QObject {
    Q_OBJECT
public:
    enum class State : std::uint8_t { Running, Done, Failed };
    struct Entry {
        QString what; ///< translated: "Save plan.cwp"
        State state = State::Running;
        qint64 startedMs = 0; ///< since the epoch
        qint64 elapsedMs = 0;
    };

    using QObject::QObject;
    /// Oldest first; old ones are dropped.
    const std::vector<Entry>& entries() const { return entries_; }
    /// A job that runs; the number ends it.
    std::uint64_t begin(const QString& what);
    void end(std::uint64_t job, bool ok);

Q_SIGNALS:
    void changed();

private:
    static constexpr std::size_t kKept = 100;
    std::vector<Entry> entries_;
    std::uint64_t dropped_ = 0; ///< entries that are not kept any more
};

} // namespace cw
