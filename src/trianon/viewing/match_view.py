"""A match as one seat or a spectator sees it: view, question, decision, entries in words, points as they stand."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from trianon.core.kernel.seats import SPECTATOR
from trianon.core.kernel.struct import Shorts
from trianon.core.lessons.walk import answered_by
from trianon.core.match import Match
from trianon.core.outlook import outlook_of
from trianon.core.wording import Json, Message
from trianon.server.wire.match_messages import BlockedOptions, Decision, EntryView, Lack

START = 1  # the number of a match's first entry
CONTEXT = 2  # entries that a phrase may go on from
SealedCounts = tuple[list[int], list[int]]  # by seat: sealed picks wanted, and picks made


@dataclass(frozen=True, slots=True)
class Entry:
    """An entry of a match: its start, an answer or an undo, with the events it caused."""

    number: int
    kind: str
    seat: int
    key: str
    decision: int
    by: str
    at: float
    undone: tuple[int, ...]
    event_rows: Shorts


class MatchView(NamedTuple):
    """A match as one viewer sees it, under the names that a situation has."""

    view: Json
    question: Json
    decision: Decision | None
    may_undo: bool
    may_reconsider: bool
    prompt: Message | None
    points: list[int] | None
    hidden_points: list[bool] | None
    lesson_answers: int | None


def match_view(match: Match, seat: int | None, opened: Sequence[int], *, runs: bool, is_lesson: bool) -> MatchView:
    """A match from a seat (None: a spectator); `opened` are the numbers of the open decisions by seat."""
    viewer = SPECTATOR if seat is None else seat
    view, question = match.view(viewer), match.question()
    outlook = outlook_of(match.setting, match.look(viewer))
    is_asked = seat is not None and runs and seat in match.asked()
    return MatchView(
        view=view,
        question=question,
        decision=open_decision(match, seat, opened[seat], question, view) if is_asked and seat is not None else None,
        may_undo=seat is not None and runs and match.may_undo(seat),
        may_reconsider=seat is not None and runs and match.may_reconsider(seat),
        prompt=prompt_of(match, seat, question, view) if runs else None,
        points=None if outlook is None else outlook.points(),
        hidden_points=None if outlook is None else outlook.hides_points(),
        lesson_answers=answered_by(match, seat) if is_lesson and seat is not None else None,
    )


def entries_for_viewer(
    match: Match, entries: Sequence[Entry], viewer: int, recent: Sequence[Entry] = ()
) -> list[EntryView]:
    """Entries with the events visible to one viewer, never the answers themselves, and the phrases that tell them.

    `recent` holds entries before these, if any are at hand: some phrases continue what they began. Undone entries have
    no phrases.
    """
    undone = {number for entry in (*recent, *entries) for number in entry.undone}
    visible = [match.setting.events(entry.event_rows, viewer) for entry in entries]
    events = [event for entry, own in zip(entries, visible, strict=True) if entry.number not in undone for event in own]

    def earlier() -> list[Json]:
        before = [entry for entry in recent if entry.number < entries[0].number and entry.number not in undone]
        return [event for entry in before[-CONTEXT:] for event in match.setting.events(entry.event_rows, viewer)]

    for event, phrase in zip(events, match.setting.wording.phrases(events, earlier), strict=True):
        if phrase is not None:
            event["phrase"] = phrase
    return [_entry_view(entry, own) for entry, own in zip(entries, visible, strict=True)]


def _entry_view(entry: Entry, events: list[Json]) -> EntryView:
    seat = entry.seat + 1 if entry.seat >= 0 else None
    kind: Any = entry.kind
    by: Any = entry.by
    return EntryView(entry.number, kind, seat, by, entry.at, list(entry.undone), events)


def prompt_of(match: Match, seat: int | None, question: Json, view: Json) -> Message | None:
    """The message that asks a seat, None when it is not asked."""
    if match.over or seat is None or seat + 1 not in question["seats"]:
        return None
    return match.setting.wording.question(question, view)


def open_decision(match: Match, seat: int, number: int, question: Json, view: Json) -> Decision:
    """The decision of a seat that is asked: its options with their meanings, and why others are illegal."""
    reasons = [
        BlockedOptions(
            reason.rule, reason.text, reason.missing, keys, [Lack(o.rule, o.text, o.missing) for o in reason.also]
        )
        for reason, keys in match.blocked_options(seat).items()
    ]
    options = match.options(seat)
    meanings = match.setting.wording.options(options, question, view)
    return Decision(number, options, reasons, meanings)


def undo_entry(match: Match, numbers: list[int], seat: int, *, is_only_person: bool) -> int | None:
    """The entry of a seat's latest answer if it may be undone now; None otherwise.

    It may if it revealed nothing to the seat, or if no other person plays.
    """
    last = match.last_answer(seat) if is_only_person else match.last_undoable(seat)
    return None if last is None else numbers[last]


def sealed_counts(match: Match) -> SealedCounts:
    """The progress of sealed answers, to compare before and after a change."""
    return match.base.wanted.tolist(), match.base.picked.tolist()


def newly_opened(match: Match, before: SealedCounts | None, by: int) -> list[int]:
    """The seats whose decisions an entry opens; a sealed pick of one seat leaves the others' open.

    `before` is the progress of sealed answers before the entry; None reopens every decision.
    """
    wanted, picked = sealed_counts(match)
    found = []
    for seat in range(match.setting.players):
        same = before is not None and (before[0][seat], before[1][seat]) == (wanted[seat], picked[seat])
        if seat == by or not (same and wanted[seat] > 0):
            found.append(seat)
    return found
