// Collective operations: the least time that volume and number of steps allow, by message size.
#include "solvers/common/calc_tables.h"

#include <algorithm>
#include <cmath>

namespace cw::solvers::calc {

namespace {

constexpr double kGB = 1e9;
constexpr double kMicro = 1e-6;

InputSpec bytes() {
    return positive("bytes", "B", "message of one rank, before the operation", {}, 1e15);
}
InputSpec ranks(std::string name, std::string description) {
    return number(std::move(name), "", std::move(description), 2, 1e7);
}
InputSpec rate(std::string name, std::string description) {
    return positive(std::move(name), "GB/s", std::move(description), {}, 1e6);
}
InputSpec step(std::string name, std::string description) {
    return number(std::move(name), "us", std::move(description), 0, 1e6, 0.0);
}

std::vector<OutputSpec> timeAndRates() {
    return {{"time_s", "s", "least time"},
            {"algbw_GBps", "GB/s", "message over time"},
            {"busbw_GBps", "GB/s", "bus bandwidth as nccl-tests defines it"}};
}

/// `factor` is busbw over algbw.
Values timed(double messageBytes, double seconds, double factor) {
    const double algorithm = messageBytes / seconds / kGB;
    return {{"time_s", seconds}, {"algbw_GBps", algorithm}, {"busbw_GBps", algorithm * factor}};
}

/// The first of these inputs that is no whole number.
std::optional<Error> notWhole(const Values& v, std::initializer_list<const char*> names) {
    for (const char* name : names)
        if (num(v, name) != std::floor(num(v, name))) return cannot(name, "a whole number");
    return std::nullopt;
}

double othersShare(double n) {
    return (n - 1) / n;
}

Phrase busbwSource() {
    return Phrase::tr("Patarasuk and Yuan 2009; bus bandwidth as in nccl-tests PERFORMANCE.md");
}

Calculator ringAllReduce() {
    return {"all_reduce_ring",
            Phrase::tr("All-reduce around a ring"),
            "T = 2 (n - 1) (a + S / (n W))",
            {bytes(), ranks("ranks", "ranks in the ring"),
             rate("rank_GBps", "what a rank sends in one direction"), step("step_us", "latency of a step")},
            timeAndRates(),
            busbwSource(),
            Provenance::Secondary,
            Phrase::tr("the slowest link of the ring sets the rate; no other traffic on it"),
            [](const Values& v) -> Result<Values> {
                if (auto bad = notWhole(v, {"ranks"})) return *bad;
                const double n = num(v, "ranks");
                const double s = num(v, "bytes");
                const double time =
                    2 * (n - 1) * (num(v, "step_us") * kMicro + s / (n * num(v, "rank_GBps") * kGB));
                return timed(s, time, 2 * othersShare(n));
            }};
}

Calculator treeAllReduce() {
    return {"all_reduce_tree",
            Phrase::tr("All-reduce over two complementary binary trees, pipelined"),
            "T = 2 ceil(log2 n) a + 2 S / W",
            {bytes(), ranks("ranks", "ranks in the trees"),
             rate("rank_GBps", "what a rank sends in one direction"), step("step_us", "latency of a step")},
            timeAndRates(),
            Phrase::tr("Sanders, Speck and Träff 2009, two-tree algorithms; NCCL 2.4"),
            Provenance::Secondary,
            Phrase::tr("messages long enough to fill the pipeline; each half of the message takes one tree"),
            [](const Values& v) -> Result<Values> {
                if (auto bad = notWhole(v, {"ranks"})) return *bad;
                const double n = num(v, "ranks");
                const double s = num(v, "bytes");
                const double time = 2 * std::ceil(std::log2(n)) * num(v, "step_us") * kMicro +
                                    2 * s / (num(v, "rank_GBps") * kGB);
                return timed(s, time, 2 * othersShare(n));
            }};
}

Calculator hierarchicalAllReduce() {
    return {
        "all_reduce_hierarchical",
        Phrase::tr("All-reduce in three steps: inside the nodes, between them on every rail, inside again"),
        "T = 2 (g - 1) (a_g + S / (g W_g)) + 2 (N - 1) (a_N + S / (g N W_N))",
        {bytes(), ranks("nodes", "nodes"), ranks("gpus_per_node", "ranks per node, one rail each"),
         rate("inside_GBps", "what a rank sends inside its node"),
         rate("nic_GBps", "what a rank sends to other nodes on its rail"),
         step("inside_us", "latency of a step inside"),
         step("network_us", "latency of a step between nodes")},
        timeAndRates(),
        Phrase::tr(
            "reduce-scatter, ring all-reduce of each rail's share, all-gather; as NCCL and SimAI model "
            "it"),
        Provenance::Secondary,
        Phrase::tr("the three steps do not overlap; rails carry equal shares"),
        [](const Values& v) -> Result<Values> {
            if (auto bad = notWhole(v, {"nodes", "gpus_per_node"})) return *bad;
            const double nodes = num(v, "nodes");
            const double gpus = num(v, "gpus_per_node");
            const double s = num(v, "bytes");
            const double inside =
                (gpus - 1) * (num(v, "inside_us") * kMicro + s / (gpus * num(v, "inside_GBps") * kGB));
            const double between =
                (nodes - 1) * (num(v, "network_us") * kMicro + s / (gpus * nodes * num(v, "nic_GBps") * kGB));
            return timed(s, 2 * (inside + between), 2 * othersShare(nodes * gpus));
        }};
}

Calculator nvlsAllReduce() {
    return {
        "all_reduce_nvls",
        Phrase::tr("All-reduce in a scale-up domain whose switches add and multicast (NVLS)"),
        "T = a + (n + 1) / n S / W",
        {bytes(), ranks("ranks", "ranks in the domain"),
         rate("rank_GBps", "what a rank sends in one direction"), step("step_us", "latency in all")},
        timeAndRates(),
        Phrase::tr("traffic of multimem load-reduce and store: a rank sends its message once for the sums "
                   "and a share of the result, and receives as much"),
        Provenance::Derived,
        Phrase::tr("one domain; measured rates on H100 are about two thirds of this"),
        [](const Values& v) -> Result<Values> {
            if (auto bad = notWhole(v, {"ranks"})) return *bad;
            const double n = num(v, "ranks");
            const double s = num(v, "bytes");
            const double time = num(v, "step_us") * kMicro + (n + 1) / n * s / (num(v, "rank_GBps") * kGB);
            return timed(s, time, 2 * othersShare(n));
        }};
}

Calculator railAllToAll() {
    return {"all_to_all_rail",
            Phrase::tr("All-to-all over rails: inside the node to the rail of the receiver, then along it"),
            "T = max(S (N - 1) / (N W_N), S (g - 1) / (g W_g))",
            {bytes(), ranks("nodes", "nodes"), ranks("gpus_per_node", "ranks per node, one rail each"),
             rate("inside_GBps", "what a rank sends inside its node"),
             rate("nic_GBps", "what a rank sends to other nodes on its rail")},
            timeAndRates(),
            busbwSource(),
            Provenance::Secondary,
            Phrase::tr("the two stages overlap fully; equal shares to all ranks; latency is left out"),
            [](const Values& v) -> Result<Values> {
                if (auto bad = notWhole(v, {"nodes", "gpus_per_node"})) return *bad;
                const double nodes = num(v, "nodes");
                const double gpus = num(v, "gpus_per_node");
                const double s = num(v, "bytes");
                const double time = std::max(s * othersShare(nodes) / (num(v, "nic_GBps") * kGB),
                                             s * othersShare(gpus) / (num(v, "inside_GBps") * kGB));
                return timed(s, time, othersShare(nodes * gpus));
            }};
}

Calculator allToAllBusBandwidth() {
    return {
        "collective.all_to_all_busbw",
        Phrase::tr("Highest bus bandwidth of an all-to-all between nodes"),
        "busbw = W_nic (n - 1) / ((N - 1) g), n = N g",
        {ranks("nodes", "nodes"), number("gpus_per_node", "", "ranks per node", 1, 1e4),
         rate("nic_GBps_per_gpu", "network rate of a rank")},
        {{"value", "GB/s", "bus bandwidth per rank"}},
        Phrase::tr("SimAI calbusbw; NCCL maintainers give N / (N - 1) of one NIC"),
        Provenance::Secondary,
        Phrase::tr("traffic inside the nodes is not the limit; rails do not add up"),
        [](const Values& v) -> Result<Values> {
            const double nodes = num(v, "nodes");
            const double gpus = num(v, "gpus_per_node");
            return Values{{"value", num(v, "nic_GBps_per_gpu") * (nodes * gpus - 1) / ((nodes - 1) * gpus)}};
        }};
}

} // namespace

std::vector<Calculator> collectiveCalculators() {
    return {ringAllReduce(), treeAllReduce(), hierarchicalAllReduce(),
            nvlsAllReduce(), railAllToAll(),  allToAllBusBandwidth()};
}

} // namespace cw::solvers::calc
