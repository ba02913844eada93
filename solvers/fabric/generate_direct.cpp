#include "solvers/fabric/generate_detail.h"

#include <algorithm>
#include <numeric>
#include <random>
#include <set>

namespace cw::solvers::fabric::detail {

namespace {

Error tooLarge(const char* field) {
    return {ErrorCode::Unsupported, field, "too many links"};
}

int hostsSetting(Settings& s, int fallback = 0) {
    return s.whole("hosts_per_switch", 0, 4096, fallback);
}

double speedSetting(Settings& s) {
    return s.number("link_gbps", 0.001, 1e5);
}

} // namespace

Result<GeneratedFabric> grid(Settings& s, bool wrap) {
    const std::vector<int> sizes = s.dims("dims");
    const int hosts = hostsSetting(s);
    const double gbps = speedSetting(s);
    if (s.problem()) return *s.problem();
    const int n = std::accumulate(sizes.begin(), sizes.end(), 1, std::multiplies<>());
    if (static_cast<double>(n) * (hosts + static_cast<double>(sizes.size())) > kMostLinks)
        return tooLarge("dims");
    Drawer drawer;
    const auto ids = drawer.directSwitches(n, hosts, gbps);
    int stride = 1;
    for (auto size = sizes.rbegin(); size != sizes.rend(); stride *= *size, ++size)
        for (int i = 0; i < n; ++i) {
            const int at = i / stride % *size;
            // Two switches in a dimension are joined once, not twice.
            if (at + 1 < *size)
                drawer.link(ids[static_cast<std::size_t>(i)], ids[static_cast<std::size_t>(i + stride)],
                            gbps);
            else if (wrap && *size > 2)
                drawer.link(ids[static_cast<std::size_t>(i)], ids[static_cast<std::size_t>(i - at * stride)],
                            gbps);
        }
    return drawer.take();
}

Result<GeneratedFabric> hypercube(Settings& s) {
    const int d = s.whole("d", 1, 20);
    const int hosts = hostsSetting(s);
    const double gbps = speedSetting(s);
    if (s.problem()) return *s.problem();
    const int n = 1 << d;
    if (static_cast<double>(n) * (hosts + d / 2.0) > kMostLinks) return tooLarge("d");
    Drawer drawer;
    const auto ids = drawer.directSwitches(n, hosts, gbps);
    for (int i = 0; i < n; ++i)
        for (int bit = 0; bit < d; ++bit)
            if ((i >> bit & 1) == 0)
                drawer.link(ids[static_cast<std::size_t>(i)], ids[static_cast<std::size_t>(i | 1 << bit)],
                            gbps);
    return drawer.take();
}

Result<GeneratedFabric> hyperx(Settings& s) {
    const std::vector<int> sizes = s.dims("dims");
    const int hosts = hostsSetting(s);
    const double gbps = speedSetting(s);
    if (s.problem()) return *s.problem();
    const int n = std::accumulate(sizes.begin(), sizes.end(), 1, std::multiplies<>());
    double links = hosts;
    for (int size : sizes)
        links += (size - 1) / 2.0;
    if (links * n > kMostLinks) return tooLarge("dims");
    Drawer drawer;
    const auto ids = drawer.directSwitches(n, hosts, gbps);
    int stride = 1;
    for (auto size = sizes.rbegin(); size != sizes.rend(); stride *= *size, ++size)
        for (int i = 0; i < n; ++i)
            for (int other = i / stride % *size + 1; other < *size; ++other)
                drawer.link(ids[static_cast<std::size_t>(i)],
                            ids[static_cast<std::size_t>(i + (other - i / stride % *size) * stride)], gbps);
    return drawer.take();
}

Result<GeneratedFabric> fullMesh(Settings& s) {
    const int n = s.whole("switches", 2, 4000);
    const int hosts = hostsSetting(s);
    const double gbps = speedSetting(s);
    if (s.problem()) return *s.problem();
    Drawer drawer;
    const auto ids = drawer.directSwitches(n, hosts, gbps);
    for (std::size_t i = 0; i < ids.size(); ++i)
        for (std::size_t j = i + 1; j < ids.size(); ++j)
            drawer.link(ids[i], ids[j], gbps);
    return drawer.take();
}

Result<GeneratedFabric> dragonfly(Settings& s) {
    const int h = s.whole("h", 1, 64);
    const int a = s.whole("a", 1, 256, 2 * h);
    const int g = s.whole("g", 2, 20000, a * h + 1);
    const int hosts = hostsSetting(s, h);
    const double gbps = speedSetting(s);
    if (s.problem()) return *s.problem();
    if (a * h % (g - 1) != 0)
        return Error{ErrorCode::InvalidArgument, "g",
                     "g - 1 must divide a·h, so that global links spread evenly"};
    if (static_cast<double>(g) * a * (hosts + (a - 1 + h) / 2.0) > kMostLinks) return tooLarge("h");
    Drawer drawer;
    const auto ids = drawer.directSwitches(g * a, hosts, gbps);
    const auto router = [&](int group, int index) {
        return ids[static_cast<std::size_t>(group * a + index)];
    };
    for (int group = 0; group < g; ++group)
        for (int i = 0; i < a; ++i)
            for (int j = i + 1; j < a; ++j)
                drawer.link(router(group, i), router(group, j), gbps);
    // Global port k of a group leads k % (g - 1) + 1 groups further; the other end is the port that leads
    // back.
    for (int group = 0; group < g; ++group)
        for (int k = 0; k < a * h; ++k) {
            const int step = k % (g - 1) + 1;
            const int other = (group + step) % g;
            const int back = k / (g - 1) * (g - 1) + (g - step) - 1;
            if (other > group) drawer.link(router(group, k / h), router(other, back / h), gbps);
        }
    return drawer.take();
}

Result<GeneratedFabric> dragonflyPlus(Settings& s) {
    const int ports = s.whole("switch_ports", 4, 4096);
    const int g = s.whole("g", 2, 2000);
    const int half = ports / 2;
    const int hosts = hostsSetting(s, half);
    const double gbps = speedSetting(s);
    if (s.problem()) return *s.problem();
    const int global = half * half; // per group: half the spines' ports
    if (global % (g - 1) != 0)
        return Error{ErrorCode::InvalidArgument, "g",
                     "g - 1 must divide (switch_ports / 2)², so that global links spread evenly"};
    if (static_cast<double>(g) * half * (hosts + 1.5 * half) > kMostLinks) return tooLarge("switch_ports");
    Drawer drawer;
    std::vector<std::vector<std::int32_t>> spines(static_cast<std::size_t>(g));
    for (int group = 0; group < g; ++group) {
        const std::string in = std::to_string(group) + "-";
        std::vector<std::int32_t> leaves;
        for (int i = 0; i < half; ++i) {
            leaves.push_back(drawer.add(true, hosts > 0 ? 0 : 1, "leaf-" + in + std::to_string(i)));
            for (int k = 0; k < hosts; ++k)
                drawer.link(drawer.add(false, 1, "host-" + in + std::to_string(i) + "-" + std::to_string(k)),
                            leaves.back(), gbps);
        }
        for (int i = 0; i < half; ++i) {
            auto& here = spines[static_cast<std::size_t>(group)];
            here.push_back(drawer.add(true, 0, "spine-" + in + std::to_string(i)));
            for (auto leaf : leaves)
                drawer.link(leaf, here.back(), gbps);
        }
    }
    for (int group = 0; group < g; ++group)
        for (int k = 0; k < global; ++k) {
            const int step = k % (g - 1) + 1;
            const int other = (group + step) % g;
            const int back = k / (g - 1) * (g - 1) + (g - step) - 1;
            if (other > group)
                drawer.link(spines[static_cast<std::size_t>(group)][static_cast<std::size_t>(k / half)],
                            spines[static_cast<std::size_t>(other)][static_cast<std::size_t>(back / half)],
                            gbps);
        }
    return drawer.take();
}

Result<GeneratedFabric> jellyfish(Settings& s) {
    const int n = s.whole("switches", 2, 200000);
    const int degree = s.whole("degree", 1, 512);
    const int hosts = hostsSetting(s);
    const double gbps = speedSetting(s);
    const int seed = s.whole("seed", 0, 2147483647, 1);
    if (s.problem()) return *s.problem();
    if (degree >= n)
        return Error{ErrorCode::InvalidArgument, "degree", "must be below the number of switches"};
    if (static_cast<std::int64_t>(n) * degree % 2 != 0)
        return Error{ErrorCode::InvalidArgument, "degree", "switches · degree must be even"};
    if (static_cast<double>(n) * (hosts + degree / 2.0) > kMostLinks) return tooLarge("switches");
    // Random pairing of ports; pairs that repeat or loop are swapped with random good ones until none is
    // left.
    std::mt19937_64 random(static_cast<std::uint64_t>(seed));
    std::vector<std::int32_t> stubs;
    for (int v = 0; v < n; ++v)
        stubs.insert(stubs.end(), static_cast<std::size_t>(degree), v);
    std::shuffle(stubs.begin(), stubs.end(), random);
    std::set<std::pair<std::int32_t, std::int32_t>> used;
    std::vector<std::pair<std::int32_t, std::int32_t>> good;
    std::vector<std::pair<std::int32_t, std::int32_t>> bad;
    const auto ordered = [](std::int32_t a, std::int32_t b) {
        return std::make_pair(std::min(a, b), std::max(a, b));
    };
    for (std::size_t i = 0; i < stubs.size(); i += 2) {
        const auto pair = ordered(stubs[i], stubs[i + 1]);
        (pair.first != pair.second && used.insert(pair).second ? good : bad).push_back(pair);
    }
    for (std::size_t tries = 0; !bad.empty() && tries < 1000 * stubs.size() + 1000000; ++tries) {
        if (good.empty()) break;
        auto& other = good[random() % good.size()];
        const auto mine = bad.back();
        const auto x = ordered(mine.first, other.first);
        const auto y = ordered(mine.second, other.second);
        if (x.first == x.second || y.first == y.second || x == y || used.contains(x) || used.contains(y))
            continue;
        used.erase(other);
        used.insert(x);
        used.insert(y);
        other = x;
        good.push_back(y);
        bad.pop_back();
    }
    if (!bad.empty()) return Error{ErrorCode::Unsupported, "degree", "no simple regular graph was found"};
    Drawer drawer;
    const auto ids = drawer.directSwitches(n, hosts, gbps);
    for (const auto& [a, b] : good)
        drawer.link(ids[static_cast<std::size_t>(a)], ids[static_cast<std::size_t>(b)], gbps);
    return drawer.take();
}

} // namespace cw::solvers::fabric::detail
