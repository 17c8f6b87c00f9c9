"""Stands in for `trianon.core.kernel.compiler.source_key`: nothing is compiled, so nothing has a key."""

from pathlib import Path
from typing import NamedTuple


class NoSyntax(NamedTuple):
    """What is known of a source file."""

    code: str = ""
    imported: tuple[str, ...] = ()


def syntax_of(path: Path) -> NoSyntax:
    """Nothing is known, and nothing needs it."""
    return NoSyntax()
