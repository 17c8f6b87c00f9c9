"""A match: answers, the state they lead to, and what happened on the way. Take back, replay, record."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from hashlib import blake2b
from typing import Any

import numpy as np

from trianon.core.engine import apply_all
from trianon.core.errors import IllegalAnswer, StaleAnswer, TrianonError
from trianon.core.events import WIDTH, Events, told
from trianon.core.faults import suggestion
from trianon.core.game import Game, Json, Outcome, Setting
from trianon.core.options import Options
from trianon.core.reasons import CODES, unpack
from trianon.core.record import NONE, Longs, Shorts, blank, box, clone, freeze, handle_of
from trianon.core.rng import seed_state
from trianon.core.seats import NOBODY, SPECTATOR, only
from trianon.core.state import Base

MOST_SEED = 200  # characters


@dataclass(frozen=True)
class Answer:
    """One answer of a match: who, what, and the hash of the state it led to."""

    seat: int
    key: str
    hash: str


@dataclass(frozen=True)
class Reason:
    """Why an option is not legal: the rule, the name of the text, and how much is missing."""

    rule: str
    text: str
    missing: int


@dataclass(frozen=True)
class Start:
    """How a match begins: its seed, who starts (None: drawn), and the table's options; or a position."""

    seed: str
    starting_player: int | None = None
    open_information: bool = False
    position: str | None = None  # the text of a position file, instead of the setup


def check_seed(seed: str) -> None:
    """Refuse a seed that cannot be shown or is too long."""
    if len(seed) > MOST_SEED:
        raise TrianonError(f"a seed has at most {MOST_SEED} characters, not {len(seed)}")
    if not seed.isprintable():
        raise TrianonError(f"a seed is a text of characters that can be shown, not {seed!a}")


def state_hash(s: Any) -> str:
    """A short fingerprint of a state."""
    return blake2b(freeze(s), digest_size=6).hexdigest()


@cache
def reason_of(game: Game, packed: int) -> Reason:
    """What a packed reason means in a game."""
    code, missing = unpack(packed)
    meaning = game.meanings[code]
    return Reason(meaning.rule, meaning.text, missing)


class Match:
    """One match at a table; `position` is the state to begin from instead of the setup."""

    def __init__(self, setting: Setting, start: Start, position: Any = None) -> None:
        check_seed(start.seed)
        first = start.starting_player
        if first is not None and first not in range(setting.players):
            raise TrianonError(f"seat {first + 1} cannot start: there are {setting.players} seats")
        self.setting, self.start, self.position = setting, start, position
        self._calls = setting.game.calls
        events, options = box(Events), box(Options)
        self._events, self._options = handle_of(events[0]), handle_of(options[0])
        self._listening, self._event_count, self._event_rows = events["listening"], events["count"], events["rows"][0]
        self._option_count, self._option_ids = options["count"], options["ids"][0]
        self.floors = [0] * setting.players  # what a rival showed and took back cannot be unseen
        self._begin()

    def _begin(self) -> None:
        game, start = self.setting.game, self.start
        self.answers: list[Answer] = []
        self.rows: list[Shorts] = []  # events of the setup and of each answer
        if self.position is not None:
            self.s = clone(game.state, self.position)
            self.rows.append(np.zeros((0, WIDTH), np.int16))
        else:
            s: Any = blank(game.state)
            s.players = self.setting.players
            s.open_information = start.open_information
            seed_state(s, start.seed)
            self.s = s
            self._listen()
            first = NONE if start.starting_player is None else start.starting_player
            self._calls.begin(self._handle, self.setting.t_handle, self._events, first)
            self.rows.append(self._heard())
        self.start_hash = state_hash(self.s)

    def _listen(self) -> None:
        self._listening[0] = 1
        self._event_count[0] = 0

    def _heard(self) -> Shorts:
        return np.array(self._event_rows[: self._event_count[0]], np.int16)

    @property
    def s(self) -> Any:
        """The state."""
        return self._s

    @s.setter
    def s(self, s: Any) -> None:
        self._s, self._handle = s, handle_of(s)

    @property
    def base(self) -> Base:
        """The part of the state that every game shares."""
        base: Base = self.s
        return base

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return bool(self.base.over)

    @property
    def number(self) -> int:
        """The number of the present decision: how many answers were given before it."""
        return len(self.answers)

    def asked(self) -> list[int]:
        """The seats the match waits for."""
        seats = self._calls.asked_seats(self._handle)
        return [seat for seat in range(self.setting.players) if seats >> seat & 1]

    def numbers(self, seat: int) -> list[int]:
        """The legal option numbers of a seat, in a stable order."""
        if seat not in range(self.setting.players):
            return []
        self._calls.legal(self._handle, self.setting.t_handle, self._options, seat)
        numbers: list[int] = self._option_ids[: self._option_count[0]].tolist()
        return numbers

    def options(self, seat: int) -> list[str]:
        """The keys of the legal options of a seat, in a stable order."""
        return [self.setting.keys.key(self.s, number) for number in self.numbers(seat)]

    def question(self) -> Json:
        """What is asked, of whom."""
        described = self.setting.game.question(self.s, self.setting.t, self.setting.names)
        return {**described, "seats": [seat + 1 for seat in self.asked()]}

    def locate(self, key: str) -> int:
        """The option number of a key, NONE when its piece is not there; an unknown key is refused."""
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

    def obstacles(self, seat: int) -> dict[Reason, list[str]]:
        """What stands against options whose pieces are there and that the present question is about, by reason."""
        found = self._reasons_found(seat)
        game, key_list = self.setting.game, self.setting.key_list
        worth_saying = np.flatnonzero((found > 0) & game.says_something[found % CODES])
        against: dict[int, list[str]] = {}
        for i, packed in zip(worth_saying.tolist(), found[worth_saying].tolist(), strict=True):
            against.setdefault(packed, []).append(key_list[i])
        return {reason_of(game, packed): keys for packed, keys in against.items()}

    def _reasons_found(self, seat: int) -> Longs:
        """The packed reason against every key, in their order: 0 for the legal, NONE where the piece is not there."""
        setting, rules = self.setting, self.setting.game.rules
        found = np.zeros(len(setting.codes), np.int64)
        self._calls.reasons_against(self._handle, setting.t_handle, seat, rules.locate, rules.why, setting.codes, found)
        return found

    def why(self, seat: int, key: str) -> Reason | None:
        """The reason against an option of a seat, None when it is legal."""
        self._check_seat(seat)
        return self._why(seat, key, self.locate(key))

    def _check_seat(self, seat: int) -> None:
        if seat not in range(self.setting.players):
            raise TrianonError(f"there is no seat {seat + 1}: there are {self.setting.players}")

    def _why(self, seat: int, key: str, number: int) -> Reason | None:
        """The reason against an option with this key and number."""
        if number == NONE:
            return reason_of(self.setting.game, self.setting.keys.absent[self.setting.keys.codes[key][0]])
        packed = int(self._calls.why(self._handle, self.setting.t_handle, seat, number))
        return reason_of(self.setting.game, packed) if packed else None

    def answer(self, seat: int, key: str, number: int | None = None) -> None:
        """Give an answer; one that is not legal is refused with its reason and changes nothing."""
        if number is not None and number != self.number:
            raise StaleAnswer(number, self.number)
        if self.over:
            raise IllegalAnswer(key, "the match is over", seat=seat)
        self._check_seat(seat)
        option = self.locate(key)
        reason = self._why(seat, key, option)
        if reason is not None:
            raise IllegalAnswer(
                key, f"{reason.text} ({reason.missing})" if reason.missing else reason.text, reason.rule, seat
            )
        self._listen()
        self._calls.answer(self._handle, self.setting.t_handle, self._events, seat, option)
        self.rows.append(self._heard())
        self.answers.append(Answer(seat, key, state_hash(self.s)))

    def forced(self) -> tuple[int, str] | None:
        """The only answer possible now, when one seat is asked and has no choice."""
        if self._calls.is_secret(self._handle):
            return None
        for seat in self.asked():
            keys = self.options(seat)
            if len(keys) == 1:
                return seat, keys[0]
        return None

    def view(self, seat: int = SPECTATOR) -> Json:
        """The table as a seat, or a spectator, may see it."""
        described = self.setting.game.describe(self.look(seat), self.setting.t, self.setting.names)
        # counted as the state counts its answers, like the number of the decision beside it
        return {**described, "horizon": None if seat == SPECTATOR else self.horizon(seat) + self._offset}

    def look(self, seat: int = SPECTATOR) -> Any:
        """The view of a seat as a record, which is all a bot gets."""
        v: Any = blank(self.setting.game.view)
        self._calls.look(self._handle, self.setting.t_handle, handle_of(v), seat)
        return v

    def events(self, seat: int | None = SPECTATOR, since: int = 0) -> list[Json]:
        """What happened from an answer on, as a seat heard it; None hears everything."""
        audience = NOBODY if seat is None else only(seat)
        rows = self.rows[since:]
        if not rows:
            return []
        return told(np.concatenate(rows), self.setting.game.event_kinds, audience, self.setting.text)

    def outcome(self) -> Outcome:
        """Points and placings of a finished match."""
        if not self.over:
            raise TrianonError("the match is not over yet")
        ended = blank(Outcome)
        self.setting.game.outcome(self.s, ended)
        return ended

    def horizon(self, seat: int) -> int:
        """The number of answers a seat may take the match back to without having learnt anything new."""
        if self.over or seat not in range(self.setting.players):
            return self.number
        if self._calls.is_secret(self._handle):
            return self._sealed_since(seat)
        # a sealed answer of another seat before the reveal does not stand between
        return min(self.number, max(int(self.base.horizon[seat]) - self._offset, self.floors[seat]))

    @property
    def _offset(self) -> int:
        """Answers given before this match's own record began (it was loaded from a position)."""
        return int(self.base.answers) - len(self.answers)

    def _sealed_since(self, seat: int) -> int:
        """The number of answers before this seat's present sealed picks, as far as they were given here."""
        own = [i for i, answer in enumerate(self.answers) if answer.seat == seat]
        picks = min(int(self.base.picked[seat]), len(own))
        return own[-picks] if picks else self.number

    def may_undo(self, seat: int) -> bool:
        """Whether a seat may take back its latest answer now."""
        return self.last_own(seat) is not None

    def last_own(self, seat: int) -> int | None:
        """The place of the latest answer a seat may take back, None when there is none."""
        for i in range(len(self.answers) - 1, self.horizon(seat) - 1, -1):
            if self.answers[i].seat == seat:
                return i
        return None

    def undo(self, seat: int, before: Any = None) -> Answer:
        """Take back a seat's latest answer; others' sealed answers given since stay.

        `before` is the state before that answer, where it is at hand; else it is found by replaying.
        """
        last = self.last_own(seat)
        if last is None:
            raise TrianonError(f"seat {seat + 1} has nothing to take back without having learnt something new")
        taken, later = self.answers[last], self.answers[last + 1 :]
        if not self._calls.is_secret(self._handle):
            self._show(last, seat)
        if before is None:
            again = Match(self.setting, self.start, self.position)
            replay_quickly(again, self.answers[:last])
            before = again.s
        self._go_back(last, before)
        for answer in later:
            self.answer(answer.seat, answer.key)
        return taken

    def rewind(self, to: int, s: Any) -> None:
        """Go back to the state `s` after `to` answers, whoever gave those that are dropped; nobody unsees them."""
        if not 0 <= to <= self.number:
            raise TrianonError(f"there is no answer {to}: {self.number} were given")
        self._show(to)
        self._go_back(to, s)

    def _show(self, since: int, but: int = NONE) -> None:
        """Nobody, or nobody but one seat, may take back what lies before: they have seen what came after."""
        self.floors = [floor if own == but else max(floor, since) for own, floor in enumerate(self.floors)]

    def _go_back(self, to: int, s: Any) -> None:
        self.floors = [min(floor, to) for floor in self.floors]  # what is answered anew may be taken back anew
        self.s = clone(self.setting.game.state, s)
        self.answers, self.rows = self.answers[:to], self.rows[: to + 1]

    @classmethod
    def resumed(cls, setting: Setting, start: Start, s: Any, answers: list[Answer], floors: list[int]) -> Match:
        """A match that goes on from a snapshot; the answers before it are known, their events are not told again."""
        match = cls(setting, start, s)
        match.answers = list(answers)
        match.rows = [match.rows[0]] * (len(answers) + 1)
        match.floors = list(floors)
        return match

    def may_reconsider(self, seat: int) -> bool:
        """Whether a seat's sealed answer may still be changed."""
        return bool(self._calls.may_reconsider(self._handle, seat))

    def result(self) -> Json:
        """Points and placings as JSON."""
        ended = self.outcome()
        seats = range(self.setting.players)
        return {"points": [int(ended.points[i]) for i in seats], "placings": [int(ended.placings[i]) for i in seats]}


def replay_quickly(match: Match, answers: list[Answer]) -> int:
    """Give a fresh match these answers in one compiled loop, without events; how many were legal."""
    codes = np.array([match.setting.keys.codes[answer.key] for answer in answers], np.int16).reshape(-1, 3)
    seats = np.array([answer.seat for answer in answers], np.int8)
    silent, rules = blank(Events), match.setting.game.rules
    o = blank(Options)
    return int(apply_all(match.s, match.setting.t, silent, o, rules.locate, rules.legal, rules.answer, seats, codes))
