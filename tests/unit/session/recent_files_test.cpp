#include "app/session/app_settings.h"
#include "app/session/recent_files.h"
#include "tests/support/test_registry.h"

#include <QSettings>
#include <QtTest>

using namespace cw;

class RecentFilesTest : public QObject {
    Q_OBJECT
    std::unique_ptr<QTemporaryDir> folder_;
    std::unique_ptr<QSettings> settings_;

    RecentFiles recent() { return RecentFiles(*settings_, folder_->filePath(QStringLiteral("thumbs"))); }
    static RecentFile file(int n) {
        return {QStringLiteral("/plans/größe %1.cwp").arg(n),
                QDateTime(QDate(2025, 1, 1), QTime(10, n)),
                {},
                {},
                {},
                {}};
    }
private Q_SLOTS:
    void init() {
        folder_ = std::make_unique<QTemporaryDir>();
        settings_ =
            std::make_unique<QSettings>(folder_->filePath(QStringLiteral("s.ini")), QSettings::IniFormat);
    }

    void theNewestComesFirstAndOnlyOnce() {
        auto files = recent();
        for (const int n : {1, 2, 3, 1})
            files.add(file(n));
        const auto list = recent().list();
        QCOMPARE(list.size(), std::size_t(3));
        QCOMPARE(list[0], file(1));
        QCOMPARE(list[1], file(3));
        QCOMPARE(list[2], file(2));
    }

    void figuresAreKeptUntilNewOnesCome() {
        auto files = recent();
        RecentFile known = file(1);
        known.gpus = 1016;
        known.racks = 44;
        known.itKilowatts = 1295.4;
        files.add(known);
        RecentFile again = file(1);
        again.racks = 45;
        files.add(again);
        settings_->sync();
        QSettings fresh(settings_->fileName(), QSettings::IniFormat);
        const auto list = RecentFiles(fresh, folder_->path()).list();
        QCOMPARE(list.at(0).gpus, std::optional<qint64>(1016));
        QCOMPARE(list.at(0).racks, std::optional<qint64>(45));
        QCOMPARE(list.at(0).itKilowatts, std::optional<double>(1295.4));
        QVERIFY(!list.at(0).findings.has_value());
    }

    void theListIsBoundedAndItsPicturesGoWithIt() {
        auto files = recent();
        QFile picture(files.thumbnailPath(file(0).path));
        QVERIFY(picture.open(QIODevice::WriteOnly));
        picture.close();
        for (int n = 0; n <= RecentFiles::kMost; ++n)
            files.add(file(n));
        QCOMPARE(files.list().size(), std::size_t(RecentFiles::kMost));
        QVERIFY(!picture.exists());
        files.remove(file(5).path);
        QCOMPARE(files.list().size(), std::size_t(RecentFiles::kMost - 1));
        files.clear();
        QVERIFY(files.list().empty());
    }

    void aSettingsFileEditedByHandDoesNoHarm() {
        settings_->setValue(QStringLiteral("recentFiles/size"), QStringLiteral("99999999"));
        settings_->setValue(QStringLiteral("recentFiles/1/path"), QStringLiteral("/a.cwp"));
        settings_->setValue(QStringLiteral("recentFiles/1/gpus"), QStringLiteral("-3"));
        settings_->setValue(QStringLiteral("recentFiles/1/itKilowatts"), QStringLiteral("nan"));
        const auto list = recent().list();
        QCOMPARE(list.size(), std::size_t(1));
        QVERIFY(!list[0].gpus.has_value() && !list[0].itKilowatts.has_value());
        settings_->setValue(QStringLiteral("autosaveSeconds"), QStringLiteral("soon"));
        QCOMPARE(AppSettings(*settings_).autosaveSeconds(), 5);
    }

    void preferencesHaveDefaultsAndComeBack() {
        AppSettings settings(*settings_);
        QCOMPARE(settings.autosaveSeconds(), 5);
        QVERIFY(settings.keepsBackup());
        QVERIFY(settings.language().isEmpty());
        settings.setAutosaveSeconds(100'000);
        settings.setKeepsBackup(false);
        settings.setLanguage(QStringLiteral("de"));
        settings_->sync();
        QSettings fresh(settings_->fileName(), QSettings::IniFormat);
        AppSettings again(fresh);
        QCOMPARE(again.autosaveSeconds(), 600);
        QVERIFY(!again.keepsBackup());
        QCOMPARE(again.language(), QStringLiteral("de"));
    }
};

CW_REGISTER_TEST(RecentFilesTest);
#include "recent_files_test.moc"
