#include "resources/resources.h"
#include "tests/support/test_registry.h"

#include <QApplication>

int main(int argc, char** argv) {
    QApplication app(argc, argv);
    cw::initResources();
    return cw::test::runRegistered(argc, argv);
}
