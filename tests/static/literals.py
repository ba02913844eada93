#!/usr/bin/env python3
"""Finds texts for people that do not go through translation.

Looks at each call in views/, app/gui and app/cli that puts a text on the screen (setText, addAction, QLabel(…), …). A
string literal in its arguments that holds a word, and is not an argument of tr(), translate() or the like, is reported.
A line that is right as it is carries the comment  // untranslated: why

Usage: literals.py ROOT | --self-test
"""
import re
import sys
import tempfile
from pathlib import Path

import checks

FOLDERS = ["views", "app/gui", "app/cli"]

CALLS = """
setText setTitle setWindowTitle setToolTip setStatusTip setWhatsThis setPlaceholderText setAccessibleName
setAccessibleDescription setHeaderLabels setHorizontalHeaderLabels setVerticalHeaderLabels setLabelText setPrefix setSuffix
setEmptyText setSpecialValueText setInformativeText setDetailedText setButtonText setErrorMessage setSelectionText
setStateText setNotice setDescription setSubTitle setTitleText setApplicationDescription setCancelButtonText
addAction addMenu addTab addItem addItems addRow addButton addLabel addSubject addPage addSection insertItem insertTab
showMessage showText information warning critical question about getText getItem getInt getDouble getOpenFileName
getOpenFileNames getSaveFileName getExistingDirectory declareMenu declareDynamicMenu
QLabel QPushButton QCheckBox QRadioButton QGroupBox QAction QMenu QToolButton QDockWidget QMessageBox QProgressDialog
QStandardItem QTreeWidgetItem QTableWidgetItem QListWidgetItem TextLabel Badge ShortcutDialog
drawText
""".split()
# Their first argument is an id or the name of an icon.
FIRST_IS_ID = {"declareMenu", "declareDynamicMenu", "addPage", "addSubject", "addButton"}
FIELDS = ["text", "title", "tip", "label", "hint", "tooltip"]

CALL = re.compile(r"(?<![\w])(" + "|".join(sorted(CALLS, key=len, reverse=True)) + r")\b(?:\s+\w+)?\s*([({])")
NEW_FIELD = re.compile(r"\.(" + "|".join(FIELDS) + r")\s*=\s*(?!=)")
TRANSLATE = re.compile(r"(?:\b(?:tr|trUtf8|translate|qtTrId|tr_|QT_TR_NOOP|QT_TRANSLATE_NOOP|QT_TR_N_NOOP|QT_TRANSLATE_NOOP3))\s*\(")
# Calls whose literals are names for the program: icons, ids, keys of settings, formats.
PROGRAM = re.compile(r"\b(?:themeIcon|paintIcon|iconImage|QIcon|IconLabel|setIcon|setObjectName|property|setProperty|value|"
                     r"fromTheme|QKeySequence|trigger|action|spec|showView|showPage|arg|join|split|startsWith|endsWith|contains|"
                     r"toString|indexOf|replace|horizontalAdvance|addSlot|QRegularExpression|count|mid|left)\s*\(")
STRING = re.compile(r'(?:u8|u|L)?"((?:\\.|[^"\\\n])*)"')
EXCUSE = "// untranslated:"


def word_in(literal):
    """True when the literal holds something to translate: two letters in a row that are no placeholder, unit or name."""
    plain = re.sub(r"\\[nrt\"\\]", " ", literal)
    plain = re.sub(r"\\[ux][0-9A-Fa-f]+|%\w+|%L?\d+|&", "", plain)
    plain = plain.strip()
    if plain in KNOWN:
        return False
    return re.search(r"[A-Za-z\u00C0-\u024F]{2,}", plain) is not None


# Symbols and names that are the same in every language.
KNOWN = {"kW", "MW", "kWh", "kg", "mm", "Gb/s", "Tb/s", "GPU", "PUE", "WUE", "Clusterwright", "Hz", "kV", "kVA", "m³/h", "L/min"}


def mask_comments(text):
    """Comments become blanks; strings and line ends stay. Raw strings become blanks as well (data, not text)."""
    out = []
    i = 0
    while i < len(text):
        if text.startswith("//", i):
            end = text.find("\n", i)
            end = len(text) if end < 0 else end
            out.append(" " * (end - i))
            i = end
        elif text.startswith("/*", i):
            end = text.find("*/", i)
            end = len(text) if end < 0 else end + 2
            out.append(re.sub(r"[^\n]", " ", text[i:end]))
            i = end
        elif text.startswith('R"', i):
            mark = re.match(r'R"([^(]*)\(', text[i:])
            if not mark:
                out.append(text[i])
                i += 1
                continue
            end = text.find(")" + mark.group(1) + '"', i)
            end = len(text) if end < 0 else end + len(mark.group(1)) + 2
            out.append(re.sub(r"[^\n]", " ", text[i:end]))
            i = end
        elif text[i] == '"':
            match = STRING.match(text, i)
            end = match.end() if match else i + 1
            out.append(text[i:end])
            i = end
        elif text[i] == "'" and (match := re.match(r"'(?:\\.[^']*|[^'\\])'", text[i:])):
            out.append(" " * match.end())
            i += match.end()
        else:
            out.append(text[i])
            i += 1
    return "".join(out)


def closing(text, start):
    """Index after the bracket that closes the one at `start`; strings are skipped."""
    depth = 0
    i = start
    while i < len(text):
        if text[i] == '"':
            match = STRING.match(text, i)
            i = match.end() if match else i + 1
            continue
        if text[i] in "({[":
            depth += 1
        elif text[i] in ")}]":
            depth -= 1
            if depth == 0:
                return i + 1
        i += 1
    return len(text)


def field_end(text, start):
    """Index of the comma, semicolon or bracket that ends an initialiser."""
    depth = 0
    i = start
    while i < len(text):
        if text[i] == '"':
            match = STRING.match(text, i)
            i = match.end() if match else i + 1
            continue
        if text[i] in "({[":
            depth += 1
        elif text[i] in ")}]":
            if depth == 0:
                return i
            depth -= 1
        elif text[i] in ",;" and depth == 0:
            return i
        i += 1
    return len(text)


def blank_calls(text, pattern):
    """Blanks the arguments of every call that fits, so that their literals are not seen."""
    i = 0
    while match := pattern.search(text, i):
        start = match.end() - 1
        end = closing(text, start)
        text = text[:start] + re.sub(r"[^\n]", " ", text[start:end]) + text[end:]
        i = match.end()
    return text


def blank_lambdas(text):
    """Blanks the bodies of lambdas: they hold code, and their calls are looked at for themselves."""
    i = 0
    while match := re.compile(r"\[[^\[\]\"]*\]\s*(?:\([^()]*\)\s*)?(?:mutable\s*)?(?:->\s*[\w:<>]+\s*)?\{").search(text, i):
        start = match.end() - 1
        end = closing(text, start)
        text = text[:start] + re.sub(r"[^\n]", " ", text[start:end]) + text[end:]
        i = match.end()
    return text


def check_text(name, source):
    lines = source.splitlines()
    masked = blank_calls(mask_comments(source), TRANSLATE)
    visible = blank_calls(masked, PROGRAM)
    found = {}
    spans = []
    for m in CALL.finditer(visible):
        start = field_end(visible, m.end()) + 1 if m.group(1) in FIRST_IS_ID else m.end() - 1
        spans.append((start, closing(visible, m.end() - 1), m.group(1)))
    spans += [(m.end(), field_end(visible, m.end()), "." + m.group(1)) for m in NEW_FIELD.finditer(visible)]
    for start, end, call in spans:
        span = blank_lambdas(visible[start:end])
        for literal in STRING.finditer(span):
            if not word_in(literal.group(1)):
                continue
            # A key of a JSON object or of a map is no text.
            if re.match(r"\s*\]", span[literal.end():]):
                continue
            line = visible.count("\n", 0, start + literal.start()) + 1
            if EXCUSE in lines[line - 1]:
                continue
            found[(line, literal.group(1))] = call
    return [f"{name}:{line}: {call}: \"{text}\" is not translated" for (line, text), call in sorted(found.items())]


def check_tree(root):
    root = Path(root)
    problems = []
    files = 0
    for folder in FOLDERS:
        for path in sorted((root / folder).rglob("*")):
            if path.suffix in (".h", ".cpp") and path.is_file():
                files += 1
                problems += check_text(path.relative_to(root).as_posix(), path.read_text(encoding="utf-8"))
    return files, problems


def self_test():
    planted = [
        'label->setText(QStringLiteral("Power limit"));',
        'button->setToolTip(QString::fromUtf8("Undo"));',
        'menu.addAction("Delete");',
        'auto* label = new QLabel(QLatin1String("Racks"), this);',
        'new TextLabel(QStringLiteral("Recent"), role, ink, this);',
        'QMessageBox::warning(this, tr("Save"), QStringLiteral("The disk is full"));',
        'setWindowTitle(QStringLiteral("%1 racks").arg(count));',
        'actions.add({.id = QStringLiteral("a.b"), .text = QStringLiteral("Align left"), .run = f});',
        'spec.tip = QStringLiteral("Moves it");',
        'painter.drawText(rect, Qt::AlignCenter, QStringLiteral("no data"));',
        'box->addItems({tr("One"),\n   QStringLiteral("Two words")});',
        'label->setText(on ? tr("On") : QStringLiteral("Off"));',
        'status->showMessage(u8"Fertig gespeichert");',
        'actions.declareMenu(QStringLiteral("view/panels"), QStringLiteral("Panels"));',
    ]
    allowed = [
        'label->setText(tr("Power limit"));',
        'label->setText(tr("%1 of %2").arg(a, b));',
        'label->setText(QCoreApplication::translate("Dimension", "power"));',
        'button->setIcon(themeIcon(QStringLiteral("find")));',
        'field->addAction(themeIcon(QStringLiteral("find"), IconTone::Muted), QLineEdit::LeadingPosition);',
        'label->setText(QStringLiteral("%1/%2").arg(a, b));',
        'label->setText(QStringLiteral("–"));',
        'bar.addSubject(QStringLiteral("hall"), tr("Hall"));',
        'label->setText(QStringLiteral("NVIDIA")); // untranslated: a name',
        '// label->setText(QStringLiteral("Old text"));',
        'actions.add({.id = QStringLiteral("view.left"), .text = tr("Left"), .icon = QStringLiteral("layers")});',
        'menu->addAction(tr("Open"), [this] { open(QStringLiteral("last file")); });',
        'label->setText(QString::fromStdString(object["display name"]));',
        'setObjectName(QStringLiteral("main window"));',
    ]
    failed = []
    for text in planted:
        if len(check_text("x.cpp", text)) != 1:
            failed.append(f"not found once: {text} -> {check_text('x.cpp', text)}")
    for text in allowed:
        if check_text("x.cpp", text):
            failed.append(f"reported without reason: {check_text('x.cpp', text)}")
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "views" / "shell" / "deep" / "x.cpp"
        path.parent.mkdir(parents=True)
        path.write_text("\n\n" + planted[0], encoding="utf-8")
        files, problems = check_tree(folder)
        if files != 1 or not problems or not problems[0].startswith("views/shell/deep/x.cpp:3:"):
            failed.append(f"tree: {files} files, {problems}")
    print("\n".join(failed) if failed else f"{len(planted)} planted literals found, {len(allowed)} right lines passed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(checks.run(__doc__, check_tree, self_test, "untranslated texts"))
