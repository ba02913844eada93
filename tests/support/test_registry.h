// Several Qt Test classes in one executable, each file one CTest entry.
#pragma once

#include <QObject>

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace cw::test {

struct Registration {
    std::string file; ///< stem of the source file, "quantity_test"
    std::function<std::unique_ptr<QObject>()> make;
};

std::vector<Registration>& registrations();
bool registerTest(const char* file, std::function<std::unique_ptr<QObject>()> make);

/// Runs the classes of the file named by argv[1] (all when absent); the other arguments go to Qt Test.
int runRegistered(int argc, char** argv);

} // namespace cw::test

/// Put once in the .cpp of a test class, before including its moc file.
#define CW_REGISTER_TEST(Class)                                                                              \
    [[maybe_unused]] static const bool registered##Class =                                                   \
        cw::test::registerTest(__FILE__, [] { return std::make_unique<Class>(); })
