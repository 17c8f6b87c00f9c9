"""Choices as a numbered list of sentences, and what is not possible with the reasons against it."""

from itertools import groupby

from rich.table import Table
from rich.text import Text

from trianon.cli.terminal.outlook import Note, in_line, notes_of
from trianon.cli.terminal.presenter import Presenter
from trianon.core.kernel.struct import NONE
from trianon.core.match import Match
from trianon.core.outlook import outlook_of

FEW = 6  # choices that need no headings
NOTE = "cyan"


def menu(presenter: Presenter, match: Match, seat: int, verb: str = "") -> Table:
    """The choices, or those of one verb, with their numbers; notes that depend on others stand in columns, or below."""
    keys, question, view = match.options(seat), match.question(), match.view(seat)
    outlook = outlook_of(match.setting, match.look(seat))
    shown = {number: key for number, key in presenter.numbered(keys).items() if not verb or key.startswith(f"{verb}:")}
    known: dict[str, list[Note]] = {
        key: [] if outlook is None else notes_of(presenter, outlook, match.locate(key)) for key in shown.values()
    }
    cases = dict(sorted((note.case, note.heading) for noted in known.values() for note in noted if note.heading))
    table = Table(box=None, padding=(0, 1), pad_edge=False, show_header=bool(cases))
    table.add_column(justify="right", style="bold")
    table.add_column(overflow="fold")
    for case in cases.values():
        table.add_column(case, overflow="fold", header_style=f"bold {NOTE}", style=NOTE)
    grouped = len(keys) > FEW and len(set(map(presenter.heading, keys))) > 1
    before = ""
    for number, key in shown.items():
        heading = presenter.heading(key)
        if grouped and heading != before:
            table.add_row("", Text(heading, "bold yellow"))
            before = heading
        columns = {note.case: note.brief for note in known[key]}
        said = presenter.option(key, question, view, brief=bool(cases))
        option = Text.assemble(said, ("" if cases else "  " + key, "dim"))
        table.add_row(str(number), option, *(columns.get(case, "–") for case in cases))
        if in_line(known[key]) and not cases:
            table.add_row("", Text(in_line(known[key]), NOTE))
    return table


def impossible(presenter: Presenter, match: Match, seat: int) -> list[str]:
    """Options on the table that are not legal now, with their reasons; one line for a kind that fails as a whole."""
    view, question = match.view(seat), match.question()
    blocked = []
    for key in match.setting.keys.codes:
        reason = match.why(seat, key) if match.locate(key) != NONE else None
        if reason is not None and presenter.is_informative(reason):
            blocked.append((match.locate(key), key, presenter.reason(reason), reason.rule))
    lines = []
    for heading, entries in groupby(sorted(blocked), key=lambda entry: presenter.heading(entry[1])):
        alike = list(entries)
        if heading and len(alike) > 1 and len({entry[2:] for entry in alike}) == 1:
            lines.append(presenter.texts.text("play-why-kind", heading=heading, reason=alike[0][2], rule=alike[0][3]))
            continue
        for _, key, against, rule in alike:
            meaning = presenter.option(key, question, view)
            lines.append(presenter.texts.text("play-why-line", key=key, option=meaning, reason=against, rule=rule))
    return lines
