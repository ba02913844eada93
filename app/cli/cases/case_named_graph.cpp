#include "app/cli/cases/case_family.h"

#include <nlohmann/json.hpp>

#include <charconv>
#include <set>

namespace cw::cli {

namespace fabric = solvers::fabric;

namespace {

using Edges = std::set<std::pair<int, int>>;

CaseFamily graphOf(int nodes, const Edges& edges) {
    CaseFamily f;
    for (int i = 0; i < nodes; ++i)
        f.graph.addSwitch(1);
    for (const auto& [a, b] : edges)
        f.graph.addEdge(a, b, 1);
    return f;
}

void join(Edges& edges, int a, int b) {
    edges.insert({std::min(a, b), std::max(a, b)});
}

/// Outer ring of n, inner nodes joined at distance k.
CaseFamily generalisedPetersen(int n, int k) {
    Edges edges;
    for (int i = 0; i < n; ++i) {
        join(edges, i, (i + 1) % n);
        join(edges, i, n + i);
        join(edges, n + i, n + (i + k) % n);
    }
    return graphOf(2 * n, edges);
}

CaseFamily heawood() {
    Edges edges;
    for (int i = 0; i < 14; ++i) {
        join(edges, i, (i + 1) % 14);
        join(edges, i, (i + (i % 2 == 0 ? 5 : 9)) % 14);
    }
    return graphOf(14, edges);
}

/// Two poles and a band of ten triangles.
CaseFamily icosahedron() {
    Edges edges;
    for (int i = 0; i < 5; ++i) {
        join(edges, 0, 1 + i);
        join(edges, 11, 6 + i);
        join(edges, 1 + i, 1 + (i + 1) % 5);
        join(edges, 6 + i, 6 + (i + 1) % 5);
        join(edges, 1 + i, 6 + i);
        join(edges, 1 + i, 6 + (i + 1) % 5);
    }
    return graphOf(12, edges);
}

/// Joined where the difference is a square modulo the prime q.
Result<CaseFamily> paley(int q) {
    for (int d = 2; d * d <= q; ++d)
        if (q % d == 0) return Error{ErrorCode::Unsupported, "graph", "Paley of a prime only"};
    if (q % 4 != 1) return Error{ErrorCode::InvalidArgument, "graph", "Paley needs q of the form 4w + 1"};
    Edges edges;
    for (int x = 1; x <= q / 2; ++x)
        for (int i = 0; i < q; ++i)
            join(edges, i, (i + x * x) % q);
    return graphOf(q, edges);
}

CaseFamily bipartite(int a, int b) {
    Edges edges;
    for (int i = 0; i < a; ++i)
        for (int j = 0; j < b; ++j)
            join(edges, i, a + j);
    return graphOf(a + b, edges);
}

/// Each node is joined to its parent: the one before it (arity 1) or the heap's (arity 2).
CaseFamily tree(int nodes, int arity) {
    Edges edges;
    for (int i = 1; i < nodes; ++i)
        join(edges, (i - 1) / arity, i);
    return graphOf(nodes, edges);
}

CaseFamily cycle(int n) {
    Edges edges;
    for (int i = 0; i < n; ++i)
        join(edges, i, (i + 1) % n);
    return graphOf(n, edges);
}

Result<CaseFamily> completeProduct(const std::vector<int>& sizes) {
    std::string dims;
    std::vector<fabric::Factor> factors;
    for (int size : sizes) {
        dims += (dims.empty() ? "" : "x") + std::to_string(size);
        factors.push_back({fabric::FactorKind::Complete, size});
    }
    auto made = fabric::generateFabric("hyperx", {{"dims", dims}, {"link_gbps", "1"}});
    if (!made) return made.error();
    CaseFamily f;
    f.graph = std::move(made->graph);
    f.product = fabric::productFigures(factors);
    return f;
}

/// A family by its name and sizes, switches only.
Result<CaseFamily> sized(const char* family, const char* size, const nlohmann::ordered_json& value) {
    nlohmann::ordered_json inputs{{"family", family}, {size, value}};
    if (std::string_view(family) == "dragonfly") inputs["p"] = 0;
    return readFamily(inputs, {});
}

/// Reads a pattern in which each '#' is a number from 1 to 1000; "K#xK#" on "K3xK6" gives 3, 6.
std::optional<std::vector<int>> match(std::string_view text, std::string_view pattern) {
    std::vector<int> numbers;
    for (const char p : pattern) {
        if (p == '#') {
            int value = 0;
            const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
            if (error != std::errc() || value < 1 || value > 1000) return std::nullopt;
            text.remove_prefix(std::size_t(end - text.data()));
            numbers.push_back(value);
        } else if (text.starts_with(p)) {
            text.remove_prefix(1);
        } else {
            return std::nullopt;
        }
    }
    if (!text.empty()) return std::nullopt;
    return numbers;
}

} // namespace

Result<CaseFamily> namedGraph(const std::string& name) {
    if (name == "Petersen") return generalisedPetersen(5, 2);
    if (name == "Moebius-Kantor") return generalisedPetersen(8, 3);
    if (name == "dodecahedron") return generalisedPetersen(10, 2);
    if (name == "Desargues") return generalisedPetersen(10, 3);
    if (name == "Heawood") return heawood();
    if (name == "icosahedron") return icosahedron();
    if (const auto n = match(name, "Paley#")) return paley(n->front());
    if (const auto n = match(name, "path#")) return tree(n->front(), 1);
    if (const auto n = match(name, "cycle#"); n && n->front() > 2) return cycle(n->front());
    if (const auto n = match(name, "binary tree # nodes")) return tree(n->front(), 2);
    if (const auto n = match(name, "K#,#")) return bipartite((*n)[0], (*n)[1]);
    for (const char* product : {"K#", "K#xK#", "K#xK#xK#"})
        if (const auto n = match(name, product)) return completeProduct(*n);
    if (const auto n = match(name, "hypercube Q#")) return sized("hypercube", "d", n->front());
    if (const auto n = match(name, "SlimFly q=#")) return sized("slimfly", "q", n->front());
    if (const auto n = match(name, "dragonfly h=# palmtree")) return sized("dragonfly", "h", n->front());
    for (const auto& [word, family] :
         {std::pair{"torus ", "torus"}, {"mesh ", "mesh"}, {"HyperX ", "hyperx"}})
        for (const char* sizes : {"#x#", "#x#x#"})
            if (const auto n = match(name, std::string(word) + sizes)) return sized(family, "dims", *n);
    return Error{ErrorCode::Unsupported, "graph", name};
}

} // namespace cw::cli
