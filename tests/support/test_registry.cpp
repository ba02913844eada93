#include "tests/support/test_registry.h"

#include <QtTest>

namespace cw::test {

std::vector<Registration>& registrations() {
    static std::vector<Registration> all;
    return all;
}

bool registerTest(const char* file, std::function<std::unique_ptr<QObject>()> make) {
    registrations().push_back({QFileInfo(QString::fromUtf8(file)).baseName().toStdString(), std::move(make)});
    return true;
}

int runRegistered(int argc, char** argv) {
    std::string wanted;
    QStringList args{QString::fromUtf8(argv[0])};
    for (int i = 1; i < argc; ++i) {
        if (i == 1 && argv[i][0] != '-')
            wanted = argv[i];
        else
            args << QString::fromUtf8(argv[i]);
    }
    int failures = 0;
    int ran = 0;
    for (const Registration& r : registrations()) {
        if (!wanted.empty() && r.file != wanted) continue;
        const std::unique_ptr<QObject> object = r.make();
        failures += QTest::qExec(object.get(), args);
        ++ran;
    }
    if (ran == 0) {
        qCritical("no test class in %s", wanted.c_str());
        return 1;
    }
    return failures == 0 ? 0 : 1;
}

} // namespace cw::test
