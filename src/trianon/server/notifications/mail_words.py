"""What mails about tables say: plain text, and the same as simple HTML that loads nothing."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from html import escape
from zoneinfo import ZoneInfo

from babel.dates import format_skeleton, format_time
from sqlalchemy import Connection

from trianon.server.mail.message import Mail
from trianon.server.notifications.occasions import Occasion
from trianon.server.notifications.preferences import preferences_of
from trianon.server.notifications.stop_mails import StopLinks
from trianon.server.notifications.words import Words, server_texts, words_of


@dataclass(frozen=True)
class Item:
    """What a mail says of one table."""

    words: Words
    url: str  # of the decision
    time_left: str  # when the reader's time ends; empty without a clock

    @property
    def lines(self) -> list[str]:
        """The item in plain text."""
        return [*filter(None, (self.words.title, self.words.body, self.time_left)), self.url]


def items_of(connection: Connection, occasions: Sequence[Occasion], public_url: str) -> list[Item]:
    """What is said of each table, those with the least time left first."""
    ordered = sorted(occasions, key=lambda each: (each.deadline or float("inf"), each.since or float("inf")))
    found = []
    for occasion in ordered:
        words, zone = words_of(connection, occasion), preferences_of(connection, occasion.notice.person).time_zone
        left = "" if occasion.deadline is None else _ending(occasion.deadline, zone, words.language)
        found.append(Item(words, public_url + words.path, left))
    return found


def mail_about(
    items: Sequence[Item], address: str, links: StopLinks, message_id: str, turns: int | None = None
) -> Mail:
    """A mail about tables; with the number of tables that wait for the reader it is a digest."""
    language = items[0].words.language
    texts = server_texts(language)
    subject = items[0].words.title
    if turns is not None:
        subject = texts.text("mail-digest-subject", count=turns) if turns else texts.text("mail-digest-news")
    stop = texts.text("mail-stop")
    text = "\n\n".join("\n".join(item.lines) for item in items) + f"\n\n-- \n{stop}\n{links.page}\n"
    return Mail(
        address, subject, text, language, unsubscribe=links.one_click, message_id=message_id,
        html=_html(items, language, texts.text("mail-open"), stop, links.page),
    )  # fmt: skip


def _ending(deadline: float, zone: str, language: str) -> str:
    moment = datetime.fromtimestamp(deadline, ZoneInfo(zone))
    day, time = format_skeleton("MMMEd", moment, locale=language), format_time(moment, "short", locale=language)
    return server_texts(language).text("mail-deadline", day=day, time=time, zone=zone)


def _html(items: Sequence[Item], language: str, link: str, stop: str, stop_url: str) -> str:
    parts = []
    for item in items:
        said = "<br>".join(escape(line) for line in item.lines[1:-1])
        parts.append(
            f"<p><strong>{escape(item.words.title)}</strong><br>{said}{'<br>' if said else ''}"
            f'<a href="{escape(item.url)}">{escape(link)}</a></p>'
        )
    footer = f'<p><small><a href="{escape(stop_url)}">{escape(stop)}</a></small></p>'
    return (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8"><body>{"".join(parts)}{footer}</body></html>\n'
    )
