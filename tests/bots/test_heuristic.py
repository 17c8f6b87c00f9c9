"""Rules of thumb: sensible, blind to what a seat may not see, and in quick choices as often as they should be."""

from collections import Counter
from itertools import product

import numpy as np
import pytest

from tests.bots.spread import is_fair
from tests.bots.thinking import choices
from trianon.bots.heuristic_bot import heuristic_of
from trianon.bots.search.rollout import draw_few, rollout_policy
from trianon.bots.simulate import simulate
from trianon.bots.worlds import Worlds
from trianon.core.kernel.options import MAX_OPTIONS, Options
from trianon.core.kernel.rng import key_of
from trianon.core.kernel.seats import is_secret
from trianon.core.kernel.struct import zero
from trianon.core.match import Match, Start
from trianon.games import game_names
from trianon.viewing.settings import reference_setting

IN_EVERY_GAME = pytest.mark.parametrize("game", game_names())


def offered(numbers: list[int]) -> Options:
    o = zero(Options)
    o.count, o.ids[: len(numbers)] = len(numbers), numbers
    return o


@pytest.mark.parametrize("tries", [1, 2, 3])
def test_a_few_options_are_drawn_with_putting_back(tries: int) -> None:
    """What so many draws of 4 hit: sets of at most that many, each by the number of ways to hit it."""
    ways = Counter(frozenset(hits) for hits in product((10, 11, 12, 13), repeat=tries))
    x, found = key_of("few")[0] | 1, []
    for _ in range(2000):
        o = offered([10, 11, 12, 13])
        x = draw_few(o, x, tries)
        found.append(frozenset(o.ids[: o.count].tolist()))
        assert sorted(o.ids[:4].tolist()) == [10, 11, 12, 13]
    assert is_fair(found, ways)


@IN_EVERY_GAME
@pytest.mark.parametrize("tries", [1, 4])
def test_secret_choices_of_rivals_are_the_best_of_those_drawn(game: str, tries: int) -> None:
    """One of a rank is chosen when some draw hits that rank and none hits a better one; with one draw, any."""
    setting = reference_setting(game, 3)
    match = Match(setting, Start("quick"))
    assert is_secret(match.s)
    numbers, scores = match.option_numbers(1), np.zeros(MAX_OPTIONS)
    score_all = heuristic_of(setting.game).score_all
    score_all(match.s, setting.t, offered(numbers), 1, scores)
    worth_of = dict(zip(numbers, scores[: len(numbers)].tolist(), strict=True))
    best, second, *_ = sorted(set(worth_of.values()), reverse=True)
    rank_of = {number: 0 if score == best else 1 if score == second else 2 for number, score in worth_of.items()}
    not_best, worse = (sum(rank >= least for rank in rank_of.values()) for least in (1, 2))
    assert worse, "too few ranks to tell"
    shares = {0: len(numbers) ** tries - not_best**tries, 1: not_best**tries - worse**tries, 2: worse**tries}
    x, found = key_of("secret")[0] | 1, []
    for _ in range(2000):
        chosen, x = rollout_policy(match.s, setting.t, offered(numbers), np.zeros(MAX_OPTIONS), score_all, 1, x, tries)
        found.append(rank_of[chosen])
    assert is_fair(found, shares)


@IN_EVERY_GAME
def test_a_quick_choice_is_always_an_option(game: str) -> None:
    setting = reference_setting(game, 4)
    score_all, x = heuristic_of(setting.game).score_all, 12345
    for match, seat in choices(setting, "quick", every=10):
        for tries in (1, 8):
            o = offered(match.option_numbers(seat))
            chosen, x = rollout_policy(match.s, setting.t, o, np.zeros(MAX_OPTIONS), score_all, seat, x, tries)
            assert chosen in match.option_numbers(seat)


LUCK = {"goofspiel": 0.15}  # what random bids of three rivals cost the best reply to them


@pytest.mark.parametrize(("players", "share"), [(2, 0.95), (4, 0.8)])
@pytest.mark.parametrize("game", game_names())
def test_beats_random_play(game: str, players: int, share: float) -> None:
    """One of four wins a quarter by luck alone; Histrio's shared cities leave more to it than Rokoko."""
    share -= LUCK.get(game, 0.0) if players > 2 else 0.0
    setting = reference_setting(game, players)
    result = simulate(setting, ["thumb", *["random"] * (players - 1)], 200, "thumb")
    assert result.win_shares()[0] > share


@IN_EVERY_GAME
@pytest.mark.parametrize("players", [2, 4])
def test_options_weigh_the_same_in_every_world_as_in_the_view(game: str, players: int) -> None:
    setting = reference_setting(game, players)
    heuristic, seen = heuristic_of(setting.game), set()
    for match, seat in choices(setting, "weighed"):
        view, options = match.look(seat), match.option_numbers(seat)
        expected = [float(heuristic.score(view, setting.t, option)) for option in options]
        drawn = Worlds(setting, view, "weighed")
        for world in (match.s, drawn.sample(), drawn.sample()):
            o, scores = zero(Options), np.zeros(MAX_OPTIONS)
            o.count, o.ids[: len(options)] = len(options), options
            heuristic.score_all(world, setting.t, o, seat, scores)
            assert scores[: len(options)].tolist() == expected
        seen.add(setting.game.numbering.block_of(options[0]).verb)
    verbs = len(setting.game.numbering.blocks)
    assert len(seen) > 3 or verbs <= 3, "too few kinds of questions to tell"
