"""The decisions of a match as arrays: views, legal options, choices and the outcome."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from trianon.bots.search.choices import MoveStats
from trianon.core.features import Floats
from trianon.core.kernel.events import Events
from trianon.core.kernel.options import Options
from trianon.core.kernel.struct import Bytes, Counts, Longs, Shorts, zero, zeros
from trianon.core.match import Match


class AnalysedDecisions(NamedTuple):
    """What an analysis found: by decision, NaN without a choice; and by seat, NaN where nothing was at stake."""

    loss: Floats  # of standing, by the answer given
    loss_error: Floats
    chance: Floats  # of winning, with the best answer
    accuracy: Floats  # by seat, 0 to 100
    skill: Floats  # by seat: standing lost by choices, as a negative number
    luck: Floats  # by seat: standing that draws and rivals brought


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
    visits: Counts | None = None  # of a search, aligned with `options`; 0 where none played
    values: Floats | None = None  # of a search, from 0 to 1; NaN where it has none
    analysis: AnalysedDecisions | None = None

    def __len__(self) -> int:
        return len(self.seats)


SearchLog = Mapping[int, Sequence[MoveStats]]  # statistics of a search by decision


def decisions_of_match(
    match: Match, number: int, names: tuple[str, ...], searched: SearchLog | None = None
) -> Decisions:
    """The decisions of a finished match, by replaying it; with the statistics of those that a search took."""
    setting, again = match.setting, Match(match.setting, match.start, match.position)
    game, s, t, key = setting.game, again.s, setting.t, setting.keys.key
    views = zeros(game.view, len(match.answers))
    silent, o = zero(Events), zero(Options)
    seats, questions, options, keys, choices, offsets = [], [], [], [], [], [0]
    stats: list[MoveStats | None] = []
    for row, answer in enumerate(match.answers):
        game.look(s, t, views[row], answer.seat)
        game.legal(s, t, o, answer.seat)
        legal = o.ids[: o.count].tolist()
        chosen = again.locate(answer.key)
        seats.append(answer.seat)
        questions.append(str(game.question(s, t, setting.names)["question"]))
        options += legal
        found = {one.option: one for one in searched.get(row, ())} if searched is not None else {}
        stats += [found.get(option) for option in legal]
        keys += [key(s, option) for option in legal]
        choices.append(legal.index(chosen))
        offsets.append(len(options))
        game.answer(s, t, silent, answer.seat, chosen)
    result = match.result()
    return Decisions(
        number, match.start.seed, names, np.array(seats, np.int8), questions, views.view(np.ndarray),
        np.array(offsets, np.int64), np.array(options, np.int16), keys, np.array(choices, np.int16),
        np.array(result["points"], np.int32), np.array(result["placings"], np.int8),
        None if searched is None else np.array([one.visits if one else 0 for one in stats], np.int32),
        None if searched is None else np.array([_value(one) for one in stats], np.float32),
    )  # fmt: skip


def _value(one: MoveStats | None) -> float:
    return np.nan if one is None or one.value is None else one.value
