"""Writes the reference for bot authors, one page per game: `make docs`.

Views, questions, events and options come from the declarations of a game, their examples from played matches, and the
tables of features from its notes. The suite checks that the pages are up to date.
"""

import json
import re
from collections.abc import Iterable, Iterator
from importlib import import_module
from importlib.util import find_spec
from inspect import getsource
from pathlib import Path
from typing import Any

from docs.reference.examples import Met, met_in
from trianon.core.feature_functions import features_of
from trianon.core.feature_notes import PartNote, notes_by_part
from trianon.core.features import Layout
from trianon.core.game import Game, Json
from trianon.core.installed import built_in_games
from trianon.core.kernel.events import EventKind
from trianon.core.kernel.step_kinds import Steps
from trianon.core.kernel.steps import QUESTION, SECRET
from trianon.games import game_of
from trianon.research.environments.memory import memory_of

FOLDER = Path(__file__).resolve().parent
SECRET_MARK = r"\*"
FIELD = re.compile(r"^    (\w+): ([^#\n]+?)(?:\s*# (.*))?$", re.MULTILINE)
TYPED = re.compile(r'^class (\w+)\(([^)]*)\):\n    """(.*?)"""\n(.*?)(?=^class |^\w|\Z)', re.MULTILINE | re.DOTALL)


def main() -> None:
    """Write the pages of all games of this distribution."""
    for name in built_in_games():
        (FOLDER / f"{name}.md").write_text(page(game_of(name)), "utf-8")


def page(game: Game) -> str:
    """The page of a game."""
    met = met_in(game)
    title = game.name.capitalize()
    lines = [
        f"# {title} for bots",
        "",
        f"What a bot meets in {title}: see [bot-protocol.md](../bot-protocol.md) for how it is",
        "sent, and [research.md](../research.md) for arrays. Examples are from matches with the reference edition.",
        "`make docs` makes this page; do not edit it.",
        "",
        *_questions(game, met),
        *_options(game, met),
        *_events(game, met),
        *_views(game, met),
        *_features(game),
    ]
    return "\n".join(lines).rstrip() + "\n"


def _table(columns: str, rows: Iterable[Iterable[str]]) -> list[str]:
    """A table of Markdown; `columns` are separated by bars."""
    heads = columns.split("|")
    cells = [[cell.replace("|", "\\|") for cell in row] for row in rows]
    return [
        "| " + " | ".join(heads) + " |",
        "|---" * len(heads) + "|",
        *("| " + " | ".join(row) + " |" for row in cells),
        "",
    ]


def _code(value: Any) -> str:
    return f"`{value}`"


def _line(value: Json) -> str:
    return _code(json.dumps(value, ensure_ascii=False))


def _questions(game: Game, met: Met) -> list[str]:
    """Every question with an example and the verbs of its options."""
    steps: Steps = import_module(f"{game.package}.codes.step").STEPS
    asked = {number: kind.name for number, kind in steps.kinds.items() if number >= QUESTION}
    rows = [
        (
            _code(name),
            "several seats, in secret" if number >= SECRET else "one seat",
            _line(met.questions[name]) if name in met.questions else "",
            ", ".join(_code(block.verb) for block in game.numbering if block.verb in met.verbs[name]),
        )
        for number, name in asked.items()
    ]
    return ["## Questions", "", *_table("question|asks|example|verbs of its options", rows)]


def _options(game: Game, met: Met) -> list[str]:
    """Every verb with its numbers, example keys, and what one of them means."""
    rows = [
        (
            _code(block.verb),
            f"{block.first}" if block.size == 1 else f"{block.first} to {block.end - 1}",
            ", ".join(map(_code, met.keys[block.verb])),
            met.phrases[met.keys[block.verb][0]] if met.keys[block.verb] else "",
        )
        for block in game.numbering
    ]
    return [
        "## Options", "",
        f"An option has a number from 0 to {game.numbering.size - 1}, the same in every edition, and a key, which",
        "names pieces by their ids in the edition. The verb of a number need not be the word its key begins with.", "",
        *_table("verb|numbers|keys, for example|the first of them in words", rows),
    ]  # fmt: skip


def _events(game: Game, met: Met) -> list[str]:
    """Every kind of event with its facts and an example."""
    merged: dict[str, list[EventKind]] = {}
    for kind in game.event_kinds.values():
        merged.setdefault(kind.name, []).append(kind)
    rows = []
    for name, kinds in merged.items():
        facts = {fact.name: _fact(kind, fact.name) for kind in kinds for fact in kind.facts}
        shown = _line(met.events[name]) if name in met.events else "sent to no seat while a match is played"
        if name in met.hidden:
            shown += f"<br>to others {_line(met.hidden[name])}"
        rows.append((_code(name), "<br>".join(facts.values()), shown))
    return [
        "## Events", "",
        "Every event has `event` and `seat` (from 1, null for none). A fact marked \\* is null for seats that may not",
        "know it.", "",
        *_table("event|facts|example", rows),
    ]  # fmt: skip


def _fact(kind: EventKind, name: str) -> str:
    fact = next(fact for fact in kind.facts if fact.name == name)
    thing = "" if fact.thing == name else f": {fact.thing}"
    return f"`{name}`{thing}{SECRET_MARK if fact.secret else ''}"


def _views(game: Game, met: Met) -> list[str]:
    """The fields of a view by the types of its JSON, and a whole view."""
    lines = ["## Views", ""]
    for module in ("trianon.core.wire", f"{game.package}.wire"):
        if find_spec(module) is not None:
            lines += _types(getsource(import_module(module)))
    shown = json.dumps(met.view, ensure_ascii=False, separators=(", ", ": "))
    return [
        *lines,
        "A view in the middle of a match, as the seat to act sees it:",
        "",
        "```json",
        *_wrapped(shown),
        "```",
        "",
    ]


def _types(source: str) -> Iterator[str]:
    """The typed dictionaries of a module, a table each."""
    for name, bases, about, body in TYPED.findall(source):
        own = [base.strip() for base in bases.split(",") if base.strip() not in ("TypedDict", "total=False")]
        beside = f" (and all of {', '.join(own)})" if own else ""
        yield f"**{name}**{beside}: {about.splitlines()[0]}"
        yield ""
        fields = FIELD.findall(body)
        if fields:
            yield from _table(
                "field|type|", ((_code(field), _code(kind.strip()), said) for field, kind, said in fields)
            )


def _wrapped(text: str, width: int = 120) -> Iterator[str]:
    """A long text in lines, broken behind commas."""
    line = ""
    for piece in re.split(r"(?<=,) ", text):
        if line and len(line) + len(piece) + 1 > width:
            yield line
            line = ""
        line = f"{line} {piece}" if line else piece
    yield line


def _features(game: Game) -> list[str]:
    """The tables of all features."""
    notes = import_module(f"{game.package}.feature_notes")
    first, second = features_of(game, 1), features_of(game, 2)
    memory = memory_of(game, 2).layout
    lines = [
        "## Features", "",
        f"Observation version 1 has {first.observation.size} numbers, version 2 {second.observation.size}: version 1,",
        f"then the rest. An option has {first.option.size} in version 1, {second.option.size} in version 2. Seats are",
        "counted from the viewer on; rows of seats that are not there are zero.", "",
    ]  # fmt: skip
    newer = getattr(notes, "OBSERVATION_V2", ())
    for title, layout, known in (
        ("Observation, version 1", first.observation, notes.OBSERVATION),
        ("Observation, added by version 2", second.observation, newer),
        ("Memory, in OpenSpiel's information states with version 2", memory, getattr(notes, "MEMORY", ())),
        ("Options, version 1", first.option, notes.OPTION),
        ("Options, added by version 2", second.option, getattr(notes, "OPTION_V2", ())),
    ):
        if known:
            lines += [
                f"### {title}",
                "",
                *_table("from|part|shape|features|scale|range|meaning", _feature_rows(layout, known)),
            ]
    return lines


def _feature_rows(layout: Layout, notes: tuple[PartNote, ...]) -> Iterator[tuple[str, ...]]:
    """A row for every run of features with one note, with what its part is about before the first."""
    known = notes_by_part(notes)
    for part in layout:
        if part.name not in known:
            continue
        about = known[part.name]
        runs: list[tuple[Any, list[str]]] = []
        for label in part.labels:
            note = about.note(label)
            if not runs or runs[-1][0] is not note:
                runs.append((note, []))
            runs[-1][1].append(label)
        head = (str(part.first), f"**{part.name}**<br>{about.about}", " × ".join(map(str, part.shape)))
        for note, labels in runs:
            yield *head, ", ".join(map(_code, labels)), note.scale.name, note.scale.range, note.meaning
            head = ("", "", "")


if __name__ == "__main__":
    main()
