"""What a node counts is what happened there."""

import random
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families
from websockets.sync.client import connect

from tests.infrastructure.guests import Guest, play_on, seated
from tests.infrastructure.services import NO_TLS, ServerProcess
from tests.infrastructure.timeouts import WAIT_SECONDS, until
from tests.infrastructure.twin_nodes import served_node


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    folder = tmp_path_factory.mktemp("node")
    with ServerProcess(folder, {"TRIANON_RATE_LIMIT_FACTOR": "0"}).wait() as started:
        yield started


def counted(server: ServerProcess) -> dict[tuple[str, tuple[tuple[str, str], ...]], float]:
    """All samples, by name and labels."""
    answered = httpx.get(f"{server.address}/metrics", timeout=WAIT_SECONDS, verify=NO_TLS)
    assert answered.headers["content-type"].startswith("text/plain; version=")
    assert answered.headers["content-type"].count("charset=utf-8") == 1
    return {
        (sample.name, tuple(sorted(sample.labels.items()))): sample.value
        for family in text_string_to_metric_families(answered.text)
        for sample in family.samples
    }


def by_people(server: ServerProcess) -> float:
    """Answers of people."""
    return counted(server).get(("trianon_answers_total", (("by", "person"),)), 0)


def test_answers_of_people_and_opponents_are_counted(server: ServerProcess) -> None:
    guests, table = seated(server.address, "histrio", 2)
    before = by_people(server)
    given = play_on(guests, table, random.Random(1), 20)
    assert by_people(server) - before == given
    lone = Guest(server.address)
    other = lone.make("histrio", 2, bots=["random"], start=True)
    while (decision := lone.now(other)["decision"]) is not None:  # until the opponent is to answer
        lone.answer(other, decision["number"], decision["options"][0])
    until(lambda: counted(server).get(("trianon_answers_total", (("by", "bot"),)), 0) >= 1)
    assert counted(server)["trianon_bot_think_seconds_count", (("game", "histrio"), ("level", "random"))] >= 1


def test_a_repeated_answer_is_counted_once(server: ServerProcess) -> None:
    guests, table = seated(server.address, "rokoko", 2)
    asker = guests[guests[0].now(table)["table"]["asked"][0] - 1]
    decision = asker.now(table)["decision"]
    before = by_people(server)
    for _ in range(3):
        assert asker.answer(table, decision["number"], decision["options"][0]).status_code == 200
    assert by_people(server) - before == 1


def test_requests_and_refusals_are_counted(server: ServerProcess) -> None:
    guest = Guest(server.address)
    before = counted(server)
    for _ in range(3):
        guest.ask("GET", "/api/tables/no-such-table")
        guest.ask("GET", "/api/me")
    guest.http.request("BREW", "/api/me")
    now = counted(server)

    def more(name: str, **labels: str) -> float:
        key = (name, tuple(sorted(labels.items())))
        return now.get(key, 0) - before.get(key, 0)

    assert more("trianon_refusals_total", error="no-table") == 3
    assert more("trianon_request_seconds_count", method="GET", status="404") == 3
    assert more("trianon_request_seconds_count", method="GET", status="200") >= 3
    assert not [labels for _, labels in now if ("method", "BREW") in labels]


def test_sockets_are_counted_while_they_are_open(server: ServerProcess) -> None:
    guest = Guest(server.address)
    with connect(
        f"ws://127.0.0.1:{server.port}/api/live", additional_headers={"cookie": f"trianon={guest.token}"}
    ) as line:
        line.recv(20)
        assert counted(server)["trianon_sockets", ()] == 1
    until(lambda: counted(server)["trianon_sockets", ()] == 0, "a closed socket is still counted")


def test_health_says_whether_the_database_answers(server: ServerProcess) -> None:
    response = httpx.get(f"{server.address}/health", timeout=WAIT_SECONDS, verify=NO_TLS)
    assert response.status_code == 200
    assert response.json()["status"] == "ok"
    assert response.json()["database"] is True
    assert response.json()["redis"] is None


def test_metrics_are_for_this_machine_or_for_holders_of_the_token(tmp_path: Path) -> None:
    proxied = {"x-forwarded-for": "198.51.100.1"}
    with served_node(tmp_path, metrics_token="a token for the scraper") as http:
        assert http.get("/metrics").status_code == 200
        assert http.get("/metrics", headers=proxied).status_code == 404
        assert http.get("/metrics", headers={**proxied, "authorization": "Bearer wrong"}).status_code == 404
        allowed = http.get("/metrics", headers={**proxied, "authorization": "Bearer a token for the scraper"})
        assert allowed.status_code == 200
        assert "trianon_request_seconds" in allowed.text
