"""Situations of a device's tables: the same messages as a server's."""

from trianon.bots.registry import bot_names
from trianon.core.kernel.seats import SPECTATOR
from trianon.core.match_file.replay import final_lines
from trianon.device.device_table import DeviceTable
from trianon.server.limits import DEFAULT_ENTRIES
from trianon.server.wire.match_messages import Result, Situation
from trianon.server.wire.table_messages import SeatInfo, TableInfo
from trianon.viewing.match_view import entries_for_viewer, match_view, undo_entry


def situation_of(table: DeviceTable, person: str, since: int | None = None) -> Situation:
    """Everything the person sees of a table, with the entries after number `since`."""
    match, seat, runs = table.match, table.settings.own, not table.over
    known = max(0, table.number - DEFAULT_ENTRIES) if since is None else min(since, table.number)
    before = [entry for entry in table.entries if entry.number <= known]
    after = [entry for entry in table.entries if entry.number > known]
    seen = match_view(match, seat, table.opened, runs=runs, is_lesson=table.settings.lesson is not None)
    return Situation(
        table=table_info(table, person),
        number=table.number,
        since=known,
        entries=entries_for_viewer(match, after, SPECTATOR if seat is None else seat, before),
        undo_request=None,
        result=_result_of(table) if table.over else None,
        undo_entry=undo_entry(match, table.numbers, seat, is_only_person=True) if runs and seat is not None else None,
        **seen._asdict(),
    )


def table_info(table: DeviceTable, person: str) -> TableInfo:
    """A table without its match."""
    settings, match = table.settings, table.match
    asked = [] if table.over else [seat + 1 for seat in match.asked()]
    result = match.result() if table.over else {}
    return TableInfo(
        id=settings.id, game=settings.game, edition=match.setting.edition.id, players=settings.players, pace="live",
        clock=None, open_information=settings.open_information, hints=settings.hints, watch="nobody", listed=False,
        status="over" if table.over else "running", created=settings.created, changed=table.entries[-1].at,
        commitment="", number=table.number, rules=match.setting.game.version,
        seats=[_seat_info(table, seat, person) for seat in range(settings.players)], asked=asked, is_owner=True,
        your_turn=settings.own is not None and settings.own + 1 in asked,
        unseen=max(0, table.number - table.seen), rematch=table.rematch, lesson=settings.lesson,
        from_position=settings.position is not None, revised=table.revised, from_device=True,
        points=result.get("points"), placings=result.get("placings"),
    )  # fmt: skip


def _seat_info(table: DeviceTable, seat: int, person: str) -> SeatInfo:
    name, is_own = table.settings.levels[seat] or "", seat == table.settings.own
    level = name if name in bot_names() else None
    return SeatInfo(
        seat + 1, person if is_own else name, "person" if level is None else "bot", False, level, is_own, False, False,
        None, None, None,
    )  # fmt: skip


def _result_of(table: DeviceTable) -> Result:
    """The result of a finished match; nothing proves the seed of a match on one's own device."""
    match = table.match
    lines = final_lines(match, match.answer_count)
    return Result(**match.result(), lines=lines, stood_in=[], fairness=None)
