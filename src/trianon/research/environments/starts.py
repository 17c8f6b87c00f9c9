"""How matches begin: which one of a series, editions to sample from, and positions."""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from trianon.core.editions.edition import Edition
from trianon.core.errors import FaultyFile, TrianonError
from trianon.core.game import Setting
from trianon.core.kernel.struct import Raw, raw, zeros
from trianon.core.match import Match
from trianon.core.positions.file import load_position, parse_position
from trianon.games import game_of
from trianon.research.environments.batch import setting_of
from trianon.research.errors import UsageError, checked_int, series_of
from trianon.texts.faults import faults_text

EditionChoice = str | Path | Edition | None
PositionChoice = str | Path | Match
NUMBER = "number"  # the option of reset() that chooses a match of the series
LAST_NUMBER = (1 << 62) - 1  # largest match number of a series


def match_to_begin(
    seed: int | None, options: object, series: str | None, number: int, ignored: str = ""
) -> tuple[str, int]:
    """Series and number of the match that reset() begins.

    That is number 0 of the series `seed`, the one after `number` of the present series without a seed, or
    `options["number"]`. An option named `ignored` is accepted and means nothing.
    """
    if not isinstance(options, Mapping | None):
        raise UsageError(f'the options of reset() are a dict such as {{"{NUMBER}": 3}}, not {options!r}')
    chosen = dict(options or {})
    unknown = [name for name in chosen if name not in (NUMBER, ignored)]
    if unknown:
        raise UsageError(f"reset() knows no option {unknown[0]!r} (expected {NUMBER})")
    number += 1
    if seed is not None or series is None:
        series, number = series_of(np.random.SeedSequence().entropy if seed is None else seed), 0
    what = f'options["{NUMBER}"], the match of the series,'
    return series, checked_int(what, chosen.get(NUMBER, number), 0, LAST_NUMBER)


def settings_of(game: str, players: int, editions: EditionChoice | Sequence[EditionChoice]) -> list[Setting]:
    """One setting for each edition; a single one need not be in a list."""
    several: list[Any] = list(editions) if isinstance(editions, list | tuple) else [editions]
    if not several:
        raise UsageError("matches need at least one edition")
    return [setting_of(game, players, edition) for edition in several]


def states_of(positions: PositionChoice | Sequence[PositionChoice] | None, setting: Setting) -> Any:
    """The states to begin from: of position files, of their texts, or of matches as they stand."""
    if positions is None:
        return zeros(setting.game.state, 0)
    several: list[Any] = list(positions) if isinstance(positions, list | tuple) else [positions]
    if not several:
        raise UsageError("positions are files, texts or matches; an empty list has none to begin from")
    states = zeros(setting.game.state, len(several))
    rows = raw(states)
    for place, position in enumerate(several):
        rows[place] = _state_of(position, setting)
    return states


def _state_of(position: PositionChoice, setting: Setting) -> Raw:
    found, state = _read(position)
    same = (found.game.name, found.players, found.edition.digest)
    if same != (setting.game.name, setting.players, setting.edition.digest):
        raise UsageError(
            f"the position is one of {found.game.name} with {found.players} players and the edition {found.edition.id}"
            f", not of {setting.game.name} with {setting.players} and {setting.edition.id}"
        )
    if state.over:
        raise UsageError("the match of this position is over: nothing is left to decide")
    one = zeros(setting.game.state)
    one[0] = state
    words: Raw = raw(one)[0]
    return words


def _read(position: PositionChoice) -> tuple[Setting, Any]:
    if isinstance(position, Match):
        return position.setting, position.s
    if not isinstance(position, str | Path):
        raise UsageError(f"a position is a file, the text of one, or a match, not {position!r}")
    try:
        if isinstance(position, str) and "\n" in position:
            return parse_position(position, game_of)
        return load_position(position, game_of)
    except TrianonError as fault:
        raise UsageError(faults_text(fault, "en") if isinstance(fault, FaultyFile) else str(fault)) from None


def check_editions(settings: Sequence[Setting], starts: Any) -> None:
    """Refuse positions beside several editions: a position belongs to one."""
    if len(settings) > 1 and len(starts):
        raise UsageError("positions belong to one edition: matches begin from positions or with a sampled edition")


def tables_of(settings: Sequence[Setting]) -> Any:
    """The component values of all settings as one array."""
    tables = zeros(settings[0].game.tables, len(settings))
    for place, setting in enumerate(settings):
        tables[place] = setting.t
    return tables
