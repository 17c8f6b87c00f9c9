"""JSON logs, one object per line, without cookies, tokens, seeds or table ids."""

import json
import logging
import sys
from datetime import UTC, datetime
from hashlib import sha256

LOGGED_FIELDS = ("method", "route", "status", "ms", "table", "reason", "node", "address")


class JsonLineFormatter(logging.Formatter):
    """Formats a record as JSON with an allow-list of extra fields."""

    def format(self, record: logging.LogRecord) -> str:
        """The line of one record."""
        line = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        line |= {name: record.__dict__[name] for name in LOGGED_FIELDS if name in record.__dict__}
        if "table" in line:
            line["table"] = table_digest(str(line["table"]))
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def table_digest(table: str) -> str:
    """The hash that stands for a table in logs: an id leads to its log lines, but not back."""
    return sha256(table.encode()).hexdigest()[:12]


def configure_logging(level: int) -> None:
    """Log this program and its web server to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLineFormatter())
    for name in ("trianon", "uvicorn", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.handlers, logger.propagate = [handler] if name != "uvicorn.error" else [], name == "uvicorn.error"
        logger.setLevel(level)
