"""Runs clusterwright-cli in a folder of its own, with a home of its own."""
import json
import os
import pathlib
import re
import subprocess
import tempfile

ERROR_LINE = re.compile(r"^error: .+: .+; .+$")


class Cli:
    def __init__(self, program):
        self.program = str(pathlib.Path(program).resolve())
        self._folder = tempfile.TemporaryDirectory()
        self.folder = pathlib.Path(self._folder.name)
        home = self.folder / "home"
        home.mkdir()
        self.env = dict(os.environ, HOME=str(home), XDG_DATA_HOME=str(home), XDG_CONFIG_HOME=str(home),
                        LC_ALL="C.UTF-8")
        self.env.pop("QT_QPA_PLATFORM", None)
        self.env.pop("DISPLAY", None)

    def run(self, *args, timeout=300, **options):
        return subprocess.run([self.program, *map(str, args)], cwd=self.folder, env=self.env, capture_output=True,
                              text=True, timeout=timeout, **options)

    def start(self, *args):
        return subprocess.Popen([self.program, *map(str, args)], cwd=self.folder, env=self.env,
                                stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)

    def commands(self):
        """Names of all commands, from the help."""
        return re.findall(r"^  ([a-z]+) ", self.run("--help", "--lang", "en").stdout, re.MULTILINE)


def one_object(text):
    """The one JSON object of an output; an exception when there is anything else."""
    value = json.loads(text)
    if not isinstance(value, dict):
        raise ValueError("not an object")
    return value


def last_line(text):
    lines = text.rstrip("\n").split("\n")
    return lines[-1] if lines else ""
