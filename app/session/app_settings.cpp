#include "app/session/app_settings.h"

#include <QSettings>

#include <algorithm>

namespace cw {

AppSettings::AppSettings(QSettings& settings)
    : settings_(settings) {}

QString AppSettings::language() const {
    return settings_.value(QStringLiteral("language")).toString();
}
void AppSettings::setLanguage(const QString& code) {
    settings_.setValue(QStringLiteral("language"), code);
}

QString AppSettings::author() const {
    return settings_.value(QStringLiteral("author")).toString();
}
void AppSettings::setAuthor(const QString& name) {
    settings_.setValue(QStringLiteral("author"), name);
}

int AppSettings::autosaveSeconds() const {
    constexpr int kDefault = 5;
    bool isNumber = false;
    const int seconds = settings_.value(QStringLiteral("autosaveSeconds"), kDefault).toInt(&isNumber);
    return isNumber ? std::clamp(seconds, 0, 600) : kDefault;
}
void AppSettings::setAutosaveSeconds(int seconds) {
    settings_.setValue(QStringLiteral("autosaveSeconds"), std::clamp(seconds, 0, 600));
}

bool AppSettings::keepsBackup() const {
    return settings_.value(QStringLiteral("keepBackup"), true).toBool();
}
void AppSettings::setKeepsBackup(bool keep) {
    settings_.setValue(QStringLiteral("keepBackup"), keep);
}

QString AppSettings::lastFolder() const {
    return settings_.value(QStringLiteral("lastFolder")).toString();
}
void AppSettings::setLastFolder(const QString& folder) {
    settings_.setValue(QStringLiteral("lastFolder"), folder);
}

} // namespace cw
