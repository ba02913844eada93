// An outside eye on files: a Python with openpyxl, when the machine has one.
#pragma once

#include <QProcess>
#include <QString>
#include <QStringList>

namespace cw::test {

/// A Python that can import openpyxl; empty when there is none.
inline QString pythonWithOpenpyxl() {
    for (const auto& python : {QStringLiteral("python3"), QStringLiteral("/usr/bin/python3")}) {
        QProcess process;
        process.start(python, {QStringLiteral("-c"), QStringLiteral("import openpyxl")});
        if (process.waitForFinished(30000) && process.exitCode() == 0) return python;
    }
    return {};
}

/// Standard output of a script; "error: …" with standard error when it fails.
inline QString runPython(const QString& python, const QString& script, const QStringList& arguments) {
    QProcess process;
    process.start(python, QStringList{QStringLiteral("-c"), script} + arguments);
    if (!process.waitForFinished(60000) || process.exitCode() != 0)
        return QStringLiteral("error: ") + QString::fromUtf8(process.readAllStandardError());
    return QString::fromUtf8(process.readAllStandardOutput());
}

} // namespace cw::test
