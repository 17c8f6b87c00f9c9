"""Stored decisions as numpy arrays: taken from an Arrow table, selected and joined."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from trianon.core.features import Floats
from trianon.core.kernel.struct import Bytes, Counts, Longs, Raw, Shorts
from trianon.research.environments.loops import Masks

PLAIN = ("match", "decision", "seat", "choice")
BY_SEAT = ("points", "placings")
WORD = np.dtype(np.int32).itemsize  # structs are copied by words
COLUMNS = (*PLAIN, "view", "options", *BY_SEAT)


@dataclass(frozen=True)
class DecisionRows:
    """Decisions with the memory of their views; options of row i are at offsets[i] to offsets[i + 1]."""

    match: Counts
    decision: Counts
    seat: Bytes  # the deciding seat, from 0
    choice: Shorts  # position of the answer among the options
    stored: Raw  # views, a row of words for each
    points: Counts  # by row and seat
    placings: Bytes
    offsets: Longs
    options: Shorts
    visits: Counts | None  # of a search, aligned with `options`; 0 where none played
    values: Floats | None

    def __len__(self) -> int:
        return len(self.match)

    def select(self, rows: Longs) -> DecisionRows:
        """Copy some rows, in this order."""
        counts = np.diff(self.offsets)[rows]
        offsets = np.concatenate([[0], np.cumsum(counts)]).astype(np.int64)
        # where each option comes from: its row's first one, and how far it is behind that
        places = np.repeat(self.offsets[:-1][rows] - offsets[:-1], counts) + np.arange(offsets[-1])
        return DecisionRows(
            self.match[rows], self.decision[rows], self.seat[rows], self.choice[rows], self.stored[rows],
            self.points[rows], self.placings[rows], offsets, self.options[places],
            None if self.visits is None else self.visits[places],
            None if self.values is None else self.values[places],
        )  # fmt: skip

    def masks_of(self, size: int) -> Masks:
        """1 for every legal option of each row, in an action space of this size."""
        masks = np.zeros((len(self), size), np.int8)
        masks[np.repeat(np.arange(len(self)), np.diff(self.offsets)), self.options] = 1
        return masks

    @staticmethod
    def joined(parts: Sequence[DecisionRows]) -> DecisionRows:
        """The rows of several parts, one after the other."""
        if len(parts) == 1:
            return parts[0]

        def every(name: str) -> Any:
            return np.concatenate([getattr(part, name) for part in parts])

        counts = np.concatenate([np.diff(part.offsets) for part in parts])
        searched = all(part.visits is not None for part in parts)
        names = (*PLAIN, "stored", *BY_SEAT, "options")
        return DecisionRows(
            **{name: every(name) for name in names},
            visits=every("visits") if searched else None,
            values=every("values") if searched else None,
            offsets=np.concatenate([[0], np.cumsum(counts)]).astype(np.int64),
        )


class RowMix:
    """Some parts of a dataset as one: their rows are joined but for the views, which stay where they lie."""

    def __init__(self, parts: Sequence[DecisionRows]) -> None:
        self._views = [part.stored for part in parts]
        self._bounds = np.cumsum([0, *map(len, parts)])
        self.rows = DecisionRows.joined([replace(part, stored=part.stored[:, :0]) for part in parts])

    def views_of(self, rows: Longs) -> Iterator[tuple[Raw, Longs, Longs]]:
        """Where the views of some rows lie: the memory of a part, the rows there, and their places among `rows`."""
        parts = np.searchsorted(self._bounds, rows, side="right") - 1
        for part, views in enumerate(self._views):
            places = np.flatnonzero(parts == part)
            if len(places):
                yield views, rows[places] - self._bounds[part], places

    def copied(self, rows: Longs) -> DecisionRows:
        """Copy some rows, in this order, with their views."""
        stored = np.empty((len(rows), self._views[0].shape[1]), np.int32)
        for views, there, places in self.views_of(rows):
            stored[places] = views[there]
        return replace(self.rows.select(rows), stored=stored)


def rows_of(table: Any, view_bytes: int, players: int) -> DecisionRows:
    """The rows of an Arrow table; its memory is shared where it lies in one piece."""
    whole = table.combine_chunks()
    column = {name: whole[name].chunk(0) if len(whole) else whole[name].combine_chunks() for name in whole.column_names}
    options, view = column["options"], column["view"]
    stored = np.frombuffer(view.buffers()[1] or b"", np.int32).reshape(-1, view_bytes // WORD)
    return DecisionRows(
        **{name: column[name].to_numpy() for name in PLAIN},
        **{name: column[name].flatten().to_numpy().reshape(-1, players) for name in BY_SEAT},
        visits=column["visits"].values.to_numpy() if "visits" in column else None,
        values=column["values"].values.to_numpy() if "values" in column else None,
        stored=stored[view.offset : view.offset + len(view)],
        offsets=options.offsets.to_numpy().astype(np.int64),
        options=options.values.to_numpy(),
    )
