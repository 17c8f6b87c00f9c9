"""A game lives in its own folders: nothing else names one, so that another is added without an edit elsewhere."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from tests.architecture.tree import ROOT
from trianon.core.editions.load import builtin_editions
from trianon.core.installed import built_in_games
from trianon.games import game_of

PACKAGE, CLIENT = ROOT / "src" / "trianon", ROOT / "client" / "src"
# defaults of the public interface, which would break for its users
DEFAULTS = {"research/pettingzoo.py", "research/environments/match_env.py", "cli/commands/conform.py"}
ABOUT = {"server/http/openapi.py"}  # the title of the API
COMMENT = re.compile(r"/\*.*?\*/|^\s*//.*$|<!--.*?-->", re.DOTALL | re.MULTILINE)


def named(text: str) -> bool:
    """Whether a text names a built-in game."""
    return any(game in text.lower() for game in built_in_games())


def words_of(path: Path) -> Iterator[str]:
    """Names, imports and texts of a Python file, without its docstrings."""
    tree = ast.parse(path.read_text("utf-8"))
    docstrings = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            yield node.module or ""
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in docstrings:
            yield node.value
        elif isinstance(node, ast.Name | ast.ClassDef | ast.FunctionDef):
            yield node.id if isinstance(node, ast.Name) else node.name


def test_the_page_offers_the_built_in_editions() -> None:
    for game in built_in_games():
        facts = (CLIENT / "boards" / game / "facts.ts").read_text("utf-8")
        offered = re.search(r"editions: \[(.*?)\]", facts)
        assert offered is not None
        assert re.findall(r"'([\w-]+)'", offered[1]) == builtin_editions(game_of(game).schema), game


def is_own(parts: tuple[str, ...]) -> bool:
    """Whether a file lies in the folder of a game."""
    return any(game in parts[:-1] for game in built_in_games())


def test_no_module_outside_a_games_folder_names_one() -> None:
    found = []
    for path in PACKAGE.rglob("*.py"):
        inside = path.relative_to(PACKAGE)
        if not is_own(inside.parts) and any(map(named, words_of(path))):
            found.append(inside.as_posix())
    assert set(found) == DEFAULTS | ABOUT


def test_no_part_of_the_page_outside_a_games_folder_names_one() -> None:
    found = []
    for path in [*CLIENT.rglob("*.ts"), *CLIENT.rglob("*.svelte")]:
        inside = path.relative_to(CLIENT)
        is_generated = path.name.endswith(".d.ts")
        if not is_own(inside.parts) and not is_generated and named(COMMENT.sub("", path.read_text("utf-8"))):
            found.append(inside.as_posix())
    assert found == []
