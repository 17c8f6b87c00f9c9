"""A node that is killed without a word loses no notification and sends none twice, on every channel."""

import re
import sqlite3
from base64 import b64encode
from contextlib import closing
from functools import partial
from pathlib import Path

from tests.infrastructure.guests import Guest
from tests.infrastructure.http_receiver import Receiver, opened_receiver
from tests.infrastructure.mailbox import Mailbox, opened_mailbox
from tests.infrastructure.push_service import PushService, opened_push_service
from tests.infrastructure.services import ServerProcess
from tests.infrastructure.timeouts import until
from tests.server.conftest import SECRET


def listen_everywhere(ada: Guest, folder: Path, push: PushService, hook: Receiver, mailbox: Mailbox) -> None:
    """Subscribe a browser, add a webhook, and confirm a mail address."""
    ada.post("/api/me/account", {"name": "Ada L"})
    ada.post("/api/me/push", push.browser().subscription)
    with closing(sqlite3.connect(folder / "trianon.db")) as database, database:  # no webhook may lead to this machine
        columns = "id, person, url, form, secret, created, failures"
        row = ("hook", ada.me["id"], f"{hook.origin}/ada", "plain", f"whsec_{b64encode(bytes(32)).decode()}", 0.0, 0)
        database.execute(f"INSERT INTO webhooks ({columns}) VALUES (?, ?, ?, ?, ?, ?, ?)", row)
    ada.post("/api/me/mail", {"address": "ada@example.org"})
    link = re.search(r"/confirm#([\w-]+)", str(mailbox.wait()[0].get_content()))
    assert link is not None
    ada.post("/api/confirm", {"token": link[1]})
    ada.post("/api/me/notifications", {"mail": "now"})


def change_turns(ada: Guest, bo: Guest, table: str) -> None:
    """Answer until an answer of the second person asks the first one."""

    def answers(guest: Guest) -> bool:
        decision = guest.now(table)["decision"]
        if decision is not None:
            assert guest.answer(table, decision["number"], decision["options"][0]).is_success
        return decision is not None

    while answers(ada):
        pass
    while ada.now(table)["decision"] is None:
        assert answers(bo)


def test_no_kill_loses_or_doubles_a_notification(tmp_path: Path) -> None:
    with opened_push_service() as push, opened_receiver(Receiver()) as hook, opened_mailbox() as mailbox:
        env = {
            "TRIANON_RATE_LIMIT_FACTOR": "0", "TRIANON_SECRET": SECRET, "TRIANON_SMTP_URL": mailbox.url,
            "TRIANON_MAIL_FROM": "Trianon <trianon@play.example>",
            "TRIANON_NOTIFICATION_ORIGINS": f"{push.origin},{hook.origin}",
        }  # fmt: skip

        def arrived() -> tuple[int, int, int]:
            return len(push.messages), len(hook.posted), len(mailbox.mails) - 1

        def has_arrived(count: int) -> bool:
            return arrived() == (count,) * 3

        node = ServerProcess(tmp_path, env).wait()
        try:
            ada, bo = Guest(node.address), Guest(node.address)
            listen_everywhere(ada, tmp_path, push, hook, mailbox)
            table = bo.make("histrio", 2)
            ada.join(table)
            bo.start(table)
            for count in (1, 2):
                node.kill()  # while a notification is parked, and after the one before was sent
                assert has_arrived(count - 1)
                node = ServerProcess(tmp_path, env, node.port).wait()
                until(partial(has_arrived, count), arrived)
                if count == 1:
                    change_turns(ada, bo, table)
        finally:
            node.kill()
        assert len({posted.headers["webhook-id"] for posted in hook.posted}) == 2
        assert len({str(mail["Message-ID"]) for mail in mailbox.mails}) == 3
