#!/usr/bin/env python3
"""What solvers say, in the language that --lang names: derivations, equations and templates for people; JSON stays English."""
import re
import sys
import unittest

from cli import Cli, one_object

PROGRAM = None

# A value of each solver, and German words that its derivation must hold.
GERMAN = {
    "density.max_kw": ["höchste Rackleistung", "Leistungsaufnahme", "Zeichnung (gezeichnet)"],
    "fabric[Compute].bisection.lower_gbps": ["Bisektionsbandbreite, untere Schranke", "Prüfer bestätigt"],
    "fabric[Compute].bisection.upper_gbps": ["Bisektionsbandbreite, obere Schranke", "Verbindungen Host–Leaf"],
    "fabric[Compute].mean_hops": ["mittlere Hops", "Paare von Endpunkten auf verschiedenen Hosts"],
    "power.facility_kw": ["Anlagenleistung", "von den Quellen bezogen", "Verdichter"],
    "power.losses_kw": ["Verluste", "Leerlaufverlust", "quadratischer Verlust"],
    "power.elements[#3].rating_kw": ["Grenze von", "die kleinste bekannte Grenze gilt"],
    "power.elements[#3].worst_single_failure_pct": ["Auslastung von", "nach Ausfall von", "Prozent"],
    "thermal.halls[#0].inlet_max_c": ["Lufteintritt", "Vorabschätzung, keine CFD", "Zulufttemperatur"],
    "thermal.crahs[#0].load_pct": ["Last durch Kühlleistung", "Anteil an der Wärme"],
    "site.needed_kw": ["Leistungsbedarf in der Spitze", "IT-Leistung", "hergeleitet"],
    "site.energy_kwh_year": ["Energie eines Jahres", "Stunden eines Jahres", "angenommen"],
}
# Words that only English has. Names of objects and titles of documents hold none of them in this design.
ENGLISH = re.compile(r"\b(of|the|and|with|by|load|draw|heat|loss|taken|delivered|unknown|drawing|rated|share)\b")


class Language(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.cli = Cli(PROGRAM)
        made = cls.cli.run("new", "lab", "--set", "gpus=64", "-o", "plan.cwp")
        assert made.returncode == 0, made.stderr

    def printed(self, *args):
        ended = self.cli.run(*args)
        self.assertEqual(ended.returncode, 0, f"{args}: {ended.stderr}")
        return ended.stdout

    def test_derivations_are_german(self):
        for key, words in GERMAN.items():
            with self.subTest(key):
                text = self.printed("solve", "plan.cwp", "--explain", key, "--lang", "de")
                for word in words:
                    self.assertIn(word, text)
                # What a catalogue cites keeps its title; it stands behind "PART key:".
                own = "\n".join(line for line in text.split("\n") if not re.search(r"\w+_\w+: ", line))
                self.assertEqual(ENGLISH.findall(own), [], own)

    def test_numbers_follow_the_language(self):
        key = "power.facility_kw"
        self.assertRegex(self.printed("solve", "plan.cwp", "--explain", key, "--lang", "de"), r"= \d+,\d")
        self.assertRegex(self.printed("solve", "plan.cwp", "--explain", key, "--lang", "en"), r"= \d+\.\d")

    def test_json_stays_english(self):
        for args in [("solve", "plan.cwp", "--json"), ("templates", "--json"), ("calc", "--list", "--json"),
                     *(("solve", "plan.cwp", "--explain", key, "--json") for key in GERMAN)]:
            with self.subTest(args):
                english = one_object(self.printed(*args, "--lang", "en"))
                self.assertEqual(one_object(self.printed(*args, "--lang", "de")), english)

    def test_equations_and_templates_are_german(self):
        self.assertIn("Dichte feuchter Luft", self.printed("calc", "--list", "--lang", "de"))
        text = self.printed("calc", "air_density", "--set", "T=20", "--lang", "de")
        self.assertIn("ideales Gas", text)
        self.assertIn("rho = p (1 + W)", text)
        self.assertIn("Überbuchung der Leafs", self.printed("templates", "--lang", "de"))


if __name__ == "__main__":
    PROGRAM = sys.argv.pop(1)
    unittest.main(verbosity=1)
