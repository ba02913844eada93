// The user's preferences, typed, over a QSettings that the caller owns (a file of its own in tests).
#pragma once

#include <QString>

class QSettings;

namespace cw {

class AppSettings {
public:
    explicit AppSettings(QSettings& settings);

    /// Language code ("de"); empty follows the system.
    QString language() const;
    void setLanguage(const QString& code);

    /// Name that new projects carry as author.
    QString author() const;
    void setAuthor(const QString& name);

    /// Quiet time after an edit before the autosave, 1 to 600 s; 5 by default. 0 turns it off.
    int autosaveSeconds() const;
    void setAutosaveSeconds(int seconds);

    /// Whether the file that a save replaces stays as ".bak"; on by default.
    bool keepsBackup() const;
    void setKeepsBackup(bool keep);

    /// Folder that the last file dialog showed; empty at first.
    QString lastFolder() const;
    void setLastFolder(const QString& folder);

private:
    QSettings& settings_;
};

} // namespace cw
