"""Messages of the bot protocol, specified in docs/bot-protocol.md."""

import json
from hashlib import blake2b
from typing import Any

from trianon.bots.external.errors import EXTRAS, PROTOCOL
from trianon.core.game import Json, Setting

HELLO, DECISION, RESULT = "hello", "decision", "result"
MAX_SHOWN_CHARS = 120


def hello(setting: Setting, view: Any, seed: str) -> Json:
    """The opening message; its seed is for the program's own randomness and does not reveal the match's."""
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
    """A decision: question, view, legal keys, and the events since the seat's last decision."""
    game = setting.game
    return {
        "message": DECISION,
        "number": int(view.answers),
        # a view holds all fields the question is made from
        "question": game.question(view, setting.t, setting.names),
        "view": game.describe(view, setting.t, setting.names),
        "events": events,
        "milliseconds": milliseconds,
        "options": keys,
    }


def result(ended: Json, events: list[Json]) -> Json:
    """The final message, with the result."""
    return {"message": RESULT, **ended, "events": events}


def line(message: Json) -> str:
    """Encode a message as one line of ASCII JSON."""
    return json.dumps(message, separators=(",", ":"))


def parsed(reply: str) -> Json | None:
    """Parse an answer; None unless it is a JSON object."""
    try:
        answer = json.loads(reply)
    except (ValueError, RecursionError):
        return None
    return answer if isinstance(answer, dict) else None


def is_greeting(reply: str) -> bool:
    """Whether the reply to hello names this protocol version; `true` does not count as 1."""
    version = (parsed(reply) or {}).get("hello")
    return version == PROTOCOL and not isinstance(version, bool)


def wanted_extras(reply: str) -> list[str] | None:
    """The arrays that a greeting asks for with each decision; None when it asks for unknown ones."""
    wanted = (parsed(reply) or {}).get("extras", [])
    if not isinstance(wanted, list) or any(name not in EXTRAS for name in wanted):
        return None
    return [name for name in EXTRAS if name in wanted]


def shown(text: str) -> str:
    """Shorten and escape program output for an error message."""
    plain = text if text.isprintable() else repr(text)
    return plain if len(plain) <= MAX_SHOWN_CHARS else plain[:MAX_SHOWN_CHARS] + "…"
