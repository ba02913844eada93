#!/usr/bin/env python3
"""Files of fabrics on the command line: read in each format, odd ones with findings, exported and read back.

fabric_test.py PROGRAM
"""
import csv
import gzip
import json
import re
import sys
import unittest

from cli import Cli, one_object

PROGRAM = None

DUMP = """
Switch\t65 "S-0000000000000001"\t# "MF0;leaf-1:MQM9700/U1" enhanced port 0 lid 1 lmc 0
[1]\t"H-00000000000000a1"[1](a1) \t# "node01 mlx5_0" lid 11 4xNDR
[2]\t"H-00000000000000a2"[1](a2) \t# "node02 mlx5_0" lid 12 4xNDR
[40]\t"S-0000000000000001"[41]\t# "MF0;leaf-1:MQM9700/U1" lid 1 4xNDR
[41]\t"S-0000000000000001"[40]\t# "MF0;leaf-1:MQM9700/U1" lid 1 4xNDR

Ca\t1 "H-00000000000000a1"\t# "node01 mlx5_0"
[1](a1) \t"S-0000000000000001"[1]\t# lid 11 lmc 0 "MF0;leaf-1:MQM9700/U1" lid 1 4xNDR

Ca\t1 "H-00000000000000a2"\t# "node02 mlx5_0"
[1](a2) \t"S-0000000000000001"[2]\t# lid 12 lmc 0 "MF0;leaf-1:MQM9700/U1" lid 1 4xNDR
what is this
"""


class Fabrics(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.cli = Cli(PROGRAM)

    def write(self, name, text):
        (self.cli.folder / name).write_bytes(text if isinstance(text, bytes) else text.encode())

    def analyze(self, *args):
        ended = self.cli.run("graph", "analyze", *args, "--json")
        self.assertEqual(ended.returncode, 0, ended.stderr)
        return one_object(ended.stdout)

    def test_a_dump_is_known_by_its_content_packed_or_not(self):
        self.write("dump", DUMP)
        self.write("dump.gz", gzip.compress(DUMP.encode()))
        for name in ("dump", "dump.gz"):
            figures = self.analyze(name)
            self.assertEqual(figures["file"]["format"], "ibnetdiscover")
            self.assertEqual(figures["hosts"], 2)
            self.assertEqual(figures["bisection"]["lower_gbps"], 400)
            self.assertEqual([(f["line"], f["code"]) for f in figures["file"]["findings"]],
                             [(5, "self_link"), (13, "malformed")])
        said = self.cli.run("graph", "analyze", "dump", "--lang", "en").stderr
        self.assertIn("dump:5: a link from leaf-1[40] to itself, left out", said)

    def test_only_named_terminals_weigh_in(self):
        self.write("dump", DUMP)
        self.assertEqual(self.analyze("dump", "--terminals", "node01")["endpoints"], 1)
        self.assertEqual(self.cli.run("graph", "analyze", "dump", "--terminals", "gpu").returncode, 2)

    def test_a_file_without_rates_counts_links(self):
        self.write("topology.conf", "SwitchName=top Switches=l[1-2]\nSwitchName=l1 Nodes=n[1-4]\nSwitchName=l2 Nodes=n[5-8]\n")
        ended = self.cli.run("graph", "analyze", "topology.conf", "--json", "--lang", "en")
        self.assertEqual(one_object(ended.stdout)["bisection"]["upper_gbps"], 1)
        self.assertIn("warning: ", ended.stderr)
        self.assertIn("each counts as 1 Gb/s", ended.stderr)

    def test_a_wrong_format_is_refused_and_named(self):
        self.write("dump", DUMP)
        for args in (["--format", "ibnetdiscover2"], ["--format", "graphml"], ["--format", "edges"]):
            ended = self.cli.run("graph", "analyze", "dump", *args, "--lang", "en")
            self.assertEqual(ended.returncode, 2)
            self.assertTrue(ended.stderr.splitlines()[-1].startswith("error: "), ended.stderr)

    def test_real_file_cases_are_answered_from_the_file(self):
        self.write("dump", DUMP)
        case = {"id": "x", "kind": "real_file", "inputs": {"file": "dump"}, "tolerance": {"abs": 0},
                "expected": {"switches": 1, "host_links": 2, "leaf": 1, "speed": "4xNDR", "ca_nodes": 2}}
        self.write("c.json", json.dumps([case, {**case, "expected": {"switches": 2}},
                                         {**case, "inputs": {"file": "../etc/passwd"}},
                                         {**case, "inputs": {"file": "none"}}]))
        results = one_object(self.cli.run("validate", "c.json", "--json").stdout)["results"]
        self.assertEqual([r["status"] for r in results], ["pass", "fail", "fail", "fail"])
        self.assertEqual(results[1]["value"], {"switches": 1})

    def test_exports_read_back_with_the_figures_of_the_design(self):
        self.cli.run("new", "superpod-h100", "--set", "scalable_units=1", "-o", "plan.cwp")
        solved = one_object(self.cli.run("solve", "plan.cwp", "--only", "fabric", "--json").stdout)
        compute = next(f for f in solved["fabric"] if f["role"] == "compute")
        for name in ("dot", "graphml"):
            self.assertEqual(self.cli.run("export", "plan.cwp", "--as", name, "-o", "f").returncode, 0)
            figures = self.analyze("f")
            for key in ("hosts", "endpoints", "switches", "links", "oversubscription", "diameter_hops"):
                self.assertEqual(figures[key], compute[key], key)
            for key in ("lower_gbps", "upper_gbps", "full_bisection_ratio"):
                self.assertEqual(figures["bisection"][key], compute["bisection"][key], key)

    def test_another_fabric_is_exported_by_name(self):
        self.cli.run("new", "lab", "--set", "gpus=16", "-o", "lab.cwp")
        self.assertEqual(self.cli.run("export", "lab.cwp", "--as", "dot", "--fabric", "Storage", "-o", "s").returncode, 0)
        self.assertIn("stleaf", (self.cli.folder / "s").read_text())
        ended = self.cli.run("export", "lab.cwp", "--as", "dot", "--fabric", "none", "-o", "n", "--lang", "en")
        self.assertEqual(ended.returncode, 2)
        self.assertFalse((self.cli.folder / "n").exists())

    def test_what_is_built_wrong_goes_on_the_punch_list(self):
        self.cli.run("new", "superpod-h100", "--set", "scalable_units=1", "-o", "plan.cwp")
        self.cli.run("export", "plan.cwp", "--as", "ibsim", "-o", "built")
        ended = self.cli.run("asbuilt", "plan.cwp", "built", "--json")
        self.assertEqual(ended.returncode, 0, ended.stderr)
        self.assertEqual(one_object(ended.stdout)["cables"]["matched"], 252 + 256)
        # Rails 3 and 4 of one host change places, as if both plugs were swapped at the leaves.
        net = (self.cli.folder / "built").read_text()
        host = "A02-n2"
        net = net.replace(f'"{host} HCA-3"[', '"?"[').replace(f'"{host} HCA-4"[', f'"{host} HCA-3"[').replace(
            '"?"[', f'"{host} HCA-4"[')
        three, four = (re.search(rf'"{host} HCA-{n}"\n(\[1\].*)\n', net)[1] for n in (3, 4))
        net = net.replace(f'HCA-3"\n{three}', f'HCA-3"\n{four}', 1).replace(f'HCA-4"\n{four}', f'HCA-4"\n{three}', 1)
        # One cable between switches is not there.
        records = net.split("\n\n")
        spine = next(i for i, r in enumerate(records) if "spine1" in r.split("\n")[0])
        lines = records[spine].split("\n")
        leaf, port = re.match(r'\[1\]\t"(.+)"\[(\d+)\]', lines[1]).groups()
        records[spine] = "\n".join(lines[:1] + lines[2:])
        at = next(i for i, r in enumerate(records) if f'"{leaf}"' in r.split("\n")[0])
        records[at] = re.sub(rf"\n\[{port}\]\t[^\n]*", "", records[at])
        self.write("swapped.gz", gzip.compress("\n\n".join(records).encode()))
        ended = self.cli.run("asbuilt", "plan.cwp", "swapped.gz", "-o", "punch.csv", "--json")
        self.assertEqual(ended.returncode, 1, ended.stderr)
        got = one_object(ended.stdout)
        self.assertEqual(got["cables"], {"matched": 505, "wrong_rate": 0, "wrong_port": 0, "swapped_rail": 2,
                                         "wrong_device": 0, "missing": 1, "unexpected": 0})
        with open(self.cli.folder / "punch.csv", encoding="utf-8-sig", newline="") as file:
            rows = list(csv.DictReader(file))
        self.assertEqual(sorted(r["state"] for r in rows), ["missing", "swapped_rail", "swapped_rail"])
        swapped = {r["a_device"] for r in rows if r["state"] == "swapped_rail"}
        self.assertEqual(swapped, {host})
        self.assertEqual(self.cli.run("asbuilt", "plan.cwp", "plan.cwp").returncode, 2)


if __name__ == "__main__":
    PROGRAM = sys.argv.pop(1)
    unittest.main()
