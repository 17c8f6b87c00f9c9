"""The searching opponent: repeatable, fair, obedient to its budget, and better than rules of thumb.

docs/strength.md has figures of its strength; here a few small fixed matches must be won.
"""

from itertools import count, pairwise
from math import sqrt
from threading import Event
from typing import Any

import pytest

from tests.bots.thinking import After, choices, chosen, move_stats, searching
from tests.infrastructure.samples import sample
from trianon.bots.arena import Contest, play, run
from trianon.bots.budget import Budget
from trianon.bots.heuristic_bot import heuristic_of
from trianon.bots.levels import LEVELS, MASTER, level_of, levels_of, levels_with_net
from trianon.bots.ratings import leads, win_shares
from trianon.bots.registry import bot_named, bot_names, check_bot
from trianon.bots.search.choices import MoveStats
from trianon.bots.search.search_bot import SearchBot
from trianon.bots.search.searcher import BATCH
from trianon.bots.worlds import Worlds
from trianon.core.errors import TrianonError
from trianon.core.installed import built_in_games
from trianon.core.levels import Level
from trianon.core.match import Match, Start
from trianon.games import game_names, game_of
from trianon.viewing.settings import reference_setting

IN_EVERY_GAME = pytest.mark.parametrize("game", game_names())
ENDLESS = 1_000_000_000

# simulations and matches
ENOUGH = {"histrio": ("search:300", 16), "goofspiel": ("search:500", sample(20, 60))}
EVERY = {"goofspiel": 5}  # choices between two positions, where matches are short
DEEPER = 8000  # simulations judge the Master's choices
POSITIONS = sample(2, 4)
GROSS = 0.2  # of a value between 0 and 1: as much as two won matches in five
SERIOUS = 0.002  # of the simulations of a deeper search go to an option it considers at all


@IN_EVERY_GAME
def test_the_same_seed_and_simulations_give_the_same_move(game: str) -> None:
    setting = reference_setting(game, 3)
    differing = 0
    for match, seat in choices(setting, "same", every=9):
        first = move_stats(searching(game, 48), match, seat)
        assert first == move_stats(searching(game, 48), match, seat)
        assert sum(opinion.visits for opinion in first) == 48
        assert {opinion.option for opinion in first} == set(match.option_numbers(seat))
        differing += first != move_stats(searching(game, 48), match, seat, "another seed")
    assert differing > 3


@IN_EVERY_GAME
def test_several_threads_are_repeatable_too(game: str) -> None:
    setting = reference_setting(game)
    match, seat = next(choices(setting, "threads", every=5))

    def thought() -> list[object]:
        bot = SearchBot("two", setting.game, Level(50, levels_of(game).search), threads=2)
        found = move_stats(bot, match, seat)
        assert [searcher.done for searcher in bot.searchers] == [25, 25]
        return [*found, chosen(bot, match, seat)]

    assert thought() == thought()


@IN_EVERY_GAME
def test_a_forced_move_costs_nothing(game: str) -> None:
    match, seat = next(choices(reference_setting(game), "forced"))
    bot = searching(game, 10)
    only = match.option_numbers(seat)[-1]
    assert bot.choose(match.look(seat), [only], Worlds(match.setting, match.look(seat), "seed"), Budget()) == only
    assert bot.searchers[0].done == 0


@IN_EVERY_GAME
@pytest.mark.parametrize("looks", [0, 3])
def test_it_stops_at_once_when_asked(game: str, looks: int) -> None:
    for match, seat in choices(reference_setting(game), "stop", every=20):
        bot = searching(game, 10)
        assert chosen(bot, match, seat, Budget(ENDLESS, stop=After(looks))) in match.option_numbers(seat)
        assert bot.searchers[0].done == looks * BATCH


@IN_EVERY_GAME
def test_without_time_to_search_rules_of_thumb_decide(game: str) -> None:
    """Stopped before the first simulation, it plays what looks best, as everybody would in a hurry."""
    now, looked = Event(), 0
    now.set()
    for match, seat in choices(reference_setting(game, 3), "hurry", every=7):
        view, options = match.look(seat), match.option_numbers(seat)
        scores = {option: float(heuristic_of(game_of(game)).score(view, match.setting.t, option)) for option in options}
        for hurry in (Budget(1000, stop=now), Budget(milliseconds=0)):
            bot = searching(game, 10)
            assert scores[chosen(bot, match, seat, hurry)] == max(scores.values())
            assert bot.searchers[0].done == 0
        looked += len(set(scores.values())) > 1 and scores[options[0]] < max(scores.values())
    assert looked > 2, "the first option was always the best one"


@IN_EVERY_GAME
def test_a_time_limit_ends_it_too(game: str) -> None:
    match, seat = next(choices(reference_setting(game), "time"))
    assert chosen(searching(game, ENDLESS // 100), match, seat, Budget(milliseconds=5)) in match.option_numbers(seat)


@IN_EVERY_GAME
def test_going_on_in_the_last_tree_gives_legal_moves(game: str) -> None:
    setting = reference_setting(game)
    bots, reused = [searching(game, 24) for _ in range(2)], 0
    match = Match(setting, Start("reuse"))
    while not match.over:
        seat = match.asked()[0]
        option = chosen(bots[seat], match, seat, seed=str(match.answer_count))
        assert option in match.option_numbers(seat)
        reused += bots[seat].searchers[0].root != 0
        match.answer(seat, setting.keys.key(match.s, option))
    in_a_row = any(one.seat == other.seat for one, other in pairwise(match.answers))
    assert reused or not in_a_row, "a seat that chooses twice in a row goes on in its tree"
    again = play(setting, [searching(game, 24) for _ in range(2)], "reuse")
    assert again.answers == play(setting, [searching(game, 24) for _ in range(2)], "reuse").answers


def copy_of(match: Match) -> Match:
    copy = Match(match.setting, match.start)
    for answer in match.answers:
        copy.answer(answer.seat, answer.key)
    return copy


def after(match: Match, seat: int, option: int) -> Match:
    copy = copy_of(match)
    copy.answer(seat, match.setting.keys.key(match.s, option))
    return copy


def goes_on(bot: SearchBot, match: Match, seat: int) -> bool:
    """Whether search goes on in its last tree."""
    bot.searchers[0].begin(match.look(seat))
    return bot.searchers[0].root != 0


def two_own_choices(game: str) -> tuple[Match, int, int]:
    """A choice that can be taken back and is followed by another one of the same seat; and its answer."""
    for match, seat in choices(reference_setting(game), "twice"):
        bot = searching(game, 24)
        option = chosen(bot, match, seat)
        following = after(match, seat, option)
        if following.asked() == [seat] and following.may_undo(seat) and goes_on(bot, following, seat):
            return copy_of(match), seat, option
    raise AssertionError("no such choice in this match")


@pytest.mark.parametrize("game", built_in_games())  # in both a seat chooses twice in a row
def test_an_answer_taken_back_leaves_no_tree_to_go_on_with(game: str) -> None:
    match, seat, option = two_own_choices(game)
    keys, bot, mistakable = match.setting.keys, searching(game, 24), 0
    for other in match.option_numbers(seat):
        if other == option:
            continue
        assert chosen(bot, match, seat) == option
        match.answer(seat, keys.key(match.s, option))
        match.undo(seat)
        instead = after(match, seat, other)
        assert not goes_on(bot, instead, seat), "in the tree of another answer"
        mistakable += instead.asked() == [seat] and instead.answer_count == match.answer_count + 1
    assert mistakable
    assert chosen(bot, match, seat) == option
    for _ in range(2):
        match.answer(seat, keys.key(match.s, option))
        match.undo(seat)
    match.answer(seat, keys.key(match.s, option))
    assert goes_on(bot, match, seat), "the same answer again changes nothing"


@IN_EVERY_GAME
def test_it_beats_rules_of_thumb(game: str) -> None:
    """Where chance decides more and a match is quicker, as in Histrio, it takes more matches to tell."""
    name, games = ENOUGH.get(game, ("search:60", sample(4, 6)))
    played = run(Contest(game, (name, "thumb"), games, "beats"))
    assert win_shares(played, name).value > 0.5
    assert leads(played, name).value > 0


def is_gross_blunder(choice: int, deeper: list[MoveStats]) -> bool:
    """Whether a deeper search hardly looks at an option, or finds it clearly worse, its own error allowed for."""
    judged = next(one for one in deeper if one.option == choice)
    best = deeper[0].value  # of the one tried most
    if judged.share < SERIOUS or judged.value is None or best is None:
        return True
    return judged.value + 0.5 / sqrt(judged.visits) < best - GROSS


@IN_EVERY_GAME
def test_the_master_makes_no_gross_blunder_in_fixed_positions(game: str) -> None:
    """A longer search of the same kind judges: in Rokoko one with the net wins against any without it."""
    looked, could_fail = 0, 0
    kind = f"net-search:{DEEPER // 10}" if MASTER in levels_with_net(game) else f"search:{DEEPER}"
    judge = bot_named(kind, game_of(game))
    assert isinstance(judge, SearchBot)
    for match, seat in choices(reference_setting(game), "blunders", every=EVERY.get(game, 8)):
        choice = chosen(bot_named(MASTER, match.setting.game), match, seat)
        deeper = move_stats(judge, match, seat, "deeper")
        assert not is_gross_blunder(choice, deeper), (
            match.answer_count,
            match.setting.keys.key(match.s, choice),
            deeper,
        )
        could_fail += any(is_gross_blunder(option, deeper) for option in match.option_numbers(seat))
        looked += 1
        if looked == POSITIONS:
            break
    assert looked == POSITIONS
    assert could_fail


@IN_EVERY_GAME
def test_levels_think_more_and_more(game: str) -> None:
    assert bot_names() == ["random", "novice", "thumb", "apprentice", "journeyman", "master", "grandmaster"]
    simulations = [level_of(game, level).simulations for level in LEVELS]
    alike = [level_of(game, level).simulations for level in LEVELS if level not in levels_with_net(game)]
    assert alike == sorted(set(alike))  # one with a net is worth several without
    for level, expected in zip(LEVELS, simulations, strict=True):
        bot = bot_named(level, game_of(game))
        assert isinstance(bot, SearchBot)
        assert (bot.name, bot.simulations) == (level, expected)


def test_a_search_can_be_written_with_its_settings() -> None:
    bot = bot_named("search:70:explore=0.25:tries=3", game_of("rokoko"))
    assert isinstance(bot, SearchBot)
    c = bot.searchers[0].tree.settings
    assert (bot.simulations, float(c.explore), int(c.tries)) == (70, 0.25, 3)
    assert float(c.win) == levels_of("rokoko").search.win
    assert len(bot.searchers) == 1
    beside = bot_named("search:70:threads=3", game_of("rokoko"))
    assert isinstance(beside, SearchBot)
    assert (beside.simulations, len(beside.searchers)) == (70, 3)


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("mastr", 'did you mean "master"'),
        ("search", "expected search:SIMULATIONS"),
        ("search:many", "expected search:SIMULATIONS"),
        ("search:0", "0 simulations"),
        ("search:10:expolre=1", "unknown setting expolre"),
        ("search:10:explore=nan", "explore=nan"),
        ("search:10:explore=1:explore=2", "a setting is given twice"),
        ("search:10:margin=0", "expected a number from 0.01 to 1000"),
        ("search:10:explore", "expected search:SIMULATIONS"),
        ("search:10:least=2.5", "expected a whole number"),
        ("search:10:win=1.5", "expected a number from 0 to 1"),
        ("search:10:threads=0", "expected a number from 1 to 64"),
        ("search:10:threads=65", "expected a number from 1 to 64"),
    ],
)
def test_opponents_that_do_not_exist_are_named(name: str, message: str) -> None:
    with pytest.raises(TrianonError, match=message):
        check_bot(name)


@pytest.mark.parametrize("simulations", [-1, 2.5, True, "10", float("nan")])
def test_simulations_are_a_whole_number(simulations: Any) -> None:
    with pytest.raises(TrianonError, match="simulations are a whole number from 0 on, or None, not"):
        Budget(simulations)


@pytest.mark.parametrize("milliseconds", [float("nan"), -0.5, "10", True])
def test_a_time_that_would_never_be_over_is_refused(milliseconds: Any) -> None:
    with pytest.raises(TrianonError, match="milliseconds are a number from 0 on, or None, not"):
        Budget(milliseconds=milliseconds)


def test_a_budget_of_zero_is_exhausted_at_once() -> None:
    assert Budget(0).exhausted(0)
    assert Budget(milliseconds=0).exhausted(0)
    assert not Budget(milliseconds=float("inf")).exhausted(10**9)
    assert not Budget().exhausted(10**9)


def test_time_is_counted_by_the_clock_of_the_budget() -> None:
    times = iter([10.1, 10.3])
    budget = Budget(milliseconds=200, started=10.0, clock=lambda: next(times))
    assert not budget.exhausted(1)
    assert budget.exhausted(1)


def test_a_search_counts_time_by_the_clock_of_its_budget() -> None:
    setting = reference_setting("histrio")
    match = Match(setting, Start("clock"))
    seat = match.asked()[0]
    view, ticks = match.look(seat), count()
    bot = bot_named("search:1000000", setting.game)
    chosen = bot.choose(
        view, match.option_numbers(seat), Worlds(setting, view, "clock"),
        Budget(milliseconds=3000, started=0.0, clock=lambda: float(next(ticks))),
    )  # fmt: skip
    assert chosen in match.option_numbers(seat)
    assert next(ticks) == 4, "looked at after every batch, and over with the third tick"
