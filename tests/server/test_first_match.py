"""From the first visit to the final scoring, over the network, on both kinds of database."""

import random
import time

import pytest

from tests.infrastructure.guests import Guest, play_on, seated
from tests.infrastructure.services import ServerProcess
from tests.infrastructure.timeouts import WAIT_SECONDS
from trianon.core.match_file.read import read_record
from trianon.core.match_file.verify import verify
from trianon.games import game_of


@pytest.mark.parametrize(("server", "game"), [("sqlite", "rokoko"), ("postgresql", "histrio")], indirect=["server"])
def test_two_guests_play_a_match_to_its_end(server: ServerProcess, game: str) -> None:
    guests, table = seated(server.address, game, 2)
    given = play_on(guests, table, random.Random(7))
    assert given > 30
    now = guests[1].now(table)
    assert now["decision"] is None
    result = now["result"]
    assert sorted(result["placings"])[0] == 1
    record = read_record(guests[0].ask("GET", f"/api/tables/{table}/record").text, "record", game_of)
    verify(record)
    assert record.result == {"points": result["points"], "placings": result["placings"]}
    assert len(record.answers) == given


def test_a_guest_plays_against_an_opponent_of_the_server(server: ServerProcess) -> None:
    guest = Guest(server.address)
    table = guest.make("histrio", 2, bots=["thumb"], start=True)
    chance, end = random.Random(3), time.monotonic() + WAIT_SECONDS
    now = guest.now(table)
    while now["table"]["status"] != "over":
        assert time.monotonic() < end, "the match does not end"
        if now["decision"] is not None:
            done = guest.answer(table, now["decision"]["number"], chance.choice(now["decision"]["options"]))
            assert done.status_code == 200, done.text
            now = guest.now(table)
        else:  # until the opponent has answered
            now = guest.now(table, since=now["number"], wait=10)
    assert now["result"]["stood_in"] == []
