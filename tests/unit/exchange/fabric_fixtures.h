// Small files in the formats of real ones, made for the tests.
#pragma once

#include <random>
#include <string>

namespace cw::test {

/// Two hosts on a leaf, a spine, and the leaf's aggregation node.
inline constexpr const char* kSmallDump =
    "#\n# Topology file: generated on Mon Jan  6 10:00:00 2025\n#\n# Initiated from node 0c42a103000000a1 "
    "port 0c42a103000000a1\n"
    "\nvendid=0x2c9\ndevid=0xd2f2\nswitchguid=0xc42a10300000001(c42a10300000001)\n"
    "Switch\t65 \"S-0c42a10300000001\"\t\t# \"MF0;leaf-1:MQM9700/U1\" enhanced port 0 lid 1 lmc 0\n"
    "[1]\t\"H-0c42a103000000a1\"[1](c42a103000000a1) \t\t# \"node01 mlx5_0\" lid 11 4xNDR\n"
    "[2]\t\"H-0c42a103000000a2\"[1](c42a103000000a2) \t\t# \"node02 HCA-1\" lid 12 4xNDR\n"
    "[33]\t\"S-0c42a10300000002\"[1]\t\t# \"MF0;spine-1:MQM9700/U1\" lid 4 4xHDR\n"
    "[65]\t\"H-0c42a10300000009\"[1](0c42a10300000009) \t\t# \"Mellanox Technologies Aggregation Node\" lid "
    "9 4xNDR\n"
    "\nvendid=0x2c9\ndevid=0xd2f2\nsysimgguid=0xc42a10300000002\nswitchguid=0xc42a10300000002("
    "c42a10300000002)\n"
    "Switch\t65 \"S-0c42a10300000002\"\t\t# \"MF0;spine-1:MQM9700/U1\" enhanced port 0 lid 4 lmc 0\n"
    "[1]\t\"S-0c42a10300000001\"[33]\t\t# \"MF0;leaf-1:MQM9700/U1\" lid 1 4xHDR\n"
    "\nvendid=0x2c9\ndevid=0xcf09\nsysimgguid=0xc42a10300000001\ncaguid=0xc42a10300000009\n"
    "Ca\t1 \"H-0c42a10300000009\"\t\t# \"Mellanox Technologies Aggregation Node\"\n"
    "[1](0c42a10300000009) \t\"S-0c42a10300000001\"[65]\t\t# lid 9 lmc 0 \"MF0;leaf-1:MQM9700/U1\" lid 1 "
    "4xNDR\n"
    "\nvendid=0x2c9\ndevid=0x1021\nsysimgguid=0xc42a103000000a2\ncaguid=0xc42a103000000a2\n\n\n"
    "Ca\t1 \"H-0c42a103000000a2\"\t\t# \"node02 HCA-1\"\n"
    "[1](c42a103000000a2) \t\"S-0c42a10300000001\"[2]\t\t# lid 12 lmc 0 \"MF0;leaf-1:MQM9700/U1\" lid 1 "
    "4xNDR\n"
    "\nvendid=0x2c9\ndevid=0x1021\nsysimgguid=0xc42a103000000a1\ncaguid=0xc42a103000000a1\n"
    "Ca\t1 \"H-0c42a103000000a1\"\t\t# \"node01 mlx5_0\"\n"
    "[1](c42a103000000a1) \t\"S-0c42a10300000001\"[1]\t\t# lid 11 lmc 0 \"MF0;leaf-1:MQM9700/U1\" lid 1 "
    "4xNDR\n";

inline constexpr const char* kAirDot = R"(graph "small" {
  // as NVIDIA Air and PTM write it
  "leaf01" [function="leaf" os="cumulus-vx-5.9.1" memory="2048"]
  "leaf02" [function="leaf"]
  "spine01" [function="spine"]
  "server01" [function="server"]

  "leaf01":"swp51" -- "spine01":"swp1" [speed="100G"]
  "leaf02":"swp51" -- "spine01":"swp2" [speed="100G"]
  "server01":"eth1" -- "leaf01":"swp1" [left_mac="00:03:00:11:11:01" gbps=25]
}
)";

inline constexpr const char* kGraphml = R"(<?xml version="1.0" encoding="utf-8"?>
<graphml xmlns="http://graphml.graphdrawing.org/xmlns">
  <key id="d0" for="node" attr.name="function" attr.type="string"/>
  <key id="d1" for="node" attr.name="name" attr.type="string"/>
  <key id="d2" for="node" attr.name="endpoints" attr.type="int"/>
  <key id="d3" for="edge" attr.name="gbps" attr.type="double"/>
  <key id="d4" for="edge" attr.name="source_port" attr.type="string"/>
  <key id="d5" for="edge" attr.name="target_port" attr.type="string"/>
  <graph id="G" edgedefault="undirected">
    <node id="l1"><data key="d0">leaf</data><data key="d1">leaf-1</data></node>
    <node id="n1"><data key="d0">host</data><data key="d2">8</data></node>
    <edge source="n1" target="l1">
      <data key="d3">400</data>
      <data key="d4">eth0</data>
      <data key="d5">1</data>
    </edge>

    <edge source="s1" target="l1"><data key="d3">400G</data><data key="d5">2</data></edge>
  </graph>
</graphml>
)";

inline constexpr const char* kLanes = "c0-0c0s0a0l00(0:0:0) green -> c0-0c0s1a0l10(0:0:1)\n"
                                      "c0-0c0s1a0l10(0:0:1) green -> c0-0c0s0a0l00(0:0:0)\n"
                                      "c0-0c0s0a0l01(0:0:0) blue -> c2-0c0s0a0l01(1:0:0)\n"
                                      "c2-0c0s0a0l01(1:0:0) blue -> c0-0c0s0a0l01(0:0:0)\n"
                                      "c2-0c0s0a0l02(1:0:0) blue -> unused\n"
                                      "c0-0c0 nonsense\n"
                                      "c2-0c0s0a0l55(1:0:0) ptile -> processor\n";

inline constexpr const char* kSlurmTree = "# a tree\nSwitchName=top Switches=leaf[1-2]\n"
                                          "SwitchName=leaf1 Nodes=n[01-06]\n\n"
                                          "SwitchName=leaf2 Nodes=n[07-12] # half of them\n"
                                          "SwitchName=bad Nodes=n[5-1]\n";

inline constexpr const char* kTopograph = R"(# a model
switches:
  S1:
    switches:
    - S2
    - S3
blocks:
- switch: S2
  nodes: ["I[21-22]"]
  annotations:
    accelerator.topology.test/domain: nvl1
- switch: S3
  nodes:
  - n[1
  - "I[34-35]"
  annotations:
    accelerator.topology.test/domain: nvl2
)";

/// The text with one to twenty accidents: bytes changed, cut out, doubled, or the end lost. Equal for equal
/// seeds.
inline std::string damaged(std::string text, unsigned seed) {
    std::mt19937 random(seed);
    const auto below = [&](std::size_t n) { return n == 0 ? 0 : std::size_t(random() % n); };
    for (std::size_t accidents = 1 + below(20); accidents > 0 && !text.empty(); --accidents) {
        const std::size_t at = below(text.size()), length = 1 + below(30);
        switch (below(5)) {
        case 0:
            text[at] = char(below(256));
            break;
        case 1:
            text.erase(at, length);
            break;
        case 2:
            text.insert(at, text.substr(below(text.size()), length));
            break;
        case 3:
            text.insert(at, 1, "\"[]{}<>()=-:,;#\n\t\\0"[below(19)]);
            break;
        default:
            if (below(8) == 0) text.resize(at);
        }
    }
    return text;
}

} // namespace cw::test
