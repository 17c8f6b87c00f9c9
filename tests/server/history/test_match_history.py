"""Histories of finished matches: filters, order, pages and privacy; statistics of a person and of the server."""

from dataclasses import replace

import msgspec
import pytest

from tests.infrastructure.guests import Guest, connected
from tests.infrastructure.kept_rows import Rows, put_rows, rows_of
from tests.infrastructure.seated_table import SeatedTable, Time, guests, table_of
from tests.infrastructure.services import ServerProcess
from trianon.bots.levels import LEVELS
from trianon.bots.statistics.summary import summarize
from trianon.core.match_file.read import read_record
from trianon.core.match_file.replay import replay
from trianon.games import game_of
from trianon.server.caches import TimedCache
from trianon.server.history import match_history as history_module
from trianon.server.history import statistics as statistics_module
from trianon.server.history import summaries as summaries_module
from trianon.server.history.match_history import HistoryFilter, match_history
from trianon.server.history.statistics import game_statistics, my_statistics
from trianon.server.history.summaries import decode_summary, summarize_pending
from trianon.server.matches.replays import match_file
from trianon.server.node import ServerNode
from trianon.server.storage.schema import FINISHED
from trianon.server.wire.history_messages import MatchHistory

EVERYTHING = HistoryFilter()
Played = tuple[ServerNode, str, list[SeatedTable]]


@pytest.fixture(scope="module")
def kept() -> list[tuple[Rows, list[SeatedTable], float]]:
    """The matches of `played`, made once: the rows, the people, and the time."""
    return []


@pytest.fixture
def played(node: ServerNode, kept: list[tuple[Rows, list[SeatedTable], float]]) -> Played:
    """Three finished matches of one person: two against bots, the last one against another person."""
    time = node.tables.now = Time()
    if not kept:
        companies = play_three(node, time)
        kept.append((rows_of(node.store), companies, time.now))
    else:
        rows, former, time.now = kept[0]
        put_rows(node.store, rows)
        companies = [replace(company, node=node) for company in former]
    ada = companies[0].person(1)
    return node, ada, companies


def play_three(node: ServerNode, time: Time) -> list[SeatedTable]:
    """The matches of `played`, at the first seat of all three the same person."""
    companies, (ada, bo) = [], guests(node, 2)
    for players, people in ((2, [ada]), (3, [ada]), (2, [ada, bo])):
        time.pass_(60)
        company = table_of(node, "histrio", players, seated=people)
        time.pass_(30)
        company.play()
        companies.append(company)
    return companies


def tables_of(found: MatchHistory) -> list[str]:
    return [match.id for match in found.matches]


def test_a_history_shows_place_points_length_and_opponents(played: Played) -> None:
    node, ada, companies = played
    found = match_history(node.store, ada, EVERYTHING)
    assert tables_of(found) == [company.table for company in companies[::-1]]
    assert (found.total, found.page, found.pages, found.player_counts) == (3, 1, 1, [2, 3])
    for match, company in zip(found.matches, companies[::-1], strict=True):
        result = company.result()
        assert [seat.placing for seat in match.seats] == result.placings
        assert [seat.points for seat in match.seats] == result.points
        own = next(seat for seat in match.seats if seat.you)
        assert (match.placing, match.points) == (own.placing, own.points)
        file = read_record(match_file(node.tables, company.table, ada), "m", game_of)
        assert match.answers == len(file.answers)
        assert match.seconds is not None
        assert match.seconds >= 30
    assert [seat.level is None for seat in found.matches[0].seats] == [True, True]
    assert sum(seat.level is None for seat in found.matches[1].seats) == 1


def test_a_history_is_filtered_and_sorted(played: Played) -> None:
    node, ada, (first, second, third) = played
    assert tables_of(match_history(node.store, ada, HistoryFilter(players=3))) == [second.table]
    assert tables_of(match_history(node.store, ada, HistoryFilter(against="people"))) == [third.table]
    assert tables_of(match_history(node.store, ada, HistoryFilter(against="bots"))) == [second.table, first.table]
    assert tables_of(match_history(node.store, ada, HistoryFilter(game="rokoko"))) == []
    assert tables_of(match_history(node.store, ada, EVERYTHING, "oldest")) == [first.table, second.table, third.table]
    everything = match_history(node.store, ada, EVERYTHING).matches
    won = {match.id for match in everything if match.placing == 1}
    assert set(tables_of(match_history(node.store, ada, HistoryFilter(result="won")))) == won
    assert set(tables_of(match_history(node.store, ada, HistoryFilter(result="lost")))) == {
        match.id for match in everything if (match.placing or 0) > 1
    }
    points = [match.points or 0 for match in match_history(node.store, ada, EVERYTHING, "points").matches]
    assert points == sorted(points, reverse=True)
    places = [match.placing or 0 for match in match_history(node.store, ada, EVERYTHING, "place").matches]
    assert places == sorted(places)
    lengths = [match.answers or 0 for match in match_history(node.store, ada, EVERYTHING, "longest").matches]
    assert lengths == sorted(lengths, reverse=True)


def test_a_history_has_pages(played: Played, monkeypatch: pytest.MonkeyPatch) -> None:
    node, ada, companies = played
    monkeypatch.setattr(history_module, "HISTORY_PAGE", 2)
    pages = [match_history(node.store, ada, EVERYTHING, page=page) for page in (1, 2, 3)]
    assert [tables_of(page) for page in pages] == [[companies[2].table, companies[1].table], [companies[0].table], []]
    assert {page.pages for page in pages} == {2}
    monkeypatch.setattr(history_module, "HISTORY_PAGES", 1)
    assert match_history(node.store, ada, EVERYTHING).pages == 1


def test_a_history_is_private_and_lists_finished_matches_only(played: Played) -> None:
    node, _, companies = played
    assert match_history(node.store, guests(node, 1)[0], EVERYTHING).total == 0
    rival = companies[2].person(2)
    assert tables_of(match_history(node.store, rival, EVERYTHING)) == [companies[2].table]
    going = table_of(node, "histrio", 2, people=2)
    going.play(10)
    assert match_history(node.store, going.people[0] or "", EVERYTHING).total == 0
    assert game_statistics(node.store, "histrio", 2).matches == 2  # summarized on request


def test_summaries_are_those_of_the_replayed_record(played: Played) -> None:
    node, ada, companies = played
    assert summarize_pending(node.store, 2) == 2
    assert summarize_pending(node.store, 2) == 1
    assert summarize_pending(node.store, 2) == 0
    with node.store.read() as connection:
        kept = {row.table_id: decode_summary(row.summary) for row in connection.execute(FINISHED.select())}
    for company in companies:
        match = replay(read_record(match_file(node.tables, company.table, ada), "m", game_of))
        names = kept[company.table].names
        assert kept[company.table] == summarize(
            match.setting, names, match.result(), match.events(None), len(match.answers)
        )


def test_a_match_that_cannot_be_summarized_holds_up_no_other(played: Played, monkeypatch: pytest.MonkeyPatch) -> None:
    node, ada, _ = played
    with monkeypatch.context() as patched:
        patched.setattr(summaries_module, "summarize", lambda *arguments: 1 / 0)
        assert summarize_pending(node.store, 1) == 1
    assert summarize_pending(node.store, 9) == 2
    assert match_history(node.store, ada, EVERYTHING).total == 3
    assert my_statistics(node.store, ada, "histrio").matches == 2


def test_own_statistics_compare_the_latest_matches_with_those_before(
    played: Played, monkeypatch: pytest.MonkeyPatch
) -> None:
    node, ada, _ = played
    monkeypatch.setattr(statistics_module, "RECENT_MATCHES", 1)
    found = my_statistics(node.store, ada, "histrio")
    newest, *earlier = match_history(node.store, ada, EVERYTHING).matches
    groups = {group.name: group for group in found.groups}
    assert found.matches == 3
    assert (groups["recent"].seats, groups["before"].seats) == (1, 2)
    assert groups["recent"].points == newest.points
    assert groups["before"].points == sum(match.points or 0 for match in earlier) / 2
    by_name = {table.name: table for table in found.tables}
    for name in ("sources", "stages"):
        columns = list(zip(*(row.values for row in by_name[name].rows), strict=True))
        assert [sum(column) for column in columns[:2]] == pytest.approx([newest.points, groups["before"].points])
    assert {row.name: row.label for row in by_name["sources"].rows}["source-start"] == ["source-start"]
    assert by_name["request"].label == ["report-all-request"]
    assert my_statistics(node.store, ada, "rokoko").tables == []
    assert my_statistics(node.store, guests(node, 1)[0], "histrio").groups == []


def test_own_statistics_compare_with_bots_of_the_level_that_is_asked_for(played: Played) -> None:
    node, ada, _ = played
    usual, chosen, unknown = (
        my_statistics(node.store, ada, "histrio", level) for level in (None, "journeyman", "sorcerer")
    )
    assert usual.averages is not None
    assert chosen.averages is not None
    assert usual.averages.levels == ["thumb", *(each for each in LEVELS if each in usual.averages.levels)]
    assert chosen.averages.level == "journeyman"
    assert unknown == usual
    points = [next(group.points for group in each.groups if group.name == "bots") for each in (usual, chosen)]
    assert points[0] != points[1]


def test_server_statistics_separate_people_from_bots_and_are_anonymous(played: Played) -> None:
    node, _, companies = played
    found = game_statistics(node.store, "histrio", 2)
    assert [(count.players, count.matches) for count in found.counts] == [(2, 2), (3, 1)]
    assert found.matches == 2
    assert {group.name: group.seats for group in found.groups} == {"people": 3, "bots": 1}
    assert {kind.name: kind.seats for kind in found.kinds} == {"person": 3, "random": 1}
    assert sum(seat.win_share.value for seat in found.seats) == pytest.approx(1)
    assert [table.name for table in found.tables] == ["sources", "stages"]
    assert {table.kind for table in found.components} == {"juggler", "request", "actor", "city"}
    written = msgspec.json.encode(found).decode()
    for company in companies:
        assert company.table not in written
        for seat in company.now(1).table.seats:
            assert seat.kind == "bot" or seat.name not in written


def test_statistics_are_kept_for_a_while() -> None:
    time = Time()
    kept = TimedCache[int](60.0, time)
    assert [kept.get("key", lambda number=number: number) for number in (1, 2)] == [1, 1]  # type: ignore[misc]
    time.pass_(60)
    assert kept.get("key", lambda: 3) == 3


@pytest.mark.parametrize("server", ["sqlite"], indirect=True)
def test_a_history_needs_an_identity_and_statistics_need_none(server: ServerProcess) -> None:
    stranger, guest = connected(server.address), Guest(server.address)
    for path in ("/api/me/matches", "/api/me/statistics?game=histrio"):
        assert stranger.get(path).status_code == 401
    assert guest.get("/api/me/matches", sort="points", against="people", result="won")["total"] == 0
    assert guest.get("/api/me/statistics", game="rokoko")["tables"] == []
    assert guest.ask("GET", "/api/me/matches", sort="name").status_code == 400
    assert guest.ask("GET", "/api/me/matches", page=0).status_code == 400
    assert stranger.get("/api/games/histrio/statistics?players=2").json()["game"] == "histrio"
    assert guest.ask("GET", "/api/games/chess/statistics", players=2).status_code == 404
    assert guest.ask("GET", "/api/me/statistics", game="chess").status_code == 404
