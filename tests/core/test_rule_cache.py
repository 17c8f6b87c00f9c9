"""Compiled code is never older than the rules: an edit to anything a rule calls is seen; an edition needs no edit."""

import os
import shutil
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from types import SimpleNamespace

import pytest

import trianon
from tests.architecture.tree import python
from tests.core.forked_programs import Forking
from trianon.core.editions.load import edition_from_text, load_edition
from trianon.core.installed import game_names, part_of
from trianon.core.kernel.compiler import source_key as source_key_module
from trianon.core.kernel.compiler.source_key import (
    cache_base,
    forget_old_caches,
    parsed,
    sources_of,
    syntax_of,
)
from trianon.core.match import Match, Start
from trianon.games import game_of

SOURCES = Path(trianon.__file__).parent
COMPILER = "core/kernel/compiler"

CALLER = """
from trianon.core.kernel.compiler.rule import rule
from trianon.middle import doubled

@rule
def caller(x: int) -> int:
    return doubled(x) + 1
"""
MIDDLE = """
from trianon.core.kernel.compiler.rule import rule
from trianon import numbers
from trianon.callee import (
    callee,
)

@rule
def doubled(x: int) -> int:
    return callee(x) * 2 + numbers.EXTRA
"""
CALLEE = """
from trianon.core.kernel.compiler.rule import rule

@rule
def callee(x: int) -> int:
    return x + 10
"""
HOLDER = """
from trianon.core.kernel.compiler.rule import rule
from trianon.held import held

@rule
def holder(record) -> int:
    return held(record) + 1
"""
HELD = """
from trianon.core.kernel.compiler.rule import rule

@rule
def held(record) -> int:
    return record.coins + 10
"""
HOLDS = """
import numpy as np
from trianon.holder import holder
print(holder(np.ones(1, [("coins", "i4")])[0]))
"""
NUMBERS = "EXTRA = 0\n"
PROGRAM = """
from trianon.caller import caller
print(caller(1), sum(caller.stats.cache_hits.values()))
"""


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A package of its own with rules in three files, one calling the next."""
    folder = tmp_path / "trianon"
    shutil.copytree(SOURCES / COMPILER, folder / COMPILER, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("__init__.py", "core/__init__.py", "core/kernel/__init__.py"):
        shutil.copy(SOURCES / name, folder / name)
    for name, text in (("caller", CALLER), ("middle", MIDDLE), ("callee", CALLEE), ("numbers", NUMBERS)):
        (folder / f"{name}.py").write_text(text)
    return folder


@pytest.fixture(scope="module")
def interpreter() -> Iterator[Forking]:
    """One interpreter for all programs that may be forks: its start takes longer than they do."""
    started = Forking()
    yield started
    started.process.communicate()


@pytest.fixture
def forked(package: Path, interpreter: Forking) -> Callable[[str], str]:
    """What a program prints in a fork that sees the package of this test."""
    return partial(interpreter.run, package)


def edit(file: Path, old: str, new: str) -> None:
    """Edit a file so that neither its size nor its time tells."""
    text, status = file.read_text(), file.stat()
    assert old in text
    assert len(old) == len(new)
    file.write_text(text.replace(old, new))
    os.utime(file, ns=(status.st_atime_ns, status.st_mtime_ns))


def test_an_edit_anywhere_below_a_rule_takes_effect(package: Path, forked: Callable[[str], str]) -> None:
    assert forked(PROGRAM) == "23 0"
    for file, old, new, expected in (
        ("callee.py", "x + 10", "x + 20", "43 0"),
        ("middle.py", "x) * 2", "x) * 3", "34 0"),
        ("numbers.py", "EXTRA = 0", "EXTRA = 5", "28 0"),
        ("caller.py", "+ 1", "+ 9", "31 0"),
    ):
        edit(package / file, old, new)
        assert forked(PROGRAM) == expected, file
        edit(package / file, new, old)
    assert forked(PROGRAM) == "23 1", "the former state is still in its own folder"


def test_a_new_entry_links_the_cached_code_of_all_rules_below_it(package: Path, forked: Callable[[str], str]) -> None:
    assert forked(PROGRAM) == "23 0"
    for file in (package.parent / "cache").rglob("*.nb[ic]"):
        if not file.name.startswith("callee-"):
            file.unlink()
    program = PROGRAM + "print(sum(caller.callee.stats.cache_hits.values()))"
    assert forked(program).split() == ["23", "0", "1"]


def test_cached_rules_find_those_they_call_however_a_process_came_to_them(
    package: Path, forked: Callable[[str], str]
) -> None:
    """Numba numbers functions and records in the order of their compilation, which differs between processes."""
    (package / "holder.py").write_text(HOLDER)
    (package / "held.py").write_text(HELD)
    assert forked(HOLDS) == "12"
    for file in (package.parent / "cache").rglob("*.nb[ic]"):
        if not file.name.startswith("callee-") or file.parent.parent.name == "trianon.held":
            file.unlink()
    other = "import numpy as np\nfrom trianon.callee import callee\nfrom trianon.held import held\ncallee(1)\n"
    other += "held(np.zeros(1, [('coins', 'i4'), ('cards', 'i4')])[0])\n"
    assert forked(other + HOLDS) == "12"


def test_two_rules_of_one_name_in_a_module_are_refused(package: Path, forked: Callable[[str], str]) -> None:
    (package / "callee.py").write_text(CALLEE + CALLEE.replace("10", "11"))
    program = """
try:
    import trianon.callee
except ValueError as error:
    print(error)
"""
    assert forked(program) == "trianon.callee has two rules called callee"


OTHER_NUMBA = "from numba.np import arrayobj; arrayobj.raise_with_shape_context = lambda source, target: None\n"


@pytest.mark.parametrize(
    ("before", "warned"), [("import os; os.environ['TRIANON_COMPILER'] = 'njit'\n", False), (OTHER_NUMBA, True)]
)
def test_rules_do_without_private_parts_of_numba(
    package: Path, forked: Callable[[str], str], before: str, warned: bool
) -> None:
    """As chosen, or by itself; code is cached, but apart from that of the other way."""
    assert forked(PROGRAM) == "23 0"
    program = f"""
{before}
import warnings
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    from trianon.core.kernel.compiler.rule import fast_call, pointer
    from trianon.caller import caller
assert [warning.category for warning in caught] == [RuntimeWarning] * {int(warned)}
print(caller(1), sum(caller.stats.cache_hits.values()), fast_call(caller, (1,))(2), pointer(caller, 0, (0,))(3))
"""
    assert forked(program) == "23 0 25 27"
    assert forked(program) == "23 1 25 27"
    edit(package / "callee.py", "x + 10", "x + 20")
    assert forked(program) == "43 0 45 47"


def test_the_key_of_a_game_in_another_package_covers_its_own_modules_and_the_core(tmp_path: Path) -> None:
    game = tmp_path / "pebbles"
    (game / "codes").mkdir(parents=True)
    (game / "flow.py").write_text("from pebbles.codes import step\nfrom trianon.core.kernel.steps import follow\n")
    (game / "codes" / "step.py").write_text("from os import path\nROUND = 1\n")
    found = sources_of(game / "flow.py", game)
    assert {game / "flow.py", game / "codes" / "step.py", SOURCES / "core" / "kernel" / "steps.py"} <= set(found)
    assert SOURCES / "core" / "kernel" / "struct.py" in found, "what the core imports counts too"


@pytest.mark.parametrize(
    ("source", "edited", "same"),
    [
        ("A = 1\n", '"""What it is."""\n\n# why\nA = (\n    1  # here\n)\n', True),
        ("def f():\n    return '#1'\n", 'def f():\n    """Two\n\n    lines."""\n    return "#1"  # why\n', True),
        ("def f():\n    return '#1'\n", "def f():\n    return '#2'\n", False),
        ('def f():\n    """Text."""; return 1\n', 'def f():\n    """Text."""; return 2\n', False),
        ('A = """\n# 1\n"""\n', 'A = """\n# 2\n"""\n', False),
    ],
)
def test_the_key_covers_code_without_comments_docstrings_and_layout(source: str, edited: str, same: bool) -> None:
    assert (parsed(source.encode()) == parsed(edited.encode())) == same


def test_the_syntax_of_a_source_file_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRIANON_CACHE_DIR", str(tmp_path))
    file = tmp_path / "module.py"
    file.write_text("from trianon.core import (\n    match,  # (why)\n)\nimport os\n")
    found = syntax_of(file)
    assert found.imported == ("os", "trianon.core", "trianon.core.match")
    syntax_of.cache_clear()
    monkeypatch.setattr(source_key_module, "parsed", None)
    assert syntax_of(file) == found


@pytest.mark.parametrize("game", game_names())
def test_the_shared_flow_counts_as_code_of_each_game(game: str) -> None:
    own = part_of(game, "flow")
    for name in ("begin", "advance", "legal", "answer"):
        entry = getattr(own, name)
        function = getattr(entry, "py_func", entry)
        assert (function.__name__, function.__module__) == (name, own.__name__)
    path = Path(str(own.__file__)).resolve()
    assert SOURCES / "core" / "kernel" / "flow.py" in sources_of(path, path.parent)


def test_another_folder_with_the_same_sources_shares_the_compiled_code(
    package: Path, tmp_path: Path, interpreter: Forking
) -> None:
    assert interpreter.run(package, PROGRAM) == "23 0"
    moved = shutil.copytree(package, tmp_path / "elsewhere" / "trianon")
    (moved / "callee.py").write_text(CALLEE.replace("@rule", "# a remark\n@rule"))
    assert interpreter.run(moved, PROGRAM, package.parent / "cache") == "23 1"


def test_where_nothing_can_be_written_rules_are_compiled_and_not_cached(package: Path, interpreter: Forking) -> None:
    file = package.parent / "file"
    file.write_text("")
    assert interpreter.run(package, PROGRAM, file / "cache") == "23 0"
    assert not list(package.rglob("*.nbi"))


def test_no_module_imports_relatively_which_the_key_would_not_see() -> None:
    for path in SOURCES.rglob("*.py"):
        if "standins" in path.parts:  # packages of the browser's Python: no rule imports them
            continue
        assert "\nfrom ." not in path.read_text("utf-8"), path


def test_importing_a_game_compiles_nothing(tmp_path: Path) -> None:
    program = "import sys, trianon.games.rokoko.game as g; g.GAME.schema; print('numba' in sys.modules)"
    done = python("-W", "error", "-c", program, TRIANON_CACHE_DIR=str(tmp_path))
    assert done.stdout == "True\n", done.stderr
    assert not list(tmp_path.rglob("*.nbc"))


def test_an_edited_edition_takes_effect_without_compiling_anything() -> None:
    game = game_of("rokoko")
    reference = load_edition(game.schema)
    Match(game.setting(reference, 2), Start("seed"))
    compiled = len(game.begin.signatures)  # type: ignore[attr-defined]
    edited = edition_from_text(game.schema, reference.text.replace("livre = 15, yarn = 1", "livre = 44, yarn = 3"), "e")
    match = Match(game.setting(edited, 2), Start("seed"))
    assert (match.s.livre[:2].tolist(), match.s.yarn[:2].tolist()) == ([44, 44], [3, 3])
    assert Match(game.setting(reference, 2), Start("seed")).s.livre[:2].tolist() == [15, 15]
    assert len(game.begin.signatures) == compiled  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("environment", "expected"),
    [
        ({"TRIANON_CACHE_DIR": "/one", "NUMBA_CACHE_DIR": "/two", "XDG_CACHE_HOME": "/three"}, "/one"),
        ({"NUMBA_CACHE_DIR": "/two", "XDG_CACHE_HOME": "/three"}, "/two"),
        ({"XDG_CACHE_HOME": "/three"}, "/three/trianon"),
        ({"HOME": "/four"}, "/four/.cache/trianon"),
    ],
)
def test_the_cache_lies_where_it_is_asked_to(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], expected: str
) -> None:
    for name in ("TRIANON_CACHE_DIR", "NUMBA_CACHE_DIR", "XDG_CACHE_HOME"):
        monkeypatch.delenv(name, raising=False)
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert cache_base() == Path(expected)


def test_old_compiled_code_is_forgotten_module_by_module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(source_key_module, "cache_base", lambda: tmp_path)
    times = SimpleNamespace(now=1_000_000_000)
    for module, states in (("a", "nopqrstuvw"), ("b", "xy")):
        for state in states:
            folder = tmp_path / module / state
            folder.mkdir(parents=True)
            times.now += 60
            os.utime(folder, (times.now, times.now))
    forget_old_caches()
    assert (
        sorted(path.name for path in (tmp_path / "a").iterdir())
        == list("nopqrstuvw")[-source_key_module.KEPT_FOLDERS :]
    )
    assert sorted(path.name for path in (tmp_path / "b").iterdir()) == ["x", "y"]
