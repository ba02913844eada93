#!/usr/bin/env python3
"""Every source is as clang-format leaves it: `format.py ROOT CLANG_FORMAT`, or --self-test CLANG_FORMAT."""

import pathlib
import subprocess
import sys
import tempfile

TOPS = ("app", "model", "resources", "solvers", "tests", "views")


def sources(root):
    for top in TOPS:
        for path in sorted((root / top).rglob("*")):
            if path.suffix in (".cpp", ".h"):
                yield path


def unformatted(root, tool):
    files = list(sources(root))
    bad = []
    for begin in range(0, len(files), 50):
        chunk = files[begin : begin + 50]
        run = subprocess.run([tool, "--dry-run", "-Werror", *chunk], capture_output=True, text=True, cwd=root)
        if run.returncode:
            bad += sorted({line.split(":")[0] for line in run.stderr.splitlines() if ": error:" in line})
    return len(files), bad


def self_test(tool):
    style = pathlib.Path(__file__).resolve().parents[2] / ".clang-format"
    with tempfile.TemporaryDirectory() as folder:
        root = pathlib.Path(folder)
        (root / ".clang-format").write_text(style.read_text())
        (root / "model").mkdir()
        (root / "model" / "good.h").write_text("#pragma once\n\nint f(int a);\n")
        (root / "model" / "bad.h").write_text("#pragma once\n\nint   f( int a ) ;\n")
        count, bad = unformatted(root, tool)
        assert count == 2 and len(bad) == 1 and bad[0].endswith("bad.h"), (count, bad)


def main():
    if sys.argv[1] == "--self-test":
        self_test(sys.argv[2])
        return 0
    count, bad = unformatted(pathlib.Path(sys.argv[1]), sys.argv[2])
    for path in bad:
        print(f"{path}: not formatted; run clang-format -i on it")
    print(f"{count} files, {len(bad)} not formatted")
    return 1 if bad or not count else 0


if __name__ == "__main__":
    sys.exit(main())
