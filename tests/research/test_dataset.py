"""Files of decisions: rows are what a seat saw and did, the same however they are made; files are whole or absent."""

import json
import os
import platform
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from threading import Event

import numpy as np
import pytest

from tests.bots.thinking import After
from tests.infrastructure.faults import faulty
from trianon.bots.analysis.analyze import analyze
from trianon.bots.analysis.match_analysis import end_of
from trianon.bots.arena import Contest, lineup
from trianon.bots.budget import StopFlag
from trianon.bots.simulate import recorded_match
from trianon.core.errors import RecordError, TrianonError
from trianon.core.kernel.struct import dtype_of, to_bytes
from trianon.core.match import Match, Start
from trianon.core.match_file.read import read_record
from trianon.core.match_file.replay import replay
from trianon.core.match_file.write import write_record
from trianon.core.optional_deps import MissingDependency, optional_import
from trianon.games import game_of
from trianon.research.dataset.card import COLUMNS, card
from trianon.research.dataset.columns import (
    ANALYSIS_COLUMNS,
    SEARCH_COLUMNS,
    SEAT_COLUMNS,
    layout_from_json,
    layout_to_json,
    schema_of,
)
from trianon.research.dataset.file import write
from trianon.research.dataset.reader import Dataset, read
from trianon.research.matches import recorder
from trianon.research.matches.recorder import Recording
from trianon.research.matches.source import RecordFiles, SelfPlay, SteppedMatch, in_order, record_files
from trianon.texts import LANGUAGES, Texts
from trianon.viewing.settings import reference_setting

SERIES = SelfPlay(Contest("histrio", ("thumb", "random", "random"), 4, "data"))


def made(folder: Path, series: SelfPlay | RecordFiles = SERIES, workers: int = 1) -> Dataset:
    file = folder / f"made{workers}.parquet"
    write(series, file, workers)
    return read(file)


@pytest.mark.parametrize("seats", [("thumb", "random"), ("search:2", "random")])
def test_an_analysis_adds_losses_by_decision_and_accuracy_skill_and_luck_by_seat(
    seats: tuple[str, ...], tmp_path: Path
) -> None:
    series = SelfPlay(Contest("goofspiel", seats, 1, "analysed"))
    file = tmp_path / "analysed.parquet"
    write(series, file, analysis=16)
    data = read(file)
    assert data.about["analysis"] == 16
    record = read_record(write_record(step_by_step(series, 0)), "m", game_of)
    columns = {name: data.table[name].to_numpy() for name in ANALYSIS_COLUMNS}
    for seat in range(2):
        found = analyze(record, seat, 16)
        choices = {decision.number: decision for decision in found.decisions}
        for row in np.flatnonzero(data.seat == seat).tolist():
            decision = choices.get(row)
            expected = (np.nan,) * 3 if decision is None else (*decision.loss, decision.before.chances[seat])
            np.testing.assert_allclose([columns[name][row] for name in ANALYSIS_COLUMNS], expected, rtol=1e-5)
        accuracy, skill, luck = (data.table[name][0].as_py()[seat] for name in SEAT_COLUMNS)
        assert found.accuracy is not None
        assert accuracy == pytest.approx(found.accuracy.value, abs=1e-3)
        assert skill == pytest.approx(-sum(decision.loss.value for decision in found.decisions), abs=1e-5)
        start = found.decisions[0].before.standing.value
        assert start + skill + luck == pytest.approx(end_of(replay(record))[0][seat], abs=1e-5)


@pytest.mark.parametrize(
    ("game", "seats"),
    [
        ("rokoko", ("thumb", "search:2", "random")),
        ("histrio", ("thumb",) * 4 + ("random",)),
    ],
)
def test_every_row_is_what_the_seat_saw_and_did(game: str, seats: tuple[str, ...], tmp_path: Path) -> None:
    series = SelfPlay(Contest(game, seats, 2, "rows"))
    data, row, setting = made(tmp_path, series), 0, series.setting()
    bots = data.table["bot"].to_pylist()
    for number in range(2):
        match = step_by_step(series, number)
        again = Match(setting, Start(f"rows/{number}"))
        for place, answer in enumerate(match.answers):
            assert (data.match[row], data.decision[row], data.seat[row]) == (number, place, answer.seat)
            assert bots[row] == lineup(series.contest, number)[answer.seat]
            assert data.views[row].tobytes() == to_bytes(again.look(answer.seat))
            assert data.legal(row).tolist() == again.option_numbers(answer.seat)
            assert data.keys(row) == again.options(answer.seat)
            assert data.keys(row)[data.choice[row]] == answer.key
            assert data.chosen[row] == again.locate(answer.key)
            assert data.points[row].tolist() == match.result()["points"]
            assert data.placings[row].tolist() == match.result()["placings"]
            again.answer(answer.seat, answer.key)
            row += 1
    assert row == len(data)
    masks = data.masks(slice(3, 6))
    assert masks.shape == (3, setting.game.numbering.size)
    assert np.flatnonzero(masks[0]).tolist() == sorted(data.legal(3).tolist())


def step_by_step(series: SelfPlay, number: int) -> Match:
    """The match of a series, played without the compiled recorder."""
    seen = series.match(number, Event())
    if isinstance(seen, SteppedMatch):
        return seen.match
    return recorded_match(series.setting(), list(lineup(series.contest, number)), series.contest.seed, number)


@pytest.mark.parametrize("game", ["rokoko", "histrio"])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_recorder_keeps_what_playing_step_by_step_gives(game: str, players: int) -> None:
    series = SelfPlay(Contest(game, ("thumb",) + ("random",) * (players - 1), players, "recorder"))
    for number in (0, players - 1):
        seen = series.match(number, Event())
        assert isinstance(seen, Recording)
        slow = SteppedMatch(seen.names, step_by_step(series, number))
        quick, taken = seen.decisions(number), slow.decisions(number)
        assert quick.views.tobytes() == taken.views.tobytes()
        for part in ("seats", "offsets", "options", "choices", "points", "placings"):
            assert getattr(quick, part).tolist() == getattr(taken, part).tolist(), part
        for part in ("match", "seed", "names", "questions", "keys"):
            assert getattr(quick, part) == getattr(taken, part), part
        assert seen.events() == slow.events()
        assert seen.result() == slow.result()


@pytest.mark.parametrize("room", ["MAX_DECISIONS", "MAX_OPTIONS", "MAX_ROWS"])
def test_a_match_too_long_for_the_recorder_is_played_step_by_step(room: str, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = SelfPlay(Contest("histrio", ("random", "thumb"), 1, "room")).match(0, Event())
    monkeypatch.setattr(recorder, room, 40)
    seen = SelfPlay(Contest("histrio", ("random", "thumb"), 2, "room")).match(0, Event())
    assert isinstance(seen, SteppedMatch)
    assert whole is not None
    assert seen.result() == whole.result()


def test_opponents_change_seats_and_no_match_comes_twice(tmp_path: Path) -> None:
    series = SelfPlay(Contest("histrio", ("thumb",) * 2, 4, "twice"))
    outcomes = {tuple(row) for row in made(tmp_path, series).points.tolist()}
    assert len(outcomes) > 2
    assert [one.names.index("thumb") for n in range(3) if (one := SERIES.match(n, Event()))] == [0, 1, 2]


def test_the_file_describes_itself(tmp_path: Path) -> None:
    about = made(tmp_path).about
    assert (about["game"], about["players"], about["rules"]) == ("histrio", 3, game_of("histrio").version)
    assert about["edition"] == {"id": "reference", "digest": SERIES.setting().edition.digest}
    played = {"seed": "data", "seats": ["thumb", "random", "random"], "milliseconds": None}
    assert about["source"] == {"kind": "self-play", **played}


@pytest.mark.parametrize("game", ["rokoko", "histrio"])
def test_the_layout_of_a_view_survives_serialization(game: str) -> None:
    layout = dtype_of(game_of(game).view)
    again = layout_from_json(json.loads(json.dumps(layout_to_json(layout))))
    assert again == layout.base or (again.fields == layout.fields and again.itemsize == layout.itemsize)


def records(folder: Path, games: int, players: int = 2) -> Path:
    folder.mkdir(exist_ok=True)
    setting = reference_setting("histrio", players)
    for number in range(games):
        match = recorded_match(setting, ["random"], "stored", number)
        (folder / f"match-{players}-{number}.json").write_text(write_record(match, ["ada"] * players), "utf-8")
    return folder


def test_stored_matches_become_rows(tmp_path: Path) -> None:
    folder = records(tmp_path / "matches", 3)
    half = json.loads((folder / "match-2-1.json").read_text("utf-8"))
    half.update(finished=False, result=None, answers=half["answers"][:5])
    (folder / "match-2-1.json").write_text(json.dumps(half), "utf-8")
    series = record_files(folder, "histrio")
    assert series.metadata() == {"kind": "records", "files": 2, "unfinished": 1}
    data = made(tmp_path, series)
    assert set(data.table["seed"].to_pylist()) == {"stored/0", "stored/2"}
    assert set(data.table["bot"].to_pylist()) == {"ada"}


def test_records_that_do_not_belong_together_are_refused(tmp_path: Path) -> None:
    folder = records(tmp_path / "matches", 1)
    with faulty(RecordError, match="expected rokoko, as requested"):
        record_files(folder, "rokoko")
    records(folder, 1, players=3)
    with faulty(RecordError, match=r"3 players.*expected 2 players.*match-2-0"):
        record_files(folder, "histrio")
    for content in ("nonsense", "[]", '{"game": "histrio"}'):
        (folder / "match-1.json").write_text(content, "utf-8")
        with faulty(RecordError, match=r"match-1\.json"):
            record_files(folder, "histrio")
    with pytest.raises(TrianonError, match="is not a folder"):
        record_files(tmp_path / "nowhere", "histrio")
    (tmp_path / "empty").mkdir()
    with pytest.raises(TrianonError, match="holds no finished match"):
        record_files(tmp_path / "empty", "histrio")


def test_a_record_with_another_result_is_refused(tmp_path: Path) -> None:
    folder = records(tmp_path / "matches", 1)
    file = folder / "match-2-0.json"
    tampered = json.loads(file.read_text("utf-8"))
    tampered["result"]["points"][0] += 1
    file.write_text(json.dumps(tampered), "utf-8")
    with faulty(RecordError, match="a result that its answers do not lead to"):
        write(record_files(folder, "histrio"), tmp_path / "out.parquet")
    assert [path.name for path in tmp_path.iterdir()] == ["matches"]


def test_a_stop_leaves_a_whole_shorter_file(tmp_path: Path) -> None:
    file = tmp_path / "stopped.parquet"
    written = write(SERIES, file, stop=After(2))
    assert 0 < written.matches < SERIES.games
    short, whole = read(file), made(tmp_path)
    assert short.table.to_pylist() == whole.table.slice(0, len(short)).to_pylist()
    assert f"{written.matches} of 4 matches" in card(written, file.name, 4, "reference", Texts("en"))
    write(SERIES, file, stop=After(0))
    assert len(read(file)) == 0


class Failing(SelfPlay):
    """A series with a third match that cannot be played."""

    def match(self, number: int, stop: StopFlag) -> None:
        raise TrianonError("the power is gone")


def test_a_failure_leaves_nothing_or_the_old_file(tmp_path: Path) -> None:
    file = tmp_path / "made1.parquet"
    with pytest.raises(TrianonError, match="power"):
        write(Failing(SERIES.contest), file)
    assert list(tmp_path.iterdir()) == []
    before = made(tmp_path)
    with pytest.raises(TrianonError, match="power"):
        write(Failing(SERIES.contest), file)
    assert read(file).table.equals(before.table)
    assert [path.name for path in tmp_path.iterdir()] == ["made1.parquet"]


def test_what_a_killed_run_left_behind_goes_with_the_next_one_and_nothing_else(tmp_path: Path) -> None:
    script = (
        "import os, sys, signal\n"
        "from pathlib import Path\n"
        "from trianon.research.dataset.file import _atomic_write\n"
        "with _atomic_write(Path(sys.argv[1])) as part:\n"
        "    part.write_bytes(b'half')\n"
        "    os.kill(os.getpid(), signal.SIGKILL)\n"
    )
    for name in ("made1.parquet", "other.parquet"):
        subprocess.run([sys.executable, "-c", script, str(tmp_path / name)], check=False)
    alive = tmp_path / f".made1.parquet.{platform.node()}.{os.getpid()}.1.part"  # of a run that goes on
    alive.touch()
    assert len(list(tmp_path.glob(".made1.parquet.*.part"))) == 2
    made(tmp_path)
    left = sorted(path.name for path in tmp_path.iterdir())
    assert left == sorted([alive.name, "made1.parquet", *(path.name for path in tmp_path.glob(".other.parquet.*"))])
    assert len(left) == 3


@pytest.mark.parametrize("content", [b"", b"hello", None])
def test_a_file_of_something_else_is_refused(content: bytes | None, tmp_path: Path) -> None:
    file = tmp_path / "other.parquet"
    if content is None:
        pa, pq = optional_import("pyarrow", "research"), optional_import("pyarrow.parquet", "research")
        pq.write_table(pa.table({"match": [1]}), file)
    else:
        file.write_bytes(content)
    with pytest.raises(TrianonError, match=r"other\.parquet: (cannot be read as Parquet|not a file of decisions)"):
        read(file)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_card_explains_every_column(language: str, tmp_path: Path) -> None:
    written = write(SERIES, tmp_path / "made.parquet")
    text = card(written, "made.parquet", SERIES.games, "reference", Texts(language))
    assert tuple(schema_of(SERIES.setting()).names) == COLUMNS
    assert "`visits`" not in text
    searched = replace(written, about={**written.about, "searched": True})
    assert tuple(schema_of(SERIES.setting(), searched=True).names) == (*COLUMNS, *SEARCH_COLUMNS)
    assert all(f"| `{name}` |" in card(searched, "a", 1, "reference", Texts(language)) for name in SEARCH_COLUMNS)
    for name in COLUMNS:
        assert f"| `{name}` |" in text
    assert "trianon dataset histrio --seats thumb,random,random --games 4 --seed data" in text
    assert str(written.decisions) in text
    code = text.partition("```python\n")[2].partition("```")[0].replace("made.parquet", str(tmp_path / "made.parquet"))
    exec(code, {})


def test_the_card_promises_the_same_rows_only_where_they_are(tmp_path: Path) -> None:
    def emitted(contest: Contest, stop: Event) -> str:
        written = write(SelfPlay(contest), tmp_path / "made.parquet", stop=stop)
        return card(written, "made.parquet", contest.games, "reference", Texts("en"))

    timed = Contest("histrio", ("search:5", "random"), 1, "timed", milliseconds=1)
    assert "To make the same rows again" not in emitted(timed, Event())
    assert "more rows of the same kind" in emitted(timed, Event())
    stopped = Event()
    stopped.set()
    assert "trianon dataset" not in emitted(Contest("histrio", ("thumb", "random"), 3, "none"), stopped)


def test_results_are_put_in_order_and_what_follows_a_gap_is_left_out() -> None:
    assert list(in_order([(1, "b"), (0, "a"), (3, "d"), (2, "c"), (5, "f")])) == ["a", "b", "c", "d"]


def test_a_missing_package_is_named_with_its_extra(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    monkeypatch.setitem(sys.modules, "pyarrow.parquet", None)
    text = r'This needs pyarrow, which is not installed: pip install "trianon-….whl\[research\]"'
    with pytest.raises(MissingDependency, match=text):
        write(SERIES, tmp_path / "made.parquet")


def test_the_example_counts_what_is_chosen(tmp_path: Path) -> None:
    write(SERIES, tmp_path / "made.parquet")
    example = Path(__file__).resolve().parents[2] / "docs" / "examples" / "what_is_chosen.py"
    done = subprocess.run(
        [sys.executable, example, tmp_path / "made.parquet"], capture_output=True, text=True, check=True
    )
    assert f"{len(read(tmp_path / 'made.parquet'))} decisions of 4 matches" in done.stdout
    assert "play " in done.stdout
