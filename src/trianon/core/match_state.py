"""The state of a match and its queries: what is asked, what is legal and why the rest is not, what each seat sees."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from typing import Any

import numpy as np

from trianon.core.errors import IllegalAnswer, TrianonError
from trianon.core.faults import suggestion
from trianon.core.game import Game, Json, Setting
from trianon.core.kernel.events import Events
from trianon.core.kernel.options import Options
from trianon.core.kernel.outcome import Outcome
from trianon.core.kernel.reasons import CODES, unpack
from trianon.core.kernel.seats import SPECTATOR
from trianon.core.kernel.state import CoreState
from trianon.core.kernel.struct import NONE, Longs, Shorts, clone, dtype_of, handle_of, zero, zeros


@dataclass(frozen=True)
class Reason:
    """Why an option is not legal: the rule, the name of the text, and how much is missing."""

    rule: str
    text: str
    missing: int
    also: tuple[Reason, ...] = ()  # others that hold at once, where all can be told


@cache
def reason_of(game: Game, packed: int) -> Reason:
    """What a packed reason means in a game."""
    *also, first = (
        Reason(meaning.rule, meaning.text, missing) for meaning, missing in reversed(unpack(game.meanings, packed))
    )
    return replace(first, also=tuple(reversed(also)))


def is_whole_number(seat: object) -> bool:
    """Whether something is a whole number, as a seat is."""
    return isinstance(seat, int | np.integer) and not isinstance(seat, bool)


class MatchState:
    """A state with its setting and every query on it; `Match` adds answers, undo and events."""

    def __init__(self, setting: Setting, s: Any) -> None:
        self.setting = setting
        self.s = s
        self._calls = setting.game.calls
        events, options = zeros(Events), zeros(Options)
        self._events, self._options = handle_of(events[0]), handle_of(options[0])
        self._events_enabled, self._event_count, self._event_rows = (
            events["enabled"],
            events["count"],
            events["rows"][0],
        )
        self._option_count, self._option_ids = options["count"], options["ids"][0]

    @property
    def s(self) -> Any:
        """The state."""
        return self._s

    @s.setter
    def s(self, s: Any) -> None:
        if s.dtype != dtype_of(self.setting.game.state):  # the rules would write beyond its end
            raise TypeError(f"this is no state of {self.setting.game.name}")
        self._s, self._handle = s, handle_of(s)

    @property
    def base(self) -> CoreState:
        """The part of the state that every game shares."""
        base: CoreState = self.s
        return base

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return bool(self.base.over)

    def asked(self) -> list[int]:
        """The seats the match waits for."""
        seats = self._calls.asked_seats(self._handle)
        return [seat for seat in range(self.setting.players) if seats >> seat & 1]

    def option_numbers(self, seat: int) -> list[int]:
        """The legal option numbers of a seat, in a stable order."""
        if not self._is_seat(seat):
            return []
        self._calls.legal(self._handle, self.setting.t_handle, self._options, seat)
        numbers: list[int] = self._option_ids[: self._option_count[0]].tolist()
        return numbers

    def options(self, seat: int) -> list[str]:
        """The keys of the legal options of a seat, in a stable order."""
        return [self.setting.keys.key(self.s, number) for number in self.option_numbers(seat)]

    def question(self) -> Json:
        """The open question and the seats it is put to."""
        described = self.setting.game.question(self.s, self.setting.t, self.setting.names)
        return {**described, "seats": [seat + 1 for seat in self.asked()]}

    def forced(self) -> tuple[int, str] | None:
        """The only answer possible now, when one seat is asked and has no choice."""
        if self._calls.is_secret(self._handle):
            return None
        for seat in self.asked():
            keys = self.options(seat)
            if len(keys) == 1:
                return seat, keys[0]
        return None

    def locate(self, key: str) -> int:
        """The option number of a key, NONE when its piece is not there; an unknown key is refused."""
        if not isinstance(key, str):
            raise IllegalAnswer(repr(key), "an option is known by its key, which is a text")
        code = self.setting.keys.codes.get(key)
        if code is None:
            near = suggestion(key, self.setting.keys.codes)
            raise IllegalAnswer(key, "there is no such option" + (f'; did you mean "{near}"?' if near else ""))
        return int(self._calls.locate(self._handle, *code))

    def reasons(self, seat: int) -> dict[str, Reason]:
        """The reason against every option of a seat that is not legal."""
        found = self._reasons_found(seat)
        game, absent = self.setting.game, self.setting.keys.absent
        return {
            key: reason_of(game, absent[code[0]] if packed == NONE else packed)
            for (key, code), packed in zip(self.setting.keys.codes.items(), found.tolist(), strict=True)
            if packed != 0
        }

    def blocked_options(self, seat: int) -> dict[Reason, list[str]]:
        """Illegal options of the present question by reason, without those about pieces that are not on the table."""
        found = self._reasons_found(seat)
        game, key_list = self.setting.game, self.setting.key_list
        worth_saying = np.flatnonzero((found > 0) & game.is_informative[found % CODES])
        against: dict[int, list[str]] = {}
        for i, packed in zip(worth_saying.tolist(), found[worth_saying].tolist(), strict=True):
            against.setdefault(packed, []).append(key_list[i])
        return {reason_of(game, packed): keys for packed, keys in against.items()}

    def _reasons_found(self, seat: int) -> Longs:
        """The packed reason against every key, in their order: 0 for the legal, NONE where the piece is not there."""
        self._check_seat(seat)
        setting, game = self.setting, self.setting.game
        found = np.zeros(len(setting.codes), np.int64)
        game.reasons_against(game.rules, self._handle, setting.t_handle, seat, setting.codes, found)
        return found

    def why(self, seat: int, key: str) -> Reason | None:
        """The reason against an option of a seat, None when it is legal."""
        self._check_seat(seat)
        return self._why(seat, key, self.locate(key))

    def _is_seat(self, seat: object) -> bool:
        """Whether a seat exists; bools and floats are rejected, though they may equal one."""
        return is_whole_number(seat) and seat in range(self.setting.players)

    def _is_spectator(self, seat: object) -> bool:
        """Whether this is the spectator's number."""
        return is_whole_number(seat) and seat == SPECTATOR

    def _check_seat(self, seat: int) -> None:
        if not is_whole_number(seat):
            raise TrianonError(f"a seat is a whole number from 0 to {self.setting.players - 1}, not {seat!r}")
        if seat not in range(self.setting.players):
            raise TrianonError(f"there is no seat {seat + 1}: there are {self.setting.players}")

    def _why(self, seat: int, key: str, number: int) -> Reason | None:
        """The reason against an option with this key and number."""
        if number == NONE:
            return reason_of(self.setting.game, self.setting.keys.absent[self.setting.keys.codes[key][0]])
        packed = int(self._calls.why(self._handle, self.setting.t_handle, seat, number))
        return reason_of(self.setting.game, packed) if packed else None

    def look(self, seat: int = SPECTATOR) -> Any:
        """The view of a seat as a record, which is all a bot gets."""
        if not self._is_spectator(seat):
            self._check_seat(seat)
        v: Any = zero(self.setting.game.view)
        self._calls.look(self._handle, self.setting.t_handle, handle_of(v), seat)
        return v

    def may_reconsider(self, seat: int) -> bool:
        """Whether a seat's sealed answer may still be changed."""
        self._check_seat(seat)
        return bool(self._calls.may_reconsider(self._handle, seat))

    def outcome(self) -> Outcome:
        """Points and placings of a finished match."""
        if not self.over:
            raise TrianonError("the match is not over yet")
        ended = zero(Outcome)
        self.setting.game.outcome(self.s, ended)
        return ended

    def result(self) -> Json:
        """Points and placings as JSON."""
        ended = self.outcome()
        seats = range(self.setting.players)
        return {"points": [int(ended.points[i]) for i in seats], "placings": [int(ended.placings[i]) for i in seats]}

    def points_now(self) -> list[int]:
        """Points of every seat if the match were scored in this position; the match does not change."""
        s, game = self.s, self.setting.game
        if not self.over:
            s = clone(game.state, self.s)
            game.final_scoring(s, self.setting.t, zero(Events))
        ended = zero(Outcome)
        game.outcome(s, ended)
        return [int(ended.points[seat]) for seat in range(self.setting.players)]

    def _clear_events(self) -> None:
        self._events_enabled[0] = 1
        self._event_count[0] = 0

    def _copied_events(self) -> Shorts:
        return np.array(self._event_rows[: self._event_count[0]], np.int16)
