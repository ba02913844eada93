// How a yes or no, or a word, of the answers came about: the numbers that were compared, and the rule.
#pragma once

#include "app/analysis/analysis.h"
#include "model/base/derivation.h"

#include <string>
#include <string_view>
#include <vector>

namespace cw::analysis {

/// Keys of all judgements, without what names a domain's own objects: "density.racks[#0].ok",
/// "power.redundancy". As explainKeys, which lists them with names.
std::vector<std::string> judgementKeys(const Analysis& answers, std::string_view domain);

/// The tree of a judgement of one domain; `key` stands without the domain ("racks[A01].ok"). A yes is 1, a no
/// 0; a word has its rule in the note, with the number that decides as the value. NotFound for what is none.
Result<Derivation> explainJudgement(const Analysis& answers, std::string_view domain, std::string_view key);

/// What of a fabric the solver does not know: "bisection.exact", "optics.NAME", "cables.NAME".
std::vector<std::string> fabricJudgementKeys(const FabricAnswer& answer);
Result<Derivation> explainFabricJudgement(const FabricAnswer& answer, std::string_view key);

/// What is shown of a site beside the figures of its solver: "hard_ok", the margin of its rule, its score.
std::vector<std::string> siteJudgementKeys();
Result<Derivation> explainSiteJudgement(const SiteAnswer& answer, std::string_view key);

} // namespace cw::analysis
