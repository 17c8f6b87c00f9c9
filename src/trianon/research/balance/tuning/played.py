"""Batches of matches of a tuner's candidates, as numbered tasks for any executor, and what is kept of them."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import cache, lru_cache, partial
from pathlib import Path

import numpy as np

from trianon.bots.arena import play
from trianon.bots.bot import Bot
from trianon.bots.budget import StopFlag
from trianon.bots.executor import Executor, executor_of
from trianon.bots.registry import bot_named
from trianon.bots.statistics.components import acquired_in, components_of, starting_seat
from trianon.core.editions.edition import Edition
from trianon.core.editions.load import builtin_id, edition_from_text, load_edition
from trianon.core.game import Json, Setting
from trianon.core.match import Match
from trianon.games import game_of
from trianon.research.balance.significance import Reals
from trianon.research.balance.tuning.levers import HOUSE_RULE, RECONSTRUCTION, edition_with
from trianon.research.balance.work_folder import WorkFolder, digest_of

Chosen = tuple[tuple[str, float], ...]  # settings of levers, sorted by name


@dataclass(frozen=True)
class Base:
    """The edition whose values are tuned, and the bot in every seat."""

    game: str
    edition: str  # the id of a built-in one, or the text of another one
    bot: str
    is_house_rule: bool = False  # tune its values instead of reconstructed ones

    def loaded(self) -> Edition:
        """The edition itself."""
        return _loaded(self)

    @property
    def origin(self) -> str:
        """Of the values that may change."""
        return HOUSE_RULE if self.is_house_rule else RECONSTRUCTION

    def setting(self, chosen: Chosen, players: int) -> Setting:
        """What a candidate is played with."""
        return _setting(self, chosen, players)


@dataclass(frozen=True)
class DealBatch:
    """Matches of one candidate for one number of players; those of equal seed and numbers have the same deals."""

    chosen: Chosen
    players: int
    seed: str
    first: int
    count: int

    @property
    def key(self) -> str:
        """Its name in a work folder."""
        return digest_of([self.chosen, self.players, self.seed, self.first, self.count])


@dataclass(frozen=True)
class SeatResults:
    """Points, victories and acquisitions by seat from the starting player on, a row for each match."""

    points: Reals
    won: Reals
    acquired: Reals  # components of each kind: matches, seats, kinds

    @property
    def leads(self) -> Reals:
        """What should be zero on average: points above the mean of the match, by seat, then by strategy."""
        own, led = self.points - self.points.mean(axis=1, keepdims=True), self._led
        per_match = np.maximum(led.sum(axis=(0, 1)), 1) / len(led)
        return np.column_stack([own, np.einsum("ms,msk->mk", own, led) / per_match])

    @property
    def _led(self) -> Reals:
        """The strategy of each seat: 1 for the kind of which it acquired most above the mean of its match."""
        above = self.acquired - self.acquired.mean(axis=1, keepdims=True)
        spread = np.sqrt(np.maximum(self.acquired.mean(axis=(0, 1)), 1e-9))  # counts vary like their roots
        return np.asarray(np.eye(self.acquired.shape[2])[(above / spread).argmax(axis=2)])


@dataclass
class PlayedBatches:
    """The batches that were played, kept in a work folder."""

    base: Base
    folder: Path | None
    _rows: dict[str, list[Json]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        game, edition = game_of(self.base.game), self.base.loaded()
        head = {"game": game.name, "version": game.version, "edition": edition.digest, "bot": self.base.bot}
        self._work = WorkFolder(self.folder, head)
        self._rows |= {row["batch"]: row["matches"] for row in self._work.load(dict)}

    def play(
        self, wanted: Iterable[DealBatch], workers: int | Executor, stop: StopFlag, on_batch: Callable[[int], None]
    ) -> bool:
        """Play the batches that are not there yet; whether all are there now."""
        wanted = list(wanted)
        missing = [batch for batch in wanted if batch.key not in self._rows]
        on_batch(sum(batch.count for batch in wanted) - sum(batch.count for batch in missing))
        executor = executor_of(workers, len(missing))
        for number, matches in executor.run(partial(_task, self.base, missing), range(len(missing)), stop):
            self._rows[missing[number].key] = matches
            self._work.add({"batch": missing[number].key, "matches": matches})
            on_batch(missing[number].count)
        return not stop.is_set()

    def results(self, batches: Iterable[DealBatch]) -> SeatResults:
        """All matches of some batches, which must have been played."""
        rows = [row for batch in batches for row in self._rows[batch.key]]
        placings = np.array([row["placings"] for row in rows])
        won = (placings == 1).astype(float)
        points, acquired = (np.array([row[name] for row in rows], float) for name in ("points", "acquired"))
        return SeatResults(points, won / won.sum(axis=1, keepdims=True), acquired)


@lru_cache(maxsize=8)
def _loaded(base: Base) -> Edition:
    schema = game_of(base.game).schema
    if builtin_id(schema, base.edition) is not None:
        return load_edition(schema, base.edition)
    return edition_from_text(schema, base.edition, "edition")


@lru_cache(maxsize=32)
def _setting(base: Base, chosen: Chosen, players: int) -> Setting:
    game = game_of(base.game)
    edition = edition_with(game.schema, base.loaded(), dict(chosen), base.origin)
    if edition is None:
        raise ValueError(f"no edition has the settings {chosen}")
    return game.setting(edition, players)


@cache
def _bot(name: str, game: str, players: int) -> Bot:
    return bot_named(name, game_of(game), players=players)


def _task(base: Base, missing: list[DealBatch], number: int, stop: StopFlag) -> list[Json] | None:
    batch, matches = missing[number], []
    setting = base.setting(batch.chosen, batch.players)
    bots = [_bot(base.bot, base.game, batch.players)] * batch.players
    for ordinal in range(batch.first, batch.first + batch.count):
        match = play(setting, bots, f"{batch.seed}/{ordinal}", None, stop)
        if not match.over:
            return None
        matches.append(_row(match))
    return matches


def _row(match: Match) -> Json:
    game, players, events, result = match.setting.game.name, match.setting.players, match.events(None), match.result()
    first, had = starting_seat(events, game), acquired_in(events, components_of(game), players)
    order = [(first + step) % players for step in range(players)]
    row: Json = {name: [result[name][seat] for seat in order] for name in ("points", "placings")}
    counts = [[sum(counts[seat] for counts in kind.values()) for kind in had.values()] for seat in order]
    return row | {"acquired": counts}
