#include "model/exchange/fabric/fabric_builder.h"

#include "model/exchange/fabric/text_scan.h"

#include <algorithm>
#include <cmath>

namespace cw {

namespace {

constexpr std::uint8_t kFromA = 1;
constexpr std::uint8_t kFromB = 2;

} // namespace

std::int32_t FabricBuilder::nodeOf(std::string_view id, std::size_t line) {
    const auto [at, fresh] = index_.emplace(std::string(id), std::int32_t(file_.nodes.size()));
    if (fresh) {
        FileNode node;
        node.id = at->first;
        node.name = at->first;
        node.line = line;
        file_.nodes.push_back(std::move(node));
        described_.push_back(false);
    }
    return at->second;
}

bool FabricBuilder::describe(std::int32_t node, std::size_t line) {
    if (described_[std::size_t(node)]) {
        report(FileOddity::DuplicateNode, line, file_.nodes[std::size_t(node)].id);
        return false;
    }
    described_[std::size_t(node)] = true;
    return true;
}

std::string FabricBuilder::endName(const FileEnd& end) const {
    const std::string& name = file_.nodes[std::size_t(end.node)].name;
    return end.port.empty() ? name : name + '[' + end.port + ']';
}

bool FabricBuilder::claim(const FileEnd& end, std::size_t link, std::size_t line) {
    if (end.port.empty()) return true;
    if (inPort_.emplace(portKey(end), link).second) return true;
    report(FileOddity::PortReused, line, endName(end));
    return false;
}

void FabricBuilder::add(FileLink link) {
    if (link.a.node == link.b.node) return report(FileOddity::SelfLink, link.line, endName(link.a));
    const std::size_t at = file_.links.size();
    if (!claim(link.a, at, link.line)) return;
    if (!claim(link.b, at, link.line)) {
        if (!link.a.port.empty()) inPort_.erase(portKey(link.a));
        return;
    }
    file_.links.push_back(std::move(link));
    seen_.push_back(kFromA | kFromB);
}

void FabricBuilder::join(std::size_t at, const FileLink& seen) {
    FileLink& link = file_.links[at];
    if (link.gbps != seen.gbps && link.gbps && seen.gbps) {
        report(FileOddity::RateDiffers, seen.line, linkName(link));
        if (*seen.gbps < *link.gbps) link.type = seen.type;
        link.gbps = std::min(*link.gbps, *seen.gbps);
    }
    if (!link.gbps) link.gbps = seen.gbps;
    if (link.type.empty()) link.type = seen.type;
}

void FabricBuilder::addSeenFrom(FileLink link) {
    listsBothEnds_ = true;
    if (link.a.node == link.b.node) {
        // Both ends of a loop are listed; one of them is enough to say so.
        const bool fresh = inPort_.emplace(portKey(link.a), file_.links.size()).second;
        if (inPort_.emplace(portKey(link.b), file_.links.size()).second || (fresh && link.a == link.b))
            report(FileOddity::SelfLink, link.line, endName(link.a));
        return;
    }
    const auto known = inPort_.find(portKey(link.a));
    if (known != inPort_.end()) {
        const std::size_t at = known->second;
        const bool fits =
            at < file_.links.size() && file_.links[at].a == link.b && file_.links[at].b == link.a;
        if (!fits || (seen_[at] & kFromB)) return report(FileOddity::PortReused, link.line, endName(link.a));
        seen_[at] |= kFromB;
        return join(at, link);
    }
    const std::size_t at = file_.links.size();
    if (!claim(link.b, at, link.line)) return;
    inPort_.emplace(portKey(link.a), at);
    file_.links.push_back(std::move(link));
    seen_.push_back(kFromA);
}

FabricFile FabricBuilder::finish(bool describesNodes) && {
    std::vector<bool> linked(file_.nodes.size(), false);
    bool anyRate = false;
    for (std::size_t i = 0; i < file_.links.size(); ++i) {
        const FileLink& link = file_.links[i];
        anyRate |= link.gbps.has_value();
        linked[std::size_t(link.a.node)] = linked[std::size_t(link.b.node)] = true;
        if (listsBothEnds_ && seen_[i] == kFromA && isDescribed(link.b.node))
            report(FileOddity::OneEnded, link.line, linkName(link));
    }
    for (std::size_t i = 0; i < file_.nodes.size(); ++i) {
        const FileNode& node = file_.nodes[i];
        if (describesNodes && !described_[i]) report(FileOddity::UnknownNode, node.line, node.name);
        if (!linked[i]) report(FileOddity::NoLink, node.line, node.name);
    }
    if (!file_.links.empty() && !anyRate) report(FileOddity::NoRate, 0, {});
    return std::move(file_);
}

std::optional<double> rateIn(std::string_view text) {
    Scan scan(trimmed(text));
    const std::string_view digits = scan.takeWhile(
        [](char c) { return (c >= '0' && c <= '9') || c == '.' || c == 'e' || c == '+' || c == '-'; });
    const auto number = numberIn<double>(digits);
    if (!number || !std::isfinite(*number) || *number < 0) return std::nullopt;
    scan.skipBlanks();
    double factor = 1;
    if (scan.take("T"))
        factor = 1000;
    else if (scan.take("M"))
        factor = 0.001;
    else
        scan.take("G");
    const std::string_view unit = scan.rest();
    if (!unit.empty() && unit != "b/s" && unit != "bps" && unit != "bit/s") return std::nullopt;
    return *number * factor;
}

} // namespace cw
