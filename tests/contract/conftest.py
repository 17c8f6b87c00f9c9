"""What every contract test is run with: each game at each number of players, and some matches of it."""

from dataclasses import replace
from random import Random

import pytest

from tests.contract.table import SEED, Played, all_settings, any_option, play, rare_verb, setting_name
from tests.infrastructure.samples import IS_SOAK
from trianon.core.game import Setting
from trianon.core.match import Start

SETTINGS = all_settings()
MIN_ANSWERS = 100  # of all matches together, so that there is something to check
PLAYED: dict[str, list[Played]] = {}


@pytest.fixture(params=SETTINGS, ids=setting_name)
def setting(request: pytest.FixtureRequest) -> Setting:
    """A game for a number of players."""
    chosen: Setting = request.param
    return chosen


@pytest.fixture
def matches(setting: Setting) -> list[Played]:
    """Finished matches: drawn and chosen starting player, hidden and open information.

    Two of the four kinds at each number of players, so that two numbers of players have them all.
    """
    name = setting_name(setting)
    if name not in PLAYED:
        starts = [
            (Start(SEED), any_option),
            (Start(SEED + ", please"), rare_verb),
            (Start(SEED + " at all", 0), rare_verb),
            (Start(SEED, setting.players - 1, open_information=True), rare_verb),
        ]
        if not IS_SOAK:
            starts = [starts[setting.players % 2], starts[2 + setting.players // 2 % 2]]
        found = PLAYED[name] = []
        while sum(len(played.match.answers) for played in found) < MIN_ANSWERS:  # short matches: more of them
            for start, choose in starts:
                start = replace(start, seed=start.seed + "." * (len(found) // len(starts)))
                found.append(play(setting, start, choose, Random(f"{name} {start}")))
    return PLAYED[name]


@pytest.fixture
def played(matches: list[Played]) -> Played:
    """One finished match."""
    return matches[0]
