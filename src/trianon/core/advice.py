"""Advice: reasons why one option of a view is better than another, as messages.

Reasons compare two options: what each changes at once (`core.outlook`), and the mean final scoring of trial games
after each. Both come from the view alone. Messages are the game's own (`advice.ftl` in its locales).
"""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from trianon.core.game import Game, Json, Setting
from trianon.core.installed import optional_part
from trianon.core.outlook import Case, Outlook, outlook_of
from trianon.core.wording import Message, comma_list, message

PART = "advice"  # the module of a game that holds its ADVICE
MAX_REASONS = 3
Told = tuple[Message | None, Message]  # what causes a change, and the change as its effect
LATE, EARLY = 2, 4  # rounds left: when points at once count most, and when there is time for something to pay off


class AdviceRules(NamedTuple):
    """What a game adds to give reasons."""

    is_gain: Callable[[Json, int], bool]  # (change, seat from 1): whether a change speaks for an option
    is_cost: Callable[[Json, int], bool]  # whether it speaks against it
    rounds_left: Callable[[Any, Any], int]  # (view, tables): with the present one
    stage: Callable[[Any, Any], float]  # (view, tables): share of the match that is over, below 1
    losses: tuple[str, ...] = ()  # messages of the categories that name what was lost: a gain is less of it
    told: Callable[[Json, Case, Outlook], Told | None] = lambda *_: None  # a change with a note that does not say why
    particulars: Callable[[Outlook, int], list[Message]] = lambda *_: []  # (outlook, option): what it brings nearer
    is_alike: Callable[[Outlook, int, int], bool] = lambda *_: False  # whether two options differ in their price alone
    edge: Callable[[Outlook, int], Message | None] = lambda *_: None  # what speaks for a dearer one of alike options


class Gain(NamedTuple):
    """A category of the final scoring in which the better option ends with more points."""

    category: Message
    points: float  # mean difference


class Prospects(NamedTuple):
    """How trial games after the better option differ from those after the other one."""

    gains: Sequence[Gain] = ()  # largest first; differences within the noise are left out
    rival: float = 0.0  # points that the best rival ends with less; 0 within the noise
    lead: float = 0.0  # points by which the seat's lead is larger; 0 within the noise


def reasons(
    setting: Setting, view: Any, better: int, other: int, prospects: Prospects, lead: float = 0.0,
    cost: str = "advice-cost",
) -> list[Message]:  # fmt: skip
    """At most three reasons for an option against another one; none where the game gives no advice.

    `lead` is by how many points search expects the better option to end further ahead; `cost` is the message for what
    the other option costs.
    """
    rules, outlook = advice_rules_of(setting.game), outlook_of(setting, view)
    if rules is None or outlook is None:
        return []
    others = {case.number: case for case in outlook.consequences(other)}
    compared = [
        (case, others.get(case.number, next(iter(others.values())))) for case in outlook.consequences(better) if others
    ]
    now = [said for one, two in compared for said in _gains_now(rules, outlook, one, two)]
    given = rules.particulars(outlook, other)
    nearer = [said for said in rules.particulars(outlook, better) if said not in given]
    later = [
        message(
            "advice-end.loss" if gain.category[0] in rules.losses else "advice-end",
            category=gain.category, points=_whole(gain.points),
        )
        for gain in prospects.gains
    ]  # fmt: skip
    if prospects.rival > 0:
        later.append(message("advice-rival", points=_whole(prospects.rival)))
    rest = [said for one, two in compared for said in _costs_of_other(rules, outlook, one, two, cost)]
    found = [*now[:1], *nearer[:1], *later[:1], *now[1:2], *later[1:2], *rest[:1]]
    if len(found) < MAX_REASONS and lead >= 1:
        found.append(message("advice-lead", points=_whole(lead)))
    pace = _pace(rules, setting, view, compared, prospects)
    return [*found[: MAX_REASONS - 1], pace] if pace and found else found[:MAX_REASONS]


def advice_rules_of(game: Game) -> AdviceRules | None:
    """The rules for a game's advice: `ADVICE` in its module `advice`; None without one."""
    return getattr(optional_part(game.name, PART), "ADVICE", None)


def _gains_now(rules: AdviceRules, outlook: Outlook, better: Case, other: Case) -> list[Message]:
    """What the better option brings at once that the other one does not."""
    seat = int(outlook.view.viewer) + 1
    gains = [change for change in better.changes if rules.is_gain(change, seat) and change not in other.changes]
    gains.sort(key=lambda change: change.get("seat", seat) != seat)  # those of the seat first
    if better.condition is not None and gains:
        return [_said(rules, "advice-now", outlook, gains[:2], better)]
    by_cause: dict[str, list[Json]] = {}
    for change in gains:
        cause = _told(rules, outlook, change, better)[0]
        by_cause.setdefault(str(cause or change), []).append(change)
    return [_said(rules, "advice-now", outlook, same[:2], better) for same in by_cause.values()]


def _costs_of_other(rules: AdviceRules, outlook: Outlook, better: Case, other: Case, cost: str) -> list[Message]:
    """What the other option costs at once that the better one does not."""
    seat = int(outlook.view.viewer) + 1
    own = {_thing(change): change["after"] for change in better.changes if rules.is_cost(change, seat)}
    return [
        _said(rules, cost, outlook, [change], other)
        for change in other.changes
        if rules.is_cost(change, seat) and change["after"] < own.get(_thing(change), change["before"])
    ]


def _thing(change: Json) -> tuple[str, ...]:
    """What a change is about."""
    return change["kind"], change.get("category", ""), change.get("piece", "")


def is_dearer(setting: Setting, view: Any, option: int, other: int) -> bool:
    """Whether an option brings the same as another one for a higher price."""
    rules, outlook = advice_rules_of(setting.game), outlook_of(setting, view)
    if rules is None or outlook is None or not rules.is_alike(outlook, option, other):
        return False
    seat = int(view.viewer) + 1
    paid, spared = (
        sum(
            change["before"] - change["after"]
            for case in outlook.consequences(each)
            for change in case.changes
            if rules.is_cost(change, seat)
        )
        for each in (option, other)
    )
    return bool(paid > spared)


def edge_of(setting: Setting, view: Any, option: int) -> Message | None:
    """What speaks for an option that is dearer than one like it."""
    rules, outlook = advice_rules_of(setting.game), outlook_of(setting, view)
    return None if rules is None or outlook is None else rules.edge(outlook, option)


def _told(rules: AdviceRules, outlook: Outlook, change: Json, case: Case) -> Told:
    return rules.told(change, case, outlook) or (
        None,
        outlook.rules.change_message(change, int(outlook.view.viewer) + 1),
    )


def _said(rules: AdviceRules, name: str, outlook: Outlook, changes: Sequence[Json], case: Case) -> Message:
    told, parts = [_told(rules, outlook, change, case) for change in changes], list[Message]()
    for number, (cause, effect) in enumerate(told):
        is_new = cause is not None and cause not in [earlier for earlier, _ in told[:number]]
        parts.append(message("advice-chain", cause=cause, what=effect) if cause is not None and is_new else effect)
    what = comma_list(parts)
    if case.condition is None:
        return message(name, what=what)
    return message(f"{name}.case", what=what, condition=case.condition)


def _pace(
    rules: AdviceRules, setting: Setting, view: Any, compared: Sequence[tuple[Case, Case]], prospects: Prospects
) -> Message | None:
    """What the rounds left have to do with it: points at once near the end, a better end while there is time."""
    if not compared:
        return None
    seat, left = int(view.viewer), rules.rounds_left(view, setting.t)
    at_once = sum(_points(better, seat) - _points(other, seat) for better, other in compared)
    if at_once > 0 and left <= LATE:
        return message("advice-late", rounds=left)
    if at_once < 0 and prospects.lead > 0 and left >= EARLY:
        return message("advice-early", rounds=left)
    return None


def _points(case: Case, seat: int) -> int:
    return case.points[seat] if case.later is None else case.later


def _whole(points: float) -> int:
    return max(1, round(points))
