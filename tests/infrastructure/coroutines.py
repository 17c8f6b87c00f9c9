"""Coroutines run to their end, wherever the test runs."""

import asyncio
from collections.abc import Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

Result = TypeVar("Result")


def completed(work: Coroutine[object, object, Result]) -> Result:
    """What a coroutine returns; in a thread, as browser tests may have left a loop running in this one."""
    with ThreadPoolExecutor(1) as pool:
        return pool.submit(asyncio.run, work).result()
