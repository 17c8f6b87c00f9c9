"""Faults of files exist in every language, with the arguments the program gives them."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.texts.ftl import PACKAGE, messages, shape
from trianon.core.errors import EditionError
from trianon.core.faults import Fault
from trianon.core.wording import message
from trianon.texts import LANGUAGES
from trianon.texts.faults import SHOWN_FAULTS, fault_text, faults_text

FOLDERS = ("core", "games", "research/matches")
SPEECH = re.compile(r"wording|outlook|advice|chronicle")  # modules with messages about a match
SOURCES = [
    path
    for folder in FOLDERS
    for path in (PACKAGE / folder).rglob("*.py")
    if not SPEECH.search(path.relative_to(PACKAGE).as_posix())
]
CALLS = {"fault": "fault-", "refusal": "fault-", "fail": "fault-", "message": "", "no_choice": "fault-"}
OWN = {"at", "within"}  # arguments that are no variables of the text
GIVEN = {"no_choice": {"wanted"}, "wrong": {"value", "wanted"}}


def uses() -> Iterator[tuple[Path, str, set[str]]]:
    """Every place of the program that names a text of faults, with the arguments it gives."""
    for path in SOURCES:
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(node, ast.Call) or any(keyword.arg is None for keyword in node.keywords):
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name not in CALLS or not node.args:
                continue
            texts = [arg.value for arg in node.args[:2] if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
            ids = [text for text in texts if re.fullmatch(r"[a-z0-9-]+", text)]
            if name in ("refusal", "fail") and len(node.args) > 1:
                ids = [str(arg.value) for arg in node.args[1:2] if isinstance(arg, ast.Constant)]
            for text in ids[:1]:
                given = {str(keyword.arg) for keyword in node.keywords} - OWN | GIVEN.get(name, set())
                yield path, CALLS[name] + text, given


def folder_of(path: Path) -> str:
    parts = path.relative_to(PACKAGE).parts
    return f"games/{parts[1]}" if parts[0] == "games" and len(parts) > 2 else ""


def test_every_text_that_is_named_exists_and_gets_its_arguments() -> None:
    """The languages agree by `test_languages_agree`, so that English speaks for all."""
    core = {entry.id.name: shape(entry) for _, entry in messages("texts", "en")}
    checked = 0
    for path, name, given in uses():
        known = dict(core)
        if folder_of(path):
            known |= {entry.id.name: shape(entry) for _, entry in messages(folder_of(path), "en")}
        assert name in known, f"{path.name}: {name}"
        needed = set().union(*known[name].values())
        assert needed <= given, f"{path.name}: {name} needs {needed - given}"
        if name.startswith("fault-"):
            assert set(known[name]) == {"", "expected"}, name
        checked += 1
    assert checked > 150


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_is_written_in_every_language(language: str) -> None:
    for folder in ("texts", "games/rokoko", "games/histrio"):
        game = folder.partition("/")[2]
        for _, entry in messages(folder, language):
            if "expected" in shape(entry):
                args = dict.fromkeys(set().union(*shape(entry).values()), 3)
                text = fault_text(Fault("a.toml", "b", entry.id.name, args, '"c"', game), language)
                assert text.startswith("a.toml: b")
                assert "$" not in text


def test_a_fault_reads_as_a_sentence_in_each_language() -> None:
    fault = Fault("a.toml", message("at-line", line=3), "fault-dots", {"count": 40, "most": 32})
    assert [fault_text(fault, language) for language in ("en", "de", "zh")] == [
        "a.toml: line 3: 40 dots (expected at most 32 in a line)",
        "a.toml: Zeile 3: 40 Punkte (erwartet: höchstens 32 in einer Zeile)",
        "a.toml: 第3行：40个点（应为：每行最多32个）",
    ]


def test_very_many_faults_and_very_long_ones_are_cut() -> None:
    fault = Fault("a" * 5000, "b", "fault-wrong-value", {"value": "x" * 5000, "wanted": ["y" * 50] * 100})
    text = faults_text(EditionError([fault] * (SHOWN_FAULTS + 2)), "en")
    lines = text.splitlines()
    assert len(lines) == SHOWN_FAULTS + 1
    assert lines[-1] == "… and 2 more faults"
    assert len(lines[0]) < 2500
