"""Save file of a running match: rewritten after every answer, locked by one terminal at a time."""

import fcntl
import os
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

from trianon.cli.errors import CliError
from trianon.core.errors import RecordError
from trianon.core.files import is_special, save
from trianon.core.match import Match
from trianon.core.match_file.read import Record, load_record
from trianon.core.match_file.replay import replay
from trianon.core.match_file.verify import verify
from trianon.core.match_file.write import write_record
from trianon.games import game_of

SUFFIX = ".json"


def state_folder(env: Mapping[str, str]) -> Path:
    """The state folder of the program, by the XDG specification."""
    named = env.get("XDG_STATE_HOME", "")
    base = Path(named) if Path(named).is_absolute() else Path.home() / ".local" / "state"
    return base / "trianon"


class Savegame:
    """The file of one match."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._target = Path(os.path.realpath(path))  # a link keeps its own entry; what it points to is locked and moved

    @contextmanager
    def held(self) -> Iterator[None]:
        """Lock the file against other terminals; refuses a second one, folders, devices and pipes."""
        if is_special(self.path):
            raise CliError("error-special", file=str(self.path))
        if self.path.is_dir():
            raise CliError("research-is-folder", file=str(self.path))
        lock = self._target.with_name(f".{self._target.name}.lock")
        handle = self._lock(lock)
        try:
            yield
        finally:
            lock.unlink(missing_ok=True)
            os.close(handle)

    def _lock(self, lock: Path) -> int:
        """Open and lock a file; one that its last holder removed meanwhile is made anew."""
        while True:
            try:
                self._target.parent.mkdir(parents=True, exist_ok=True)
                handle = os.open(lock, os.O_RDWR | os.O_CREAT, 0o600)
            except OSError as error:
                raise CliError("play-error-folder", file=str(self.path), reason=str(error.strerror)) from None
            try:
                fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
                if lock.exists() and lock.stat().st_ino == os.fstat(handle).st_ino:
                    return handle
            except BlockingIOError:
                os.close(handle)
                raise CliError("play-error-busy", file=str(self.path)) from None
            os.close(handle)

    def load(self) -> tuple[Record, Match] | None:
        """The match in the file, replayed and found whole; None where there is no file."""
        if not self.path.exists():
            return None
        try:
            record = load_record(self.path, game_of)
            verify(record)
            return record, replay(record)
        except RecordError as error:
            raise CliError("play-error-broken", reason=error) from None

    def save(self, match: Match, names: tuple[str, ...]) -> None:
        """Write the match as it stands."""
        save(self.path, write_record(match, names))

    def move_aside(self) -> Path:
        """Give the file another name that is free; the name it got."""
        target, number = self._target, 1
        while (aside := target.with_name(f"{target.stem}-{number}{target.suffix}")).exists():
            number += 1
        target.rename(aside)
        return aside
