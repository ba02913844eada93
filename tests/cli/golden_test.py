#!/usr/bin/env python3
"""The JSON of every command: against its schema in tests/golden/schema, and on a fixed project against its golden file.

golden_test.py PROGRAM GOLDEN_FOLDER [--update]     --update writes the golden files anew; read their diff.
"""
import json
import math
import pathlib
import re
import sys
import unittest

from cli import Cli, one_object

try:
    import jsonschema
except ImportError:
    sys.exit("python3-jsonschema is missing; installer/install-packages.sh installs it")

PROGRAM = GOLDEN = None
UPDATE = False

# Output: arguments on the fixed project, and the file that holds the JSON when it is not stdout.
OUTPUTS = {
    "templates": (["templates", "--json"], None),
    "new": (["new", "lab", "--set", "gpus=8", "-o", "new.cwp", "--json"], None),
    "info": (["info", "plan.json", "--json"], None),
    "check": (["check", "plan.json", "--json"], None),
    "solve": (["solve", "plan.json", "--json"], None),
    "solve-keys": (["solve", "plan.json", "--only", "site", "--explain", "list", "--json"], None),
    "solve-explain": (["solve", "plan.json", "--explain", "power.it_kw", "--json"], None),
    "bom": (["bom", "plan.json", "-o", "bom.json"], "bom.json"),
    "bom-file": (["bom", "plan.json", "-o", "bom.csv", "--json"], None),
    "cables-file": (["cables", "plan.json", "-o", "cables.csv", "--json"], None),
    "report-file": (["report", "plan.json", "-o", "report.html", "--json"], None),
    "fail": (["fail", "plan.json", "power_element/{pdu}", "device/{switch}", "--json"], None),
    "fail-random": (["fail", "plan.json", "--random-switches", "1", "--trials", "20", "--json"], None),
    "diff": (["diff", "plan.json", "changed.json", "--json"], None),
    "export-file": (["export", "plan.json", "--as", "json", "-o", "again.json", "--json"], None),
    "import": (["import", "json", "plan.json", "-o", "imported.cwp", "--json"], None),
    "formats": (["formats", "--json"], None),
    "library-search": (["library", "search", "qm9700", "--json"], None),
    "library-show": (["library", "show", "nvidia-qm9700", "--json"], None),
    "calc": (["calc", "air_density", "--set", "T=25", "--json"], None),
    "calc-list": (["calc", "--list", "--json"], None),
    "graph-analyze": (["graph", "analyze", "edges.csv", "--traffic", "all_to_all,longest_matching,incast", "--json"],
                      None),
    "graph-generate": (["graph", "generate", "clos2", "--set", "switch_ports=4", "-o", "edges.csv", "--json"], None),
    "asbuilt": (["asbuilt", "plan.json", "built.net", "--json"], None),
    "validate": (["validate", "cases.json", "--json"], None),
    "bench": (["bench", "--set", "gpus=64", "--json"], None),
}
# What differs from run to run, and texts that have a right to change.
BLANK = {"generated_s", "median_s", "least_s", "most_s", "content_hash", "text", "description", "source", "note", "address"}
# Lists that grow with the product: the schema sees them whole, the golden file their first two entries.
SHORTENED = {"templates", "calc-list", "formats", "solve-keys"}

# Keys that scripts read. Every one must be required by the schema; "[]" steps into a list, "{}" into each value.
PROMISED = {
    "info": """counts.gpus counts.servers counts.racks counts.switches counts.cables counts.halls counts.sites
        totals.it_kw totals.it_basis totals.it_coverage_pct totals.weight_kg totals.cable_length_m revision format""",
    "check": "findings[].rule findings[].severity findings[].objects findings[].message findings[].fix errors warnings",
    "solve": """fabric[].name fabric[].role fabric[].hosts fabric[].endpoints fabric[].switches fabric[].links
        fabric[].oversubscription fabric[].diameter_hops fabric[].mean_hops fabric[].bisection.lower_gbps
        fabric[].bisection.upper_gbps fabric[].bisection.exact fabric[].bisection.full_bisection_ratio
        fabric[].bisection.method_lower fabric[].bisection.method_upper fabric[].bisection.cut_links
        fabric[].bisection.definition fabric[].bisection.split fabric[].alltoall_gbps_per_endpoint
        fabric[].single_failures.worst_element fabric[].single_failures.worst_ratio fabric[].optics fabric[].cables
        density.racks[].id density.racks[].power_kw density.racks[].limit_kw density.racks[].used_u
        density.racks[].free_u density.racks[].weight_kg density.racks[].floor_kg_m2 density.racks[].air_kw
        density.racks[].liquid_kw density.racks[].feeds.A_kw density.racks[].feeds.B_kw density.racks[].ok
        density.max_kw density.mean_kw
        power.it_kw power.facility_kw power.losses_kw power.elements[].id power.elements[].load_kw
        power.elements[].rating_kw power.elements[].load_pct power.elements[].worst_single_failure_pct
        power.elements[].ok power.tree_ok power.redundancy
        thermal.halls[].id thermal.halls[].it_kw thermal.halls[].air_kw thermal.halls[].liquid_kw
        thermal.halls[].supply_c thermal.halls[].inlet_max_c thermal.halls[].inlet_mean_c thermal.halls[].racks_over
        thermal.halls[].energy_balance_residual thermal.cdus[].id thermal.cdus[].load_kw thermal.cdus[].rating_kw
        thermal.cdus[].flow_lpm thermal.cdus[].supply_c thermal.cdus[].return_c thermal.cdus[].approach_k
        site.id site.country site.zone site.hard_ok site.rules[].id site.rules[].result site.rules[].margin
        site.rules[].evidence site.rules[].confidence site.score""",
    "solve-keys": "keys",
    "bom": """lines[].kind lines[].part_id lines[].vendor lines[].model lines[].qty lines[].unit_usd lines[].total_usd
        lines[].price_low_usd lines[].price_high_usd lines[].price_source lines[].provenance totals unpriced""",
    "validate": """cases passed failed unsupported results[].id results[].kind results[].status results[].value
        results[].expected results[].tolerance""",
    "asbuilt": """fabric cables.matched cables.wrong_rate cables.wrong_port cables.swapped_rail cables.wrong_device
        cables.missing cables.unexpected devices_missing devices_unknown punch_list[].state punch_list[].action""",
    "diff": """objects.added[].kind objects.added[].id objects.added[].name objects.removed[].name
        objects.changed[].fields[].name metrics[].key metrics[].before metrics[].after bom[].part_id
        bom[].qty_before bom[].qty_after""",
    "fail": """gpus.lost gpus.unpowered gpus.unreachable fabrics[].name fabrics[].bisection_before.lower_gbps
        fabrics[].bisection_before.upper_gbps fabrics[].bisection_after.lower_gbps
        fabrics[].bisection_after.upper_gbps power.overloaded[].id power.unpowered cooling.halls[].air_load_kw
        cooling.halls[].air_capacity_kw""",
    "graph-analyze": """hosts endpoints switches links oversubscription diameter_hops mean_hops bisection.lower_gbps
        bisection.upper_gbps bisection.exact alltoall_gbps_per_endpoint""",
}
UNIT = re.compile(r"_(w|kw|mw|m|mm|kg|c|k|lpm|m3s|gbps|gb|s|h|usd|kwh|l|gco2_kwh|pct|u|kg_m2|kwh_year|usd_year|t_year"
                  r"|gbps_per_endpoint|gbps_per_ring)$")
# Measured values without a unit: ratios, means of counts, and values whose unit stands beside them.
UNITLESS = {"mean_hops", "full_bisection_ratio", "worst_ratio", "balance_residual", "energy_balance_residual", "lower",
            "upper", "load_per_rate", "p5", "p50", "pue_at_peak", "value", "before", "after", "min", "max", "valid_min", "valid_max", "margin", "weighted",
            "found", "low", "high"}  # of a range, which has its unit beside them


def blanked(value, key=""):
    if key in BLANK and not isinstance(value, (dict, list)):
        return "…"
    if isinstance(value, dict):
        return {k: blanked(v, k) for k, v in value.items()}
    if isinstance(value, list):
        return [blanked(v, key) for v in value]
    return value


def shortened(value):
    return {k: v[:2] if isinstance(v, list) else v for k, v in value.items()}


def difference(a, b, place=""):
    """The first place where two values differ, numbers by more than rounding; None when there is none."""
    if isinstance(a, bool) or isinstance(b, bool) or not isinstance(a, (int, float)) or not isinstance(b, (int, float)):
        if type(a) is not type(b):
            return f"{place}: {a!r}, was {b!r}"
        if isinstance(a, dict):
            if list(a) != list(b):
                return f"{place}: keys {list(a)}, were {list(b)}"
            found = (difference(a[k], b[k], f"{place}.{k}") for k in a)
        elif isinstance(a, list):
            if len(a) != len(b):
                return f"{place}: {len(a)} entries, were {len(b)}"
            found = (difference(x, y, f"{place}[{i}]") for i, (x, y) in enumerate(zip(a, b)))
        else:
            return None if a == b else f"{place}: {a!r}, was {b!r}"
        return next((f for f in found if f), None)
    return None if math.isclose(a, b, rel_tol=1e-6, abs_tol=1e-9) else f"{place}: {a!r}, was {b!r}"


def required(schema, path):
    """True when the schema requires every step of a path like "racks[].feeds.A_kw"."""
    for step in path.split("."):
        name, into = (step[:-2], True) if step.endswith("[]") else (step, False)
        if name not in schema.get("required", []):
            return False
        schema = schema["properties"][name]
        schema = next((s for s in schema.get("anyOf", []) if s.get("type") == "object"), schema)
        if into:
            schema = schema["items"]
    return True


def number_names(schema, name=""):
    """Names of the properties that may be numbers with a fraction."""
    kinds = schema.get("type", [])
    if "number" in ([kinds] if isinstance(kinds, str) else kinds):
        yield name
    for key, value in schema.get("properties", {}).items():
        yield from number_names(value, key)
    for part in ("items",):
        if isinstance(schema.get(part), dict):
            yield from number_names(schema[part], name)
    for option in schema.get("anyOf", []):
        yield from number_names(option, name)


class Golden(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.cli = Cli(PROGRAM)
        for name in ("plan.json", "cases.json"):
            (cls.cli.folder / name).write_bytes((GOLDEN / name).read_bytes())
        plan = json.loads((GOLDEN / "plan.json").read_text())
        pdu = next(e["name"] for e in plan["power_elements"] if e["kind"] == "rack_pdu")
        switch = next(d["name"] for d in plan["devices"] if d["role"].endswith("switch"))
        cls.words = {"pdu": pdu, "switch": switch}
        # The changed project: a rack renamed, the last cable gone, a site more.
        plan["racks"][0]["name"] = "Z9"
        plan["sites"].append({**plan["sites"][0], "id": 2, "name": "Second site"})
        plan["cables"].pop()
        (cls.cli.folder / "changed.json").write_text(json.dumps(plan))
        cls.cli.run("graph", "generate", "clos2", "--set", "switch_ports=4", "-o", "edges.csv")
        # As built: the last adapter is not plugged in, and the fabric is simulated at no rate.
        cls.cli.run("export", "plan.json", "--as", "ibsim", "-o", "built.net")
        net = (cls.cli.folder / "built.net").read_text()
        last = re.findall(r'^Hca\t\d+ "(.+)"$', net, re.M)[-1]
        net = re.sub(r'^\[\d+\]\t"' + re.escape(last) + r'".*\n', "", net, flags=re.M)
        (cls.cli.folder / "built.net").write_text(net[:net.rindex("Hca\t")])

    def output(self, name, **words):
        args, file = OUTPUTS[name]
        ended = self.cli.run(*[a.format(**self.words, **words) for a in args], "--lang", "en")
        self.assertIn(ended.returncode, (0, 1), f"{name}: {ended.stderr}")
        return one_object((self.cli.folder / file).read_text() if file else ended.stdout)

    def schema(self, name):
        schema = json.loads((GOLDEN / "schema" / f"{name}.json").read_text())
        jsonschema.Draft7Validator.check_schema(schema)
        return schema

    def test_output_follows_schema_and_golden_file(self):
        for name in OUTPUTS:
            with self.subTest(name):
                got = self.output(name)
                jsonschema.validate(got, self.schema(name))
                got = blanked(shortened(got) if name in SHORTENED else got)
                golden = GOLDEN / f"{name}.json"
                if UPDATE:
                    golden.write_text(json.dumps(got, indent=1, ensure_ascii=False) + "\n")
                self.assertIsNone(difference(got, json.loads(golden.read_text())),
                                  f"{name}: run golden_test.py with --update when this is meant, and read the diff")

    def test_other_projects_follow_the_schemas(self):
        """Liquid cooling, no objects at all, several sites' worth of halls: what the small project has not got."""
        for template, settings in (("superpod-gb200", []), ("empty", []), ("clos", ["--set", "gpus=64"])):
            made = self.cli.run("new", template, *settings, "-o", "other.cwp")
            self.assertEqual(made.returncode, 0, made.stderr)
            for name in ("info", "check", "solve"):
                with self.subTest(f"{template} {name}"):
                    args = [a.replace("plan.json", "other.cwp") for a in OUTPUTS[name][0]]
                    jsonschema.validate(one_object(self.cli.run(*args).stdout), self.schema(name))

    def test_what_the_small_project_leaves_open_follows_the_schemas_when_it_is_known(self):
        plan = json.loads((GOLDEN / "plan.json").read_text())
        plan["sites"][0].update(country="DE", grid_zone="DE", contracted_w=5e4, carbon_gco2_kwh=380,
                                price_per_kwh=0.2, figures_source="contract")
        plan["waivers"].append({"id": 1, "rule": "rack-power", "object": "", "reason": "agreed", "created": ""})
        (self.cli.folder / "known.json").write_text(json.dumps(plan))
        for name in ("solve", "check", "info"):
            args = [a.replace("plan.json", "known.json") for a in OUTPUTS[name][0]]
            ended = self.cli.run(*args)
            self.assertIn(ended.returncode, (0, 1), ended.stderr)
            got = one_object(ended.stdout)
            jsonschema.validate(got, self.schema(name))
            if name == "solve":
                site = got["site"]
                self.assertEqual((site["hard_ok"], site["rules"][0]["result"], site["unknown"]),
                                 (False, "fail", ["load_factor"]))
                self.assertAlmostEqual(site["score"]["capacity_used_pct"], 100 * site["needed_kw"] / 50)
                self.assertEqual((site["score"]["carbon_gco2_kwh"], site["score"]["electricity_usd_kwh"]), (380, 0.2))

    def test_schemas_require_what_is_promised(self):
        for name, paths in PROMISED.items():
            schema = self.schema(name)
            for path in paths.split():
                self.assertTrue(required(schema, path), f"{name}: {path}")

    def test_numbers_carry_their_unit(self):
        for name in OUTPUTS:
            for key in number_names(self.schema(name)):
                self.assertTrue(UNIT.search(key) or key in UNITLESS or key == "", f"{name}: {key}")

    def test_a_wrong_output_is_found(self):
        info = self.output("info")
        del info["counts"]["gpus"]
        with self.assertRaises(jsonschema.ValidationError):
            jsonschema.validate(info, self.schema("info"))
        self.assertIsNotNone(difference({"a": [1, 2.0]}, {"a": [1, 2.1]}))
        self.assertIsNotNone(difference({"a": 1}, {"b": 1}))
        self.assertIsNotNone(difference({"a": None}, {"a": 0}))
        self.assertIsNotNone(difference({"a": True}, {"a": 1}))


if __name__ == "__main__":
    PROGRAM, GOLDEN = sys.argv.pop(1), pathlib.Path(sys.argv.pop(1))
    if "--update" in sys.argv:
        sys.argv.remove("--update")
        UPDATE = True
    unittest.main(verbosity=1)
