"""The outlook of a view: the current score, and what an option costs and brings.

Everything is worked out on a world sampled from the view, with a seed that is always the same. So nothing here can
depend on what the viewer does not see; what the sample had to guess is left out of the scoring (`score_known`), and
an option that reveals something hidden says so (`Case.chance`).
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

from trianon.core.game import Game, Json, Names, Setting
from trianon.core.installed import optional_part
from trianon.core.kernel.compiler.rule import fast_call
from trianon.core.kernel.events import Events
from trianon.core.kernel.options import Options
from trianon.core.kernel.outcome import Outcome
from trianon.core.kernel.rng import seed_state
from trianon.core.kernel.struct import clone, handle_of, zero
from trianon.core.wording import Message, message

SEED = "outlook"
MAX_ENDS = 64  # tried for an option that leaves something open
PLAIN = ""  # the case of an option that depends on no other seat


class Scored(NamedTuple):
    """A state with its final scoring as if the match ended here."""

    s: Any
    lines: list[Json]  # events `score`, each with its phrase
    points: list[int]


class OutlookRules(NamedTuple):
    """What a game adds to see ahead."""

    score_known: Callable[..., None]  # (v, t, s, e): score a world as if it ended here, without what the view hides
    preview: Callable[..., bool]  # (s, t, e, seat, option, case): answer and stop before the next seat or any chance
    cases: Callable[
        [Any, int], Mapping[str, int]
    ]  # (v, option): the cases in which it has an effect, as preview numbers
    categories: Sequence[str]  # of points, that can be hidden from a viewer
    hides: Callable[..., bool]  # (v, t, seat, number of a category): whether the view hides these points of a seat
    changes: Callable[[Names, int, Scored, Scored], list[Json]]  # (names, seat, before, after)
    change_message: Callable[[Json, int], Message]  # (change, seat of the reader from 1)
    case_message: Callable[[str], Message]
    category_message: Callable[[str], Message]  # of a category that is hidden
    is_open: Callable[[Any], bool] = lambda _s: False  # (s): whether an option leaves its seat to decide what it brings


class Case(NamedTuple):
    """What an option changes in one case."""

    case: str  # PLAIN, or what the game calls it
    changes: list[Json]  # `kind`, `before`, `after`, and what else the kind needs; seats count from 1
    chance: bool  # whether something hidden is shown then
    points: list[int]  # of every seat, as the score would stand
    say: list[Message]  # the changes in words
    condition: Message | None  # of the case, in words
    number: int  # cases of one number compare: they differ only in what makes them come about
    later: int | None  # the most points of the viewer once it has decided what the option leaves open


class SeatTally(NamedTuple):
    """The score of one seat as it stands."""

    points: int
    lines: list[Json]
    unknown: list[Message]  # categories of points that the viewer cannot see


class Outlook:
    """What one viewer can foresee at a table."""

    def __init__(self, setting: Setting, view: Any) -> None:
        rules = rules_of(setting.game)
        assert rules is not None
        self.setting, self.view, self.rules = setting, view, rules
        self._calls = _calls_of(setting.game)
        self._world = _world_of(setting, view)
        self._before: Scored | None = None

    def points(self) -> list[int]:
        """The points of every seat as the score stands, as far as the viewer sees it."""
        return self._points(clone(self.setting.game.state, self._world), self._calls.silent)

    def hides_points(self) -> list[bool]:
        """By seat: whether any category of points is hidden from the viewer."""
        return [bool(categories) for categories in self._hidden()]

    def unknown(self) -> list[list[Message]]:
        """By seat: the categories of points that are hidden from the viewer."""
        return [[self.rules.category_message(category) for category in hidden] for hidden in self._hidden()]

    def _hidden(self) -> list[list[str]]:
        """By seat: the categories of points that are hidden from the viewer."""
        v, t, hides = handle_of(self.view), self.setting.t_handle, self._calls.hides
        numbered = list(enumerate(self.rules.categories))
        return [
            [category for number, category in numbered if hides(v, t, seat, number)]
            for seat in range(self.setting.players)
        ]

    def tallies(self) -> list[SeatTally]:
        """The current score, line by line."""
        scored = self.before
        seats = zip(scored.points, self.unknown(), strict=True)
        return [
            SeatTally(points, [line for line in scored.lines if line["seat"] == seat], unknown)
            for seat, (points, unknown) in enumerate(seats, 1)
        ]

    @property
    def before(self) -> Scored:
        """The present table."""
        if self._before is None:
            self._before = self._scored(self._world)
        return self._before

    def consequences(self, option: int) -> list[Case]:
        """What an option of the viewer costs and brings, in each case in which it has an effect."""
        seat, setting = int(self.view.viewer), self.setting
        found = []
        for name, number in self.rules.cases(self.view, option).items():
            s = clone(setting.game.state, self._world)
            chance = self._calls.preview(
                handle_of(s), setting.t_handle, handle_of(self._calls.silent), seat, option, number
            )
            after = self._scored(s)
            changes = self.rules.changes(setting.names, seat, self.before, after)
            if name:  # a case says nothing of the others: it depends on them
                changes = [change for change in changes if change.get("seat", seat + 1) == seat + 1]
            condition = self.rules.case_message(name) if name else None
            said = self._say(changes, bool(chance))
            later = self._best_end(s, seat, [MAX_ENDS]) if self.rules.is_open(s) else None
            if later is not None:
                said.append(message("outlook-later", points=later))
            found.append(Case(name, changes, bool(chance), after.points, said, condition, number, later))
        return found

    def _best_end(self, s: Any, seat: int, ends_left: list[int]) -> int | None:
        """The most points of a seat by what it may decide from here until nothing is open, in so many ends at most."""
        calls, setting = self._calls, self.setting
        if not self.rules.is_open(s):
            ends_left[0] -= 1
            return self._points(s, calls.silent)[seat]
        best, o = None, zero(Options)
        setting.game.calls.legal(handle_of(s), setting.t_handle, handle_of(o), seat)
        for option in o.ids[: o.count].tolist():
            if ends_left[0] <= 0:
                break
            tried = clone(setting.game.state, s)
            calls.preview(handle_of(tried), setting.t_handle, handle_of(calls.silent), seat, option, 0)
            end = self._best_end(tried, seat, ends_left)
            best = end if best is None or (end is not None and end > best) else best
        return best

    def _say(self, changes: list[Json], chance: bool) -> list[Message]:
        said = [self.rules.change_message(change, int(self.view.viewer) + 1) for change in changes]
        if chance:
            said.append(message("outlook-chance"))
        return said or [message("outlook-nothing")]

    def _points(self, s: Any, e: Any) -> list[int]:
        """Score a state, which is used up."""
        calls, ended = self._calls, zero(Outcome)
        calls.score_known(handle_of(self.view), self.setting.t_handle, handle_of(s), handle_of(e))
        calls.outcome(handle_of(s), handle_of(ended))
        points: list[int] = ended.points[: self.setting.players].tolist()
        return points

    def _scored(self, s: Any) -> Scored:
        game, e = self.setting.game, zero(Events)
        e.enabled = 1
        points = self._points(clone(game.state, s), e)
        rows = e.rows[: e.count]
        lines = self.setting.events(rows[rows[:, 0] == self._calls.score_kind], None)
        for line, phrase in zip(lines, self.setting.wording.phrases(lines), strict=True):
            line["phrase"] = phrase
        return Scored(s, lines, points)


def outlook_of(setting: Setting, view: Any) -> Outlook | None:
    """The outlook of a view; None when the match is over or the game foresees nothing."""
    return None if view.over or rules_of(setting.game) is None else Outlook(setting, view)


@cache
def rules_of(game: Game) -> OutlookRules | None:
    """What a game adds to see ahead: `OUTLOOK` in its module `outlook`; None without one."""
    found: OutlookRules | None = getattr(optional_part(game.name, "outlook"), "OUTLOOK", None)
    return found


class _Calls(NamedTuple):
    determinize: Any
    score_known: Any
    preview: Any
    hides: Any
    outcome: Any
    silent: Any  # events that are not written
    score_kind: int  # the number of the event `score`


@cache
def _calls_of(game: Game) -> _Calls:
    rules = rules_of(game)
    assert rules is not None
    s: Any = zero(game.state)
    t: Any = zero(game.tables)
    v: Any = zero(game.view)
    e = zero(Events)
    [score_kind] = [number for number, kind in game.event_kinds.items() if kind.name == "score"]
    return _Calls(
        fast_call(game.determinize, (v, t, s)),
        fast_call(rules.score_known, (v, t, s, e)),
        fast_call(rules.preview, (s, t, e, 0, 0, 0)),
        fast_call(rules.hides, (v, t, 0, 0)),
        fast_call(game.outcome, (s, zero(Outcome))),
        zero(Events),
        score_kind,
    )


@cache
def _seeded(game: Game) -> Any:
    blank: Any = zero(game.state)
    seed_state(blank, SEED)
    return blank


def _world_of(setting: Setting, view: Any) -> Any:
    world = clone(setting.game.state, _seeded(setting.game))
    _calls_of(setting.game).determinize(handle_of(view), setting.t_handle, handle_of(world))
    return world
