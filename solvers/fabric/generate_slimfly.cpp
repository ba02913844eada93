#include "solvers/fabric/generate_detail.h"

namespace cw::solvers::fabric::detail {

namespace {

/// The finite field with q elements, numbered 0 .. q - 1; 0 and 1 are zero and one.
class Field {
public:
    /// Tables for q = p^n; empty when q is no prime power.
    explicit Field(int q) {
        int p = 2;
        while (p * p <= q && q % p != 0)
            ++p;
        if (q % p != 0) p = q;
        int n = 0;
        for (int rest = q; rest % p == 0; rest /= p)
            ++n;
        int power = 1;
        for (int i = 0; i < n; ++i)
            power *= p;
        if (power != q || q < 2) return;
        // Elements are polynomials over the integers mod p, digits in base p; the modulus x^n + c is searched
        // so that x generates, or for n = 1 a generator is searched among the numbers.
        for (int candidate = 1; candidate < q && generated_.empty(); ++candidate)
            tryGenerator(q, p, n, candidate);
        if (generated_.empty()) return;
        q_ = q;
        p_ = p;
    }

    bool exists() const { return q_ > 0; }
    int power(int exponent) const { return generated_[static_cast<std::size_t>(exponent % (q_ - 1))]; }
    int subtract(int a, int b) const { return digits(a, b, -1); }
    int add(int a, int b) const { return digits(a, b, 1); }
    int multiply(int a, int b) const {
        if (a == 0 || b == 0) return 0;
        return power(log_[static_cast<std::size_t>(a)] + log_[static_cast<std::size_t>(b)]);
    }

private:
    /// n = 1: `candidate` is the generator. Otherwise its digits are the low coefficients of the modulus and
    /// the generator is x.
    void tryGenerator(int q, int p, int n, int candidate) {
        std::vector<int> sequence;
        std::vector<int> log(static_cast<std::size_t>(q), -1);
        int value = 1;
        for (int i = 0; i < q - 1; ++i) {
            if (value == 0 || log[static_cast<std::size_t>(value)] >= 0) return;
            log[static_cast<std::size_t>(value)] = i;
            sequence.push_back(value);
            if (n == 1) {
                value = value * candidate % p;
                continue;
            }
            const int top = value / (q / p);
            int shifted = value % (q / p) * p;
            int reduced = 0;
            for (int place = 1, low = candidate; place < q; place *= p, low /= p) {
                const int digit = (shifted / place % p + top * (p - low % p)) % p;
                reduced += digit * place;
            }
            value = reduced;
        }
        generated_ = std::move(sequence);
        log_ = std::move(log);
    }

    int digits(int a, int b, int sign) const {
        int result = 0;
        for (int place = 1; place < q_; place *= p_)
            result += (a / place % p_ + (sign > 0 ? b / place % p_ : p_ - b / place % p_)) % p_ * place;
        return result;
    }

    int q_ = 0;
    int p_ = 0;
    std::vector<int> generated_;
    std::vector<int> log_;
};

} // namespace

/// McKay, Miller, Širáň 1998; as a network: Besta and Hoefler, SC14. 2q² switches of degree (3q − δ)/2, q =
/// 4w + δ.
Result<GeneratedFabric> slimFly(Settings& s) {
    const int q = s.whole("q", 3, 128);
    const int hosts = s.whole("hosts_per_switch", 0, 4096, 0);
    const double gbps = s.number("link_gbps", 0.001, 1e5);
    if (s.problem()) return *s.problem();
    const Field field(q);
    if (!field.exists() || q % 4 == 2)
        return Error{ErrorCode::InvalidArgument, "q", "a prime power of the form 4w - 1, 4w or 4w + 1"};
    std::vector<std::uint8_t> inside[2];
    inside[0].assign(static_cast<std::size_t>(q), 0);
    inside[1].assign(static_cast<std::size_t>(q), 0);
    const auto mark = [&](int set, int exponent) {
        inside[set][static_cast<std::size_t>(field.power(exponent))] = 1;
    };
    if (q % 4 == 3) {
        const int w = (q + 1) / 4;
        for (int i = 0; i <= 2 * w - 2; i += 2)
            mark(0, i);
        for (int i = 2 * w - 1; i <= 4 * w - 3; i += 2)
            mark(0, i);
        for (int i = 1; i <= 2 * w - 1; i += 2)
            mark(1, i);
        for (int i = 2 * w; i <= 4 * w - 2; i += 2)
            mark(1, i);
    } else {
        for (int i = 0; i < q - 1; i += 2)
            mark(0, i);
        for (int i = 1; i < (q % 2 == 0 ? q : q - 1); i += 2)
            mark(1, i);
    }
    Drawer drawer;
    const auto ids = drawer.directSwitches(2 * q * q, hosts, gbps);
    const auto at = [&](int half, int column, int row) {
        return ids[static_cast<std::size_t>((half * q + column) * q + row)];
    };
    for (int half = 0; half < 2; ++half)
        for (int column = 0; column < q; ++column)
            for (int y = 0; y < q; ++y)
                for (int z = y + 1; z < q; ++z)
                    if (inside[half][static_cast<std::size_t>(field.subtract(y, z))] != 0)
                        drawer.link(at(half, column, y), at(half, column, z), gbps);
    for (int x = 0; x < q; ++x)
        for (int m = 0; m < q; ++m)
            for (int c = 0; c < q; ++c)
                drawer.link(at(0, x, field.add(field.multiply(m, x), c)), at(1, m, c), gbps);
    return drawer.take();
}

} // namespace cw::solvers::fabric::detail
