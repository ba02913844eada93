// One writer a format. Each takes a fabric and gives the whole text; none fails.
#pragma once

#include "model/exchange/fabric/fabric_file.h"

#include <string>

namespace cw {

/// DOT in the form of PTM and NVIDIA Air; readDot gives the same nodes, links, ports, rates back.
std::string writeDot(const FabricFile& file, const std::string& title);

/// GraphML; readGraphml gives the same back. Source: graphml.graphdrawing.org.
std::string writeGraphml(const FabricFile& file, const std::string& title);

/// A net of ibsim: each network port of a host becomes an adapter "NAME HCA-n" of one port, as a fabric of
/// such machines is seen. Ports must be numbers from 1. Source: README of ibsim.
std::string writeIbsim(const FabricFile& file, const std::string& title);

/// Slurm's topology.conf for topology/tree. A switch of it is a unit of unitsOf(), named switch.TIER.NUMBER,
/// with the drawn switches in the comment above. Source: topology.conf(5) of Slurm.
std::string writeSlurmTree(const FabricFile& file, const std::string& title);

/// The same for topology/block: a block is a scale-up domain of several hosts, or, where there are none, what
/// hangs on one leaf or rail group. Block sizes are those of the smallest block and its doublings that divide
/// all blocks.
std::string writeSlurmBlock(const FabricFile& file, const std::string& title);

/// Labels of NVIDIA topograph (network.topology.nvidia.com/leaf, spine, core, accelerator) as Node objects
/// for `kubectl apply --server-side`. Source: docs.nvidia.com/topograph, node labels.
std::string writeKubernetesLabels(const FabricFile& file, const std::string& title);

/// A containerlab topology: every node a Linux container to be replaced by the image in use, every cable a
/// link between interfaces eth1, eth2… in the order of the cables. Source: containerlab.dev, topology
/// definition.
std::string writeContainerlab(const FabricFile& file, const std::string& title);

} // namespace cw
