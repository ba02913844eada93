// How long a design takes to be generated, placed, cabled, powered and cooled. Prints seconds; run by hand,
// no test.
//
//   bench_design [accelerators]
#include "app/design/template_registry.h"
#include "model/edit/history.h"
#include "resources/resources.h"

#include <QCoreApplication>
#include <QElapsedTimer>

#include <algorithm>
#include <cstdio>

using namespace cw;

int main(int argc, char** argv) {
    QCoreApplication app(argc, argv);
    initResources();
    const std::string gpus = argc > 1 ? argv[1] : "16384";
    const auto catalog = Catalog::builtin();
    if (!catalog) return 1;
    constexpr int kRuns = 7;
    std::vector<double> seconds;
    design::GeneratedSummary summary;
    for (int i = 0; i < kRuns; ++i) {
        History history;
        QElapsedTimer timer;
        timer.start();
        const Status made = history.run("new", [&](ProjectEditor& editor) -> Status {
            auto generated = design::TemplateRegistry::generate("clos", {{"gpus", gpus}}, *catalog, editor);
            if (!generated) return generated.error();
            summary = std::move(*generated);
            return {};
        });
        if (!made) {
            std::fprintf(stderr, "error: %s: %s\n", made.error().context.c_str(),
                         made.error().detail.c_str());
            return 2;
        }
        seconds.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e9);
    }
    std::sort(seconds.begin(), seconds.end());
    std::printf("%zu servers, %zu switches, %zu cables: median %.4f s, least %.4f s of %d runs\n",
                summary.servers, summary.switches, summary.cables, seconds[kRuns / 2], seconds.front(),
                kRuns);
    return 0;
}
