"""`trianon warm`: compiling ahead, and notes while a command waits for it."""

from pathlib import Path
from typing import Any

import pytest
from numba.core.caching import NullCache

from tests.cli.command_runner import good
from trianon.bots import compile_ahead
from trianon.cli import compiling as notes
from trianon.cli.commands import warm as command
from trianon.cli.output import Output
from trianon.core.kernel.compiler import callee, dispatch
from trianon.core.kernel.compiler.rule import rule
from trianon.games import game_names, game_of
from trianon.research import compiling


@pytest.fixture
def own_cache(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Keep what a test compiles out of the cache of the rules."""
    compile_ahead.load_rules(game_of("rokoko"))
    monkeypatch.setenv("TRIANON_CACHE_DIR", str(tmp_path))


def uncached(function: Any) -> Any:
    """Let a rule be compiled whenever it is used for the first time in a process."""
    compiled = rule(function)
    compiled._cache = compiled.callee._cache = NullCache()
    return compiled


@pytest.mark.parametrize("game", game_names())
def test_every_game_is_made_ready_whatever_parts_it_leaves_to_the_core(game: str) -> None:
    assert good("warm", game).out.startswith(f"{game} is ready")


def test_what_is_compiled_already_is_ready_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    good("warm", "rokoko")
    monkeypatch.delattr(command, "exercise_everything")  # nothing of it is used to find it out
    assert good("warm", "rokoko").out == "rokoko is ready.\n"
    assert good("warm", "rokoko", language="de").out == "rokoko ist bereit.\n"


def test_changed_studies_are_compiled_again(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("TRIANON_CACHE_DIR", str(tmp_path / "cache"))
    monkeypatch.setattr(compiling, "is_warm", lambda game: True)
    monkeypatch.setattr(compiling, "RESEARCH", tmp_path)
    assert not compiling.is_everything_compiled("rokoko")
    compiling.mark_everything_compiled("rokoko", [])
    assert compiling.is_everything_compiled("rokoko")
    (tmp_path / "loops.py").write_text("SEATS = 3\n", "utf-8")
    assert not compiling.is_everything_compiled("rokoko")


@pytest.mark.usefixtures("own_cache")
def test_every_compilation_is_reported() -> None:
    heard: list[int] = []
    plus_one = uncached(lambda x: x + 1)
    plus_two = uncached(lambda x: plus_one(plus_one(x)))
    with compile_ahead.on_each_compilation(lambda: heard.append(1)):
        assert plus_two(1) == 3
        assert plus_two(2) == 4
    assert len(heard) == 3, "both rules, and the entry by which Python calls one of them"
    assert plus_one(1.5) == 2.5
    assert len(heard) == 3, "the listener is gone"


@pytest.mark.usefixtures("own_cache")
def test_a_note_on_the_first_compilation_hides_it_from_no_other_listener() -> None:
    heard: list[int] = []
    compile_ahead.on_first_compilation(lambda: heard.append(0))
    plus_four = uncached(lambda x: x + 4)
    with compile_ahead.on_each_compilation(lambda: heard.append(1)):
        assert plus_four(1) == 5
    assert heard == [0, 1, 1]


@pytest.mark.usefixtures("own_cache")
@pytest.mark.parametrize("is_warm", [False, True])
def test_a_command_and_a_program_note_once_that_they_wait_unless_warm_cannot_help(
    is_warm: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(compiling, "_games", set())
    monkeypatch.setattr(compiling, "is_everything_compiled", lambda game: is_warm)
    for _ in range(2):
        notes.note_compilation("rokoko", Output("en"))
        compiling.log_compilation("histrio")
    plus_three = uncached(lambda x: x + 3)
    assert plus_three(1) == 4
    assert plus_three(1.5) == 4.5
    result = capsys.readouterr()
    assert (result.out, result.err.count("Compiling the rules of rokoko.")) == ("", 0 if is_warm else 1)
    logged = [] if is_warm else [("trianon", "WARNING", True)]
    assert [(one.name, one.levelname, "histrio" in one.getMessage()) for one in caplog.records] == logged


@pytest.mark.usefixtures("own_cache")
def test_nothing_is_cached_where_the_cache_folder_cannot_be_written(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "file").touch()
    for module in (callee, dispatch):
        monkeypatch.setattr(module, "cache_folder", lambda name: tmp_path / "file" / "below")
    compiled: Any = rule(lambda x: x + 5)
    assert compiled(1) == 6
    assert isinstance(compiled._cache, NullCache)
    assert isinstance(compiled.callee._cache, NullCache)


@pytest.mark.usefixtures("own_cache")
def test_the_count_of_compiled_rules_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "compile_ahead", lambda name, out: 7)
    assert good("warm", "rokoko").out == "rokoko is ready; 7 functions were compiled.\n"


@pytest.mark.usefixtures("own_cache")
def test_compilations_of_rules_without_compiled_code_are_estimated(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    before = compile_ahead.pending_compilations()
    monkeypatch.setattr("trianon.core.kernel.compiler.source_key.cache_folder", lambda module: tmp_path)
    assert compile_ahead.pending_compilations() > before + 100
