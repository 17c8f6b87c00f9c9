"""Positions of a match: after a number of answers, as one seat saw them, and to be played on from."""

from collections.abc import Sequence
from typing import Any

from trianon.bots.worlds import Worlds
from trianon.core.kernel.seats import SPECTATOR
from trianon.core.kernel.state import CoreState
from trianon.core.match import Match
from trianon.core.outlook import outlook_of
from trianon.core.positions.file import dump_position
from trianon.server.wire.match_messages import ReplayPosition
from trianon.viewing.match_view import Entry, entries_for_viewer, prompt_of


def replay_position(
    table: str, then: Match, answers: int, entries: Sequence[Entry], viewer: int, *, over: bool
) -> ReplayPosition:
    """A match of so many answers as it was `then`, from a seat or for a spectator.

    `entries` end with the one that led there. Once the match is `over`, points are those of the real scoring.
    """
    *recent, entry = entries
    [shown] = entries_for_viewer(then, [entry], viewer, recent)
    seat = None if viewer == SPECTATOR else viewer
    view, question = then.view(viewer), then.question()
    outlook = None if over else outlook_of(then.setting, then.look(viewer))
    return ReplayPosition(
        table, answers, then.answer_count, None if seat is None else seat + 1, view, question, shown,
        then.points_now() if outlook is None else outlook.points(), prompt_of(then, seat, question, view),
        None if outlook is None else outlook.hides_points(),
    )  # fmt: skip


def sampled_position(match: Match, seat: int, seed: str) -> str:
    """A position that a seat cannot tell from the present one, as text: hidden pieces and future draws are sampled.

    It depends on the view of the seat and the seed alone, so it reveals nothing that the seat could not know.
    """
    world: Any = Worlds(match.setting, match.look(seat), seed).sample()
    base: CoreState = world
    base.answers = 0  # the new match counts its own, and undoes no others
    base.horizon[:] = 0
    return dump_position(match.setting, world)
