// media_choice: which media a link of some length and generation may take.
#include "app/cli/cases/case_answer.h"
#include "app/cli/cases/case_inputs.h"
#include "model/media_reach.h"

#include <cmath>

namespace cw::cli {

CaseAnswer answerMedia(const CaseQuestion& question) {
    CaseInputs in(question.inputs);
    const std::string generation = in.text("generation");
    const double metres = in.number("length_m", 0, 1e6);
    if (const auto wrong = in.problem()) return *wrong;
    if (generation != "NDR" && generation != "XDR")
        return Error{ErrorCode::Unsupported, "generation", generation};
    Json allowed = Json::array();
    for (const std::string_view medium : mediaWithin(
             generation == "NDR" ? LaneGeneration::Ndr : LaneGeneration::Xdr, std::llround(metres * 1e6)))
        allowed.push_back(medium);
    return Json{{"allowed", allowed}};
}

} // namespace cw::cli
