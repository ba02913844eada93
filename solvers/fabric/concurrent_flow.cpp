#include "solvers/fabric/concurrent_flow.h"

#include "solvers/fabric/flow_bounds.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace cw::solvers::fabric {

namespace {

constexpr double kFar = std::numeric_limits<double>::infinity();

/// One round of Fleischer's algorithm with step `epsilon`: a phase routes every demand once over paths that
/// are short under lengths growing by (1 + epsilon) for each time that an arc is filled. Lengths only grow
/// within a phase, so those at its end with the distances met on the way prove a bound.
class Round {
public:
    Round(FlowBounds& bounds, double epsilon)
        : bounds_(bounds)
        , epsilon_(epsilon)
        , router_(bounds.network(), bounds.traffic())
        , load_(bounds.capacity().size(), 0)
        , early_(load_)
        , length_(load_) {}

    /// Phases after which the theory promises a gap of about 3 epsilon: ln m / epsilon².
    double phasesNeeded() const {
        return std::log(2.0 + static_cast<double>(load_.size())) / (epsilon_ * epsilon_);
    }

    /// Returns the number of phases done.
    double run() {
        const Phrase method = Phrase::tr("multiplicative weights (Garg-Könemann, Fleischer)");
        // One phase sends what the best bound allows, so that the fullest arc fills about once.
        const double rate = std::isfinite(bounds_.best().upperGbps) ? bounds_.best().upperGbps : 1;
        double nextEarly = 8;
        double phase = 0;
        for (; phase < phasesNeeded() && !bounds_.finished(); ++phase) {
            if (!sendAll(rate, method)) return phase;
            const double sent = rate * (phase + 1);
            bounds_.offerLoad(load_, sent, method);
            // The first phases route blindly; leaving them out often gives the better flow.
            if (earlySent_ > 0 && sent > earlySent_) {
                PerArc late(load_);
                for (std::size_t a = 0; a < late.size(); ++a)
                    late[a] -= early_[a];
                bounds_.offerLoad(late, sent - earlySent_, method);
            }
            if (phase + 1 >= nextEarly) {
                nextEarly *= 2;
                early_ = load_;
                earlySent_ = sent;
                bounds_.offerLength(length_, method);
            }
        }
        return phase;
    }

private:
    bool sendAll(double rate, const Phrase& method) {
        const PerArc& capacity = bounds_.capacity();
        double fullest = 0;
        for (std::size_t a = 0; a < load_.size(); ++a)
            fullest = std::max(fullest, load_[a] / capacity[a]);
        const auto lengthOf = [&](std::size_t a) {
            return std::exp(epsilon_ * (load_[a] / capacity[a] - fullest)) / capacity[a];
        };
        for (std::size_t a = 0; a < load_.size(); ++a)
            length_[a] = lengthOf(a);
        double cost = 0;
        PerArc own(load_.size(), 0);
        for (const std::int32_t source : bounds_.sources()) {
            // A path takes no more than fills its narrowest arc; the rest looks for another one.
            for (double left = 1; left > 1e-9;) {
                std::fill(own.begin(), own.end(), 0);
                const double part = router_.addShortest(source, length_, own);
                if (part == kFar) return false;
                const double send = std::min(left, rateOfLoad(capacity, own) / rate);
                cost += part * send;
                left -= send;
                for (std::size_t a = 0; a < own.size(); ++a) {
                    if (own[a] <= 0) continue;
                    load_[a] += rate * send * own[a];
                    length_[a] = lengthOf(a);
                }
                if (bounds_.outOfTime()) return false;
            }
        }
        double volume = 0;
        for (std::size_t a = 0; a < length_.size(); ++a)
            volume += capacity[a] * length_[a];
        if (cost > 0) bounds_.offerUpper(volume / cost, length_, method);
        return true;
    }

    FlowBounds& bounds_;
    double epsilon_;
    FlowRouter router_;
    PerArc load_;
    PerArc early_;
    double earlySent_ = 0;
    PerArc length_;
};

/// The links at the ends of the demands, without routing anything: what a vertex sends or receives over what
/// its links carry.
void offerEnds(FlowBounds& bounds) {
    const Network& net = bounds.network();
    std::vector<double> sent(net.size(), 0);
    std::vector<double> received(net.size(), 0);
    for (std::size_t v = 0; v < net.size(); ++v)
        for (const Demand& d : bounds.traffic().from[v]) {
            sent[v] += d.amount;
            received[static_cast<std::size_t>(d.to)] += d.amount;
        }
    double least = kFar;
    std::size_t where = 0;
    for (std::size_t v = 0; v < net.size(); ++v) {
        const double most = std::max(sent[v], received[v]);
        if (most <= 0) continue;
        double links = 0;
        for (const Arc& a : net.neighbours(v))
            links += a.capacity;
        if (links / most >= least) continue;
        least = links / most;
        where = v;
    }
    PerArc length(bounds.capacity().size(), 0);
    const auto vertex = static_cast<std::int32_t>(where);
    for (const Arc& a : net.neighbours(where))
        length[arcIndex(net, a.edge, sent[where] >= received[where] ? vertex : a.to)] = 1;
    bounds.offerUpper(least, length, Phrase::tr("links of a host"));
}

} // namespace

std::optional<Error> FlowOptions::firstProblem() const {
    if (!(timeBudgetS >= 0 && timeBudgetS <= 3600))
        return Error{ErrorCode::InvalidArgument, "time_budget_s", "0 to 3600"};
    if (!(accuracy >= 1e-9 && accuracy <= 1))
        return Error{ErrorCode::InvalidArgument, "accuracy", "1e-9 to 1"};
    if (exactRows < 0 || exactRows > 2000)
        return Error{ErrorCode::InvalidArgument, "exact_rows", "0 to 2000"};
    return std::nullopt;
}

ConcurrentFlow maxConcurrentFlow(const Network& network, const TrafficMatrix& traffic,
                                 const FlowOptions& options, const std::stop_token& stop) {
    FlowBounds bounds(network, traffic, options, stop);
    if (bounds.sources().empty()) return bounds.take(0);
    bounds.offerLength(PerArc(bounds.capacity().size(), 1), Phrase::tr("volume: capacity over hops"));
    if (bounds.best().upperGbps <= 0) return bounds.take(0);
    offerEnds(bounds);
    if (const PerArc load = equalCostLoad(network, traffic, stop); !load.empty())
        bounds.offerLoad(load, 1, Phrase::tr("all shortest paths, split per hop by capacity (ECMP)"));
    const auto rows = bounds.capacity().size() + bounds.sources().size();
    const bool small = rows <= static_cast<std::size_t>(options.exactRows);
    double phases = 0;
    for (double epsilon = 0.3; !bounds.finished() && epsilon > 1e-3; epsilon /= 2) {
        phases += Round(bounds, epsilon).run();
        if (small && epsilon < 0.2) solveFlowExactly(bounds); // starts from good lengths
    }
    return bounds.take(phases);
}

} // namespace cw::solvers::fabric
