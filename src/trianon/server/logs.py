"""Logs as one JSON object to a line; no cookie, no token, no seed, no link to a table ever goes in."""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime
from hashlib import sha256

LOGGED_FIELDS = ("method", "route", "status", "ms", "table", "reason", "node", "address")


class JsonLineFormatter(logging.Formatter):
    """Writes what a record says, and the few facts that may be shown."""

    def format(self, record: logging.LogRecord) -> str:
        """One line."""
        said = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "said": record.getMessage(),
        }
        said |= {name: record.__dict__[name] for name in LOGGED_FIELDS if name in record.__dict__}
        if "table" in said:
            said["table"] = table_digest(str(said["table"]))
        if record.exc_info:
            said["fault"] = self.formatException(record.exc_info)
        return json.dumps(said, ensure_ascii=False, default=str)


def table_digest(table: str) -> str:
    """What a table is called in logs: who knows its id finds its lines, but nobody finds the table by them."""
    return sha256(table.encode()).hexdigest()[:12]


def configure_logging(level: int) -> None:
    """Send the logs of this program and of its web server to the error stream."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLineFormatter())
    for name in ("trianon", "uvicorn", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [handler] if name != "uvicorn.error" else [], name == "uvicorn.error"
        logger.setLevel(level)
