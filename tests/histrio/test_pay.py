"""The end of a season: pay, the next season, the end of the match (HI-E1 to HI-E3, HI-E7, HI-E8)."""

import pytest

from tests.histrio.table import ecu, emitted, moves, pay_day, play, purse, seats, table
from trianon.bots.simulate import recorded_match
from trianon.core.match import Match
from trianon.viewing.settings import reference_setting


def lines(match: Match, seat: int) -> dict[str, int]:
    """The columns of a seat's ledger that are not empty, without what it began with."""
    return {name: amount for name, amount in purse(match, seat)["ledger"].items() if amount and name != "start"}


def troupe(*actors: str) -> str:
    return f"troupe = {list(actors)}"


@pytest.mark.parametrize(("needle", "paid"), [("comedy.1", 2), ("tragedy.7", 1)])
def test_actors_that_match_the_mood_are_paid(needle: str, paid: int) -> None:
    """HI-E1: 1 Ecu each, whatever their level."""
    match = pay_day(troupe("comedian.1", "comedian.5", "tragedian.4"), "", "", needle=needle)
    assert lines(match, 1)["actors"] == paid


def test_a_show_that_pleases_is_paid_by_season() -> None:
    """HI-E2: 3 Ecu in season 1, 5 in season 2, when the mood's sum is larger."""
    troupes = troupe("comedian.3", "tragedian.2"), troupe("comedian.2", "tragedian.3"), troupe("comedian.5")
    first, second = pay_day(*troupes, season=1), pay_day(*troupes, season=2)
    assert lines(first, 1) == {"actors": 1, "show": 3}
    assert lines(second, 1) == {"actors": 1, "show": 5}
    assert lines(first, 2) == {"actors": 1}


def test_equal_sums_do_not_please() -> None:
    """HI-E2: nor does an empty troupe."""
    match = pay_day(troupe("comedian.2", "comedian.2", "tragedian.4"), troupe(), troupe("comedian.1"))
    assert lines(match, 1) == {"actors": 2}
    assert lines(match, 2) == {}


def test_the_best_show_is_paid_double() -> None:
    """HI-E3: the largest difference in the mood's direction among those that please."""
    match = pay_day(
        troupe("tragedian.5"), troupe("tragedian.4"), troupe("comedian.5", "comedian.5"), needle="tragedy.1"
    )
    assert lines(match, 1) == {"actors": 1, "show": 3, "best_show": 3}
    assert lines(match, 2) == {"actors": 1, "show": 3}
    assert lines(match, 3) == {}


def test_tied_best_shows_are_all_paid_double() -> None:
    """HI-E3: ties included."""
    match = pay_day(troupe("comedian.5"), troupe("comedian.4", "comedian.1"), troupe("comedian.4"))
    assert [lines(match, seat).get("best_show") for seat in (1, 2, 3)] == [3, 3, None]


def test_when_no_show_pleases_none_is_the_best() -> None:
    """HI-E3: the least bad is not paid."""
    match = pay_day(troupe("tragedian.1"), troupe("tragedian.4"), troupe())
    assert [lines(match, seat) for seat in (1, 2, 3)] == [{}, {}, {}]


def test_pay_comes_from_the_edition() -> None:
    """HI-E2, HI-E3: the fees and the factor."""
    text = 'players = 3\nphase = "pay"\nseason = 2\n' + seats(troupe("comedian.5"), troupe("comedian.1"), "")
    match = table(text, ("edition.pleases", [4, 7]), ("edition.best_show_factor", 3))
    assert ecu(match) == [3 + 1 + 21, 3 + 1 + 7, 3]


def test_the_example_of_two_troupes() -> None:
    """HI-X3: 3 + 6 + 4 = 13 Ecu for the first, 4 + 3 = 7 for the second."""
    first = troupe("comedian.1", "comedian.3", "comedian.4", "tragedian.1", "tragedian.2")
    second = troupe("comedian.1", "comedian.1", "comedian.2", "comedian.2", "tragedian.1", "tragedian.2", "tragedian.2")
    match = pay_day(f'{first}\nrequests = ["kings_favourite"]\necu = 0', f"{second}\necu = 0", "ecu = 0")
    play(match, "1 play:kings_favourite")
    assert lines(match, 1) == {"actors": 3, "show": 3, "best_show": 3, "request": 4}
    assert lines(match, 2) == {"actors": 4, "show": 3}
    assert ecu(match) == [13, 7, 0]


def test_the_example_of_the_chameleon_alone() -> None:
    """HI-X4: counted in the mood's half it pleases, 1 : 0."""
    match = pay_day('jugglers = ["chameleon"]', "", "", needle="tragedy.1")
    play(match, "1 count:tragedian")
    assert lines(match, 1) == {"show": 3, "best_show": 3}


SEASON_1 = seats(
    'troupe = ["comedian.4"]\njugglers = ["fox"]\nused = ["fox"]\nspent = [1, 2]\nrequests = ["rebel"]\non_stage = 2',
    'troupe = ["tragedian.4", "tragedian.4"]\nspent = [8]',
    "",
)


def test_season_2_begins() -> None:
    """HI-E7: actors and cities' cards go, jugglers, requests and spent cards stay; a new pile, one card per city."""
    match = table(f'players = 3\nphase = "pay"\ncities = [["alms.1"], ["owl"]]\n{SEASON_1}')
    play(match, "1 pass")
    view = match.view(0)
    one, two, _ = view["seats"]
    assert (view["season"], view["round"], view["phase"]) == (2, 1, "travel")
    assert (one["troupe"], two["troupe"]) == ([], [])
    assert [juggler["juggler"] for juggler in one["jugglers"]] == ["fox"]
    assert one["requests"] == ["rebel"]
    assert (one["travel"]["spent"], two["travel"]["spent"]) == ([1, 2], [8])
    assert view["encounter_pile_size"] == 48 - 1 - 8
    assert view["encounter_discard"] == []
    assert [len(city["cards"]) for city in view["cities"]] == [1] * 8
    assert {("comedian.4", "troupe.1", "encounter_discard"), ("owl", "city.2", "encounter_discard")} <= set(
        moves(match, "card")
    )


def test_the_new_coin_sends_impresarios_home_if_the_mood_changes() -> None:
    """HI-E7: they stay on the stage if it does not."""
    seen = set()
    for seed in range(12):
        match = table(f'players = 3\nphase = "pay"\nseed = "{seed}"\n{SEASON_1}')
        play(match, "1 pass")
        view = match.view()
        changed = view["backdrop"] == "tragedy"
        assert view["needle"] == ("tragedy.1" if changed else "comedy.1")
        assert view["stage"]["1"] == (0 if changed else 2)
        assert len(emitted(match, "backdrop")) == changed
        seen.add(changed)
    assert seen == {True, False}


def test_the_most_ecu_win_and_ties_share() -> None:
    """HI-E8: after season 2."""
    match = pay_day("ecu = 7", "ecu = 9", "ecu = 9", "ecu = 2", season=2)
    assert match.over
    assert match.result() == {"points": [7, 9, 9, 2], "placings": [3, 1, 1, 4]}
    assert [(row["seat"], row["placing"], row["ecu"]) for row in emitted(match, "placing")] == [
        (1, 3, 7),
        (2, 1, 9),
        (3, 1, 9),
        (4, 4, 2),
    ]


@pytest.mark.parametrize("players", range(2, 6))
def test_every_ecu_is_explained(players: int) -> None:
    """HI-E8: the lines of the end, and the coins' ways, sum up to everybody's Ecu."""
    setting = reference_setting("histrio", players)
    for number in range(4):
        match = recorded_match(setting, ["random"], "explained", number)
        scored, carried = [0] * players, [0] * players
        for row in emitted(match, "score"):
            scored[row["seat"] - 1] += row["points"]
        for row in emitted(match, "ecu"):
            for place, sign in ((row["from"], -1), (row["to"], 1)):
                if place.startswith("purse"):
                    carried[int(place[6:]) - 1] += sign * row["amount"]
        assert scored == carried == match.result()["points"]
