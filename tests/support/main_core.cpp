#include "resources/resources.h"
#include "tests/support/test_registry.h"

#include <QCoreApplication>

int main(int argc, char** argv) {
    QCoreApplication app(argc, argv);
    cw::initResources();
    return cw::test::runRegistered(argc, argv);
}
