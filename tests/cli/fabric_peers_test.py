#!/usr/bin/env python3
"""Exports of a fabric in the hands of the programs that they are for: ibsim with ibnetdiscover, and slurmctld.

fabric_peers_test.py PROGRAM

Skips, and says which package is missing, where they are not installed (Debian: ibsim-utils, infiniband-diags; slurmctld,
slurm-client). Starts nothing that it does not end.
"""
import glob
import os
import pathlib
import re
import shutil
import signal
import socket
import subprocess
import sys
import time
import unittest

from cli import Cli, one_object

PROGRAM = None


def free_port():
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return s.getsockname()[1]


def cables(text):
    """{(node, port, node, port)} of a net or a dump, both ends in order, by the names that people read."""
    names, found = {}, set()
    for line in text.splitlines():
        header = re.match(r'(?:Switch|Ca|Hca)\s+\d+\s+"([^"]+)"\s*(?:#\s*"([^"]+)")?', line)
        if header:
            names[header[1]] = header[2] or header[1]
    here = None
    for line in text.splitlines():
        header = re.match(r'(?:Switch|Ca|Hca)\s+\d+\s+"([^"]+)"', line)
        port = re.match(r'\[(\d+)\](?:\([0-9a-f]+\))?\s*"([^"]+)"\[(\d+)\]', line)
        if header:
            here = names[header[1]]
        elif port:
            found.add(tuple(sorted([(here, int(port[1])), (names[port[2]], int(port[3]))])))
    return found


class Peers(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.cli = Cli(PROGRAM)
        cls.cli.run("new", "superpod-h100", "--set", "scalable_units=1", "-o", "plan.cwp")

    def export(self, name):
        self.assertEqual(self.cli.run("export", "plan.cwp", "--as", name, "-o", name).returncode, 0)
        return self.cli.folder / name

    def end(self, process):
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        if process.stdin:
            process.stdin.close()

    def test_ibnetdiscover_sees_the_simulated_fabric(self):
        wrapper = glob.glob("/usr/lib/*/umad2sim/libumad2sim.so")
        discover = shutil.which("ibnetdiscover", path=os.environ.get("PATH", "") + ":/usr/sbin:/sbin")
        if not shutil.which("ibsim") or not wrapper or not discover:
            self.skipTest("ibsim-utils or infiniband-diags is not installed: the export was run by no simulator")
        net = self.export("ibsim")
        port = str(free_port())
        with open(self.cli.folder / "ibsim.log", "w") as log:
            sim = subprocess.Popen(["ibsim", "-s", "-n", "-r", "-l", port, str(net)], stdin=subprocess.PIPE, stdout=log,
                                   stderr=log)
        try:
            first = next(line.split('"')[1] for line in net.read_text().splitlines() if line.startswith("Hca"))
            environment = {**os.environ, "LD_PRELOAD": wrapper[0], "SIM_HOST": first, "IBSIM_SERVER_NAME": "localhost",
                           "IBSIM_SERVER_PORT": port}
            for _ in range(50):
                seen = subprocess.run([discover], env=environment, capture_output=True, text=True, timeout=60)
                if seen.returncode == 0 and "Switch" in seen.stdout:
                    break
                time.sleep(0.1)
        finally:
            self.end(sim)
        self.assertIn("Switch", seen.stdout, seen.stderr)
        drawn = cables(net.read_text())
        self.assertEqual(len(drawn), 252 + 256)
        self.assertEqual(cables(seen.stdout), drawn)
        (self.cli.folder / "seen").write_text(seen.stdout)
        of = {name: one_object(self.cli.run("graph", "analyze", name, "--json").stdout)["file"]
              for name in ("seen", "ibsim")}
        for key in ("nodes", "switches", "tiers", "adapters", "hosts", "host_links", "switch_links", "mixed_rail_leaves"):
            self.assertEqual(of["seen"][key], of["ibsim"][key], key)

    def test_slurmctld_takes_the_tree(self):
        server = shutil.which("slurmctld", path=os.environ.get("PATH", "") + ":/usr/sbin:/sbin")
        if not server or not shutil.which("scontrol"):
            self.skipTest("slurmctld or slurm-client is not installed: the export was read by no Slurm")
        if os.geteuid() != 0:
            self.skipTest("slurmctld of this test wants to be root: the export was read by no Slurm")
        tree = self.export("slurm-tree")
        folder = pathlib.Path(self.cli.folder) / "slurm"
        (folder / "state").mkdir(parents=True)
        shutil.copy(tree, folder / "topology.conf")
        nodes = ",".join(re.findall(r"Nodes=(\S+)", tree.read_text()))
        (folder / "slurm.conf").write_text(f"""ClusterName=test
SlurmctldHost={socket.gethostname()}(127.0.0.1)
SlurmctldPort={free_port()}
SlurmdPort={free_port()}
SlurmUser=root
AuthType=auth/none
CredType=cred/none
StateSaveLocation={folder}/state
SlurmctldPidFile={folder}/slurmctld.pid
SlurmctldLogFile={folder}/slurmctld.log
TopologyPlugin=topology/tree
SelectType=select/cons_tres
NodeName={nodes} NodeAddr=127.0.0.1 CPUs=8 State=UNKNOWN
PartitionName=all Nodes=ALL Default=YES
""")
        environment = {**os.environ, "SLURM_CONF": str(folder / "slurm.conf")}
        log = folder / "slurmctld.log"
        process = subprocess.Popen([server, "-D", "-c", "-f", str(folder / "slurm.conf")], env=environment,
                                   stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        try:
            for _ in range(100):
                shown = subprocess.run(["scontrol", "show", "topology"], env=environment, capture_output=True, text=True,
                                       timeout=60)
                if shown.returncode == 0 and "SwitchName" in shown.stdout or process.poll() is not None:
                    break
                time.sleep(0.1)
        finally:
            self.end(process)
        said = log.read_text() if log.exists() else ""
        self.assertIn("SwitchName", shown.stdout, shown.stderr + said)
        self.assertNotRegex(said, r"(?i)topology.*(error|warning)|error:.*topology")
        (self.cli.folder / "shown.conf").write_text(shown.stdout)
        of = {name: one_object(self.cli.run("graph", "analyze", name, "--json").stdout)["file"]
              for name in ("shown.conf", "slurm-tree")}
        for key in ("nodes", "switches", "tiers", "hosts", "links"):
            self.assertEqual(of["shown.conf"][key], of["slurm-tree"][key], shown.stdout)


if __name__ == "__main__":
    PROGRAM = sys.argv.pop(1)
    unittest.main(verbosity=2)
