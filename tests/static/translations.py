#!/usr/bin/env python3
"""Checks that every text for people is translated.

For each translations/*.ts: no entry is unfinished or empty, plural entries have every form, and the translation holds
the placeholders (%1, %L1, %n, [*]) of its source. Then lupdate runs on a copy: it must neither add nor drop a text, and
must be able to name the context of each one. translations/update.sh brings the files up to date.

Usage: translations.py ROOT LUPDATE | --self-test
"""
import re
import shutil
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ElementTree
from collections import Counter
from pathlib import Path

PLACEHOLDER = re.compile(r"%L?\d{1,2}|%L?n|\[\*\]")
# What lupdate says of a tr() that it would file under another context than the program asks for.
WRONG_CONTEXT = re.compile(r"lacks Q_OBJECT macro|cannot be called without context|unknown namespace/class ::[A-Z]")
# Contexts that the sources name; those of classes with Q_OBJECT hold their namespace.
DECLARED = re.compile(r'(?:Q_DECLARE_TR_FUNCTIONS|\btranslate|QT_TRANSLATE_NOOP\w*)\(\s*"?(\w+)')
PLURAL_FORMS = 2  # English and German


def entries(path):
    """(context, source, comment, numerus) -> list of translated forms, None where unfinished."""
    found = {}
    for context in ElementTree.parse(path).getroot().findall("context"):
        for message in context.findall("message"):
            key = (context.findtext("name"), message.findtext("source") or "", message.findtext("comment") or "",
                   message.get("numerus") == "yes")
            translation = message.find("translation")
            if translation is None or translation.get("type"):
                found[key] = None
            elif key[3]:
                found[key] = [form.text or "" for form in translation.findall("numerusform")]
            else:
                found[key] = [translation.text or ""]
    return found


def placeholders(text):
    return Counter(PLACEHOLDER.findall(text))


def problem_of(key, forms):
    """What is wrong with one entry, or nothing."""
    _, source, _, numerus = key
    if forms is None:
        return "unfinished"
    if numerus and len(forms) != PLURAL_FORMS:
        return f"{len(forms)} plural forms, {PLURAL_FORMS} are needed"
    for form in forms:
        if not form.strip():
            return "empty"
        if placeholders(form) != placeholders(source):
            return f"placeholders differ: {form!r}"
        if source.count("\n") != form.count("\n"):
            return f"line breaks differ: {form!r}"
        if source[:1].isspace() != form[:1].isspace() or source[-1:].isspace() != form[-1:].isspace():
            return f"blanks at the ends differ: {form!r}"
        if re.search(r"&\w", source) and len(re.findall(r"&\w", form)) != 1:
            return f"the access key is missing: {form!r}"
    return None


def check_file(path):
    return [f"{path.name}: [{key[0]}] {key[1]!r}: {problem}" for key, forms in entries(path).items()
            if (problem := problem_of(key, forms))]


def check_current(root, lupdate, files):
    """Runs lupdate on copies of the files."""
    problems = []
    with tempfile.TemporaryDirectory() as folder:
        for path in files:
            shutil.copy(path, folder)
        run = subprocess.run([root / "translations" / "update.sh", lupdate, folder], capture_output=True, text=True)
        if run.returncode != 0:
            return [f"lupdate failed: {run.stderr}"]
        problems += [line for line in run.stderr.splitlines() if WRONG_CONTEXT.search(line)]
        for path in files:
            before, after = set(entries(path)), set(entries(Path(folder) / path.name))
            problems += [f"{path.name}: [{k[0]}] {k[1]!r}: in the sources, not in the file" for k in sorted(after - before)]
            problems += [f"{path.name}: [{k[0]}] {k[1]!r}: in the file, not in the sources" for k in sorted(before - after)]
        if {p.name for p in Path(folder).glob("*.ts")} != {p.name for p in files}:
            problems.append("update.sh does not write the files that translations/ holds")
    return problems


def check_contexts(root, files):
    """A context that no source declares is asked for by nobody: its texts stay untranslated in the program."""
    declared = set()
    for folder in ("model", "app", "views"):
        for source in (root / folder).rglob("*"):
            if source.suffix in (".cpp", ".h"):
                declared.update(DECLARED.findall(source.read_text(encoding="utf-8")))
    contexts = {(path.name, key[0]) for path in files for key in entries(path)}
    return [f"{name}: the context {context} is declared nowhere" for name, context in sorted(contexts)
            if "::" not in context and context not in declared]


def self_test():
    def ts(body):
        return f'<!DOCTYPE TS><TS version="2.1" language="de_DE"><context><name>C</name>{body}</context></TS>'

    def message(source, translation, numerus=""):
        return f"<message{numerus}><source>{source}</source>{translation}</message>"

    plural = ' numerus="yes"'
    wrong = [
        message("Rack", '<translation type="unfinished"></translation>'),
        message("Rack", '<translation type="vanished">Rack</translation>'),
        message("Rack", "<translation></translation>"),
        message("%1 of %2", "<translation>%1 von %1</translation>"),
        message("%1 of %2", "<translation>%1</translation>"),
        message("%n rack(s)", "<translation><numerusform>%n Rack</numerusform></translation>", plural),
        message("%n rack(s)", "<translation><numerusform>ein Rack</numerusform><numerusform>%n Racks</numerusform></translation>",
                plural),
        message("%1[*]", "<translation>%1</translation>"),
        message("&amp;File", "<translation>Datei</translation>"),
        message("Usage\n", "<translation>Aufruf</translation>"),
        message("  source", "<translation>Quelle</translation>"),
    ]
    right = [
        message("%1 of %2", "<translation>von %2 %1</translation>"),
        message("&amp;File", "<translation>&amp;Datei</translation>"),
        message("%n rack(s)", "<translation><numerusform>%n Rack</numerusform><numerusform>%n Racks</numerusform></translation>",
                plural),
    ]
    failed = []
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "clusterwright_de.ts"
        for body, expected in [(b, 1) for b in wrong] + [(b, 0) for b in right]:
            path.write_text(ts(body), encoding="utf-8")
            if len(check_file(path)) != expected:
                failed.append(f"expected {expected} problems: {body} -> {check_file(path)}")
        # An lupdate that finds a new text, drops an old one and cannot tell a context.
        root = Path(folder) / "root"
        (root / "translations").mkdir(parents=True)
        path = root / "translations" / "clusterwright_de.ts"
        path.write_text(ts(right[0]), encoding="utf-8")
        script = root / "translations" / "update.sh"
        script.write_text("#!/bin/sh\necho \"x.cpp:1: Class 'cw' lacks Q_OBJECT macro\" >&2\n"
                          f"cat > \"$2/clusterwright_de.ts\" <<'END'\n{ts(right[1])}\nEND\n", encoding="utf-8")
        script.chmod(0o755)
        found = check_current(root, "lupdate", [path])
        if len(found) != 3:
            failed.append(f"expected 3 problems of lupdate: {found}")
        # A context that lupdate made up.
        (root / "views").mkdir()
        (root / "views" / "x.cpp").write_text("struct Say { Q_DECLARE_TR_FUNCTIONS(C) };", encoding="utf-8")
        path.write_text(ts(right[0]), encoding="utf-8")
        made_up = root / "translations" / "made_up.ts"
        made_up.write_text(ts(right[0]).replace("<name>C<", "<name>Say<"), encoding="utf-8")
        found = check_contexts(root, [path, made_up])
        if len(found) != 1 or "Say" not in found[0]:
            failed.append(f"expected one context to be declared nowhere: {found}")
    print("\n".join(failed) if failed else f"{len(wrong) + 4} planted defects found, {len(right)} right entries passed")
    return 1 if failed else 0


def main():
    if sys.argv[1:] == ["--self-test"]:
        return self_test()
    if len(sys.argv) != 3:
        print(__doc__)
        return 2
    root = Path(sys.argv[1])
    files = sorted((root / "translations").glob("*.ts"))
    problems = [p for path in files for p in check_file(path)] + check_contexts(root, files)
    problems += check_current(root, sys.argv[2], files)
    print("\n".join(problems))
    print(f"{len(files)} files, {sum(len(entries(f)) for f in files)} entries, {len(problems)} problems")
    return 1 if problems or not files else 0


if __name__ == "__main__":
    sys.exit(main())
