"""Tables: made as wanted or refused, joined, left, begun, played again."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from tests.infrastructure.seated_table import SeatedTable, guests, refusal, table_of
from trianon.core.editions.load import load_edition
from trianon.core.fairness import commitment_of, seed_of
from trianon.games import game_of
from trianon.server.http.error_responses import to_problem
from trianon.server.limits import MAX_TABLES_PER_PERSON
from trianon.server.lobby.seating import join, leave, remove
from trianon.server.lobby.tables import create_table, start
from trianon.server.matches.situations import situation
from trianon.server.node import ServerNode
from trianon.server.storage.schema import SEATS, TABLES
from trianon.server.wire.table_messages import BotSeats, Clock, Join, NewTable

REFERENCE = load_edition(game_of("rokoko").schema).text
RICH = REFERENCE.replace('id = "reference"', 'id = "rich"', 1).replace("livre = 15", "livre = 25", 1)


def test_a_table_is_as_its_owner_wants_it(node: ServerNode) -> None:
    ada = guests(node, 1)[0]
    wanted = NewTable(
        "rokoko", 4, bots=["thumb", "master"], pace="slow", clock=Clock(3600, 86400), open_information=True, hints=True,
        watch="anyone", listed=True, seat=2, salt="sel",
    )  # fmt: skip
    info = situation(node.tables, create_table(node, ada, wanted), ada).table
    assert (info.game, info.players, info.edition, info.pace, info.clock) == (
        "rokoko",
        4,
        "reference",
        "slow",
        Clock(3600, 86400),
    )
    assert (info.open_information, info.hints, info.watch, info.listed, info.status) == (
        True,
        True,
        "anyone",
        True,
        "open",
    )
    assert [(seat.kind, seat.level, seat.you) for seat in info.seats] == [
        ("bot", "thumb", False),
        ("person", None, True),
        ("bot", "master", False),
        ("open", None, False),
    ]
    assert info.is_owner
    assert not info.your_turn
    assert info.rules == game_of("rokoko").version
    assert info.number == 0


def test_a_new_table_needs_only_a_game(node: ServerNode) -> None:
    ada = guests(node, 1)[0]
    info = situation(node.tables, create_table(node, ada, NewTable("histrio", 3)), ada).table
    assert (info.pace, info.clock, info.open_information, info.hints) == ("live", None, False, False)
    assert (info.watch, info.listed, info.edition) == ("link", False, "reference")
    assert sorted(seat.kind for seat in info.seats) == ["open", "open", "person"]


def test_a_match_against_opponents_can_begin_at_once(node: ServerNode) -> None:
    ada = guests(node, 1)[0]
    now = situation(
        node.tables, create_table(node, ada, NewTable("histrio", 3, bots=["random", "thumb"], start=True)), ada
    )
    assert now.table.status == "running"
    assert now.view is not None
    assert now.number == 1


def test_the_owners_seat_is_random_unless_named(node: ServerNode) -> None:
    ada = guests(node, 1)[0]
    places = set()
    for _ in range(40):
        table = create_table(node, ada, NewTable("histrio", 3))
        places |= {seat.seat for seat in situation(node.tables, table, ada).table.seats if seat.you}
        leave(node.tables, table, ada)
    assert places == {1, 2, 3}


def test_an_edition_of_ones_own_is_played_with(node: ServerNode) -> None:
    company = table_of(node, "rokoko", edition_text=RICH)
    assert company.now(1).table.edition == "rich"
    assert company.loaded().match.setting.edition.id == "rich"
    assert company.play() > 50


def test_open_information_shows_what_is_hidden_otherwise(node: ServerNode) -> None:
    shown, hidden = (table_of(node, "rokoko", open_information=open_) for open_ in (True, False))
    for company in (shown, hidden):
        company.play(10)
    assert shown.now(1).view["open_information"] is True  # type: ignore[index]
    assert hidden.now(1).view["open_information"] is False  # type: ignore[index]
    assert shown.loaded().match.start.open_information


BAD: list[tuple[dict[str, Any], str, dict[str, str]]] = [
    (
        {"game": "chess"},
        "no-game",
        {
            "en": "There is no game “chess” (expected one of histrio, rokoko).",
            "de": "Ein Spiel „chess“ gibt es nicht (zur Wahl: histrio, rokoko).",
            "zh": "没有游戏“chess”（可选：histrio, rokoko）。",
        },
    ),
    (
        {"players": 7},
        "no-players",
        {
            "en": "This game is for 2 to 5 players, not 7.",
            "de": "Dieses Spiel ist für 2 bis 5 Personen, nicht für 7.",
            "zh": "这个游戏适合2到5人，不是7人。",
        },
    ),
    (
        {"seat": 4},
        "no-seat",
        {
            "en": "There is no seat 4: the table has 3.",
            "de": "Platz 4 gibt es nicht: Der Tisch hat 3.",
            "zh": "没有4号位：这张牌桌有3个座位。",
        },
    ),
    (
        {"bots": ["thumb"] * 3},
        "too-many-bots",
        {
            "en": "3 opponents do not fit at a table of 3.",
            "de": "3 Gegner passen nicht an einen Tisch für 3.",
            "zh": "3人的牌桌坐不下3个对手。",
        },
    ),
    (
        {"bots": ["thumb"], "start": True},
        "seats-open",
        {"en": "One seat is still open.", "de": "Ein Platz ist noch frei.", "zh": "还有1个空座位。"},
    ),
    (
        {"edition": "royal"},
        "no-edition",
        {
            "en": "There is no edition “royal” (expected one of reference).",
            "de": "Eine Ausgabe „royal“ gibt es nicht (zur Wahl: reference).",
            "zh": "没有版本“royal”（可选：reference）。",
        },
    ),
    (
        {"edition_text": "nonsense"},
        "bad-edition",
        {
            "en": "The edition cannot be played with: edition",
            "de": "Mit dieser Ausgabe lässt sich nicht spielen: edition",
            "zh": "这个版本无法使用：edition",
        },
    ),
]


@pytest.mark.parametrize(("wish", "error", "texts"), BAD, ids=lambda value: value if isinstance(value, str) else "")
def test_a_table_that_cannot_be_is_refused_in_the_askers_language(
    node: ServerNode, wish: dict[str, Any], error: str, texts: dict[str, str]
) -> None:
    wanted = NewTable(**{"game": "rokoko", "players": 3, **wish})
    trouble = refusal(create_table, node, guests(node, 1)[0], wanted)
    assert (trouble.error, trouble.status) == (error, 400)
    for language, text in texts.items():
        shown = to_problem(trouble, language).text.replace("\u2068", "").replace("\u2069", "")
        assert shown.startswith(text), shown
    with node.store.read() as connection:
        assert connection.execute(TABLES.select()).all() == []


def test_the_number_of_tables_per_person_is_limited(node: ServerNode) -> None:
    ada, bo = guests(node, 2)
    for _ in range(MAX_TABLES_PER_PERSON):
        last = create_table(node, ada, NewTable("histrio", 2))
    assert refusal(create_table, node, ada, NewTable("histrio", 2)).error == "too-many-tables"
    others = create_table(node, bo, NewTable("histrio", 2))
    assert refusal(join, node.tables, others, ada, Join()).error == "too-many-tables"
    leave(node.tables, last, ada)
    join(node.tables, others, ada, Join())


# -- joining and leaving


def test_joining_takes_any_seat_or_the_named_one(node: ServerNode) -> None:
    ada, bo, cleo, dora = guests(node, 4)
    table = create_table(node, ada, NewTable("rokoko", 3, seat=2))
    join(node.tables, table, bo, Join(seat=3, salt="poivre"))
    join(node.tables, table, bo, Join(seat=1))  # sits already
    assert refusal(join, node.tables, table, cleo, Join(seat=2)).facts == {"seat": 2}
    assert refusal(join, node.tables, table, cleo, Join(seat=5)).error == "no-seat"
    join(node.tables, table, cleo, Join())
    assert [seat.kind for seat in situation(node.tables, table, ada).table.seats] == ["person"] * 3
    assert refusal(join, node.tables, table, dora, Join()).error == "table-full"
    start(node.tables, table, ada, BotSeats())
    assert refusal(join, node.tables, table, dora, Join()).error == "not-open"


def test_the_last_seat_is_given_once(node: ServerNode) -> None:
    ada, *others = guests(node, 5)
    table = create_table(node, ada, NewTable("histrio", 2))

    def attempt(person: str) -> str:
        try:
            join(node.tables, table, person, Join())
        except Exception as trouble:
            return str(trouble)
        return "sits"

    with ThreadPoolExecutor(4) as threads:
        assert sorted(threads.map(attempt, others)) == ["sits", "table-full", "table-full", "table-full"]


def test_leaving_before_the_start_frees_the_seat(node: ServerNode) -> None:
    ada, bo = guests(node, 2)
    table = create_table(node, ada, NewTable("rokoko", 3, seat=1))
    assert refusal(leave, node.tables, table, bo).error == "not-seated"
    join(node.tables, table, bo, Join(seat=2, salt="sel"))
    leave(node.tables, table, bo)
    info = situation(node.tables, table, ada).table
    assert (info.seats[1].kind, info.seats[1].name) == ("open", "")
    with node.store.read() as connection:
        assert connection.execute(SEATS.select().where(SEATS.c.seat == 1)).one().salt == ""
    start(node.tables, table, ada, BotSeats(["thumb", "thumb"]))


def test_an_owner_who_leaves_before_the_start_closes_the_table(node: ServerNode) -> None:
    ada, bo, cy = guests(node, 3)
    table = create_table(node, ada, NewTable("rokoko", 3, listed=True))
    join(node.tables, table, bo, Join())
    leave(node.tables, table, ada)
    assert refusal(situation, node.tables, table, bo).error == "no-table"
    assert refusal(join, node.tables, table, cy, Join()).error == "no-table"


def test_an_owner_can_ask_a_guest_to_leave_for_good(node: ServerNode) -> None:
    ada, bo, cy = guests(node, 3)
    table = create_table(node, ada, NewTable("rokoko", 3, seat=1))
    join(node.tables, table, bo, Join(seat=2, salt="sel"))
    assert refusal(remove, node.tables, table, bo, 0).error == "not-owner"
    for seat, error in ((0, "nobody-to-remove"), (2, "nobody-to-remove"), (3, "no-seat")):
        assert refusal(remove, node.tables, table, ada, seat).error == error
    remove(node.tables, table, ada, 1)
    assert [seat.kind for seat in situation(node.tables, table, ada).table.seats] == ["person", "open", "open"]
    assert refusal(join, node.tables, table, bo, Join()).error == "removed"
    join(node.tables, table, cy, Join(seat=2))
    start(node.tables, table, ada, BotSeats(["thumb"]))
    assert refusal(remove, node.tables, table, ada, 1).error == "not-open"


def test_a_table_that_all_people_left_is_closed(node: ServerNode) -> None:
    ada = guests(node, 1)[0]
    table = create_table(node, ada, NewTable("rokoko", 3, bots=["thumb"]))
    leave(node.tables, table, ada)
    for work in (situation, leave):
        assert refusal(work, node.tables, table, ada).error == "no-table"
    assert refusal(join, node.tables, table, ada, Join()).error == "no-table"


# -- beginning


def test_only_the_owner_begins_and_every_seat_must_be_filled(node: ServerNode) -> None:
    ada, bo = guests(node, 2)
    table = create_table(node, ada, NewTable("rokoko", 4, seat=1))
    join(node.tables, table, bo, Join())
    assert refusal(start, node.tables, table, bo, BotSeats(["thumb", "thumb"])).error == "not-owner"
    few, many = (refusal(start, node.tables, table, ada, BotSeats(["thumb"] * count)) for count in (1, 3))
    assert (few.error, few.facts) == ("seats-open", {"open": 1})
    assert (many.error, many.facts) == ("no-seat-for-bots", {"bots": 3, "open": 2})
    start(node.tables, table, ada, BotSeats(["random", "thumb"]))
    info = situation(node.tables, table, bo).table
    assert [seat.level for seat in info.seats] == [None, None, "random", "thumb"]
    assert refusal(start, node.tables, table, ada, BotSeats()).error == "not-open"


def test_the_seed_is_made_of_the_committed_secret_and_all_salts(node: ServerNode) -> None:
    node.new_secret = lambda: "ab" * 32
    ada, bo = guests(node, 2)
    table = create_table(node, ada, NewTable("rokoko", 3, seat=2, salt="sel"))
    shown = situation(node.tables, table, bo).table.commitment
    assert shown == commitment_of("ab" * 32)
    join(node.tables, table, bo, Join(seat=3, salt="poivre"))
    start(node.tables, table, ada, BotSeats(["random"]))
    company = SeatedTable(node, table, [None, ada, bo])
    assert company.row().seed == seed_of("ab" * 32, ["", "sel", "poivre"])
    assert company.now(2).table.commitment == shown
    assert company.now(2).result is None
