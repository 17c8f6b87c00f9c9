"""The rule books: their order, their completeness, and finding a rule."""

import pytest

from trianon.core.errors import UnknownGame
from trianon.texts import LANGUAGES, Texts, UnknownRule, chapters, find_rule, games, rule_ids

# Without their prefix: a list of ids must not look like a test of each rule.
# Rules with a number or a list that belongs to the edition.
OF_THE_EDITION = {
    ("rokoko", "RK"): """
        S1 S3 S4 S5 S6 S7 H1 1.2 1.4 2.1 A1.1 A1.2 A2.1 A2.2 A3.1 A3.8 A4.1 A5.1 A5.2 A6.1 AH1
        B2 B3 B5 B7 B8 B9 B10 B11 B12 B13 B14 B15 B16 B17 B18 B19 B20 B21 B22 B23 4.1 4.2 F1 F3 F4 F6 F8 F9 F10
    """,
    ("histrio", "HI"): "S1 S3 S4 2.13 2.15 J1 E2 E3 E4",
}


def ids(prefix: str, numbers: str) -> list[str]:
    """Put the prefix before every number."""
    return [f"{prefix}-{number}" for number in numbers.split()]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("key", "numbers"), OF_THE_EDITION.items(), ids=lambda part: part[0])
def test_rules_say_what_belongs_to_the_edition(key: tuple[str, str], numbers: str, language: str) -> None:
    game, prefix = key
    texts = Texts(language, game)
    word = {"en": "edition", "de": "ausgabe", "zh": "版本"}[language]
    assert [rule for rule in ids(prefix, numbers) if word not in texts.rule(rule).text.lower()] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", games())
def test_the_whole_book_is_written_out_in_order(game: str, language: str) -> None:
    book = Texts(language, game).book()
    assert [rule.id for _, passages in book for rule in passages if rule.id] == list(rule_ids(game))
    assert all(heading and passages for heading, passages in book)
    assert len({heading for heading, _ in book}) == len(book)
    assert any(rule.is_ruling for _, passages in book for rule in passages)
    assert any(not rule.is_ruling for _, passages in book for rule in passages)


def test_a_book_begins_with_its_words_and_ends_with_examples() -> None:
    for game in ("rokoko", "histrio"):
        headings = [chapter.heading for chapter in chapters(game)]
        assert headings[:2] == ["chapter-words", "chapter-setup"]
        assert headings[-1] == "chapter-examples"
        assert all(passage.startswith("word-") for passage in chapters(game)[0].passages)


def test_a_rule_is_found_however_it_is_written() -> None:
    wanted = "RK-" + "A3.10"
    for asked in (wanted, wanted.lower(), " rk-a3_10 ", "a3.10", "A3_10"):
        assert find_rule("rokoko", asked) == wanted


def test_an_unknown_rule_suggests_those_that_go_on_from_it() -> None:
    with pytest.raises(UnknownRule) as caught:
        find_rule("rokoko", "rk-a4")
    assert caught.value.near == tuple(f"RK-A4.{number}" for number in (1, 2, 3))
    assert str(caught.value).startswith('rokoko has no rule "rk-a4"; did you mean RK-')


def test_an_unknown_rule_suggests_those_that_look_like_it() -> None:
    with pytest.raises(UnknownRule) as caught:
        find_rule("histrio", "HI-2.19")
    assert "HI-" + "2.18" in caught.value.near


@pytest.mark.parametrize("asked", ["", "?", "nonsense" * 100])
def test_nonsense_gets_no_suggestion(asked: str) -> None:
    with pytest.raises(UnknownRule) as caught:
        find_rule("rokoko", asked)
    assert caught.value.near == ()
    assert "did you mean" not in str(caught.value)


@pytest.mark.parametrize("name", ["rokko", "", "../cli", "rokoko/locales"])
def test_an_unknown_game_is_named_with_those_there_are(name: str) -> None:
    with pytest.raises(UnknownGame, match="histrio, rokoko"):
        rule_ids(name)
