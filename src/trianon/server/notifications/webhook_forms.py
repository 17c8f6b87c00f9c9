"""What is posted to webhooks: plain JSON, or messages as Discord and Slack take them.

Names come from people, and both would read commands in them: nobody is mentioned, and no link is hidden behind a word.
"""

import json
import re
from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from html import escape
from types import MappingProxyType
from typing import Any

from sqlalchemy import Connection

from trianon.server.notifications.occasions import Occasion
from trianon.server.notifications.words import Words, test_words
from trianon.server.wire.field_types import WebhookForm

DISCORD_SIGNS = re.compile(r"([\\`*_{}\[\]()<>#+\-.!|~@:])")


def webhook_body(form: WebhookForm, occasion: Occasion, words: Words, public_url: str, created: float) -> bytes:
    """The body about an occasion."""
    notice = occasion.notice
    data = {
        "kind": notice.kind,
        "game": occasion.game,
        "table": notice.table,
        "people": occasion.rivals,
        "deadline": None if occasion.deadline is None else _time(occasion.deadline),
    }
    return _body(form, words, public_url, created, data)


def test_body(connection: Connection, form: WebhookForm, person: str, now: float) -> bytes:
    """The body of a test."""
    return _body(form, test_words(connection, person), "", now, {"kind": "test"})


def _body(form: WebhookForm, words: Words, public_url: str, created: float, data: Mapping[str, Any]) -> bytes:
    link = public_url + words.path if public_url else ""
    if form == "plain":
        shown = {"title": words.title, "text": words.body, "language": words.language, "url": link or None}
        said: Any = {"type": f"notification.{data['kind']}", "timestamp": _time(created), "data": {**data, **shown}}
    else:
        said = MESSAGES[form](words, link)
    return json.dumps(said, ensure_ascii=False).encode()


def _discord(words: Words, link: str) -> Any:
    title, text = (DISCORD_SIGNS.sub(r"\\\1", part) for part in (words.title, words.body))
    lines = [f"**{title}**", text, link]
    return {"content": "\n".join(filter(None, lines)), "allowed_mentions": {"parse": []}}


def _slack(words: Words, link: str) -> Any:
    title, text = (escape(part, quote=False) for part in (words.title, words.body))
    lines = [title, text, link]
    return {"text": "\n".join(filter(None, lines)), "mrkdwn": False, "unfurl_links": False}


MESSAGES: Mapping[str, Callable[[Words, str], Any]] = MappingProxyType({"discord": _discord, "slack": _slack})


def _time(seconds: float) -> str:
    return datetime.fromtimestamp(int(seconds), UTC).isoformat()
