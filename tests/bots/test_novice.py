"""The novice: plausible and weak."""

import pytest

from tests.bots.thinking import choices, chosen
from tests.infrastructure.samples import sample
from trianon.bots.arena import Contest, run
from trianon.bots.ratings import win_shares
from trianon.bots.registry import bot_named
from trianon.core.installed import built_in_games
from trianon.games import game_of
from trianon.viewing.settings import reference_setting

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
