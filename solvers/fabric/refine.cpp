#include "solvers/fabric/partition.h"

#include <algorithm>
#include <queue>

namespace cw::solvers::fabric {

namespace {

struct Move {
    double gain;
    std::int32_t vertex;
    bool operator<(const Move& o) const { return gain != o.gain ? gain < o.gain : vertex > o.vertex; }
};

/// One pass: every vertex moves at most once, best gain first; the best balanced prefix of the moves is kept.
class Pass {
public:
    Pass(const Network& net, const Balance& balance, std::vector<std::uint8_t>& side)
        : net_(net)
        , balance_(balance)
        , side_(side)
        , gain_(net.size(), 0)
        , locked_(net.size(), 0) {
        for (std::size_t v = 0; v < net.size(); ++v) {
            for (const Arc& a : net.neighbours(v))
                gain_[v] += side[v] != side[static_cast<std::size_t>(a.to)] ? a.capacity : -a.capacity;
            if (side[v] != 0) weight_ += net.weight[v];
            if (net.first[v + 1] > net.first[v] || net.weight[v] > 0) push(v);
        }
        target_ = weight_;
    }

    /// Returns the improvement, Gb/s.
    double run(const std::stop_token& stop) {
        double total = 0;
        double best = 0;
        std::size_t kept = 0;
        const std::size_t patience = std::max<std::size_t>(400, net_.size() / 8);
        while (moves_.size() - kept < patience) {
            if (moves_.size() % 256 == 0 && stop.stop_requested()) break;
            const std::int32_t v = choose();
            if (v < 0) break;
            total += gain_[static_cast<std::size_t>(v)];
            apply(static_cast<std::size_t>(v));
            if (total > best + 1e-9 && balance_.holds(weight_)) {
                best = total;
                kept = moves_.size();
            }
        }
        while (moves_.size() > kept) {
            const auto v = static_cast<std::size_t>(moves_.back());
            side_[v] ^= 1;
            moves_.pop_back();
        }
        return best;
    }

private:
    std::priority_queue<Move>& queueOf(std::size_t v) {
        return net_.weight[v] == 0 ? free_ : side_[v] != 0 ? ones_ : zeros_;
    }
    void push(std::size_t v) { queueOf(v).push({gain_[v], static_cast<std::int32_t>(v)}); }

    const Move* top(std::priority_queue<Move>& queue, int side) {
        while (!queue.empty()) {
            const Move& m = queue.top();
            const auto v = static_cast<std::size_t>(m.vertex);
            if (locked_[v] == 0 && m.gain == gain_[v] && (side < 0 || side_[v] == side)) return &m;
            queue.pop();
        }
        return nullptr;
    }

    /// Balanced: anything may move. Side 1 too heavy: a host of side 1 or a switch; too light: the reverse.
    std::int32_t choose() {
        const Move* options[3] = {top(free_, -1), weight_ >= target_ ? top(ones_, 1) : nullptr,
                                  weight_ <= target_ ? top(zeros_, 0) : nullptr};
        const Move* best = nullptr;
        for (const Move* m : options)
            if (m != nullptr && (best == nullptr || m->gain > best->gain)) best = m;
        return best != nullptr ? best->vertex : -1;
    }

    void apply(std::size_t v) {
        locked_[v] = 1;
        moves_.push_back(static_cast<std::int32_t>(v));
        weight_ += side_[v] != 0 ? -net_.weight[v] : net_.weight[v];
        side_[v] ^= 1;
        for (const Arc& a : net_.neighbours(v)) {
            const auto u = static_cast<std::size_t>(a.to);
            gain_[u] += side_[u] != side_[v] ? 2 * a.capacity : -2 * a.capacity;
            if (locked_[u] == 0) push(u);
        }
    }

    const Network& net_;
    const Balance& balance_;
    std::vector<std::uint8_t>& side_;
    std::vector<double> gain_;
    std::vector<std::uint8_t> locked_;
    std::priority_queue<Move> free_;
    std::priority_queue<Move> ones_;
    std::priority_queue<Move> zeros_;
    std::vector<std::int32_t> moves_;
    std::int64_t weight_ = 0;
    std::int64_t target_ = 0;
};

} // namespace

double refineSplit(const Network& network, const Balance& balance, std::vector<std::uint8_t>& side,
                   int passes, const std::stop_token& stop) {
    for (int i = 0; i < passes && !stop.stop_requested(); ++i)
        if (Pass(network, balance, side).run(stop) <= 0) break;
    return network.cut(side);
}

} // namespace cw::solvers::fabric
