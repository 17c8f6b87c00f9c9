"""What a running match has beside its rules, by seat: decisions, undo floors, clocks; JSON in the database."""

from __future__ import annotations

import json
from dataclasses import dataclass

from trianon.core.match import Match
from trianon.server.matches.clocks import SeatClocks
from trianon.server.storage.rows import TableRow

SealedCounts = tuple[list[int], list[int]]  # by seat: sealed picks wanted, and picks made


def sealed_counts(match: Match) -> SealedCounts:
    """The progress of sealed answers, to compare before and after a change."""
    return match.base.wanted.tolist(), match.base.picked.tolist()


@dataclass
class MatchMeta(SeatClocks):
    """Undo floors and open decisions by seat, beside the clocks."""

    floors: list[int]  # see Match.undo_floors
    opened: list[int]  # the number of the open decision

    @classmethod
    def of_row(cls, row: TableRow) -> MatchMeta:
        """The meta stored with a table's latest entry."""
        return cls(**json.loads(row.meta))

    @classmethod
    def of_start(cls, players: int, number: int, reserve: float, now: float) -> MatchMeta:
        """The meta of a match whose first decisions are opened by entry `number`."""
        return cls([now] * players, [reserve] * players, [0.0] * players, [0] * players, [number] * players)

    def to_json(self) -> str:
        """The text stored in `tables.meta`."""
        return json.dumps(self.__dict__, separators=(",", ":"))

    def open_decisions(self, match: Match, before: SealedCounts | None, by: int, number: int, now: float) -> None:
        """Number the decisions that entry `number` opens; a sealed pick of one seat leaves the others' open.

        `before` is the progress of sealed answers before the entry; None reopens every decision.
        """
        wanted, picked = sealed_counts(match)
        for seat in range(match.setting.players):
            same = before is not None and (before[0][seat], before[1][seat]) == (wanted[seat], picked[seat])
            if seat == by or not (same and wanted[seat] > 0):
                self.opened[seat], self.since[seat] = number, now
