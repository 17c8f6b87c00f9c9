"""Every error of the server has a text in all languages, with the values it needs."""

import ast
from functools import cache
from pathlib import Path
from typing import get_args

import pytest

import trianon.server
from trianon.server.errors import ApiError
from trianon.server.http.error_responses import FRAMEWORK_ERRORS, texts_in
from trianon.server.wire.field_types import Language

ROOT = Path(trianon.server.__file__).parent
SOURCES = (ROOT, ROOT.parent / "viewing", ROOT.parent / "device")  # all refuse in the same words
NAMES = {"ApiError", *(kind.__name__ for kind in ApiError.__subclasses__())}
LANGUAGES = get_args(Language)


@cache
def refusals() -> dict[str, set[str]]:
    """The names of all refusals in the source, each with the facts that come with it."""
    names = set(NAMES)
    for kind in ApiError.__subclasses__():
        names |= {below.__name__ for below in kind.__subclasses__()}
    found: dict[str, set[str]] = {name: set() for name in (*FRAMEWORK_ERRORS.values(), "internal", "unavailable")}
    found["preparing"] = {"game"}
    for path in (path for folder in SOURCES for path in folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in names and node.args:
                first = node.args[0]
                assert isinstance(first, ast.Constant), (path, node.lineno)
                facts = {keyword.arg for keyword in node.keywords if keyword.arg}
                found.setdefault(str(first.value), set()).update(facts)
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_has_a_text_in_every_language(language: str) -> None:
    for name, facts in refusals().items():
        text = texts_in(language).text(f"error-{name}", **dict.fromkeys(facts - {"because", "rule"}, 3))
        assert text.strip(), name
        assert "{" not in text, (name, text)
        assert "error-" not in text, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_is_used(language: str) -> None:
    known = {f"error-{name}" for name in refusals()}
    lines = (ROOT / "locales" / language / "server.ftl").read_text("utf-8").splitlines()
    written = {line.partition(" =")[0] for line in lines if line.startswith("error-")}
    assert written == known


@pytest.mark.parametrize(("seconds", "begin"), [(1, "eine Sekunde"), (5, "5 Sekunden")])
def test_plurals_are_correct(seconds: int, begin: str) -> None:
    assert begin in texts_in("de").text("error-too-fast", seconds=seconds)
