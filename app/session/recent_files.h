// The projects opened of late, with what the start page shows of each.
#pragma once

#include <QDateTime>
#include <QString>

#include <optional>
#include <vector>

class QSettings;

namespace cw {

struct RecentFile {
    QString path;
    QDateTime opened;
    std::optional<qint64> gpus;
    std::optional<qint64> racks;
    std::optional<qint64> findings;
    std::optional<double> itKilowatts;

    bool operator==(const RecentFile&) const = default;
};

class RecentFiles {
public:
    static constexpr int kMost = 20;

    /// `thumbnailFolder` holds one PNG a project; it is made when the first is asked for.
    RecentFiles(QSettings& settings, QString thumbnailFolder);
    /// "thumbnails" in the user's cache folder of this application.
    static QString standardThumbnailFolder();

    /// Newest first. Files that are gone stay listed: they may be on a disk that is not mounted.
    std::vector<RecentFile> list() const;
    /// Puts a project first, with what is known of it; figures that are absent keep their last value.
    void add(RecentFile file);
    void remove(const QString& path);
    void clear();

    /// Where the thumbnail of a project is kept, or is to be written.
    QString thumbnailPath(const QString& path) const;

private:
    void write(const std::vector<RecentFile>& files);

    QSettings& settings_;
    QString thumbnailFolder_;
};

} // namespace cw
