"""The interface of a game: its structs, its rules and its wording. Everything outside `games` goes through it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from trianon.core.editions.edition import Edition
from trianon.core.editions.load import EditionSchema
from trianon.core.errors import TrianonError
from trianon.core.kernel.bundle import Rules, Workspace, bundle, pointers, workspace_of
from trianon.core.kernel.compiler.rule import fast_call
from trianon.core.kernel.events import EventKind, Events
from trianon.core.kernel.loops import reasons_against
from trianon.core.kernel.options import Numbering, Options
from trianon.core.kernel.outcome import Outcome
from trianon.core.kernel.reasons import CODES, Meaning
from trianon.core.kernel.seats import asked_seats, is_secret, may_reconsider
from trianon.core.kernel.struct import Shorts, handle_of, zero
from trianon.core.wording import Wording

if TYPE_CHECKING:
    from trianon.core.positions.reader import PositionForm

Names = Mapping[str, list[str]]  # what the pieces and places of an edition are called, by number
Code = tuple[int, int, int]  # a key as numbers: (FIXED, option, 0), or what the game's `locate` takes
FIXED = 0
USUAL_PLAYERS = 4
GENERIC_REASONS = ("not-asked", "not-this-question")  # texts of reasons every game has

Json = dict[str, Any]
Flags = npt.NDArray[np.bool_]


class OptionKeys(ABC):
    """The text keys of a game's options."""

    codes: dict[str, Code]
    absent: Mapping[int, int]  # by kind of code: the reason when the piece is not there

    @abstractmethod
    def key(self, s: Any, number: int) -> str:
        """The key of an option number on this table."""


class FixedKeys(OptionKeys):
    """Keys that always mean the same option, whatever lies on the table."""

    absent: Mapping[int, int] = MappingProxyType({})

    def __init__(self, fixed: Mapping[int, str], numbering: Numbering) -> None:
        self.fixed, self.numbering = fixed, numbering
        self.codes = {key: (FIXED, number, 0) for number, key in fixed.items()}

    def key(self, s: Any, number: int) -> str:
        """The key of an option; of one that this edition or table lacks, its number in its block."""
        return self.fixed.get(number) or self.numbering.bare_key(number)


@dataclass(frozen=True, eq=False)
class Game:
    """Everything the rest of the project needs to know of a game."""

    name: str
    package: str  # that holds its modules
    version: int  # of the rules: raised when a fix changes what an old record replays to
    seats: range
    schema: EditionSchema
    state: type
    tables: type
    view: type
    numbering: Numbering

    clear: Callable[..., None]  # (s): what is not zero on an empty table
    begin: Callable[..., None]  # (s, t, e, starting player)
    advance: Callable[..., None]  # (s, t, e): to the next question
    legal: Callable[..., None]  # (s, t, o, seat)
    answer: Callable[..., None]  # (s, t, e, seat, option)
    why: Callable[..., int]  # (s, t, seat, option) -> reason
    look: Callable[..., None]  # (s, t, v, seat)
    determinize: Callable[..., None]  # (v, t, s)
    locate: Callable[..., int]  # (s, kind, piece, place) -> option
    outcome: Callable[..., None]  # (s, outcome): of a finished match
    final_scoring: Callable[..., None]  # (s, t, e): the lines that lead to it, as if the match ended here

    tables_of: Callable[[Edition, int], Any]
    names_of: Callable[[Edition, int], Names]
    keys_of: Callable[[Names], OptionKeys]
    event_kinds: Mapping[int, EventKind]
    event_text: Callable[[Names, str, int], Any]  # a fact as text
    meanings: Mapping[int, Meaning]
    question: Callable[[Any, Any, Names], Json]  # (s, t, names): what is asked, in words' keys
    describe: Callable[[Any, Any, Names], Json]  # (v, t, names): a view as JSON
    audit: Callable[[Any, Any, Names], list[str]]  # (s, t, names): pieces that are not in exactly one place
    sound: Callable[[Any, Any], bool]  # (s, t): the same question, compiled, without saying which
    position: PositionForm  # a state as text
    wording_of: Callable[[Edition, int], Wording]  # the messages of an edition for a number of players

    @property
    def usual_players(self) -> int:
        """The number of players where none is named: four, or the nearest that the game allows."""
        return min(self.seats, key=lambda players: abs(players - USUAL_PLAYERS))

    @cached_property
    def is_informative(self) -> Flags:
        """By code of a reason: whether it says more than that the question or the seat is another one."""
        says = np.ones(CODES, np.bool_)
        says[[code for code, meaning in self.meanings.items() if meaning.text in GENERIC_REASONS]] = False
        return says

    @cached_property
    def samples(self) -> Rules:
        """Each rule with a sample of what it returns, and samples of its arguments."""
        s: Any = zero(self.state)
        t: Any = zero(self.tables)
        v: Any = zero(self.view)
        e, o = zero(Events), zero(Options)
        return Rules(
            begin=(self.begin, None, (s, t, e, 0)),
            legal=(self.legal, None, (s, t, o, 0)),
            answer=(self.answer, None, (s, t, e, 0, 0)),
            why=(self.why, 0, (s, t, 0, 0)),
            look=(self.look, None, (s, t, v, 0)),
            determinize=(self.determinize, None, (v, t, s)),
            locate=(self.locate, 0, (s, 0, 0, 0)),
            outcome=(self.outcome, None, (s, zero(Outcome))),
            asked_seats=(asked_seats, 0, (s,)),
            is_secret=(is_secret, False, (s,)),
            may_reconsider=(may_reconsider, False, (s, 0)),
        )

    @cached_property
    def rules(self) -> Any:
        """The rules as one argument of compiled loops, compiled once for all editions and player counts."""
        return bundle(pointers(self.samples))

    @cached_property
    def calls(self) -> Rules:
        """The rules for Python that calls them again and again."""
        return Rules(*(fast_call(function, arguments) for function, _, arguments in self.samples))

    @cached_property
    def reasons_against(self) -> Callable[..., None]:
        """`loops.reasons_against` for Python that calls it again and again."""
        s: Any = zero(self.state)
        t: Any = zero(self.tables)
        return fast_call(reasons_against, (self.rules, s, t, 0, np.zeros((1, 3), np.int16), np.zeros(1, np.int64)))

    def setting(self, edition: Edition, players: int) -> Setting:
        """What lies on the table before a match: an edition for a number of players."""
        if players not in self.seats:
            few, many = self.seats[0], self.seats[-1]
            raise TrianonError(f"{self.name} is for {few} to {many} players, not {players}")
        return Setting(self, edition, players)


class Setting:
    """A game with an edition for a number of players: tables, names and keys."""

    def __init__(self, game: Game, edition: Edition, players: int) -> None:
        self.game, self.edition, self.players = game, edition, players
        self.t = game.tables_of(edition, players)
        self.t_handle = handle_of(self.t)
        self.names = game.names_of(edition, players)
        self.keys = game.keys_of(self.names)
        self.key_list = list(self.keys.codes)
        self.codes = np.array(list(self.keys.codes.values()), np.int16)  # of all keys, in their order
        self._texts: dict[tuple[str, int], Any] = {}

    @cached_property
    def wording(self) -> Wording:
        """The messages that name pieces, questions, options and events."""
        return self.game.wording_of(self.edition, self.players)

    def workspace(self) -> Workspace:
        """The memory of one thread that runs compiled loops."""
        return workspace_of(self.game.state, self.game.tables, self.game.view, self.t)

    def events(self, rows: Shorts, viewer: int | None) -> list[Json]:
        """Rows of events as JSON, as a seat or a spectator may see them; None sees every fact."""
        kinds, received = self.game.event_kinds, []
        for number, seat, audience, *facts in rows.tolist():
            kind, is_shown = kinds[number], viewer is None or audience >> viewer & 1
            if kind.private and not is_shown:
                continue
            event: Json = {"event": kind.name, "seat": None if seat < 0 else seat + 1}
            for fact, value in zip(kind.facts, facts, strict=False):
                event[fact.name] = None if fact.secret and not is_shown else self._text(fact.thing, value)
            received.append(event)
        return received

    def _text(self, thing: str, value: int) -> Any:
        """A fact of an event as text."""
        known = self._texts.get((thing, value))
        if known is None:  # also of facts that are nothing: those take no time
            known = self._texts[thing, value] = self.game.event_text(self.names, thing, value)
        return known
