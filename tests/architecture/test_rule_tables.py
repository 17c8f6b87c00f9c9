"""Every rule has a function and a test, and the pages that show it are up to date."""

import importlib.util
from functools import cache
from types import ModuleType

import pytest

from tests.architecture.tree import ROOT


@cache
def builder() -> ModuleType:
    spec = importlib.util.spec_from_file_location("rule_tables", ROOT / "docs" / "rules" / "build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@cache
def page(game: str) -> tuple[str, list[str]]:
    found: tuple[str, list[str]] = builder().page(game)
    return found


@pytest.mark.parametrize("game", builder().games())
def test_no_rule_lacks_a_function_or_a_test(game: str) -> None:
    _, holes = page(game)
    assert not holes


@pytest.mark.parametrize("game", builder().games())
def test_the_page_is_up_to_date(game: str) -> None:
    text, _ = page(game)
    assert (ROOT / "docs" / "rules" / f"{game}.md").read_text("utf-8") == text, "run `make docs`"


def test_spans_cite_all_between() -> None:
    order = ["RK-1.1", "RK-1.2", "RK-1.3", "RK-2.1"]
    assert builder().cited("RK-1.1 to RK-1.3", order) == {"RK-1.1", "RK-1.2", "RK-1.3"}
    assert builder().cited("RK-1.10 and RK-2.1", order) == {"RK-2.1"}
