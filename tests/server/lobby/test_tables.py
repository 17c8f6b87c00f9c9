"""Tables: made as wanted or refused, joined, left, begun, played again."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

from tests.infrastructure.kept_rows import count_rows
from tests.infrastructure.seated_table import finished, guests, refusal, table_of
from tests.server.conftest import ON_SQLITE
from trianon.core.editions.load import load_edition
from trianon.games import game_of
from trianon.server.http.error_responses import to_problem
from trianon.server.limits import MAX_TABLES_PER_PERSON
from trianon.server.lobby.seating import join, leave, remove
from trianon.server.lobby.tables import create_table, rematch, start
from trianon.server.matches.situations import situation
from trianon.server.node import ServerNode
from trianon.server.people.departure import delete_person
from trianon.server.storage.schema import SEATS, TABLES
from trianon.server.wire.table_messages import BotSeats, Clock, Join, NewTable

REFERENCE = load_edition(game_of("rokoko").schema).text
RICH = REFERENCE.replace('id = "reference"', 'id = "rich"', 1).replace("livre = 15", "livre = 25", 1)


def test_a_table_is_as_its_owner_wants_it(node: ServerNode) -> None:
    ada = guests(node, 1)[0]
    kept: dict[str, Any] = {"game": "rokoko", "players": 4, "pace": "slow", "clock": Clock(3600, 86400)}
    kept |= {"open_information": True, "hints": True, "watch": "anyone", "listed": True}
    wanted = NewTable(bots=["thumb", "master"], seat=2, salt="sel", **kept)
    info = situation(node.tables, create_table(node, ada, wanted), ada).table
    assert {name: getattr(info, name) for name in kept} == kept
    assert (info.edition, info.status) == ("reference", "open")
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


BAD: list[tuple[dict[str, Any], str, str]] = [
    ({"game": "chess"}, "no-game", "There is no game “chess” (expected one of histrio, rokoko)."),
    ({"players": 7}, "no-players", "This game is for 2 to 5 players, not 7."),
    ({"seat": 4}, "no-seat", "There is no seat 4: the table has 3."),
    ({"bots": ["thumb"] * 3}, "too-many-bots", "3 opponents do not fit at a table of 3."),
    ({"bots": ["thumb"], "start": True}, "seats-open", "One seat is still open."),
    (
        {"edition": "royal"},
        "no-edition",
        "There is no edition “royal” (expected one of reference, balanced, balanced-house-rule).",
    ),
    ({"edition_text": "nonsense"}, "bad-edition", "The edition cannot be played with: edition"),
]


@ON_SQLITE
def test_a_table_that_cannot_be_is_refused_with_the_reason(node: ServerNode) -> None:
    for wish, error, text in BAD:
        wanted = NewTable(**{"game": "rokoko", "players": 3, **wish})
        trouble = refusal(create_table, node, guests(node, 1)[0], wanted)
        assert (trouble.error, trouble.status) == (error, 400)
        shown = to_problem(trouble, "en").text.replace("\u2068", "").replace("\u2069", "")
        assert shown.startswith(text), shown
    assert count_rows(node.store, TABLES) == 0


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
    for work in (situation, leave):
        assert refusal(work, node.tables, table, bo).error == "no-table"
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


# -- rematches


def test_a_rematch_is_a_table_like_the_first_that_the_others_join(node: ServerNode) -> None:
    company = finished(node, players=3, people=2, hints=True, watch="anyone", clock=Clock(60, 60))
    ada, bo = company.ids
    again = rematch(node, company.table, bo, Join(salt="sel"))
    assert company.now(1).table.rematch == again
    assert rematch(node, company.table, bo, Join(salt="")) == again
    assert rematch(node, company.table, ada, Join(salt="poivre")) == again
    info = situation(node.tables, again, bo).table
    assert (info.hints, info.watch, info.clock, info.players, info.is_owner) == (True, "anyone", Clock(60, 60), 3, True)
    assert sorted(seat.kind for seat in info.seats) == ["bot", "person", "person"]
    assert info.commitment != company.now(1).table.commitment
    start(node.tables, again, bo, BotSeats())


def test_concurrent_rematch_requests_share_a_table(node: ServerNode) -> None:
    company = finished(node)
    with ThreadPoolExecutor(4) as threads:
        asked = company.ids * 3
        tables = set(threads.map(lambda person: rematch(node, company.table, person, Join(salt="")), asked))
    assert len(tables) == 1
    assert count_rows(node.store, TABLES) == 2
    assert [seat.kind for seat in situation(node.tables, tables.pop(), None).table.seats] == ["person"] * 2


def test_a_rematch_that_was_left_again_can_be_asked_for_again(node: ServerNode) -> None:
    company = finished(node)
    ada, bo = company.ids
    first = rematch(node, company.table, ada, Join(salt=""))
    leave(node.tables, first, ada)
    second = rematch(node, company.table, bo, Join(salt=""))
    assert second != first
    assert rematch(node, company.table, ada, Join(salt="")) == second


def test_no_seat_is_kept_for_a_person_who_is_deleted_since(node: ServerNode) -> None:
    company = finished(node, players=3)
    ada, bo, cy = company.ids
    delete_person(node, bo, company.now(2).table.seats[1].name)
    again = rematch(node, company.table, ada, Join(salt=""))
    assert sorted((seat.kind, seat.kept) for seat in situation(node.tables, again, ada).table.seats) == [
        ("open", False), ("open", True), ("person", False),
    ]  # fmt: skip
    for person in (cy, *guests(node, 1)):
        join(node.tables, again, person, Join(salt=""))


def test_a_rematch_against_bots_starts_immediately(node: ServerNode) -> None:
    company = finished(node, people=1)
    ada = company.ids[0]
    assert situation(node.tables, rematch(node, company.table, ada, Join(salt="")), ada).table.status == "running"


def test_a_rematch_needs_an_end_and_a_seat(node: ServerNode) -> None:
    company = table_of(node)
    ada = company.ids[0]
    assert refusal(rematch, node, company.table, ada, "").error == "not-over"
    assert refusal(rematch, node, company.table, guests(node, 1)[0], "").error == "not-seated"


def test_seats_of_a_rematch_are_reserved_for_its_players(node: ServerNode) -> None:
    company = finished(node, players=3)
    ada, bo, cy = company.ids
    stranger = guests(node, 1)[0]
    again = rematch(node, company.table, ada, Join())
    assert sorted((seat.kind, seat.kept) for seat in situation(node.tables, again, ada).table.seats) == [
        ("open", True), ("open", True), ("person", False),
    ]  # fmt: skip
    assert refusal(join, node.tables, again, stranger, Join()).error == "table-full"
    assert rematch(node, company.table, bo, Join()) == again
    left = next(seat.seat for seat in situation(node.tables, again, ada).table.seats if seat.kept)
    remove(node.tables, again, ada, left - 1)  # cy will not come
    join(node.tables, again, stranger, Join())
    assert refusal(join, node.tables, again, cy, Join()).error == "table-full"
