// The concurrent flow program, solved by column generation with a revised simplex of our own: the master has
// a row for each arc and each sender, its columns are routings of one sender. Source: Ford and Fulkerson 1958
// for the decomposition; Dantzig for the simplex with an explicit inverse. What it finds is offered as a flow
// and as lengths, so a rounding error costs accuracy and never truth.
#include "solvers/fabric/flow_bounds.h"

#include <Eigen/Dense>

#include <algorithm>
#include <cmath>
#include <limits>
#include <random>

namespace cw::solvers::fabric {

namespace {

struct Entry {
    std::int32_t row;
    double value;
};
using Column = std::vector<Entry>;

/// max theta; arc rows: Σ load · x + slack = capacity; sender rows: Σ x of the sender - theta = 0.
class Master {
public:
    explicit Master(const FlowBounds& bounds)
        : capacity_(bounds.capacity())
        , arcs_(static_cast<Eigen::Index>(bounds.capacity().size()))
        , rows_(arcs_ + static_cast<Eigen::Index>(bounds.sources().size())) {
        const double largest = *std::max_element(capacity_.begin(), capacity_.end());
        unit_ = largest;
        // Ties between equal capacities stall the simplex; a millionth of a percent parts them.
        std::mt19937_64 random(1);
        right_ = Eigen::VectorXd::Zero(rows_);
        for (Eigen::Index a = 0; a < arcs_; ++a)
            right_(a) = capacity_[static_cast<std::size_t>(a)] / largest *
                        (1 + 1e-8 * static_cast<double>(random() % 1000) / 1000);
        Column theta;
        for (Eigen::Index s = arcs_; s < rows_; ++s)
            theta.push_back({static_cast<std::int32_t>(s), -1});
        columns_.push_back(std::move(theta)); // number 0
        for (Eigen::Index a = 0; a < arcs_; ++a)
            columns_.push_back({{static_cast<std::int32_t>(a), 1}}); // number 1 + a
        basis_.resize(static_cast<std::size_t>(rows_));
        for (Eigen::Index a = 0; a < arcs_; ++a)
            basis_[static_cast<std::size_t>(a)] = 1 + static_cast<std::size_t>(a);
    }

    /// A routing of sender `s` at rate 1; the first one of each sender starts in the basis.
    void add(std::size_t s, const PerArc& load) {
        Column c;
        for (std::size_t a = 0; a < load.size(); ++a)
            if (load[a] > 0) c.push_back({static_cast<std::int32_t>(a), load[a] / unit_});
        const auto row = static_cast<std::size_t>(arcs_) + s;
        c.push_back({static_cast<std::int32_t>(row), 1});
        if (basis_[row] == 0) basis_[row] = columns_.size();
        columns_.push_back(std::move(c));
    }

    /// Adds the routing when it gains more than `tolerance` at these prices.
    bool offer(std::size_t s, const PerArc& load, const Eigen::VectorXd& price, double tolerance) {
        double gain = -price(arcs_ + static_cast<Eigen::Index>(s));
        for (std::size_t a = 0; a < load.size(); ++a)
            gain -= price(static_cast<Eigen::Index>(a)) * load[a] / unit_;
        if (gain > tolerance) add(s, load);
        return gain > tolerance;
    }

    bool invert() {
        Eigen::MatrixXd b = Eigen::MatrixXd::Zero(rows_, rows_);
        for (Eigen::Index i = 0; i < rows_; ++i)
            for (const Entry& e : columns_[basis_[static_cast<std::size_t>(i)]])
                b(e.row, i) = e.value;
        inverse_ = b.partialPivLu().inverse();
        value_ = inverse_ * right_;
        sinceInversion_ = 0;
        return inverse_.allFinite();
    }

    /// Prices of the rows: only theta has a value of its own.
    Eigen::VectorXd prices() const {
        for (Eigen::Index i = 0; i < rows_; ++i)
            if (basis_[static_cast<std::size_t>(i)] == 0) return inverse_.row(i).transpose();
        return Eigen::VectorXd::Zero(rows_);
    }

    /// Enters the best known column; false when none gains more than `tolerance`, or none may.
    bool improve(double tolerance) {
        const Eigen::VectorXd price = prices();
        std::size_t best = 0;
        double gain = tolerance;
        for (std::size_t c = 0; c < columns_.size(); ++c) {
            const double g = gainOf(c, price);
            if (g <= gain) continue;
            gain = g;
            best = c;
        }
        return gain > tolerance && enter(best);
    }

    /// Drops the routings that are least worth at these prices once there are many.
    void forget(const Eigen::VectorXd& price) {
        const auto fixed = static_cast<std::size_t>(arcs_) + 1;
        const auto most = 2 * static_cast<std::size_t>(rows_);
        if (columns_.size() < fixed + 2 * most) return;
        std::vector<double> gain(columns_.size(), 1); // what is in the basis stays
        std::vector<std::uint8_t> basic(columns_.size(), 0);
        for (const std::size_t c : basis_)
            basic[c] = 1;
        for (std::size_t c = fixed; c < columns_.size(); ++c)
            if (basic[c] == 0) gain[c] = gainOf(c, price);
        std::vector<double> sorted(gain.begin() + static_cast<std::ptrdiff_t>(fixed), gain.end());
        std::nth_element(sorted.begin(), sorted.begin() + static_cast<std::ptrdiff_t>(most), sorted.end(),
                         std::greater<>());
        std::vector<std::size_t> place(columns_.size());
        std::size_t kept = 0;
        for (std::size_t c = 0; c < columns_.size(); ++c) {
            if (c >= fixed && gain[c] < sorted[most]) continue;
            place[c] = kept;
            if (kept != c) columns_[kept] = std::move(columns_[c]);
            ++kept;
        }
        columns_.resize(kept);
        for (std::size_t& c : basis_)
            c = place[c];
    }

    /// Amount of each routing in use, by sender.
    template <class Visit>
    void forEachUsed(Visit visit) const {
        for (Eigen::Index i = 0; i < rows_; ++i) {
            const std::size_t c = basis_[static_cast<std::size_t>(i)];
            if (c <= static_cast<std::size_t>(arcs_) || value_(i) <= 0) continue;
            visit(static_cast<std::size_t>(columns_[c].back().row - arcs_), columns_[c], value_(i));
        }
    }

    Eigen::Index arcs() const { return arcs_; }
    double unit() const { return unit_; }

private:
    /// What a unit of the column adds to theta; 0 but for rounding in the basis.
    double gainOf(std::size_t c, const Eigen::VectorXd& price) const {
        double gain = c == 0 ? 1 : 0;
        for (const Entry& e : columns_[c])
            gain -= price(e.row) * e.value;
        return gain;
    }

    bool enter(std::size_t c) {
        Eigen::VectorXd along = Eigen::VectorXd::Zero(rows_);
        for (const Entry& e : columns_[c])
            along += e.value * inverse_.col(e.row);
        Eigen::Index leaves = -1;
        double step = 0;
        for (Eigen::Index i = 0; i < rows_; ++i) {
            if (along(i) <= 1e-9) continue;
            const double s = std::max(0.0, value_(i)) / along(i);
            if (leaves < 0 || s < step - 1e-14 || (s <= step + 1e-14 && along(i) > along(leaves))) {
                leaves = i;
                step = s;
            }
        }
        if (leaves < 0) return false;
        value_ -= step * along;
        value_(leaves) = step;
        const Eigen::RowVectorXd pivot = inverse_.row(leaves) / along(leaves);
        along(leaves) -= 1;
        inverse_.noalias() -= along * pivot;
        basis_[static_cast<std::size_t>(leaves)] = c;
        return ++sinceInversion_ < 200 || invert();
    }

    const PerArc& capacity_;
    Eigen::Index arcs_;
    Eigen::Index rows_;
    double unit_ = 1;
    Eigen::VectorXd right_;
    std::vector<Column> columns_;
    std::vector<std::size_t> basis_; ///< column by row
    Eigen::MatrixXd inverse_;
    Eigen::VectorXd value_; ///< of the basic columns
    int sinceInversion_ = 0;
};

/// The flow of the master's solution: every sender's routings, scaled so that they carry the same.
void offerFlow(const Master& master, FlowBounds& bounds, const Phrase& method) {
    std::vector<double> sent(bounds.sources().size(), 0);
    master.forEachUsed([&](std::size_t s, const Column&, double amount) { sent[s] += amount; });
    if (*std::min_element(sent.begin(), sent.end()) <= 0) return;
    PerArc load(bounds.capacity().size(), 0);
    master.forEachUsed([&](std::size_t s, const Column& c, double amount) {
        for (std::size_t k = 0; k + 1 < c.size(); ++k)
            load[static_cast<std::size_t>(c[k].row)] += c[k].value * master.unit() * amount / sent[s];
    });
    bounds.offerLoad(load, 1, method);
}

constexpr double kSmoothing = 0.8;

} // namespace

void solveFlowExactly(FlowBounds& bounds) {
    const Phrase method = Phrase::tr("linear program, column generation");
    const auto& sources = bounds.sources();
    FlowRouter router(bounds.network(), bounds.traffic());
    Master master(bounds);
    const PerArc& capacity = bounds.capacity();
    PerArc length(capacity.size());
    for (std::size_t a = 0; a < length.size(); ++a)
        length[a] = bounds.best().length.empty() ? 1 / capacity[a] : bounds.best().length[a];
    PerArc load(capacity.size());
    PerArc centre(capacity.size(),
                  0); // lengths of the best proof met here, so that Σ demand · distance is unit
    double proved = std::numeric_limits<double>::infinity();
    const auto propose = [&](double volume, double cost) {
        if (cost <= 0 || volume / cost >= proved) return;
        proved = volume / cost;
        for (std::size_t a = 0; a < length.size(); ++a)
            centre[a] = length[a] * master.unit() / cost;
        bounds.offerUpper(proved, length, method);
    };
    double volume = 0;
    double cost = 0;
    const auto measure = [&](std::size_t s) {
        std::fill(load.begin(), load.end(), 0);
        const double c = router.addShortest(sources[s], length, load);
        cost += c;
        return std::isfinite(c);
    };
    for (std::size_t a = 0; a < length.size(); ++a)
        volume += capacity[a] * length[a];
    for (std::size_t s = 0; s < sources.size(); ++s) {
        if (!measure(s)) return;
        master.add(s, load);
    }
    propose(volume, cost);
    if (!master.invert()) return;
    constexpr double kTolerance = 1e-10;
    double smoothing = kSmoothing;
    for (;;) {
        while (master.improve(kTolerance))
            if (bounds.finished()) break;
        offerFlow(master, bounds, method);
        if (bounds.finished()) return;
        const Eigen::VectorXd prices = master.prices();
        master.forget(prices);
        // The master's prices jump about; looking for columns between them and the best proof so far calms
        // them.
        for (std::size_t a = 0; a < length.size(); ++a)
            length[a] =
                (1 - smoothing) * std::max(0.0, prices(static_cast<Eigen::Index>(a))) + smoothing * centre[a];
        volume = cost = 0;
        bool isNew = false;
        for (std::size_t a = 0; a < length.size(); ++a)
            volume += capacity[a] * length[a];
        for (std::size_t s = 0; s < sources.size(); ++s) {
            measure(s);
            isNew = master.offer(s, load, prices, kTolerance) || isNew;
        }
        propose(volume, cost);
        if (!isNew && smoothing == 0) return;
        smoothing = isNew ? kSmoothing : 0;
    }
}

} // namespace cw::solvers::fabric
