"""Matches for the tests of the research APIs: the same choices through every API."""

from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from trianon.core.match import Match, Start
from trianon.games import game_names, game_of
from trianon.viewing.settings import reference_setting

TABLES = [(name, players) for name in game_names() for players in game_of(name).seats]


def chosen(options: Sequence[int], step: int) -> int:
    """A choice that depends on the options and the number of the decision alone."""
    ordered = sorted(int(option) for option in options)
    return ordered[(step * 7919 + step // 3) % len(ordered)]


def moments(name: str, players: int, seed: str, every: int = 1) -> Iterator[tuple[Match, int]]:
    """A match before every so-many-th decision, with the seat to act; at the end with nobody."""
    match = Match(reference_setting(name, players), Start(seed))
    step = 0
    while not match.over:
        seat = match.asked()[0]
        if step % every == 0:
            yield match, seat
        match.answer(seat, match.setting.keys.key(match.s, chosen(match.option_numbers(seat), step)))
        step += 1


def played(matches: Any, steps: int) -> list[tuple[Any, ...]]:
    """Random play of a vector from its beginning: everything that comes back, step by step."""
    matches.reset()
    return [matches.step(matches.sample()) for _ in range(steps)]


def same(one: list[tuple[Any, ...]], two: list[tuple[Any, ...]]) -> bool:
    """Whether two runs of vectors brought the same observations, rewards, endings, seats and masks."""
    return all(
        np.array_equal(a, b)
        for left, right in zip(one, two, strict=True)
        for a, b in zip((*left[:3], *shown(left)), (*right[:3], *shown(right)), strict=True)
    )


def shown(step: tuple[Any, ...]) -> list[Any]:
    """The arrays of a step's infos that say what every match waits for."""
    return [step[4][name] for name in ("seat", "action_mask", "number")]
