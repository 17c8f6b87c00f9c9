"""A match: answers, the state they lead to, and the events on the way; undo and replay."""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import blake2b
from typing import Any

import numpy as np

from trianon.core.errors import IllegalAnswer, StaleAnswer, TrianonError
from trianon.core.game import Json, Setting
from trianon.core.kernel.events import WIDTH, Events
from trianon.core.kernel.loops import apply_all
from trianon.core.kernel.options import Options
from trianon.core.kernel.rng import seed_state
from trianon.core.kernel.seats import SPECTATOR
from trianon.core.kernel.struct import NONE, Shorts, clone, to_bytes, zero
from trianon.core.match_state import MatchState, is_whole_number

MAX_SEED_CHARS = 200  # characters
NO_EVENTS: Shorts = np.zeros((0, WIDTH), np.int16)


@dataclass(frozen=True, slots=True)
class Answer:
    """One answer of a match: seat, option key, and the hash of the state it led to."""

    seat: int
    key: str
    hash: str


@dataclass(frozen=True)
class Start:
    """How a match begins: its seed, the starting player (None: drawn), and the table's options; or a position."""

    seed: str
    starting_player: int | None = None
    open_information: bool = False
    position: str | None = None  # the text of a position file, instead of the setup


def check_seed(seed: str) -> None:
    """Refuse a seed that cannot be shown or is too long."""
    if not isinstance(seed, str):
        raise TrianonError(f"a seed is a text, not {seed!r}")
    if len(seed) > MAX_SEED_CHARS:
        raise TrianonError(f"a seed has at most {MAX_SEED_CHARS} characters, not {len(seed)}")
    if not seed.isprintable():
        raise TrianonError(f"a seed is a text of characters that can be shown, not {seed!a}")


def state_hash(s: Any) -> str:
    """A short fingerprint of a state."""
    return blake2b(to_bytes(s), digest_size=6).hexdigest()


class Match(MatchState):
    """One match at a table; `position` is the state to begin from instead of the setup."""

    def __init__(self, setting: Setting, start: Start, position: Any = None) -> None:
        check_seed(start.seed)
        first = start.starting_player
        if first is not None and not is_whole_number(first):
            raise TrianonError(f"starting_player must be an integer from 0 to {setting.players - 1}, not {first!r}")
        if first is not None and first not in range(setting.players):
            raise TrianonError(f"seat {first + 1} cannot start: there are {setting.players} seats")
        super().__init__(setting, zero(setting.game.state) if position is None else clone(setting.game.state, position))
        self.start, self.position = start, position
        self.undo_floors = [0] * setting.players  # what a rival showed and took back cannot be unseen
        self.answers: list[Answer] = []
        # of the setup and of each answer
        self.event_rows: list[Shorts] = [self._begin() if position is None else NO_EVENTS]
        self.start_hash = state_hash(self.s)

    def _begin(self) -> Shorts:
        """Set up the table; returns the setup's events."""
        start, first = self.start, self.start.starting_player
        self.s.players = self.setting.players
        self.s.open_information = start.open_information
        seed_state(self.s, start.seed)
        self._clear_events()
        self._calls.begin(self._handle, self.setting.t_handle, self._events, NONE if first is None else first)
        return self._copied_events()

    @property
    def answer_count(self) -> int:
        """How many answers were given: the index of the next one."""
        return len(self.answers)

    def answer(self, seat: int, key: str, number: int | None = None) -> None:
        """Give an answer; one that is not legal is refused with its reason and changes nothing."""
        if number is not None and number != self.answer_count:
            raise StaleAnswer(number, self.answer_count)
        if self.over:
            raise IllegalAnswer(key, "the match is over", seat=seat)
        self._check_seat(seat)
        option = self.locate(key)
        reason = self._why(seat, key, option)
        if reason is not None:
            raise IllegalAnswer(
                key, f"{reason.text} ({reason.missing})" if reason.missing else reason.text, reason.rule, seat
            )
        self._clear_events()
        self._calls.answer(self._handle, self.setting.t_handle, self._events, seat, option)
        self.event_rows.append(self._copied_events())
        self.answers.append(Answer(seat, key, state_hash(self.s)))

    def view(self, seat: int = SPECTATOR) -> Json:
        """The table as a seat, or a spectator, may see it."""
        described = self.setting.game.describe(self.look(seat), self.setting.t, self.setting.names)
        # counted as the state counts its answers, like the number of the decision beside it
        return {**described, "horizon": None if seat == SPECTATOR else self.undo_horizon(seat) + self._offset}

    def events(self, seat: int | None = SPECTATOR, since: int = 0) -> list[Json]:
        """The events from an answer on that a seat may see; None sees everything."""
        if seat is not None and not self._is_spectator(seat):
            self._check_seat(seat)
        rows = self.event_rows[since:]
        return self.setting.events(np.concatenate(rows), seat) if rows else []

    def undo_horizon(self, seat: int) -> int:
        """The number of answers a seat may take the match back to without having learnt anything new."""
        if self.over or not self._is_seat(seat):
            return self.answer_count
        if self._calls.is_secret(self._handle):
            return self._sealed_since(seat)
        # a sealed answer of another seat before the reveal does not stand between
        return min(self.answer_count, max(int(self.base.horizon[seat]) - self._offset, self.undo_floors[seat]))

    @property
    def _offset(self) -> int:
        """Answers given before this match's own record began (it was loaded from a position)."""
        return int(self.base.answers) - len(self.answers)

    def _sealed_since(self, seat: int) -> int:
        """The number of answers before this seat's present sealed picks, as far as they were given here."""
        own = [i for i, answer in enumerate(self.answers) if answer.seat == seat]
        picks = min(int(self.base.picked[seat]), len(own))
        return own[-picks] if picks else self.answer_count

    def may_undo(self, seat: int) -> bool:
        """Whether a seat may take back its latest answer now."""
        return self.last_undoable(seat) is not None

    def last_answer(self, seat: int) -> int | None:
        """The place of a seat's latest answer, None when it gave none."""
        return next((i for i in reversed(range(self.answer_count)) if self.answers[i].seat == seat), None)

    def last_undoable(self, seat: int) -> int | None:
        """The place of a seat's latest answer if the seat may take it back, None otherwise."""
        last = self.last_answer(seat)
        return None if last is None or last < self.undo_horizon(seat) else last

    def undo(self, seat: int, before: Any = None) -> Answer:
        """Take back a seat's latest answer; others' sealed answers given since stay.

        `before` is the state before that answer, where it is at hand; else it is found by replaying.
        """
        self._check_seat(seat)
        last = self.last_undoable(seat)
        if last is None:
            raise TrianonError(f"seat {seat + 1} has nothing to take back without having learnt something new")
        taken, later = self.answers[last], self.answers[last + 1 :]
        if not self._calls.is_secret(self._handle):
            self._raise_undo_floors(last, seat)
        if before is None:
            again = Match(self.setting, self.start, self.position)
            replay_quickly(again, self.answers[:last])
            before = again.s
        self._go_back(last, before)
        for answer in later:
            self.answer(answer.seat, answer.key)
        return taken

    def rewind(self, to: int, s: Any) -> None:
        """Go back to the state `s` after `to` answers of all seats; what the dropped ones revealed stays known."""
        if not 0 <= to <= self.answer_count:
            raise TrianonError(f"there is no answer {to}: {self.answer_count} were given")
        self._raise_undo_floors(to)
        self._go_back(to, s)

    def _raise_undo_floors(self, since: int, but: int = NONE) -> None:
        """Forbid all seats, or all but one, to take back answers before `since`: they saw what came after."""
        self.undo_floors = [floor if own == but else max(floor, since) for own, floor in enumerate(self.undo_floors)]

    def _go_back(self, to: int, s: Any) -> None:
        self.undo_floors = [
            min(floor, to) for floor in self.undo_floors
        ]  # what is answered anew may be taken back anew
        self.s = clone(self.setting.game.state, s)
        self.answers, self.event_rows = self.answers[:to], self.event_rows[: to + 1]

    @classmethod
    def resumed(cls, setting: Setting, start: Start, s: Any, answers: list[Answer], undo_floors: list[int]) -> Match:
        """A match that goes on from a snapshot; the answers before it are known, without their events."""
        match = cls(setting, start, s)
        match.answers = list(answers)
        match.event_rows = [match.event_rows[0]] * (len(answers) + 1)
        match.undo_floors = list(undo_floors)
        return match


def replay_quickly(match: Match, answers: list[Answer]) -> int:
    """Give a fresh match these answers in one compiled loop, without events; how many were legal."""
    codes = np.array([match.setting.keys.codes[answer.key] for answer in answers], np.int16).reshape(-1, 3)
    seats = np.array([answer.seat for answer in answers], np.int8)
    g, silent, o = match.setting.game.rules, zero(Events), zero(Options)
    return int(apply_all(g, match.s, match.setting.t, silent, o, seats, codes))
