"""Faults in the syntax of TOML: each with its line, its column and what is wrong, in every language."""

import ast
import tomllib
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.infrastructure.samples import sample
from trianon.core.editions.load import load_edition
from trianon.core.errors import EditionError
from trianon.core.files import EDITION_FILE, parse_toml
from trianon.core.toml_syntax import syntax_fault
from trianon.games import game_of
from trianon.texts.faults import FaultTexts, fault_text
from trianon.texts.languages import LANGUAGES

FAULTY = {
    "a = 1\n= 2": ("toml-statement", 2, 1, '"= 2"'),
    "a.= 2": ("toml-key", 1, 3, '"a.= 2"'),
    "a 1": ("toml-equals", 1, 3, '"a 1"'),
    "[x]\na = ": ("toml-value", 2, 5, '"a ="'),
    "a = 2026-02-30": ("toml-date", 1, 5, '"a = 2026-02-30"'),
    "b = 2\na = 1" + "0" * 5000 + "\nc = 3": ("toml-long-number", 2, 5, '"a = 1' + "0" * 55 + '"'),
    "a = 1 b = 2": ("toml-after-value", 1, 7, '"a = 1 b = 2"'),
    "[a\n": ("toml-heading", 1, 3, '"[a"'),
    "[[a]\n": ("toml-list-heading", 1, 4, '"[[a]"'),
    "a = [1,\n2": ("toml-open-list", 2, 2, '"2"'),
    "a = {b = 1": ("toml-open-table", 1, 11, '"a = {b = 1"'),
    'a = "x': ("toml-open-text", 1, 7, '"a = \\"x"'),
    "a = '''x": ("toml-open-text", 1, 9, "\"a = '''x\""),
    "a = 1 # \x00": ("toml-character", 1, 9, '"a = 1 # \\u0000"'),
    'a = "\x01"': ("toml-character", 1, 6, '"a = \\"\\u0001\\""'),
    'a = "\\x"': ("toml-escape", 1, 8, '"a = \\"\\\\x\\""'),
    'a = "\\ud800"': ("toml-escape", 1, 12, '"a = \\"\\\\ud800\\""'),
    "[a]\n[a]": ("toml-twice", 2, 3, '"[a]"'),
    "a = {b = 1, b = 2}": ("toml-twice", 1, 18, '"a = {b = 1, b = 2}"'),
    "a = 1\r\na = 2": ("toml-value-twice", 2, 6, '"a = 2"'),
    "a = {}\na.b = 1": ("toml-complete", 2, 8, '"a.b = 1"'),
}


def said_by_the_parser() -> set[str]:
    """Everything the parser of this Python says of a text, with a text in place of each value."""
    source = Path(tomllib.__file__).with_name("_parser.py").read_text("utf-8")
    calls = [each for each in ast.walk(ast.parse(source)) if isinstance(each, ast.Call)]
    raised = [call.args[2] for call in calls if getattr(call.func, "id", "") == "suffixed_err"]
    return {"".join(map(_part, getattr(each, "values", [each]))) for each in raised}


def _part(part: ast.expr) -> str:
    if isinstance(part, ast.Constant):
        return str(part.value)
    assert isinstance(part, ast.FormattedValue)
    return "'x'" if part.conversion == ord("r") else "('x', 'y')"


@pytest.mark.parametrize("text", FAULTY)
def test_a_fault_in_the_syntax_has_its_place_its_words_and_its_line(text: str) -> None:
    with pytest.raises(EditionError) as caught:
        parse_toml(text, "x.toml", EDITION_FILE)
    [fault] = caught.value.faults
    name, line, column, around = FAULTY[text]
    assert fault.location == ["at-line-column", {"line": line, "column": column}]
    assert (fault.args["reason"][0], fault.within) == (name, around)  # type: ignore[index]
    told = {fault_text(fault, language) for language in LANGUAGES}
    assert len(told) == 3
    assert not any("toml-" in each or "\\u0000\n" in each for each in told)


def test_everything_the_parser_says_has_a_message() -> None:
    said = said_by_the_parser()
    assert len(said) > 15
    assert [words for words in said if isinstance(syntax_fault("", f"{words} (at line 1, column 1)")[1], str)] == []


def test_what_a_later_parser_may_say_stays_as_it_is() -> None:
    assert syntax_fault("a\n", "No such thing (at end of document)")[1] == "No such thing"


@settings(max_examples=sample(200, 5000), deadline=None)
@given(st.data())
def test_every_fault_of_a_torn_file_is_told_in_every_language(data: st.DataObject) -> None:
    text = load_edition(game_of("histrio").schema).text
    at, cut = data.draw(st.integers(0, len(text))), data.draw(st.integers(0, 30))
    torn = text[:at] + data.draw(st.text(alphabet="[]{}=.,\"'\\#\n\0ab1-", max_size=6)) + text[at + cut :]
    try:
        parse_toml(torn, "x.toml", EDITION_FILE)
    except EditionError as error:
        [fault] = error.faults
        assert fault.id != "fault-syntax" or isinstance(fault.args["reason"], list)
        assert len({FaultTexts(language).parts(fault)[0] for language in LANGUAGES}) == 3
