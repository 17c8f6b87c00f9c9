"""Statistics of finished matches: of one person in comparison with bots, and of the whole server."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

import numpy as np
from sqlalchemy import func, select

from trianon.bots.ratings import Interval
from trianon.bots.statistics.averages import HEURISTIC, GameAverages, averaged_levels, shipped_averages
from trianon.bots.statistics.points import stage_order
from trianon.bots.statistics.study import BalanceStudy, bounds
from trianon.bots.statistics.summary import MatchSummary
from trianon.core.wording import Message, message
from trianon.server.history.component_labels import component_label
from trianon.server.history.summaries import NO_SUMMARY, PERSON, STAND_IN, decode_summary, summarize_pending
from trianon.server.limits import (
    FIGURES_PER_TABLE,
    MATCHES_COUNTED,
    MY_MATCHES_COUNTED,
    RECENT_MATCHES,
    SUMMARIES_PER_REQUEST,
)
from trianon.server.storage.schema import FINISHED, SEATS
from trianon.server.storage.store import Store
from trianon.server.table_store.editions import default_setting
from trianon.server.wire.history_messages import (
    BotAverages,
    ComponentRow,
    ComponentTable,
    FigureRow,
    FigureTable,
    GameStatistics,
    Label,
    MeasuredShare,
    MyStatistics,
    PlayerCount,
    PlayerGroup,
    PlayerKind,
    SeatAdvantage,
)

RECENT, BEFORE, PEOPLE, BOTS = "recent", "before", "people", "bots"  # groups of players
MIN_SHOWN = 0.05  # of a component in a match; rarer ones say nothing
OTHERS = "others"  # seats that no group takes in
HAS_SUMMARY = FINISHED.c.is_counted & FINISHED.c.summary.is_not(None) & (FINISHED.c.summary != NO_SUMMARY)

Means = dict[str, dict[str, float]]  # by table and figure


@dataclass(frozen=True)
class GroupMeans:
    """One group of players with the means of its seats."""

    group: PlayerGroup
    tables: Means


def my_statistics(store: Store, person: str, game: str, level: str | None = None) -> MyStatistics:
    """What a person wins with: the latest matches against those before and against the averages of bots.

    Without a level the bots are those that the person met most often.
    """
    summarize_pending(store, SUMMARIES_PER_REQUEST, person)
    own = (
        select(FINISHED.c.summary, SEATS.c.seat)
        .join(SEATS, SEATS.c.table_id == FINISHED.c.table_id)
        .where(SEATS.c.person == person, SEATS.c.was_away.is_(False), FINISHED.c.game == game, HAS_SUMMARY)
        .order_by(FINISHED.c.ended.desc())
        .limit(MY_MATCHES_COUNTED)
    )
    with store.read() as connection:
        rows = connection.execute(own).all()
    summaries = [decode_summary(row.summary) for row in rows]
    levels = averaged_levels(game)
    mine = [_seen_from(match, row.seat) for match, row in zip(summaries, rows, strict=True)]
    recent, before = mine[:RECENT_MATCHES], mine[RECENT_MATCHES:]
    groups = [_group(game, RECENT, PERSON, recent), _group(game, BEFORE, PERSON, before)]
    averages = shipped_averages(game, level if level in levels else _met_most(summaries, levels))
    bots = _bots(averages, mine) if averages is not None else None
    found = [group for group in (*groups, bots) if group is not None]
    tables = _tables(game, found) if mine else []
    return MyStatistics(game, len(mine), [each.group for each in found], tables, _origin(averages, mine, levels))


def game_statistics(store: Store, game: str, players: int) -> GameStatistics:
    """Statistics of the latest matches of a game with a number of players, people and bots apart."""
    summarize_pending(store, SUMMARIES_PER_REQUEST)  # the result is cached: without, it could lack a match for minutes
    latest = (
        select(FINISHED.c.summary, FINISHED.c.seconds)
        .where(FINISHED.c.game == game, FINISHED.c.players == players, HAS_SUMMARY)
        .order_by(FINISHED.c.ended.desc())
        .limit(MATCHES_COUNTED)
    )
    counting = (
        select(FINISHED.c.players, func.count())
        .where(FINISHED.c.game == game, FINISHED.c.is_counted)
        .group_by(FINISHED.c.players)
        .order_by(FINISHED.c.players)
    )
    with store.read() as connection:
        rows = connection.execute(latest).all()
        counts = [PlayerCount(*row) for row in connection.execute(counting)]
    summaries = [decode_summary(row.summary) for row in rows]
    study = _study(game, players, summaries)
    apart = [replace(match, names=tuple(map(_people_or_bots, match.names))) for match in summaries]
    groups = [_group(game, PEOPLE, PEOPLE, apart), _group(game, BOTS, BOTS, apart)]
    found = [group for group in groups if group is not None]
    return GameStatistics(
        game=game,
        players=players,
        counts=counts,
        matches=len(summaries),
        answers=study.lengths().value if summaries else None,
        seconds=float(np.median([row.seconds for row in rows])) if rows else None,
        has_starting_seat=study.has_starting_seat,
        seats=[SeatAdvantage(_share(share), _share(points)) for share, points in study.seats()] if summaries else [],
        kinds=_kinds(study),
        groups=[each.group for each in found],
        tables=[table for table in _tables(game, found) if table.name not in study.kinds],
        components=[_components(study, kind) for kind in study.kinds] if summaries else [],
    )


def _people_or_bots(name: str) -> str:
    return PEOPLE if name == PERSON else OTHERS if name == STAND_IN else BOTS


def _seen_from(match: MatchSummary, own: int) -> MatchSummary:
    """A summary in which only the player of one seat counts."""
    return replace(match, names=tuple(PERSON if seat == own else OTHERS for seat in range(len(match.names))))


def _study(game: str, players: int, summaries: list[MatchSummary]) -> BalanceStudy:
    return BalanceStudy(default_setting(game, players), {"kind": "server"}, summaries)


def _group(game: str, group: str, name: str, matches: Sequence[MatchSummary]) -> GroupMeans | None:
    """The means of the seats of one name over all matches; None where there is none."""
    own = [match for match in matches if name in match.names]
    if not own:
        return None
    study = _study(game, len(own[0].names), own)
    figures = {"sources": study.sources(), "stages": study.stages()}
    figures |= {kind: study.mean_acquired(kind) for kind in study.kinds}
    tables = {table: {figure: mean.value for figure, mean in found[name].items()} for table, found in figures.items()}
    points, won = study.mean_points()[name].value, study.opponents()[name].value
    return GroupMeans(PlayerGroup(group, study.seat_counts()[name], points, won), tables)  # type: ignore[arg-type]


def _bots(averages: GameAverages, mine: Iterable[MatchSummary]) -> GroupMeans | None:
    """The averages of bots for the numbers of players that a person's own matches had."""
    counts = Counter(len(match.names) for match in mine)
    found = averages.mixed(counts)
    if found is None:
        return None
    points, tables = found
    return GroupMeans(PlayerGroup("bots", _matches(averages, counts), points, None), tables)


def _met_most(matches: Iterable[MatchSummary], levels: Sequence[str]) -> str:
    """The level with averages that most seats of these matches had; rules of thumb where there was none."""
    met = Counter(name for match in matches for name in match.names if name in levels)
    return max(levels, key=lambda level: met[level]) if met else HEURISTIC


def _matches(averages: GameAverages, counts: Iterable[int]) -> int:
    return sum(averages.by_players[players].matches for players in counts if players in averages.by_players)


def _origin(averages: GameAverages | None, mine: Sequence[MatchSummary], levels: Sequence[str]) -> BotAverages | None:
    if averages is None or not mine:
        return None
    matches = _matches(averages, {len(match.names) for match in mine})
    return BotAverages(averages.level, matches, averages.date, list(levels))


def _tables(game: str, groups: Sequence[GroupMeans]) -> list[FigureTable]:
    """The figures of all groups side by side; of the components those the first groups have most of."""
    found = []
    for table in groups[0].tables if groups else ():
        names = list(dict.fromkeys(name for each in groups for name in each.tables[table]))
        is_component = table not in ("sources", "stages")
        names = sorted(names, key=stage_order) if table == "stages" else _largest_first(names, groups, table)
        if is_component:
            seen = [name for name in names if any(each.tables[table].get(name, 0.0) >= MIN_SHOWN for each in groups)]
            names = seen[:FIGURES_PER_TABLE]
        rows = [
            FigureRow(name, _label(game, table, name), [each.tables[table].get(name, 0.0) for each in groups])
            for name in names
        ]
        found.append(FigureTable(table, _kind_label(table) if is_component else "", rows))
    return found


def _largest_first(names: Iterable[str], groups: Sequence[GroupMeans], table: str) -> list[str]:
    return sorted(names, key=lambda name: [-each.tables[table].get(name, 0.0) for each in groups])


def _label(game: str, table: str, name: str) -> Label:
    if table == "stages":
        return name
    return message(name) if table == "sources" else component_label(game, table, name)


def _kind_label(kind: str) -> Message:
    """A kind of components, in the plural."""
    return message(f"report-all-{kind}")


def _kinds(study: BalanceStudy) -> list[PlayerKind]:
    points, counts = study.mean_points(), study.seat_counts()
    return [
        PlayerKind(name, counts[name], _share(won), _share(points[name]))
        for name, won in study.opponents().items()
        if name != STAND_IN
    ]


def _components(study: BalanceStudy, kind: str) -> ComponentTable:
    taken = sorted(study.components(kind), key=lambda one: (-one.seats, one.name))[:FIGURES_PER_TABLE]
    rows = [
        ComponentRow(
            name=one.name,
            label=component_label(study.setting.game.name, kind, one.name),
            seats=one.seats,
            of=one.of,
            win_share=_share(one.share),
            lead=_share(one.lead),
        )
        for one in taken
    ]
    return ComponentTable(kind, _kind_label(kind), rows)


def _share(interval: Interval) -> MeasuredShare:
    found = bounds(interval)
    return MeasuredShare(found["value"] or 0.0, found["low"], found["high"])
