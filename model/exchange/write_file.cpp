#include "model/exchange/write_file.h"

#include "model/storage/durable_file.h"

#include <QSaveFile>

namespace cw {

Status writeFileWhole(const QString& path, const std::function<Status(const ByteSink&)>& write) {
    if (Status s = checkTarget(path.toStdString()); !s) return s;
    QSaveFile file(path);
    const auto failed = [&] {
        return Error{ErrorCode::WriteFailed, path.toStdString(), file.errorString().toStdString()};
    };
    if (!file.open(QIODevice::WriteOnly)) return failed();
    bool arrived = true;
    const Status status = write([&](std::string_view bytes) {
        arrived = arrived && file.write(bytes.data(), qint64(bytes.size())) == qint64(bytes.size());
        return arrived;
    });
    if (!status || !arrived) {
        const Status result = status ? Status(failed()) : status;
        file.cancelWriting();
        return result;
    }
    // commit() does not tell that the last bytes found no room.
    if (!file.flush()) {
        const Status result = failed();
        file.cancelWriting();
        return result;
    }
    if (!file.commit()) return failed();
    return {};
}

} // namespace cw
