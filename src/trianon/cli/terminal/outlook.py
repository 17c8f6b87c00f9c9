"""The outlook of a seat at the terminal: what options cost and bring, and the current score."""

from collections.abc import Sequence
from typing import NamedTuple

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from trianon.cli.terminal.presenter import Presenter
from trianon.cli.terminal.styles import HEADING, seat_style
from trianon.core.game import Json
from trianon.core.outlook import Case, Outlook, SeatTally
from trianon.core.outlook_changes import signed
from trianon.core.wording import message, piece

IMPLIED_CHANGES = ("total",)  # kinds of changes that follow from the others
HIDDEN = "?"


class Note(NamedTuple):
    """What an option changes in one case, in words."""

    case: int  # cases of one number stand in one column
    heading: str  # of that column; empty where the texts of the game have no brief ones
    line: str
    brief: str


def notes_of(presenter: Presenter, outlook: Outlook, option: int) -> list[Note]:
    """What an option changes, case by case."""
    return [_note(presenter, outlook, case) for case in outlook.consequences(option)]


def consequences(presenter: Presenter, outlook: Outlook, option: int) -> str:
    """What an option changes, as a short note; nothing where it changes nothing."""
    return in_line(notes_of(presenter, outlook, option))


def in_line(notes: Sequence[Note]) -> str:
    """Notes in one line."""
    return "; ".join(note.line for note in notes if note.line)


def _note(presenter: Presenter, outlook: Outlook, case: Case) -> Note:
    reader, say, texts = int(outlook.view.viewer) + 1, presenter.formatter.say, presenter.texts
    shown = [change for change in case.changes if change["kind"] not in IMPLIED_CHANGES]
    told = [say(outlook.rules.change_message(change, reader)) for change in shown]
    line = " · ".join([*told, texts.text("outlook-chance")] if case.chance else told)
    if case.condition is None or not texts.has(f"brief-{case.case}"):
        return Note(case.number, "", f"{say(case.condition)}: {line}" if case.condition and line else line, "")
    sums: dict[str, int] = {}
    for change in shown:
        sums[change["kind"]] = sums.get(change["kind"], 0) + change["after"] - change["before"]
    needle = next((change["to"] for change in shown if change["kind"] == "needle"), None)
    spaces = {} if needle is None else {"to": piece("space", needle)}
    brief = [say(message(f"brief-{kind}", change=signed(sum_), **spaces)) for kind, sum_ in sums.items() if sum_]
    brief += [texts.text("brief-chance")] if case.chance else []
    return Note(case.number, texts.text(f"brief-{case.case}"), f"{say(case.condition)}: {line}", " · ".join(brief))


def score_now(presenter: Presenter, outlook: Outlook) -> RenderableType:
    """A row for every category that counts, a column for every seat; what is hidden has a question mark."""
    texts, say, tallies = presenter.texts, presenter.formatter.say, outlook.tallies()
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(texts.text("play-score-category"), overflow="fold")
    for seat in range(len(tallies)):
        table.add_column(presenter.seating.name(texts, seat), justify="right", style=seat_style(seat + 1))
    for category in _categories(tallies):
        table.add_row(say(list(category)), *(_cell(tally, category) for tally in tallies))
    table.add_section()
    sums = [f"{tally.points}{' + ' + HIDDEN if tally.unknown else ''}" for tally in tallies]
    table.add_row(texts.text("play-score-total"), *sums, style="bold")
    return Group(Text(texts.text("play-score-heading"), HEADING), table)


def score_lines(presenter: Presenter, tally: SeatTally) -> list[str]:
    """The lines of one seat's score."""
    texts, say = presenter.texts, presenter.formatter.say
    lines = [
        texts.text("play-score-line", points=line["points"], what=say(line["phrase"]["say"]), rule=line["rule"])
        for line in tally.lines
    ]
    return [*lines, *(texts.text("outlook-unknown", what=say(hidden)) for hidden in tally.unknown)]


def _categories(tallies: Sequence[SeatTally]) -> list[tuple[str, ...]]:
    """All categories that count or are hidden for any seat, in the order of the final scoring."""
    ranks: dict[tuple[str, ...], int] = {}
    for tally in tallies:
        ranks |= {_category(line): line["phrase"]["rank"] for line in tally.lines}
    hidden = {tuple(category): -1 for tally in tallies for category in tally.unknown}
    ranks = {**hidden, **ranks}
    return sorted(ranks, key=ranks.__getitem__)


def _category(line: Json) -> tuple[str, ...]:
    return tuple(line["phrase"]["category"])


def _cell(tally: SeatTally, category: tuple[str, ...]) -> str:
    points = sum(line["points"] for line in tally.lines if _category(line) == category)
    if list(category) in tally.unknown:
        return f"{points} + {HIDDEN}" if points else HIDDEN
    return str(points).replace("-", "−") if points else "·"
