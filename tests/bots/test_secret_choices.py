"""Secret simultaneous choices in the tree: rivals learn by themselves and mix their picks as they should.

From three players on, short searches from the rivals' own views forecast what they pick.
"""

from itertools import count
from typing import Any

import numpy as np
import pytest

from tests.bots.test_nets import net_search
from tests.bots.thinking import After, choices, chosen, move_stats
from trianon.bots.budget import Budget
from trianon.bots.levels import levels_of
from trianon.bots.registry import bot_named
from trianon.bots.search.forecast import MAX_WORLDS, SHARE, SIMULATIONS, SearchForecaster
from trianon.bots.search.secret_choices import draw_forecast, draw_smoothed, unseal_rivals
from trianon.bots.search.tree import TreeNode, add_child, clear_tree, record_of, select
from trianon.bots.worlds import Worlds
from trianon.core.kernel.options import Options
from trianon.core.kernel.seats import asked_seats, is_secret
from trianon.core.kernel.steps import next_step
from trianon.core.kernel.struct import NONE, zero, zeros
from trianon.core.match import Match, Start
from trianon.games import game_of
from trianon.games.histrio.codes import option, step
from trianon.viewing.settings import reference_setting

ROUNDS = 6000
SHAPES = 3  # rock, paper, scissors


def three_options() -> Any:
    options = zero(Options)
    options.ids[:SHAPES] = range(SHAPES)
    options.count = SHAPES
    return options


def three_children(priors: tuple[float, ...] = (0.0, 0.0, 0.0)) -> Any:
    """A tree with a child for each shape."""
    nodes, cursor = zeros(TreeNode, SHAPES + 1), np.zeros(3, np.int64)
    clear_tree(nodes, cursor)
    for shape, prior in enumerate(priors):
        add_child(nodes, cursor, 0, shape, prior)
    return nodes


def learn(nodes: Any, child: int, values: Any) -> None:
    """Back up the values of a simulation that drew this child of the root."""
    for node in (nodes[0], nodes[child]):
        node.visits += 1
        for each, value in enumerate(values):
            node.total[each] += value


def choose(nodes: Any, options: Any, marks: Any, seat: int, x: int) -> tuple[int, int]:
    child, x = draw_smoothed(nodes, 0, options, marks, x)
    if child == NONE:
        child = select(nodes, 0, options, marks, seat, 0, record_of(levels_of("histrio").search))
    return child, x


def secret_question(players: int = 2) -> Match:
    match = Match(reference_setting("histrio", players), Start("secret"))
    assert is_secret(match.s)
    return match


class KnownPick:
    """A forecast that is sure of one pick of one seat."""

    def __init__(self, seat: int, option: int) -> None:
        self.seat, self.option = seat, option

    def forecast(self, setting: Any, view: Any, seed: str, budget: Any, out: Any) -> int:
        out[:] = 0
        out[self.seat, self.option] = 1
        return 0


def test_rock_paper_and_scissors_are_mixed() -> None:
    """Best responses in turns would run in circles; what is visited on average must be near a third each."""
    options, marks = three_options(), np.zeros(SHAPES, np.int8)
    trees = [three_children((2.0, 0.0, 0.0)), three_children((0.0, 2.0, 0.0))]
    x = 1
    for _ in range(ROUNDS):
        drawn = []
        for seat, nodes in enumerate(trees):
            child, x = choose(nodes, options, marks, seat, x)
            drawn.append(child)
        first, second = (int(nodes[child].action) for nodes, child in zip(trees, drawn, strict=True))
        value = {0: 0.5, 1: 1.0, 2: 0.0}[(first - second) % SHAPES]
        for nodes, child in zip(trees, drawn, strict=True):
            learn(nodes, child, np.array([value, 1 - value]))
    for nodes in trees:
        shares = nodes["visits"][1:] / ROUNDS
        assert shares == pytest.approx(np.full(SHAPES, 1 / SHAPES), abs=0.06)
    assert not marks.any()


def test_smoothed_choices_find_the_better_option_in_noise() -> None:
    """Rollouts end in a victory or a defeat: a single one says little."""
    found = 0
    for seed in range(20):
        rng, x = np.random.default_rng(seed), seed + 1
        options, marks, nodes = three_options(), np.zeros(SHAPES, np.int8), three_children()
        for _ in range(400):
            child, x = choose(nodes, options, marks, 0, x)
            chance = 0.65 if nodes[child].action == 1 else 0.35
            learn(nodes, child, np.array([float(rng.random() < chance), 0.0]))
        found += max(nodes[1:], key=lambda node: int(node["visits"]))["action"] == 1
    assert found >= 18


def test_a_forecast_is_drawn_by_its_weights() -> None:
    options, forecast = three_options(), np.zeros((5, 8))
    assert draw_forecast(forecast, options, 1, 1)[0] == NONE
    forecast[1, 0], forecast[1, 2], forecast[1, 7] = 1.0, 3.0, 100.0  # 7 is not legal
    x, drawn = 1, []
    for _ in range(1000):
        option, x = draw_forecast(forecast, options, 1, x)
        drawn.append(option)
    assert set(drawn) == {0, 2}
    assert drawn.count(2) == pytest.approx(750, abs=60)


def test_rivals_that_have_sealed_choose_again_in_the_tree() -> None:
    match = secret_question(3)
    match.answer(0, match.setting.keys.key(match.s, match.option_numbers(0)[0]))
    view = match.look(1)
    world = Worlds(match.setting, view, "worlds").sample()
    assert asked_seats(world) == 0b110
    unseal_rivals(world, 1)
    assert asked_seats(world) == 0b111


@pytest.mark.parametrize("name", ["net-search:200:net=0:prior=0:smooth=1", "search:200:smooth=1"])
def test_rivals_learn_beside_the_tree(name: str) -> None:
    """Each rival has one node at a secret question, whatever the searching seat picks there."""
    match = secret_question(3)
    bot: Any = bot_named(name, GAME, players=3)
    stats = move_stats(bot, match, 0)
    nodes = bot.searchers[0].nodes
    rivals, node = [], int(nodes[0].rivals)
    while node != NONE:
        rivals.append(node)
        node = int(nodes[node].sibling)
    assert sorted(int(nodes[node].action) for node in rivals) == [1, 2]
    assert all(int(nodes[node].visits) == sum(one.visits for one in stats) for node in rivals)


@pytest.mark.parametrize("name", ["net-search:200:net=0:prior=0:smooth=1:forecast=1", "search:200:forecast=1"])
def test_a_forecast_replaces_what_a_rival_would_choose(name: str) -> None:
    match = secret_question()
    bot: Any = bot_named(name, GAME)
    options = match.option_numbers(1)
    values = []
    for pick in options[:4]:
        bot.forecasters[0] = KnownPick(1, pick)
        values.append([one.value for one in move_stats(bot, match, 0)])
        assert int(bot.searchers[0].nodes[0].rivals) == NONE
    assert len({tuple(row) for row in values}) == len(values)


def test_a_forecast_of_half_the_picks_leaves_the_others_to_the_tree() -> None:
    match = secret_question()
    bot: Any = net_search("histrio", 400, ":net=0:prior=0:smooth=1:forecast=0.5")
    bot.forecasters[0] = KnownPick(1, match.option_numbers(1)[0])
    move_stats(bot, match, 0)
    nodes = bot.searchers[0].nodes
    assert int(nodes[int(nodes[0].rivals)].visits) == pytest.approx(200, abs=40)


def test_open_questions_have_no_rivals_beside_the_tree() -> None:
    looked = 0
    for match, seat in choices(reference_setting("rokoko"), "open", every=15):
        if not is_secret(match.s):
            bot = net_search("rokoko", 16, ":smooth=1")
            move_stats(bot, match, seat)
            assert int(bot.searchers[0].nodes[0].rivals) == NONE
            looked += 1
    assert looked > 1


GAME = game_of("histrio")
PLENTY = 100_000


def forecast(match: Match, seat: int, simulations: int, seed: str = "seed") -> tuple[Any, int]:
    out = np.ones((5, GAME.numbering.size))
    forecaster = SearchForecaster(GAME)
    done = forecaster.forecast(match.setting, match.look(seat), seed, Budget(simulations=simulations), out)
    return out, done


def opening(players: int) -> Match:
    match = Match(reference_setting("histrio", players), Start("forecast"))
    assert is_secret(match.s)
    return match


@pytest.mark.parametrize("players", [2, 3, 5])
def test_every_rival_has_a_forecast_of_its_legal_picks(players: int) -> None:
    match = opening(players)
    out, done = forecast(match, 1, PLENTY)
    assert done == MAX_WORLDS * SIMULATIONS * (players - 1)
    for seat in range(players):
        found = set(np.nonzero(out[seat])[0].tolist())
        assert found <= set(match.option_numbers(seat))
        assert out[seat].sum() == (0 if seat == 1 else MAX_WORLDS * SIMULATIONS)
        assert len(found) > 1 or seat == 1
    assert not out[players:].any()


def test_a_forecast_takes_its_share_of_the_simulations() -> None:
    match = opening(3)
    one = 2 * SIMULATIONS  # both rivals in one world
    assert forecast(match, 0, int(one / SHARE) - 1)[1] == 0
    assert not forecast(match, 0, int(one / SHARE) - 1)[0].any()
    assert forecast(match, 0, int(one / SHARE))[1] == one
    assert forecast(match, 0, int(3 * one / SHARE))[1] == 3 * one


@pytest.mark.parametrize(("players", "budget"), [(2, Budget(milliseconds=0)), (4, Budget(stop=After(7)))])
def test_a_budget_that_is_over_or_stopped_leaves_no_forecast(players: int, budget: Budget) -> None:
    match, out = opening(players), np.ones((5, GAME.numbering.size))
    assert SearchForecaster(GAME).forecast(match.setting, match.look(0), "seed", budget, out) == 0
    assert not out.any()


def test_a_forecast_that_would_take_too_long_is_given_up() -> None:
    """A world that is not done within its share of the time leaves nothing, and the search has the rest."""
    ticks = count()
    out = np.ones((5, GAME.numbering.size))
    forecaster, match = SearchForecaster(GAME), opening(4)
    budget = Budget(milliseconds=20_000, clock=lambda: float(next(ticks)), started=0.0)  # a second for each look
    assert forecaster.forecast(match.setting, match.look(0), "seed", budget, out) == 0
    assert not out.any()
    assert next(ticks) <= SHARE * 20 + 2
    bot = net_search("histrio", 1, ":forecast=0.5")
    chosen(bot, match, 0, Budget(milliseconds=20_000, clock=lambda: float(next(ticks)), started=float(next(ticks))))
    assert sum(one.visits for one in bot.last_stats) > 0


def test_rivals_without_a_choice_have_no_forecast() -> None:
    """Where requests are played, many rivals can only pass."""
    looked = 0
    for match, seat in choices(reference_setting("histrio", 4), "requests"):
        if next_step(match.s) == step.PLAY_REQUEST:
            out, done = forecast(match, seat, PLENTY)
            assert out[:, : option.PLAY].sum() == out[:, option.RECONSIDER :].sum() == 0
            assert out.sum() == done
            looked += 1
    assert looked > 0


def test_several_picks_at_once_are_not_forecast() -> None:
    game = game_of("rokoko")
    match, out = Match(reference_setting("rokoko", 3), Start("forecast")), np.ones((5, game.numbering.size))
    assert is_secret(match.s)
    assert match.s.wanted[1] > 1
    forecaster = SearchForecaster(game)
    assert forecaster.forecast(match.setting, match.look(0), "seed", Budget(simulations=PLENTY), out) == 0
    assert not out.any()


@pytest.mark.parametrize(("players", "has_one"), [(2, False), (3, True), (5, True)])
def test_the_grandmaster_forecasts_from_three_players_on(players: int, has_one: bool) -> None:
    bot: Any = bot_named("grandmaster", GAME, players=players)
    assert bool(bot.forecasters) == has_one


def test_open_questions_have_no_forecast() -> None:
    match, seat = next(found for found in choices(reference_setting("histrio"), "open") if not is_secret(found[0].s))
    out, done = forecast(match, seat, PLENTY)
    assert done == 0
    assert not out.any()


def test_simulations_of_a_forecast_count_as_those_of_the_search() -> None:
    match = opening(2)
    bot = net_search("histrio", 1000, ":forecast=0.5")
    stats = move_stats(bot, match, 0)
    forecasts = int(SHARE * 1000) // SIMULATIONS * SIMULATIONS
    assert forecasts > 0
    assert sum(one.visits for one in stats) == 1000 - forecasts
    without = move_stats(net_search("histrio", 1000, ":forecast=0"), match, 0)
    assert sum(one.visits for one in without) == 1000


def test_a_search_with_a_forecast_is_repeatable() -> None:
    match = opening(4)
    first, again, without = (
        move_stats(net_search("histrio", 2000, f":forecast={share}"), match, 2) for share in (0.5, 0.5, 0)
    )
    assert first == again != without
