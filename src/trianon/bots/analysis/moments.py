"""Moments of a recorded match that an analysis looks at, each as the analysed seat saw it then."""

from __future__ import annotations

from dataclasses import dataclass, replace

from trianon.core.errors import TrianonError
from trianon.core.game import Json
from trianon.core.kernel.struct import to_bytes
from trianon.core.match import Answer, Match
from trianon.core.match_file.read import Record
from trianon.core.match_file.replay import begin, give


@dataclass(frozen=True)
class TurnInMatch:
    """Where in a match a moment lies, as players count: season and round if there are any, the seat's turn."""

    season: int | None = None
    round: int | None = None
    turn: int = 0

    def after(self, events: list[Json]) -> TurnInMatch:
        """The place after these events; a new round or phase counts turns from the beginning."""
        place = self
        for event in events:
            if event["event"] == "season":
                place = TurnInMatch(event["season"], None)
            elif event["event"] == "round":
                place = TurnInMatch(place.season, event["round"])
            elif event["event"] == "phase":  # turns are those of a phase: choosing cards at once is no turn
                place = replace(place, turn=0)
        return place


@dataclass(frozen=True)
class Moment:
    """What the analysed seat knew at one point of a match: its view, and its options where it had a choice."""

    number: int  # answers given before
    view: bytes
    options: tuple[int, ...] = ()  # none at the end of a turn, while others act
    given: int | None = None  # the option that was answered
    ordinal: int = 0  # among the moments of this seat; its seed depends on nothing else
    place: TurnInMatch = TurnInMatch()


class MatchUnfinished(TrianonError):
    """An analysis was asked for a match that is still running."""


def finished_match(record: Record) -> Match:
    """The match of a record at its end; refuses one that is still running."""
    match = begin(record)
    for answer in record.answers:
        give(match, answer, record)
    if not match.over:
        raise MatchUnfinished("only a finished match can be analysed")
    return match


def moments_of(record: Record, seat: int) -> list[Moment]:
    """Every choice of a seat, and the end of each of its turns, in the order of the match.

    A forced answer is no choice. Picks under seal that the seat replaced later, and their replacements, are left out:
    neither was a decision on its own.
    """
    match, found, own_turn, earlier = begin(record), list[Moment](), False, -1
    place = TurnInMatch().after(match.events(None))
    for answer in record.answers:
        if answer.seat == seat:
            if earlier != seat or place.turn == 0:
                place = replace(place, turn=place.turn + 1)
            found, own_turn = _with_choice(match, found, answer, place), True
        elif own_turn and seat not in match.asked():
            found.append(Moment(match.answer_count, to_bytes(match.look(seat)), place=place))
            own_turn = False
        give(match, answer, record)
        place, earlier = place.after(match.events(None, since=match.answer_count)), answer.seat
    return [replace(each, ordinal=ordinal) for ordinal, each in enumerate(found)]


def _with_choice(match: Match, found: list[Moment], answer: Answer, place: TurnInMatch) -> list[Moment]:
    seat = answer.seat
    if seat not in match.asked():  # it reconsiders its sealed picks
        since = _first_sealed(match, seat)
        return [moment for moment in found if not moment.options or moment.number < since]
    options = match.option_numbers(seat)
    if len(options) == 1:
        return found
    view, given = to_bytes(match.look(seat)), match.locate(answer.key)
    return [*found, Moment(match.answer_count, view, tuple(options), given, place=place)]


def _first_sealed(match: Match, seat: int) -> int:
    """The number of the first of a seat's present sealed picks, without those that the starting position holds."""
    own = [number for number, answer in enumerate(match.answers) if answer.seat == seat]
    picks = min(int(match.base.picked[seat]), len(own))
    return own[-picks] if picks else match.answer_count
