#include "resources/resources.h"

#include <QDir>

static void registerCompiledFiles() { // the macros must stand outside a namespace
    Q_INIT_RESOURCE(clusterwright);
    Q_INIT_RESOURCE(translations);
}

namespace cw {

void initResources() {
    registerCompiledFiles();
}

} // namespace cw
