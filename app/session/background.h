// One worker thread for what takes long and must happen in order: saving and autosaving.
#pragma once

#include <QObject>

#include <condition_variable>
#include <functional>
#include <mutex>
#include <queue>
#include <thread>
#include <vector>

namespace cw {

/// Runs jobs one after the other; what a job returns is called in the owner's thread afterwards.
class Background : public QObject {
    Q_OBJECT
public:
    using Completion = std::function<void()>;
    using Job = std::function<Completion()>;

    explicit Background(QObject* parent = nullptr);
    /// Waits for the jobs; their completions are dropped.
    ~Background() override;

    void run(Job job);
    /// Waits until no job is left, and calls the completions that are due. Needs no event loop.
    void finish();
    bool isIdle() const;

private:
    void work();
    void deliver();

    mutable std::mutex mutex_;
    std::condition_variable changed_;
    std::queue<Job> jobs_;
    std::vector<Completion> done_;
    int unfinished_ = 0;
    bool stopping_ = false;
    std::thread thread_;
};

} // namespace cw
