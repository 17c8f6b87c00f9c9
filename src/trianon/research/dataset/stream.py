"""Batches of decisions from dataset files of any size: memory-mapped, shuffled, split by match.

    for batch in DecisionStream("duels.parquet", batch=1024, split="train"):
        batch.observations, batch.masks, batch.chosen, batch.won

A pass holds a few row groups at a time, whatever the size of the files; observations are computed from the stored views
by one compiled loop for each batch.
"""

from collections.abc import Generator, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

import numpy as np
import numpy.typing as npt

from trianon.core.feature_functions import features_of
from trianon.core.features import Floats, Layout
from trianon.core.game import Json, Setting
from trianon.core.kernel.bundle import Workspace
from trianon.core.kernel.struct import Bytes, Counts, Longs, Shorts
from trianon.research.dataset.columns import SEARCH_COLUMNS
from trianon.research.dataset.features import setting_from
from trianon.research.dataset.loops import describe_rows, observe_rows
from trianon.research.dataset.reader import metadata_in, open_parquet
from trianon.research.dataset.rows import COLUMNS, DecisionRows, RowMix, rows_of
from trianon.research.environments.loops import Masks
from trianon.research.errors import UsageError, checked_bool, checked_int, checked_version

SPLITS = ("train", "validation")
SHARED = ("game", "rules", "edition", "players", "options", "view")  # metadata that files of one stream share
MIXED_GROUPS = 4  # row groups that are shuffled together
MAX_ROWS = 1_000_000  # of a batch


@dataclass(frozen=True)
class DecisionBatch:
    """Some decisions as arrays; options of row i are at offsets[i] to offsets[i + 1]."""

    match: Counts
    decision: Counts
    seat: Bytes
    observations: Floats
    masks: Masks
    offsets: Longs
    options: Shorts
    choice: Shorts  # position of the answer among the options of its row
    points: Counts  # by row and seat
    placings: Bytes
    option_features: Floats | None  # aligned with `options`
    visits: Counts | None  # of the search by option, 0 where no search played; None in files without one
    values: Floats | None  # of the search by option, from 0 to 1; NaN where it has none

    def __len__(self) -> int:
        return len(self.match)

    @property
    def chosen(self) -> Longs:
        """The chosen option number of every row."""
        chosen: Longs = self.options[self.offsets[:-1] + self.choice].astype(np.int64)
        return chosen

    @property
    def won(self) -> Floats:
        """The share of the victory that the deciding seat got in the end."""
        first = self.placings == 1
        share: Floats = (first[np.arange(len(self)), self.seat] / first.sum(axis=1)).astype(np.float32)
        return share

    @property
    def lead(self) -> Floats:
        """The points of the deciding seat at the end, less those of its best rival."""
        rows, points = np.arange(len(self)), self.points.astype(np.float32)
        lead: Floats = points[rows, self.seat]
        points[rows, self.seat] = -np.inf
        lead -= points.max(axis=1)
        return lead

    @property
    def policy(self) -> Floats:
        """The target of a policy over the action space: visits of the search, else the choice."""
        target: Floats = np.zeros(self.masks.shape, np.float32)
        rows = np.repeat(np.arange(len(self)), np.diff(self.offsets))
        if self.visits is not None:
            np.add.at(target, (rows, self.options), self.visits)
        total = target.sum(axis=1, keepdims=True)
        plain = np.flatnonzero(total[:, 0] == 0)
        target[plain, self.chosen[plain]] = total[plain] = 1
        target /= total
        return target


class DecisionStream:
    """Iterates over the decisions of one or several dataset files in batches; every iteration is one pass.

    `split` keeps the matches of one part: each match belongs to "validation" with the probability `validation`, by
    `seed` and number alone. `shard` = (index, count) keeps every count-th row group, one share for each reader.
    Without `forced`, decisions with a single option are left out. Passes are shuffled by `seed` and `epoch`, which
    counts up with every pass.
    """

    def __init__(
        self,
        files: str | Path | Sequence[str | Path],
        batch: int = 1024,
        *,
        shuffle: bool = True,
        seed: int = 0,
        split: str | None = None,
        validation: float = 0.1,
        shard: tuple[int, int] = (0, 1),
        forced: bool = True,
        option_features: bool = False,
        observation_version: int = 1,
    ) -> None:
        self.files = [files] if isinstance(files, str | Path) else list(files)
        self.batch = checked_int("batch, the number of decisions,", batch, 1, MAX_ROWS)
        self.seed = checked_int("seed", seed, 0, (1 << 63) - 1)
        self.shuffle, self.forced = checked_bool("shuffle", shuffle), checked_bool("forced", forced)
        self.option_features = checked_bool("option_features", option_features)
        self.observation_version = checked_version(observation_version)
        if split not in (None, *SPLITS):
            raise UsageError(f'there is no split "{split}" (expected {" or ".join(SPLITS)}, or None)')
        if not 0 <= validation <= 1:
            raise UsageError(f"validation is a share from 0 to 1, not {validation!r}")
        self.split, self.validation = split, float(validation)
        count = checked_int("the number of shards", shard[1], 1, MAX_ROWS)
        self.shard = checked_int("the number of a shard", shard[0], 0, count - 1), count
        self.epoch = 0
        self.about = self._common_metadata()

    @cached_property
    def setting(self) -> Setting:
        """The setting of all matches."""
        return setting_from(self.about)

    @property
    def observation_layout(self) -> Layout:
        """The named parts of an observation."""
        return features_of(self.setting.game, self.observation_version).observation

    @property
    def option_layout(self) -> Layout:
        """The named parts of an option's features."""
        return features_of(self.setting.game, self.observation_version).option

    def __iter__(self) -> Iterator[DecisionBatch]:
        # seeded by pass: a pass does not depend on how far an earlier one was read
        random = np.random.default_rng([self.seed, self.epoch])
        self.epoch += 1
        workspace, rest = self.setting.workspace(), None
        for parts in self._parts(random):
            rest = yield from self._full_batches(parts, rest, random, workspace)
        if rest is not None and len(rest):
            yield self._batch_of(RowMix([rest]), np.arange(len(rest)), workspace)

    def _full_batches(
        self, parts: list[DecisionRows], rest: DecisionRows | None, random: np.random.Generator, workspace: Workspace
    ) -> Generator[DecisionBatch, None, DecisionRows]:
        """Yield full batches of the rest of earlier parts and of these, which are freed; returns what is left."""
        mix, first = RowMix(parts if rest is None else [rest, *parts]), 0 if rest is None else len(rest)
        parts.clear()
        wanted = self._wanted(mix.rows)
        order = np.concatenate([wanted[:first], random.permutation(wanted[first:]) if self.shuffle else wanted[first:]])
        full = len(order) - len(order) % self.batch
        for start in range(0, full, self.batch):
            yield self._batch_of(mix, order[start : start + self.batch], workspace)
        return mix.copied(order[full:])

    def _parts(self, random: np.random.Generator) -> Iterator[list[DecisionRows]]:
        """The rows of some row groups at a time, in the order of this pass."""
        every = [open_parquet(file) for file in self.files]
        groups = [(file, number) for file in every for number in range(file.num_row_groups)]
        groups = groups[self.shard[0] :: self.shard[1]]
        if self.shuffle:
            random.shuffle(groups)
        columns = [name for name in (*COLUMNS, *SEARCH_COLUMNS) if name in every[0].schema_arrow.names]
        size, players, mixed = self.about["view"]["bytes"], self.about["players"], MIXED_GROUPS if self.shuffle else 1
        for first in range(0, len(groups), mixed):
            parts = (file.read_row_group(number, columns) for file, number in groups[first : first + mixed])
            yield [rows_of(part, size, players) for part in parts]

    def _wanted(self, rows: DecisionRows) -> Longs:
        """The rows of this split, without forced ones unless asked for."""
        keep = np.ones(len(rows), np.bool_) if self.forced else np.diff(rows.offsets) > 1
        if self.split is not None:
            keep &= (_share_of(rows.match, self.seed) < self.validation) == (self.split == "validation")
        return np.flatnonzero(keep)

    def _batch_of(self, mix: RowMix, numbers: Longs, workspace: Workspace) -> DecisionBatch:
        features, rows = features_of(self.setting.game, self.observation_version), mix.rows.select(numbers)
        observations = np.zeros((len(rows), features.observation.size), np.float32)
        described = None
        if self.option_features:
            described = np.zeros((len(rows.options), features.option.size), np.float32)
        f = features.bundle
        for views, there, places in mix.views_of(numbers):
            observe_rows(f, workspace, views, there, places, observations)
            if described is not None:
                describe_rows(f, workspace, views, there, places, rows.offsets, rows.options, described)
        masks = rows.masks_of(self.about["options"])
        return DecisionBatch(
            rows.match, rows.decision, rows.seat, observations, masks, rows.offsets, rows.options, rows.choice,
            rows.points, rows.placings, described, rows.visits, rows.values,
        )  # fmt: skip

    def _common_metadata(self) -> Json:
        """The metadata of the first file; refuses files with decisions that do not fit in one batch."""
        if not self.files:
            raise UsageError("a stream reads at least one file")
        first, *others = [metadata_in(open_parquet(file), file) for file in self.files]
        for file, other in zip(self.files[1:], others, strict=True):
            different = [name for name in SHARED if other.get(name) != first[name]]
            if different:
                raise UsageError(f"{file}: has another {' and '.join(different)} than {self.files[0]}")
        return first


def _share_of(matches: Counts, seed: int) -> npt.NDArray[np.float64]:
    """A number from 0 to 1 for each row, by match and seed alone."""
    numbers, places = np.unique(matches, return_inverse=True)
    return np.array([np.random.default_rng([seed, number]).random() for number in numbers.tolist()])[places]
