"""Writing texts out: languages, variables, and errors instead of silent gaps."""

import pickle
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from fluent.syntax import FluentParser

from tests.architecture.tree import python
from trianon.core.errors import TrianonError, UnknownGame
from trianon.texts import LANGUAGES, BrokenText, MissingText, Texts, UnknownLanguage, UnknownRule, files, language_from
from trianon.texts import texts as texts_module

WITHOUT_FLUENT = """
import sys
from trianon.texts import Texts, find_rule, rule_ids
assert Texts("zh", "rokoko").has("rank-master") and find_rule("rokoko", rule_ids("rokoko")[0])
print({"fluent", "numba", "numpy", "trianon.games.rokoko"} & set(sys.modules))
"""


@pytest.fixture
def made_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Texts:
    """Texts of a game that exists only for this test."""
    folder = tmp_path / "games" / "made_up" / "locales" / "en"
    folder.mkdir(parents=True)
    (folder / "some.ftl").write_text(
        "-brand = Trianon\n"
        "greeting = Welcome to { -brand }, { $name }!\n"
        "    .short = Hi, { $name }!\n"
        "both = { greeting } { $count ->\n    [one] One guest\n   *[other] { $count } guests\n} here.\n"
        "# a comment\n"
        "lost = See { nowhere }.\n"
        "broken = { $unclosed\n",
        "utf-8",
    )
    monkeypatch.setattr(files, "files", lambda _package: tmp_path)
    monkeypatch.setattr(files, "game_names", lambda: ["made_up"])
    monkeypatch.setattr(files, "folder_of", lambda game: tmp_path / "games" / game)
    for cached in (files.games, files.entries):
        monkeypatch.setattr(files, cached.__name__, cached.__wrapped__)
    monkeypatch.setattr("trianon.texts.texts.entries", files.entries)
    return Texts("en", "made_up")


def test_variables_terms_and_references_are_filled_in(made_up: Texts) -> None:
    assert made_up.text("greeting", name="Ada") == "Welcome to Trianon, Ada!"
    assert made_up.attribute("greeting", "short", name="Ada") == "Hi, Ada!"
    assert made_up.text("both", name="Ada", count=1) == "Welcome to Trianon, Ada! One guest here."
    assert made_up.text("both", name="Ada", count=3) == "Welcome to Trianon, Ada! 3 guests here."


def test_a_missing_variable_is_an_error(made_up: Texts) -> None:
    with pytest.raises(BrokenText, match=r'"greeting" in language "en" cannot be written out: .*name'):
        made_up.text("greeting")


def test_a_missing_reference_is_an_error(made_up: Texts) -> None:
    with pytest.raises(BrokenText, match="nowhere"):
        made_up.text("lost")


def test_bad_syntax_is_an_error_every_time(made_up: Texts) -> None:
    for _ in range(2):
        with pytest.raises(BrokenText, match="broken"):
            made_up.text("broken")


def test_terms_are_no_messages(made_up: Texts) -> None:
    assert not made_up.has("-brand")
    with pytest.raises(MissingText):
        made_up.text("-brand")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_missing_message_names_id_and_language(language: str) -> None:
    with pytest.raises(KeyError) as caught:
        Texts(language, "rokoko").text("no-such-text")
    assert isinstance(caught.value, MissingText)
    assert str(caught.value) == (
        f'there is no text "no-such-text" in language "{language}" (looked in games/rokoko, cli)'
    )


def test_a_missing_attribute_names_itself() -> None:
    with pytest.raises(MissingText, match=r'"thimble\.weight"'):
        Texts("en", "rokoko").attribute("thimble", "weight")


def test_a_game_speaks_only_of_itself() -> None:
    assert Texts("en", "rokoko").has("rank-master")
    assert not Texts("en", "histrio").has("rank-master")
    assert not Texts("en").has("rank-master")


def test_rules_need_a_game() -> None:
    with pytest.raises(ValueError, match="without a game"):
        Texts("en").book()
    with pytest.raises(ValueError, match="without a game"):
        Texts("en").rule("S1")
    with pytest.raises(UnknownGame):
        Texts("en", "chess")


def test_numbers_of_numpy_choose_plurals_too() -> None:
    texts = Texts("en", "rokoko")
    assert texts.text("count-cards", count=np.int8(1)) == "1 card"
    assert texts.text("count-cards", count=np.int64(2)) == "2 cards"


@pytest.mark.parametrize(
    ("language", "both", "either"),
    [("en", "a, b, and c", "a, b, or c"), ("de", "a, b und c", "a, b oder c"), ("zh", "a、b和c", "a、b或c")],
)
def test_lists_are_put_together_as_the_language_does(language: str, both: str, either: str) -> None:
    texts = Texts(language)
    assert texts.listed("abc") == both
    assert texts.listed("abc", "or") == either
    assert texts.listed(["a"], "or") == "a"


@pytest.mark.parametrize(
    ("env", "option", "expected"),
    [
        ({}, None, "en"),
        ({"LANG": "de_DE.UTF-8"}, None, "de"),
        ({"LANG": "zh_CN"}, None, "zh"),
        ({"LANG": "de_DE", "LC_ALL": "zh_CN.UTF-8"}, None, "zh"),
        ({"LANG": "de_DE", "LC_MESSAGES": "en_GB"}, None, "en"),
        ({"LANG": "de_DE", "LC_ALL": ""}, None, "de"),
        ({"LANG": "de_DE", "LC_ALL": "C"}, None, "en"),
        ({"LANG": "fr_FR"}, None, "en"),
        ({"LANG": "zh_CN"}, "de", "de"),
        ({}, "ZH-cn", "zh"),
    ],
)
def test_the_language_comes_from_the_option_or_the_locale(
    env: dict[str, str], option: str | None, expected: str
) -> None:
    assert language_from(env, option) == expected


@pytest.mark.parametrize("option", ["fr", "", "deutsch"])
def test_an_unknown_language_is_refused(option: str) -> None:
    with pytest.raises(UnknownLanguage, match="expected one of en, de, zh"):
        language_from({"LANG": "de"}, option)
    with pytest.raises(UnknownLanguage):
        Texts(option)


@pytest.mark.parametrize(
    "error",
    [
        MissingText("a", "de", ("cli",)),
        BrokenText("a", "de", "why"),
        UnknownLanguage("fr", LANGUAGES),
        UnknownRule("x", "rokoko", ("y",)),
    ],
    ids=lambda error: type(error).__name__,
)
def test_errors_can_be_shown_and_handed_between_processes(error: TrianonError) -> None:
    assert str(pickle.loads(pickle.dumps(error))) == str(error)


def test_lists_of_rules_load_neither_fluent_nor_a_game() -> None:
    done = python("-c", WITHOUT_FLUENT)
    assert done.stdout.strip() == "set()", done.stderr


def test_the_first_text_comes_quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Parsing is what would take long: of thousands of lines only those of this text are parsed, once for all texts."""
    texts_module._resource.cache_clear()
    parsed: list[str] = []
    parse = FluentParser.parse

    def noted(parser: FluentParser, source: str) -> Any:
        parsed.append(source)
        return parse(parser, source)

    monkeypatch.setattr(FluentParser, "parse", noted)
    texts = Texts("de", "rokoko")
    assert parsed == []
    for _ in range(2):
        assert texts.text("rank-master") == Texts("de", "rokoko").text("rank-master")
    (source,) = parsed
    assert source.startswith("rank-master =")
    assert len(source) < 200 < sum(map(len, files.entries("games/rokoko", "de").values())) / 50
