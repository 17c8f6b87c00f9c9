"""Faults in files as an English reader reads them."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TypeVar

import pytest

from trianon.core.errors import FaultyFile
from trianon.core.faults import Fault
from trianon.texts.faults import fault_text, faults_text

E = TypeVar("E", bound=FaultyFile)


def english(error: BaseException) -> str:
    """All faults of a file, a line each."""
    assert isinstance(error, FaultyFile)
    return faults_text(error, "en")


def line(fault: Fault) -> str:
    """One fault."""
    return fault_text(fault, "en")


@contextmanager
def faulty(error: type[E], match: str = "") -> Iterator[pytest.ExceptionInfo[E]]:
    """Expect an error with a matching text."""
    with pytest.raises(error) as caught:
        yield caught
    assert re.search(match, english(caught.value)), english(caught.value)
