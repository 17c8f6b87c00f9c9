"""The outlook of a seat at the terminal: what options cost and bring, and the score as it stands."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from trianon.cli.terminal.presenter import Presenter
from trianon.cli.terminal.styles import HEADING, seat_style
from trianon.core.game import Json
from trianon.core.outlook import Case, Outlook, SeatStanding

UNTOLD = ("total",)  # kinds of changes that follow from the others
HIDDEN = "?"


def consequences(presenter: Presenter, outlook: Outlook, option: int) -> str:
    """What an option changes, as a short note; nothing where it changes nothing."""
    cases = outlook.consequences(option)
    return "; ".join(filter(None, (_case(presenter, outlook, case) for case in cases)))


def _case(presenter: Presenter, outlook: Outlook, case: Case) -> str:
    reader = int(outlook.view.viewer) + 1
    told = [change for change in case.changes if change["kind"] not in UNTOLD]
    said = [presenter.formatter.say(outlook.rules.change_message(change, reader)) for change in told]
    if case.chance:
        said.append(presenter.texts.text("outlook-chance"))
    if not said:
        return ""
    note = " · ".join(said)
    return note if case.condition is None else f"{presenter.formatter.say(case.condition)}: {note}"


def score_now(presenter: Presenter, outlook: Outlook) -> RenderableType:
    """A row for every category that counts, a column for every seat; what is hidden has a question mark."""
    texts, say, standing = presenter.texts, presenter.formatter.say, outlook.standing()
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(texts.text("play-score-category"), overflow="fold")
    for seat in range(len(standing)):
        table.add_column(presenter.seating.name(texts, seat), justify="right", style=seat_style(seat + 1))
    for category in _categories(standing):
        table.add_row(say(list(category)), *(_cell(one, category) for one in standing))
    table.add_section()
    sums = [f"{one.points}{' + ' + HIDDEN if one.unknown else ''}" for one in standing]
    table.add_row(texts.text("play-score-total"), *sums, style="bold")
    return Group(Text(texts.text("play-score-heading"), HEADING), table)


def score_lines(presenter: Presenter, standing: SeatStanding) -> list[str]:
    """The lines of one seat's score."""
    texts, say = presenter.texts, presenter.formatter.say
    lines = [
        texts.text("play-score-line", points=line["points"], what=say(line["phrase"]["say"]), rule=line["rule"])
        for line in standing.lines
    ]
    return [*lines, *(texts.text("outlook-unknown", what=say(hidden)) for hidden in standing.unknown)]


def _categories(standing: Sequence[SeatStanding]) -> list[tuple[str, ...]]:
    """All categories that count or are hidden for any seat, in the order of the final scoring."""
    ranks: dict[tuple[str, ...], int] = {}
    for one in standing:
        ranks |= {_category(line): line["phrase"]["rank"] for line in one.lines}
    hidden = {tuple(category): -1 for one in standing for category in one.unknown}
    ranks = {**hidden, **ranks}
    return sorted(ranks, key=ranks.__getitem__)


def _category(line: Json) -> tuple[str, ...]:
    return tuple(line["phrase"]["category"])


def _cell(standing: SeatStanding, category: tuple[str, ...]) -> str:
    points = sum(line["points"] for line in standing.lines if _category(line) == category)
    if list(category) in standing.unknown:
        return f"{points} + {HIDDEN}" if points else HIDDEN
    return str(points).replace("-", "−") if points else "·"
