"""Reads the part of a position that is the same for every game, from the seats to the pending question."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from trianon.core.faults import FileLocation
from trianon.core.fields import Fields, list_at, number_at
from trianon.core.game import Json, Names, Setting
from trianon.core.kernel.events import Events
from trianon.core.kernel.options import Options
from trianon.core.kernel.seats import asked
from trianon.core.kernel.steps import Step, follow
from trianon.core.kernel.struct import zero
from trianon.core.positions.file import BASE, HEAD, read_base, refuse
from trianon.core.positions.steps import StepCodec


class PositionReader:
    """A position being read: the fields of the file, the state they fill, and its pending steps."""

    def __init__(self, setting: Setting, fields: Fields) -> None:
        self.setting, self.fields, self.players = setting, fields, setting.players
        self.s: Any = zero(setting.game.state)
        self.t: Any = setting.t
        self.names: Names = setting.names
        self.phase = ""
        self.steps: list[Step] = []

    @property
    def next_step(self) -> int:
        """The step that happens first, 0 when none waits."""
        return self.steps[0][0] if self.steps else 0

    @property
    def fewest_options(self) -> int:
        """How many options the question has at least that the state waits with."""
        return 1

    def seat_keys(self) -> set[str]:
        """Every key that the file has for some seat."""
        seats = self.fields.values.get("seat")
        return {key for seat in seats if isinstance(seat, dict) for key in seat} if isinstance(seats, list) else set()

    def seats(self, keys: Sequence[str]) -> Iterator[tuple[int, Fields]]:
        """The table of each seat; of those the file does not mention an empty one."""
        at = self.fields.location("seat")
        tables: dict[int, tuple[Any, FileLocation]] = {}
        for number, entry in enumerate(list_at(self.fields.values.get("seat", []), at, self.players), 1):
            here, seat = at.item(number), number
            if isinstance(entry, dict) and "seat" in entry:
                seat = number_at(entry["seat"], here.child("seat"), 1, self.players, number)
            if seat - 1 in tables:
                here.fault("seat-again", seat=seat)
            tables[seat - 1] = entry, here
        for seat in range(self.players):
            table, here = tables.get(seat, ({}, at.item(seat + 1)))
            yield seat, Fields(table, here, keys)

    def read_phase(
        self, codec: StepCodec, phases: Sequence[str], phase_of: Callable[[list[Step]], str], last: str
    ) -> list[Step]:
        """The steps that the file names, if any, and the phase they belong to; after the end it is `last`."""
        fields, over = self.fields, bool(self.s.over)
        named = codec.read(fields) or []
        usual = last if over else phase_of(named)
        self.phase = fields.choice("phase", phases[1:], usual)
        if self.phase != usual and (over or named):
            fields.location("phase").fault("other-phase", phase=self.phase, usual=usual)
        self.s.phase = phases.index(self.phase)
        if over and named:
            fields.location("steps").fault("steps-after-end")
        return named


@dataclass(frozen=True)
class PositionForm:
    """How positions of a game are written: its own keys, the parts that read them, and the writer."""

    reader: type[PositionReader]
    keys: tuple[str, ...]  # beside those of every game
    parts: tuple[Callable[[Any], None], ...]  # each reads some of the keys, in this order
    write: Callable[[Any, Any, Names], Json]  # (s, t, names)

    def read(self, parsed: Json, setting: Setting, file: str, e: Events | None = None) -> Any:
        """The state in a parsed position file, played on to its next question; `e` records the events until then.

        PositionError with every fault when something is not as it should be.
        """
        at = FileLocation(file, [], game=setting.game.name)
        r = self.reader(setting, Fields(parsed, at, (*HEAD, *BASE, *self.keys)))
        s, game = r.s, setting.game
        read_base(r.fields, s, r.players)
        game.clear(s)
        for read in self.parts:
            read(r)
        refuse(at)
        for step in reversed(r.steps):
            follow(s, (step,))
        for found in game.audit(s, r.t, r.names):
            at.fault("unsound", problem=found)
        refuse(at)
        game.advance(s, r.t, zero(Events) if e is None else e)
        _check_answers(r)
        refuse(at)
        return s


def _check_answers(r: PositionReader) -> None:
    """A match that is not over has a question, and every seat it asks has a legal answer."""
    at = r.fields.at
    seats = [seat for seat in range(r.players) if asked(r.s, seat)]
    if not seats and not r.s.over:
        at.fault("nobody-asked")
    o = zero(Options)
    for seat in seats:
        r.setting.game.legal(r.s, r.t, o, seat)
        if o.count < r.fewest_options:
            at.child("steps").fault("no-answer", seat=seat + 1)
