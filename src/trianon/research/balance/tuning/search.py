"""The search of a tuner: designs that change many levers, a model of what they do, and races between its proposals."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from random import Random
from threading import Event

import numpy as np

from trianon.bots.budget import StopFlag
from trianon.bots.executor import Executor
from trianon.bots.ratings import Interval, mean_interval
from trianon.core.editions.edition import Edition
from trianon.core.kernel.struct import to_bytes
from trianon.games import game_of
from trianon.research.balance.tuning.levers import NEUTRAL, Lever, Settings, edition_with, levers_of
from trianon.research.balance.tuning.played import Base, Chosen, DealBatch, PlayedBatches
from trianon.research.balance.tuning.response import SeatModel, coded, fitted, total_unfairness

PULLED = 0.35  # share of the levers that a design pulls
PROPOSED_FROM = 0.7  # share of the levers a proposal may use, so that proposals differ


@dataclass(frozen=True)
class TuningPlan:
    """How much to play."""

    base: Base
    players: tuple[int, ...]
    designs: int = 200
    matches: int = 25  # of each design and number of players
    candidates: int = 8
    race: int = 200  # matches of each candidate and number of players in the first round; doubled in each
    seed: str = "tune"
    only: str = ""  # the beginning of the names of the levers that may move

    @property
    def most_matches(self) -> int:
        """Matches of the whole plan."""
        entrants, rounds = self.candidates + 1, 0
        while entrants > 1:
            rounds, entrants = rounds + entrants, (entrants + 1) // 2
        return len(self.players) * (self.designs * self.matches + rounds * self.race * 2)


@dataclass(frozen=True)
class RaceResult:
    """A candidate at the end of its race."""

    chosen: Chosen
    matches: int  # for each number of players
    unfairness: float  # mean square of the leads of seats and strategies in points, without what chance adds
    shares: dict[int, tuple[Interval, ...]]  # of victories by seat, for each number of players


@dataclass
class Tuner:
    """Runs a plan on an executor; everything that was played is kept in a folder."""

    plan: TuningPlan
    workers: int | Executor = 1
    stop: StopFlag = field(default_factory=Event)
    folder: Path | None = None
    on_matches: Callable[[int], None] = lambda count: None

    def __post_init__(self) -> None:
        self.played = PlayedBatches(self.plan.base, self.folder)
        self.schema = game_of(self.plan.base.game).schema

    def run(self) -> list[RaceResult]:
        """The candidates, the evenest first; empty when stopped before the end."""
        designs = self.drawn_designs()
        plan = self.plan
        batches = {
            (number, players): DealBatch(chosen, players, f"{plan.seed}/design {number}", 0, plan.matches)
            for number, chosen in enumerate(designs)
            for players in plan.players
        }
        if not self.played.play(batches.values(), self.workers, self.stop, self.on_matches):
            return []
        models = {}
        for players in plan.players:
            levers = self.relevant[players]
            rows = np.array([coded(levers, dict(chosen)) for chosen in designs])
            leads = [
                self.played.results([batches[number, players]]).leads.mean(axis=0) for number in range(len(designs))
            ]
            models[players] = fitted(rows, np.array(leads))
        return self.race([(), *self.proposals(models)])

    @cached_property
    def levers(self) -> list[Lever]:
        """The levers that matter for any of the numbers of players."""
        used = {lever.name for levers in self.relevant.values() for lever in levers}
        return [
            lever
            for lever in levers_of(self.schema, self.plan.base.loaded(), self.plan.base.origin)
            if lever.name in used
        ]

    @cached_property
    def relevant(self) -> dict[int, list[Lever]]:
        """By number of players: the levers that change what is played."""
        base, tables_of = self.plan.base.loaded(), game_of(self.plan.base.game).tables_of
        plain = {players: to_bytes(tables_of(base, players)) for players in self.plan.players}
        found: dict[int, list[Lever]] = {players: [] for players in plain}
        for lever in levers_of(self.schema, base, self.plan.base.origin):
            if not lever.name.startswith(self.plan.only):
                continue
            others = [setting for setting in lever.settings if setting != NEUTRAL[lever.kind]]
            pulled = (self._edition({lever.name: setting}) for setting in others)
            changed = next((one for one in pulled if one is not None), None)
            for players, before in plain.items():
                if changed is not None and to_bytes(tables_of(changed, players)) != before:
                    found[players].append(lever)
        return found

    def drawn_designs(self) -> list[Chosen]:
        """Random settings of random levers, one after the other, without those that break a rule."""
        random, found = Random(self.plan.seed), list[Chosen]()
        while len(found) < self.plan.designs:
            settings: dict[str, float] = {}
            for lever in random.sample(self.levers, len(self.levers)):
                pulled = {**settings, lever.name: random.choice(lever.settings)}
                if random.random() < PULLED and self._edition(pulled) is not None:
                    settings = pulled
            found.append(tuple(sorted(settings.items())))
        return found

    def proposals(self, models: dict[int, SeatModel]) -> list[Chosen]:
        """Settings that the model expects to be even, each from a random part of the levers."""
        random, found = Random(f"{self.plan.seed} proposals"), list[Chosen]()
        for number in range(self.plan.candidates):
            part = 1.0 if number == 0 else PROPOSED_FROM
            found.append(self._descent([lever for lever in self.levers if random.random() < part], models))
        return list(dict.fromkeys(found))

    def _descent(self, levers: Sequence[Lever], models: dict[int, SeatModel]) -> Chosen:
        """Set one lever after the other to what the model likes best, as long as it gets better."""
        settings: dict[str, float] = {}

        def expected(settings: dict[str, float]) -> float:
            rows = {players: coded(self.relevant[players], settings) for players in models}
            return total_unfairness(models, rows)

        best = expected(settings)
        while True:
            tried = [{**settings, lever.name: setting} for lever in levers for setting in lever.settings]
            for value, changed in sorted(((expected(one), one) for one in tried), key=lambda pair: pair[0]):
                if value >= best - 1e-6:
                    return tuple(sorted(settings.items()))
                if self._edition(changed) is not None:
                    best, settings = value, changed
                    break

    def race(self, entrants: list[Chosen]) -> list[RaceResult]:
        """Few matches for all, twice as many for the better half of each round; the same deals for all."""
        plan, count, out = self.plan, self.plan.race, list[RaceResult]()
        while True:
            batches = {
                chosen: [
                    DealBatch(chosen, players, f"{plan.seed}/race", first, plan.matches)
                    for players in plan.players
                    for first in range(0, count, plan.matches)
                ]
                for chosen in entrants
            }
            wanted = [batch for own in batches.values() for batch in own]
            if not self.played.play(wanted, self.workers, self.stop, self.on_matches):
                return []
            standings = [self.standing(chosen, own) for chosen, own in batches.items()]
            standings.sort(key=lambda one: one.unfairness)
            if len(entrants) == 1:
                return standings + out
            kept = (len(entrants) + 1) // 2
            out = standings[kept:] + out
            entrants, count = [one.chosen for one in standings[:kept]], count * 2

    def standing(self, chosen: Chosen, batches: Sequence[DealBatch]) -> RaceResult:
        """How even a candidate turned out."""
        unfair, shares = [], {}
        for players in self.plan.players:
            found = self.played.results([batch for batch in batches if batch.players == players])
            leads = found.leads
            chance = leads.var(axis=0, ddof=1) / len(leads)
            unfair.append(float((leads.mean(axis=0) ** 2 - chance).mean()))
            shares[players] = tuple(mean_interval(list(column)) for column in found.won.T)
        matches = sum(batch.count for batch in batches) // len(self.plan.players)
        return RaceResult(chosen, matches, float(np.mean(unfair)), shares)

    def edition(self, chosen: Chosen) -> Edition:
        """The edition of a candidate."""
        return self.plan.base.setting(chosen, self.plan.players[0]).edition

    def _edition(self, settings: Settings) -> Edition | None:
        return edition_with(self.schema, self.plan.base.loaded(), settings, self.plan.base.origin)
