"""Phase 3: new opportunities (HI-3.1 to HI-3.3)."""

import pytest

from tests.histrio.table import emitted, moves, on_the_road, play, seats, table
from trianon.bots.simulate import recorded_match
from trianon.core.editions.load import load_edition
from trianon.core.match import Match
from trianon.games.histrio.game import GAME

SETTINGS = {players: GAME.setting(load_edition(GAME.schema), players) for players in range(2, 6)}


def test_an_empty_pile_ends_the_season() -> None:
    """HI-3.1: at once, without dealing."""
    match = table(
        'players = 3\nround = 6\nphase = "opportunities"\nencounter_pile = []\n' + seats('troupe = ["comedian.4"]')
    )
    assert [row["phase"] for row in emitted(match, "phase")] == ["pay", "travel"]
    assert match.view()["season"] == 2


def test_every_city_gets_a_card_on_top() -> None:
    """HI-3.2: from city 1, all stay visible in their order."""
    pile = [f"comedian.{level}" for level in (4, 5)] + [f"tragedian.{level}" for level in range(1, 6)] + ["fox"]
    match = table(
        f'players = 3\nphase = "opportunities"\ncities = [["alms.1", "alms.2"], [], ["owl"]]\nencounter_pile = {pile}'
    )
    cities = [city["cards"] for city in match.view()["cities"]]
    assert cities[:3] == [["alms.1", "alms.2", "comedian.4"], ["comedian.5"], ["owl", "tragedian.1"]]
    assert cities[7] == ["fox"]
    assert match.view()["encounter_pile_size"] == 0
    assert match.question()["question"] == "choose_city"


def test_a_full_city_gets_no_more_cards() -> None:
    """HI-3.2: in a match from a position a city may hold the six cards of a season before the pile is empty."""
    full = ["alms.1", "alms.1", "alms.1", "alms.1", "alms.2", "alms.2"]
    match = table(f'players = 3\nphase = "opportunities"\ncities = [{full}]\nencounter_pile = ["fox", "owl"]')
    assert [city["cards"] for city in match.view()["cities"]][:4] == [full, ["fox"], ["owl"], []]


def test_when_the_pile_runs_out_the_other_cities_get_none() -> None:
    """HI-3.2: and the round is played normally."""
    match = table('players = 3\nseason = 2\nphase = "opportunities"\ncities = []\nencounter_pile = ["fox", "owl"]')
    assert [city["cards"] for city in match.view()["cities"]] == [["fox"], ["owl"], [], [], [], [], [], []]
    assert match.question()["question"] == "choose_city"
    assert match.view()["round"] == 2


def test_the_discard_is_not_reshuffled_within_a_season() -> None:
    """HI-3.3: nothing comes back into the pile before season 2."""
    match = on_the_road('[["alms.1"]]', "going = 1", "going = 2", "going = 3", more="round = 6")
    assert emitted(match, "shuffle") == []
    play(match, "2 pass", "3 pass")
    shuffled = [row for row in emitted(match, "shuffle") if row["pile"] == "encounter_pile"]
    seasons = emitted(match, "season")
    assert len(shuffled) == len(seasons) == 1


def test_the_deal_emits_an_event_per_card() -> None:
    """HI-3.2: from the pile to its city."""
    match = table('players = 3\nphase = "opportunities"\ncities = []\nencounter_pile = ["fox", "owl"]')
    assert moves(match, "card")[:2] == [("fox", "encounter_pile", "city.1"), ("owl", "encounter_pile", "city.2")]


@pytest.mark.parametrize("players", SETTINGS)
def test_the_rounds_of_a_season_are_known_from_its_beginning(players: int) -> None:
    """HI-3.3: 6 in season 1, then the cards but the kept jugglers, 8 a round, rounded up; every view tells so."""
    whole = recorded_match(SETTINGS[players], ["random"], "rounds", 0)
    cards = [row["count"] for row in emitted(whole, "shuffle") if row["pile"] == "encounter_pile"][1]
    match = Match(SETTINGS[players], whole.start)
    reported_rounds: dict[int, set[int]] = {1: set(), 2: set()}
    last = {1: 0, 2: 0}
    for answer in whole.answers:
        view = match.view()
        reported_rounds[view["season"]].add(view["rounds"])
        last[view["season"]] = view["round"]
        match.answer(answer.seat, answer.key)
    assert reported_rounds == {season: {number} for season, number in last.items()}
    assert last == {1: 6, 2: -(-cards // 8)}
