"""Positions with the memory of their seats, the content of an OpenSpiel state."""

from __future__ import annotations

import threading
from typing import Any

import numpy as np

from trianon.core.feature_functions import features_of
from trianon.core.features import Floats, Layout
from trianon.core.game import Json, Setting
from trianon.core.kernel.bundle import Workspace
from trianon.core.kernel.compiler.rule import fast_call
from trianon.core.kernel.rng import key_of, numbered_key
from trianon.core.kernel.state import SEATS
from trianon.core.kernel.struct import NONE, Longs, Raw, raw, zero, zeros
from trianon.core.match import check_seed, state_hash
from trianon.research.environments.batch import explain_illegal
from trianon.research.environments.infostate import (
    HISTORY_BITS,
    History,
    answer_and_record,
    begin_and_record,
    fill_memory,
    kinds_of,
    list_legal,
    no_history,
    observe_into,
    sample_world,
    secrets_of,
)
from trianon.research.environments.memory import memory_of
from trianon.research.environments.rewards import reward_code, reward_seats
from trianon.research.errors import UsageError, checked_version

LayoutPart = tuple[str, tuple[str, ...], tuple[int, ...]]  # name, labels and rows, as a `Layout` is made of them


class TrackedPosition:
    """A state, the seat to act (NONE after the end), and the observation history of every seat."""

    __slots__ = ("history", "s", "seat")

    def __init__(self, s: Any, seat: int, history: History) -> None:
        self.s, self.seat, self.history = s, seat, history

    def __deepcopy__(self, memo: dict[int, Any]) -> TrackedPosition:
        # copy as bytes: copying records leaves padding bytes undefined
        s = raw(self.s).copy().reshape(-1).view(self.s.dtype).view(np.recarray)
        return TrackedPosition(s, self.seat, self.history.copied())

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (raw(self.s), self.s.dtype, self.seat, tuple(self.history))


def _restored(rows: Raw, layout: Any, seat: int, history: tuple[Any, ...]) -> TrackedPosition:
    return TrackedPosition(rows.reshape(-1).view(layout).view(np.recarray), seat, History(*history))


def _parts(layout: Layout) -> list[LayoutPart]:
    return [(part.name, part.labels, part.shape[:-1]) for part in layout]


class PositionTracker:
    """Starts, advances and observes tracked positions of one setting."""

    def __init__(
        self, setting: Setting, seed: str, reward: str, open_information: bool, observation_version: int = 1
    ) -> None:
        check_seed(seed)
        observation_version = checked_version(observation_version)
        self.setting, self.key, self.reward = setting, key_of(seed), reward_code(reward)
        self.open_information = open_information
        self.features, self.rules = features_of(setting.game, observation_version), setting.game.rules
        self.remembered = memory_of(setting.game, observation_version)
        self.secrets, self.kinds = secrets_of(setting.game), kinds_of(setting.game)
        self.infostate_layout = Layout(*_parts(self.features.observation), *self._memory_parts())
        self._own = threading.local()  # compiled rules run in parallel threads
        blank_one, k = self.blank(), self.scratch
        key = np.zeros(4, np.int64)
        out = np.zeros(1, np.float32)
        self._begin = fast_call(begin_and_record, self._begin_arguments(blank_one, key))
        self._answer = fast_call(answer_and_record, self._answer_arguments(blank_one, 0))
        self._legal = fast_call(list_legal, (blank_one.s, self.rules, k.t, k.o, 0))
        self._draw = fast_call(sample_world, self._draw_arguments(k, blank_one, 0, blank_one.s, key))
        self._observe = fast_call(observe_into, (blank_one.s, self.rules, self.features.bundle, k, 0, out))
        self._fill_memory = fast_call(
            fill_memory, (self.remembered.bundle, k, 0, setting.players, blank_one.history, out, out, out)
        )

    def _memory_parts(self) -> list[LayoutPart]:
        """The parts that follow an observation in the tensor of an information state."""
        names = {number: f"{number}_{kind.name}" for number, kind in self.setting.game.event_kinds.items()}
        heard = tuple(names.get(number, str(number)) for number in range(self.kinds))
        bits = tuple(f"bit_{bit}" for bit in range(HISTORY_BITS))
        return [("heard", heard, (SEATS + 1,)), *_parts(self.remembered.layout), ("history", bits, ())]

    @property
    def scratch(self) -> Workspace:
        """The work buffers of the calling thread."""
        if not hasattr(self._own, "scratch"):
            self._own.scratch = self.setting.workspace()
        scratch: Workspace = self._own.scratch
        return scratch

    def blank(self) -> TrackedPosition:
        """A zeroed position."""
        players = self.setting.players
        s = zeros(self.setting.game.state)
        s[0].open_information = self.open_information
        return TrackedPosition(s, NONE, no_history(self.setting.game, players, self.remembered.slots))

    def begin(self, number: int, seed: str | None = None) -> TrackedPosition:
        """Start match `number` of the series, or of that of another seed."""
        position = self.blank()
        key = np.array(numbered_key(*(self.key if seed is None else key_of(seed)), number), np.int64)
        position.seat = int(self._begin(*self._begin_arguments(position, key)))
        return position

    def legal(self, position: TrackedPosition, seat: int) -> list[int]:
        """Legal options of the seat to act, ascending."""
        if seat != position.seat:
            return []
        k = self.scratch
        count = self._legal(position.s, self.rules, k.t, k.o, seat)
        return sorted(k.o["ids"][0][:count].tolist())

    def answer(self, position: TrackedPosition, action: int) -> None:
        """Apply an answer of the seat to act; an illegal one raises and changes nothing."""
        if position.seat == NONE:
            raise UsageError("the match is over: no action can be applied")
        if action not in self.legal(position, position.seat):
            raise UsageError(explain_illegal(self.setting, position.s[0], position.seat, action))
        position.seat = int(self._answer(*self._answer_arguments(position, action)))

    def resample(self, position: TrackedPosition, seat: int, words: list[int]) -> None:
        """Replace the state by a sampled world that a seat cannot tell from it."""
        world = zeros(self.setting.game.state)
        key = np.array(words, np.int64)
        self._draw(*self._draw_arguments(self.scratch, position, seat, world, key))
        position.s = world

    def rewards(self, position: TrackedPosition) -> list[float]:
        """Rewards of a finished match by seat."""
        ended = self.scratch.ended[0]
        out: Any = np.zeros(self.setting.players)  # float64, as OpenSpiel sums them
        self.setting.game.outcome(position.s[0], ended)
        reward_seats(ended, self.setting.players, self.reward, out)
        return [float(reward) for reward in out]

    def observe(self, position: TrackedPosition, seat: int, out: Floats, memory: bool) -> None:
        """Fill in the observation of a seat or a spectator; with `memory` all parts of `infostate_layout`."""
        k, size, players = self.scratch, self.features.observation.size, self.setting.players
        self._observe(position.s, self.rules, self.features.bundle, k, seat, out[:size])
        if memory:
            counts, row = size + (SEATS + 1) * self.kinds, min(seat, players)
            noted = counts + self.remembered.layout.size
            self._fill_memory(
                self.remembered.bundle, k, row, players, position.history, out[size:counts], out[counts:noted],
                out[noted:],
            )  # fmt: skip

    def fingerprint(self, position: TrackedPosition, seat: int) -> str:
        """A fingerprint of all events that a seat or a spectator could see, and of its answers."""
        low, high = position.history.fingerprint[min(seat, self.setting.players)].tolist()
        return f"{high:08x}{low:08x}"

    def look(self, position: TrackedPosition, seat: int) -> Any:
        """The view of a seat as a record."""
        v: Any = zero(self.setting.game.view)
        self.setting.game.look(position.s[0], self.setting.t, v, seat)
        return v

    def view(self, position: TrackedPosition, seat: int) -> Json:
        """The view of a seat as JSON."""
        return self.setting.game.describe(self.look(position, seat), self.setting.t, self.setting.names)

    def summary(self, position: TrackedPosition) -> str:
        """A short text that identifies a position."""
        asked = "over" if position.seat == NONE else f"seat {position.seat + 1} is asked"
        return f"{int(position.s[0].answers)} answers, {asked}, {state_hash(position.s[0])}"

    def _begin_arguments(self, p: TrackedPosition, key: Longs) -> tuple[Any, ...]:
        k, m = self.scratch, self.remembered.bundle
        return (p.s, self.rules, m, k.t, k.e, self.secrets, key, self.setting.players, p.history)

    def _answer_arguments(self, p: TrackedPosition, action: int) -> tuple[Any, ...]:
        k, m = self.scratch, self.remembered.bundle
        return (p.s, self.rules, m, k.t, k.e, self.secrets, p.seat, action, p.history)

    def _draw_arguments(self, k: Workspace, p: TrackedPosition, seat: int, world: Any, key: Longs) -> tuple[Any, ...]:
        return (p.s, self.rules, k, seat, self.secrets, world, key, p.history)
