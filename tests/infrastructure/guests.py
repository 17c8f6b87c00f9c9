"""Scripted people: each with an identity of its own, playing over HTTP as a browser does."""

import random
from typing import Any

import httpx

from tests.infrastructure.services import NO_TLS
from tests.infrastructure.timeouts import WAIT_SECONDS

Json = dict[str, Any]


KNOWN = 1_000_000  # above any entry number: no entries are sent
OPENED: list[httpx.Client] = []  # closed after every test, see conftest


def connected(address: str, **settings: Any) -> httpx.Client:
    """An HTTP client of a node."""
    OPENED.append(httpx.Client(base_url=address, timeout=WAIT_SECONDS, verify=NO_TLS, **settings))
    return OPENED[-1]


class Guest:
    """One person at a node; `hand_over` switches to another node with the same identity."""

    def __init__(self, address: str | httpx.Client, language: str = "en") -> None:
        self.http = address if isinstance(address, httpx.Client) else connected(address)
        self.http.headers["accept-language"] = language
        self.me: Json = self.post("/api/hello")

    @property
    def token(self) -> str:
        """The value of the identity cookie."""
        value = self.http.cookies.get("trianon")
        assert value
        return value

    def hand_over(self, address: str) -> None:
        """Go on at another node."""
        self.http = connected(address, cookies=self.http.cookies, headers={"accept-language": "en"})

    def ask(self, method: str, path: str, json: Any = None, **params: Any) -> httpx.Response:
        """A request, whatever comes of it."""
        return self.http.request(method, path, json=json, params=params)

    def post(self, path: str, json: Any = None, **params: Any) -> Any:
        """A request that must be accepted."""
        done = self.http.post(path, json=json, params=params)
        assert done.is_success, (path, json, done.status_code, done.text)
        return done.json() if done.content else None

    def get(self, path: str, **params: Any) -> Any:
        """A question that must be answered."""
        done = self.http.get(path, params=params)
        assert done.is_success, (path, done.status_code, done.text)
        return done.json()

    def make(self, game: str = "histrio", players: int = 2, **wanted: Any) -> str:
        """A new table."""
        return str(self.post("/api/tables/", {"game": game, "players": players, **wanted})["table"]["id"])

    def join(self, table: str, **wanted: Any) -> Json:
        """Sit down."""
        return dict(self.post(f"/api/tables/{table}/join", wanted))

    def start(self, table: str, *bots: str) -> Json:
        """Begin the match."""
        return dict(self.post(f"/api/tables/{table}/start", {"bots": list(bots)}))

    def now(self, table: str, **params: Any) -> Json:
        """Where the match stands."""
        return dict(self.get(f"/api/tables/{table}", **params))

    def answer(self, table: str, number: int, key: str) -> httpx.Response:
        """An answer, whatever comes of it."""
        return self.ask("POST", f"/api/tables/{table}/answers", {"number": number, "key": key})


def seated(address: str | httpx.Client, game: str, players: int, **wanted: Any) -> tuple[list[Guest], str]:
    """Guests at a running table of their own, in the order of their seats."""
    owner = Guest(address)
    table = owner.make(game, players, seat=1, **wanted)
    guests = [owner]
    for _ in range(players - 1):
        guests.append(Guest(address))
        guests[-1].join(table)
    owner.start(table)
    return guests, table


def play_on(guests: list[Guest], table: str, chance: random.Random, most: int = 10_000) -> int:
    """Let the guests answer at random until the match is over or `most` answers are given; how many were."""
    given = 0
    while given < most:
        now = guests[0].now(table, since=KNOWN)
        if now["table"]["status"] == "over":
            break
        asker = guests[chance.choice(now["table"]["asked"]) - 1]
        decision = asker.now(table)["decision"]
        done = asker.answer(table, decision["number"], chance.choice(decision["options"]))
        assert done.status_code == 200, done.text
        given += 1
    return given
