#include "model/exchange/fabric/as_built.h"

#include "model/exchange/fabric/project_fabric.h"
#include "model/exchange/fabric/text_scan.h"
#include "model/object_name.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <set>

namespace cw {

namespace {

constexpr std::int32_t kNone = -1;

std::string folded(std::string_view name) {
    std::string text(name);
    std::transform(text.begin(), text.end(), text.begin(),
                   [](char c) { return c >= 'A' && c <= 'Z' ? char(c - 'A' + 'a') : c; });
    return text;
}

unsigned numberOf(const std::string& port) {
    return numberIn<unsigned>(port).value_or(0);
}

/// One end in the design's terms: its node and port number. A device that is not drawn has no node.
struct End {
    std::int32_t node = kNone;
    unsigned port = 0; ///< 0: not known
    auto operator<=>(const End&) const = default;
};

/// A found cable; `at` is its link in the dump.
struct Found {
    End a, b;
    std::size_t at = 0;
    bool taken = false;
};

class Comparison {
public:
    Comparison(const Project& project, FabricId fabric, const FabricFile& dump)
        : project_(project)
        , dump_(dump)
        , drawn_(fabricOf(project, fabric, PortNames::Numbers))
        , cables_(cablesBetween(project, fabric))
        , split_(splitOf(project, fabric)) {}

    Result<AsBuilt> run() {
        readDesign();
        if (!matchDevices())
            return Error::said(ErrorCode::InvalidArgument, "names",
                               Phrase::tr("no device of the dump has a name of the design"));
        matchAdapters();
        readDump();
        matchExactly();
        matchUnnamed();
        // A host's port is on one leaf only, so that end says most; then cables between the same devices,
        // then one end in the right port: what is nearest to the drawing is said.
        pairUp([this](const End& x, const End& y) { return isHost(x.node) && x == y; }, false);
        pairUp([](const End& x, const End& y) { return x == y; }, true);
        pairUp([](const End& x, const End& y) { return x.node == y.node; }, true);
        pairUp([](const End& x, const End& y) { return x == y; }, false);
        rest();
        return std::move(result_);
    }

private:
    bool isHost(std::int32_t node) const {
        return drawn_.nodes[std::size_t(node)].kind == FileNodeKind::Host;
    }
    DeviceId deviceOf(std::size_t link, bool atA) const {
        const Cable& cable = project_.cables()[cables_[link]];
        return (atA ? cable.a : cable.b).device;
    }

    void readDesign() {
        device_.resize(drawn_.nodes.size());
        for (std::size_t i = 0; i < drawn_.links.size(); ++i) {
            const FileLink& link = drawn_.links[i];
            design_.push_back(
                {{link.a.node, numberOf(link.a.port)}, {link.b.node, numberOf(link.b.port)}, i, false});
            device_[std::size_t(link.a.node)] = deviceOf(i, true);
            device_[std::size_t(link.b.node)] = deviceOf(i, false);
            for (const auto& [here, there] : {std::pair(link.a, link.b), std::pair(link.b, link.a)})
                if (isHost(here.node)) hostPorts_[here.node][numberOf(here.port)] = there.node;
        }
        result_.lines.resize(drawn_.links.size());
    }

    /// Node of the design for each of the dump's; false when there is none at all.
    bool matchDevices() {
        std::map<std::string, std::int32_t> byName;
        for (std::size_t i = 0; i < drawn_.nodes.size(); ++i)
            byName.emplace(folded(drawn_.nodes[i].name), std::int32_t(i));
        std::set<std::int32_t> met;
        std::set<std::string> unknown;
        nodeOf_.assign(dump_.nodes.size(), kNone);
        for (std::size_t i = 0; i < dump_.nodes.size(); ++i) {
            const FileNode& node = dump_.nodes[i];
            if (node.kind == FileNodeKind::Aggregation) continue;
            const std::string name = isMachine(node) ? machineOf(node) : node.name;
            const auto at = byName.find(folded(name));
            if (at != byName.end()) {
                nodeOf_[i] = at->second;
                met.insert(at->second);
            } else if (!isUnnamed(node)) {
                unknown.insert(name);
            }
        }
        for (std::size_t i = 0; i < drawn_.nodes.size(); ++i)
            if (!met.contains(std::int32_t(i))) result_.devicesMissing.push_back(drawn_.nodes[i].name);
        result_.devicesUnknown.assign(unknown.begin(), unknown.end());
        return !met.empty();
    }

    static bool isMachine(const FileNode& node) {
        return node.kind == FileNodeKind::Host || node.kind == FileNodeKind::Adapter;
    }
    static bool isUnnamed(const FileNode& node) {
        return node.kind == FileNodeKind::Adapter && node.host.empty();
    }
    static std::string adapterKey(const FileNode& node) {
        const auto index = adapterIndex(node);
        return index ? std::to_string(*index) : node.adapter;
    }

    /// Which of its host's drawn ports, counted from 0, each adapter name stands for: the one on whose leaf
    /// most adapters of this name are.
    void matchAdapters() {
        std::map<std::pair<std::string, std::size_t>, std::size_t> votes;
        std::set<std::string> names;
        for (const FileLink& link : dump_.links)
            for (const auto& [host, leaf] :
                 {std::pair(link.a.node, link.b.node), std::pair(link.b.node, link.a.node)}) {
                const FileNode& adapter = dump_.nodes[std::size_t(host)];
                const std::int32_t node = nodeOf_[std::size_t(host)];
                if (adapter.kind != FileNodeKind::Adapter || node == kNone) continue;
                names.insert(adapterKey(adapter));
                std::size_t ordinal = 0;
                for (const auto& [port, drawnLeaf] : hostPorts_[node]) {
                    if (drawnLeaf == nodeOf_[std::size_t(leaf)]) ++votes[{adapterKey(adapter), ordinal}];
                    ++ordinal;
                }
            }
        std::vector<std::pair<std::size_t, std::pair<std::string, std::size_t>>> order;
        order.reserve(votes.size());
        for (const auto& [what, count] : votes)
            order.emplace_back(count, what);
        // Ports on one leaf have equal votes: then the order of the names decides, shorter ones first ("9",
        // "10").
        std::stable_sort(order.begin(), order.end(), [](const auto& x, const auto& y) {
            const auto key = [](const auto& v) {
                return std::tuple(v.second.first.size(), v.second.first, v.second.second);
            };
            return x.first != y.first ? x.first > y.first : key(x) < key(y);
        });
        std::set<std::size_t> used;
        for (const auto& [count, what] : order)
            if (!ordinal_.contains(what.first) && used.insert(what.second).second)
                ordinal_[what.first] = what.second;
    }

    End endOf(const FileEnd& end) {
        const FileNode& node = dump_.nodes[std::size_t(end.node)];
        const std::int32_t drawn = nodeOf_[std::size_t(end.node)];
        if (drawn == kNone || !isHost(drawn)) return {drawn, numberOf(end.port)};
        const auto ordinal = ordinal_.find(adapterKey(node));
        const std::map<unsigned, std::int32_t>& ports = hostPorts_[drawn];
        if (ordinal == ordinal_.end() || ordinal->second >= ports.size()) return {drawn, 0};
        return {drawn, std::next(ports.begin(), std::ptrdiff_t(ordinal->second))->first};
    }

    void readDump() {
        for (std::size_t i = 0; i < dump_.links.size(); ++i) {
            const FileLink& link = dump_.links[i];
            const auto isEngine = [&](const FileEnd& end) {
                return dump_.nodes[std::size_t(end.node)].kind == FileNodeKind::Aggregation;
            };
            if (!isEngine(link.a) && !isEngine(link.b))
                found_.push_back({endOf(link.a), endOf(link.b), i, false});
        }
    }

    void matchExactly() {
        std::map<std::pair<End, End>, std::size_t> byEnds;
        for (std::size_t i = 0; i < found_.size(); ++i)
            byEnds.emplace(std::minmax(found_[i].a, found_[i].b), i);
        for (Found& drawn : design_) {
            const auto at = byEnds.find(std::minmax(drawn.a, drawn.b));
            if (at == byEnds.end() || found_[at->second].taken) continue;
            settle(drawn, found_[at->second], found_[at->second].a != drawn.a);
        }
    }

    /// A host that gives no name, on the switch port that the design has a host on.
    void matchUnnamed() {
        std::map<End, std::size_t> bySwitchPort;
        for (std::size_t i = 0; i < found_.size(); ++i) {
            const FileLink& link = dump_.links[found_[i].at];
            if (isUnnamed(dump_.nodes[std::size_t(link.a.node)])) bySwitchPort.emplace(found_[i].b, i);
            if (isUnnamed(dump_.nodes[std::size_t(link.b.node)])) bySwitchPort.emplace(found_[i].a, i);
        }
        for (Found& drawn : design_) {
            if (drawn.taken || isHost(drawn.a.node) == isHost(drawn.b.node)) continue;
            const bool switchIsA = isHost(drawn.b.node);
            const End& atSwitch = switchIsA ? drawn.a : drawn.b;
            const auto at = bySwitchPort.find(atSwitch);
            if (at == bySwitchPort.end() || found_[at->second].taken) continue;
            Found& found = found_[at->second];
            (found.a == atSwitch ? found.b : found.a) = switchIsA ? drawn.b : drawn.a;
            ++result_.unnamedMatched;
            settle(drawn, found, found.a != drawn.a);
        }
    }

    /// Pairs what is left of the design with what is left of the dump where one end is the same and the
    /// other, when `bothDevices`, on the same device.
    template <class Same>
    void pairUp(Same same, bool bothDevices) {
        std::map<std::int32_t, std::vector<std::size_t>> byNode;
        for (std::size_t i = 0; i < found_.size(); ++i)
            if (!found_[i].taken)
                for (const End& end : {found_[i].a, found_[i].b})
                    if (end.node != kNone) byNode[end.node].push_back(i);
        const auto fits = [&](const End& here, const End& there, const End& x, const End& y) {
            return same(here, x) && (!bothDevices || there.node == y.node);
        };
        for (Found& drawn : design_) {
            // The host's end says more than the switch's: a host port is on one leaf only.
            std::array<std::pair<const End*, const End*>, 2> ways{
                {{&drawn.a, &drawn.b}, {&drawn.b, &drawn.a}}};
            if (isHost(drawn.b.node)) std::swap(ways[0], ways[1]);
            for (const auto& [here, there] : ways) {
                if (drawn.taken) break;
                for (const std::size_t i : byNode[here->node]) {
                    Found& found = found_[i];
                    if (found.taken) continue;
                    const bool straight = fits(*here, *there, found.a, found.b);
                    if (!straight && !fits(*here, *there, found.b, found.a)) continue;
                    settle(drawn, found, straight == (here == &drawn.b));
                    break;
                }
            }
        }
    }

    AsBuiltEnds endsOf(const Found& drawn) const {
        const FileLink& link = drawn_.links[drawn.at];
        const Cable& cable = project_.cables()[cables_[drawn.at]];
        return {drawn_.nodes[std::size_t(link.a.node)].name, portName(project_, cable.a),
                drawn_.nodes[std::size_t(link.b.node)].name, portName(project_, cable.b), link.gbps};
    }

    std::string foundPort(const FileEnd& end) const {
        const FileNode& node = dump_.nodes[std::size_t(end.node)];
        if (node.kind == FileNodeKind::Adapter) return node.adapter.empty() ? end.port : node.adapter;
        const std::int32_t drawn = nodeOf_[std::size_t(end.node)];
        if (drawn == kNone) return end.port;
        const DeviceId device = device_[std::size_t(drawn)];
        return printedPort(project_, device, numberOf(end.port), split_.at(device));
    }

    AsBuiltEnds foundEnds(const Found& found, bool turned) const {
        const FileLink& link = dump_.links[found.at];
        const FileEnd& a = turned ? link.b : link.a;
        const FileEnd& b = turned ? link.a : link.b;
        const auto name = [&](const FileEnd& end) {
            const FileNode& node = dump_.nodes[std::size_t(end.node)];
            return isMachine(node) && !isUnnamed(node) ? machineOf(node) : node.name;
        };
        return {name(a), foundPort(a), name(b), foundPort(b), link.gbps};
    }

    /// `turned`: end b of the found cable stands for end a of the drawn one.
    void settle(Found& drawn, Found& found, bool turned) {
        drawn.taken = found.taken = true;
        const End& a = turned ? found.b : found.a;
        const End& b = turned ? found.a : found.b;
        AsBuiltLine& line = result_.lines[drawn.at];
        line.cable = cables_[drawn.at];
        line.design = endsOf(drawn);
        line.found = foundEnds(found, turned);
        line.state = stateOf(drawn, a, b, line);
        line.action = actionOf(drawn, a, b, line);
        ++result_.counts[std::size_t(line.state)];
    }

    /// A host port that no adapter name speaks for is taken as right.
    static bool agrees(const End& found, const End& drawn) {
        return found.node == drawn.node && (found.port == drawn.port || found.port == 0);
    }

    AsBuiltState stateOf(const Found& drawn, const End& a, const End& b, const AsBuiltLine& line) const {
        if (agrees(a, drawn.a) && agrees(b, drawn.b)) {
            const auto &wanted = line.design->gbps, &got = line.found->gbps;
            return wanted && got && std::abs(*wanted - *got) > 0.01 * *wanted ? AsBuiltState::WrongRate
                                                                              : AsBuiltState::Matched;
        }
        if (a.node == drawn.a.node && b.node == drawn.b.node) return AsBuiltState::WrongPort;
        const bool aAgrees = a.node == drawn.a.node;
        const std::int32_t here = aAgrees ? drawn.a.node : drawn.b.node;
        const std::int32_t foundThere = aAgrees ? b.node : a.node;
        if (isHost(here) && foundThere != kNone)
            for (const auto& [port, leaf] : hostPorts_.at(here))
                if (leaf == foundThere) return AsBuiltState::SwappedRail;
        return AsBuiltState::WrongDevice;
    }

    static Phrase move(const std::string& fromDevice, const std::string& fromPort,
                       const std::string& toDevice, const std::string& toPort) {
        return Phrase::tr("move the plug from %1 port %2 to %3 port %4")
            .arg(Phrase(fromDevice))
            .arg(Phrase(fromPort))
            .arg(Phrase(toDevice))
            .arg(Phrase(toPort));
    }

    Phrase actionOf(const Found& drawn, const End& a, const End& b, const AsBuiltLine& line) const {
        const AsBuiltEnds &design = *line.design, &found = *line.found;
        if (line.state == AsBuiltState::Matched) return {};
        if (line.state == AsBuiltState::WrongRate)
            return Phrase::tr("runs at %1 Gb/s instead of %2 Gb/s: check transceivers and port settings")
                .arg(*found.gbps, 0)
                .arg(*design.gbps, 0);
        const Phrase moveA = move(found.aDevice, found.aPort, design.aDevice, design.aPort);
        const Phrase moveB = move(found.bDevice, found.bPort, design.bDevice, design.bPort);
        if (line.state != AsBuiltState::WrongPort) return a.node == drawn.a.node ? moveB : moveA;
        if (agrees(a, drawn.a)) return moveB;
        return agrees(b, drawn.b) ? moveA : Phrase::tr("%1; %2").arg(moveA).arg(moveB);
    }

    void rest() {
        for (const Found& drawn : design_) {
            if (drawn.taken) continue;
            AsBuiltLine& line = result_.lines[drawn.at];
            line.state = AsBuiltState::Missing;
            line.cable = cables_[drawn.at];
            line.design = endsOf(drawn);
            line.action = Phrase::tr("not seen: check cable, transceivers and both ports");
            ++result_.counts[std::size_t(line.state)];
        }
        for (const Found& found : found_) {
            if (found.taken) continue;
            AsBuiltLine line;
            line.state = AsBuiltState::Unexpected;
            line.found = foundEnds(found, false);
            line.action = Phrase::tr("not in the design: remove it, or draw it");
            ++result_.counts[std::size_t(line.state)];
            result_.lines.push_back(std::move(line));
        }
    }

    const Project& project_;
    const FabricFile& dump_;
    const FabricFile drawn_;
    const std::vector<CableId> cables_; ///< as drawn_.links
    const std::map<DeviceId, unsigned> split_;
    std::vector<DeviceId> device_;     ///< as drawn_.nodes
    std::vector<std::int32_t> nodeOf_; ///< node of the design for each of the dump's
    std::map<std::int32_t, std::map<unsigned, std::int32_t>> hostPorts_; ///< host -> port -> leaf
    std::map<std::string, std::size_t> ordinal_; ///< adapter name -> which of the host's ports, from 0
    std::vector<Found> design_, found_;
    AsBuilt result_;
};

} // namespace

Result<AsBuilt> compareAsBuilt(const Project& project, FabricId fabric, const FabricFile& dump) {
    return Comparison(project, fabric, dump).run();
}

TableDoc punchList(const Project& project, const AsBuilt& result) {
    TableDoc table;
    table.title = "punch list";
    for (const char* name : {"state", "label", "a_device", "a_port", "b_device", "b_port", "found_a_device",
                             "found_a_port", "found_b_device", "found_b_port", "action"})
        table.columns.push_back({name});
    table.rows = [&project, &result](const std::function<void(const TableRow&)>& row) {
        for (const AsBuiltLine& line : result.lines) {
            if (line.state == AsBuiltState::Matched) continue;
            const AsBuiltEnds design = line.design.value_or(AsBuiltEnds());
            const AsBuiltEnds found = line.found.value_or(AsBuiltEnds());
            row({std::string(enumName(line.state)),
                 line.cable ? objectName(project, ObjectRef::of(*line.cable)) : std::string(), design.aDevice,
                 design.aPort, design.bDevice, design.bPort, found.aDevice, found.aPort, found.bDevice,
                 found.bPort, line.action.english()});
        }
    };
    return table;
}

} // namespace cw
