"""Trials: matches of a balance study, each of one series, and what is kept of each."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import asdict, dataclass, field
from typing import Any

from trianon.bots.arena import play
from trianon.bots.bot import Bot
from trianon.bots.budget import StopFlag
from trianon.bots.registry import bot_named
from trianon.bots.restricted_bot import ReseededBot, RestrictedBot
from trianon.bots.simulate import seed_of
from trianon.bots.statistics.components import components_of, starting_event, zone
from trianon.bots.statistics.summary import MatchSummary, SeatFigures, summarize
from trianon.core.game import Json, Setting
from trianon.research.matches.source import MatchSource, PlayedMatch, SelfPlay, SteppedMatch

OPEN, AGAIN = "open", "again"  # series: matches without restrictions, and their deals played once more
PLACES = ("from", "to")  # facts that name a place
RESTRICTED = "without "  # begins the name of a series in which one seat may not use something


@dataclass(frozen=True)
class Trial:
    """One finished match of a series."""

    series: str
    number: int
    summary: MatchSummary
    starts: tuple[int, ...] = ()  # the starting seat of every round
    actions: SeatFigures = field(default_factory=dict)  # how often each seat took each action
    gained: SeatFigures = field(default_factory=dict)  # what each seat was given of everything counted
    offered: dict[str, list[str]] = field(default_factory=dict)  # by kind: the components that could be taken

    def to_json(self) -> Json:
        """All figures as JSON."""
        return asdict(self)


def trial_from(row: Json) -> Trial:
    """The trial in a line of a work folder."""
    summary = row["summary"]
    for name in ("names", "points", "placings"):
        summary[name] = tuple(summary[name])
    return Trial(**{**row, "summary": MatchSummary(**summary), "starts": tuple(row["starts"])})


def deal_of(series: str, number: int, players: int) -> int:
    """The number of the deal that a match of a series plays: restricted seats take turns with each deal."""
    return number // players if series.startswith(RESTRICTED) else number


def play_trial(source: MatchSource, series: str, number: int, stop: StopFlag) -> Trial | None:
    """Play one match of a series; None when stopped."""
    match = source.match(number, stop) if series == OPEN else _played(source, series, number, stop)
    return None if match is None else trial_of(source.setting(), match, series, number)


def _played(source: MatchSource, series: str, number: int, stop: StopFlag) -> PlayedMatch | None:
    if not isinstance(source, SelfPlay) or stop.is_set():
        return None
    setting, contest = source.setting(), source.contest
    bots = [bot_named(name, setting.game, players=setting.players) for name in contest.seats]
    if series == AGAIN:
        bots = [ReseededBot(bot, AGAIN) for bot in bots]
    else:
        seat = number % setting.players
        bots[seat] = _restricted(bots[seat], series)
    seed = seed_of(contest.seed, deal_of(series, number, setting.players))
    match = play(setting, bots, seed, contest.milliseconds, stop)
    return SteppedMatch(contest.seats, match) if match.over else None


def _restricted(bot: Bot, series: str) -> Bot:
    return RestrictedBot(bot, (series.removeprefix(RESTRICTED),))


def trial_of(setting: Setting, match: PlayedMatch, series: str, number: int) -> Trial:
    """What is kept of a finished match."""
    events, players = match.events(), setting.players
    summary = summarize(setting, match.names, match.result(), events, match.length)
    start = starting_event(setting.game.name)
    starts = tuple(event["seat"] - 1 for event in events if event["event"] == start)
    actions = _counted(players, ((event["action"], event["seat"], 1) for event in events if "action" in event))
    gained = _counted(players, _gains(events))
    return Trial(series, number, summary, starts, actions, gained, _offered(setting, events))


def _gains(events: Iterable[Json]) -> Iterable[tuple[str, int, int]]:
    """What seats were given: amounts that move from a place of nobody to one of theirs."""
    for event in events:
        seat = event.get("seat")
        if seat is not None and event.get("amount") and str(event.get("to", "")).endswith(f".{seat}"):
            yield event["event"], seat, event["amount"]


def _counted(players: int, found: Iterable[tuple[Any, int | None, int]]) -> SeatFigures:
    figures: SeatFigures = {}
    for name, seat, amount in found:
        if seat is not None:
            figures.setdefault(str(name), [0] * players)[seat - 1] += amount
    return figures


def _offered(setting: Setting, events: Iterable[Json]) -> dict[str, list[str]]:
    """By kind, the components that lay where seats may choose them; all of a kind that consists of places."""
    found = {}
    for component in components_of(setting.game.name):
        if component.origin and component.verb and component.fact not in PLACES:
            lain = Counter(
                str(event[component.fact])
                for event in events
                if event["event"] == component.event and zone(event.get("to")) == component.origin
            )
            found[component.kind] = sorted(lain)
        elif not component.origin:
            found[component.kind] = sorted(filter(None, setting.names.get(component.kind, ())))
    return found
