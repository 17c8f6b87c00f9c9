"""Everything Histrio can ask, offer, refuse, narrate and score has its text in every language."""

import re
from collections import Counter
from functools import partial
from typing import Any

import pytest

from tests.cli import play_harness
from tests.cli.play_harness import (
    IN_EVERY_LANGUAGE,
    assert_has_texts,
    decisions,
    has_text,
    narrated_questions,
)
from tests.histrio.table import play, seats, table
from tests.infrastructure.samples import sample
from trianon.cli.terminal.histrio.scoring import RULES
from trianon.cli.terminal.presenter import presenter_of
from trianon.cli.terminal.seating import Seating
from trianon.core.kernel.seats import SPECTATOR
from trianon.core.match import Match
from trianon.core.match_state import Reason
from trianon.games.histrio.codes import component, event, reason, step
from trianon.games.histrio.wording.chronicle import PHASES, ROUTINE
from trianon.games.histrio.wording.options import OPTIONS
from trianon.texts import Texts
from trianon.viewing.settings import reference_setting

TARGETED = (
    "change_destination", "recover_card", "take_one_first", "push_needle", "steal", "swap_top_cards",
)  # fmt: skip
UNCOUNTED = ("condition-equal_sums_both_present",)  # what is missing there is no single number


presenter_for = partial(play_harness.presenter_for, game="histrio")


@IN_EVERY_LANGUAGE
def test_every_reason_has_a_text(language: str) -> None:
    presenter = presenter_for(2, language=language)
    for meaning in reason.MEANINGS.values():
        counts = meaning.text.startswith(("missing", "condition")) and meaning.text not in UNCOUNTED
        for missing in (6, 7):
            text = presenter.reason(Reason(meaning.rule, meaning.text, missing))
            assert (str(missing) in text) == counts, text
        assert presenter.texts.rule(meaning.rule).text


@IN_EVERY_LANGUAGE
def test_every_question_and_every_option_has_a_text(language: str) -> None:
    assert_has_texts("histrio", language, step.STEPS, 8, OPTIONS)


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
    for kind in event.KINDS.values():
        assert kind.name in reported_by_the_account or has_text("histrio", language, f"event-{kind.name}"), kind.name
    assert set(ROUTINE) <= {kind.name for kind in event.KINDS.values()}
    assert set(PHASES) <= set(event.PHASES)
    for source, rule in RULES.items():
        assert texts.has(f"source-{source}")
        assert texts.rule(rule).text


@pytest.mark.parametrize(
    ("players", "language", "seed"),
    [(2, "en", "a"), (2, "zh", "b"), (3, "de", "c"), (4, "zh", "d"), (4, "en", "e"), (5, "de", "f"), (5, "en", "g")],
)
def test_whole_matches_can_be_narrated(players: int, language: str, seed: str) -> None:
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
        chronicle = "\n".join(presenter_for(2, viewer).chronicle(match.events(viewer)))
        drawing = re.findall(r"Seat (\d)[^\n]*? draws the request", chronicle)
        friendly = re.findall(r"Seat (\d)[^\n]*? draws \S+ \(\d\) for the friendly troupe", chronicle)
        assert set(drawing + friendly) == ({str(viewer + 1)} if viewer != SPECTATOR else set())


def chronicle(match: Match, since: int = 0, viewer: int = SPECTATOR, language: str = "en") -> list[str]:
    return presenter_for(match.setting.players, viewer, language).chronicle(match.events(viewer, since))


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


def winner(*placings: tuple[int, int], language: str = "en") -> str:
    from trianon.cli.terminal.histrio.scoring import HistrioScoring

    presenter: Any = presenter_for(3, language=language)
    rows = [{"seat": seat, "placing": placing, "ecu": ecu} for seat, (placing, ecu) in enumerate(placings, 1)]
    return HistrioScoring(presenter).winner(rows)


def test_the_winner_is_reported() -> None:
    assert winner((1, 30), (2, 20), (3, 10)) == "Seat 1 (you) wins with 30 Ecu."
    assert winner((1, 30), (3, 10), (1, 30)) == (
        "Seat 1 (you) and Seat 3 (random) share the victory with 30 Ecu each (HI-E8)."
    )
    assert winner((1, 30), (2, 20), (3, 10), language="de") == "Platz 1 (du) gewinnt mit 30 Ecu."


def test_cities_and_seats_keep_their_numbers() -> None:
    presenter = presenter_for(3)
    assert presenter.numbered(["travel:2", "travel:7"]) == {2: "travel:2", 7: "travel:7"}
    assert presenter.numbered(["steal:3"]) == {3: "steal:3"}
    assert presenter.numbered(["use:fox", "pass"]) == {1: "use:fox", 2: "pass"}
