#!/usr/bin/env python3
"""What comes in by file and by option: senseless values are refused by name, and one bad input leaves the other answers."""
import json
import re
import sys
import unittest

from cli import Cli, ERROR_LINE, last_line, one_object

PROGRAM = None


class Inputs(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.cli = Cli(PROGRAM)
        made = cls.cli.run("new", "lab", "-o", "plan.json")
        assert made.returncode == 0, made.stderr
        cls.plan = json.loads((cls.cli.folder / "plan.json").read_text())

    def changed(self, change, name="changed.json"):
        design = json.loads(json.dumps(self.plan))
        change(design)
        (self.cli.folder / name).write_text(json.dumps(design))
        return name

    def part(self, kind):
        return next(part["id"] for part in self.plan["parts"] if part["spec"]["kind"] == kind)

    def refused(self, change, *words):
        ended = self.cli.run("info", self.changed(change))
        self.assertEqual(ended.returncode, 2, ended.stderr)
        line = last_line(ended.stderr)
        self.assertRegex(line, ERROR_LINE)
        for word in words:
            self.assertIn(word, line)

    def test_parts_of_the_wrong_kind_are_refused(self):
        optic = next(i for i, cable in enumerate(self.plan["cables"]) if "optic_a" in cable)
        for collection, field, kind, allowed in [
                ("cables", "optic_a", "crah", "transceiver"), ("cables", "part", "system", "cable, fiber"),
                ("racks", "part", "accelerator", "rack"), ("devices", "part", "fiber", "mounted in racks"),
                ("devices", "part", "crah", "mounted in racks"), ("cooling_elements", "part", "rack", "crah"),
                ("power_elements", "part", "switch", "utility_feed")]:
            with self.subTest(f"{collection}.{field} = {kind}"):
                index = optic if collection == "cables" else 0
                self.refused(lambda d: d[collection][index].update({field: self.part(kind)}), f".{field}", kind, allowed)

    def test_senseless_values_name_object_field_found_and_allowed(self):
        for collection, field, value, words in [
                ("cables", "speed_gbps", 0, ["speed of the link is 0", "above 0"]),
                ("sites", "latitude_deg", 999, ["latitude is 999", "from −90 to 90"]),
                ("sites", "country", "ZZ", ["ZZ", "ISO 3166"]),
                ("sites", "altitude_m", -501, ["altitude is −501", "from −500 to 6,000"]),
                ("power_elements", "voltage_v", -400, ["voltage is −400"]),
                ("halls", "size", {"width_um": 0, "height_um": 4000000}, ["side of the hall is 0", "from 1 to 2,000"])]:
            with self.subTest(f"{collection}.{field} = {value}"):
                self.refused(lambda d: d[collection][0].update({field: value}), f"{collection}[0].{field}", *words)
        self.refused(lambda d: d["project"].update({"currency": "banana"}), "project.currency", "banana", "ISO 4217")

    def test_missing_fields_are_named(self):
        for collection, field in [("halls", "size"), ("cables", "speed_gbps"), ("racks", "pose"), ("devices", "u"),
                                  ("power_elements", "voltage_v"), ("sites", "altitude_m"), ("racks", "part")]:
            with self.subTest(f"{collection}.{field}"):
                self.refused(lambda d: d[collection][0].pop(field), f"{collection}[0].{field}", "missing")

    def test_a_project_file_obeys_the_same_rules(self):
        self.assertEqual(self.cli.run("import", "json", "plan.json", "-o", "plan.cwp").returncode, 0)
        import sqlite3
        base = sqlite3.connect(self.cli.folder / "plan.cwp")
        base.execute("UPDATE cables SET speed_gbps = 0 WHERE id = 1")
        base.commit()
        base.close()
        ended = self.cli.run("info", "plan.cwp")
        self.assertEqual(ended.returncode, 2)
        self.assertIn("speed_gbps", last_line(ended.stderr))

    def test_below_the_sea_is_a_place(self):
        name = self.changed(lambda d: d["sites"][0].update({"altitude_m": -430}))
        key = "thermal.halls[#0].density_kg_m3"
        low, sea = (one_object(self.cli.run("solve", file, "--explain", key, "--json").stdout)["value"]
                    for file in (name, "plan.json"))
        # The International Standard Atmosphere; the vapour in the air does not thin out with it.
        self.assertAlmostEqual(low / sea, (1 + 2.25577e-5 * 430) ** 5.25588, delta=1e-3)

    def test_one_unanswerable_input_leaves_the_other_answers(self):
        name = self.changed(lambda d: d["halls"][0].update({"supply_temperature_c": 90}))
        ended = self.cli.run("solve", name, "--json")
        self.assertEqual(ended.returncode, 0, ended.stderr)
        solved = one_object(ended.stdout)
        self.assertIsNone(solved["thermal"])
        for domain in ("fabric", "density", "power", "site"):
            self.assertTrue(solved[domain], domain)
        (unanswered,) = solved["unanswered"]
        self.assertEqual(unanswered["domain"], "thermal")
        self.assertEqual(unanswered["range"]["found"], 90)
        self.assertRegex(ended.stderr, r"warning: thermal: not answered: .*90")
        text = self.cli.run("solve", name)
        self.assertEqual(text.returncode, 0)
        self.assertIn("power.facility_kw", text.stdout)
        # What nothing of is answered fails, and so does the question for a value of it.
        for args in (["--only", "thermal"], ["--explain", "thermal.heat_kw"]):
            alone = self.cli.run("solve", name, *args)
            self.assertEqual(alone.returncode, 2, args)
            self.assertRegex(last_line(alone.stderr), ERROR_LINE)
        self.assertEqual(self.cli.run("solve", name, "--explain", "power.facility_kw").returncode, 0)

    def test_a_circle_of_power_stops_what_stands_on_it_alone(self):
        link = self.plan["power_links"][0]
        name = self.changed(lambda d: d["power_links"].append(
            {"id": 9999, "from": link["to"], "to": link["from"]}))
        solved = one_object(self.cli.run("solve", name, "--json").stdout)
        self.assertEqual([item["domain"] for item in solved["unanswered"]], ["power", "thermal", "site"])
        self.assertTrue(solved["fabric"] and solved["density"])

    def test_settings_say_which_form_they_take(self):
        for value in ("45kW", "45 kW", "0.045 MW", "abc"):
            ended = self.cli.run("new", "lab", "--set", f"rack_limit_kw={value}", "-o", "no.json")
            self.assertEqual(ended.returncode, 2)
            self.assertIn("a number in kW, written without the unit; give a number from 1 to 1000 kW",
                          last_line(ended.stderr))

    def test_names_of_files_that_cannot_be(self):
        long = "n" * 240
        for command in (["new", "lab"], ["bom", "plan.json"], ["report", "plan.json"]):
            ending = {"new": "cwp", "bom": "csv", "report": "html"}[command[0]]
            for path, words in [(f"{long}.{ending}", "the most"), (f"no/such.{ending}", "there is no folder"),
                                (f"plan.json/x.{ending}", "is a file and no folder")]:
                with self.subTest(command=command[0], path=path[-12:]):
                    ended = self.cli.run(*command, "-o", path)
                    self.assertEqual(ended.returncode, 4, ended.stderr)
                    self.assertIn(words, last_line(ended.stderr))

    def test_errors_are_german(self):
        english = re.compile(r"\b(is|the|not|give|give|must|a|number|missing|file|of)\b")
        cases = [["new", "lab", "--set", "rack_limit_kw=abc", "-o", "no.json"],
                 ["new", "lab", "--set", "gpus=9999", "-o", "no.json"],
                 ["new", "lab", "--set", "site=ZZ", "-o", "no.json"],
                 ["new", "lab", "--set", "server=nothing", "-o", "no.json"],
                 ["new", "clos", "--set", "tiers=9", "-o", "no.json"],
                 ["new", "superpod-h100", "--set", "fabric_manager=maybe", "-o", "no.json"],
                 ["new", "lab", "--set", "rack_limit_kw=1", "-o", "no.json"],
                 ["new", "lab", "-o", "no/such.json"], ["new", "lab", "-o", "plan.csv"], ["info", "."],
                 ["info", self.changed(lambda d: d["racks"][0].pop("pose"), "no-pose.json")],
                 ["info", self.changed(lambda d: d["racks"][0].update(part=self.part("crah")), "crah.json")],
                 ["info", self.changed(lambda d: d["sites"][0].update(country="ZZ"), "zz.json")]]
        for case in cases:
            with self.subTest(case):
                ended = self.cli.run(*case, "--lang", "de")
                self.assertNotEqual(ended.returncode, 0)
                said = last_line(ended.stderr).split(": ", 2)[-1]
                self.assertEqual(english.findall(said), [], said)

    def test_an_import_error_says_its_place_once(self):
        (self.cli.folder / "bad.csv").write_text("name,rack,part,u\nr1,A01,nosuch,1\nr2,B99,nosuch,1\n")
        ended = self.cli.run("import", "devices-csv", "bad.csv", "--into", "plan.json", "-o", "no.json")
        self.assertEqual(ended.returncode, 2)
        self.assertEqual(last_line(ended.stderr).count("bad.csv:2"), 1, ended.stderr)

    def test_a_lost_switch_takes_its_cables_and_names_who_is_cut_off(self):
        leaf = next(d for d in self.plan["devices"] if d["role"] == "out_of_band_switch")
        cables = sum(leaf["id"] in (c["a"]["device"], c["b"]["device"]) for c in self.plan["cables"])
        failed = one_object(self.cli.run("fail", "plan.json", f"device/{leaf['name']}", "--json").stdout)
        self.assertEqual(failed["lost"]["cables"], cables)
        for fabric in failed["fabrics"]:
            self.assertEqual(fabric["hosts_cut_off"], len(fabric["unreachable"]))
        self.assertGreater(sum(fabric["hosts_cut_off"] for fabric in failed["fabrics"]), 0)
        self.assertIn(f"{cables} cables", self.cli.run("fail", "plan.json", f"device/{leaf['name']}").stdout)

    def test_cables_of_scale_up_domains_are_counted_apart_and_all_listed(self):
        self.assertEqual(self.cli.run("new", "superpod-gb200", "-o", "gb.json").returncode, 0)
        info = one_object(self.cli.run("info", "gb.json", "--json").stdout)
        self.assertEqual(self.cli.run("cables", "gb.json", "-o", "gb.csv").returncode, 0)
        import csv
        with open(self.cli.folder / "gb.csv", encoding="utf-8-sig", newline="") as file:
            rows = list(csv.DictReader(file))
        self.assertEqual(info["counts"]["cables"] + info["counts"]["scale_up_cables"], len(rows))
        total = info["totals"]["cable_length_m"] + info["totals"]["scale_up_cable_length_m"]
        self.assertAlmostEqual(total, sum(float(row["length_m"]) for row in rows), places=6)


if __name__ == "__main__":
    PROGRAM = sys.argv.pop(1)
    unittest.main()
