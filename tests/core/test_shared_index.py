"""The index of a rule's compiled code, which several processes read and write at once."""

import sys
from collections import namedtuple
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from trianon.core.kernel.compiler.code_cache import SharedIndex
from trianon.games import game_of


def test_an_index_that_names_a_type_that_is_gone_counts_as_empty(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    gone = ModuleType("module_of_an_earlier_version")
    Arguments = namedtuple("Arguments", "count")
    Arguments.__module__ = gone.__name__
    monkeypatch.setattr(gone, "Arguments", Arguments, raising=False)
    index = SharedIndex(str(tmp_path), "rule", "stamp")
    with monkeypatch.context() as earlier:
        earlier.setitem(sys.modules, gone.__name__, gone)
        index.save(Arguments(1), "compiled code")
        assert index.load(Arguments(1)) == "compiled code"
    assert index.load("another type") is None
    index.save("another type", "new code")
    assert index.load("another type") == "new code"


@pytest.mark.parametrize("damage", [b"", b"no pickle", b"\x80\x04}q\x00."])
def test_a_damaged_index_counts_as_empty(tmp_path: Path, damage: bytes) -> None:
    index = SharedIndex(str(tmp_path), "rule", "stamp")
    index.save("a type", "compiled code")
    (file,) = tmp_path.glob("*.nbi")
    file.write_bytes(damage)
    assert index.load("a type") is None


def test_processes_that_compile_at_once_never_get_each_others_code(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second process has read the index before the first one wrote, and the first one's index remains."""
    index = SharedIndex(str(tmp_path), "rule", "stamp")
    index.save("whole numbers", "code for whole numbers")
    (file,) = tmp_path.glob("*.nbi")
    first = file.read_bytes()
    with monkeypatch.context() as second:
        second.setattr(index, "_load_index", dict)
        index.save("records", "code for records")
    assert index.load("whole numbers") is None, "compiled again at worst"
    assert index.load("records") == "code for records"
    file.write_bytes(first)
    assert index.load("whole numbers") == "code for whole numbers"
    assert index.load("records") is None


def test_entries_and_callees_have_shared_indices() -> None:
    rule: Any = game_of("histrio").legal
    for cached in (rule._cache, rule.callee._cache):
        assert isinstance(cached._cache_file, SharedIndex)
