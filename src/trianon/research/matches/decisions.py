"""The decisions of a match as arrays: views, legal options, choices and the outcome."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from trianon.core.kernel.events import Events
from trianon.core.kernel.options import Options
from trianon.core.kernel.struct import Bytes, Counts, Longs, Shorts, zero, zeros
from trianon.core.match import Match


@dataclass(frozen=True)
class Decisions:
    """All decisions of one match; `options` and `keys` of decision i are at `offsets[i]` to `offsets[i + 1]`."""

    match: int
    seed: str
    names: tuple[str, ...]
    seats: Bytes
    questions: list[str]
    views: npt.NDArray[np.void]
    offsets: Longs
    options: Shorts
    keys: list[str]
    choices: Shorts  # positions among the options
    points: Counts  # by seat
    placings: Bytes

    def __len__(self) -> int:
        return len(self.seats)


def decisions_of_match(match: Match, number: int, names: tuple[str, ...]) -> Decisions:
    """The decisions of a finished match, by replaying it."""
    setting, again = match.setting, Match(match.setting, match.start, match.position)
    game, s, t, key = setting.game, again.s, setting.t, setting.keys.key
    views = zeros(game.view, len(match.answers))
    silent, o = zero(Events), zero(Options)
    seats, questions, options, keys, choices, offsets = [], [], [], [], [], [0]
    for row, answer in enumerate(match.answers):
        game.look(s, t, views[row], answer.seat)
        game.legal(s, t, o, answer.seat)
        legal = o.ids[: o.count].tolist()
        chosen = again.locate(answer.key)
        seats.append(answer.seat)
        questions.append(str(game.question(s, t, setting.names)["question"]))
        options += legal
        keys += [key(s, option) for option in legal]
        choices.append(legal.index(chosen))
        offsets.append(len(options))
        game.answer(s, t, silent, answer.seat, chosen)
    result = match.result()
    return Decisions(
        number, match.start.seed, names, np.array(seats, np.int8), questions, views.view(np.ndarray),
        np.array(offsets, np.int64), np.array(options, np.int16), keys, np.array(choices, np.int16),
        np.array(result["points"], np.int32), np.array(result["placings"], np.int8),
    )  # fmt: skip
