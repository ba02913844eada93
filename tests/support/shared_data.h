// Files that are on the developers' machines only: licences let them be read, not shipped.
#pragma once

#include <QFileInfo>
#include <QString>

namespace cw::test {

/// Path below the folder of shared files: the environment variable CW_SHARED_DIR, else the folder beside the
/// sources. Empty when there is no such file; a test then says so and is skipped.
inline QString sharedFile(const QString& name) {
    const QString folder = qEnvironmentVariable("CW_SHARED_DIR", QStringLiteral(CW_SHARED_DIR));
    const QFileInfo file(folder + QLatin1Char('/') + name);
    return file.isFile() ? file.canonicalFilePath() : QString();
}

} // namespace cw::test
