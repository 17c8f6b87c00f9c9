"""Logs: one JSON object per line, with allow-listed fields only."""

import json
import logging
import sys
from pathlib import Path

from tests.infrastructure.guests import Guest, connected
from tests.infrastructure.mailbox import opened_mailbox
from tests.infrastructure.services import ServerProcess
from tests.infrastructure.timeouts import until
from trianon.server.logs import JsonLineFormatter, table_digest


def record(**facts: object) -> logging.LogRecord:
    made = logging.LogRecord("trianon.here", logging.WARNING, "file.py", 1, "it %s", ("happened",), None)
    made.__dict__.update(facts)
    return made


def test_a_line_has_what_happened_and_known_facts_only() -> None:
    logged = json.loads(
        JsonLineFormatter().format(record(status=200, cookie="trianon=abc", token="secret", route="/api/me"))
    )
    told = {"message": "it happened", "level": "warning", "logger": "trianon.here", "status": 200, "route": "/api/me"}
    assert logged.items() >= told.items()
    assert not {"cookie", "token"} & logged.keys()


def test_a_table_is_called_by_a_mark_that_does_not_lead_to_it() -> None:
    logged = json.loads(JsonLineFormatter().format(record(table="abcDEF123")))
    assert logged["table"] == table_digest("abcDEF123") != "abcDEF123"
    assert table_digest("abcDEF123") != table_digest("abcDEF124")


def test_a_line_stays_one_line_whatever_is_in_it() -> None:
    try:
        raise ValueError("two\nlines")
    except ValueError:
        made = record(reason="a\nb\u2028c")
        made.exc_info = sys.exc_info()
    line = JsonLineFormatter().format(made)
    assert "\n" not in line
    assert "two" in json.loads(line)["exception"]


def test_every_line_of_a_node_is_json_without_names_addresses_and_paths(tmp_path: Path) -> None:
    with opened_mailbox() as mailbox:
        mailbox.refusal = "550 ada@example.org unknown"
        env = {"TRIANON_RATE_LIMIT_FACTOR": "0", "TRIANON_TRUSTED_PROXIES": "127.0.0.1",
               "TRIANON_SMTP_URL": mailbox.url, "TRIANON_MAIL_FROM": "trianon@play.example"}  # fmt: skip
        with ServerProcess(tmp_path, env).wait() as server:
            ada = Guest(connected(server.address, headers={"x-forwarded-for": "203.0.113.9"}))
            ada.post("/api/me/account", {"name": "Ada Adalbert"})
            ada.post("/api/me/mail", {"address": "ada@example.org"})
            ada.post("/api/sign-in/mail", {"address": "bo@example.org"})
            ada.ask("POST", "/api/me/push", {"endpoint": "https://push.example/ada", "keys": {}})
            ada.post("/api/me/delete", {"name": "Ada Adalbert"})
            ada.get("/api/games", token="do-not-log-me")
            ada.ask("GET", "/somewhere/private-link")
            ada.ask("PUT", "/api/me")
            until(lambda: "mail not sent" in server.log_file.read_text("utf-8"))
        text = server.log_file.read_text("utf-8")
    for told in ("ada@", "bo@", "example.org", "Adalbert", "203.0.113.9", "push.example", ada.me["id"],
                 "do-not-log-me", "private-link"):  # fmt: skip
        assert told not in text, told
    lines = [json.loads(line) for line in text.splitlines() if line.startswith("{")]
    requests = [line for line in lines if line["message"] == "request"]
    assert {"method", "route", "status", "ms"} <= set(requests[0])
    assert ("GET", "/api/games", 200) in {(line["method"], line["route"], line["status"]) for line in requests}
