"""Kernels over a batch of matches, a thread for each match: they call the loops of the CPU with the same rules."""

from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple

from trianon.core.default_rules import module_of
from trianon.core.feature_functions import feature_samples, feature_source
from trianon.core.features import Layout
from trianon.core.game import Game
from trianon.core.kernel.bundle import Linked, Workspace, linked
from trianon.core.kernel.loops import begin_numbered, next_random
from trianon.core.kernel.options import Options
from trianon.core.kernel.outcome import Outcome
from trianon.core.kernel.seats import asked_seat
from trianon.core.kernel.struct import NONE, widen
from trianon.research.cuda.device import (
    cache_on_disk,
    cuda,
    device_function,
    device_kernel,
    no_events,
    record_of,
    skip_on_device,
    words_of,
)
from trianon.research.cuda.ordering import OVER, kind_of
from trianon.research.environments.loops import begin_all, clear_row, describe_all, first_illegal, step_all

skip_on_device(clear_row)  # `actions` clears


class DeviceWorkspace(NamedTuple):
    """What the kernels of a batch share: tables of the edition, key of the series, order and kinds of the matches."""

    tables: Any
    key: Any
    order: Any
    kinds: Any


@dataclass(frozen=True, eq=False)
class Kernels:
    """The kernels of one game, each compiled on first use for all editions and player counts."""

    begin: Any
    step: Any
    describe: Any
    play: Any


def layouts_of(game: Game, version: int = 1) -> tuple[Layout, Layout]:
    """The layouts of an observation and of an option's features, without compiling the functions that fill them."""
    module = feature_source(game, version)
    return module.OBSERVATION, module.OPTION


def functions_of(game: Game, version: int = 1) -> tuple[Linked, Linked]:
    """The rules and the features of a game for the device."""
    return linked(game.samples, device_function), linked(feature_samples(game, version), device_function)


class DeviceGame(NamedTuple):
    """What the kernels of a game are made of: its functions, the layouts of a thread's records and their words."""

    g: Linked
    f: Linked
    view: Any
    options: Any
    ended: Any
    v_words: tuple[int, Any]
    o_words: tuple[int, Any]
    ended_words: tuple[int, Any]


@cache
def kernels_of(game: Game, version: int = 1) -> Kernels:
    """The kernels of a game with a version of its observation; every thread has a workspace in its local memory."""
    g, f = functions_of(game, version)
    v, o, ended = game.view, Options, Outcome
    d = DeviceGame(g, f, record_of(v), record_of(o), record_of(ended), words_of(v), words_of(o), words_of(ended))
    kernels = Kernels(_begin_of(d), _step_of(d), _describe_of(d), _play_of(d))
    rules = (game.begin, game.look, game.outcome, feature_source(game, version).observe)
    modules = (__name__, *map(module_of, rules))
    for kernel in vars(kernels).values():
        cache_on_disk(kernel, game.name, modules)
    return kernels


def _begin_of(d: DeviceGame) -> Any:
    g, f, view, options, _, (v_size, v_word), (o_size, o_word), _ = d

    @device_kernel
    def begin(shared: Any, batch: Any, players: int, open_information: int, stride: int) -> None:
        """Begin finished matches with the next number of their row."""
        for place in range(cuda.grid(1), len(batch.numbers), cuda.gridsize(1)):
            i = shared.order[place]
            if shared.kinds[i] == OVER:
                o = cuda.local.array((1, o_size), o_word).view(options)[0]
                v_rows = cuda.local.array((1, v_size), v_word)
                v = v_rows.view(view)[0]
                w = Workspace(o, v_rows, shared.tables, (no_events(),), o, v, v_rows, o)
                batch.numbers[i] += stride
                begin_all(g, f, w, batch, players, open_information, shared.key, i, i + 1)
                shared.kinds[i] = kind_of(batch.states[i])

    return begin


def _step_of(d: DeviceGame) -> Any:
    g, f, view, options, ended, (v_size, v_word), (o_size, o_word), (ended_size, ended_word) = d

    @device_kernel
    def step(shared: Any, batch: Any, players: int, reward: int, acted: Any, illegal: Any) -> None:
        """Give one answer in every match; an illegal one changes nothing, and finished matches stay so."""
        for place in range(cuda.grid(1), len(batch.numbers), cuda.gridsize(1)):
            i = shared.order[place]
            seat = widen(batch.seats[i])
            if first_illegal(batch.legal[i : i + 1], batch.counts[i : i + 1], batch.actions[i : i + 1]) != NONE:
                illegal[i] = True
                batch.done[i] = False
                batch.rewards[i, :] = 0.0
            else:
                illegal[i] = False
                o = cuda.local.array((1, o_size), o_word).view(options)[0]
                v_rows = cuda.local.array((1, v_size), v_word)
                v = v_rows.view(view)[0]
                results = cuda.local.array((1, ended_size), ended_word).view(ended)[0]
                w = Workspace(o, v_rows, shared.tables, (no_events(),), o, v, v_rows, results)
                step_all(g, f, w, batch, players, reward, i, i + 1)
                shared.kinds[i] = kind_of(batch.states[i])
            acted[i] = batch.rewards[i, seat]

    return step


def _describe_of(d: DeviceGame) -> Any:
    g, f, view, options, _, (v_size, v_word), (o_size, o_word), _ = d

    @device_kernel
    def describe(shared: Any, batch: Any, offsets: Any, ids: Any, features: Any) -> None:
        """Fill in the features of all legal options."""
        for place in range(cuda.grid(1), len(batch.numbers), cuda.gridsize(1)):
            i = shared.order[place]
            o = cuda.local.array((1, o_size), o_word).view(options)[0]
            v_rows = cuda.local.array((1, v_size), v_word)
            v = v_rows.view(view)[0]
            w = Workspace(o, v_rows, shared.tables, (no_events(),), o, v, v_rows, o)
            describe_all(g, f, w, batch, i, i + 1, offsets, ids, features)

    return describe


def _play_of(d: DeviceGame) -> Any:
    g, _, _, options, _, _, (o_size, o_word), _ = d

    @device_kernel
    def play(shared: Any, states: Any, s_rows: Any, numbers: Any, chances: Any, players: int, stride: int) -> None:
        """Give a random answer in every match, as `play_randomly` does, or begin the next match of its row."""
        rules, e, t = g.functions, no_events(), shared.tables[0]
        for place in range(cuda.grid(1), len(numbers), cuda.gridsize(1)):
            i = shared.order[place]
            s = states[i]
            if shared.kinds[i] == OVER:
                s_rows[i, :] = 0
                s.players = players
                chances[i] = begin_numbered(g, s, t, e, shared.key, widen(numbers[i]), NONE)
                numbers[i] += stride
            else:
                o = cuda.local.array((1, o_size), o_word).view(options)[0][0]
                seat = asked_seat(s)
                rules.legal(s, t, o, seat)
                x = next_random(widen(chances[i]))
                rules.answer(s, t, e, seat, widen(o.ids[(x * widen(o.count)) >> 32]))
                chances[i] = x
            shared.kinds[i] = kind_of(s)

    return play
