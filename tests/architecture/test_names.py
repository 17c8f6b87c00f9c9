"""One name, one meaning: a class name stands once in the package, the parts that every game has aside."""

import ast
from collections import defaultdict

from tests.architecture.tree import texts

PACKAGE, GAMES = "src/trianon", "games"


def class_places() -> dict[str, set[str]]:
    """The places of every class name: modules, where all games together count as one place."""
    places: dict[str, set[str]] = defaultdict(set)
    for path, text in texts():
        if path.suffix == ".py" and path.is_relative_to(PACKAGE):
            parts = path.relative_to(PACKAGE).parts
            part_of_game = "/".join(parts[2:]) if parts[0] == GAMES and len(parts) > 2 else ""
            for node in ast.walk(ast.parse(text)):
                if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                    places[node.name].add(f"{GAMES}/*/{part_of_game}" if part_of_game else "/".join(parts))
    return places


def test_a_class_name_stands_once() -> None:
    places = class_places()
    assert {"State", "View", "ServerNode", "Match"} <= set(places)
    assert {name: sorted(found) for name, found in places.items() if len(found) > 1} == {}
