#include "solvers/fabric/centre_bound.h"
#include "solvers/fabric/overload.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <numeric>
#include <queue>
#include <random>

namespace cw::solvers::fabric {

namespace {

/// Multiplicative weights: links that fill up grow long, so later trees avoid them. Every state of the loads
/// is a valid certificate; the best one is kept as a number of trees per centre and its flows.
class Packer {
public:
    Packer(const Network& net, const Balance& balance, std::uint64_t seed)
        : net_(net)
        , balance_(balance)
        , random_(seed)
        , load_(net.edges(), 0)
        , length_(net.edges(), 0) {
        chooseCentres();
        flow_.assign(centres_.size(), std::vector<float>());
        for (auto& f : flow_)
            f.assign(net.edges(), 0);
        rate_.assign(centres_.size(), 0);
    }

    bool usable() const { return !centres_.empty(); }

    /// Adds a tree to the cheapest of a few centres. False when an endpoint cannot reach one.
    bool addTree() {
        constexpr std::size_t kLookedAt = 6;
        std::size_t best = 0;
        double cheapest = kFar;
        const std::size_t looks = std::min(kLookedAt, centres_.size());
        for (std::size_t k = 0; k < looks; ++k) {
            const std::size_t z = looks == centres_.size() ? k : random_() % centres_.size();
            const double cost = grow(z);
            if (cost >= kFar) return false;
            if (cost >= cheapest) continue;
            cheapest = cost;
            best = z;
        }
        if (grow(best) >= kFar) return false;
        keep(best);
        return true;
    }

    void updateLengths() {
        double fullest = 0;
        for (std::size_t e = 0; e < net_.edges(); ++e)
            fullest = std::max(fullest, load_[e] / net_.capacity[e]);
        for (std::size_t e = 0; e < net_.edges(); ++e) {
            const double fill = fullest > 0 ? load_[e] / net_.capacity[e] / fullest : 0;
            length_[e] = (std::exp(24 * (fill - 1)) + 1e-4) / net_.capacity[e];
        }
    }

    ScaledBound bound() const {
        std::vector<LinkLoad> loads;
        for (std::size_t e = 0; e < net_.edges(); ++e)
            if (load_[e] > 0) loads.push_back({load_[e], net_.capacity[e]});
        return bestScale(totalRate() * static_cast<double>(balance_.minor), loads);
    }

    double totalRate() const { return std::accumulate(rate_.begin(), rate_.end(), 0.0); }
    std::size_t centreCount() const { return centres_.size(); }

    BisectionCertificate certificate(const ScaledBound& bound) const {
        BisectionCertificate c;
        if (bound.value <= 0) return c;
        c.kind = CertificateKind::Centres;
        c.scale = bound.scale;
        c.cutAtScaleOne = totalRate() * static_cast<double>(balance_.minor);
        c.overload = bound.overload;
        c.claimed = bound.value;
        for (std::size_t z = 0; z < centres_.size(); ++z) {
            if (rate_[z] <= 0) continue;
            Centre centre{centres_[z], rate_[z], {}};
            for (std::size_t e = 0; e < net_.edges(); ++e) {
                const double f = flow_[z][e];
                if (f > 0) centre.flows.push_back({net_.edgeA[e], net_.edgeB[e], f});
                if (f < 0) centre.flows.push_back({net_.edgeB[e], net_.edgeA[e], -f});
            }
            c.centres.push_back(std::move(centre));
        }
        return c;
    }

private:
    static constexpr double kFar = 1e300;

    /// Shortest paths to centre `z` under the current lengths; returns the sum of weight · distance.
    double grow(std::size_t z) {
        const std::size_t n = net_.size();
        distance_.assign(n, kFar);
        through_.assign(n, -1);
        done_.assign(n, 0);
        order_.clear();
        using Entry = std::pair<double, std::int32_t>;
        std::priority_queue<Entry, std::vector<Entry>, std::greater<>> queue;
        distance_[static_cast<std::size_t>(centres_[z])] = 0;
        queue.push({0, centres_[z]});
        while (!queue.empty()) {
            const std::int32_t vertex = queue.top().second;
            queue.pop();
            const auto v = static_cast<std::size_t>(vertex);
            if (done_[v] != 0) continue;
            done_[v] = 1;
            order_.push_back(vertex);
            for (const Arc& a : net_.neighbours(v)) {
                const auto u = static_cast<std::size_t>(a.to);
                const double next = distance_[v] + length_[static_cast<std::size_t>(a.edge)];
                if (next >= distance_[u]) continue;
                distance_[u] = next;
                through_[u] = a.edge;
                queue.push({next, a.to});
            }
        }
        double cost = 0;
        for (std::size_t v = 0; v < n; ++v) {
            if (net_.weight[v] == 0) continue;
            if (done_[v] == 0) return kFar;
            cost += distance_[v] * static_cast<double>(net_.weight[v]);
        }
        return cost;
    }

    /// Routes one unit per endpoint along the tree that grow(z) left.
    void keep(std::size_t z) {
        mass_.assign(net_.size(), 0);
        for (std::size_t v = 0; v < net_.size(); ++v)
            mass_[v] = static_cast<double>(net_.weight[v]);
        for (std::size_t i = order_.size(); i-- > 1;) {
            const auto v = static_cast<std::size_t>(order_[i]);
            if (mass_[v] <= 0) continue;
            const auto e = static_cast<std::size_t>(through_[v]);
            const bool fromA = net_.edgeA[e] == order_[i];
            const auto u = static_cast<std::size_t>(fromA ? net_.edgeB[e] : net_.edgeA[e]);
            // Opposite flows to one centre cancel, so the load is what is left of them.
            float& f = flow_[z][e];
            load_[e] -= std::abs(static_cast<double>(f));
            f += static_cast<float>(fromA ? mass_[v] : -mass_[v]);
            load_[e] += std::abs(static_cast<double>(f));
            mass_[u] += mass_[v];
        }
        rate_[z] += 1;
    }

    /// All places where traffic can turn: the switches, the top layer first; and on small graphs every
    /// vertex.
    void chooseCentres() {
        constexpr std::size_t kMost = 64;
        constexpr std::size_t kMostFlows = 6'000'000;
        for (std::size_t v = 0; v < net_.size(); ++v)
            if (net_.layer[v] >= (net_.size() <= 64 ? 0 : 1))
                centres_.push_back(static_cast<std::int32_t>(v));
        std::shuffle(centres_.begin(), centres_.end(), random_);
        std::stable_sort(centres_.begin(), centres_.end(), [&](std::int32_t a, std::int32_t b) {
            return net_.layer[static_cast<std::size_t>(a)] > net_.layer[static_cast<std::size_t>(b)];
        });
        const std::size_t most = std::min(kMost, kMostFlows / std::max<std::size_t>(1, net_.edges()));
        if (centres_.size() > most) centres_.resize(most);
    }

    const Network& net_;
    const Balance& balance_;
    std::mt19937_64 random_;
    std::vector<std::int32_t> centres_;
    std::vector<double> rate_;
    std::vector<std::vector<float>> flow_; ///< per centre and link; whole numbers of endpoints, so exact
    std::vector<double> load_;
    std::vector<double> length_;
    std::vector<double> distance_;
    std::vector<std::int32_t> through_;
    std::vector<std::int32_t> order_;
    std::vector<std::uint8_t> done_;
    std::vector<double> mass_;
};

} // namespace

BisectionCertificate packedCertificate(const Network& network, const Balance& balance,
                                       const PackingEffort& effort, double enough, std::uint64_t seed,
                                       const std::stop_token& stop) {
    using Clock = std::chrono::steady_clock;
    const auto end = Clock::now() + std::chrono::duration_cast<Clock::duration>(
                                        std::chrono::duration<double>(effort.seconds));
    BisectionCertificate best;
    if (balance.minor == 0) return best;
    Packer packer(network, balance, seed);
    if (!packer.usable()) return best;
    // float keeps whole numbers exactly up to 2^24 endpoints per link and centre.
    const auto most =
        static_cast<std::size_t>(std::min(1.6e7 / static_cast<double>(balance.total), effort.trees));
    std::size_t checkAt = 8;
    for (std::size_t trees = 1; trees <= most && Clock::now() < end && !stop.stop_requested(); ++trees) {
        packer.updateLengths();
        if (!packer.addTree()) return best;
        if (trees < checkAt && trees < most) continue;
        checkAt = trees + std::max<std::size_t>(8, trees / 8);
        const ScaledBound bound = packer.bound();
        if (bound.value > best.claimed) best = packer.certificate(bound);
        if (best.claimed >= enough) break;
    }
    return best;
}

} // namespace cw::solvers::fabric
