"""What a game offers as WebAssembly: all compiled code that matches, bots, hints and analyses of it call."""

from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np

from trianon.bots.analysis.net_outcome_loop import sample_net_outcomes
from trianon.bots.analysis.outcome_loop import sample_outcomes
from trianon.bots.heuristic_bot import best_of, heuristic_samples
from trianon.bots.levels import levels_of
from trianon.bots.nets.forward import memory_for
from trianon.bots.nets.layout import version_of
from trianon.bots.nets.weights import has_net, weights_of
from trianon.bots.search.loop import predict_view, search
from trianon.bots.search.net_loop import NetTools, search_with_net
from trianon.bots.search.secret_choices import unseal_rivals
from trianon.bots.search.tree import TreeNode, child_of, clear_tree, search_tree
from trianon.bots.simulate import play_series
from trianon.bots.trial_games import play_out
from trianon.core.feature_functions import feature_samples
from trianon.core.game import Game
from trianon.core.kernel.bundle import linked, workspace_of
from trianon.core.kernel.compiler.wasm.module import Export
from trianon.core.kernel.events import Events
from trianon.core.kernel.loops import apply_all, begin_numbered, play_randomly, reasons_against
from trianon.core.kernel.options import MAX_OPTIONS, Options
from trianon.core.kernel.outcome import Outcome
from trianon.core.kernel.seats import asked, asked_seat
from trianon.core.kernel.state import SEATS
from trianon.core.kernel.struct import zero
from trianon.core.levels import NetSettings, SearchSettings
from trianon.core.outlook import rules_of

STRUCTS = (Events, Options, Outcome, TreeNode, SearchSettings, NetSettings)  # beside those of a game


class Samples(NamedTuple):
    """Samples of what exported functions take."""

    g: Any  # rules
    heuristic: Any
    w: Any
    s: Any
    t: Any
    e: Any
    o: Any
    v: Any
    tree: Any
    scores: Any
    key: Any


def structs_of(game: Game) -> tuple[type, ...]:
    """The structs with a layout that users of a module need."""
    return game.state, game.tables, game.view, *STRUCTS


def exports_of(game: Game) -> list[Export]:
    """The exported functions of a game."""
    t: Any = zero(game.tables)
    tree = search_tree(levels_of(game.name).search, game.numbering.size, nodes=0)
    samples = Samples(
        linked(game.samples), linked(heuristic_samples(game)), workspace_of(game.state, game.tables, game.view, t),
        zero(game.state), t, zero(Events), zero(Options), zero(game.view), tree, np.zeros(MAX_OPTIONS),
        np.zeros(4, np.int64),
    )  # fmt: skip
    found = [*_rules(game, samples), *_loops(samples), *_searches(samples)]
    return [*found, *_net_searches(game, samples)] if has_net(game.name) else found


def _rules(game: Game, x: Samples) -> Iterator[Export]:
    """The rules themselves."""
    for name, (function, _, arguments) in game.samples._asdict().items():
        yield Export(name, function, arguments)
    yield Export("asked", asked, (x.s, 0))
    yield Export("asked_seat", asked_seat, (x.s,))
    yield Export("clear", game.clear, (x.s,))
    yield Export("advance", game.advance, (x.s, x.t, x.e))
    yield Export("final_scoring", game.final_scoring, (x.s, x.t, x.e))
    outlook = rules_of(game)
    if outlook is not None:
        yield Export("score_known", outlook.score_known, (x.v, x.t, x.s, x.e))
        yield Export("preview", outlook.preview, (x.s, x.t, x.e, 0, 0, 0))
        yield Export("hides", outlook.hides, (x.v, x.t, 0, 0))


def _loops(x: Samples) -> Iterator[Export]:
    """Loops of the kernel and of bots that do not search."""
    codes, longs = np.zeros((0, 3), np.int16), np.zeros(0, np.int64)
    rules, heuristic = x.g, x.heuristic
    yield Export("apply_all", apply_all, (rules, x.s, x.t, x.e, x.o, np.zeros(0, np.int8), codes))
    yield Export("reasons_against", reasons_against, (rules, x.s, x.t, 0, codes, longs))
    yield Export("begin_numbered", begin_numbered, (rules, x.s, x.t, x.e, x.key, 0, 0))
    yield Export("play_randomly", play_randomly, (rules, x.s, x.t, x.e, x.o, 0, 0))
    results = np.zeros((0, 2 * SEATS + 2), np.int32)
    yield Export("play_series", play_series, (rules, heuristic, x.w, 0, np.zeros(0, np.int8), x.key, 0, results))
    yield Export("score", heuristic.functions.score, (x.v, x.t, 0))
    yield Export("score_all", heuristic.functions.score_all, (x.s, x.t, x.o, 0, x.scores))
    yield Export("best_of", best_of, (x.v, x.t, x.o, heuristic.functions.score, 0))
    numbered = np.zeros(5, np.int64)
    yield Export("play_out", play_out, (rules, heuristic, x.w, x.scores, x.v, numbered, 0, 0))


def _searches(x: Samples) -> Iterator[Export]:
    """Searches without a net, and what is done with their trees."""
    nodes = x.tree.nodes
    yield Export("clear_tree", clear_tree, (nodes, x.tree.cursor))
    yield Export("child_of", child_of, (nodes, 0, 0))
    yield Export("predict_view", predict_view, (x.g, x.w, x.v, x.key, 0))
    yield Export("unseal_rivals", unseal_rivals, (x.s, 0))
    shared = x.g, x.heuristic, x.w, None, x.tree, x.v
    yield Export("search", search, (*shared, 0))
    yield Export("sample_outcomes", sample_outcomes, (*shared, 0, np.zeros((0, 3, SEATS))))


def _net_searches(game: Game, x: Samples) -> Iterator[Export]:
    """Searches with the net of the game and its layers of fixed size."""
    net = weights_of(game.name)
    features = linked(feature_samples(game, version_of(game, len(net.first))))
    tools = NetTools(
        net, memory_for(net), zero(NetSettings), features, np.zeros(SEATS), np.zeros(SEATS), np.zeros(MAX_OPTIONS)
    )
    shared = x.g, x.heuristic, x.w, tools, x.tree, x.v
    yield Export("search_with_net", search_with_net, (*shared, 0))
    yield Export("sample_net_outcomes", sample_net_outcomes, (*shared, 0, np.zeros((0, 3, SEATS))))
