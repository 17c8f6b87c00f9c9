"""Everything the games can ask, offer, refuse, narrate and score has its text in every language."""

import re
from collections import Counter
from types import ModuleType
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
from tests.histrio.table import play, seats, table
from tests.infrastructure.samples import sample
from trianon.cli.terminal.histrio import scoring as account
from trianon.cli.terminal.presenter import presenter_of
from trianon.cli.terminal.rokoko.scoring import RokokoScoring
from trianon.cli.terminal.seating import Seating
from trianon.core.kernel.seats import SPECTATOR
from trianon.core.match import Match
from trianon.core.match_state import Reason
from trianon.games.histrio.codes import component
from trianon.games.histrio.codes import event as histrio_event
from trianon.games.histrio.codes import reason as histrio_reason
from trianon.games.histrio.codes import step as histrio_step
from trianon.games.histrio.wording.chronicle import PHASES, ROUTINE
from trianon.games.histrio.wording.options import OPTIONS as HISTRIO_OPTIONS
from trianon.games.rokoko.codes import event, reason, step
from trianon.games.rokoko.scoring.lines import RULES
from trianon.games.rokoko.wording.options import OPTIONS
from trianon.games.rokoko.wording.scoring import CATEGORIES
from trianon.texts import Texts
from trianon.viewing.settings import reference_setting

UNCOUNTED = ("condition-equal_sums_both_present",)  # what is missing there is no single number
TARGETED = (
    "change_destination", "recover_card", "take_one_first", "push_needle", "steal", "swap_top_cards",
)  # fmt: skip


@IN_EVERY_LANGUAGE
@pytest.mark.parametrize(("game", "reasons"), [("rokoko", reason), ("histrio", histrio_reason)])
def test_every_reason_has_a_text(game: str, reasons: ModuleType, language: str) -> None:
    presenter = presenter_for(2, language=language, game=game)
    for meaning in reasons.MEANINGS.values():
        counts = meaning.text not in UNCOUNTED and re.search("missing|^condition", meaning.text) is not None
        for missing in (6, 7):
            text = presenter.reason(Reason(meaning.rule, meaning.text, missing))
            assert text
            assert (str(missing) in text) == counts, text
        assert presenter.texts.rule(meaning.rule).text


@IN_EVERY_LANGUAGE
def test_every_question_and_every_option_has_a_text(language: str) -> None:
    assert_has_texts("rokoko", language, step.STEPS, 11, OPTIONS)
    assert_has_texts("histrio", language, histrio_step.STEPS, 8, HISTRIO_OPTIONS)


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
    [(2, "zh", "b"), (3, "de", "c"), (4, "en", "e"), (5, "de", "f")],
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


@IN_EVERY_LANGUAGE
def test_every_moment_and_every_ability_asks_in_its_own_words(language: str) -> None:
    texts = Texts(language, "histrio")
    facts: dict[str, Any] = {"city": "A", "juggler": "B", "space": "C", "card": "D"}
    asked = {texts.text("question-use_juggler", moment=moment, **facts) for moment in component.MOMENTS[:-1]}
    asked |= {texts.text("question-target", ability=ability, **facts) for ability in TARGETED}
    assert len(asked) == len(component.MOMENTS) - 1 + len(TARGETED)


@IN_EVERY_LANGUAGE
def test_every_event_and_every_source_of_ecu_has_a_text(language: str) -> None:
    texts = Texts(language, "histrio")
    reported_by_the_account = ("score",)
    for kind in histrio_event.KINDS.values():
        assert kind.name in reported_by_the_account or has_text("histrio", language, f"event-{kind.name}"), kind.name
    assert set(ROUTINE) <= {kind.name for kind in histrio_event.KINDS.values()}
    assert set(PHASES) <= set(histrio_event.PHASES)
    for source, rule in account.RULES.items():
        assert texts.has(f"source-{source}")
        assert texts.rule(rule).text


@pytest.mark.parametrize(
    ("players", "language", "seed"),
    [(2, "zh", "b"), (3, "de", "c"), (4, "en", "e"), (5, "de", "f")],
)
def test_whole_matches_of_histrio_can_be_narrated(players: int, language: str, seed: str) -> None:
    """Nothing that comes up in a match lacks a text or a variable, for any viewer."""
    questions = Counter[str]()
    for number in range(sample(2, 3)):
        questions += narrated_questions(
            players, language, f"{seed}{number}", curious=number > 0, every=sample(11, 5), game="histrio"
        )
    assert questions.total() > 100
    assert len(questions) >= 7


def test_a_chronicle_names_no_hidden_request_and_no_hidden_friendly_card() -> None:
    *_, (match, _) = decisions(2, "hidden", game="histrio")
    for viewer in (0, 1, SPECTATOR):
        chronicle = "\n".join(presenter_for(2, viewer, game="histrio").chronicle(match.events(viewer)))
        drawing = re.findall(r"Seat (\d)[^\n]*? draws the request", chronicle)
        friendly = re.findall(r"Seat (\d)[^\n]*? draws \S+ \(\d\) for the friendly troupe", chronicle)
        assert set(drawing + friendly) == ({str(viewer + 1)} if viewer != SPECTATOR else set())


def chronicle(match: Match) -> list[str]:
    return presenter_for(match.setting.players, SPECTATOR, game="histrio").chronicle(match.events(SPECTATOR))


def test_jugglers_at_work() -> None:
    match = table("players = 3\n" + seats('jugglers = ["fox", "elephant", "monkey", "frog"]'))
    play(match, "1 travel:1", "2 travel:1", "3 travel:2", "1 use:fox", "1 travel:4")
    play(match, "1 use:elephant", "1 push:tragedy", "1 use:monkey", "1 steal:3", "1 use:frog")
    assert chronicle(match)[1:5] == [
        (
            "All travel cards lie open: Seat 1 (human) → Fanal (1), Seat 2 (thumb) → Fanal (1), and Seat 3 (random) → "
            "Clochette (2)."
        ),
        (
            "Seat 1 (human) uses the Fox, travels to Moulinet (4) instead of Fanal (1), uses the Elephant "
            "and moves the needle from comedy 1 to tragedy 2."
        ),
        "The king’s mood turns to tragedy.",
        (
            "Seat 1 (human) uses the Monkey, steals 2 Ecu from Seat 3 (random), uses the Frog, "
            "puts an impresario on the stage and receives 1 Ecu for the stage."
        ),
    ]


def test_sealed_choices_of_people_are_narrated_and_those_of_opponents_are_not() -> None:
    match = Match(reference_setting("histrio", 3), table("players = 3").start)
    play(match, "1 travel:1", "2 travel:2")
    seating = Seating(("human", "thumb", "human"), 2)
    shown = presenter_of(match.setting, "en", seating).chronicle(match.events(2, 1))
    assert shown == ["Seat 1 (human) has chosen in secret."]


def histrio_winner(*placings: tuple[int, int], language: str = "en") -> str:
    presenter: Any = presenter_for(3, language=language, game="histrio")
    rows = [{"seat": seat, "placing": placing, "ecu": ecu} for seat, (placing, ecu) in enumerate(placings, 1)]
    return account.HistrioScoring(presenter).winner(rows)


def test_the_winner_of_histrio_is_reported() -> None:
    assert histrio_winner((1, 30), (2, 20), (3, 10)) == "Seat 1 (you) wins with 30 Ecu."
    assert histrio_winner((1, 30), (3, 10), (1, 30)) == (
        "Seat 1 (you) and Seat 3 (random) share the victory with 30 Ecu each (HI-E8)."
    )
    assert histrio_winner((1, 30), (2, 20), (3, 10), language="de") == "Platz 1 (du) gewinnt mit 30 Ecu."


def test_cities_and_seats_keep_their_numbers() -> None:
    presenter = presenter_for(3, game="histrio")
    assert presenter.numbered(["travel:2", "travel:7"]) == {2: "travel:2", 7: "travel:7"}
    assert presenter.numbered(["steal:3"]) == {3: "steal:3"}
    assert presenter.numbered(["use:fox", "pass"]) == {1: "use:fox", 2: "pass"}
