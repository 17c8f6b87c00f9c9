"""Bots, hints and analyses think on a device as natively: without a net the same, with it nearly the same figures."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from dataclasses import astuple, replace
from typing import Any

import pytest

from tests.infrastructure.node_device import NodeDevice
from tests.infrastructure.samples import sample
from trianon.bots.analysis.moments import moments_of
from trianon.bots.hints import Hint
from trianon.bots.simulate import recorded_match
from trianon.core.installed import built_in_games
from trianon.core.match import Match
from trianon.core.match_file.read import read_record
from trianon.core.match_file.write import write_record
from trianon.device.device_table import TableSettings
from trianon.device.thinking import choice_job, found_hints, found_moment, hint_job, moment_job, think
from trianon.games import game_of
from trianon.viewing.settings import reference_setting

SIMULATIONS = 300
NET_SIMULATIONS = 100
TOLERANCE = 1e-4  # of figures of searches with a net: its sums are added in another order
LEAST_ALIKE = 0.9  # share of answers with a net that are the same: two options may be worth the same


@pytest.fixture(scope="module")
def device() -> Iterator[NodeDevice]:
    """A worker that thinks on rules in WebAssembly."""
    with NodeDevice() as device:
        yield device


@pytest.mark.parametrize("game", built_in_games())
@pytest.mark.parametrize("players", [2, 4])
def test_searches_without_a_net_are_the_same(device: NodeDevice, game: str, players: int) -> None:
    for settings, match, seat in positions(game, players, sample(4, 60)):
        for level in ("apprentice", "journeyman", "search:300", "thumb", "novice", "random"):
            job = {**choice_job(of_level(settings, level), match, seat, 1), "simulations": SIMULATIONS}
            assert device.think(job)[0] == think(json.dumps(job)), (level, match.answer_count)
        job = {**hint_job(settings, match, seat), "simulations": SIMULATIONS}
        there, here = found_hints(device.think(job)[0]), found_hints(think(json.dumps(job)))
        assert nearly([each.chance for each in there], [each.chance for each in here])  # by the C library's exp
        assert without_chances(there) == without_chances(here), match.answer_count


@pytest.mark.parametrize("game", built_in_games())
def test_searches_with_a_net_agree(device: NodeDevice, game: str) -> None:
    alike = [
        device.think(job)[0] == think(json.dumps(job))
        for settings, match, seat in positions(game, 2, sample(12, 200))
        for job in [{**choice_job(of_level(settings, "grandmaster"), match, seat, 1), "simulations": NET_SIMULATIONS}]
    ]
    assert sum(alike) >= LEAST_ALIKE * len(alike)


@pytest.mark.parametrize("game", built_in_games())
def test_an_analysis_says_the_same(device: NodeDevice, game: str) -> None:
    settings = settings_of(game, 2)
    played = write_record(recorded_match(reference_setting(game, 2), ["thumb"], "device", 0))
    moments = moments_of(read_record(played, "match.json", game_of), 0)
    for moment in moments[:: max(1, len(moments) // sample(2, 10))]:
        job = moment_job(settings, moment, is_coarse=True)
        here, there = found_moment(think(json.dumps(job))), found_moment(device.think(job)[0])
        assert nearly(astuple(there), astuple(here)), moment.ordinal


def positions(game: str, players: int, count: int) -> Iterator[tuple[TableSettings, Match, int]]:
    """Some decisions with a choice, all along a match of random answers."""
    settings, chance = settings_of(game, players), random.Random(f"{game} {players}")
    match, found = settings.match(), list[tuple[int, int]]()
    while not match.over:
        seat = match.asked()[0]
        options = match.options(seat)
        if len(options) > 1:
            found.append((match.answer_count, seat))
        match.answer(seat, chance.choice(options))
    answers, match, kept = match.answers, settings.match(), dict(found[:: max(1, len(found) // count)][:count])
    for number, answer in enumerate(answers):
        if number in kept:
            yield settings, match, kept[number]
        match.answer(answer.seat, answer.key)


def settings_of(game: str, players: int) -> TableSettings:
    """A table of a device."""
    levels = (*["master"] * (players - 1), None)
    return TableSettings("dev-search", game, players, "reference", None, levels, "seed", "secret", 0.0)


def without_chances(found: list[Hint]) -> list[Hint]:
    """What a search found, without what a fitted curve says of it."""
    return [replace(each, chance=None) for each in found]


def of_level(settings: TableSettings, level: str) -> TableSettings:
    """The same table with other bots."""
    return replace(settings, levels=tuple(level for _ in settings.levels))


def nearly(one: Any, other: Any) -> bool:
    """Whether two findings are the same, numbers up to the tolerance."""
    if isinstance(one, float) and isinstance(other, (float, int)):
        return one == pytest.approx(other, rel=TOLERANCE, abs=TOLERANCE)
    if isinstance(one, (list, tuple)):
        return len(one) == len(other) and all(map(nearly, one, other))
    return bool(one == other)
