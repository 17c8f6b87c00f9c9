"""A table of a device: one person against bots, everything in memory."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from trianon.bots.analysis.match_analysis import AssessedMoment
from trianon.core.errors import IllegalAnswer
from trianon.core.game import Setting
from trianon.core.match import NO_EVENTS, Match, Start, replay_quickly
from trianon.core.positions.file import state_in
from trianon.server.errors import Conflict, RuleViolation, StaleDecision
from trianon.server.wire.match_messages import Accepted
from trianon.viewing.lessons import scripted_key
from trianon.viewing.match_view import START, Entry, newly_opened, sealed_counts, undo_entry
from trianon.viewing.settings import setting_of
from trianon.viewing.undoing import AnswerLog, first_answer, is_revealing, rewind, undo_own

PREFIX = "dev-"  # of the ids of a device's tables
Clock = Callable[[], float]


@dataclass(frozen=True)
class TableSettings:
    """What a table was made with; kept with it."""

    id: str
    game: str
    players: int
    edition: str
    edition_text: str | None
    levels: tuple[str | None, ...]  # of the bots by seat, None at the person's own
    seed: str
    secret: str  # of the bots' chances
    created: float
    open_information: bool = False
    hints: bool = True
    lesson: str | None = None
    position: str | None = None
    imported: bool = False

    @property
    def own(self) -> int | None:
        """The person's seat; None at an imported match."""
        return None if self.imported else self.levels.index(None)

    def setting(self) -> Setting:
        """What is played."""
        return setting_of(self.game, self.edition, self.edition_text, self.players)

    def match(self) -> Match:
        """The match before its first answer."""
        setting = self.setting()
        position = None if self.position is None else state_in(self.position, setting)
        start = Start(self.seed, open_information=self.open_information, position=self.position)
        return Match(setting, start, position)


@dataclass
class Analysed:
    """What is known of the analysis from one seat, by the ordinals of its moments."""

    coarse: dict[int, AssessedMoment] = field(default_factory=dict)
    full: dict[int, AssessedMoment] = field(default_factory=dict)


class DeviceTable:
    """A table with its match and the entries that led there."""

    def __init__(self, settings: TableSettings, now: Clock) -> None:
        self.settings, self.now = settings, now
        self.match = settings.match()
        self.numbers: list[int] = []  # of the entries of the answers that count, in their order
        self.opened = [START] * settings.players
        self.entries = [Entry(START, "start", -1, "", 0, "person", now(), (), self.match.event_rows[0])]
        self.revised = False
        self.seen = 0
        self.rematch: str | None = None
        self.analysed: dict[int, Analysed] = {}
        self.is_gone = False

    @property
    def number(self) -> int:
        """The number of the latest entry."""
        return self.entries[-1].number

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.match.over

    @property
    def own(self) -> int:
        """The person's seat."""
        if self.settings.own is None:
            raise Conflict("not-running")
        return self.settings.own

    def bot_asked(self) -> int | None:
        """The first seat of a bot that the match waits for."""
        if self.is_gone:
            return None
        return next((seat for seat in self.match.asked() if self.settings.levels[seat] is not None), None)

    def scripted(self, seat: int) -> str | None:
        """The next answer of a bot by the script of a lesson."""
        return scripted_key(self.settings.game, self.settings.lesson, self.match, seat)

    def answer(self, seat: int, number: int, key: str, by: str = "person") -> Accepted:
        """Give an answer to the decision with a number; a repeated one counts once."""
        for entry in self.entries:
            if entry.number > number and (entry.kind, entry.seat, entry.decision, entry.key) == (
                "answer", seat, number, key
            ):  # fmt: skip
                return Accepted(entry.number, True)
        if self.over:
            raise Conflict("not-running")
        if number != self.opened[seat]:
            raise StaleDecision("stale", given=number, expected=self.opened[seat])
        if key not in self.match.setting.keys.codes:
            raise RuleViolation("illegal", key=key)
        before = sealed_counts(self.match)
        try:
            self.match.answer(seat, key)
        except IllegalAnswer as error:
            raise RuleViolation("illegal", key=key, rule=error.rule, because=self.match.why(seat, key)) from None
        self.numbers.append(self.number + 1)
        made = Entry(self.number + 1, "answer", seat, key, number, by, self.now(), (), self.match.event_rows[-1])
        return self._added(made, newly_opened(self.match, before, seat))

    def undo(self, entry: int | None = None, first: int | None = None) -> Accepted:
        """Take back the person's latest answer, or all from an entry on."""
        self._require_running()
        seat, log = self.own, self._log()
        if entry is not None and START < entry <= self.number and entry not in self.numbers:
            return Accepted(self.number, True)
        latest = undo_entry(self.match, self.numbers, seat, is_only_person=True)
        if latest is None:
            raise Conflict("nothing-to-take-back")
        if entry is not None and latest != entry:
            raise Conflict("no-such-entry", number=entry)
        first = latest if first is None else min(first, latest)
        index = first_answer(log, seat, first)
        if is_revealing(log, seat, index):
            return self._rewind(index)
        before = sealed_counts(self.match)
        return self._append_undo(undo_own(log, seat, first), newly_opened(self.match, before, seat))

    def go_back(self, to: int) -> Accepted:
        """Continue from an earlier entry."""
        self._require_running()
        if not (to == START or to in self.numbers[:-1]) or not self.numbers:
            raise Conflict("no-such-entry", number=to)
        return self._rewind(next((i for i, number in enumerate(self.numbers) if number > to), len(self.numbers)))

    def _rewind(self, index: int) -> Accepted:
        seat, log = self.own, self._log()
        unseals = is_revealing(log, seat, index)
        self.revised = self.revised or unseals
        dropped = rewind(log, seat, index, unseals=unseals)
        return self._append_undo(dropped, newly_opened(self.match, None, seat))

    def _log(self) -> AnswerLog:
        return AnswerLog(self.match, self.numbers, lambda index: self.match_at(index).s)

    def match_at(self, index: int) -> Match:
        """The match before an answer, without its events."""
        fresh = self.settings.match()
        replay_quickly(fresh, self.match.answers[:index])
        return Match.resumed(
            fresh.setting, fresh.start, fresh.s, self.match.answers[:index], [0] * self.settings.players
        )  # fmt: skip

    def _append_undo(self, dropped: list[int], opened: list[int]) -> Accepted:
        made = Entry(self.number + 1, "undo", self.own, "", 0, "person", self.now(), tuple(dropped), NO_EVENTS)
        return self._added(made, opened)

    def _added(self, entry: Entry, opened: list[int]) -> Accepted:
        """Add an entry, which opened the decisions of some seats."""
        self.entries.append(entry)
        for seat in opened:
            self.opened[seat] = entry.number
        return Accepted(entry.number, False)

    def _require_running(self) -> None:
        if self.over:
            raise Conflict("not-running")
