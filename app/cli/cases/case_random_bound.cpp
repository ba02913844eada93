// bound: what is known of the bisection of random regular graphs, and the spectral bound of one of them.
#include "app/cli/cases/case_answer.h"
#include "app/cli/cases/case_inputs.h"
#include "solvers/fabric/closed_forms.h"
#include "solvers/fabric/generate.h"
#include "solvers/fabric/spectrum.h"

namespace cw::cli {

namespace fabric = solvers::fabric;

CaseAnswer answerRandomBound(const CaseQuestion& question) {
    CaseInputs in(question.inputs);
    const int n = in.whole("n", 4, 200000);
    const int d = in.whole("d", 3, 512);
    if (d >= n) in.reject("d", "below n");
    if (const auto wrong = in.problem()) return *wrong;
    const fabric::RandomRegularFigures figures = fabric::randomRegularFigures(n, d);
    Json values{{"min_bisection_asymptotic", figures.bisectionAsymptotic},
                {"bollobas_lower", figures.bisectionLower}};
    if (!question.wanted.contains("spectral_lower_seed1")) return values;
    const auto made = fabric::generateFabric(
        "jellyfish",
        {{"switches", std::to_string(n)}, {"degree", std::to_string(d)}, {"seed", "1"}, {"link_gbps", "1"}});
    if (!made) return made.error();
    if (const auto lambda2 = fabric::estimateLambda2(made->graph))
        values["spectral_lower_seed1"] = fabric::spectralBisectionBound(n, *lambda2);
    return values;
}

} // namespace cw::cli
