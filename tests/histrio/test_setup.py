"""Setup (HI-S1 to HI-S5): what lies on the table before the first question, and who sees it."""

from collections import Counter

import pytest

from tests.histrio.table import emitted, moves, play, seats, table
from tests.infrastructure.edition_changes import ReferenceChanges
from tests.infrastructure.match_steps import order_of
from trianon.core.editions.load import load_edition
from trianon.core.kernel.seats import SPECTATOR
from trianon.core.match import Match, Start
from trianon.games.histrio.edition_rules import SCHEMA
from trianon.games.histrio.game import GAME

EDITION = load_edition(SCHEMA)
COPIES = {f"{kind}.{level}": 3 for kind in ("comedian", "tragedian") for level in range(1, 6)}
COPIES |= {"alms.1": 4, "alms.2": 3, "alms.3": 2}
JUGGLERS = ["fox", "tortoise", "bear", "elephant", "owl", "monkey", "magpie", "frog", "chameleon"]
REQUESTS = [
    "kings_favourite", "standing_ovation", "rebel", "balance", "great_company", "laughter", "tears", "the_star",
    "beginners", "circus", "stage_managers",
]  # fmt: skip


def new(players: int, seed: str = "setup") -> Match:
    return Match(GAME.setting(EDITION, players), Start(seed))


@pytest.mark.parametrize("players", range(2, 6))
def test_players_and_cities(players: int) -> None:
    """HI-S1: 2 to 5 players and 8 cities; friendly troupes only with 2."""
    view = new(players).view()
    assert len(view["seats"]) == players
    assert [city["city"] for city in view["cities"]] == list(range(1, 9))
    assert all((seat["friendly"] is not None) == (players == 2) for seat in view["seats"])


def test_a_coin_decides_the_mood() -> None:
    """HI-S2: space 1 of either half, each about as often; the backdrop shows it."""
    starts: Counter[str] = Counter()
    for i in range(60):
        match = new(3, f"coin {i}")
        view = match.view()
        starts[view["needle"]] += 1
        assert view["backdrop"] == view["needle"].partition(".")[0]
        assert emitted(match, "coin") == [{"event": "coin", "seat": None, "half": view["backdrop"]}]
    assert set(starts) == {"comedy.1", "tragedy.1"}
    assert min(starts.values()) > 15


@pytest.mark.parametrize("players", range(2, 6))
def test_everybody_begins_with_the_same(players: int) -> None:
    """HI-S3: 8 travel cards, 7 caravels, 3 impresarios, 3 Ecu."""
    match = new(players)
    for seat in match.view()["seats"]:
        assert seat["ecu"] == 3
        assert seat["impresarios"] == 3
        assert seat["travel"] == {"spent": [], "revealed": None, "caravels": 7, "hand": [1, 2, 3, 4, 5, 6, 7, 8]}
        assert (seat["troupe"], seat["jugglers"], seat["requests_size"]) == ([], [], 0)
    assert moves(match, "ecu") == [(3, "bank", f"purse.{seat + 1}") for seat in range(players)]


def test_what_all_begin_with_comes_from_the_edition() -> None:
    """HI-S3: the numbers come from the edition."""
    changes = [("edition.starting_ecu", 7), ("edition.impresarios", 5), ("edition.caravels", 8)]
    edition = ReferenceChanges(SCHEMA).load(*changes)
    seat = Match(GAME.setting(edition, 3), Start("a")).view()["seats"][0]
    assert (seat["ecu"], seat["impresarios"], seat["travel"]["caravels"]) == (7, 5, 8)


@pytest.mark.parametrize("players", range(2, 6))
def test_the_piles_hold_all_cards_in_a_hidden_order(players: int) -> None:
    """HI-S4: 48 encounter cards and 22 requests, shuffled; one card for each city, city 1 first."""
    match = new(players)
    pile = order_of(match, "encounter_pile", "card")
    assert Counter(pile) == COPIES | dict.fromkeys(JUGGLERS, 1)
    assert pile != order_of(new(players, "another"), "encounter_pile", "card") != sorted(pile)
    assert Counter(order_of(match, "request_pile", "request")) == dict.fromkeys(REQUESTS, 2)
    view = match.view()
    assert [city["cards"] for city in view["cities"]] == [[card] for card in pile[:8]]
    assert (view["encounter_pile_size"], view["request_pile_size"]) == (40, 22)
    assert (view["encounter_discard"], view["request_discard_size"]) == ([], 0)


SECRETS = seats(
    'requests = ["rebel", "circus"]\nfriendly_pile = [2, 3, 4, 5, 6, 7, 8]\nfriendly_drawn = 1\nsealed = "travel:5"',
    'requests = ["tears"]\nfriendly_pile = [8, 7, 6, 5, 4, 3, 1]\nfriendly_drawn = 2',
)


def test_requests_sealed_cards_and_friendly_cards_are_hidden() -> None:
    """HI-S5: from everybody but their owner; how many there are, and who has sealed, is public."""
    match = table(f'request_discard = ["laughter", "laughter"]\n{SECRETS}')
    first, second, watching = match.view(0), match.view(1), match.view()
    for view in (first, second, watching):
        assert [seat["requests_size"] for seat in view["seats"]] == [2, 1]
        assert [seat["choosing"]["sealed"] for seat in view["seats"]] == [True, False]
        assert [seat["friendly"]["pile_size"] for seat in view["seats"]] == [7, 7]
        assert (view["request_pile_size"], view["request_discard_size"]) == (17, 2)
    assert [seat["requests"] for seat in first["seats"]] == [["rebel", "circus"], None]
    assert [seat["requests"] for seat in second["seats"]] == [None, ["tears"]]
    assert [seat["requests"] for seat in watching["seats"]] == [None, None]
    assert [seat["friendly"]["drawn"] for seat in first["seats"]] == [1, None]
    assert [seat["friendly"]["drawn"] for seat in second["seats"]] == [None, 2]
    assert [seat["friendly"]["drawn"] for seat in watching["seats"]] == [None, None]
    assert [seat["choosing"]["choice"] for seat in first["seats"]] == ["travel:5", None]
    assert [seat["choosing"]["choice"] for seat in second["seats"]] == [None, None]
    assert "laughter" not in str([first, second, watching])


def test_a_discarded_request_is_hidden_from_its_former_holder() -> None:
    """HI-S5: the view shows only how many lie there, and no event shows other seats which it was."""
    cities = '[["alms.1"], [], [], ["alms.2"]]'
    belongings = 'going = 1\nrequests = ["rebel", "circus", "balance"]', "going = 1", "going = 4"
    match = table(
        f'players = 3\nphase = "encounters"\ncities = {cities}\nrequest_pile = ["tears", "tears"]\n{seats(*belongings)}'
    )
    play(match, "1 discard:balance")
    for seat in range(3):
        assert "balance" not in str(match.view(seat))
    for seat, heard in ((0, "balance"), (1, None), (2, None), (SPECTATOR, None)):
        emitted_in = [row["request"] for row in match.events(seat, since=1) if row["event"] == "request"]
        assert emitted_in[0] == heard


def test_what_lies_open_is_seen_by_all_alike() -> None:
    """HI-S5: Ecu, troupes, jugglers, spent cards, played requests, cities, discard, needle, stage, actors in hand."""
    match = table(
        'players = 3\nseason = 2\nneedle = "tragedy.2"\nphase = "encounters"\n'
        'cities = [[], ["alms.3"]]\nencounter_discard = ["alms.1"]\n'
        'steps = [["discard_actor", 2], ["next_city", 1], ["moment", "before_refresh", 1, 0], ["refresh"],'
        ' ["opportunities"]]\n'
        + seats(
            'ecu = 9\ntroupe = ["comedian.4"]\nspent = [2, 7]\ngoing = 2\non_stage = 2\nplayed = ["rebel", ""]',
            'going = 1\nin_hand = ["tragedian.1"]\njugglers = ["owl", "fox"]\nused = ["fox"]\nfresh = ["owl"]',
            "going = 8",
        )
    )
    views = [match.view(seat) for seat in (0, 1, 2, 5)]
    for view in views:
        one, two, _ = view["seats"]
        assert (view["needle"], view["backdrop"]) == ("tragedy.2", "tragedy")
        assert view["stage"] == {"1": 2, "2": 0, "3": 0}
        assert view["encounter_discard"] == ["alms.1"]
        assert (one["ecu"], one["troupe"], one["impresarios"], one["played"]) == (9, ["comedian.4"], 1, ["rebel", None])
        assert (one["travel"]["spent"], one["travel"]["hand"]) == ([2, 7], [1, 3, 4, 5, 6, 8])
        assert two["in_hand"] == ["tragedian.1"]
        assert [(juggler["juggler"], juggler["used"], juggler["fresh"]) for juggler in two["jugglers"]] == [
            ("fox", True, False),
            ("owl", False, True),
        ]
        assert view["cities"][1] == {"city": 2, "cards": ["alms.3"], "coming": ["1"], "caravels": []}
        assert view["cities"][6]["caravels"] == ["1"]
