"""Every Fluent file of the package, parsed whole, for tests that compare languages."""

from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import trianon

PACKAGE = Path(trianon.__file__).parent
FOLDERS = sorted(path.parent.relative_to(PACKAGE).as_posix() for path in PACKAGE.rglob("locales") if path.is_dir())


class Variables(Visitor):
    """Collects the names of the variables below a node."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


@cache
def resource(file: Path) -> ast.Resource:
    """Parse one file."""
    return FluentParser(with_spans=False).parse(file.read_text("utf-8"))


@cache
def messages(folder: str, language: str) -> tuple[tuple[str, ast.Message], ...]:
    """List every message of a folder in one language, with the name of its file."""
    files = sorted((PACKAGE / folder / "locales" / language).glob("*.ftl"))
    return tuple(
        (file.name, entry) for file in files for entry in resource(file).body if isinstance(entry, ast.Message)
    )


def shape(message: ast.Message, with_forms: bool = True) -> dict[str, set[str]]:
    """Tell which variables the text and each attribute of a message take; the text has an empty name.

    Second persons of a verb (`you`, `more-you`) can be left out, as not every language has a form for them.
    """
    patterns = {
        attribute.id.name: attribute.value
        for attribute in message.attributes
        if with_forms or attribute.id.name.split("-")[-1] != "you"
    }
    if message.value is not None:
        patterns[""] = message.value
    return {name: variables(pattern) for name, pattern in patterns.items()}


def variables(node: ast.BaseNode) -> set[str]:
    """List the variables below a node."""
    collector = Variables()
    collector.visit(node)
    return collector.names


def literal_text(message: ast.Message) -> str:
    """Give the text of a message that has no placeables."""
    assert message.value is not None
    parts = [element.value for element in message.value.elements if isinstance(element, ast.TextElement)]
    assert len(parts) == len(message.value.elements), message.id.name
    return "".join(parts)
