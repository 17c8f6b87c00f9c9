"""Calibration: maps what a search expects to the chance of winning, by a fit from many matches.

The fits are data, `calibration.json` in a game's folder, by source and number of players:

    {"hints": {"2": [{"stage": 0.0, "slope": 1.1, "offset": 0.0}, {"stage": 1.0, "slope": 1.4, "offset": 0.1}]}}

A chance is the logistic function of `slope · odds + offset`, the odds being the logit of the expected value; slope and
offset run straight between the given stages. Slopes are positive, so an option that is better stays better. Without a
fit an expected value is taken unchanged. The fits are from matches of equal bots (docs/strength.md).
"""

import json
from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from math import exp, log
from pathlib import Path
from typing import Any, Literal, NamedTuple

from trianon.core.advice import advice_rules_of
from trianon.core.game import Setting
from trianon.core.installed import folder_of

FILE = "calibration.json"  # in a game's folder
MIN_CHANCE = 1e-3  # no chance is nearer to 0 or 1 before it is fitted: the logit has no end

# what is mapped: the value of a hint's search; the share of the victory in the simulations of an analysis; in a net
Source = Literal["hints", "analysis", "net"]


class Knot(NamedTuple):
    """Slope and offset at one stage of the match."""

    stage: float  # 0 at the first decision to 1 at the end
    slope: float
    offset: float


Fits = dict[Source, dict[str, list[Knot]]]


def chance_of(game: str, source: Source, value: float, stage: float, players: int) -> float:
    """The chance of winning that an expected value stands for; the value itself where nothing was fitted."""
    knots = fits_of(game).get(source, {}).get(str(players))
    if not knots:
        return value
    slope, offset = _between(knots, stage)
    inside = min(max(value, MIN_CHANCE), 1 - MIN_CHANCE)
    return 1 / (1 + exp(-slope * log(inside / (1 - inside)) - offset))


def is_fitted(game: str, source: Source, players: int) -> bool:
    """Whether there is a fit for this source and number of players."""
    return str(players) in fits_of(game).get(source, {})


def chances_of(
    game: str, source: Source, shares: Sequence[float], seat: int, stage: float, players: int
) -> tuple[float, ...]:
    """The chances of all seats: that of `seat` as fitted, the others' in proportion, so that all add up to 1."""
    own = chance_of(game, source, shares[seat], stage, players)
    rest = sum(shares) - shares[seat]
    if rest <= 0:  # no simulation was lost, but the fit leaves the others a little
        return tuple(own if each == seat else (1 - own) / (players - 1) for each in range(players))
    return tuple(own if each == seat else (1 - own) * share / rest for each, share in enumerate(shares))


def stage_of(setting: Setting, view: Any) -> float:
    """How far a match is, from 0 at the beginning to below 1, counted in rounds; 0 in a game without rounds."""
    rules = advice_rules_of(setting.game)
    return 0.0 if rules is None else max(0.0, rules.stage(view, setting.t))


@cache
def fits_of(game: str) -> Fits:
    """The fits of a game; none where it has no file."""
    file = folder_of(game) / FILE
    return read_fits(file) if file.is_file() else {}


def read_fits(file: Path) -> Fits:
    """The fits in a file; refuses one with chances that do not rise with the value."""
    found: Fits = {
        source: {players: [Knot(**knot) for knot in knots] for players, knots in by_players.items()}
        for source, by_players in json.loads(file.read_text("utf-8")).items()
    }
    for source, by_players in found.items():
        for players, knots in by_players.items():
            stages = [knot.stage for knot in knots]
            if stages != sorted(set(stages)) or not stages or min(knot.slope for knot in knots) <= 0:
                raise ValueError(f"{file}: {source}, {players} players: stages must rise and slopes be positive")
    return found


def _between(knots: Sequence[Knot], stage: float) -> tuple[float, float]:
    """Slope and offset at a stage, on a straight line between its neighbours."""
    first = knots[0]
    if stage <= first.stage:
        return first.slope, first.offset
    for low, high in pairwise(knots):
        if stage <= high.stage:
            part = (stage - low.stage) / (high.stage - low.stage)
            return low.slope + part * (high.slope - low.slope), low.offset + part * (high.offset - low.offset)
    return knots[-1].slope, knots[-1].offset
