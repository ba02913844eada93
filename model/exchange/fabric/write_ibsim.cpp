#include "model/exchange/fabric/text_scan.h"
#include "model/exchange/fabric/write_names.h"
#include "model/exchange/fabric/writers.h"

#include <algorithm>
#include <map>

namespace cw {

namespace {

/// What stands in quotes may hold none, and no line end.
std::string quotable(std::string_view name) {
    std::string text = oneLine(name);
    std::replace(text.begin(), text.end(), '"', '\'');
    return text;
}

int portNumber(const std::string& port) {
    return numberIn<int>(port).value_or(0);
}

/// One cable as the node at this end lists it.
struct Line {
    int port;
    std::string other;
    int otherPort;
};

} // namespace

std::string writeIbsim(const FabricFile& file, const std::string& title) {
    // Ports of hosts become adapters of one port each, numbered in the order of the ports.
    std::map<std::int32_t, std::map<int, std::string>> adapters;
    const auto isHost = [&](std::int32_t node) {
        return file.nodes[std::size_t(node)].kind == FileNodeKind::Host;
    };
    for (const FileLink& link : file.links)
        for (const FileEnd& end : {link.a, link.b})
            if (isHost(end.node)) adapters[end.node][portNumber(end.port)];
    for (auto& [node, ports] : adapters) {
        int n = 0;
        for (auto& [port, name] : ports)
            name = quotable(file.nodes[std::size_t(node)].name) + " HCA-" + std::to_string(++n);
    }
    const auto nameOf = [&](const FileEnd& end) {
        return isHost(end.node) ? adapters[end.node][portNumber(end.port)]
                                : quotable(file.nodes[std::size_t(end.node)].name);
    };
    const auto portOf = [&](const FileEnd& end) { return isHost(end.node) ? 1 : portNumber(end.port); };
    std::map<std::string, std::vector<Line>> lines;
    for (const FileLink& link : file.links) {
        lines[nameOf(link.a)].push_back({portOf(link.a), nameOf(link.b), portOf(link.b)});
        lines[nameOf(link.b)].push_back({portOf(link.b), nameOf(link.a), portOf(link.a)});
    }
    std::string text = "# " + oneLine(title) + "\n";
    const auto record = [&](const char* kind, const std::string& name) {
        std::vector<Line>& ports = lines[name];
        std::sort(ports.begin(), ports.end(), [](const Line& a, const Line& b) { return a.port < b.port; });
        const int most = ports.empty() ? 1 : ports.back().port;
        text += "\n" + std::string(kind) + "\t" + std::to_string(most) + " \"" + name + "\"\n";
        for (const Line& line : ports)
            text += "[" + std::to_string(line.port) + "]\t\"" + line.other + "\"[" +
                    std::to_string(line.otherPort) + "]\n";
    };
    for (std::size_t i = 0; i < file.nodes.size(); ++i)
        if (!isHost(std::int32_t(i))) record("Switch", quotable(file.nodes[i].name));
    for (const auto& [node, ports] : adapters)
        for (const auto& [port, name] : ports)
            record("Hca", name);
    return text;
}

} // namespace cw
