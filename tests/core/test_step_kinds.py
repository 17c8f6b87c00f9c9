"""A game's steps are declared once: numbers, arguments and orders follow from it."""

import re
from pathlib import Path

import pytest

from trianon.core.installed import part_of
from trianon.core.kernel.step_kinds import Steps
from trianon.core.kernel.steps import QUESTION, SECRET

DOCUMENT = Path(__file__).parents[2] / "docs" / "positions.md"
ROW = re.compile(r"^\| ((?:`\w+`(?:, )?)+) \| ([^|]*)\|", re.MULTILINE)


def small() -> tuple[Steps, dict[str, int]]:
    """A round of two phases, a question inside the second one, and an end."""
    steps = Steps()
    number = {
        "deal": steps.happens("deal"),
        "turns": steps.happens("turns"),
        "end": steps.happens("end"),
        "draw": steps.happens("draw", "seat", "card", over=("turns",)),
        "play": steps.asks("play", "seat", over=("draw", "turns")),
        "bid": steps.asks_in_secret("bid", over=("turns",)),
    }
    steps.sequence(number["deal"], number["turns"], number["end"])
    return steps, number


def test_steps_are_numbered_by_what_they_do() -> None:
    steps, number = small()
    assert list(number.values()) == [1, 2, 3, 4, QUESTION, SECRET]
    assert steps.names[QUESTION] == "play"
    assert steps.arguments_of(number["draw"]) == ("seat", "card")


@pytest.mark.parametrize(
    ("waiting", "possible"),
    [
        ("deal turns end", True),
        ("turns end", True),
        ("end", True),
        ("play turns end", True),
        ("play draw turns end", True),
        ("bid turns end", True),
        ("deal end", False),
        ("turns", False),
        ("play end", False),
        ("play play turns end", False),
        ("draw draw turns end", False),
        ("deal play turns end", False),
    ],
)
def test_only_orders_that_can_come_up_may_wait(waiting: str, possible: bool) -> None:
    steps, number = small()
    assert steps.can_wait([number[name] for name in waiting.split()]) == possible


def test_questions_to_one_seat_come_before_secret_ones() -> None:
    steps = Steps()
    steps.asks_in_secret("vote")
    steps.happens("deal")
    steps.asks("play", "seat")
    assert steps.questions == ("play", "vote")
    assert steps.open_questions == 1


def test_a_question_asks_a_seat() -> None:
    with pytest.raises(ValueError, match="first argument"):
        Steps().asks("play", "card")


def test_a_step_has_room_for_three_arguments() -> None:
    with pytest.raises(ValueError, match="at most 3 fit"):
        Steps().happens("move", "seat", "from", "to", "why")


@pytest.mark.parametrize("game", ["histrio", "rokoko"])
def test_the_document_of_positions_names_the_arguments_of_every_step(game: str) -> None:
    chapter = DOCUMENT.read_text().split(f"## {game.capitalize()}: exactly this moment")[1].split("\n## ")[0]
    written = {
        name: re.sub(r"\([^)]*\)", "", arguments).replace(" ", "").strip()
        for names, arguments in ROW.findall(chapter)
        for name in re.findall(r"`(\w+)`", names)
    }
    steps = part_of(game, "codes.step").STEPS
    declared = {kind.name: ",".join(kind.arguments) for kind in steps.kinds.values()}
    assert set(written) <= set(declared)
    assert written == {name: declared[name] for name in written}
