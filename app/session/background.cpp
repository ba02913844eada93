#include "app/session/background.h"

#include <QMetaObject>

namespace cw {

Background::Background(QObject* parent)
    : QObject(parent)
    , thread_([this] { work(); }) {}

Background::~Background() {
    {
        const std::lock_guard lock(mutex_);
        stopping_ = true;
    }
    changed_.notify_all();
    thread_.join();
}

void Background::run(Job job) {
    {
        const std::lock_guard lock(mutex_);
        jobs_.push(std::move(job));
        ++unfinished_;
    }
    changed_.notify_all();
}

bool Background::isIdle() const {
    const std::lock_guard lock(mutex_);
    return unfinished_ == 0 && done_.empty();
}

void Background::finish() {
    {
        std::unique_lock lock(mutex_);
        changed_.wait(lock, [this] { return unfinished_ == 0; });
    }
    deliver();
}

void Background::work() {
    std::unique_lock lock(mutex_);
    for (;;) {
        changed_.wait(lock, [this] { return stopping_ || !jobs_.empty(); });
        if (jobs_.empty()) return; // stopping, and all done
        const Job job = std::move(jobs_.front());
        jobs_.pop();
        lock.unlock();
        Completion completion = job();
        lock.lock();
        done_.push_back(std::move(completion));
        --unfinished_;
        changed_.notify_all();
        QMetaObject::invokeMethod(
            this, [this] { deliver(); }, Qt::QueuedConnection);
    }
}

void Background::deliver() {
    std::vector<Completion> due;
    {
        const std::lock_guard lock(mutex_);
        due.swap(done_);
    }
    for (const Completion& completion : due)
        if (completion) completion();
}

} // namespace cw
