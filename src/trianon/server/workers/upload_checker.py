"""Checks uploaded editions and match files in a worker process before the node itself reads them."""

from collections.abc import Callable
from threading import BoundedSemaphore
from typing import Any

from trianon.core.editions.load import edition_from_text
from trianon.core.editions.sheet import sheet_of_text
from trianon.core.errors import EditionError
from trianon.core.match_file.read import read_record
from trianon.games import game_of
from trianon.server.errors import ApiError, rate_limited
from trianon.server.limits import EDITION_CHECKS, EDITION_WAIT, WORKER_TRIES
from trianon.server.wire.edition_messages import EditionDraft, EditionSheet
from trianon.server.workers.process_pool import ProcessPool, T
from trianon.viewing.sheets import edition_sheet


class UploadChecker(ProcessPool):
    """A worker process that reads custom editions, drafts of them and match files, few at a time.

    Reading a long edition full of faults is a quarter of a second of pure Python, and any guest may send one.
    """

    def __init__(self) -> None:
        super().__init__(EDITION_CHECKS)
        self._turns = BoundedSemaphore(EDITION_CHECKS)

    def check(self, game: str, edition_text: str, players: int) -> None:
        """Raise the faults of an edition, if it has any; wait some seconds for other checks to end."""
        self._run_in_turn(_read_in_worker, game, edition_text, players)

    def check_match_file(self, text: str) -> None:
        """Raise the faults of a match file, if it has any; wait some seconds for other checks to end."""
        self._run_in_turn(_read_match_in_worker, text)

    def sheet(self, game: str, draft: EditionDraft, language: str) -> EditionSheet:
        """The sheet of an edition that is being written; wait some seconds for other checks to end."""
        try:
            return self._run_in_turn(edition_sheet, game, draft, language)
        except RecursionError:  # a draft too deep to be handed to the worker
            raise ApiError("bad-request") from None

    def publishable(self, game: str, text: str) -> tuple[str, str]:
        """The digest of an edition and its file as it is published: without comments; raise its faults, if any."""
        return self._run_in_turn(_publishable_in_worker, game, text)

    def _run_in_turn(self, work: Callable[..., T], *args: Any) -> T:
        if not self._turns.acquire(timeout=EDITION_WAIT):
            raise rate_limited(EDITION_WAIT)
        try:
            return self._run(work, *args, tries=WORKER_TRIES)
        finally:
            self._turns.release()


def _read_in_worker(game: str, edition_text: str, players: int) -> None:
    chosen = game_of(game)
    chosen.setting(edition_from_text(chosen.schema, edition_text, "edition"), players)


def _publishable_in_worker(game: str, text: str) -> tuple[str, str]:
    sheet = sheet_of_text(game_of(game).schema, text)
    if not sheet.digest:
        raise EditionError(sheet.faults)
    return sheet.digest, sheet.text


def _read_match_in_worker(text: str) -> None:
    read_record(text, "match.json", game_of)
