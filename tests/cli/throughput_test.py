#!/usr/bin/env python3
"""Throughput intervals of the command line against HiGHS (scipy), which solves the whole linear program.

throughput_test.py PROGRAM
"""
import random
import sys
import unittest

from cli import Cli, one_object

PROGRAM = None
try:
    import numpy as np
    import scipy.sparse as sparse
    from scipy.optimize import linprog
except ImportError:
    linprog = None


def random_graph(seed):
    """Switches in a random tree with extra links of mixed speed; hosts with one or two links."""
    draw = random.Random(seed)
    switches = draw.randint(3, 7)
    links = {}
    for v in range(1, switches):
        links[draw.randrange(v), v] = draw.choice((1, 2, 4))
    for _ in range(5):
        a, b = sorted(draw.sample(range(switches), 2))
        links.setdefault((a, b), draw.choice((1, 2, 4)))
    lines = [f"s{a},s{b},{speed}" for (a, b), speed in links.items()]
    for host in range(draw.randint(3, 6)):
        for leaf in draw.sample(range(switches), draw.randint(1, 2)):
            lines.append(f"host{host},s{leaf},{draw.choice((3, 4))}")
    return lines


def optimum(lines, demands):
    """Largest theta: every demand (from, to) -> amount times theta, flows by source, capacity each way."""
    links = [(a, b, float(speed)) for a, b, speed in (line.split(",") for line in lines)]
    nodes = sorted({n for a, b, _ in links for n in (a, b)})
    arcs = [(a, b, c) for a, b, c in links] + [(b, a, c) for a, b, c in links]
    sources = sorted({s for s, _ in demands})
    width = len(sources) * len(arcs) + 1
    equal, upper = sparse.lil_matrix((len(sources) * len(nodes), width)), sparse.lil_matrix((len(arcs), width))
    for i, s in enumerate(sources):
        for j, (a, b, _) in enumerate(arcs):
            equal[i * len(nodes) + nodes.index(a), i * len(arcs) + j] -= 1
            equal[i * len(nodes) + nodes.index(b), i * len(arcs) + j] += 1
            upper[j, i * len(arcs) + j] = 1
        for (source, to), amount in demands.items():
            if source == s:
                equal[i * len(nodes) + nodes.index(to), width - 1] -= amount
                equal[i * len(nodes) + nodes.index(s), width - 1] += amount
    cost = np.zeros(width)
    cost[-1] = -1
    found = linprog(cost, A_ub=upper.tocsr(), b_ub=[c for _, _, c in arcs], A_eq=equal.tocsr(), b_eq=np.zeros(equal.shape[0]), method="highs")
    assert found.status == 0, found.message
    return -found.fun


@unittest.skipIf(linprog is None, "scipy is absent: apt-get install python3-scipy; throughput was not compared with HiGHS")
class Throughput(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.cli = Cli(PROGRAM)

    def intervals(self, lines):
        (self.cli.folder / "g.csv").write_text("\n".join(lines) + "\n")
        ended = self.cli.run("graph", "analyze", "g.csv", "--traffic", "all_to_all,incast", "--json")
        self.assertEqual(ended.returncode, 0, ended.stderr)
        return {t["traffic"]: t for t in one_object(ended.stdout)["throughput"]}

    def test_all_to_all_of_random_graphs(self):
        for seed in range(12):
            lines = random_graph(seed)
            hosts = sorted({line.split(",")[0] for line in lines if line.startswith("host")})
            best = optimum(lines, {(a, b): 1 / (len(hosts) - 1) for a in hosts for b in hosts if a != b})
            found = self.intervals(lines)["all_to_all"]
            with self.subTest(seed=seed):
                self.assertLessEqual(found["lower_gbps_per_endpoint"], best * (1 + 1e-7))
                self.assertGreaterEqual(found["upper_gbps_per_endpoint"], best * (1 - 1e-7))
                self.assertLessEqual(found["upper_gbps_per_endpoint"], found["lower_gbps_per_endpoint"] * 1.001)
                self.assertGreaterEqual(found["volume_bound_gbps_per_endpoint"], best * (1 - 1e-7))

    def test_nobody_receives_an_incast_without_storage(self):
        self.assertFalse(self.intervals(random_graph(1))["incast"]["computed"])


if __name__ == "__main__":
    PROGRAM = sys.argv.pop(1)
    if linprog is None:
        print("scipy is absent: throughput was not compared with HiGHS")
    unittest.main()
