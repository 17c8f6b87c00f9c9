"""No kind of message holds SQLite's write lock or the event loop for longer than some ordinary answers would.

Work is counted in calls of functions, not in seconds, which depend on the machine.
"""

import json
import random
import re
import secrets
import sys
import threading
from asyncio import events
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from hashlib import sha256
from pathlib import Path
from types import FrameType
from typing import Any

import pytest
from sqlalchemy import Connection
from websockets.sync.client import ClientConnection, connect

from tests.infrastructure.authenticator import Authenticator
from tests.infrastructure.guests import KNOWN, Guest, Json
from tests.infrastructure.http_requests import operations
from tests.infrastructure.mailbox import Mailbox
from tests.infrastructure.push_service import Browser
from tests.infrastructure.seated_table import SeatedTable
from tests.infrastructure.timeouts import WAIT_SECONDS
from tests.infrastructure.twin_nodes import served
from tests.server.conftest import SECRET
from trianon.core.editions.load import load_edition
from trianon.core.puzzles.file import puzzles_of
from trianon.games import game_of
from trianon.server.config import Config
from trianon.server.lobby import tables
from trianon.server.mail.settings import MailSettings
from trianon.server.node import ServerNode
from trianon.server.notifications.stop_mails import stop_links
from trianon.server.serve import open_node
from trianon.server.table_store.editions import position_state
from trianon.viewing.settings import _custom_setting

REFERENCE = load_edition(game_of("rokoko").schema, "reference").text
OWN = REFERENCE.replace('id = "reference"', 'id = "own"', 1)
FAULTY = OWN + "\n".join(f"[x{i}]" for i in range(2000))
PURELY_SEARCH = {"/api/tables/{table}/analysis"}  # worker processes do it
MAX_ANSWERS = 20  # ordinary answers whose work one hold may take


LETTERS = str.maketrans("0123456789", "ghijklmnop")


class Work(threading.local):
    """Calls of functions made by a thread."""

    calls = 0


class Meter:
    """The most calls made by one transaction that writes, and by one callback of the event loop."""

    def __init__(self) -> None:
        self.work, self.locked, self.loop = Work(), 0, 0
        self._began: dict[FrameType, int] = {}

    def note(self, frame: FrameType, event: str, _argument: object) -> None:
        """Count, as a profile function of all threads."""
        if event in ("call", "c_call"):
            self.work.calls += 1
        if frame.f_code is events.Handle._run.__code__:
            if event == "call":
                self._began[frame] = self.work.calls
            elif event == "return":
                self.loop = max(self.loop, self.work.calls - self._began.pop(frame, self.work.calls))

    @contextmanager
    def write(self, original: Any, blocking: bool) -> Iterator[Connection]:
        """A write transaction, counted from the lock to the commit."""
        with original(blocking=blocking) as connection:
            began = self.work.calls
            try:
                yield connection
            finally:
                self.locked = max(self.locked, self.work.calls - began)

    def take(self) -> tuple[int, int]:
        """What was most since the last time."""
        found, self.locked, self.loop = (self.locked, self.loop), 0, 0
        return found


@pytest.fixture
def measured(
    tmp_path: Path, mailbox: Mailbox, monkeypatch: pytest.MonkeyPatch
) -> Iterator[tuple[ServerNode, Meter, str, Mailbox]]:
    monkeypatch.setattr(tables, "SALT_OPENING_LIMIT", WAIT_SECONDS)
    mail = MailSettings("127.0.0.1", mailbox.port, "plain", "Trianon <trianon@play.example>")
    database, public_url = f"sqlite:///{tmp_path / 'trianon.db'}", "http://localhost:8000"
    node = open_node(Config(database, SECRET.encode(), rate_limit_factor=0, mail=mail, public_url=public_url))
    meter = Meter()
    write: Any = node.store.write
    node.store.write = lambda *, blocking=True: meter.write(write, blocking)  # type: ignore[method-assign]
    threading.setprofile(meter.note)
    try:
        with served(node, loop="asyncio") as http:
            yield node, meter, str(http.base_url), mailbox
    finally:
        threading.setprofile(None)


class Visitor:
    """Sends every kind of message, each to a node that just forgot all matches, and notes what it made the node do."""

    def __init__(self, node: ServerNode, meter: Meter, address: str, mailbox: Mailbox) -> None:
        self.node, self.meter, self.address, self.mailbox = node, meter, address, mailbox
        self.found: dict[str, tuple[int, int]] = {}

    def send(self, guest: Guest, path: str, body: Any = None, refused: bool = False, **params: Any) -> Any:
        """A write over HTTP."""

        def message() -> Any:
            done = guest.ask("POST", path, body, **params)
            assert done.is_success is not refused, (path, done.status_code, done.text)
            return done.json() if done.content else None

        return self.measure(path, message)

    def measure(self, name: str, message: Callable[[], Any]) -> Any:
        """Do something, the first of its kind on a node with cold caches."""
        if name not in self.found:
            self.node.tables.match_cache.clear()
            self.node.tables.table_cache.clear()
            _custom_setting.cache_clear()
            position_state.cache_clear()
        self.meter.take()
        done = message()
        locked, loop = self.meter.take()
        before = self.found.get(name, (0, 0))
        self.found[name] = max(before[0], locked), max(before[1], loop)
        return done

    def visit(self) -> dict[str, tuple[int, int]]:
        """Send everything once; the most calls within the write lock and on the event loop by kind of message."""
        self.found.clear()
        ada, bo = Guest(self.address), Guest(self.address)
        for guest in (ada, bo):
            self.send(guest, "/api/hello")
        self.people(ada, bo)
        table = self.table(ada, bo)
        self.match(ada, bo, table)
        self.afterwards(ada, bo, table)
        return self.found

    def people(self, ada: Guest, bo: Guest) -> None:
        """What needs no table."""
        self.send(ada, "/api/me", {"name": "Ada"})
        token = self.send(ada, "/api/me/link")["token"]
        self.send(bo, "/api/enter", {"token": token + "x"}, refused=True)
        self.send(ada, "/api/me/devices/sign-out", {"device": "none"}, refused=True)
        self.send(ada, "/api/me/devices/sign-out-others")
        name = f"Ada {secrets.token_hex(4).translate(LETTERS)}"  # nobody has had it before
        self.send(ada, "/api/me/account", {"name": name})
        code = self.send(ada, "/api/me/recovery-code")["code"]
        self.send(Guest(self.address), "/api/recover", {"code": code})
        self.passkey(ada)
        self.mail_address(ada)
        self.notifications(ada)
        self.send(ada, "/api/match-files/", {"text": "{}"}, refused=True)
        self.send(ada, "/api/games/rokoko/edition-sheet", {"edition": "reference"})
        gallery, text = "/api/games/rokoko/gallery", OWN.replace("livre = 15", "livre = 25", 1)
        published = self.send(ada, gallery, {"title": "Mine", "text": text})["id"]
        self.send(bo, f"{gallery}/{published}/report", {"reason": "name"})
        self.send(ada, f"{gallery}/{published}/unpublish")
        self.send(ada, "/api/games/rokoko/lessons/first")
        self.send(ada, "/api/games/rokoko/lessons/first")
        self.send(ada, f"/api/games/rokoko/puzzles/{sorted(puzzles_of('rokoko'))[0]}")
        self.send(ada, "/api/tables/", {"game": "rokoko", "players": 2, "edition": "x", "edition_text": FAULTY}, True)

    def passkey(self, ada: Guest) -> None:
        """A passkey that is made, renamed, used and removed."""
        key = Authenticator("http://localhost:8000", "localhost")
        options = self.send(ada, "/api/me/passkeys/options")["options"]
        passkey = self.send(ada, "/api/me/passkeys", key.made(options))["passkeys"][-1]["id"]
        self.send(ada, "/api/me/passkeys/rename", {"passkey": passkey, "name": "Blue"})
        signed = key.owned(options).signed(self.send(ada, "/api/sign-in/passkey/options")["options"])
        self.send(ada, "/api/sign-in/passkey", signed)
        self.send(ada, "/api/me/passkeys/remove", {"passkey": passkey})

    def mail_address(self, ada: Guest) -> None:
        """An address that is given, confirmed, used and forgotten."""
        address = {"address": f"ada{secrets.token_hex(4)}@example.org"}
        before = len(self.mailbox.mails)
        self.send(ada, "/api/me/mail", address)
        link = re.search(r"#([\w-]+)", self.mailbox.wait(before + 1)[-1].get_content())
        assert link is not None
        self.send(ada, "/api/confirm", {"token": link[1]})
        self.send(ada, "/api/sign-in/mail", address)
        self.mailbox.wait(before + 2)
        program = Guest(self.address)
        one_click = stop_links(self.node, ada.me["id"], address["address"]).one_click
        self.send(program, "/api/stop-mails", of=one_click.rpartition("=")[2])
        self.send(ada, "/api/me/mail/forget")

    def notifications(self, ada: Guest) -> None:
        """What to hear of, and where."""
        self.send(ada, "/api/me/notifications", {"time_zone": "Europe/Berlin", "quiet": {"begin": 0, "end": 60}})
        days = {"first": "2999-01-01", "last": "2999-01-02", "time_zone": "Europe/Berlin"}
        self.send(ada, "/api/me/days-off", days, refused=True)
        self.send(ada, "/api/me/days-off/cancel", {"first": "2999-01-01"}, refused=True)
        self.send(ada, "/api/me/push", Browser("https://fcm.googleapis.com/x").subscription)
        self.send(ada, "/api/me/push/end", {"endpoint": "https://fcm.googleapis.com/x"})
        added = self.send(ada, "/api/me/webhooks", {"url": "https://hooks.example.org/x"})
        webhook = {"webhook": added["settings"]["webhooks"][0]["id"]}
        self.send(ada, "/api/me/webhooks/rotate", webhook)
        self.send(ada, "/api/me/webhooks/test", {"webhook": "none"}, refused=True)
        self.send(ada, "/api/me/webhooks/end", webhook)

    def table(self, ada: Guest, bo: Guest) -> str:
        """A table with an own edition, until its match begins."""
        made = {"game": "rokoko", "players": 2, "seat": 1, "edition": "own", "edition_text": OWN, "pace": "slow"}
        table = str(self.send(ada, "/api/tables/", made)["table"]["id"])
        below = f"/api/tables/{table}"
        cy = Guest(self.address)
        self.send(cy, f"{below}/join", {})
        self.send(ada, f"{below}/remove", {"seat": 2})
        self.send(bo, f"{below}/join", {"salt_commitment": sha256(b"salt").hexdigest()})
        self.send(ada, f"{below}/start", {"bots": []})
        self.send(bo, f"{below}/salt", {"salt": "salt"})
        return table

    def match(self, ada: Guest, bo: Guest, table: str) -> None:
        """All that is done at a running match, and the match to its end."""
        below, chance = f"/api/tables/{table}", random.Random(1)
        self.send(ada, f"{below}/mute", {"muted": True})
        self.send(ada, f"{below}/chat", {"text": "Bonjour"})
        self.send(ada, f"{below}/looked", number=1)
        self.send(bo, f"{below}/report", {"seat": 1, "reason": "chat"})
        self.send(bo, f"{below}/absent", {"seat": 1}, refused=True)
        self.send(ada, f"{below}/hint", refused=True)
        self.send(ada, f"{below}/leave")
        self.send(ada, f"{below}/back")
        headers = {"authorization": f"Bearer {ada.token}"}
        with connect(self.address.replace("http", "ws") + "/api/live", additional_headers=headers) as line:
            ask_line = partial(ask_over, line)
            self.measure("watch", partial(ask_line, {"do": "watch", "table": table}, "situation"))
            for _ in range(12):
                guest = (ada, bo)[ada.now(table, since=KNOWN)["table"]["asked"][0] - 1]
                decision = guest.now(table)["decision"]
                said = {"number": decision["number"], "key": chance.choice(decision["options"])}
                if guest is bo:
                    self.send(bo, f"{below}/answers", said)
                    continue
                ask = {"do": "answer", "table": table, **said}
                for name, wrong in (("nonsense", {"key": said["key"] + "x"}), ("stale", {"number": 10_000})):
                    self.measure(name, partial(ask_line, {**ask, **wrong}, "refused"))
                for name in ("answer", "answer again"):
                    self.measure(name, partial(ask_line, ask, "done"))
        waiting = (bo, ada)[ada.now(table, since=KNOWN)["table"]["asked"][0] - 1]
        coming = waiting.get(f"{below}/prepared")["next"][0]
        self.send(waiting, f"{below}/prepared", {"answers": [{"name": coming["name"], "key": coming["options"][0]}]})
        self.send(bo, f"{below}/undo-request", {"to": 1})
        self.send(ada, f"{below}/consent", {"agree": False})
        self.send(bo, f"{below}/undo", refused=True, entry=1)
        sys.setprofile(self.meter.note)
        self.measure("last answer", SeatedTable(self.node, table, [ada.me["id"], bo.me["id"]]).play_singly)
        sys.setprofile(None)

    def afterwards(self, ada: Guest, bo: Guest, table: str) -> None:
        """All that is done with a finished match."""
        below = f"/api/tables/{table}"
        self.send(ada, f"{below}/play-on", {"at": 30, "seat": 1, "bots": ["random"]})
        self.send(ada, f"{below}/rematch", {})
        self.send(bo, f"{below}/rematch", {})
        record = ada.ask("GET", f"{below}/record").text
        self.send(ada, "/api/match-files/", {"text": record})
        self.send(ada, "/api/device-matches/", {"text": record, "levels": [None, "novice"]})
        self.send(ada, f"/api/device-matches/{table}/close", refused=True)
        self.send(ada, f"{below}/block", {"seat": 2})
        self.send(ada, "/api/me/unblock", {"id": ada.get("/api/me/blocks")["blocks"][0]["id"]})
        self.send(ada, "/api/me/close")
        self.send(bo, "/api/me/delete", {"name": bo.get("/api/me")["name"]})


def ask_over(line: ClientConnection, message: Json, kind: str) -> Json:
    """Send a message over a socket; the first one of a kind that comes back."""
    line.send(json.dumps(message))
    while (heard := json.loads(line.recv(WAIT_SECONDS)))["type"] != kind:
        pass
    return dict(heard)


def test_no_message_holds_the_write_lock_or_the_event_loop(measured: tuple[ServerNode, Meter, str, Mailbox]) -> None:
    visitor = Visitor(*measured)
    visitor.visit()  # statements are compiled once
    found = visitor.visit()
    assert {_operation(name) for name in found} >= set(operations("post")) - PURELY_SEARCH
    most = [MAX_ANSWERS * work for work in found["answer"]]
    assert {name: work for name, work in found.items() if work[0] > most[0] or work[1] > most[1]} == {}


def _operation(path: str) -> str:
    for operation in operations("post"):
        if re.fullmatch(re.sub(r"\{\w+\}", "[^/]+", operation), path.rstrip("/")):
            return operation
    return path
