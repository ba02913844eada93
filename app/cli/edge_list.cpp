#include "app/cli/edge_list.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <sstream>
#include <unordered_map>

namespace cw::cli {

namespace {

std::string_view trimmed(std::string_view s) {
    const auto first = s.find_first_not_of(" \t\r");
    if (first == std::string_view::npos) return {};
    return s.substr(first, s.find_last_not_of(" \t\r") - first + 1);
}

std::vector<std::string_view> split(std::string_view line, char separator) {
    std::vector<std::string_view> cells;
    for (std::size_t at = 0; at <= line.size();) {
        const auto next = std::min(line.find(separator, at), line.size());
        cells.push_back(trimmed(line.substr(at, next - at)));
        at = next + 1;
    }
    return cells;
}

/// True when the whole text is one number.
template <class N>
bool parse(std::string_view text, N& value) {
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    return error == std::errc() && end == text.data() + text.size();
}

struct Edge {
    std::size_t a, b;
    double gbps;
    std::int32_t count;
};

} // namespace

Result<EdgeList> readEdgeList(std::string_view text, const std::string& file, const std::string& terminals) {
    EdgeList list;
    std::unordered_map<std::string, std::size_t> index;
    std::vector<Edge> edges;
    std::vector<std::size_t> degree;
    const auto nodeOf = [&](std::string_view name) {
        const auto [at, fresh] = index.emplace(std::string(name), list.names.size());
        if (fresh) {
            list.names.emplace_back(name);
            degree.push_back(0);
        }
        return at->second;
    };
    std::size_t lineNumber = 0;
    for (std::string_view line : split(text, '\n')) {
        ++lineNumber;
        if (line.empty() || line.front() == '#') continue;
        const auto cells = split(line, ',');
        double gbps = 0;
        std::int32_t count = 1;
        const bool hasRate = cells.size() >= 3 && parse(cells[2], gbps);
        if (!hasRate && edges.empty() && lineNumber == 1) continue; // header
        const std::string where = file + ":" + std::to_string(lineNumber);
        if (cells.size() < 3 || cells.size() > 4 || cells[0].empty() || cells[1].empty())
            return Error{ErrorCode::ParseError, where, "a,b,gbps[,count]"};
        if (!hasRate || !std::isfinite(gbps) || gbps < 0)
            return Error{ErrorCode::InvalidArgument, where + ": gbps", std::string(cells[2])};
        if (cells.size() == 4 && !cells[3].empty() && (!parse(cells[3], count) || count < 0))
            return Error{ErrorCode::InvalidArgument, where + ": count", std::string(cells[3])};
        if (cells[0] == cells[1])
            return Error{ErrorCode::InvalidArgument, where, "a link from a node to itself"};
        const Edge edge{nodeOf(cells[0]), nodeOf(cells[1]), gbps, count};
        ++degree[edge.a];
        ++degree[edge.b];
        edges.push_back(edge);
    }
    if (edges.empty()) return Error{ErrorCode::ParseError, file, "no links"};
    // Generated lists name their hosts so, whatever their number of links.
    constexpr std::string_view kGenerated = "host";
    const bool named = std::any_of(list.names.begin(), list.names.end(),
                                   [&](const std::string& n) { return n.starts_with(kGenerated); });
    const std::string prefix = !terminals.empty() ? terminals : named ? std::string(kGenerated) : "";
    const auto isHost = [&](std::size_t i) {
        return prefix.empty() ? degree[i] == 1 : list.names[i].starts_with(prefix);
    };
    std::size_t hosts = 0;
    for (std::size_t i = 0; i < list.names.size(); ++i)
        hosts += isHost(i) ? 1 : 0;
    if (hosts == 0 && !terminals.empty())
        return Error{ErrorCode::NotFound, "--terminals " + terminals, "no name in " + file + " begins so"};
    for (std::size_t i = 0; i < list.names.size(); ++i)
        isHost(i) ? list.graph.addHost(1) : list.graph.addSwitch(hosts == 0 ? 1 : 0);
    list.allAreEndpoints = hosts == 0;
    for (const Edge& e : edges)
        list.graph.addEdge(std::int32_t(e.a), std::int32_t(e.b), e.gbps, e.count);
    return list;
}

std::string writeEdgeList(const solvers::fabric::FabricGraph& graph, const std::vector<std::string>& names) {
    std::ostringstream out;
    out.imbue(std::locale::classic());
    out << "a,b,gbps,count\n";
    for (std::size_t e = 0; e < graph.edgeCount(); ++e)
        out << names[std::size_t(graph.edgeA[e])] << ',' << names[std::size_t(graph.edgeB[e])] << ','
            << graph.edgeGbps[e] << ',' << graph.edgeCables[e] << '\n';
    return out.str();
}

} // namespace cw::cli
