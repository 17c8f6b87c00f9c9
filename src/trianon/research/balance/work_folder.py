"""The work folder of a study: each finished match is a line of a file, so that a stopped study goes on later."""

import json
from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path
from typing import Any, TypeVar

from trianon.core.errors import TrianonError
from trianon.core.game import Json

T = TypeVar("T")
HEAD, LINES = "study.json", "matches.jsonl"


class WorkFolder:
    """Finished matches in a folder, for one study; none on disk without a folder."""

    def __init__(self, folder: Path | None, head: Json) -> None:
        self.folder, self.head = folder, json.loads(json.dumps(head))
        if folder is not None:
            self._claim(folder)

    def _claim(self, folder: Path) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / HEAD
        if not path.exists():
            path.write_text(json.dumps(self.head, indent=1), "utf-8")
            return
        try:
            found = json.loads(path.read_text("utf-8"))
        except ValueError as fault:
            raise TrianonError(f"{path}: not the head of a study (expected one written by this command)") from fault
        if found != self.head:
            names = [name for name in self.head if not isinstance(found, dict) or found.get(name) != self.head[name]]
            raise TrianonError(f"{folder}: holds another study (differs in {', '.join(names) or 'more fields'})")

    def load(self, row: Callable[[Json], T]) -> list[T]:
        """What is finished already; a line cut off by a crash is left out and ended."""
        if self.folder is None or not (self.folder / LINES).exists():
            return []
        path = self.folder / LINES
        text = path.read_text("utf-8")
        if text and not text.endswith("\n"):
            text = text[: text.rfind("\n") + 1]
            path.write_text(text, "utf-8")
        try:
            return [row(json.loads(line)) for line in text.splitlines()]
        except (ValueError, KeyError, TypeError) as fault:
            raise TrianonError(
                f"{path}: not the matches of a study (expected lines written by this command)"
            ) from fault

    def add(self, row: Json) -> None:
        """Keep a finished match."""
        if self.folder is not None:
            with (self.folder / LINES).open("a", encoding="utf-8") as file:
                file.write(json.dumps(row, separators=(",", ":")) + "\n")


def digest_of(value: Any) -> str:
    """A short hash of a value as JSON."""
    return blake2b(json.dumps(value, sort_keys=True).encode(), digest_size=8).hexdigest()
