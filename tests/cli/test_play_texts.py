"""Everything Rokoko can ask, offer, refuse, narrate and score has its text in every language."""

import re
from typing import Any

import pytest

from tests.cli.play_harness import (
    IN_EVERY_LANGUAGE,
    assert_has_texts,
    decisions,
    has_text,
    narrated_questions,
    presenter_for,
)
from tests.infrastructure.samples import sample
from trianon.cli.terminal.rokoko.scoring import RokokoScoring
from trianon.core.kernel.seats import SPECTATOR
from trianon.core.match_state import Reason
from trianon.games.rokoko.codes import event, reason, step
from trianon.games.rokoko.scoring.lines import RULES
from trianon.games.rokoko.wording.options import OPTIONS
from trianon.games.rokoko.wording.scoring import CATEGORIES
from trianon.texts import Texts


@IN_EVERY_LANGUAGE
def test_every_reason_has_a_text(language: str) -> None:
    presenter = presenter_for(2, language=language)
    for meaning in reason.MEANINGS.values():
        for missing in (1, 2):
            text = presenter.reason(Reason(meaning.rule, meaning.text, missing))
            assert text
            assert ("missing" in meaning.text) == (str(missing) in text), text
        assert presenter.texts.rule(meaning.rule).text


@IN_EVERY_LANGUAGE
def test_every_question_and_every_option_has_a_text(language: str) -> None:
    assert_has_texts("rokoko", language, step.STEPS, 11, OPTIONS)


@IN_EVERY_LANGUAGE
def test_every_event_and_every_line_of_the_scoring_has_a_text(language: str) -> None:
    texts = Texts(language, "rokoko")
    amounts = {"livre": "event-gain", "yarn": "event-gain", "lace": "event-gain", "prestige": "event-gain"}
    own = {**amounts, "score": "score-line"}
    for kind in event.KINDS.values():
        assert has_text("rokoko", language, own.get(kind.name, f"event-{kind.name}")), kind.name
    for phase in filter(None, event.PHASES):
        assert texts.has(f"event-phase-{phase}")
        assert texts.has(f"phase-{phase}")
    for how in event.STARTS:
        assert texts.has(f"event-start-{how}")
    for what in event.FORFEITS:
        assert texts.has(f"event-forfeit-{what}")
    assert [rule for rule in RULES if not has_text("rokoko", language, f"score-{rule}")] == []
    assert [category for category in CATEGORIES if not texts.has(f"category-{category}")] == []


@pytest.mark.parametrize(
    ("players", "language", "seed"),
    [(2, "en", "a"), (2, "zh", "b"), (3, "de", "c"), (4, "zh", "d"), (4, "en", "e"), (5, "de", "f"), (3, "en", "g")],
)
def test_whole_matches_can_be_narrated(players: int, language: str, seed: str) -> None:
    """Nothing that comes up in a match lacks a text or a variable, for any viewer."""
    questions = narrated_questions(players, language, seed, curious=seed in "bcdf", every=sample(23, 10))
    assert questions.total() > 150


def test_a_chronicle_names_no_hidden_card() -> None:
    """A spectator reads that cards were taken, never which; the owner reads which."""
    for match, _ in decisions(3, "hidden"):
        if match.answer_count == 30:
            break
    hidden = [entry for entry in match.events(SPECTATOR) if entry["event"] == "card" and entry["card"] is None]
    assert hidden
    shown = "\n".join(presenter_for(3, SPECTATOR).chronicle(match.events(SPECTATOR)))
    assert "into hand" not in shown
    assert "Seat 1 (you) takes the" in "\n".join(presenter_for(3, 0).chronicle(match.events(0)))


def tell(*events: dict[str, Any], viewer: int = SPECTATOR) -> list[str]:
    return presenter_for(3, viewer).chronicle([{"seat": 2, **one} for one in events])


def test_one_turn_is_one_sentence() -> None:
    chronicle = tell(
        {"event": "card", "card": "ba", "from": "hand.2", "to": "in_play.2"},
        {"event": "action", "action": "make_dress", "card": "ba"},
        {"event": "dress", "dress": "y07", "from": "window.4", "to": "deciding.2"},
        {"event": "livre", "amount": 2, "from": "purse.2", "to": "bank"},
        {"event": "lace", "amount": 1, "from": "purse.2", "to": "bank"},
        {"event": "tile", "tile": "t06", "from": "kept.2", "to": "resource_discard"},
        {"event": "dress", "dress": "y07", "from": "deciding.2", "to": "kings_hall.3"},
        {"event": "marker", "to": "kings_hall.3"},
        {"event": "card", "card": "ba", "from": "in_play.2", "to": "discard.2"},
    )
    (sentence,) = chronicle
    assert sentence == (
        "Seat 2 (thumb) plays the Master without a bonus, makes the yellow ladies’ dress (3 prestige) from window 4, "
        "pays 2 Livre and 1 lace, gives up a tile with 3 yellow bales and rents the dress out to guest space 3 in the "
        "King’s hall."
    )


def test_hidden_facts_are_narrated_neutrally() -> None:
    drawn = {"event": "tile", "tile": None, "from": "stock", "to": "deciding.2"}
    kept = {"event": "tile", "tile": None, "from": "deciding.2", "to": "kept.2"}
    gained = {"event": "prestige", "amount": None, "from": "bank", "to": "purse.2"}
    assert tell(drawn, kept, gained) == [
        "Seat 2 (thumb) draws a tile blindly, keeps the tile face down and receives prestige."
    ]


def winner(*placings: tuple[int, int, int], language: str = "en") -> str:
    presenter: Any = presenter_for(3, language=language)
    scoring = RokokoScoring(presenter)
    return scoring.winner(
        [
            {"seat": seat, "placing": placing, "prestige": prestige, "livre": livre}
            for seat, (placing, prestige, livre) in enumerate(placings, 1)
        ]
    )


def test_the_winner_and_the_tie_breaker_are_named() -> None:
    assert winner((1, 50, 3), (2, 40, 9), (3, 30, 0)) == "Seat 1 (you) wins with 50 prestige."
    assert "more Livre left (9)" in winner((2, 50, 3), (1, 50, 9), (3, 30, 0))
    assert winner((1, 50, 3), (1, 50, 3), (3, 30, 0)).startswith("Seat 1 (you) and Seat 2 (thumb) share the victory")


@pytest.mark.parametrize(
    ("language", "one", "many"),
    [
        ("en", "1 more red bale needed", "2 more red bales needed"),
        ("de", "es fehlt 1 roter Ballen", "es fehlen 2 rote Ballen"),
    ],
)
def test_plurals_of_what_is_missing(language: str, one: str, many: str) -> None:
    presenter = presenter_for(2, language=language)
    assert presenter.reason(Reason("RK-A3.2", "missing-red", 1)) == one
    assert presenter.reason(Reason("RK-A3.2", "missing-red", 2)) == many


def test_rules_named_in_sentences_exist() -> None:
    texts = Texts("en", "rokoko")
    for text in (texts.text("final-shared", who="", prestige=1, livre=1), texts.text("panel-legend")):
        for rule in re.findall(r"RK-[A-Z0-9.]+", text):
            assert texts.rule(rule).text
