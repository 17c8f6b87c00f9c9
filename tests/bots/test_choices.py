"""How a search answers: the best option, a draw where picks are secret, or a mistake of its level; the novice."""

from collections import Counter
from dataclasses import replace
from importlib import import_module

import pytest

from tests.bots.thinking import choices, chosen
from tests.infrastructure.samples import sample
from trianon.bots.arena import Contest, run
from trianon.bots.errors import BotNameError
from trianon.bots.levels import APPRENTICE, NOVICE, levels_of
from trianon.bots.novice_bot import NoviceBot
from trianon.bots.ratings import win_shares
from trianon.bots.registry import bot_named, check_bot
from trianon.bots.search.choices import MixedSecrets, MoveStats, WithMistakes, most_visited
from trianon.bots.search.search_bot import SearchBot
from trianon.bots.worlds import Worlds
from trianon.core.installed import built_in_games
from trianon.core.kernel.seats import is_secret
from trianon.core.levels import Level, Mistakes
from trianon.core.match import Match, Start
from trianon.games import game_of
from trianon.viewing.settings import reference_setting

DRAWS = 400
STATS = [
    MoveStats(option, visits, visits / 100, value, 1.0, 0.0, 0.0)
    for option, visits, value in ((7, 60, 0.6), (3, 30, 0.58), (5, 10, 0.3))
]


def answers(choice: MixedSecrets | WithMistakes, match: Match, seat: int) -> Counter[int]:
    view = match.look(seat)
    return Counter(choice(STATS, Worlds(match.setting, view, f"draw {number}")) for number in range(DRAWS))


def secret_match() -> Match:
    return Match(reference_setting("histrio"), Start("secret"))


def test_secret_picks_are_drawn_by_their_visits() -> None:
    drawn = answers(MixedSecrets(0.3), secret_match(), 0)
    assert set(drawn) == {7, 3}  # the third has less than 0.3 of the best one's visits
    assert drawn[7] / DRAWS == pytest.approx(2 / 3, abs=0.08)


def test_open_questions_are_answered_by_the_best_option() -> None:
    match, seat = next(found for found in choices(reference_setting("rokoko"), "open") if not is_secret(found[0].s))
    assert set(answers(MixedSecrets(0.01), match, seat)) == {7}


def test_mistakes_overlook_and_misjudge() -> None:
    match = secret_match()
    assert answers(WithMistakes(Mistakes()), match, 0) == {7: DRAWS}
    overlooked = answers(WithMistakes(Mistakes(noticed=0.5)), match, 0)
    assert overlooked[7] / DRAWS == pytest.approx(2 / 3, abs=0.08)  # seen with one of the two others
    assert overlooked[5] == 0
    misjudged = answers(WithMistakes(Mistakes(misjudged=0.05)), match, 0)
    assert misjudged[7] > misjudged[3] > 0
    assert misjudged[5] < 5
    view = match.look(0)
    assert most_visited(STATS, Worlds(match.setting, view, "any")) == 7


def test_a_mistake_is_the_same_again() -> None:
    view = secret_match().look(0)
    worlds = [Worlds(secret_match().setting, view, "same") for _ in range(2)]
    assert len({WithMistakes(Mistakes(0.5, 0.2))(STATS, each) for each in worlds}) == 1


def test_options_that_were_never_visited_are_chosen_only_among_themselves() -> None:
    unvisited = [MoveStats(option, 0, 0.0, None, None, None, 0.0) for option in (1, 2)]
    match = secret_match()
    assert WithMistakes(Mistakes(1.0, 1.0))(unvisited, Worlds(match.setting, match.look(0), "none")) == 1


@pytest.mark.parametrize("game", built_in_games())
def test_weak_levels_make_the_mistakes_of_their_game(game: str) -> None:
    apprentice = bot_named(APPRENTICE, game_of(game))
    assert isinstance(apprentice, SearchBot)
    mistakes = levels_of(game).apprentice.mistakes
    assert apprentice.choice == (WithMistakes(mistakes) if mistakes else most_visited)
    strong = bot_named("master", game_of(game))
    assert isinstance(strong, SearchBot)
    assert strong.choice is most_visited


def test_a_level_can_change_with_the_number_of_players(monkeypatch: pytest.MonkeyPatch) -> None:
    module = import_module("trianon.games.histrio.levels")
    few = levels_of("histrio", 2)
    weak = Level(77, few.search, Mistakes(misjudged=0.2))
    monkeypatch.setattr(module, "LEVELS", {2: few, 4: replace(few, novice=Mistakes(0.1), apprentice=weak)})
    bots = [bot_named(APPRENTICE, game_of("histrio"), players=players) for players in (3, 5)]
    assert [(bot.simulations, bot.choice) for bot in bots if isinstance(bot, SearchBot)] == [
        (few.apprentice.simulations, WithMistakes(Mistakes(0.5, 0.5))),
        (77, WithMistakes(Mistakes(misjudged=0.2))),
    ]
    novices = [bot_named(NOVICE, game_of("histrio"), players=players) for players in (2, 4)]
    assert [bot.mistakes.noticed for bot in novices if isinstance(bot, NoviceBot)] == [few.novice.noticed, 0.1]


def test_settings_of_choices_are_checked() -> None:
    bot = bot_named("search:9:noticed=0.5:misjudged=0.25", game_of("histrio"))
    assert isinstance(bot, SearchBot)
    assert bot.choice == WithMistakes(Mistakes(0.5, 0.25))
    mixed = bot_named("net-search:9:mixed=0.5", game_of("histrio"))
    assert isinstance(mixed, SearchBot)
    assert mixed.choice == MixedSecrets(0.5)
    for name in ("search:9:noticed=2", "search:9:misjudged=-1", "net-search:9:smooth=2"):
        with pytest.raises(BotNameError):
            check_bot(name)


IN_BOTH_GAMES = pytest.mark.parametrize("game", built_in_games())


@IN_BOTH_GAMES
@pytest.mark.parametrize(("seats", "least"), [(("novice", "random"), 0.5), (("thumb", "novice"), 0.7)])
def test_the_novice_plays_better_than_chance_and_worse_than_rules_of_thumb(
    game: str, seats: tuple[str, str], least: float
) -> None:
    """Figures with intervals are in docs/strength.md."""
    played = run(Contest(game, seats, sample(12, 24), "novice"))
    assert win_shares(played, seats[0]).value > least


@IN_BOTH_GAMES
def test_the_novice_answers_the_same_again(game: str) -> None:
    """A match against it replays from its seed."""
    first, again = (run(Contest(game, ("novice", "novice"), 1, "again"))[0] for _ in range(2))
    assert first.points == again.points


@pytest.mark.parametrize(("game", "gift", "refusal"), [("rokoko", "use", "forfeit"), ("histrio", "play", "pass")])
@pytest.mark.parametrize("level", ["novice", "apprentice"])
def test_beginners_take_what_costs_nothing(game: str, gift: str, refusal: str, level: str) -> None:
    """A bonus without a price, a request that pays: their mistakes are short sight, not refusals of gifts."""
    bot, numbering, setting = bot_named(level, game_of(game)), game_of(game).numbering, reference_setting(game)
    found = 0
    for match, seat in choices(setting, "gifts"):
        options = match.option_numbers(seat)
        if any(option in numbering[gift] for option in options) and numbering[refusal].first in options:
            found += 1
            answers = [chosen(bot, match, seat, seed=f"gift {number}") for number in range(sample(10, 100))]
            assert not any(answer in numbering[refusal] for answer in answers)
    assert found > 3
