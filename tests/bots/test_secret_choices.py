"""Secret simultaneous choices in the tree: rivals learn by themselves and mix their picks as they should."""

from typing import Any

import numpy as np
import pytest

from tests.bots.test_nets import net_search
from tests.bots.thinking import choices, move_stats
from trianon.bots.levels import levels_of
from trianon.bots.search.secret_choices import draw_forecast, draw_smoothed, unseal_rivals
from trianon.bots.search.tree import TreeNode, add_child, clear_tree, record_of, select
from trianon.bots.worlds import Worlds
from trianon.core.kernel.options import Options
from trianon.core.kernel.seats import asked_seats, is_secret
from trianon.core.kernel.struct import NONE, zero, zeros
from trianon.core.match import Match, Start
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


def test_the_better_option_is_found() -> None:
    options, marks, nodes = three_options(), np.zeros(SHAPES, np.int8), three_children()
    x = 1
    for _ in range(1000):
        child, x = choose(nodes, options, marks, 0, x)
        learn(nodes, child, np.array([0.6 if nodes[child].action == 1 else 0.4, 0.0]))
    best = max(nodes[1:], key=lambda node: int(node["visits"]))
    assert best["action"] == 1
    assert best["visits"] > 800


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


def test_rivals_learn_beside_the_tree() -> None:
    """Each rival has one node at a secret question, whatever the searching seat picks there."""
    match = secret_question(3)
    bot = net_search("histrio", 200, ":net=0:prior=0:smooth=1")
    stats = move_stats(bot, match, 0)
    nodes = bot.searchers[0].nodes
    rivals, node = [], int(nodes[0].rivals)
    while node != NONE:
        rivals.append(node)
        node = int(nodes[node].sibling)
    assert sorted(int(nodes[node].action) for node in rivals) == [1, 2]
    assert all(int(nodes[node].visits) == sum(one.visits for one in stats) for node in rivals)


def test_a_forecast_replaces_what_a_rival_would_choose() -> None:
    match = secret_question()
    bot: Any = net_search("histrio", 200, ":net=0:prior=0:smooth=1:forecast=1")
    options = match.option_numbers(1)
    values = []
    for option in options[:4]:
        bot.forecasters[0] = KnownPick(1, option)
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
