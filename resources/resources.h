#pragma once

namespace cw {

/// Registers the compiled-in files; a static library's resources are otherwise dropped by the linker.
void initResources();

} // namespace cw
