"""Processor time of every route against what one address may send: `python bench/route_costs.py [--write]`.

One node on SQLite on this machine, over loopback. First each route is asked without limits, one request at a time, with
the dearest input a guest can send; then an honest player is timed alone and beside an attacker, with limits on.
Bounded, and ends by itself.
"""

import argparse
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import httpx

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # so that it runs as a file and as a module

from bench import report
from bench.server_load import Server
from tests.infrastructure.guests import Guest
from trianon.core.editions.load import load_edition
from trianon.games import game_of
from trianon.server import limits
from trianon.server.http.middleware import request_cost, route_name

RESULTS = Path(__file__).resolve().parents[1] / "docs" / "limits.md"
MIN_REQUESTS, MAX_REQUESTS = 20, 200  # per route
MAX_SECONDS = 1.5  # of processor time per route
TABLES, LINES, ANSWERS = 100, 200, 120  # tables in the lobby, lines of chat, answers of a match
TIMEOUT = 240.0  # seconds of one request: the first hint may have to compile
BESIDE = 10.0  # seconds of one measurement beside an attacker
SHARE = 25  # percent of a core that one address may use for long
HEAD = """# What a request costs, and how many one address may send

Written by `python bench/route_costs.py --write`; the limits are those of `src/trianon/server/limits.py`. Processor
time of the node (and of its worker processes) per request, with the most expensive input a guest can send. An address
has {read:g} tokens a second for reading and {write:g} for writing, a person {person:g} for writing; a request takes
tokens by its route, one more for each KB of its body and for each 10 KB of the response. Messages of sockets count
like requests: each one, in either direction, takes a token for reading, and an answer one for writing as well. They
wait until there are tokens. An IPv6 address shares the limits of its /64 network, and four times these limits with
its /48 network. Hints and pieces of analyses are computed in worker processes of low priority, two of an address at
the same time; it has {worker:g} s a second of their time, and {hoard:g} s at once. The last column is the share of a
core that one address can use for long; the aim is at most {share} %.

| request | CPU ms | tokens | a second | share of a core |
|---|--:|--:|--:|--:|
"""
FOOT = """

An honest player beside an attacker who makes tables with long faulty editions from another address without pause,
limits on: {alone} alone; {attacked} beside the attacker, who got {got}. The attacker's own program runs on the same
machine, so measure while nothing else runs.

{where}.
"""
Request = tuple[str, str, str, Callable[[], httpx.Response]]  # name, method, path, and how it is sent


def guest_at(address: str, local: str = "127.0.0.1") -> Guest:
    """A new person over HTTP, from an address of this machine."""
    transport = httpx.HTTPTransport(local_address=local)
    return Guest(httpx.Client(base_url=address, timeout=TIMEOUT, transport=transport))


def cpu(server: Server) -> float:
    """Seconds of processor time of a node and its worker processes so far."""
    threads = Path(f"/proc/{server.process.pid}/task").iterdir()
    below = [int(pid) for thread in threads for pid in (thread / "children").read_text().split()]
    return sum(_cpu_of(pid) for pid in (server.process.pid, *below))


def _cpu_of(pid: int) -> float:
    try:
        tasks = list(Path(f"/proc/{pid}/task").iterdir())
        return sum(int((task / "schedstat").read_text().split()[0]) for task in tasks) / 1e9
    except OSError:  # ended meanwhile
        return 0.0


def long_edition(game: str) -> str:
    """A text as long as is allowed: the reference edition and comments, which must be read to be skipped."""
    text = load_edition(game_of(game).schema, "reference").text
    line = "# " + "x" * 70 + "\n"
    return text + line * ((199_000 - len(text)) // len(line))


def faulty_edition(game: str) -> str:
    """A long text with a fault in every line."""
    text = load_edition(game_of(game).schema, "reference").text
    return text + "".join(f"[unknown_{number}]\nvalue = {number}\n" for number in range((199_000 - len(text)) // 40))


def played(guest: Guest, table: str, answers: int) -> None:
    """Answer at random, always the first option, until so many answers are given or the match is over."""
    for _ in range(answers * 4):
        now = guest.ask("GET", f"/api/tables/{table}?since=1000000").json()
        if now["table"]["status"] == "over" or now["number"] > answers:
            return
        if now["decision"] is None:
            time.sleep(0.01)
            continue
        body = {"number": now["decision"]["number"], "key": now["decision"]["options"][0]}
        guest.ask("POST", f"/api/tables/{table}/answers", body)


def routes(server: Server) -> list[Request]:
    """Every kind of request: its name, method, path, and how it is sent."""
    guest, rival = guest_at(server.address), guest_at(server.address)
    running = guest.make("rokoko", hints=True, bots=["random"], start=True)
    played(guest, running, ANSWERS)
    over = guest.make("histrio", bots=["random"], start=True)
    played(guest, over, 10_000)
    long = guest.make("rokoko", 4, bots=["random"] * 3, start=True)  # an analysis of many pieces
    played(guest, long, 10_000)
    talk = guest.make("rokoko", 3)
    rival.ask("POST", f"/api/tables/{talk}/join", {})
    for number in range(LINES):
        guest.ask("POST", f"/api/tables/{talk}/chat", {"text": f"{number} " + "x" * 400})
    for _ in range(TABLES // 40 + 1):
        crowd = guest_at(server.address)
        for _ in range(40):
            crowd.make("rokoko", 5, listed=True)
    for _ in range(40):
        rival.make("rokoko", 5)
    at, to = f"/api/tables/{running}", f"/api/tables/{talk}"
    new: dict[str, Any] = {"game": "rokoko", "players": 5}
    texts = {"long": long_edition("rokoko"), "faulty": faulty_edition("rokoko")}

    def create(**more: Any) -> httpx.Response:
        return guest_at(server.address).ask("POST", "/api/tables", {**new, **more})

    def play_on() -> httpx.Response:
        body = {"at": ANSWERS, "seat": 1, "bots": ["random"] * 3}
        return guest_at(server.address).ask("POST", f"/api/tables/{long}/play-on", body)

    def stranger() -> httpx.Response:
        return httpx.post(f"{server.address}/api/hello")

    plain: list[tuple[str, str, str, Any]] = [
        ("hello, known", "POST", "/api/hello", None),
        ("name", "POST", "/api/me", {"language": "en"}),
        ("devices", "GET", "/api/me/devices", None),
        ("games", "GET", "/api/games", None),
        ("edition of a game", "GET", "/api/games/rokoko/editions/reference?players=5", None),
        ("edition of a table", "GET", f"{at}/edition", None),
        ("API document", "GET", "/api/schema", None),
        ("situation", "GET", at, None),
        ("situation, all entries", "GET", f"{at}?since=0", None),
        ("answer, refused", "POST", f"{at}/answers", {"number": 1, "key": "pass"}),
        ("score", "GET", f"{at}/score", None),
        ("consequences", "GET", f"{at}/consequences", None),
        ("hint (worker processes)", "POST", f"{at}/hint", None),
        ("replay", "GET", f"/api/tables/{over}/replay/30?seat=1", None),
        ("replay, running", "GET", f"{at}/replay/40?seat=1", None),
        ("record", "GET", f"/api/tables/{over}/record", None),
        ("analysis, as far as known", "GET", f"/api/tables/{over}/analysis", None),
        ("analysis, a piece (worker processes)", "POST", f"/api/tables/{long}/analysis", None),
        ("my matches", "GET", "/api/me/matches?sort=points", None),
        ("my statistics", "GET", "/api/me/statistics?game=histrio", None),
        ("statistics", "GET", "/api/games/histrio/statistics?players=2", None),
        ("lesson", "GET", "/api/games/rokoko/lessons/first", None),
        ("lesson, taken up again", "POST", "/api/games/histrio/lessons/first", None),
        ("chat, read", "GET", f"{to}/chat", None),
        ("chat, write", "POST", f"{to}/chat", {"text": "x" * 400}),
        ("looked", "POST", f"{at}/looked?number=1", None),
        ("lobby", "GET", "/api/tables/lobby", None),
        ("page", "GET", "/", None),
        ("health", "GET", "/health", None),
    ]  # fmt: skip
    found: list[Request] = [(name, how, path, partial(guest.ask, how, path, body)) for name, how, path, body in plain]
    found.append(("my tables", "GET", "/api/tables/mine", partial(rival.ask, "GET", "/api/tables/mine")))
    found.append(("hello, new guest", "POST", "/api/hello", stranger))
    found.append(("new table (with a new guest)", "POST", "/api/tables", create))
    found.append(("playing on (with a new guest)", "POST", f"/api/tables/{long}/play-on", play_on))
    for name, text in texts.items():
        own = {"edition": "own", "edition_text": text}
        found.append((f"new table, {name} edition", "POST", "/api/tables", partial(create, **own)))
        sheet = "/api/games/rokoko/edition-sheet"
        found.append((f"sheet of a {name} edition", "POST", sheet, partial(guest.ask, "POST", sheet, {"file": text})))
    return found


def cost_of(server: Server, send: Callable[[], httpx.Response]) -> tuple[float, int, int]:
    """Milliseconds of processor time per request, and the lengths of its body and its response."""
    response = send()
    begun, count = cpu(server), 0
    while (
        count < MAX_REQUESTS
        and (count < MIN_REQUESTS or cpu(server) - begun < MAX_SECONDS)
        and cpu(server) - begun < 4 * MAX_SECONDS
    ):
        send()
        count += 1
    return (cpu(server) - begun) / count * 1000, len(response.request.content), len(response.content)


def table(server: Server) -> list[str]:
    """The lines of the table, dearest share first."""
    lines: list[tuple[float, str]] = []
    for name, method, path, send in routes(server):
        spent, sent, received = cost_of(server, send)
        tokens = request_cost(path.partition("?")[0], {b"content-length": str(sent).encode()})
        tokens += received // limits.BYTES_PER_RESPONSE_TOKEN if path.startswith("/api/") else 0
        rate = limits.READ_RATE if method == "GET" else limits.ADDRESS_RATE
        burst = limits.READ_BURST if method == "GET" else limits.ADDRESS_BURST
        often = rate / min(tokens, burst)
        seconds = limits.WORKER_SECONDS.get(route_name(path)) if method == "POST" else None
        if seconds:
            often = min(often, limits.WORKER_RATE / seconds)
        share = spent * often / 10
        mark = "" if share <= SHARE else " (!)"
        lines.append((share, f"| {name} | {spent:.1f} | {tokens:g} | {often:.1f} | {share:.0f} %{mark} |"))
        print(lines[-1][1], flush=True)
    return [line for _, line in sorted(lines, reverse=True)]


def honest(address: str, seconds: float) -> list[float]:
    """Seconds that requests of an honest player took: looks at a table and renames, five times a second."""
    guest, taken = guest_at(address), []
    seat = guest.make("rokoko", bots=["random"], start=True)
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        for method, path, body in (("GET", f"/api/tables/{seat}", None), ("POST", "/api/me", {"language": "en"})):
            begun = time.perf_counter()
            assert guest.ask(method, path, body).status_code == 200
            taken.append(time.perf_counter() - begun)
        time.sleep(0.2)
    return sorted(taken)


def beside(address: str) -> tuple[list[float], list[float], dict[int, int]]:
    """Times of an honest player alone and beside an attacker, and the statuses the attacker got."""
    alone = honest(address, BESIDE)
    stop, statuses = threading.Event(), dict[int, int]()

    def attack() -> None:
        guest, text = guest_at(address, "127.0.0.2"), faulty_edition("rokoko")
        while not stop.is_set():
            own = {"game": "rokoko", "players": 5, "edition": "own", "edition_text": text}
            for body in (own, {"game": "rokoko", "players": 2}):
                status = guest.ask("POST", "/api/tables", body).status_code
                statuses[status] = statuses.get(status, 0) + 1

    thread = threading.Thread(target=attack)
    thread.start()
    try:
        return alone, honest(address, BESIDE), statuses
    finally:
        stop.set()
        thread.join(60)


def percentiles(times: list[float]) -> str:
    """The median and the 99th percentile in milliseconds."""
    p50, p99 = (times[min(len(times) - 1, int(len(times) * share))] * 1000 for share in (0.5, 0.99))
    return f"p50 {p50:.1f} ms, p99 {p99:.1f} ms"


def main() -> None:
    """Measure, print, and with --write keep the result."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true", help=f"write {RESULTS.name}")
    write = parser.parse_args().write
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder)) as server:
        lines = table(server)
    with tempfile.TemporaryDirectory() as folder, Server(Path(folder), limits="1") as server:
        alone, attacked, statuses = beside(server.address)
    text = HEAD.format(read=limits.READ_RATE, write=limits.ADDRESS_RATE, person=limits.PERSON_RATE, share=SHARE,
        worker=limits.WORKER_RATE, hoard=limits.WORKER_BURST,
    )  # fmt: skip
    text += "\n".join(lines) + FOOT.format(
        alone=percentiles(alone), attacked=percentiles(attacked),
        got=", ".join(f"{count} × {status}" for status, count in sorted(statuses.items())),
        where=report.conditions(),
    )  # fmt: skip
    print(text)
    if write:
        RESULTS.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
