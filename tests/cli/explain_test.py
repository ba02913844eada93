#!/usr/bin/env python3
"""Every figure and every judgement that `solve --json` prints can be asked for with --explain, and its tree gives it."""
import math
import re
import sys
import unittest

from cli import Cli, last_line, one_object

PROGRAM = None

DESIGNS = {
    "lab": ["lab", "--set", "gpus=64"],
    "rack-scale": ["superpod-gb200"],
    "short-of-supplies": ["superpod-h100", "--set", "scalable_units=1"],
}
# Names of things, words for a method, and what says how much was computed: nothing that a number stands behind.
NOT_FIGURES = re.compile(
    r"\.(id|hall|name|role|country|zone|limit|accuracy|method_\w+|definition|worst_element|worst_tier|worst_node|note|"
    r"computed|hops_exact|complete|reasons|unknown|unknown_power|evidence|confidence|result|margin_unit|carbon_method|"
    r"weighted|from|to)$")
WORDS = {"power.redundancy": ["below N", "N", "N+1", "2N"], "power.redundancy_of_loads": ["below N", "N", "N+1", "2N"]}


def evaluate(tree):
    parts = [evaluate(part) for part in tree.get("parts", [])]
    op = tree["op"]
    if op == "input":
        return tree["value"]
    if op == "sum":
        return sum(parts)
    if op == "product":
        return math.prod(parts)
    if op == "difference":
        return parts[0] - sum(parts[1:])
    if op == "quotient":
        value = parts[0]
        for part in parts[1:]:
            value /= part
        return value
    if op == "power":
        return parts[0] ** parts[1]
    if op == "exp":
        return math.exp(parts[0])
    if op == "at_most":
        return 1 if parts[0] <= parts[1] + 1e-9 * max(abs(parts[0]), abs(parts[1])) else 0
    return {"min": min, "max": max}[op](parts)


def keys_of(value, prefix=""):
    """(key, value) of everything that is shown; of a list of objects the first and those that stand out."""
    if isinstance(value, dict):
        for name, inner in value.items():
            if name != "unanswered":
                yield from keys_of(inner, f"{prefix}.{name}" if prefix else name)
    elif isinstance(value, list) and value and isinstance(value[0], dict):
        shown = [0] + [i for i, item in enumerate(value) if item.get("ok") is False][:1]
        for i in dict.fromkeys(shown):
            name = value[i].get("name", value[i].get("id"))
            twice = sum(1 for other in value if other.get("name", other.get("id")) == name) > 1
            yield from keys_of(value[i], f"{prefix}[{f'#{i}' if twice else name}]")
    elif not NOT_FIGURES.search(prefix):
        yield prefix, value


class Explain(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.cli = Cli(PROGRAM)
        for name, template in DESIGNS.items():
            made = cls.cli.run("new", *template, "--set", "site=DE", "-o", f"{name}.json")
            assert made.returncode == 0, made.stderr

    def test_every_shown_value_is_explained(self):
        for name in DESIGNS:
            solved = one_object(self.cli.run("solve", f"{name}.json", "--json").stdout)
            self.assertEqual(solved["unanswered"], [])
            listed = set(one_object(self.cli.run("solve", f"{name}.json", "--explain", "list", "--json").stdout)["keys"])
            asked = 0
            for key, value in keys_of(solved):
                if value is None or value == [] or value == {}:
                    continue
                with self.subTest(design=name, key=key):
                    ended = self.cli.run("solve", f"{name}.json", "--explain", key, "--json")
                    self.assertEqual(ended.returncode, 0, last_line(ended.stderr))
                    tree = one_object(ended.stdout)
                    asked += 1
                    self.assertTrue(math.isclose(evaluate(tree), tree["value"], rel_tol=1e-9, abs_tol=1e-12), tree)
                    if isinstance(value, str):
                        if key in WORDS:
                            self.assertEqual(WORDS[key][round(tree["value"])], value)
                        else:
                            self.assertTrue(tree.get("note") or tree.get("parts"), tree)
                    else:
                        self.assertTrue(math.isclose(tree["value"], float(value), rel_tol=1e-9, abs_tol=1e-12),
                                        f"{tree['value']} is not {value}")
                    self.assertTrue(key in listed or "#" in key or key.replace("site.", "site[", 1) in listed, key)
            self.assertGreater(asked, 80)

    def test_a_judgement_follows_what_is_compared(self):
        solved = one_object(self.cli.run("solve", "short-of-supplies.json", "--json").stdout)
        short = [rack["id"] for rack in solved["density"]["racks"] if not rack["ok"]]
        self.assertTrue(short)
        tree = one_object(self.cli.run("solve", "short-of-supplies.json", "--explain",
                                       f"density.racks[{short[0]}].ok", "--json").stdout)
        self.assertEqual(tree["value"], 0)
        broken = [part["label"] for part in tree["parts"] if part["value"] == 0]
        self.assertTrue(broken and all("supplies" in label for label in broken), broken)

    def test_redundancy_names_the_loads_beside_the_tree(self):
        text = self.cli.run("solve", "short-of-supplies.json", "--only", "power").stdout
        self.assertRegex(text, r"power\.redundancy = 2N \(with the cords of the loads: N\)")


if __name__ == "__main__":
    PROGRAM = sys.argv.pop(1)
    unittest.main()
