#include "model/library/own_sources.h"

#include <algorithm>

namespace cw {

namespace {

constexpr const char* kOwn[] = {
    kAirEstimate,
    kLiquidEstimate,
    Phrase::mark("11.16 kW of switch trays in a GB200 NVL72 rack, over nine trays"),
    Phrase::mark("Clusterwright planning assumption"),
    Phrase::mark("Clusterwright planning assumption: as SN5600"),
    Phrase::mark("Clusterwright planning assumption: as a like 10U server of eight B300"),
    Phrase::mark("Clusterwright planning assumption: as the GB300 tray of the same size"),
    Phrase::mark("Clusterwright planning assumption: as the managed twin QM9700"),
    Phrase::mark("Clusterwright planning assumption: as the stated payload"),
    Phrase::mark("Clusterwright planning assumption: the share of the whole rack"),
    Phrase::mark("Clusterwright planning assumption: typical draw plus 64 cages at 5 W of optics"),
    Phrase::mark("Clusterwright planning assumption: upper end of the 3.2 to 4.2 kW that planners use; no "
                 "draw is published"),
    Phrase::mark(
        "Clusterwright planning assumption: what is left of a 1,360 kg NVL72 after its trays and shelves"),
    Phrase::mark("arithmetic on other values of this part"),
    Phrase::mark("from memory, not looked up"),
    Phrase::mark("heat balance of air at 1.2 kg/m3 with 12 K between supply and return"),
    Phrase::mark("square root of 3 x 20000 V x 1250 A"),
    Phrase::mark("square root of 3 x 208 V x 60 A at power factor 1"),
    Phrase::mark("square root of 3 x 400 V x 32 A at power factor 1"),
    Phrase::mark("square root of 3 x 400 V x 63 A at power factor 1"),
    Phrase::mark("square root of 3 x 415 V x 1250 A"),
    Phrase::mark("square root of 3 x 415 V x 225 A"),
    Phrase::mark("square root of 3 x 415 V x 2500 A"),
    Phrase::mark("square root of 3 x 415 V x 32 A at power factor 1"),
    Phrase::mark("square root of 3 x 415 V x 400 A"),
    Phrase::mark("square root of 3 x 415 V x 4000 A"),
    Phrase::mark("square root of 3 x 415 V x 63 A at power factor 1"),
    Phrase::mark("square root of 3 x 415 V x 630 A"),
    Phrase::mark("square root of 3 x 415 V x 80 A at power factor 1"),
    Phrase::mark("square root of 3 x 415 V x 800 A"),
    Phrase::mark("typical draw 640 W plus 32 cages at 17 W of optics"),
    Phrase::mark("typical draw 670 W plus 48 cages at 12 W and 16 at 21 W"),
    Phrase::mark("typical draw 940 W plus 64 cages at 18 W of optics"),
    Phrase::mark("typical draw 98 W plus 4 uplink optics at 4.5 W"),
};

} // namespace

bool isOwnSource(std::string_view source) {
    return std::find(std::begin(kOwn), std::end(kOwn), source) != std::end(kOwn);
}

Phrase sourcePhrase(const std::string& source) {
    return isOwnSource(source) ? Phrase::known(source) : Phrase(source);
}

} // namespace cw
