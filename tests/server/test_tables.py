"""Tables: made as wanted or refused, joined, left, begun, played again."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from tests.server.driving import Company, Time, guests, refusal, table_of
from trianon.core.editions.load import load_edition
from trianon.core.fairness import commitment_of, seed_of
from trianon.games import game_of
from trianon.server.cleaning import FORGOTTEN, WAITED, clean
from trianon.server.doors import problem_of
from trianon.server.house import House
from trianon.server.messages import situation
from trianon.server.people import new_link
from trianon.server.protocol import Clock, Filling, Join, NewTable
from trianon.server.storage.schema import LINKS, METADATA, SEATS, TABLES
from trianon.server.tables import MOST_OPEN, join, leave, make_table, rematch, start

REFERENCE = load_edition(game_of("rokoko").schema).text
RICH = REFERENCE.replace('id = "reference"', 'id = "rich"', 1).replace("livre = 15", "livre = 25", 1)


def test_a_table_is_as_its_owner_wants_it(house: House) -> None:
    ada = guests(house, 1)[0]
    wanted = NewTable(
        "rokoko", 4, bots=["thumb", "master"], pace="slow", clock=Clock(3600, 86400), open_information=True, hints=True,
        watch="anyone", listed=True, seat=2, salt="sel",
    )  # fmt: skip
    info = situation(house, make_table(house, ada, wanted), ada).table
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


def test_a_table_of_ones_own_wishes_for_nothing_but_a_game(house: House) -> None:
    ada = guests(house, 1)[0]
    info = situation(house, make_table(house, ada, NewTable("histrio", 3)), ada).table
    assert (info.pace, info.clock, info.open_information, info.hints) == ("live", None, False, False)
    assert (info.watch, info.listed, info.edition) == ("link", False, "reference")
    assert sorted(seat.kind for seat in info.seats) == ["open", "open", "person"]


def test_a_match_against_opponents_can_begin_at_once(house: House) -> None:
    ada = guests(house, 1)[0]
    now = situation(house, make_table(house, ada, NewTable("histrio", 3, bots=["random", "thumb"], start=True)), ada)
    assert now.table.status == "running"
    assert now.view is not None
    assert now.number == 1


def test_seats_are_drawn_unless_one_is_named(house: House) -> None:
    ada = guests(house, 1)[0]
    places = set()
    for _ in range(40):
        table = make_table(house, ada, NewTable("histrio", 3))
        places |= {seat.seat for seat in situation(house, table, ada).table.seats if seat.you}
        leave(house, table, ada)
    assert places == {1, 2, 3}


def test_an_edition_of_ones_own_is_played_with(house: House) -> None:
    company = table_of(house, "rokoko", edition_text=RICH)
    assert company.now(1).table.edition == "rich"
    assert company.sitting().match.setting.edition.id == "rich"
    assert company.play() > 50


def test_open_information_shows_what_is_hidden_otherwise(house: House) -> None:
    shown, hidden = (table_of(house, "rokoko", open_information=open_) for open_ in (True, False))
    for company in (shown, hidden):
        company.play(10)
    assert shown.now(1).view["open_information"] is True  # type: ignore[index]
    assert hidden.now(1).view["open_information"] is False  # type: ignore[index]
    assert shown.sitting().match.start.open_information


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
            "zh": "这个游戏适合 2 到 5 人，不是 7 人。",
        },
    ),
    (
        {"seat": 4},
        "no-seat",
        {
            "en": "There is no seat 4: the table has 3.",
            "de": "Platz 4 gibt es nicht: Der Tisch hat 3.",
            "zh": "没有座位 4：这张桌子有 3 个座位。",
        },
    ),
    (
        {"bots": ["thumb"] * 3},
        "too-many-bots",
        {
            "en": "3 opponents do not fit at a table of 3.",
            "de": "3 Gegner passen nicht an einen Tisch für 3.",
            "zh": "3 人的桌子坐不下 3 个对手。",
        },
    ),
    (
        {"bots": ["thumb"], "start": True},
        "seats-open",
        {"en": "One seat is still open.", "de": "Ein Platz ist noch frei.", "zh": "还有 1 个空座位。"},
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
            "zh": "这个版本不能用来玩：edition",
        },
    ),
]


@pytest.mark.parametrize(("wish", "error", "texts"), BAD, ids=lambda value: value if isinstance(value, str) else "")
def test_a_table_that_cannot_be_is_refused_in_the_askers_language(
    house: House, wish: dict[str, Any], error: str, texts: dict[str, str]
) -> None:
    wanted = NewTable(**{"game": "rokoko", "players": 3, **wish})
    trouble = refusal(make_table, house, guests(house, 1)[0], wanted)
    assert (trouble.error, trouble.status) == (error, 400)
    for language, text in texts.items():
        said = problem_of(trouble, language).text.replace("\u2068", "").replace("\u2069", "")
        assert said.startswith(text), said
    with house.store.read() as connection:
        assert connection.execute(TABLES.select()).all() == []


def test_nobody_sits_at_more_tables_than_anybody_can_play(house: House) -> None:
    ada, bo = guests(house, 2)
    for _ in range(MOST_OPEN):
        last = make_table(house, ada, NewTable("histrio", 2))
    assert refusal(make_table, house, ada, NewTable("histrio", 2)).error == "too-many-tables"
    others = make_table(house, bo, NewTable("histrio", 2))
    assert refusal(join, house, others, ada, Join()).error == "too-many-tables"
    leave(house, last, ada)
    join(house, others, ada, Join())


# -- joining and leaving


def test_people_join_any_seat_or_the_one_they_name(house: House) -> None:
    ada, bo, cleo, dora = guests(house, 4)
    table = make_table(house, ada, NewTable("rokoko", 3, seat=2))
    join(house, table, bo, Join(seat=3, salt="poivre"))
    join(house, table, bo, Join(seat=1))  # sits already
    assert refusal(join, house, table, cleo, Join(seat=2)).facts == {"seat": 2}
    assert refusal(join, house, table, cleo, Join(seat=5)).error == "no-seat"
    join(house, table, cleo, Join())
    assert [seat.kind for seat in situation(house, table, ada).table.seats] == ["person"] * 3
    assert refusal(join, house, table, dora, Join()).error == "table-full"
    start(house, table, ada, Filling())
    assert refusal(join, house, table, dora, Join()).error == "not-open"


def test_two_people_who_want_the_last_seat_do_not_both_get_it(house: House) -> None:
    ada, *others = guests(house, 5)
    table = make_table(house, ada, NewTable("histrio", 2))

    def attempt(person: str) -> str:
        try:
            join(house, table, person, Join())
        except Exception as trouble:
            return str(trouble)
        return "sits"

    with ThreadPoolExecutor(4) as threads:
        assert sorted(threads.map(attempt, others)) == ["sits", "table-full", "table-full", "table-full"]


def test_who_leaves_before_the_start_frees_the_seat_and_the_owner_passes_on(house: House) -> None:
    ada, bo = guests(house, 2)
    table = make_table(house, ada, NewTable("rokoko", 3, seat=1, salt="sel"))
    assert refusal(leave, house, table, bo).error == "not-seated"
    join(house, table, bo, Join())
    leave(house, table, ada)
    info = situation(house, table, bo).table
    assert info.is_owner
    assert (info.seats[0].kind, info.seats[0].name) == ("open", "")
    with house.store.read() as connection:
        assert connection.execute(SEATS.select().where(SEATS.c.seat == 0)).one().salt == ""
    assert refusal(start, house, table, ada, Filling(["thumb", "thumb"])).error == "not-seated"
    start(house, table, bo, Filling(["thumb", "thumb"]))


def test_a_table_that_everybody_left_is_gone(house: House) -> None:
    ada = guests(house, 1)[0]
    table = make_table(house, ada, NewTable("rokoko", 3, bots=["thumb"]))
    leave(house, table, ada)
    for work in (situation, leave):
        assert refusal(work, house, table, ada).error == "no-table"
    assert refusal(join, house, table, ada, Join()).error == "no-table"


# -- beginning


def test_only_the_owner_begins_and_every_seat_must_be_filled(house: House) -> None:
    ada, bo = guests(house, 2)
    table = make_table(house, ada, NewTable("rokoko", 4, seat=1))
    join(house, table, bo, Join())
    assert refusal(start, house, table, bo, Filling(["thumb", "thumb"])).error == "not-owner"
    few, many = (refusal(start, house, table, ada, Filling(["thumb"] * count)) for count in (1, 3))
    assert (few.error, few.facts) == ("seats-open", {"open": 1})
    assert (many.error, many.facts) == ("no-seat-for-bots", {"bots": 3, "open": 2})
    start(house, table, ada, Filling(["random", "thumb"]))
    info = situation(house, table, bo).table
    assert [seat.level for seat in info.seats] == [None, None, "random", "thumb"]
    assert refusal(start, house, table, ada, Filling()).error == "not-open"


def test_the_seed_is_made_of_what_was_committed_and_of_everybodys_salt(house: House) -> None:
    house.new_secret = lambda: "ab" * 32
    ada, bo = guests(house, 2)
    table = make_table(house, ada, NewTable("rokoko", 3, seat=2, salt="sel"))
    shown = situation(house, table, bo).table.commitment
    assert shown == commitment_of("ab" * 32)
    join(house, table, bo, Join(seat=3, salt="poivre"))
    start(house, table, ada, Filling(["random"]))
    company = Company(house, table, [None, ada, bo])
    assert company.row().seed == seed_of("ab" * 32, ["", "sel", "poivre"])
    assert company.now(2).table.commitment == shown
    assert company.now(2).result is None


# -- playing again


def finished(house: House, people: int = 2, players: int = 2, **wanted: Any) -> Company:
    company = table_of(house, "histrio", players, people, **wanted)
    company.play()
    return company


def test_a_rematch_is_a_table_like_the_first_that_the_others_join(house: House) -> None:
    company = finished(house, 2, 3, hints=True, watch="anyone", clock=Clock(60, 60))
    ada, bo, _ = company.people
    assert ada is not None
    assert bo is not None
    again = rematch(house, company.table, bo, "sel")
    assert company.now(1).table.rematch == again
    assert rematch(house, company.table, bo, "") == again
    assert rematch(house, company.table, ada, "poivre") == again
    info = situation(house, again, bo).table
    assert (info.hints, info.watch, info.clock, info.players, info.is_owner) == (True, "anyone", Clock(60, 60), 3, True)
    assert sorted(seat.kind for seat in info.seats) == ["bot", "person", "person"]
    assert info.commitment != company.now(1).table.commitment
    start(house, again, bo, Filling())


def test_two_people_who_ask_at_once_meet_at_one_table(house: House) -> None:
    company = finished(house)
    with ThreadPoolExecutor(4) as threads:
        asked = [person for person in company.people if person is not None] * 3
        tables = set(threads.map(lambda person: rematch(house, company.table, person, ""), asked))
    assert len(tables) == 1
    with house.store.read() as connection:
        assert len(connection.execute(TABLES.select()).all()) == 2
    assert [seat.kind for seat in situation(house, tables.pop(), None).table.seats] == ["person"] * 2


def test_a_rematch_that_was_left_again_can_be_asked_for_again(house: House) -> None:
    company = finished(house)
    ada, bo = company.people
    assert ada is not None
    assert bo is not None
    first = rematch(house, company.table, ada, "")
    leave(house, first, ada)
    second = rematch(house, company.table, bo, "")
    assert second != first
    assert rematch(house, company.table, ada, "") == second


def test_a_rematch_against_opponents_alone_begins_at_once(house: House) -> None:
    company = finished(house, 1)
    ada = company.people[0]
    assert ada is not None
    assert situation(house, rematch(house, company.table, ada, ""), ada).table.status == "running"


def test_a_rematch_needs_an_end_and_a_seat(house: House) -> None:
    company = table_of(house)
    ada = company.people[0]
    assert ada is not None
    assert refusal(rematch, house, company.table, ada, "").error == "not-over"
    assert refusal(rematch, house, company.table, guests(house, 1)[0], "").error == "not-seated"


# -- what nobody needs any more


def test_tables_that_nobody_came_to_are_given_up_and_finished_ones_are_kept(house: House) -> None:
    time = house.now = Time()
    company = finished(house)
    slow = table_of(house)
    ada = guests(house, 1)[0]
    old = make_table(house, ada, NewTable("histrio", 2))
    time.pass_(WAITED / 2)
    young = make_table(house, ada, NewTable("histrio", 2))
    new_link(house, ada)
    assert clean(house) == 0
    time.pass_(WAITED / 2 + 1)
    assert clean(house) == 1
    assert refusal(situation, house, old, ada).error == "no-table"
    time.pass_(FORGOTTEN + 1)
    assert clean(house) == 1
    with house.store.read() as connection:
        kept = {row.id for row in connection.execute(TABLES.select())}
        assert kept == {company.table, slow.table, young}
        assert {row.table_id for row in connection.execute(SEATS.select())} == kept
        assert connection.execute(LINKS.select()).all() == []
    assert company.now(1).result is not None
    assert slow.now(1).table.status == "running"
    assert len(METADATA.tables) == 8  # whoever adds one decides what cleaning does with it
