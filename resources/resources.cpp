#include "resources/resources.h"

#include <QDir>

static void registerCompiledFiles() { Q_INIT_RESOURCE(clusterwright); } // the macro must stand outside a namespace

namespace cw {

void initResources() { registerCompiledFiles(); }

} // namespace cw
