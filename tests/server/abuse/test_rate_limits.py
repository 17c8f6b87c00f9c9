"""Rate limits per person and address: buckets on a fake clock, responses with Retry-After."""

import asyncio
import os
import signal
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Event, Semaphore

import httpx
import pytest

from tests.infrastructure.guests import Guest
from tests.infrastructure.http_requests import operations, path_of
from tests.infrastructure.seated_table import Time, refusal
from tests.infrastructure.timeouts import WAIT_SECONDS
from tests.infrastructure.twin_nodes import served_node
from tests.server.abuse.conftest import must_wait
from trianon.core.editions.load import edition_from_text, load_edition
from trianon.core.errors import EditionError
from trianon.games import game_of
from trianon.server import limits
from trianon.server.client_address import proxy_networks
from trianon.server.http import middleware
from trianon.server.http.routes import play
from trianon.server.limits import MAX_BUCKETS
from trianon.server.rate_limits import ConcurrencyLimit, RateLimiter, TokenBucket, Turnstile, client_networks
from trianon.server.wire.match_messages import Hints
from trianon.server.workers import upload_checker
from trianon.server.workers.upload_checker import UploadChecker


def test_a_bucket_fills_by_the_second() -> None:
    clock = Time()
    bucket = TokenBucket(2.0, 4.0, now=clock)
    assert [bucket.take() for _ in range(5)] == [True, True, True, True, False]
    assert bucket.wait() == 0.5
    clock.pass_(0.5)
    assert bucket.take()
    assert not bucket.take()
    clock.pass_(1000)
    assert [bucket.take() for _ in range(5)] == [True, True, True, True, False]


def test_expensive_requests_take_more_tokens() -> None:
    clock = Time()
    bucket = TokenBucket(1.0, 10.0, now=clock)
    assert bucket.take(6)
    assert not bucket.take(6)
    assert bucket.wait(6) == 2
    assert bucket.take(4)
    clock.pass_(10)
    assert bucket.take(50)  # what does not fit takes all there is
    assert not bucket.take()


def test_a_factor_widens_all_limits_and_nothing_switches_them_off() -> None:
    twice = TokenBucket(1, 4, 2.0, Time())
    assert [twice.take() for _ in range(9)].count(True) == 8
    off = TokenBucket(1, 4, 0.0, Time())
    assert all(off.take() for _ in range(1000))


def test_buckets_do_not_pile_up() -> None:
    buckets = RateLimiter(1, 1, 1.0, Time())
    for number in range(MAX_BUCKETS + 50):
        buckets.take(str(number))
    assert buckets.take(str(MAX_BUCKETS + 49)) is not None
    assert buckets.take("0") is None  # forgotten, and so as good as new


def test_concurrency_is_limited_by_key_and_in_all() -> None:
    crowd, bounded = ConcurrencyLimit(2, 1.0), ConcurrencyLimit(2, 1.0, in_all=3)
    assert [crowd.acquire(name) for name in "aaabb"] == [True, True, False, True, True]
    assert [bounded.acquire(name) for name in "aaabb"] == [True, True, False, True, False]
    for limit, name in ((crowd, "a"), (bounded, "b")):
        limit.release("a")
        assert limit.acquire(name)
    assert all(ConcurrencyLimit(1, 0.0).acquire("a") for _ in range(5))


def test_ipv6_is_counted_by_the_network_of_a_host_and_by_that_of_its_site() -> None:
    host, site = client_networks("2001:db8:1:2:3:4:5:6")
    assert client_networks("2001:db8:1:2::1") == (host, site)
    other, same_site = client_networks("2001:db8:1:3::1")
    assert (other != host, same_site) == (True, site)
    assert client_networks("2001:db8:2:2::1")[1] != site
    assert client_networks("fe80::1%eth0") == client_networks("fe80::2")
    assert client_networks("::ffff:192.0.2.1") == client_networks("192.0.2.1") != client_networks("192.0.2.2")
    assert client_networks("?") == ("?",)
    hosts = [client_networks(f"2001:db8:1:{number:x}::1") for number in range(160)]
    buckets, crowd = RateLimiter(1, 10, 1.0, Time()), ConcurrencyLimit(10, 1.0)
    assert [buckets.take(*each) for each in hosts].count(None) == 10 * limits.SITE_FACTOR
    assert [crowd.acquire(*each) for each in hosts].count(True) == 10 * limits.SITE_FACTOR
    assert buckets.take(*client_networks("2001:db8:2::1")) is None, "every client has its own bucket"


def visits(http: httpx.Client, addresses: list[str]) -> list[int]:
    """The statuses of one request for each of these values of X-Forwarded-For."""
    return [http.get("/api/tables/lobby", headers={"x-forwarded-for": address}).status_code for address in addresses]


def test_made_up_addresses_do_not_evade_the_limit(http: httpx.Client) -> None:
    assert visits(http, [f"198.51.100.{number}" for number in range(40)]).count(429) == 10


def test_behind_a_trusted_proxy_each_client_has_its_own_limit(behind_proxy: httpx.Client) -> None:
    assert visits(behind_proxy, [f"198.51.100.{number}" for number in range(40)]).count(429) == 0
    made_up = [f"6.6.6.{number}, 198.51.100.200" for number in range(40)]
    assert visits(behind_proxy, made_up).count(429) == 10


def test_the_rate_limit_applies_per_person(http: httpx.Client) -> None:
    guest = Guest(http, "de")
    done = [guest.ask("POST", "/api/me", {"language": "de"}) for _ in range(10)]
    assert [answer.status_code for answer in done] == [200] * 8 + [429] * 2
    assert must_wait(done[-1])
    assert done[-1].json()["text"].startswith("Zu viele Anfragen")
    http.cookies.clear()
    other = Guest(http)
    assert other.ask("POST", "/api/me", {"language": "en"}).status_code == 200


@pytest.mark.parametrize(("number", "operation"), list(enumerate(operations("post"))))
def test_every_route_that_writes_is_limited(behind_proxy: httpx.Client, number: int, operation: str) -> None:
    """Requests from one address without identity, until the rate limit applies."""
    address = {"x-forwarded-for": f"203.0.113.{number}"}
    for _ in range(41):
        if must_wait(behind_proxy.post(path_of(operation), headers=address)):
            break
    else:
        raise AssertionError("no request had to wait")
    assert behind_proxy.get("/api/games", headers=address).status_code == 200  # reading is counted by itself


def test_work_that_is_done_already_delays_the_requests_to_come() -> None:
    clock = Time()
    bucket = TokenBucket(2.0, 4.0, now=clock)
    bucket.charge(5)
    assert not bucket.take()
    assert bucket.wait() == 1
    bucket.charge(1000)
    assert bucket.wait(4) == 4, "never more than two bursts"
    clock.pass_(4)
    assert bucket.take(4)


def test_a_long_response_counts_more(http: httpx.Client) -> None:
    assert len(http.get("/api/schema").content) > 10 * limits.BYTES_PER_RESPONSE_TOKEN
    statuses = [http.get("/api/schema").status_code for _ in range(4)]
    assert statuses.count(429) >= 2


@pytest.mark.parametrize(
    ("path", "headers", "cost"),
    [
        ("/api/tables/x/replay/3", {}, limits.REQUEST_COSTS["replay"]),
        ("/api/tables/x/hint", {}, limits.REQUEST_COSTS["hint"]),
        ("/api/tables/", {b"content-length": b"200999"}, limits.REQUEST_COSTS["tables"] + 200),
        ("/api/me", {b"content-length": b"9" * 30}, 1),
        ("/api/me", {b"content-length": b"999999999"}, 1 + limits.MAX_REQUEST_BODY // limits.BYTES_PER_TOKEN),
        ("/api/me", {b"transfer-encoding": b"chunked"}, 1 + limits.MAX_REQUEST_BODY // limits.BYTES_PER_TOKEN),
    ],
)
def test_a_request_costs_by_its_route_and_the_length_of_its_body(
    path: str, headers: dict[bytes, bytes], cost: float
) -> None:
    assert middleware.request_cost(path, headers) == cost


@pytest.mark.parametrize("http", [proxy_networks("127.0.0.1", "")], indirect=True)
def test_expensive_requests_of_one_address_do_not_limit_others(
    http: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Editions are checked off the event loop; the attacker has to wait, the honest player has not."""
    loops: list[object] = []
    check = UploadChecker.check

    def watched(checker: UploadChecker, game: str, text: str, players: int) -> None:
        loops.append(asyncio._get_running_loop())
        check(checker, game, text, players)

    monkeypatch.setattr(UploadChecker, "check", watched)
    http.headers["x-forwarded-for"] = "198.51.100.7"
    http.post("/api/hello")
    long = {"game": "histrio", "players": 2, "edition": "own", "edition_text": "x = 1\n" * 4_000}
    attacks = [http.post("/api/tables", json=long) for _ in range(3)]
    assert attacks[0].json()["error"] == "bad-edition"
    assert all(must_wait(done) for done in attacks[1:])
    assert loops == [None], "checked once, and in a thread without an event loop"
    http.headers["x-forwarded-for"] = "198.51.100.8"
    assert http.get("/api/tables/mine").status_code == 200


@pytest.fixture
def searching(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[httpx.Client]:
    """A node with the usual limits, but for worker time that does not refill during a test."""
    monkeypatch.setattr(limits, "WORKER_RATE", 1e-3)
    monkeypatch.setattr(limits, "WORKER_BURST", 3 * limits.WORKER_SECONDS["hint"])
    with served_node(tmp_path, rate_limit_factor=1) as client:
        client.post("/api/hello")
        yield client


def test_hints_and_analyses_share_the_worker_time_of_an_address(searching: httpx.Client) -> None:
    assert searching.post("/api/tables/none/analysis").status_code == 404
    assert searching.post("/api/tables/none/hint").status_code == 404
    assert must_wait(searching.post("/api/tables/none/hint"))
    assert searching.get("/api/tables/none/analysis").status_code == 404, "known results need no worker"
    assert searching.post("/api/me", json={"language": "en"}).status_code == 200


def test_few_searches_of_an_address_run_at_the_same_time(
    searching: httpx.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, may_end = Semaphore(0), Event()

    def wait(*_: object) -> Hints:
        begun.release()
        assert may_end.wait(WAIT_SECONDS)
        return Hints(1, [])

    monkeypatch.setattr(play, "hints_for", wait)
    with ThreadPoolExecutor(limits.MAX_ADDRESS_SEARCHES) as threads:
        first = [threads.submit(searching.post, "/api/tables/none/hint") for _ in range(limits.MAX_ADDRESS_SEARCHES)]
        assert all(begun.acquire(timeout=WAIT_SECONDS) for _ in first)
        assert must_wait(searching.post("/api/tables/none/hint"))
        may_end.set()
        assert [done.result().status_code for done in first] == [200, 200]


@pytest.fixture
def checker() -> Iterator[UploadChecker]:
    opened = UploadChecker()
    yield opened
    opened.close()


def test_editions_are_read_in_another_process(checker: UploadChecker, monkeypatch: pytest.MonkeyPatch) -> None:
    text = load_edition(game_of("histrio").schema, "reference").text + "\n[unknown]\n"
    with pytest.raises(EditionError) as here:
        edition_from_text(game_of("histrio").schema, text, "edition")
    monkeypatch.setattr(upload_checker, "edition_from_text", None)  # in this process alone
    with pytest.raises(EditionError) as there:
        checker.check("histrio", text, 2)
    assert there.value.faults == here.value.faults
    checker.check("histrio", text.replace("[unknown]", ""), 2)


def test_a_lost_checker_is_replaced(checker: UploadChecker) -> None:
    text = load_edition(game_of("histrio").schema, "reference").text
    checker.check("histrio", text, 2)
    assert checker._pool is not None
    for process in list(checker._pool._processes):
        os.kill(process, signal.SIGKILL)
    checker.check("histrio", text, 2)


def test_few_editions_are_checked_at_the_same_time(checker: UploadChecker, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(upload_checker, "EDITION_WAIT", 0.01)
    for _ in range(limits.EDITION_CHECKS):
        assert checker._turns.acquire(blocking=False)
    refused = refusal(checker.check, "histrio", "x = 1", 2)
    assert (refused.status, refused.facts) == (429, {"seconds": 1})


async def test_messages_that_arrive_together_leave_the_loop_to_others_in_between() -> None:
    turns, iteration = Turnstile(8), 0
    passed: Counter[int] = Counter()
    order: list[int] = []

    async def message(number: int) -> None:
        await turns.enter()
        passed[iteration] += 1
        order.append(number)

    tasks = [asyncio.create_task(message(number)) for number in range(100)]
    while not all(task.done() for task in tasks):
        await asyncio.sleep(0)
        iteration += 1
    assert max(passed.values()) <= 8
    assert order == list(range(100))


async def test_a_message_whose_socket_closed_takes_no_turn() -> None:
    turns, passed = Turnstile(1), list[str]()

    async def message(name: str) -> None:
        await turns.enter()
        passed.append(name)

    tasks = [asyncio.create_task(message(name)) for name in "abcd"]
    await asyncio.sleep(0)
    tasks[1].cancel()
    tasks[2].cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    await asyncio.gather(*(message(name) for name in "ef"))
    assert passed == ["a", "d", "e", "f"]
