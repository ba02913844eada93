#!/usr/bin/env python3
"""Exit codes, error lines, help and atomic output, over every command."""
import json
import os
import re
import signal
import sqlite3
import subprocess
import sys
import time
import unittest

from cli import Cli, ERROR_LINE, last_line, one_object

PROGRAM = None

# What each command needs beside its options to run on {plan}; {out} is a fresh name of the kind it writes.
USES = {
    "templates": ([], None),
    "new": (["lab", "--set", "gpus=8"], ".cwp"),
    "info": (["{plan}"], None),
    "check": (["{plan}"], None),
    "solve": (["{plan}", "--only", "density"], None),
    "bom": (["{plan}"], ".csv"),
    "cables": (["{plan}"], ".csv"),
    "report": (["{plan}"], ".html"),
    "fail": (["{plan}", "rack/{rack}"], None),
    "diff": (["{plan}", "{plan}"], None),
    "export": (["{plan}", "--as", "json"], ".json"),
    "import": (["json", "{json}"], ".cwp"),
    "formats": ([], None),
    "library": (["search", "switch"], None),
    "calc": (["--list"], None),
    "graph": (["generate", "torus", "--set", "dims=4x4"], ".csv"),
    "asbuilt": (["{plan}", "{net}"], None),
    "validate": (["{cases}"], None),
    "bench": (["generate", "--set", "gpus=64"], None),
}
READS_PROJECT = ["info", "check", "solve", "bom", "cables", "report", "fail", "diff", "export", "asbuilt"]


class Manners(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.cli = Cli(PROGRAM)
        made = cls.cli.run("new", "lab", "--set", "gpus=8", "-o", "plan.cwp")
        assert made.returncode == 0, made.stderr
        assert cls.cli.run("export", "plan.cwp", "--as", "json", "-o", "plan.json").returncode == 0
        assert cls.cli.run("export", "plan.cwp", "--as", "ibsim", "-o", "built.net").returncode == 0
        cls.rack = json.loads((cls.cli.folder / "plan.json").read_text())["racks"][0]["name"]
        (cls.cli.folder / "cases.json").write_text("[]")

    def arguments(self, command, **changed):
        words = {"plan": "plan.cwp", "json": "plan.json", "rack": self.rack, "cases": "cases.json", "net": "built.net",
                 **changed}
        args, extension = USES[command]
        return [a.format(**words) for a in args], extension

    def refused(self, code, *args, **options):
        """The command ends with this code, an error line, and nothing on stdout."""
        ended = self.cli.run(*args, **options)
        self.assertEqual(ended.returncode, code, f"{args}: {ended.stderr}")
        self.assertRegex(last_line(ended.stderr), ERROR_LINE, str(args))
        self.assertEqual(ended.stdout, "", str(args))
        return ended

    def test_every_command_is_known_here(self):
        self.assertEqual(sorted(self.cli.commands()), sorted(USES))

    def test_help_shows_one_example(self):
        for command in USES:
            ended = self.cli.run(command, "--help", "--lang", "en")
            self.assertEqual(ended.returncode, 0)
            lines = ended.stdout.split("\n")
            examples = [i for i, line in enumerate(lines) if line == "Example:"]
            self.assertEqual(len(examples), 1, command)
            self.assertTrue(lines[examples[0] + 1].startswith(f"  clusterwright-cli {command}"), command)

    def test_every_command_runs_and_json_is_one_object(self):
        for command in USES:
            for json_flag in ([], ["--json"]):
                args, extension = self.arguments(command)
                out = ["-o", f"out-{command}{extension}"] if extension else []
                ended = self.cli.run(command, *args, *out, *json_flag, "--quiet", "--threads", "1", "--seed", "7")
                self.assertIn(ended.returncode, (0, 1), f"{command}: {ended.stderr}")
                if json_flag:
                    one_object(ended.stdout)
                if extension:
                    self.assertTrue((self.cli.folder / out[1]).stat().st_size > 0, command)
                if ended.returncode == 0:
                    self.assertEqual(ended.stderr, "", command)

    def test_texts_follow_the_language(self):
        english = self.cli.run("info", "plan.cwp", "--lang", "en").stdout
        german = self.cli.run("info", "plan.cwp", "--lang", "de").stdout
        self.assertIn("IT power, maximum", english)
        self.assertNotEqual(english, german)
        self.assertEqual(self.cli.run("info", "plan.cwp", "--lang", "en", "--json").stdout,
                         self.cli.run("info", "plan.cwp", "--lang", "de", "--json").stdout)

    def test_numbers_follow_the_language_and_json_never_does(self):
        for args in (["solve", "plan.cwp", "--only", "density"], ["solve", "plan.cwp", "--explain", "power.it_kw"],
                     ["calc", "air_density", "--set", "T=25"], ["library", "show", "nvidia-qm9700"],
                     ["graph", "analyze", "german.csv"], ["bench", "save", "--set", "gpus=64"]):
            self.cli.run("graph", "generate", "clos2", "--set", "switch_ports=4", "--set", "link_gbps=1.5", "-o",
                         "german.csv")
            german = self.cli.run(*args, "--lang", "de")
            self.assertEqual(german.returncode, 0, german.stderr)
            self.assertRegex(german.stdout, r"\d,\d", str(args))
            if "density" in args or args[0] == "graph":  # no sources, which may hold points
                self.assertNotRegex(german.stdout, r"= [\d.]*\d\.\d{1,2}\b", str(args))
        for args in (["solve", "plan.cwp"], ["calc", "air_density", "--set", "T=25"], ["diff", "plan.cwp", "over.json"],
                     ["fail", "plan.cwp", f"rack/{self.rack}"]):
            self.overloaded()
            texts = {language: self.cli.run(*args, "--json", "--lang", language).stdout for language in ("en", "de")}
            self.assertEqual(texts["en"], texts["de"])

    def overloaded(self):
        """over.json: a rack above its limit, so that a finding has numbers with a fraction."""
        plan = json.loads((self.cli.folder / "plan.json").read_text())
        for rack in plan["racks"]:
            rack["power_limit_w"] = 1234.5
        (self.cli.folder / "over.json").write_text(json.dumps(plan))
        return "over.json"

    def test_findings_follow_the_language(self):
        name = self.overloaded()
        english = self.cli.run("check", name, "--lang", "en")
        german = self.cli.run("check", name, "--lang", "de")
        self.assertEqual((english.returncode, german.returncode), (1, 1))
        self.assertIn("1.2\u00a0kW", english.stdout)
        self.assertIn("1,2\u00a0kW", german.stdout)
        self.assertNotIn("1.2\u00a0kW", german.stdout)
        message = one_object(self.cli.run("check", name, "--json", "--lang", "de").stdout)["findings"]
        self.assertTrue(any("1.2\u00a0kW" in f["message"] for f in message))

    def test_only_languages_that_there_are(self):
        for name in ("xx", "fr", "", "deutsch", "e"):
            for place in (["--lang", name, "formats"], ["formats", "--lang", name], ["formats", f"--lang={name}"]):
                ended = self.refused(2, *place)
                self.assertIn("--lang", last_line(ended.stderr))
                self.assertTrue(last_line(ended.stderr).endswith("en, de"), ended.stderr)
        german = self.cli.run("formats", "--lang", "de").stdout
        for name in ("de_AT", "de-CH", "DE"):
            self.assertEqual(self.cli.run("formats", "--lang", name).stdout, german)
        # Of the system's language texts and numbers both are English when there is no translation.
        french = subprocess.run([self.cli.program, "info", "plan.cwp"], cwd=self.cli.folder, capture_output=True,
                                text=True, env=dict(self.cli.env, LC_ALL="fr_FR.UTF-8", LANGUAGE="fr"))
        self.assertEqual(french.stdout, self.cli.run("info", "plan.cwp", "--lang", "en").stdout)

    def test_options_are_given_once(self):
        for args in (["formats", "--lang", "de", "--lang", "en"], ["info", "plan.cwp", "--seed", "1", "--seed=2"],
                     ["solve", "plan.cwp", "--only", "power", "--only", "site"],
                     ["bom", "plan.cwp", "-o", "twice.csv", "--output", "never.csv"]):
            self.refused(2, *args)
        self.assertEqual([p.name for p in self.cli.folder.iterdir() if p.stem in ("twice", "never")], [])
        self.assertEqual(self.cli.run("formats", "--json", "--json").returncode, 0)

    def test_help_and_version_beside_global_options(self):
        self.assertEqual(self.cli.run("--lang", "de", "--help").returncode, 0)
        self.assertEqual(self.cli.run("--lang", "de", "--version").returncode, 0)
        for args in ([], ["--lang", "de"], ["--quiet"], [""], [" "]):
            self.refused(2, *args)

    def test_names_that_are_none_offer_those_that_are_alike(self):
        for args, near in ((["chekc", "plan.cwp"], "check"), (["new", "superpod-h10", "-o", "x.cwp"], "superpod-h100"),
                           (["calc", "air_densty"], "air_density"),
                           (["calc", "air_density", "--set", "t=2"], "T"),
                           (["library", "show", "nvidia-qm970"], "nvidia-qm9700"),
                           (["export", "plan.cwp", "--as", "bom-xls", "-o", "x"], "bom-xlsx"),
                           (["import", "jsn", "plan.json", "-o", "x.cwp"], "json"),
                           (["graph", "generate", "toruss", "-o", "x.csv"], "torus"),
                           (["graph", "generate", "torus", "--set", "dim=4x4", "-o", "x.csv"], "dims"),
                           (["new", "lab", "--set", "gpu=8", "-o", "x.cwp"], "gpus"),
                           (["solve", "plan.cwp", "--only", "powr"], "power"),
                           (["solve", "plan.cwp", "--site", "Laboratry"], "Laboratory"),
                           (["report", "plan.cwp", "--site", "Laboratry", "-o", "x.html"], "Laboratory"),
                           (["export", "plan.cwp", "--as", "plan-svg", "--hall", "Hal 1", "-o", "x.svg"], "Hall 1"),
                           (["bench", "saev"], "save"),
                           (["fail", "plan.cwp", self.rack[:-1] + "9"], f"rack/{self.rack}"),
                           (["fail", "plan.cwp", f"rakc/{self.rack}"], f"rack/{self.rack}"),
                           (["solve", "plan.cwp", "--explain", "power.it_wk"], "power.it_kw"),
                           (["solve", "plan.cwp", "--explain", f"density.racks[{self.rack}].powerkw"],
                            f"density.racks[{self.rack}].power_kw"),
                           (["solve", "plan.cwp", "--explain", "density.racks[nowhere].power_kw"], None)):
            ended = self.refused(2, *args, "--lang", "en")
            hint = last_line(ended.stderr).rpartition("; ")[2]
            if near:
                self.assertRegex(hint, r"^did you mean (.*, )?" + re.escape(near) + r"(, .*)?\?", str(args))
        self.assertEqual([p.name for p in self.cli.folder.iterdir() if p.stem == "x"], [])

    def test_names_that_are_nothing_are_called_so(self):
        for blank in ("", " ", "\t"):
            for args in (["fail", "plan.cwp", blank], ["fail", "plan.cwp", "rack/" + blank],
                         ["solve", "plan.cwp", "--site", blank], ["solve", "plan.cwp", "--explain", blank],
                         ["solve", "plan.cwp", "--only", blank], ["library", "show", blank], ["calc", blank],
                         ["new", blank, "-o", "x.cwp"], ["graph", "generate", blank, "-o", "x.csv"], ["bench", blank],
                         ["export", "plan.cwp", "--as", blank, "-o", "x"], ["import", blank, "plan.json", "-o", "x.cwp"],
                         ["export", "plan.cwp", "--as", "plan-svg", "--hall", blank, "-o", "x.svg"]):
                ended = self.refused(2, *args, "--lang", "en")
                self.assertIn("empty name", last_line(ended.stderr), str(args))
        self.assertEqual(self.cli.run("fail", "plan.cwp", f" rack/{self.rack} ").returncode, 0)

    def test_every_key_that_is_listed_is_explained_or_unknown(self):
        keys = one_object(self.cli.run("solve", "plan.cwp", "--explain", "list", "--json").stdout)["keys"]
        self.assertEqual(self.cli.run("solve", "plan.cwp", "--explain", "list").stdout.split("\n")[:-1], keys)
        self.assertEqual(len(keys), len(set(keys)))
        self.assertEqual({re.split(r"[.\[]", key)[0] for key in keys}, {"fabric", "density", "power", "thermal", "site"})
        for key in keys[::max(1, len(keys) // 40)]:
            ended = self.cli.run("solve", "plan.cwp", "--explain", key, "--lang", "en")
            if ended.returncode:
                self.assertIn("unknown", last_line(ended.stderr), key)
        # --only leaves figures out, not explanations.
        self.assertEqual(self.cli.run("solve", "plan.cwp", "--only", "density", "--explain", "power.it_kw").returncode, 0)

    def test_a_file_that_another_tool_changed_is_called_so(self):
        path = self.cli.folder / "altered.cwp"
        path.write_bytes((self.cli.folder / "plan.cwp").read_bytes())
        base = sqlite3.connect(path)
        base.execute("UPDATE racks SET name = 'renamed' WHERE id = (SELECT min(id) FROM racks)")
        base.commit()
        base.close()
        for command in READS_PROJECT:
            args, extension = self.arguments(command, plan="altered.cwp", rack="renamed")
            out = ["-o", f"altered-{command}{extension}"] if extension else []
            ended = self.cli.run(command, *args, *out, "--quiet", "--lang", "en")
            self.assertIn(ended.returncode, (0, 1), ended.stderr)
            self.assertRegex(ended.stderr, r"^warning: altered\.cwp: not as it was saved", command)

    def test_a_project_or_an_input_is_not_replaced_by_another_format(self):
        folder = self.cli.folder
        before = {name: (folder / name).read_bytes() for name in ("plan.cwp", "plan.json")}
        for args in (["export", "plan.cwp", "--as", "json", "-o", "plan.cwp"],
                     ["export", "plan.cwp", "--as", "bom-csv", "-o", "other.CWP"],
                     ["export", "plan.json", "--as", "racks-csv", "-o", "./plan.json"],
                     ["bom", "plan.json", "-o", folder / "plan.json"],
                     ["graph", "generate", "torus", "--set", "dims=4x4", "-o", "plan.cwp"]):
            self.refused(2, *args)
        self.assertEqual(before, {name: (folder / name).read_bytes() for name in before})
        self.assertFalse((folder / "other.CWP").exists())

    def test_closed_streams_do_not_end_in_files(self):
        before = (self.cli.folder / "plan.cwp").read_bytes()
        for closed, code in (("<&-", 0), (">&-", 4), ("2>&-", 0), ("<&- >&- 2>&-", 4)):
            for command in ("info plan.cwp", "import json plan.json -o streams.cwp --json", "formats"):
                ended = subprocess.run(["sh", "-c", f'"{self.cli.program}" {command} {closed}'], cwd=self.cli.folder,
                                       env=self.cli.env, capture_output=True, text=True, timeout=60)
                self.assertEqual(ended.returncode, code, f"{command} {closed}: {ended.stderr}")
        self.assertEqual((self.cli.folder / "plan.cwp").read_bytes(), before)
        self.assertEqual(self.cli.run("info", "streams.cwp").returncode, 0)

    def test_what_has_no_end_is_not_read(self):
        for args in (["validate", "/dev/zero"], ["graph", "analyze", "/dev/zero"],
                     ["import", "json", "/dev/zero", "-o", "never.cwp"], ["info", "/dev/zero"],
                     ["import", "racks-csv", "/dev/zero", "-o", "never.cwp"],
                     ["import", "netbox", "/dev/zero", "-o", "never.cwp"]):
            self.refused(2, *args, timeout=60)
        edges = "a,b,1\\nb,c,1\\n"
        piped = subprocess.run(["bash", "-c", f'"{self.cli.program}" graph analyze <(printf "{edges}") --json'],
                               cwd=self.cli.folder, env=self.cli.env, capture_output=True, text=True, timeout=60)
        self.assertEqual(one_object(piped.stdout)["hosts"], 2)

    def test_control_characters_stay_out_of_the_terminal(self):
        plan = json.loads((self.cli.folder / "plan.json").read_text())
        plan["project"]["title"] = "red \x1b[31m title\x07"
        plan["racks"][0]["name"] = "rack \x1b]0;x\x07"
        (self.cli.folder / "control.json").write_text(json.dumps(plan))
        for args in (["info", "control.json"], ["check", "control.json"], ["diff", "plan.cwp", "control.json"],
                     ["solve", "control.json", "--explain", "list"], ["fail", "control.json", "rack/\x1b[31m"]):
            ended = self.cli.run(*args)
            self.assertNotRegex(ended.stdout + ended.stderr, "[\x00-\x08\x0b-\x1f\x7f-\x9f]", str(args))

    def test_names_of_any_script(self):
        ended = self.cli.run("new", "lab", "--set", "gpus=8", "--set", "name=漢字 Ω 🚀", "-o", "漢字 🚀.cwp")
        self.assertEqual(ended.returncode, 0, ended.stderr)
        self.assertEqual(one_object(self.cli.run("info", "漢字 🚀.cwp", "--json").stdout)["title"], "漢字 Ω 🚀")
        for name in ("漢字 ü.csv", "漢字 ü.xlsx"):
            self.assertEqual(self.cli.run("bom", "漢字 🚀.cwp", "-o", name).returncode, 0)
            self.assertTrue((self.cli.folder / name).exists())

    def test_misuse_is_two(self):
        self.refused(2, "nonsense")
        for command in USES:
            args, _ = self.arguments(command)
            self.refused(2, command, *args, "--no-such-option")
            self.refused(2, command, *args, "--threads", "none")
            self.refused(2, command, *args, "--threads", "0")
            self.refused(2, command, *args, "--seed", "-1")
            self.refused(2, command, *args, "--seed", "1e400")
        for command, (_, extension) in USES.items():
            if extension:
                args, _ = self.arguments(command)
                self.refused(2, command, *args)  # no -o
        self.refused(2, "solve", "plan.cwp", "--only", "unknown")
        self.refused(2, "solve", "plan.cwp", "--only", "cost")
        self.refused(2, "solve", "plan.cwp", "--only", "")
        self.refused(2, "solve", "plan.cwp", "--site", "nowhere")
        self.refused(2, "solve", "plan.cwp", "--only", "density", "--site", "nowhere")
        self.refused(2, "solve", "plan.cwp", "--explain", "power.nothing")
        self.refused(2, "report", "plan.cwp", "--site", "nowhere", "-o", "r.html")
        self.refused(2, "report", "plan.cwp", "-o", "r.doc")
        self.refused(2, "bom", "plan.cwp", "-o", "b.doc")
        self.refused(2, "export", "plan.cwp", "--as", "nothing", "-o", "x")
        self.refused(2, "fail", "plan.cwp", "rack/nowhere")
        self.refused(2, "fail", "plan.cwp", "part/#1")
        self.refused(2, "library", "show", "nothing")
        self.refused(2, "calc", "nothing")
        self.refused(2, "new", "nothing", "-o", "n.cwp")
        self.refused(2, "graph", "generate", "nothing", "-o", "n.csv")

    def test_a_graph_without_drawn_hosts_counts_its_nodes(self):
        self.cli.run("graph", "generate", "torus", "--set", "dims=4x4", "--set", "link_gbps=1", "-o", "torus.csv")
        figures = one_object(self.cli.run("graph", "analyze", "torus.csv", "--json").stdout)
        self.assertEqual((figures["endpoints"], figures["bisection"]["lower_gbps"], figures["diameter_hops"]), (16, 8, 4))
        self.refused(2, "graph", "analyze", "torus.csv", "--terminals", "gpu")

    def test_options_may_stand_before_the_command(self):
        before = self.cli.run("--lang", "de", "--quiet", "templates")
        after = self.cli.run("templates", "--lang", "de", "--quiet")
        self.assertEqual((before.returncode, before.stdout), (0, after.stdout))

    def test_a_project_is_written_as_one(self):
        table = self.cli.folder / "kept.csv"
        table.write_text("a,b\n")
        ended = self.cli.run("new", "lab", "-o", "kept.csv")
        self.assertEqual(ended.returncode, 2)
        self.assertEqual(table.read_text(), "a,b\n")

    def test_several_bad_rows_end_in_one_error_line(self):
        (self.cli.folder / "bad.csv").write_text("name,part\nA01,nothing\nA02,nothing\n")
        ended = self.cli.run("import", "racks-csv", "bad.csv", "-o", "bad.cwp", "--lang", "en")
        self.assertEqual(ended.returncode, 2)
        self.assertTrue(last_line(ended.stderr).startswith("error: "), ended.stderr)

    def test_bad_settings_are_named(self):
        for value in ("nan", "-1", "0", "1e300", "99999999999999999999", "inf", "", "eight", "8,5"):
            for args in (["new", "clos", "--set", f"gpus={value}", "-o", "bad.cwp"],
                         ["graph", "generate", "clos2", "--set", f"switch_ports={value}", "-o", "bad.csv"]):
                if value == "" and args[0] == "graph":
                    continue  # empty: the default
                ended = self.refused(2, *args)
                self.assertTrue("gpus" in ended.stderr or "switch_ports" in ended.stderr, ended.stderr)
        for value in ("nan", "-1e308", "inf"):
            self.refused(2, "calc", "air_density", "--set", f"T={value}")
        for args in (["new", "lab", "--set", "colour=red", "-o", "bad.cwp"],
                     ["new", "lab", "--set", "gpus", "-o", "bad.cwp"],
                     ["new", "lab", "--set", "gpus=8", "--set", "gpus=9", "-o", "bad.cwp"],
                     ["graph", "generate", "torus", "--set", "colour=red", "-o", "bad.csv"],
                     ["graph", "generate", "torus", "--set", "dims=4x4", "--set", "dims=5x5", "-o", "bad.csv"],
                     ["calc", "air_density", "--set", "colour=red"]):
            self.refused(2, *args)
        self.assertEqual([p.name for p in self.cli.folder.iterdir() if p.name.startswith("bad")], [])

    def test_a_written_file_is_said_unless_quiet(self):
        for args in (["bom", "plan.cwp", "-o", "said.csv"], ["cables", "plan.cwp", "-o", "said.csv"],
                     ["report", "plan.cwp", "-o", "said.html"],
                     ["export", "plan.cwp", "--as", "plan-svg", "-o", "said.svg"],
                     ["graph", "generate", "torus", "--set", "dims=4x4", "-o", "said.csv"]):
            with self.subTest(args=args):
                ended = self.cli.run(*args, "--lang", "en")
                self.assertEqual(ended.stdout, "")
                self.assertEqual(last_line(ended.stderr), f"Wrote {args[-1]}")

    def test_a_pipe_is_not_replaced_by_a_file(self):
        pipe = self.cli.folder / "pipe.csv"
        os.mkfifo(pipe)
        for args in (["bom", "plan.cwp", "-o", "pipe.csv"], ["export", "plan.cwp", "--as", "json", "-o", "pipe.csv"],
                     ["graph", "generate", "torus", "--set", "dims=4x4", "-o", "pipe.csv"]):
            self.refused(4, *args)
            self.assertTrue(pipe.is_fifo(), args)
        pipe.unlink()

    def test_long_differences_are_cut_with_their_count(self):
        ended = self.cli.run("new", "lab", "--set", "gpus=64", "-o", "lab.cwp", "--quiet")
        self.assertEqual(ended.returncode, 0, ended.stderr)
        lines = self.cli.run("diff", "lab.cwp", "plan.cwp", "--lang", "en").stdout.splitlines()
        objects = [line for line in lines if line[:2] in ("+ ", "- ", "~ ")]
        whole = one_object(self.cli.run("diff", "lab.cwp", "plan.cwp", "--json").stdout)["objects"]
        removed = sum(1 for o in whole["removed"] if o["kind"] == "cable")
        shown = [line for line in objects if line.startswith("- cable")]
        self.assertGreater(removed, 20)
        self.assertEqual(len(shown), 20)
        self.assertIn(f"and {removed - 19} more", shown[-1])
        self.assertLess(lines.index(next(line for line in lines if " -> " in line)), lines.index(objects[0]))

    def test_unsupported_cases_are_counted_by_kind(self):
        case = {"id": "x1", "kind": "nothing_like_it", "inputs": {}, "expected": {"a": 1}}
        (self.cli.folder / "odd.json").write_text(json.dumps([case, dict(case, id="x2")]))
        lines = self.cli.run("validate", "odd.json", "--lang", "en").stdout.splitlines()
        self.assertEqual(lines, ["unsupported nothing_like_it: 2 cases",
                                 "2 cases: 0 passed, 0 failed, 2 unsupported"])

    def test_what_is_no_project_is_two(self):
        folder = self.cli.folder
        plan = (folder / "plan.cwp").read_bytes()
        (folder / "empty.cwp").write_bytes(b"")
        (folder / "empty.json").write_bytes(b"")
        (folder / "cut.cwp").write_bytes(plan[:len(plan) // 3])
        (folder / "noise.cwp").write_bytes(os.urandom(5000))
        (folder / "odd.cwp").write_bytes(b"a,b,1\na,c,4\x0b\x1c\x85x\r\x1b[31m\n")
        (folder / "noise.json").write_bytes(b"{\"format\": \"clusterwright\", " + os.urandom(50))
        (folder / "dir.cwp").mkdir(exist_ok=True)
        for name in ("missing.cwp", "missing.json", "empty.cwp", "empty.json", "cut.cwp", "noise.cwp", "noise.json",
                     "dir.cwp"):
            for command in READS_PROJECT:
                args, extension = self.arguments(command, plan=name)
                out = ["-o", f"never{extension}"] if extension else []
                ended = self.refused(2, command, *args, *out)
                self.assertIn(name, last_line(ended.stderr))
        for name in ("missing", "empty.json", "noise.cwp", "odd.cwp", "dir.cwp"):
            self.refused(2, "graph", "analyze", name)
            self.refused(2, "validate", name)
            self.refused(2, "import", "json", name, "-o", "never.cwp")
        self.assertEqual([p.name for p in folder.iterdir() if p.name.startswith("never")], [])

    def test_a_newer_format_is_three(self):
        text = (self.cli.folder / "plan.json").read_text()
        (self.cli.folder / "newer.json").write_text(text.replace('"format_version": 1', '"format_version": 999', 1))
        newer = self.cli.folder / "newer.cwp"
        newer.write_bytes((self.cli.folder / "plan.cwp").read_bytes())
        base = sqlite3.connect(newer)
        base.execute("PRAGMA user_version = 999")
        base.commit()
        base.close()
        for name in ("newer.json", "newer.cwp"):
            ended = self.refused(3, "info", name, "--lang", "en")
            self.assertIn("its format is 999, this program reads up to 1", last_line(ended.stderr))

    def test_what_cannot_be_written_is_four_and_leaves_nothing(self):
        folder = self.cli.folder
        (folder / "taken").mkdir(exist_ok=True)
        for command, (_, extension) in USES.items():
            if not extension:
                continue
            args, _ = self.arguments(command)
            self.refused(4, command, *args, "-o", f"no-such-folder/out{extension}")
            target = folder / "taken" / f"dir{extension}"
            target.mkdir(exist_ok=True)
            self.refused(4, command, *args, "-o", target)
        self.assertTrue(all(p.is_dir() for p in (folder / "taken").iterdir()))

    @unittest.skipUnless(os.geteuid() == 0, "the rights of another user can be tried by root only")
    def test_a_folder_without_rights_is_four(self):
        folder = self.cli.folder
        os.chmod(folder, 0o755)
        closed = folder / "closed"
        closed.mkdir(mode=0o755, exist_ok=True)
        nobody = 65534
        with self.assertRaises(PermissionError):  # the write really fails
            pid = os.fork()
            if pid == 0:
                os.setgid(nobody)
                os.setuid(nobody)
                try:
                    (closed / "x").write_text("x")
                except PermissionError:
                    os._exit(1)
                os._exit(0)
            if os.waitpid(pid, 0)[1] != 0:
                raise PermissionError
        for command, (_, extension) in USES.items():
            if extension:
                args, _ = self.arguments(command)
                self.refused(4, command, *args, "-o", closed / f"out{extension}", user=nobody, group=nobody)
        self.assertEqual(list(closed.iterdir()), [])

    def test_an_old_output_stays_when_the_new_one_fails(self):
        old = self.cli.folder / "keep.cwp"
        old.write_bytes((self.cli.folder / "plan.cwp").read_bytes())
        before = old.read_bytes()
        self.refused(2, "new", "clos", "--set", "gpus=-4", "-o", "keep.cwp")
        self.assertEqual(old.read_bytes(), before)

    def test_a_full_stdout_is_four(self):
        with open("/dev/full", "w") as full:
            import subprocess
            ended = subprocess.run([self.cli.program, "info", "plan.cwp", "--json"], cwd=self.cli.folder,
                                   env=self.cli.env, stdout=full, stderr=subprocess.PIPE, text=True)
        self.assertEqual(ended.returncode, 4)
        self.assertRegex(last_line(ended.stderr), ERROR_LINE)

    def test_an_interrupt_is_130_and_leaves_nothing(self):
        running = self.cli.start("new", "clos", "--set", "gpus=262144", "-o", "interrupted.cwp")
        time.sleep(0.7)
        self.assertIsNone(running.poll(), "done before it could be interrupted")
        running.send_signal(signal.SIGINT)
        _, errors = running.communicate(timeout=300)
        self.assertEqual(running.returncode, 130, errors)
        self.assertEqual([p.name for p in self.cli.folder.iterdir() if "interrupted" in p.name], [])


if __name__ == "__main__":
    PROGRAM = sys.argv.pop(1)
    unittest.main(verbosity=1)
