"""The socket of a real node, resumed without gap or repetition."""

import asyncio
import json
import random
from collections.abc import Iterator
from contextlib import closing

import pytest
from websockets.asyncio.client import connect

from tests.infrastructure.guests import Guest, Json, play_on, seated
from tests.infrastructure.seated_table import SeatedTable
from tests.infrastructure.services import FOLDERS, ServerProcess
from tests.infrastructure.sockets import SocketClient, TableLog
from tests.infrastructure.timeouts import WAIT_SECONDS
from tests.server.conftest import SECRET
from trianon.server.config import Config
from trianon.server.serve import open_node
from trianon.server.storage.rows import seats_of


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """One node for all tests here, on SQLite; what differs by database is tested elsewhere."""
    folder = tmp_path_factory.mktemp("live")
    env = {
        "TRIANON_RATE_LIMIT_FACTOR": "0",
        "TRIANON_SECRET": SECRET,
        "TRIANON_PING_INTERVAL": "60",
    }
    with ServerProcess(folder, env).wait() as started:
        yield started
    assert "Traceback" not in started.log_file.read_text("utf-8")


def answer_at_another_node(server: ServerProcess, table: str) -> None:
    """Answer once behind the node's back, so that only a poll of the database finds it."""
    file = FOLDERS[server.address] / "trianon.db"
    with closing(open_node(Config(f"sqlite:///{file}", SECRET.encode(), node_name="another"))) as node:
        with node.store.read() as connection:
            people: list[str | None] = [seat.person for seat in seats_of(connection, table)]
        SeatedTable(node, table, people).play(1)


def asked(now: Json) -> list[int]:
    return list(now["table"]["asked"])


async def level(lines: list[SocketClient], table: str, number: int) -> None:
    for line in lines:
        await line.until(lambda heard=line.tables[table]: (heard.number or 0) >= number)


async def test_a_reconnecting_socket_gets_every_entry_once(server: ServerProcess) -> None:
    guests, table = seated(server.address, "histrio", 2)
    chance = random.Random(5)
    async with SocketClient(guests[0]) as line:
        heard = await line.watch(table, since=0)
        await level([line], table, 1)
        for _ in range(8):
            await asyncio.to_thread(play_on, guests, table, chance, chance.randrange(1, 4))
            await (line.cut() if chance.random() < 0.7 else line.close())
            await asyncio.to_thread(play_on, guests, table, chance, chance.randrange(4))
            await line.open()  # TableLog.take fails on a gap and on a repetition
        last = guests[0].now(table)["number"]
        await level([line], table, last)
        assert [entry["number"] for entry in heard.entries] == list(range(1, last + 1))
        assert heard.entries == guests[0].now(table, since=0)["entries"]


async def test_socket_and_http_return_the_same_situation(server: ServerProcess) -> None:
    guests, table = seated(server.address, "rokoko", 3)
    play_on(guests, table, random.Random(2), 60)
    for guest in [*guests, Guest(server.address)]:
        for since in (None, 0, 17, 61, 10_000):
            async with SocketClient(guest) as line:
                heard = await line.watch(table, since)
                await line.until(lambda heard=heard: heard.now)
                params = {} if since is None else {"since": since}
                assert {**guest.now(table, **params), "type": "situation"} == heard.now
                expected = {None: 21, 0: 0, 17: 17, 61: 61, 10_000: 61}[since]
                assert heard.now["since"] == expected


async def test_chat_arrives_once_and_resumes_after_a_reconnect(server: ServerProcess) -> None:
    guests, table = seated(server.address, "histrio", 2)
    async with SocketClient(guests[0]) as line, SocketClient(guests[1]) as other:
        heard, others = await line.watch(table), await other.watch(table)
        for number in range(5):
            guests[number % 2].post(f"/api/tables/{table}/chat", {"text": f"line {number}"})
        await line.until(lambda: len(heard.talk) >= 5)
        await line.cut()
        guests[1].post(f"/api/tables/{table}/chat", {"text": "line 5"})
        await line.open()
        await line.say(do="watch", table=table, since=heard.number)  # watching again repeats no chat
        guests[1].post(f"/api/tables/{table}/chat", {"text": "line 6"})
        await line.until(lambda: len(heard.talk) >= 7)
        await other.until(lambda: len(others.talk) >= 7)
        await line.say(do="ping")
        await line.until(lambda: line.hellos >= 3)
        assert [line["text"] for line in heard.talk] == [f"line {number}" for number in range(7)]
        assert [line["number"] for line in others.talk] == list(range(1, 8))
        assert {line["seat"] for line in heard.talk} == {1, 2}


async def test_an_unwatched_table_sends_turn_messages(server: ServerProcess) -> None:
    guests, table = seated(server.address, "histrio", 2)
    async with SocketClient(guests[0]) as line, SocketClient(Guest(server.address)) as stranger:
        await line.say(do="ping")
        await line.until(lambda: line.hellos == 2)
        await asyncio.to_thread(play_on, guests, table, random.Random(3), 6)
        await line.until(lambda: any(turn["number"] == 7 for turn in line.turns))
        now = guests[0].now(table)
        last = line.turns[-1]
        assert (last["table"], last["status"]) == (table, "running")
        assert last["your_turn"] == (1 in asked(now))
        guests[1].post(f"/api/tables/{table}/chat", {"text": "no turn of anybody"})
        await line.watch(table)
        await level([line], table, 7)
        before = len(line.turns)
        await asyncio.to_thread(play_on, guests, table, random.Random(4), 2)
        await level([line], table, 9)
        assert len(line.turns) == before  # a watched table sends the situation instead
        assert stranger.turns == []
    async with SocketClient(guests[0]) as late:  # earlier changes are not sent, not even by the next poll
        await asyncio.to_thread(answer_at_another_node, server, table)
        await late.until(lambda: late.turns)
        assert [turn["number"] for turn in late.turns] == [10]


async def test_players_see_when_another_leaves_the_table_and_returns(server: ServerProcess) -> None:
    guests, table = seated(server.address, "histrio", 2)
    async with SocketClient(guests[0]) as line, SocketClient(guests[1]) as gone, SocketClient(guests[1]) as second:
        heard, *_ = [await socket.watch(table) for socket in (line, gone, second)]
        await level([line, gone, second], table, 1)
        assert [seat["absent_since"] for seat in heard.now["table"]["seats"]] == [None, None]
        shown = heard.situations
        await second.close()
        await gone.close()
        await line.until(lambda: heard.now["table"]["seats"][1]["absent_since"] is not None)
        assert heard.situations == shown + 1, "told once, not at the end of each socket"
        assert heard.now["table"]["seats"][0]["absent_since"] is None
        async with SocketClient(Guest(server.address)) as spectator:
            seen = await spectator.watch(table)
            await spectator.until(lambda: seen.now)
            assert all(seat["absent_since"] is None for seat in seen.now["table"]["seats"])
        await gone.open()
        await line.until(lambda: heard.now["table"]["seats"][1]["absent_since"] is None)


async def test_answers_over_the_socket_are_accepted_once_or_refused(server: ServerProcess) -> None:
    guests, table = seated(server.address, "histrio", 2)
    async with (
        SocketClient(guests[0]) as line,
        SocketClient(guests[1]) as other,
        SocketClient(Guest(server.address)) as stranger,
    ):
        heard = await line.watch(table)
        await level([line], table, 1)
        decision = heard.now["decision"]
        key = decision["options"][0]
        first = await line.answer(table, decision["number"], key)
        again = await line.answer(table, decision["number"], key)
        assert (first["type"], first["repeated"], again["repeated"]) == ("done", False, True)
        assert first["number"] == again["number"]
        await level([line], table, first["number"])

        late = await line.answer(table, 777, key)
        assert (late["type"], late["problem"]["error"], late["problem"]["table"]) == ("refused", "stale", table)
        assert late["problem"]["situation"] is None  # the watched table sends it anyway
        unwatched = await other.answer(table, 777, key)
        assert unwatched["problem"]["situation"]["number"] == first["number"]
        assert unwatched["problem"]["situation"]["table"]["seats"][1]["you"]
        foreign = await stranger.answer(table, first["number"], key)
        assert foreign["problem"]["error"] == "not-seated"
        assert foreign["problem"]["situation"] is None
        nowhere = await stranger.answer("nowhere", 1, key)
        assert nowhere["problem"]["error"] == "no-table"


async def test_an_unwatched_table_sends_no_more_situations(server: ServerProcess) -> None:
    guests, table = seated(server.address, "histrio", 2)
    async with SocketClient(Guest(server.address)) as line:
        heard = await line.watch(table)
        await level([line], table, 1)
        await line.say(do="unwatch", table=table)
        await line.say(do="ping")
        await line.until(lambda: line.hellos == 2)
        await asyncio.to_thread(play_on, guests, table, random.Random(6), 3)
        await line.say(do="ping")
        await line.until(lambda: line.hellos == 3)
        assert heard.number == 1
        line.tables[table] = again = TableLog()
        await line.say(do="watch", table=table, since=2)
        await line.until(lambda: again.now)
        assert [entry["number"] for entry in again.entries] == [3, 4]


async def test_watching_again_during_a_send_counts(server: ServerProcess) -> None:
    guests, table = seated(server.address, "histrio", 2)
    play_on(guests, table, random.Random(9), 10)
    url = server.address.replace("http", "ws", 1) + "/api/live"
    headers = {"Authorization": f"Bearer {guests[0].token}"}
    for _ in range(5):
        async with connect(url, additional_headers=headers, proxy=None) as socket:
            for since in (11, 11, 3):
                await socket.send(json.dumps({"do": "watch", "table": table, "since": since}))
            shown: Json = {}
            while shown.get("since") != 3:
                shown = json.loads(await asyncio.wait_for(socket.recv(), WAIT_SECONDS))
            assert [entry["number"] for entry in shown["entries"]] == list(range(4, 12))


async def test_a_plain_request_waits_for_what_comes(server: ServerProcess) -> None:
    guests, table = seated(server.address, "histrio", 2)
    waiting = [asyncio.create_task(asyncio.to_thread(guest.now, table, since=1, wait=25)) for guest in guests]
    decision = guests[0].now(table)["decision"]
    done = guests[0].answer(table, decision["number"], decision["options"][0]).json()
    for shown in await asyncio.gather(*waiting):
        assert shown["number"] == done["number"]
        assert [entry["number"] for entry in shown["entries"]] == [2]
    assert guests[0].now(table, since=2, wait=1)["entries"] == []  # time is up
    assert guests[0].now(table, since=1, wait=25)["number"] == 2  # there is something already
    assert guests[0].ask("GET", f"/api/tables/{table}", since=1, wait=1000).status_code == 400
