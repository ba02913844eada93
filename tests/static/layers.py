#!/usr/bin/env python3
"""Checks every #include against the layer table of ARCHITECTURE.md.

Usage: layers.py ROOT         checks the tree, prints each violation as file:line
       layers.py --self-test  plants violations in a temporary tree and expects to find each of them
"""
import re
import sys
import tempfile
from pathlib import Path

import checks

SOURCE = {".h", ".cpp"}
INCLUDE = re.compile(r'^\s*#\s*include\s+([<"])([^>"]+)[>"]')

# Layers in the order in which a path is looked up: the first prefix that fits wins.
PREFIXES = [
    ("model/base/", "base"),
    ("model/exchange/", "exchange"),
    ("model/", "model"),
    ("solvers/", "solvers"),
    ("app/analysis/", "analysis"),
    ("app/design/", "design"),
    ("app/session/", "session"),
    ("app/cli/", "cli"),
    ("app/gui/", "gui"),
    ("views/render/", "render"),
    ("views/report/", "render"),
    ("views/", "views"),
    ("resources/", "resources"),
    ("tests/", "tests"),
]

# Which layers a layer may include, itself always. Follows the link list of CMakeLists.txt.
MAY_USE = {
    "base": set(),
    "solvers": {"base"},
    "model": {"base"},
    "exchange": {"base", "model"},
    "analysis": {"base", "model", "solvers"},
    "design": {"base", "model", "solvers", "analysis"},
    "session": {"base", "model"},
    "render": {"base", "model", "analysis", "solvers"},
    "views": {"base", "model", "exchange", "analysis", "design", "session", "render", "solvers"},
    "resources": set(),
    "cli": {"base", "model", "exchange", "solvers", "analysis", "design", "session", "render", "resources"},
    "gui": {"base", "model", "exchange", "solvers", "analysis", "design", "session", "render", "views", "resources"},
}

# Above analysis only the plain result and input structs of a solver may be seen, never the call.
SOLVER_CALL = re.compile(r"\bsolvers::(?:\w+::)*(solve[A-Z]\w*)\s*\(|(?<![\w:.])(solve[A-Z]\w*)\s*\(")
NO_SOLVER_CALLS = {"render", "views", "exchange", "session"}

QT_CORE, QT_GUI, QT_WIDGETS, QT_CHARTS, QT_SQL, QT_SVG, QT_PRINT, QT_CONCURRENT, QT_TEST = (
    "QtCore", "QtGui", "QtWidgets", "QtCharts", "QtSql", "QtSvg", "QtPrintSupport", "QtConcurrent", "QtTest")
MODULES = (QT_CORE, QT_GUI, QT_WIDGETS, QT_CHARTS, QT_SQL, QT_SVG, QT_PRINT, QT_CONCURRENT, QT_TEST)
GUI_ALL = {QT_CORE, QT_GUI, QT_WIDGETS, QT_CHARTS, QT_SVG, QT_PRINT, QT_SQL, QT_CONCURRENT}
QT_MAY = {
    "base": set(),
    "solvers": set(),
    "model": {QT_CORE, QT_SQL},
    "exchange": {QT_CORE},
    "analysis": {QT_CORE, QT_CONCURRENT},
    "design": {QT_CORE},
    "session": {QT_CORE},
    "render": {QT_CORE, QT_GUI, QT_SVG},
    "views": GUI_ALL,
    "resources": {QT_CORE},
    "cli": {QT_CORE, QT_GUI, QT_SVG, QT_SQL, QT_CONCURRENT},
    "gui": GUI_ALL,
}

# Third-party headers and the layers that may see them.
LIBRARIES = {
    "Eigen/": {"solvers"},
    "metis.h": {"solvers"},
    "nlohmann/": {"model", "exchange", "render", "views", "cli"},
    "yaml-cpp/": {"exchange"},
    "xlsxwriter": {"exchange"},
    "zip.h": {"exchange"},
    "zlib.h": {"exchange"},
    "rapidcheck": set(),
}

# Qt classes by module; every class that is not named here is asked from the installed Qt headers.
QT_INCLUDE_DIRS = [Path("/usr/include/x86_64-linux-gnu/qt6"), Path("/usr/include/qt6"),
                   Path("/usr/include/aarch64-linux-gnu/qt6")]
WELL_KNOWN = {
    "QString": QT_CORE, "QObject": QT_CORE, "QFile": QT_CORE, "QColor": QT_GUI, "QPainter": QT_GUI, "QImage": QT_GUI,
    "QGuiApplication": QT_GUI, "QAction": QT_GUI, "QWidget": QT_WIDGETS, "QApplication": QT_WIDGETS,
    "QMainWindow": QT_WIDGETS, "QChart": QT_CHARTS, "QSqlDatabase": QT_SQL, "QSvgRenderer": QT_SVG,
}


def qt_module(header, cache={}):
    """Module of <QWidget> or <QtWidgets/QWidget>; None when it is no Qt header, "" when it cannot be told."""
    if header == "queue" or not header.startswith("Q") and not header.startswith("q"):
        return None
    if "/" in header:
        return header.split("/")[0]
    if header in MODULES:
        return header
    if header in WELL_KNOWN:
        return WELL_KNOWN[header]
    if header not in cache:
        cache[header] = ""
        for base in QT_INCLUDE_DIRS:
            if not base.is_dir():
                continue
            for module in MODULES:
                if (base / module / header).exists():
                    cache[header] = module
                    break
            break
    return cache[header]


def layer_of(path):
    for prefix, layer in PREFIXES:
        if path.startswith(prefix):
            return layer
    return None


def strip_comments(text):
    """Comments and string contents become blanks, line ends stay."""
    def blank(match):
        return re.sub(r"[^\n]", " ", match.group(0))
    return re.sub(r'//[^\n]*|/\*.*?\*/|"(?:\\.|[^"\\\n])*"', blank, text, flags=re.S)


def check_file(root, path):
    relative = path.relative_to(root).as_posix()
    layer = layer_of(relative)
    if layer is None or layer == "tests":
        return []
    problems = []
    text = path.read_text(encoding="utf-8", errors="replace")
    for number, line in enumerate(text.splitlines(), 1):
        match = INCLUDE.match(line)
        if not match:
            continue
        quoted, header = match.group(1) == '"', match.group(2)
        where = f"{relative}:{number}: {layer}"
        target = layer_of(header)
        if target:
            if target != layer and target not in MAY_USE[layer]:
                problems.append(f"{where} must not include {header} ({target})")
            continue
        if quoted and not header.endswith(".moc") and not header.startswith("ui_"):
            problems.append(f"{where} includes \"{header}\", which is not a path from the root")
            continue
        module = qt_module(header)
        if module == "":
            problems.append(f"{where} includes <{header}>, a Qt header of no module that the product uses")
        elif module is not None and module not in QT_MAY[layer]:
            problems.append(f"{where} must not include <{header}> ({module})")
        for library, users in LIBRARIES.items():
            if header.startswith(library) and layer not in users:
                problems.append(f"{where} must not include <{header}>")
    if layer in NO_SOLVER_CALLS:
        declared = set(re.findall(r"\b(?:void|bool|auto|[\w:<>]+)\s+(?:\w+::)*(solve[A-Z]\w*)\s*\([^;]*?\)\s*(?:const)?\s*[;{]",
                                  text))
        for match in SOLVER_CALL.finditer(strip_comments(text)):
            name = match.group(1) or match.group(2)
            if match.group(1) is None and name in declared:
                continue  # the layer's own function
            number = text.count("\n", 0, match.start()) + 1
            problems.append(f"{relative}:{number}: {layer} calls the solver {name}")
    return problems


def check_tree(root):
    root = Path(root)
    problems = []
    files = 0
    for top in ("model", "solvers", "app", "views", "resources"):
        for path in sorted((root / top).rglob("*")):
            if path.suffix in SOURCE and path.is_file():
                files += 1
                problems += check_file(root, path)
    return files, problems


def self_test():
    planted = {
        "model/rack.cpp": ('#include <QWidget>\n', "QWidget"),
        "model/a.cpp": ('#include <QtGui/QColor>\n', "QtGui/QColor"),
        "model/b.cpp": ('#include "views/canvas/layer.h"\n', "views/canvas/layer.h"),
        "model/base/c.h": ('#include <QString>\n', "QString"),
        "solvers/power/d.cpp": ('#include "model/rack.h"\n', "model/rack.h"),
        "solvers/power/e.cpp": ('#  include <nlohmann/json.hpp>\n', "nlohmann/json.hpp"),
        "app/analysis/f.cpp": ('#include <QPainter>\n', "QPainter"),
        "views/render/g.cpp": ('#include <QApplication>\n', "QApplication"),
        "views/render/h.cpp": ('#include "views/shell/theme.h"\n', "views/shell/theme.h"),
        "views/canvas/i.cpp": ('int x = cw::solvers::power::solvePower(input);\n', "solvePower"),
        "app/cli/j.cpp": ('#include <QMainWindow>\n', "QMainWindow"),
        "views/shell/k.cpp": ('#include "theme.h"\n', "not a path from the root"),
        "model/exchange/l.cpp": ('#include "solvers/power/solve.h"\n', "solvers/power/solve.h"),
        "model/n.cpp": ('#include <QtWidgets>\n', "QtWidgets"),
        "model/m.cpp": ('#include <Eigen/Dense>\n', "Eigen/Dense"),
    }
    allowed = {
        "views/shell/good.cpp": '#include "views/render/roles.h"\n#include <QWidget>\n#include "good.moc"\n// solvePower(x)\n',
        "model/exchange/good.cpp": '#include <yaml-cpp/yaml.h>\n#include <QString>\n#include <QtGlobal>\n#include "model/rack.h"\n',
        "solvers/power/good.cpp": '#include <Eigen/Sparse>\n#include <vector>\n#include "model/base/quantity.h"\n',
        "app/gui/good.cpp": '#include <QApplication>\n#include "resources/resources.h"\n#include "views/shell/theme.h"\n',
    }
    with tempfile.TemporaryDirectory() as folder:
        root = Path(folder)
        for name, text in [(n, t) for n, (t, _) in planted.items()] + list(allowed.items()):
            (root / name).parent.mkdir(parents=True, exist_ok=True)
            (root / name).write_text(text, encoding="utf-8")
        files, problems = check_tree(root)
        failed = []
        for name, (_, needle) in planted.items():
            hits = [p for p in problems if p.startswith(name + ":")]
            if len(hits) != 1 or needle not in hits[0]:
                failed.append(f"planted in {name}: expected one report of {needle}, got {hits}")
        failed += [f"reported without reason: {p}" for p in problems if p.split(":")[0] in allowed]
        if files != len(planted) + len(allowed):
            failed.append(f"saw {files} files")
    print("\n".join(failed) if failed else f"{len(planted)} planted violations found")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(checks.run(__doc__, check_tree, self_test, "violations"))
