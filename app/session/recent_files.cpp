#include "app/session/recent_files.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSettings>
#include <QStandardPaths>

#include <algorithm>

namespace cw {

namespace {

QString key() {
    return QStringLiteral("recentFiles");
}

template <class T>
void put(QSettings& settings, const QString& name, const std::optional<T>& value) {
    if (value) settings.setValue(name, QVariant::fromValue(*value));
}

/// Settings files keep numbers as text, and users may edit them.
template <class T>
std::optional<T> take(const QSettings& settings, const QString& name) {
    const QVariant value = settings.value(name);
    bool isNumber = false;
    const double number = value.toString().toDouble(&isNumber);
    if (!isNumber || !(number >= 0 && number < 1e15)) return std::nullopt;
    return static_cast<T>(number);
}

QString absolute(const QString& path) {
    return QFileInfo(path).absoluteFilePath();
}

} // namespace

RecentFiles::RecentFiles(QSettings& settings, QString thumbnailFolder)
    : settings_(settings)
    , thumbnailFolder_(std::move(thumbnailFolder)) {}

QString RecentFiles::standardThumbnailFolder() {
    return QStandardPaths::writableLocation(QStandardPaths::CacheLocation) + QStringLiteral("/thumbnails");
}

std::vector<RecentFile> RecentFiles::list() const {
    std::vector<RecentFile> files;
    const int count = std::clamp(settings_.beginReadArray(key()), 0, kMost);
    for (int i = 0; i < count; ++i) {
        settings_.setArrayIndex(i);
        RecentFile file;
        file.path = settings_.value(QStringLiteral("path")).toString();
        file.opened =
            QDateTime::fromString(settings_.value(QStringLiteral("opened")).toString(), Qt::ISODate);
        file.gpus = take<qint64>(settings_, QStringLiteral("gpus"));
        file.racks = take<qint64>(settings_, QStringLiteral("racks"));
        file.findings = take<qint64>(settings_, QStringLiteral("findings"));
        file.itKilowatts = take<double>(settings_, QStringLiteral("itKilowatts"));
        if (!file.path.isEmpty()) files.push_back(std::move(file));
    }
    settings_.endArray();
    return files;
}

void RecentFiles::add(RecentFile file) {
    file.path = absolute(file.path);
    auto files = list();
    const auto old = std::ranges::find(files, file.path, &RecentFile::path);
    if (old != files.end()) {
        if (!file.gpus) file.gpus = old->gpus;
        if (!file.racks) file.racks = old->racks;
        if (!file.findings) file.findings = old->findings;
        if (!file.itKilowatts) file.itKilowatts = old->itKilowatts;
        if (!file.opened.isValid()) file.opened = old->opened;
        files.erase(old);
    }
    files.insert(files.begin(), std::move(file));
    while (files.size() > std::size_t(kMost)) {
        QFile::remove(thumbnailPath(files.back().path));
        files.pop_back();
    }
    write(files);
}

void RecentFiles::remove(const QString& path) {
    auto files = list();
    if (std::erase_if(files, [&](const RecentFile& f) { return f.path == absolute(path); }) == 0) return;
    QFile::remove(thumbnailPath(path));
    write(files);
}

void RecentFiles::clear() {
    for (const RecentFile& file : list())
        QFile::remove(thumbnailPath(file.path));
    write({});
}

QString RecentFiles::thumbnailPath(const QString& path) const {
    QDir().mkpath(thumbnailFolder_);
    const QByteArray name =
        QCryptographicHash::hash(absolute(path).toUtf8(), QCryptographicHash::Sha256).toHex();
    return thumbnailFolder_ + QLatin1Char('/') + QString::fromLatin1(name.left(32)) + QStringLiteral(".png");
}

void RecentFiles::write(const std::vector<RecentFile>& files) {
    settings_.remove(key());
    settings_.beginWriteArray(key(), int(files.size()));
    for (int i = 0; i < int(files.size()); ++i) {
        const RecentFile& file = files[std::size_t(i)];
        settings_.setArrayIndex(i);
        settings_.setValue(QStringLiteral("path"), file.path);
        settings_.setValue(QStringLiteral("opened"), file.opened.toString(Qt::ISODate));
        put(settings_, QStringLiteral("gpus"), file.gpus);
        put(settings_, QStringLiteral("racks"), file.racks);
        put(settings_, QStringLiteral("findings"), file.findings);
        put(settings_, QStringLiteral("itKilowatts"), file.itKilowatts);
    }
    settings_.endArray();
}

} // namespace cw
