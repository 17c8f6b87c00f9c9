"""The messages between the arena and a program, as docs/bot-protocol.md tells them."""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import Any

from trianon.bots.external.errors import PROTOCOL
from trianon.core.game import Json, Setting

HELLO, DECISION, RESULT = "hello", "decision", "result"
LONGEST_SHOWN = 120


def hello(setting: Setting, view: Any, seed: str) -> Json:
    """What the program is started for; the seed is for its own chance, and tells nothing about the table's."""
    edition = setting.edition
    return {
        "message": HELLO,
        "protocol": PROTOCOL,
        "game": setting.game.name,
        "rules": setting.game.version,
        "players": setting.players,
        "seat": int(view.viewer) + 1,
        "open_information": bool(view.open_information),
        "edition": {"id": edition.id, "digest": edition.digest, "values": edition.data},
        "seed": blake2b(f"{seed} {view.viewer}".encode(), digest_size=8).hexdigest(),
    }


def decision(setting: Setting, view: Any, keys: list[str], events: list[Json], milliseconds: float | None) -> Json:
    """What is asked, what the seat sees, what it may answer, and what it heard since its latest decision."""
    game = setting.game
    return {
        "message": DECISION,
        "number": int(view.answers),
        # a view holds the same facts of the question as the table it was taken from
        "question": game.question(view, setting.t, setting.names),
        "view": game.describe(view, setting.t, setting.names),
        "events": events,
        "milliseconds": milliseconds,
        "options": keys,
    }


def result(ended: Json, events: list[Json]) -> Json:
    """How the match ended."""
    return {"message": RESULT, **ended, "events": events}


def line(message: Json) -> str:
    """A message as one line of plain ASCII, so that any language reads it as it is."""
    return json.dumps(message, separators=(",", ":"))


def parsed(said: str) -> Json | None:
    """An answer as JSON; None when it is no object."""
    try:
        answer = json.loads(said)
    except (ValueError, RecursionError):
        return None
    return answer if isinstance(answer, dict) else None


def greets(said: str) -> bool:
    """Whether an answer to hello names this protocol; true is no number, though it equals one."""
    version = (parsed(said) or {}).get("hello")
    return version == PROTOCOL and not isinstance(version, bool)


def shown(said: str) -> str:
    """What a program said, as a message shows it."""
    plain = said if said.isprintable() else repr(said)
    return plain if len(plain) <= LONGEST_SHOWN else plain[:LONGEST_SHOWN] + "…"
