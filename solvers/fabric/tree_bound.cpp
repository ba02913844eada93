#include "solvers/fabric/tree_bound.h"

#include "solvers/fabric/overload.h"

#include <algorithm>
#include <cmath>
#include <unordered_map>

namespace cw::solvers::fabric {

namespace {

using Distribution = std::vector<MassAt>; ///< sorted by vertex

/// A subtree that still has to be joined to the rest.
struct Item {
    std::int32_t node = 0;
    double want = 0; ///< Gb/s that come up from below
    Distribution at;
};

/// What an item becomes one layer up.
struct Push {
    std::size_t item = 0;
    double ratio = 0; ///< rate / want that the links allow
    Distribution image;
};

bool sameDistribution(const Distribution& a, const Distribution& b) {
    if (a.size() != b.size()) return false;
    for (std::size_t i = 0; i < a.size(); ++i)
        if (a[i].vertex != b[i].vertex || std::abs(a[i].mass - b[i].mass) > 1e-12 * a[i].mass) return false;
    return true;
}

double overlap(const Distribution& a, const Distribution& b) {
    double sum = 0;
    for (std::size_t i = 0, j = 0; i < a.size() && j < b.size();) {
        if (a[i].vertex < b[j].vertex) {
            ++i;
        } else if (b[j].vertex < a[i].vertex) {
            ++j;
        } else {
            sum += std::min(a[i++].mass, b[j++].mass);
        }
    }
    return sum;
}

class Builder {
public:
    Builder(const Network& net, TreeMerge merge)
        : net_(net)
        , merge_(merge)
        , up_(net.size(), 0)
        , sum_(net.size(), 0)
        , load_(net.edges(), 0) {}

    bool build(const std::stop_token& stop) {
        for (std::size_t v = 0; v < net_.size(); ++v)
            for (const Arc& a : net_.neighbours(v))
                if (isUp(v, a)) up_[v] += a.capacity;
        std::vector<Item> items;
        for (std::int32_t layer = 0; layer < net_.layers; ++layer) {
            addLeaves(layer, items);
            if (layer + 1 == net_.layers) break;
            items = fold(layer, std::move(items));
            if (stop.stop_requested()) return false;
        }
        for (Item& item : items)
            finished_.push_back(std::move(item));
        joinRest();
        return true;
    }

    DistributionTree takeTree() {
        DistributionTree tree;
        const std::size_t n = parent_.size();
        tree.parent = std::move(parent_);
        tree.rate = std::move(rate_);
        tree.leaf = std::move(leaf_);
        tree.massBegin.assign(1, 0);
        tree.flowBegin.assign(1, 0);
        for (std::size_t x = 0; x < n; ++x) {
            tree.masses.insert(tree.masses.end(), mass_[x].begin(), mass_[x].end());
            tree.massBegin.push_back(tree.masses.size());
            tree.flows.insert(tree.flows.end(), flow_[x].begin(), flow_[x].end());
            tree.flowBegin.push_back(tree.flows.size());
        }
        return tree;
    }

    std::vector<LinkLoad> loads() const {
        std::vector<LinkLoad> result;
        for (std::size_t e = 0; e < load_.size(); ++e)
            if (load_[e] > 0) result.push_back({load_[e], net_.capacity[e]});
        if (virtualLoad_ > 0) result.push_back({virtualLoad_, 0});
        return result;
    }

private:
    bool isUp(std::size_t v, const Arc& a) const {
        return net_.layer[v] >= 0 && net_.layer[static_cast<std::size_t>(a.to)] == net_.layer[v] + 1;
    }

    std::int32_t newNode(std::int32_t leaf, Distribution at) {
        parent_.push_back(-1);
        rate_.push_back(0);
        leaf_.push_back(leaf);
        mass_.push_back(std::move(at));
        flow_.emplace_back();
        return static_cast<std::int32_t>(parent_.size()) - 1;
    }

    void addLeaves(std::int32_t layer, std::vector<Item>& items) {
        if (layer > 1) return;
        for (std::size_t v = 0; v < net_.size(); ++v) {
            if (net_.weight[v] == 0 || net_.layer[v] != layer) continue;
            const auto id = static_cast<std::int32_t>(v);
            Distribution at{{id, 1.0}};
            const std::int32_t node = newNode(id, at);
            items.push_back({node, up_[v], std::move(at)});
        }
    }

    /// Pushes every item one layer up and merges those that meet there. Items that cannot go up are finished.
    std::vector<Item> fold(std::int32_t layer, std::vector<Item> items) {
        for (const Item& item : items)
            for (const MassAt& m : item.at)
                sum_[static_cast<std::size_t>(m.vertex)] += item.want * m.mass;
        std::vector<Push> pushes;
        std::vector<Item> stay;
        for (std::size_t i = 0; i < items.size(); ++i) {
            Push push{i, 1, {}};
            for (const MassAt& m : items[i].at) {
                const auto v = static_cast<std::size_t>(m.vertex);
                if (sum_[v] > 0) push.ratio = std::min(push.ratio, up_[v] / sum_[v]);
                if (net_.layer[v] != layer || up_[v] <= 0) push.ratio = 0;
            }
            if (push.ratio <= 0 && merge_ != TreeMerge::Exact) push.ratio = reachableShare(items[i], layer);
            if (push.ratio <= 0 || items[i].want <= 0) {
                finished_.push_back(std::move(items[i]));
                continue;
            }
            push.image = imageOf(items[i]);
            pushes.push_back(std::move(push));
        }
        for (std::size_t v = 0; v < net_.size(); ++v)
            if (net_.layer[v] == layer) sum_[v] = 0;
        std::vector<Item> above;
        for (const std::vector<std::size_t>& group : groupsOf(pushes))
            above.push_back(join(group, pushes, items));
        return above;
    }

    /// Share of an item's mass that sits on vertices with uplinks: where some are cut off, the rest carries
    /// on.
    double reachableShare(const Item& item, std::int32_t layer) const {
        double share = 0;
        for (const MassAt& m : item.at) {
            const auto v = static_cast<std::size_t>(m.vertex);
            if (net_.layer[v] == layer && up_[v] > 0) share += m.mass;
        }
        return share > 0.5 ? share : 0;
    }

    Distribution imageOf(const Item& item) {
        touched_.clear();
        if (image_.empty()) image_.assign(net_.size(), 0);
        double total = 0;
        for (const MassAt& m : item.at) {
            const auto v = static_cast<std::size_t>(m.vertex);
            if (up_[v] <= 0) continue;
            total += m.mass;
            for (const Arc& a : net_.neighbours(v)) {
                if (!isUp(v, a)) continue;
                double& x = image_[static_cast<std::size_t>(a.to)];
                if (x == 0) touched_.push_back(a.to);
                x += m.mass * a.capacity / up_[v];
            }
        }
        std::sort(touched_.begin(), touched_.end());
        Distribution image;
        image.reserve(touched_.size());
        for (auto u : touched_) {
            image.push_back({u, image_[static_cast<std::size_t>(u)] / total});
            image_[static_cast<std::size_t>(u)] = 0;
        }
        return image;
    }

    std::vector<std::vector<std::size_t>> groupsOf(const std::vector<Push>& pushes) const {
        std::unordered_map<std::uint64_t, std::vector<std::size_t>> byHash; // hash -> groups
        std::vector<std::vector<std::size_t>> groups;
        for (std::size_t i = 0; i < pushes.size(); ++i) {
            std::uint64_t h = 1469598103934665603ULL;
            for (const MassAt& m : pushes[i].image)
                h = (h ^ static_cast<std::uint64_t>(m.vertex)) * 1099511628211ULL;
            auto& candidates = byHash[h];
            const auto found = std::find_if(candidates.begin(), candidates.end(), [&](std::size_t g) {
                return sameDistribution(pushes[groups[g].front()].image, pushes[i].image);
            });
            if (found != candidates.end()) {
                groups[*found].push_back(i);
            } else {
                candidates.push_back(groups.size());
                groups.push_back({i});
            }
        }
        if (merge_ == TreeMerge::Exact || groups.size() == 1) return groups;

        // The largest groups lead; a later one joins the leader that it overlaps most, if by half or more.
        std::stable_sort(groups.begin(), groups.end(),
                         [](const auto& a, const auto& b) { return a.size() > b.size(); });
        std::unordered_map<std::int32_t, std::vector<std::size_t>> leadersAt;
        std::vector<std::vector<std::size_t>> merged;
        std::vector<std::size_t> leader; // push whose image stands for the merged group
        for (auto& group : groups) {
            const Distribution& image = pushes[group.front()].image;
            std::unordered_map<std::size_t, int> seen;
            for (std::size_t k = 0; k < image.size(); k += std::max<std::size_t>(1, image.size() / 8))
                if (const auto it = leadersAt.find(image[k].vertex); it != leadersAt.end())
                    for (std::size_t g : it->second)
                        ++seen[g];
            double best = 0.5;
            std::size_t to = merged.size();
            for (const auto& [g, hits] : seen)
                if (const double o = overlap(image, pushes[leader[g]].image);
                    o > best || (o == best && g < to)) {
                    best = o;
                    to = g;
                }
            if (to == merged.size()) {
                for (const MassAt& m : image)
                    leadersAt[m.vertex].push_back(to);
                leader.push_back(group.front());
                merged.push_back(std::move(group));
            } else {
                merged[to].insert(merged[to].end(), group.begin(), group.end());
            }
        }
        return merged;
    }

    /// Weighted median by `want`.
    static double median(std::vector<std::pair<double, double>>& valueAndWeight) {
        std::sort(valueAndWeight.begin(), valueAndWeight.end());
        double half = 0;
        for (const auto& [value, w] : valueAndWeight)
            half += w / 2;
        for (const auto& [value, w] : valueAndWeight) {
            half -= w;
            if (half <= 0) return value;
        }
        return valueAndWeight.back().first;
    }

    Distribution typicalImage(const std::vector<std::size_t>& group, const std::vector<Push>& pushes,
                              const std::vector<Item>& items) const {
        std::unordered_map<std::int32_t, std::vector<std::pair<double, double>>> at;
        double weight = 0;
        for (std::size_t g : group) {
            const double want = items[pushes[g].item].want;
            weight += want;
            for (const MassAt& m : pushes[g].image)
                at[m.vertex].emplace_back(m.mass, want);
        }
        Distribution typical;
        double total = 0;
        for (auto& [vertex, masses] : at) {
            double present = 0;
            for (const auto& [mass, w] : masses)
                present += w;
            if (present < weight) masses.emplace_back(0.0, weight - present);
            const double mass = median(masses);
            if (mass > 0) typical.push_back({vertex, mass});
            total += mass;
        }
        if (typical.empty()) return pushes[group.front()].image;
        for (MassAt& m : typical)
            m.mass /= total;
        std::sort(typical.begin(), typical.end(), [](auto& a, auto& b) { return a.vertex < b.vertex; });
        return typical;
    }

    Item join(const std::vector<std::size_t>& group, const std::vector<Push>& pushes,
              const std::vector<Item>& items) {
        bool exact = true;
        for (std::size_t g : group)
            exact = exact && sameDistribution(pushes[g].image, pushes[group.front()].image);
        const bool completed = merge_ != TreeMerge::Exact;
        Item parent;
        parent.at = exact ? pushes[group.front()].image : typicalImage(group, pushes, items);
        double ratio = 0;
        if (completed) {
            std::vector<std::pair<double, double>> ratios;
            for (std::size_t g : group) {
                ratios.emplace_back(pushes[g].ratio, items[pushes[g].item].want);
                ratio = std::max(ratio, pushes[g].ratio);
            }
            if (merge_ == TreeMerge::Typical) ratio = median(ratios);
        }
        parent.node = newNode(-1, parent.at);
        for (std::size_t g : group) {
            const Item& child = items[pushes[g].item];
            const double rate = child.want * (completed ? ratio : pushes[g].ratio);
            parent_[static_cast<std::size_t>(child.node)] = parent.node;
            rate_[static_cast<std::size_t>(child.node)] = rate;
            parent.want += rate;
            route(child, rate, pushes[g].image, parent.at);
        }
        return parent;
    }

    /// The flow of `rate` from the child's distribution to `target`: proportional to capacity, then what is
    /// missing somewhere is moved there from where there is too much, over the child's own vertices.
    void route(const Item& child, double rate, const Distribution& image, const Distribution& target) {
        auto& steps = flow_[static_cast<std::size_t>(child.node)];
        std::vector<std::int32_t> edge;
        double stranded = 0;
        for (const MassAt& m : child.at)
            if (up_[static_cast<std::size_t>(m.vertex)] <= 0) stranded += m.mass;
        for (const MassAt& m : child.at) {
            const auto v = static_cast<std::size_t>(m.vertex);
            if (up_[v] <= 0) continue;
            for (const Arc& a : net_.neighbours(v)) {
                if (!isUp(v, a)) continue;
                steps.push_back({m.vertex, a.to, rate * m.mass * a.capacity / up_[v]});
                edge.push_back(a.edge);
            }
        }
        if (stranded > 0 || !sameDistribution(image, target)) repair(child, rate, target, steps, edge);
        for (std::size_t i = 0; i < steps.size(); ++i)
            if (edge[i] >= 0)
                load_[static_cast<std::size_t>(edge[i])] += steps[i].amount;
            else
                virtualLoad_ += steps[i].amount;
    }

    void repair(const Item& child, double rate, const Distribution& target, std::vector<FlowStep>& steps,
                std::vector<std::int32_t>& edge) const {
        std::unordered_map<std::int32_t, double> excess;
        for (const MassAt& m : target)
            excess[m.vertex] -= rate * m.mass;
        for (const FlowStep& s : steps)
            excess[s.to] += s.amount;
        struct Gap {
            std::int32_t vertex;
            double amount;
        };
        std::vector<Gap> gaps;
        for (const MassAt& m : target)
            if (const double e = excess[m.vertex]; e < 0) gaps.push_back({m.vertex, -e});
        const double noise = 1e-12 * rate;
        const std::size_t real = steps.size();
        // Mass on vertices without uplinks has not been sent at all.
        std::vector<Gap> sources;
        for (const MassAt& m : child.at)
            if (up_[static_cast<std::size_t>(m.vertex)] <= 0) sources.push_back({m.vertex, rate * m.mass});
        std::size_t gap = 0;
        const auto fill = [&](std::int32_t from, double amount) {
            while (amount > noise && gap < gaps.size()) {
                const double moved = std::min(amount, gaps[gap].amount);
                // Over the real link where there is one, else over a virtual one.
                std::size_t at = 0;
                while (at < real && (steps[at].from != from || steps[at].to != gaps[gap].vertex))
                    ++at;
                if (at < real) {
                    steps[at].amount += moved;
                } else {
                    steps.push_back({from, gaps[gap].vertex, moved});
                    edge.push_back(-1);
                }
                amount -= moved;
                gaps[gap].amount -= moved;
                if (gaps[gap].amount <= noise) ++gap;
            }
        };
        for (const Gap& s : sources)
            fill(s.vertex, s.amount);
        for (std::size_t i = 0; i < real && gap < gaps.size(); ++i) {
            double& over = excess[steps[i].to];
            if (over <= 0) continue;
            const double moved = std::min(over, steps[i].amount);
            over -= moved;
            steps[i].amount -= moved;
            fill(steps[i].from, moved);
        }
    }

    /// Everything that never met hangs on one root, with no rate (a cut between them may cost nothing).
    void joinRest() {
        if (finished_.size() == 1) return;
        const std::int32_t root = newNode(-1, finished_.empty() ? Distribution{} : finished_.front().at);
        for (const Item& item : finished_)
            parent_[static_cast<std::size_t>(item.node)] = root;
    }

    const Network& net_;
    TreeMerge merge_;
    std::vector<double> up_;
    std::vector<double> sum_;
    std::vector<double> load_;
    std::vector<double> image_;
    std::vector<std::int32_t> touched_;
    double virtualLoad_ = 0;
    std::vector<Item> finished_;
    std::vector<std::int32_t> parent_;
    std::vector<double> rate_;
    std::vector<std::int32_t> leaf_;
    std::vector<Distribution> mass_;
    std::vector<std::vector<FlowStep>> flow_;
};

} // namespace

BisectionCertificate treeCertificate(const Network& network, const Balance& balance, TreeMerge merge,
                                     const TreeCutLimits& limits, const std::stop_token& stop) {
    BisectionCertificate c;
    if (balance.minor == 0) return c;
    Builder builder(network, merge);
    if (!builder.build(stop)) return c;
    std::vector<LinkLoad> loads = builder.loads();
    c.tree = builder.takeTree();
    const TreeCut cut = smallestTreeCut(c.tree, network.weight, balance, limits, stop);
    const ScaledBound bound = bestScale(cut.cut, loads);
    if (bound.value <= 0) return {};
    c.kind = CertificateKind::Tree;
    c.scale = bound.scale;
    c.cutAtScaleOne = cut.cut;
    c.overload = bound.overload;
    c.claimed = bound.value;
    return c;
}

} // namespace cw::solvers::fabric
