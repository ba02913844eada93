// Puts a FabricFile together from what a reader meets: nodes by id, links checked against the ports in use.
#pragma once

#include "model/exchange/fabric/fabric_file.h"

#include <string_view>
#include <unordered_map>

namespace cw {

class FabricBuilder {
public:
    explicit FabricBuilder(std::string format) { file_.format = std::move(format); }

    /// The node with this id, made when it is not there. `line` is where it was met first.
    std::int32_t nodeOf(std::string_view id, std::size_t line);
    bool knows(std::string_view id) const { return index_.contains(std::string(id)); }
    FileNode& node(std::int32_t i) { return file_.nodes[std::size_t(i)]; }
    /// Notes that the file has a description of the node. False, with a finding, when it had one before.
    bool describe(std::int32_t node, std::size_t line);
    bool isDescribed(std::int32_t node) const { return described_[std::size_t(node)]; }

    /// A link that the file lists once. Self-links and links in a taken port become findings.
    void add(FileLink link);
    /// A link as seen from its end a; the same link seen from b joins it.
    void addSeenFrom(FileLink link);

    void report(FileOddity oddity, std::size_t line, std::string_view subject) {
        file_.report(oddity, line, subject);
    }
    /// "leaf01[35]"
    std::string endName(const FileEnd& end) const;

    /// The file, with findings on the whole: nodes never described (when the format describes its nodes),
    /// links listed by one described end only, nodes without a link, no rate.
    FabricFile finish(bool describesNodes) &&;

private:
    std::string portKey(const FileEnd& end) const { return std::to_string(end.node) + '/' + end.port; }
    std::string linkName(const FileLink& link) const { return endName(link.a) + " - " + endName(link.b); }
    /// Whether the port is free; a finding when it is not. A port without a name is always free.
    bool claim(const FileEnd& end, std::size_t link, std::size_t line);
    void join(std::size_t at, const FileLink& seen);

    FabricFile file_;
    std::unordered_map<std::string, std::int32_t> index_;
    std::vector<bool> described_;
    std::unordered_map<std::string, std::size_t> inPort_; ///< link in a port
    std::vector<std::uint8_t> seen_;                      ///< by link: bit 0 from a, bit 1 from b
    bool listsBothEnds_ = false;
};

/// Gb/s of one direction in a rate as files spell it: "100", "100G", "100Gb/s", "0.4T", "25000M"; nothing for
/// other text, negative and unreal numbers.
std::optional<double> rateIn(std::string_view text);

} // namespace cw
