"""Imports of optional dependencies, with an error that names the missing extra.

The command line says it in the reader's language (`cli.errors`).
"""

from importlib import import_module
from typing import Any

from trianon.core.errors import TrianonError


class MissingDependency(TrianonError, ImportError):
    """A package is not installed; names the extra of Trianon that contains it."""

    def __init__(self, package: str, extra: str) -> None:
        super().__init__(package, extra)
        self.package, self.extra = package, extra

    def __str__(self) -> str:
        return f'This needs {self.package}, which is not installed: pip install "trianon-….whl[{self.extra}]"'


def optional_import(name: str, extra: str) -> Any:
    """Import a module of an optional package."""
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] != name.partition(".")[0]:
            raise  # installed, but one of its own dependencies is missing
        raise MissingDependency(name.partition(".")[0], extra) from None
