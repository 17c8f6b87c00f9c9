"""Where the points of a match came from: by category of the final account, and by part of the match."""

import sys
from collections.abc import Iterable, Iterator

from trianon.bots.statistics.components import PART, zone
from trianon.core.components import PlacedPoints, Stages
from trianon.core.game import Json, Setting
from trianon.core.installed import optional_part

START, SCORING = "start", "scoring"  # names of stages beside those of rounds


def points_by_source(setting: Setting, events: list[Json]) -> dict[str, list[int]]:
    """The points of each seat by category of the final account, in its order; named by the category's message."""
    lines = [event for event in events if "points" in event]
    found: dict[tuple[int, str], list[int]] = {}
    for line, phrase in zip(lines, setting.wording.phrases(lines, list), strict=True):
        if phrase is not None and "category" in phrase and line["seat"] is not None:
            points = found.setdefault((phrase["rank"], phrase["category"][0]), [0] * setting.players)
            points[line["seat"] - 1] += line["points"]
    return {name: found[rank, name] for rank, name in sorted(found) if any(found[rank, name])}


def stages_of(game: str) -> Stages | None:
    """How a game divides a match into stages, None where it does not say."""
    return getattr(optional_part(game, PART), "STAGES", None)


def points_by_stage(game: str, events: Iterable[Json], players: int) -> dict[str, list[int]]:
    """The points of each seat by the stage in which they were earned; they add up to the result."""
    declared = stages_of(game)
    if declared is None:
        return {}
    found: dict[str, list[int]] = {}
    placed: dict[tuple[int, str], str] = {}  # by seat and place: the stage
    for stage, event in _with_stages(events, declared.scoring):
        own = found.setdefault(stage, [0] * players)
        rule = declared.points
        if isinstance(rule, PlacedPoints):
            if event["event"] == rule.event:
                placed[event["seat"], event[rule.fact]] = stage
            elif "points" in event:
                earned = placed.get((event["seat"], event["where"])) if event["rule"] == rule.rule else None
                found[earned or stage][event["seat"] - 1] += event["points"]
        elif event["event"] == rule.event:
            for fact, sign in (("to", 1), ("from", -1)):
                if zone(event[fact]) == rule.zone:
                    own[int(event[fact].partition(".")[2]) - 1] += sign * event[rule.fact]
    return {stage: points for stage, points in found.items() if stage not in (START, SCORING) or any(points)}


def stage_order(stage: str) -> tuple[int, int]:
    """The place of a stage among all of its match."""
    season, _, part = stage.rpartition(".")
    number = {START: -1, SCORING: sys.maxsize}.get(part)
    return int(season or 0), int(part) if number is None else number


def _with_stages(events: Iterable[Json], scoring: str) -> Iterator[tuple[str, Json]]:
    """Each event with the stage it belongs to: `3` is round 3, `2.3` that of season 2, `2.scoring` its scoring."""
    season, stage = "", START
    for event in events:
        if event["event"] == "season":
            season = f"{event['season']}."
        elif event["event"] == "round":
            stage = f"{season}{event['round']}"
        elif event["event"] == "phase" and event["phase"] == scoring:
            stage = f"{season}{SCORING}"
        yield stage, event
