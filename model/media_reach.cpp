#include "model/media_reach.h"

namespace cw {

std::vector<std::string_view> mediaWithin(LaneGeneration generation, Um length) {
    const bool ndr = generation == LaneGeneration::Ndr;
    std::vector<std::string_view> media;
    if (ndr && length <= reach::kPassiveCopper) media.push_back("DAC");
    if (length <= (ndr ? reach::kActiveCopper : reach::kActiveCopperXdr)) media.push_back("LACC");
    if (ndr && length <= reach::kActiveCopper) {
        media.push_back("MM");
    } else if (ndr) {
        if (length <= reach::kOm3) media.push_back("MM-OM3");
        if (length <= reach::kOm4) media.push_back("MM-OM4");
    }
    if (length <= reach::kSplitFibre)
        media.push_back("SM");
    else if (length <= reach::kParallel)
        media.push_back("SM-DR4");
    else if (ndr && length <= reach::kDuplex)
        media.push_back("SM-FR4-LC");
    return media;
}

} // namespace cw
