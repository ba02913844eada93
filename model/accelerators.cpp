#include "model/accelerators.h"

namespace cw {

std::size_t acceleratorsIn(const Project& project, const Device& device) {
    if (device.role != DeviceRole::Server) return 0;
    const PartFacts& facts = project.facts(device.part);
    return facts.gpuCount ? std::size_t(facts.gpuCount->value) : 0;
}

} // namespace cw
