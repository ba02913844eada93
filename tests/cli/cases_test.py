#!/usr/bin/env python3
"""Reference cases are answered from their inputs: changed inputs give changed answers, ids and expected values none.

cases_test.py PROGRAM FOLDER_OF_THE_SHIPPED_CASES
"""
import json
import pathlib
import sys
import unittest

from cli import Cli, one_object

PROGRAM = CASES = None


class Cases(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.cli = Cli(PROGRAM)

    def answers(self, cases):
        (self.cli.folder / "c.json").write_text(json.dumps(cases))
        ended = self.cli.run("validate", "c.json", "--json", "--lang", "en")
        self.assertIn(ended.returncode, (0, 1), ended.stderr)
        return one_object(ended.stdout)["results"]

    def answer(self, kind, inputs, *names):
        result = self.answers([{"id": "x", "kind": kind, "inputs": inputs, "expected": {n: 0 for n in names},
                                "tolerance": {"abs": 0}}])[0]
        return result["value"] if result["value"] is not None else (result["status"], result["note"])

    def test_shipped_cases(self):
        ended = self.cli.run("validate", "--json")
        result = one_object(ended.stdout)
        self.assertEqual(result["cases"], sum(len(json.loads(f.read_text())) for f in CASES.glob("*.json")))
        self.assertEqual({r["id"] for r in result["results"] if r["status"] == "fail"}, set())
        self.assertGreaterEqual(result["passed"], 184)
        self.assertEqual(ended.returncode, 0)

    def test_neither_id_nor_expected_value_matter(self):
        cases = [c for c in json.loads((CASES / "fabric.json").read_text()) if c["kind"] != "exact_bisection"]
        cases = [c for c in cases if c["kind"] != "max_concurrent_flow_random" and c["inputs"].get("k", 0) < 64 and c["inputs"].get("q", 0) < 50
                 and c["inputs"].get("h", 0) < 10]
        before = self.answers(cases)
        for c in cases:
            c["id"] = "another"
            c["expected"] = {name: -1 for name in c["expected"]}
        after = self.answers(cases)
        self.assertEqual([r["value"] for r in before], [r["value"] for r in after])
        self.assertTrue(any(r["value"] for r in after))

    def test_changed_inputs_are_answered(self):
        self.assertEqual(self.answer("topology_counts", {"family": "clos3", "k": 4}, "hosts", "pods", "edge", "core",
                                     "bisection_links", "ecmp_paths_interpod", "host_diameter_links"),
                         {"hosts": 16, "pods": 4, "edge": 8, "core": 4, "bisection_links": 8, "ecmp_paths_interpod": 4,
                          "host_diameter_links": 6})
        self.assertEqual(self.answer("topology_counts", {"family": "slimfly", "q": 9}, "routers", "links", "degree"),
                         {"routers": 162, "links": 1053, "degree": 13})
        self.assertEqual(self.answer("topology_counts", {"family": "dragonfly", "h": 2, "p": 1, "a": 4, "g": 5},
                                     "hosts", "global_links", "global_links_per_group_pair"),
                         {"hosts": 20, "global_links": 20, "global_links_per_group_pair": 2})
        self.assertEqual(self.answer("topology_counts", {"family": "hyperx", "S": 4, "L": 2, "K": 3}, "links",
                                     "bisection_links"), {"links": 144, "bisection_links": 48})
        self.assertEqual(self.answer("exact_bisection", {"family": "torus", "dims": [2, 3]}, "bisection", "nodes"),
                         {"bisection": 3, "nodes": 6})
        self.assertEqual(self.answer("exact_bisection", {"graph": "K4,4"}, "bisection", "diameter"),
                         {"bisection": 8, "diameter": 2})
        self.assertEqual(self.answer("reference_architecture",
                                     {"family": "rail", "nodes_per_su": 32, "su": 3, "gpus_per_node": 8,
                                      "switch_ports": 64}, "nodes", "leaf", "spine"),
                         {"nodes": 96, "leaf": 24, "spine": 16})
        self.assertEqual(self.answer("reference_architecture",
                                     {"family": "rail", "nodes_per_su": 32, "su": 2, "gpus_per_node": 8,
                                      "leaf_ports": 64, "down": 32, "up": 16}, "leaf", "spine", "oversubscription"),
                         {"leaf": 16, "oversubscription": 2, "spine": 4})
        self.assertEqual(self.answer("oversubscription", {"leaf": 8, "spine": 4, "links_per_leaf_spine": 2,
                                                          "uplink_gbps": 400, "nic_gbps": 400, "nics_per_server": 4},
                                     "oversub_32", "total_leaf_spine_Tbps"),
                         {"oversub_32": 2, "total_leaf_spine_Tbps": 25.6})

    def test_throughput_is_answered_from_its_inputs(self):
        def rates(graph, *names):
            return self.answer("max_concurrent_flow", {"graph": graph, "demand_a2a": "as in words"}, *names)

        # Edge-transitive graphs meet the volume bound, 2 E (n - 1) / sum of distances from a node.
        self.assertAlmostEqual(rates("hypercube Q3", "theta_a2a")["theta_a2a"], 24 * 7 / 8 / 12, places=5)
        self.assertAlmostEqual(rates("K5", "theta_a2a")["theta_a2a"], 4, places=5)
        self.assertAlmostEqual(rates("Petersen", "theta_a2a")["theta_a2a"], 30 * 9 / 10 / 15, places=5)
        # Half of a cycle's traffic crosses two links each way; its farthest partners are opposite.
        cycle = rates("cycle6", "theta_a2a", "theta_longest_matching", "tub")
        self.assertAlmostEqual(cycle["theta_a2a"], 12 * 5 / 6 / 9, places=5)
        self.assertAlmostEqual(cycle["theta_longest_matching"], 2 / 3, places=5)
        self.assertAlmostEqual(cycle["tub"], 2 / 3, places=9)
        # A path is cut in the middle: 3 x 3 pairs of 1/5 over one link.
        path = rates("path6", "theta_a2a", "volume_bound_a2a")
        self.assertAlmostEqual(path["theta_a2a"], 5 / 9, places=5)
        self.assertGreater(path["volume_bound_a2a"], 5 / 9)
        status, note = rates("HyperX 4x4", "theta_longest_matching")
        self.assertEqual(status, "unsupported")
        self.assertIn("differ", note)
        self.assertEqual(rates("hypercube Q99", "tub")[0], "fail")

    def test_random_graphs_are_answered_from_their_inputs(self):
        inputs = {"topology": "jellyfish", "switches": 20, "ports": 8, "net_ports": 4, "servers_per_switch": 2,
                  "traffic": "MAWP", "fraction": 1.0}
        full = self.answer("max_concurrent_flow_random", inputs, "theta", "throughput_per_switch_pair")
        self.assertAlmostEqual(full["throughput_per_switch_pair"], 2 * full["theta"])
        part = self.answer("max_concurrent_flow_random", {**inputs, "fraction": 0.3}, "theta")
        self.assertGreater(part["theta"], full["theta"])
        for wrong in ({"ports": 5}, {"fraction": 0.05}, {"net_ports": 0}, {"colour": 1}):
            self.assertEqual(self.answer("max_concurrent_flow_random", {**inputs, **wrong}, "theta")[0], "fail", wrong)
        bound = self.answer("bound", {"n": 1000, "d": 6}, "bollobas_lower", "min_bisection_asymptotic",
                            "spectral_lower_seed1")
        # n/4 (d - 2 sqrt(d - 1)) is where the spectral bound of large random graphs lies.
        self.assertAlmostEqual(bound["spectral_lower_seed1"] / (250 * (6 - 2 * 5 ** 0.5)), 1, delta=0.05)
        self.assertLess(bound["bollobas_lower"], bound["min_bisection_asymptotic"])
        self.assertEqual(self.answer("bound", {"n": 10, "d": 12}, "bollobas_lower")[0], "fail")

    def test_media_follow_the_length(self):
        for generation, metres, allowed in (("NDR", 1, ["DAC", "LACC", "MM", "SM"]), ("NDR", 5, ["LACC", "MM", "SM"]),
                                            ("NDR", 10, ["MM-OM3", "MM-OM4", "SM"]), ("NDR", 40, ["MM-OM4", "SM"]),
                                            ("NDR", 50.1, ["SM-DR4"]), ("NDR", 2000, ["SM-FR4-LC"]), ("NDR", 2001, []),
                                            ("XDR", 1, ["LACC", "SM"]), ("XDR", 51, ["SM-DR4"]), ("XDR", 600, [])):
            self.assertEqual(self.answer("media_choice", {"generation": generation, "length_m": metres}, "allowed"),
                             {"allowed": allowed}, (generation, metres))
        self.assertEqual(self.answer("media_choice", {"generation": "QDR", "length_m": 1}, "allowed")[0], "unsupported")
        self.assertEqual(self.answer("media_choice", {"generation": "NDR", "length_m": -1}, "allowed")[0], "fail")

    def test_both_spellings_of_a_family_are_one(self):
        for short, long in (("clos3", "fat_tree_3tier"), ("clos2", "fat_tree_2tier"), ("clos2", "leaf_spine_nonblocking")):
            for names in (("hosts", "switch_links", "bisection_links"),):
                self.assertEqual(self.answer("topology_counts", {"family": short, "k": 8}, *names),
                                 self.answer("topology_counts", {"family": long, "k": 8}, *names))
        self.assertEqual(self.answer("topology_counts", {"family": "slimfly", "q": 5}, "links"),
                         self.answer("topology_counts", {"family": "slim_fly_mms", "q": 5}, "links"))

    def test_wrong_inputs_fail_with_a_note(self):
        for inputs, word in (({"family": "clos3", "k": -2}, "k"), ({"family": "clos3", "k": "many"}, "k"),
                             ({"family": "clos3", "k": 4.5}, "k"), ({"family": "clos3"}, "switch_ports"),
                             ({"family": "clos3", "k": 5}, "k"),
                             ({"family": "clos3", "k": 4, "colour": 1}, "colour"),
                             ({"family": "slimfly", "q": 6}, "q"), ({"family": "slimfly", "q": 7, "delta": 1}, "delta"),
                             ({"family": "slimfly", "routers": 51}, "routers"),
                             ({"family": "dragonfly", "h": 2, "a": 4, "g": 8}, "g"),
                             ({"family": "torus", "dims": []}, "dims"), ({"family": "torus", "dims": [0, 4]}, "dims"),
                             ({"family": "torus", "dims": [1e9]}, "dims"), ({"family": 7}, "family"), ({}, "family")):
            status, note = self.answer("topology_counts", inputs, "hosts")
            self.assertEqual(status, "fail", (inputs, note))
            self.assertIn(word, note)

    def test_what_nothing_owns_is_unsupported(self):
        for kind, inputs in (("topology_counts", {"family": "moebius"}), ("exact_bisection", {"graph": "Frucht"}),
                             ("topology_counts", {"family": "clos3", "k": 4096}),
                             ("nothing_known", {}), ("reference_architecture", {"gpus": 5})):
            self.assertEqual(self.answer(kind, inputs, "hosts")[0], "unsupported")

    def test_files_that_cases_name_are_looked_up_in_a_folder(self):
        data = self.cli.folder / "data"
        (data / "sub").mkdir(parents=True, exist_ok=True)
        # Two switches with two hosts each: the two links between them are what parts the hosts.
        (data / "sub" / "two.csv").write_text("a,b,gbps,count\nhost-1,s1,9\nhost-2,s1,9\nhost-3,s2,9\nhost-4,s2,9\n"
                                              "s1,s2,3,2\n")
        (self.cli.folder / "outside.csv").write_text("a,b,1\n")
        case = {"id": "f", "kind": "exact_bisection", "inputs": {"file": "sub/two.csv"},
                "expected": {"bisection": 6, "hosts": 4, "switches": 2}, "tolerance": {"abs": 0}}
        (self.cli.folder / "f.json").write_text(json.dumps([case]))

        def run(*args):
            ended = self.cli.run("validate", "f.json", *args, "--json", "--lang", "en")
            return ended.returncode, one_object(ended.stdout)["results"][0] if ended.stdout else ended.stderr

        code, result = run("--data", "data")
        self.assertEqual((code, result["status"], result["value"]),
                         (0, "pass", {"bisection": 6.0, "hosts": 4, "switches": 2}))
        self.assertEqual(run()[1]["status"], "fail")  # beside the cases there is no such file
        for name in ("../outside.csv", "missing.csv", "sub", "", str(self.cli.folder / "outside.csv")):
            case["inputs"]["file"] = name
            (self.cli.folder / "f.json").write_text(json.dumps([case]))
            self.assertEqual(run("--data", "data")[1]["status"], "fail", name)
        case["inputs"] = {"file": "two.csv", "terminals": "s"}
        (self.cli.folder / "data" / "f.json").write_text(json.dumps([case]))
        ended = self.cli.run("validate", "data/f.json", "--data", "data/sub", "--json")
        self.assertEqual(one_object(ended.stdout)["results"][0]["value"]["hosts"], 2)
        # A folder of the case file's name below --data: f.json, data/f/…
        (data / "f").mkdir()
        (data / "f" / "three.csv").write_text("a,b,gbps\nhost-1,s1,9\nhost-2,s1,9\n")
        case["inputs"] = {"file": "three.csv"}
        (self.cli.folder / "f.json").write_text(json.dumps([case]))
        self.assertEqual(run("--data", "data")[1]["value"]["hosts"], 2)
        for wrong in ("nowhere", "f.json", ""):
            self.assertEqual(self.cli.run("validate", "f.json", "--data", wrong).returncode, 2)

    def test_cases_that_are_none_fail(self):
        broken = [7, None, "x", [], {}, {"kind": 5}, {"kind": "pump_power"}, {"kind": "pump_power", "inputs": []},
                  {"kind": "pump_power", "inputs": {}, "expected": 3},
                  {"kind": "topology_counts", "inputs": {"family": "clos2", "k": 4}, "expected": {"hosts": 8},
                   "tolerance": 7}]
        self.assertEqual([r["status"] for r in self.answers(broken)], ["fail"] * len(broken))


if __name__ == "__main__":
    PROGRAM, CASES = sys.argv.pop(1), pathlib.Path(sys.argv.pop(1))
    unittest.main(verbosity=1)
