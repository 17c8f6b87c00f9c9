"""Chance in tests: the same every time, so that a change is judged by itself; TRIANON_VARIED=1 lets them search on."""

import os
import secrets
from collections.abc import Callable
from hashlib import sha256
from itertools import count

IS_VARIED = bool(os.environ.get("TRIANON_VARIED"))


def secrets_of(name: str) -> Callable[[], str]:
    """Gives the server's halves of seeds, as a house draws them: always the same ones for a test of this name."""
    if IS_VARIED:
        return lambda: secrets.token_hex(32)
    numbers = count()
    return lambda: sha256(f"{name} {next(numbers)}".encode()).hexdigest()
