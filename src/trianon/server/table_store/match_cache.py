"""Matches and table rows kept in memory, each valid for one version of its table."""

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, select

from trianon.core.game import Setting
from trianon.core.match import Match, Start
from trianon.server.caches import LruCache
from trianon.server.limits import MATCH_CACHE_MEMORY, MATCH_MEMORY
from trianon.server.storage.rows import Seats, TableRow
from trianon.server.storage.schema import ENTRIES
from trianon.server.storage.store import NeedsThread
from trianon.server.table_store.clocks import MatchMeta
from trianon.server.table_store.editions import position_state, table_setting
from trianon.server.table_store.entries import START, Entry, effective_answers, state_at
from trianon.viewing.match_view import undo_entry

Version = tuple[int, int]  # the number of the latest entry, and the version of the seats


@dataclass(frozen=True)
class CachedTable:
    """The row and the seats of a table after this node's latest write."""

    row: TableRow
    seats: Seats

    @property
    def version(self) -> Version:
        """The version of the table these belong to."""
        return self.row.number, self.row.seats_version


@dataclass
class LoadedMatch:
    """A running or finished match in memory, as of one entry."""

    match: Match
    number: int
    entry_numbers: list[int]  # of the answers that no undo dropped, in the order of match.answers
    meta: MatchMeta
    seats_version: int  # of the row that `meta` was read from
    recent: list[Entry] = field(default_factory=list)

    def has_entries_since(self, since: int) -> bool:
        """Whether all entries after a number are in memory."""
        return since >= self.number or (bool(self.recent) and self.recent[0].number <= since + 1)

    def undo_entry(self, seat: int, seats: Seats) -> int | None:
        """The entry of a seat's latest answer if it may be undone now; None otherwise.

        It may if it revealed nothing to the seat, or if no other person plays.
        """
        return undo_entry(self.match, self.entry_numbers, seat, is_only_person=seats.is_only_person(seat))


def table_start(row: TableRow) -> Start:
    """The start of a table's match."""
    assert row.seed is not None  # set when the match starts
    return Start(row.seed, open_information=row.open_information, position=row.position)


def new_match(row: TableRow, setting: Setting | None = None) -> Match:
    """A table's match before its first answer."""
    setting = setting or table_setting(row)
    position = None if row.position is None else position_state(row.position, setting)
    return Match(setting, table_start(row), position)


class MatchCache(LruCache[str, LoadedMatch]):
    """LRU cache of matches, refreshed from the database when another node advanced them."""

    def __init__(self, require_rules: Callable[[str], None] = lambda game: None) -> None:
        super().__init__(MATCH_CACHE_MEMORY // MATCH_MEMORY)
        self.require_rules = require_rules  # raises while a game's rules are not compiled

    def peek(self, row: TableRow) -> LoadedMatch | None:
        """The cached match if it is up to date with this row."""
        loaded = self.get(row.id)
        if loaded is None or (loaded.number, loaded.seats_version) != (row.number, row.seats_version):
            return None
        return loaded

    def load(self, connection: Connection, row: TableRow, *, blocking: bool = True) -> LoadedMatch:
        """The match as of this row; raises NeedsThread where it must be loaded but the caller may not block."""
        loaded = self.get(row.id)
        if loaded is None or loaded.number != row.number:
            if not blocking:
                raise NeedsThread  # loading reads every entry and perhaps an edition
            self.require_rules(row.game)
            loaded = load_match(connection, row)
            self.put(row.id, loaded)
        elif loaded.seats_version != row.seats_version:  # a stand-in came or went, maybe on another node: new clocks
            loaded.seats_version, loaded.meta = row.seats_version, MatchMeta.of_row(row)
        return loaded


def load_match(connection: Connection, row: TableRow) -> LoadedMatch:
    """Load a match from its latest snapshot and the answers that led to it."""
    setting = table_setting(row)
    entry_numbers, answers = effective_answers(connection, row.id)
    meta = MatchMeta.of_row(row)
    s = state_at(connection, row.id, setting.game, row.number)
    match = Match.resumed(setting, table_start(row), s, answers, meta.floors)
    return LoadedMatch(match, row.number, entry_numbers, meta, row.seats_version)


def state_before(connection: Connection, row: TableRow, loaded: LoadedMatch, index: int) -> Any:
    """The state before the answer at `index` of `match.answers`: the nearest valid snapshot, replayed forward.

    A snapshot is invalid if a later undo dropped an entry at or before it.
    """
    columns = (ENTRIES.c.number, ENTRIES.c.undone)
    undos = connection.execute(
        select(*columns).where(ENTRIES.c.table_id == row.id, ENTRIES.c.undone.is_not(None))
    ).all()
    first = index
    while first > 0 and any(
        undo.number > loaded.entry_numbers[first - 1] and min(json.loads(undo.undone)) < loaded.entry_numbers[first - 1]
        for undo in undos
    ):
        first -= 1
    match, game = loaded.match, loaded.match.setting.game
    s = state_at(connection, row.id, game, loaded.entry_numbers[first - 1] if first else START)
    before = Match.resumed(match.setting, match.start, s, match.answers[:first], match.undo_floors)
    for answer in match.answers[first:index]:
        before.answer(answer.seat, answer.key)
    return before.s
