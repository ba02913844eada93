#include "solvers/fabric/bisection.h"

#include "solvers/fabric/centre_bound.h"
#include "solvers/fabric/exhaustive.h"
#include "solvers/fabric/partition.h"
#include "solvers/fabric/tree_bound.h"
#include "solvers/fabric/verify_certificate.h"

#include <algorithm>
#include <chrono>
#include <cmath>

namespace cw::solvers::fabric {

namespace {

class Timer {
public:
    explicit Timer(double seconds)
        : budget_(seconds)
        , start_(std::chrono::steady_clock::now()) {}
    double left() const {
        return budget_ - std::chrono::duration<double>(std::chrono::steady_clock::now() - start_).count();
    }

private:
    double budget_;
    std::chrono::steady_clock::time_point start_;
};

class Bounds {
public:
    Bounds(const FabricGraph& graph, const Network& net, const BisectionOptions& options,
           const std::stop_token& stop)
        : graph_(graph)
        , net_(net)
        , options_(options)
        , stop_(stop)
        , balance_(findBalance(net))
        , step_(capacityStep(net))
        , timer_(4 * options.timeBudgetS) {
        result_.minorEndpoints = balance_.minor;
        result_.totalEndpoints = balance_.total;
        result_.methodLower = Phrase::tr("nothing proved");
    }

    BisectionInterval run() {
        if (balance_.minor == 0) {
            split_.side.assign(net_.size(), 0);
            split_.method = Phrase::tr("nothing to split");
        } else if (!tryExhaustive()) {
            offer(treeCertificate(net_, balance_, TreeMerge::Exact, {}, stop_),
                  Phrase::tr("tree of distributions"));
            seek();
            if (!closed() && !stopped()) {
                const Phrase completed =
                    Phrase::tr("tree of distributions on the completed fabric, additive overload");
                offer(treeCertificate(net_, balance_, TreeMerge::Typical, {}, stop_), completed);
                if (!closed())
                    offer(treeCertificate(net_, balance_, TreeMerge::TypicalAtMost, {}, stop_), completed);
            }
            if (!closed() && !stopped()) tryCentres();
            if (!closed() && !stopped() && options_.timeBudgetS > 0) {
                const PackingEffort effort{
                    std::max(16.0, steps() / (200.0 * static_cast<double>(net_.edges() + 10))),
                    std::max(0.0, timer_.left())};
                offer(packedCertificate(net_, balance_, effort, enough(), options_.seed, stop_),
                      Phrase::tr("packing of trees to common centres, additive overload"));
            }
        }
        conclude();
        return std::move(result_);
    }

private:
    bool stopped() const { return stop_.stop_requested(); }
    double rounded(double raw) const {
        const double safe = raw * (1 - 1e-9);
        return step_ > 0 ? std::max(safe, std::ceil(safe / step_ - 1e-6) * step_) : safe;
    }
    double steps() const { return 1e8 * options_.timeBudgetS; }
    /// A raw bound from here on rounds up to the best cut found.
    double enough() const { return step_ > 0 ? split_.cut - step_ * (1 - 1e-5) : split_.cut; }
    bool closed() const {
        return !split_.side.empty() && rounded(best_.claimed) >= split_.cut * (1 - 2e-9) - 1e-9;
    }

    bool tryExhaustive() {
        if (options_.exhaustiveVertices <= 0) return false;
        auto all = exhaustiveBisection(net_, balance_, options_.exhaustiveVertices, stop_);
        if (!all) return false;
        split_.side = std::move(all->side);
        split_.cut = all->cut;
        split_.method = Phrase::tr("enumeration of all splits");
        best_.kind = CertificateKind::Exhaustive;
        best_.claimed = all->cut;
        best_.cutAtScaleOne = all->cut;
        result_.methodLower = Phrase::tr("enumeration of all splits");
        return true;
    }

    void offer(BisectionCertificate certificate, Phrase method) {
        // A method that only repeats the bound but for rounding noise does not take the credit.
        if (certificate.kind == CertificateKind::None || certificate.claimed <= best_.claimed * (1 + 1e-9))
            return;
        best_ = std::move(certificate);
        result_.methodLower = std::move(method);
    }

    void seek() {
        PartitionOptions p;
        p.seed = options_.seed;
        p.target = rounded(best_.claimed);
        p.seconds = timer_.left() / 2;
        const double size = static_cast<double>(net_.edges());
        p.metisTries = size > 3e5 ? std::min(options_.metisTries, 2) : options_.metisTries;
        p.starts = static_cast<int>(std::clamp(steps() / (10 * size), 2.0, 48.0));
        p.refined = static_cast<int>(std::clamp(steps() / (40 * size), 1.0, 12.0));
        split_ = findSplit(net_, balance_, p, stop_);
    }

    /// Products cost one sweep of all links a centre, so only as many as the budget allows.
    void tryCentres() {
        constexpr double kStepsPerSecond = 1e8;
        const double affordable =
            timer_.left() * kStepsPerSecond / static_cast<double>(std::max<std::size_t>(1, net_.edges()));
        const auto top = std::count(net_.layer.begin(), net_.layer.end(), net_.layers - 1);
        if (net_.layers > 2 && static_cast<double>(top) < affordable)
            offer(topLayerCertificate(net_, balance_, stop_), Phrase::tr("common centres: the top layer"));
        if (closed() || stopped()) return;
        if (static_cast<double>(endpointCentres(net_).size()) < affordable)
            offer(allToAllCertificate(net_, balance_, nullptr, stop_),
                  Phrase::tr("common centres: all-to-all"));
    }

    /// Nothing is said that the verifier does not confirm.
    void conclude() {
        VerifiedLower lower = verifyLower(graph_, best_, stop_);
        if (!lower.valid) {
            best_ = {};
            result_.methodLower = Phrase::tr("nothing proved");
            lower = verifyLower(graph_, best_, stop_);
        }
        result_.stepGbps = lower.stepGbps;
        result_.rawLowerGbps = lower.rawGbps;
        result_.lowerGbps = lower.gbps;
        if (split_.side.empty()) split_.side.assign(net_.size(), 0);
        const VerifiedSplit split = verifySplit(graph_, split_.side);
        result_.upperGbps = split.cutGbps;
        result_.methodUpper = split_.method;
        const double gap = result_.upperGbps - result_.lowerGbps;
        result_.exact = split.balanced && gap <= 3e-9 * result_.upperGbps + 1e-9 &&
                        gap >= -1e-9 * (1 + result_.upperGbps);
        if (result_.exact) result_.lowerGbps = result_.upperGbps; // equal but for rounding noise
        result_.side = std::move(split_.side);
        for (std::size_t e = 0; e < graph_.edgeCount(); ++e) {
            if (result_.side[static_cast<std::size_t>(graph_.edgeA[e])] ==
                    result_.side[static_cast<std::size_t>(graph_.edgeB[e])] ||
                graph_.edgeCapacity(e) <= 0)
                continue;
            result_.cutEdges.push_back(static_cast<std::int32_t>(e));
            result_.cutCables += graph_.edgeCables[e];
        }
        result_.certificate = std::move(best_);
    }

    const FabricGraph& graph_;
    const Network& net_;
    const BisectionOptions& options_;
    const std::stop_token& stop_;
    Balance balance_;
    double step_;
    Timer timer_;
    BisectionCertificate best_;
    Split split_;
    BisectionInterval result_;
};

} // namespace

std::optional<Error> BisectionOptions::firstProblem() const {
    const auto bad = [](const char* field, const char* range) {
        return Error{ErrorCode::InvalidArgument, field, range};
    };
    if (!(timeBudgetS >= 0 && timeBudgetS <= 3600)) return bad("time_budget_s", "0 to 3600");
    if (metisTries < 0 || metisTries > 100) return bad("metis_tries", "0 to 100");
    if (exhaustiveVertices < 0 || exhaustiveVertices > 24) return bad("exhaustive_vertices", "0 to 24");
    return std::nullopt;
}

BisectionInterval boundBisection(const FabricGraph& graph, const Network& network,
                                 const BisectionOptions& options, const std::stop_token& stop) {
    return Bounds(graph, network, options, stop).run();
}

} // namespace cw::solvers::fabric
