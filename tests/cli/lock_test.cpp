#include "app/session/design_file.h"
#include "model/edit/history.h"
#include "model/storage/file_lock.h"
#include "tests/support/test_registry.h"

#include <QProcess>
#include <QTemporaryDir>
#include <QtTest>

using namespace cw;

namespace {

struct Ended {
    int code = -1;
    QString lastLine;
};

Ended runCli(const QString& folder, const QStringList& arguments) {
    QProcess process;
    process.setWorkingDirectory(folder);
    process.start(QStringLiteral(CW_CLI),
                  arguments + QStringList{QStringLiteral("--lang"), QStringLiteral("en")});
    if (!process.waitForFinished(120000)) return {};
    const QStringList lines =
        QString::fromUtf8(process.readAllStandardError()).trimmed().split(QLatin1Char('\n'));
    return {process.exitCode(), lines.last()};
}

QByteArray content(const QString& path) {
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

} // namespace

/// The command line and the window hold the same lock.
class LockTest : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void whatAnInstanceHasOpenIsNotOverwritten() {
        QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("plan.cwp"));
        QVERIFY(writeDesign(History().project(), path.toStdString()).ok());
        const QString source = folder.filePath(QStringLiteral("in.json"));
        QVERIFY(writeDesign(History().project(), source.toStdString()).ok());
        const QByteArray before = content(path);
        const QList<QStringList> writers{
            {QStringLiteral("new"), QStringLiteral("lab"), QStringLiteral("-o"), path},
            {QStringLiteral("import"), QStringLiteral("json"), source, QStringLiteral("-o"), path}};
        {
            const auto lock = FileLock::acquire(path.toStdString());
            QVERIFY(lock.ok());
            for (const QStringList& writer : writers) {
                const Ended refused = runCli(folder.path(), writer);
                QCOMPARE(refused.code, 3);
                QVERIFY2(QRegularExpression(QStringLiteral("^error: .*plan\\.cwp: open elsewhere .*; .+$"))
                             .match(refused.lastLine)
                             .hasMatch(),
                         qPrintable(refused.lastLine));
                QCOMPARE(content(path), before);
            }
            // Reading is free, and so is any other name.
            QCOMPARE(runCli(folder.path(), {QStringLiteral("info"), path}).code, 0);
            QCOMPARE(
                runCli(folder.path(), {QStringLiteral("new"), QStringLiteral("lab"), QStringLiteral("-o"),
                                       folder.filePath(QStringLiteral("other.cwp"))})
                    .code,
                0);
        }
        QCOMPARE(runCli(folder.path(), writers[1]).code, 0);
        QCOMPARE(runCli(folder.path(), writers[0]).code, 0);
        QVERIFY(content(path) != before);
        QVERIFY(!FileLock::holder(path.toStdString()));
    }
};

CW_REGISTER_TEST(LockTest);
#include "lock_test.moc"
