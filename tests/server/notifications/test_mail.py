"""Mail about tables, as it arrives at a real SMTP server: at once or once a day, and stopped by one click."""

from dataclasses import replace
from email.message import EmailMessage
from typing import Any

import httpx
import pytest
from sqlalchemy import select

from tests.infrastructure.kept_rows import count_rows
from tests.infrastructure.mailbox import Mailbox
from tests.infrastructure.seated_table import SeatedTable, refusal, table_of
from tests.infrastructure.twin_nodes import served
from tests.server.notifications.conftest import Listeners, change_turns
from tests.server.people.test_accounts import give_address
from trianon.server.limits import (
    DELIVERY_ATTEMPTS,
    DELIVERY_LEASE,
    DELIVERY_RETRY_DELAY,
    DELIVERY_RETRY_FACTOR,
    NOTIFICATION_DELAY,
)
from trianon.server.mail.sender import MailSender
from trianon.server.mail.settings import MailSettings
from trianon.server.notifications.digests import claim_digests
from trianon.server.notifications.settings import change_settings
from trianon.server.notifications.stop_mails import stop_mails
from trianon.server.operating import retry_now, waiting_deliveries
from trianon.server.storage.people_schema import MAIL_ADDRESSES, PEOPLE
from trianon.server.storage.schema import DELIVERIES, NOTIFICATION_SETTINGS, NOTIFICATIONS
from trianon.server.wire.notification_messages import NotificationChange, Quiet
from trianon.server.wire.table_messages import Clock

PUBLIC = "https://play.example"
DAY = 24 * 3600


class Readers:
    """People at tables who want mail, on a clock that the test moves."""

    def __init__(self, listeners: Listeners, mailbox: Mailbox) -> None:
        self.listeners, self.mailbox = listeners, mailbox
        self.node, self.time = listeners.node, listeners.time
        settings = MailSettings("127.0.0.1", mailbox.port, "plain", "Trianon <trianon@play.example>")
        self.node.config = replace(self.node.config, public_url=PUBLIC, mail=settings)
        self.node.mail = MailSender(settings)

    def table(self, wanted: NotificationChange, **settings: Any) -> SeatedTable:
        """A match of Rokoko behind its first question; its people have confirmed addresses."""
        company = table_of(self.node, "rokoko", **settings)
        for number, person in enumerate(company.ids):
            give_address(self.node, person, f"reader{number}@example.org")
            change_settings(self.node, person, wanted)
        company.play(until=lambda table: len(table.asked()) == 1)
        return company

    def send(self, after: float = NOTIFICATION_DELAY) -> list[EmailMessage]:
        """The mails that arrive once some time has passed."""
        before = len(self.mailbox.mails)
        self.listeners.deliver(after)
        return self.mailbox.mails[before:]

    def digest_due(self, person: str) -> float | None:
        """When the daily mail of a person is due."""
        own = NOTIFICATION_SETTINGS.c.person == person
        with self.node.store.read() as connection:
            due: float | None = connection.execute(select(NOTIFICATION_SETTINGS.c.digest_due).where(own)).scalar_one()
            return due


@pytest.fixture
def readers(listeners: Listeners, mailbox: Mailbox) -> Readers:
    return Readers(listeners, mailbox)


NOW, DAILY = NotificationChange(mail="now"), NotificationChange(mail="daily")


def subjects(mails: list[EmailMessage]) -> list[str]:
    return [str(mail["Subject"]) for mail in mails]


def part(mail: EmailMessage, kind: str) -> str:
    """The text of a part of a mail: "plain" or "html"."""
    body = mail.get_body((kind,))
    assert body is not None
    return str(body.get_content())


def test_a_mail_says_whose_turn_it_is_with_links_to_the_decision_and_to_stop(readers: Readers) -> None:
    company = readers.table(NOW)
    person = change_turns(company)
    (mail,) = readers.send()
    assert str(mail["Subject"]) == "Rokoko: it is your turn"
    assert str(mail["To"]) == f"reader{company.ids.index(person)}@example.org"
    other = next(seat.name for seat in company.seats() if seat.person != person)
    url = f"{PUBLIC}/t/{company.table}"
    for text in (part(mail, "plain"), part(mail, "html")):
        assert url in text
        assert other in text
        assert f"{PUBLIC}/stop-mails#{person}" in text
    assert f'<a href="{url}">' in part(mail, "html")
    assert "src=" not in part(mail, "html"), "nothing is loaded when a mail is read"
    assert str(mail["List-Unsubscribe-Post"]) == "List-Unsubscribe=One-Click"
    assert str(mail["List-Unsubscribe"]).startswith(f"<{PUBLIC}/api/stop-mails?of={person}.")
    assert readers.send(after=DAY) == [], "once for a decision"


def test_mails_speak_the_readers_language_and_names_are_only_text(readers: Readers) -> None:
    company = readers.table(NOW)
    with readers.node.store.write() as connection:
        connection.execute(PEOPLE.update().values(language="zh"))
        connection.exec_driver_sql("UPDATE seats SET name = '<b>真真</b> & \"Bo\"'")
    change_turns(company)
    (mail,) = readers.send()
    assert mail["Subject"] == "Rokoko：轮到你了" or "轮到你了" in str(mail["Subject"])
    assert str(mail["Content-Language"]) == "zh"
    assert '<html lang="zh">' in part(mail, "html")
    assert "&lt;b&gt;真真&lt;/b&gt; &amp; &quot;Bo&quot;" in part(mail, "html")


def test_nothing_is_mailed_without_a_confirmed_address(readers: Readers) -> None:
    company = readers.table(NOW)
    with readers.node.store.write() as connection:
        connection.execute(MAIL_ADDRESSES.delete())
    change_turns(company)
    assert readers.send() == []
    assert count_rows(readers.node.store, DELIVERIES) == 0


def test_a_mail_is_tried_again_later_and_a_lost_mailbox_is_not(readers: Readers) -> None:
    company = readers.table(NOW)
    change_turns(company)
    readers.mailbox.refusal = "451 come back later"
    assert readers.send() == []
    assert count_rows(readers.node.store, DELIVERIES) == 1
    assert readers.send(after=DELIVERY_RETRY_DELAY / 2) == []
    readers.mailbox.refusal = ""
    assert len(readers.send(after=DELIVERY_RETRY_DELAY)) == 1
    change_turns(company)
    readers.mailbox.refusal = "550 no such mailbox"
    assert readers.send() == []
    assert count_rows(readers.node.store, DELIVERIES) == 0


def test_one_mail_a_day_tells_what_is_still_news_by_the_time_that_is_left(readers: Readers) -> None:
    slow = readers.table(DAILY, pace="slow", clock=Clock(5 * DAY, 0))
    person = change_turns(slow)
    others = [
        table_of(readers.node, "rokoko", pace="slow", clock=Clock(days * DAY, 0), seated=slow.ids) for days in (3, 4)
    ]
    assert readers.send() == []
    answered = others[1]
    answered.answer(next(seat for seat in answered.asked() if answered.people[seat - 1] == person))
    mails = readers.send(after=DAY)
    (mail,) = [each for each in mails if str(each["To"]) == f"reader{slow.ids.index(person)}@example.org"]
    text = part(mail, "plain")
    tables = [line.rpartition("/")[2] for line in text.splitlines() if "/t/" in line]
    assert tables == [others[0].table, slow.table], "the answered one is no news"
    assert str(mail["Subject"]) == "It is your turn at 2 tables"
    assert "Your time ends" in text
    assert readers.send(after=DAY) == [], "nothing new"


def test_a_digest_is_written_once_and_waits_for_the_smtp_server(readers: Readers) -> None:
    company = readers.table(DAILY)
    person = change_turns(company)
    assert readers.send() == []
    due = readers.digest_due(person)
    assert due is not None
    readers.mailbox.refusal = "451 come back later"
    assert readers.send(after=due - readers.time()) == []
    readers.mailbox.refusal = ""
    readers.time.pass_(2 * DELIVERY_RETRY_DELAY)
    (claimed,) = claim_digests(readers.node, 5)  # and the node is killed
    assert claimed.attempts == 2
    assert claim_digests(readers.node, 5) == []
    assert subjects(readers.send(after=DELIVERY_LEASE + 1)) == ["It is your turn at one table"]
    assert readers.send(after=DELIVERY_LEASE + 1) == []
    assert readers.digest_due(person) is None
    change_turns(company)
    readers.send()
    readers.mailbox.refusal = "451 come back later"
    for attempt in range(DELIVERY_ATTEMPTS + 1):
        readers.send(after=DAY + 2 * DELIVERY_RETRY_DELAY * DELIVERY_RETRY_FACTOR**attempt)
    assert count_rows(readers.node.store, DELIVERIES) == 0, "given up"


def test_an_operator_has_a_daily_mail_tried_at_once(readers: Readers) -> None:
    company = readers.table(DAILY)
    change_turns(company)
    readers.send()
    (waiting, *_) = waiting_deliveries(readers.node.store, everything=True)
    assert retry_now(readers.node.store, waiting["id"], readers.node.now())
    assert len(readers.send(after=1)) == 1


def test_a_change_of_mode_keeps_or_drops_what_waits(readers: Readers) -> None:
    company = readers.table(DAILY)
    person = change_turns(company)
    assert readers.send() == []
    change_settings(readers.node, person, NOW)
    assert subjects(readers.send(after=1)) == ["Rokoko: it is your turn"]
    for each in company.ids:
        change_settings(readers.node, each, DAILY)
    person = change_turns(company)
    readers.send()
    assert count_rows(readers.node.store, DELIVERIES) == 1
    change_settings(readers.node, person, NotificationChange(mail="off"))
    assert count_rows(readers.node.store, DELIVERIES) == 0


def test_a_digest_moves_with_its_time_and_out_of_quiet_hours(readers: Readers) -> None:
    company = readers.table(DAILY)
    person = change_turns(company)
    readers.send()
    change_settings(readers.node, person, NotificationChange(time_zone="Asia/Shanghai", digest_at=9 * 60))
    due = readers.digest_due(person)
    assert due is not None
    assert due % DAY == 1 * 3600, "9 o'clock in Shanghai"
    change_settings(readers.node, person, NotificationChange(quiet=Quiet(8 * 60, 10 * 60)))
    assert readers.digest_due(person) == due + 3600


def test_the_link_of_a_mail_stops_mails_without_signing_in_and_nothing_else(
    readers: Readers, monkeypatch: pytest.MonkeyPatch
) -> None:
    company = readers.table(NOW)
    change_turns(company)
    (mail,) = readers.send()
    token = str(mail["List-Unsubscribe"]).rpartition("=")[2].rstrip(">")
    person = token.rpartition(".")[0]
    for wrong in ("", "x", f"{person}.x", token[:-1], f"{company.ids[0]}x.{token.rpartition('.')[2]}"):
        assert refusal(stop_mails, readers.node, wrong).error == "no-mails"
    stranger = next(other for other in company.ids if other != person)
    assert refusal(stop_mails, readers.node, f"{stranger}.{token.rpartition('.')[2]}").error == "no-mails"
    form = {"List-Unsubscribe": "One-Click"}
    monkeypatch.setattr(readers.node, "close", lambda: None)  # the fixture closes it
    with served(readers.node) as program:
        assert program.get("/api/stop-mails", params={"of": token}).status_code == httpx.codes.METHOD_NOT_ALLOWED
        answer = program.post("/api/stop-mails", params={"of": token}, data=form)
        assert answer.status_code == httpx.codes.NO_CONTENT, answer.text
        assert not answer.cookies
        assert program.post("/api/me", data=form).status_code == httpx.codes.UNSUPPORTED_MEDIA_TYPE
    change_turns(company)
    readers.send()
    change_turns(company)
    assert [mail for mail in readers.send() if person in part(mail, "plain")] == []
    assert count_rows(readers.node.store, NOTIFICATIONS) == 0
