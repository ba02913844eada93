#!/usr/bin/env python3
"""Exit codes, error lines, help and atomic output, over every command."""
import os
import signal
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
    "validate": (["{cases}"], None),
    "bench": (["generate", "--set", "gpus=64"], None),
}
READS_PROJECT = ["info", "check", "solve", "bom", "cables", "report", "fail", "diff", "export"]


class Manners(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.cli = Cli(PROGRAM)
        made = cls.cli.run("new", "lab", "--set", "gpus=8", "-o", "plan.cwp")
        assert made.returncode == 0, made.stderr
        assert cls.cli.run("export", "plan.cwp", "--as", "json", "-o", "plan.json").returncode == 0
        import json
        cls.rack = json.loads((cls.cli.folder / "plan.json").read_text())["racks"][0]["name"]
        (cls.cli.folder / "cases.json").write_text("[]")

    def arguments(self, command, **changed):
        words = {"plan": "plan.cwp", "json": "plan.json", "rack": self.rack, "cases": "cases.json", **changed}
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
        self.refused(3, "info", "newer.json")

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
